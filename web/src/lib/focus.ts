// The focus is never lost: when what had it goes away, something near it takes over.
const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex]";
const SETTLED = 60; // milliseconds until the browser has taken the focus from what is hidden now

let last: HTMLElement | null = null;
let around: Element[] = []; // what the last one stood in, from the inside out
let pointing = false; // by mouse or finger; then the page does not scroll to where the focus goes

function shown(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

function put(element: HTMLElement): void {
  element.focus({ preventScroll: pointing });
}

/** The first thing in an element that can have the focus, or the element itself. */
export function enter(box: Element | null): void {
  if (box === null) return;
  const inside = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(shown);
  const best = inside.find((one) => one.tabIndex >= 0) ?? inside[0];
  const target = best ?? (box instanceof HTMLElement ? box : null);
  if (target === null) return;
  if (best === undefined && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  put(target);
}

/** Give the focus to an element, or if it is gone, to what is nearest to it. */
export function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body && shown(element)) put(element);
  if (nowhere()) recover();
}

function nowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function recover(): void {
  const modal = document.querySelector("dialog:modal");
  if (modal !== null) {
    enter(modal);
    return;
  }
  if (last !== null && shown(last)) {
    put(last);
    if (!nowhere()) return;
  }
  const near = around.find(
    (element) => shown(element) && element.closest("main") !== null && !element.matches("main"),
  );
  const home = [...document.querySelectorAll("[data-home]")].find(shown);
  enter(near ?? home ?? document.getElementById("main"));
}

/** Watch over the focus of the whole page. */
export function keepFocus(): void {
  document.addEventListener("focusin", (event) => {
    last = event.target as HTMLElement;
    around = [];
    for (let at = last.parentElement; at !== null; at = at.parentElement) around.push(at);
  });
  document.addEventListener("pointerdown", () => (pointing = true), true);
  document.addEventListener("keydown", () => (pointing = false), true);
  // A click on nothing takes the focus away on purpose.
  document.addEventListener("mousedown", () => setTimeout(() => nowhere() && (last = null)));
  let waiting = 0;
  const look = (): void => {
    if (last !== null && nowhere() && document.hasFocus()) recover();
  };
  new MutationObserver(() => {
    look();
    clearTimeout(waiting);
    waiting = window.setTimeout(look, SETTLED);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["class", "disabled", "hidden"],
  });
}
