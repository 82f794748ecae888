// Shares a link by the device's share sheet or by the clipboard.

/** Copy a link; return false if the player has to copy it by hand. */
export async function copy(link: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  // Over plain HTTP, browsers only have the old way to copy.
  const field = document.createElement("textarea");
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
  await navigator.share({ title, url }).catch(() => {}); // the player canceled
}

/** Whether the device's share sheet takes pictures. */
export function canShareFiles(): boolean {
  const probe = new File([], "picture.png", { type: "image/png" });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

export async function shareFile(title: string, file: File): Promise<void> {
  await navigator.share({ title, files: [file] }).catch(() => {}); // the player canceled
}
