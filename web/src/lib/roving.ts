// A roving tabindex: the list has one tab stop, and the arrow keys, Home and End move inside it.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(box: HTMLElement): () => void {
  let stop: HTMLElement | null = null;

  const stops = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("button")];

  const settle = (): void => {
    const all = stops();
    if (stop === null || !all.includes(stop)) {
      stop = all.find((one) => one.ariaSelected === "true") ?? all[0] ?? null;
    }
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };

  const entered = (event: FocusEvent): void => {
    const target = (event.target as HTMLElement).closest("button");
    if (target !== null && target !== stop) {
      stop = target;
      settle();
    }
  };

  const pressed = (event: KeyboardEvent): void => {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    let next = -1;
    if (step !== undefined) next = Math.min(all.length - 1, Math.max(0, at + step));
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  };

  const changes = new MutationObserver(settle);
  changes.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", entered);
  box.addEventListener("keydown", pressed);
  settle();
  return () => {
    changes.disconnect();
    box.removeEventListener("focusin", entered);
    box.removeEventListener("keydown", pressed);
  };
}
