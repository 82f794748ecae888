// The score track: fifty steps around the board, clockwise from the upper left corner.
export const STEPS = 50;
const OUT = 21; // distance from the edge of the board

export interface Step {
  x: number;
  y: number;
}

export function trackOf(width: number, height: number): Step[] {
  const w = width + 2 * OUT;
  const h = height + 2 * OUT;
  const around = 2 * (w + h);
  return Array.from({ length: STEPS }, (_, number) => {
    let at = (number * around) / STEPS;
    if (at < w) return { x: at - OUT, y: -OUT };
    at -= w;
    if (at < h) return { x: w - OUT, y: at - OUT };
    at -= h;
    if (at < w) return { x: w - OUT - at, y: h - OUT };
    at -= w;
    return { x: -OUT, y: h - OUT - at };
  });
}
