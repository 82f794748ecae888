// Where a sheet goes on a portrait phone: above the hand, or over the players if it would hide
// what it is about there. A map that is zoomed in moves instead.

/**
 * Move a sheet up if it hides more of these elements below, also when it has grown: the server's
 * answers come later. `table.css` has both places.
 */
export function keepInSight(wanted: string): (sheet: HTMLElement) => () => void {
  return (sheet) => {
    const observer = new ResizeObserver(() => {
      if (document.querySelector(".frame.moved") !== null) return;
      const parts = [...document.querySelectorAll(wanted)];
      const low = hidden(sheet, parts);
      if (low === 0 || sheet.classList.contains("high")) return;
      sheet.classList.add("high");
      if (hidden(sheet, parts) >= low) sheet.classList.remove("high");
    });
    observer.observe(sheet);
    return () => observer.disconnect();
  };
}

/** How many pixels of the elements, from top to bottom, are behind the sheet. */
function hidden(sheet: HTMLElement, parts: readonly Element[]): number {
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return parts
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.left < right && part.right > left)
    .map((part) => Math.min(part.bottom, bottom) - Math.max(part.top, top))
    .reduce((sum, height) => sum + Math.max(0, height), 0);
}
