// Where on the screen a lesson's subjects are, and where the guide hides none of them.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of the screen at which the guide is: the top or left, or the bottom or right. */
export type Dock = "start" | "end";

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

/** The better side for the guide. The first of `subjects` that the sides hide differently decides. */
export function bestDock(guide: Box, now: Dock, subjects: readonly Box[]): Dock {
  const other = opposite(guide);
  for (const subject of subjects) {
    const [here, there] = [overlap(guide, subject), overlap(other, subject)];
    if (here !== there) return here < there ? now : now === "start" ? "end" : "start";
  }
  return now;
}

/** The guide at the other side: a wide one moves up and down, a narrow one left and right. */
function opposite(guide: Box): Box {
  const centered = Math.abs(guide.x + guide.width / 2 - innerWidth / 2) < 2;
  return centered
    ? { ...guide, y: innerHeight - guide.y - guide.height }
    : { ...guide, x: innerWidth - guide.x - guide.width };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
