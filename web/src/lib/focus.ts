// Keeps the keyboard focus on the page: when the focused element disappears, something nearby gets
// it.
const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex]";
const SETTLED = 60; // milliseconds until the browser takes the focus from a hidden element

let last: HTMLElement | null = null;
let ancestors: Element[] = []; // of the last focused element, from the inside out
let pointing = false; // with a mouse or finger; then the page does not scroll to the focus

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: pointing });
}

/** Focus the first focusable element inside `box`, or `box` itself. */
export function focusInside(box: Element | null): void {
  if (box === null) return;
  const inside = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const best = inside.find((one) => one.tabIndex >= 0) ?? inside[0];
  const target = best ?? (box instanceof HTMLElement ? box : null);
  if (target === null) return;
  if (best === undefined && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  focusOn(target);
}

/** Focus an element or, if it is gone, something near it. */
export function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body && isVisible(element)) {
    focusOn(element);
  }
  if (focusIsLost()) recover();
}

function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function recover(): void {
  const modal = document.querySelector("dialog:modal");
  if (modal !== null) {
    focusInside(modal);
    return;
  }
  if (last !== null && isVisible(last)) {
    focusOn(last);
    if (!focusIsLost()) return;
  }
  const near = ancestors.find(
    (element) => isVisible(element) && element.closest("main") !== null && !element.matches("main"),
  );
  const home = [...document.querySelectorAll("[data-home]")].find(isVisible);
  focusInside(near ?? home ?? document.getElementById("main"));
}

/** Recover the focus whenever it gets lost anywhere on the page. */
export function watchFocus(): void {
  document.addEventListener("focusin", (event) => {
    last = event.target as HTMLElement;
    ancestors = [];
    for (let at = last.parentElement; at !== null; at = at.parentElement) ancestors.push(at);
  });
  document.addEventListener("pointerdown", () => (pointing = true), true);
  document.addEventListener("keydown", () => (pointing = false), true);
  // A click on the background removes the focus on purpose.
  document.addEventListener("mousedown", () => setTimeout(() => focusIsLost() && (last = null)));
  let waiting = 0;
  const check = (): void => {
    if (last !== null && focusIsLost() && document.hasFocus()) recover();
  };
  new MutationObserver(() => {
    check();
    clearTimeout(waiting);
    waiting = window.setTimeout(check, SETTLED);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["class", "disabled", "hidden"],
  });
}
