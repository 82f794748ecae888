// Where the badges of a hint go on the map, so that none covers another.

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 3; // between two badges, in units of the board

/**
 * The middle of each badge, given the spaces of its route. Badges that come first choose first: the
 * middle space, then the others, then the nearest free spot above, below or beside the route.
 */
export function placeBadges(
  routes: readonly (readonly Point[])[],
  badge: Size,
  map: Size,
): Point[] {
  const wide = badge.width + GAP;
  const high = badge.height + GAP;
  const placed: Point[] = [];
  for (const spaces of routes) {
    const middle = spaces[Math.floor(spaces.length / 2)] ?? { x: 0, y: 0 };
    const around = [...spaces, ...ring(middle, wide, high, routes.length)].sort(
      (one, other) => distance(one, middle) - distance(other, middle),
    );
    const spots = around.map(({ x, y }) => ({
      x: Math.min(map.width - badge.width / 2, Math.max(badge.width / 2, x)),
      y: Math.min(map.height - badge.height / 2, Math.max(badge.height / 2, y)),
    }));
    const free = spots.find((spot) =>
      placed.every(({ x, y }) => Math.abs(x - spot.x) >= wide || Math.abs(y - spot.y) >= high),
    );
    placed.push(free ?? middle);
  }
  return placed;
}

/** Spots in half steps around a point, as many steps each way as there are badges. */
function ring({ x, y }: Point, wide: number, high: number, steps: number): Point[] {
  const offsets = Array.from({ length: 4 * steps + 1 }, (_, number) => number / 2 - steps);
  return offsets.flatMap((down) =>
    offsets.map((right) => ({ x: x + right * wide, y: y + down * high })),
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
