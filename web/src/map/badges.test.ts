import { describe, expect, test } from "vitest";
import { placeBadges } from "./badges";

const BADGE = { width: 54, height: 28 };
const MAP = { width: 1000, height: 700 };

function overlaps(points: readonly { x: number; y: number }[], badge = BADGE): number {
  return points.filter((one, number) =>
    points
      .slice(number + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < badge.width && Math.abs(one.y - other.y) < badge.height,
      ),
  ).length;
}

describe("the badges of a hint", () => {
  test("a badge alone is on the middle space of its route", () => {
    const spaces = [100, 140, 180].map((x) => ({ x, y: 200 }));
    expect(placeBadges([spaces], BADGE, MAP)).toEqual([{ x: 140, y: 200 }]);
  });

  test("badges of parallel routes do not overlap, and the first keeps its place", () => {
    const routes = [200, 220].map((y) => [{ x: 140, y }]);
    const placed = placeBadges(routes, BADGE, MAP);
    expect(placed[0]).toEqual({ x: 140, y: 200 });
    expect(overlaps(placed)).toBe(0);
  });

  test("many badges in one corner stay apart and on the map", () => {
    const badge = { width: 150, height: 80 };
    const routes = Array.from({ length: 8 }, (_, number) => [{ x: 5 + number, y: 5 }]);
    const placed = placeBadges(routes, badge, MAP);
    expect(overlaps(placed, badge)).toBe(0);
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThanOrEqual(75);
      expect(y).toBeGreaterThanOrEqual(40);
    }
  });
});
