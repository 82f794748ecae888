// The focus is never lost: when what had it goes away, something near it takes over.
const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex]";
const SETTLED = 60; // milliseconds until the browser has taken the focus from what is hidden now

let last: HTMLElement | null = null;
let ancestors: Element[] = []; // what the last one stood in, from the inside out
let pointing = false; // by mouse or finger; then the page does not scroll to where the focus goes

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: pointing });
}

/** The first thing in an element that can have the focus, or the element itself. */
export function focusInside(box: Element | null): void {
  if (box === null) return;
  const inside = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
  const best = inside.find((one) => one.tabIndex >= 0) ?? inside[0];
  const target = best ?? (box instanceof HTMLElement ? box : null);
  if (target === null) return;
  if (best === undefined && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  focusOn(target);
}

/** Give the focus to an element, or if it is gone, to what is nearest to it. */
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

/** Watch over the focus of the whole page. */
export function watchFocus(): void {
  document.addEventListener("focusin", (event) => {
    last = event.target as HTMLElement;
    ancestors = [];
    for (let at = last.parentElement; at !== null; at = at.parentElement) ancestors.push(at);
  });
  document.addEventListener("pointerdown", () => (pointing = true), true);
  document.addEventListener("keydown", () => (pointing = false), true);
  // A click on nothing takes the focus away on purpose.
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
