// Giving a link away: by the device's own sheet, or by the clipboard, also where pages have neither.

/** Whether the link is on its way; false: whoever asked has to copy it by hand. */
export async function copy(link: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  const field = document.createElement("textarea"); // plain HTTP has no clipboard
  const focused = document.activeElement;
  field.value = link;
  field.className = "sr";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

export function canShare(): boolean {
  return navigator.share !== undefined;
}

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {}); // somebody has thought better of it
}
