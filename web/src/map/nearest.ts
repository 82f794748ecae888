// Finds the route that a touch means: the nearest one, so that a finger does not have to hit a
// space.
import type { DrawnRoute, DrawnSpace } from "../wire";

/** The distance of a point from the edge of a space; 0 on the space itself. */
function distance(space: DrawnSpace, x: number, y: number): number {
  const turn = (-space.angle * Math.PI) / 180;
  const [dx, dy] = [x - space.x, y - space.y];
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - space.length / 2;
  const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - space.width / 2;
  return Math.hypot(Math.max(0, along), Math.max(0, across));
}

/** The nearest route within reach of a point. Claimable routes win over slightly nearer ones. */
export function nearest(
  routes: readonly DrawnRoute[],
  claimable: ReadonlySet<string>,
  point: { x: number; y: number },
  reach: number,
): DrawnRoute | null {
  let best: DrawnRoute | null = null;
  let least = Infinity;
  for (const route of routes) {
    const away = Math.min(...route.spaces.map((space) => distance(space, point.x, point.y)));
    const weighed = away + (away > 0 && !claimable.has(route.name) ? reach / 4 : 0);
    if (away <= reach && weighed < least) [best, least] = [route, weighed];
  }
  return best;
}
