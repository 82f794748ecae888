// Where on the screen a lesson's subjects are, and where the guide hides none of them.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the guide is: a band along the top or bottom, or a column at the top or lower right. */
export type Dock = "top" | "bottom" | "left" | "right" | "corner";

/** The elements of a point: a part of the table by its name, or "route" and names of routes. */
export function targets(point: string): Element[] {
  const [kind, ...routes] = point.split(" ");
  const wanted =
    kind === "route"
      ? routes.map((name) => `g[data-route="${name}"]`).join()
      : `[data-anchor="${point}"]`;
  return [...document.querySelectorAll(wanted)];
}

/** The box around all elements that are shown; null if there is none. */
export function boxAround(elements: readonly Element[]): Box | null {
  const found = elements.map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  if (found.length === 0) return null;
  const x = Math.min(...found.map((one) => one.left));
  const y = Math.min(...found.map((one) => one.top));
  const right = Math.max(...found.map((one) => one.right));
  const bottom = Math.max(...found.map((one) => one.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * The dock whose box hides the least of the subjects. The first subject that two docks hide
 * differently decides between them. If several docks are equal, the first one wins.
 */
export function bestDock(boxes: ReadonlyMap<Dock, Box>, subjects: readonly Box[]): Dock | null {
  let best: Dock | null = null;
  let least: number[] = [];
  for (const [dock, box] of boxes) {
    const hidden = subjects.map((subject) => overlap(box, subject));
    const differs = hidden.findIndex((area, number) => area !== least[number]);
    if (best === null || (differs >= 0 && hidden[differs]! < least[differs]!)) {
      best = dock;
      least = hidden;
    }
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
