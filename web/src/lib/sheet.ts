// A sheet over the table. It is not a modal dialog, because the map stays usable. It takes the
// focus, closes on Escape, and gives the focus back.
import { focusInside, restoreFocus } from "./focus";

export function sheet(onescape: (() => void) | null): (box: HTMLElement) => () => void {
  return (box) => {
    const before = document.activeElement;
    const pressed = (event: KeyboardEvent): void => {
      if (
        event.key !== "Escape" ||
        onescape === null ||
        document.querySelector("dialog:modal") !== null
      ) {
        return;
      }
      event.preventDefault();
      onescape();
    };
    addEventListener("keydown", pressed);
    const first = box.querySelector<HTMLElement>("[data-first]");
    if (first !== null) first.focus();
    else focusInside(box);
    return () => {
      removeEventListener("keydown", pressed);
      const now = document.activeElement;
      if (now === document.body || now === null || box.contains(now)) restoreFocus(before);
    };
  };
}
