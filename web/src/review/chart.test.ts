import { expect, test } from "vitest";
import type { Review } from "../wire";
import { Area, curvesOf, luckAt, markedPlies, marksOf, neighbor, sharesAt } from "./chart";

const review = {
  seats: [{}, {}],
  positions: [
    { ply: 0, shares: [0.5, 0.5], seen: [0.4, 0.6] },
    { ply: 1, shares: [0.7, 0.3], seen: [0.6, 0.5] },
    { ply: 2, shares: [0.2, 0.8], seen: [0.3, 0.9] },
  ],
  decisions: [
    { ply: 1, seat: 1, mark: "sound", loss: 0 },
    { ply: 2, seat: 0, mark: "blunder", loss: 0.3 },
  ],
  chances: [
    { ply: 0, event: null, luck: [0.04, -0.04] },
    { ply: 0, event: 0, luck: [0.03, -0.03] },
    { ply: 1, event: 1, luck: [-0.06, 0.06] },
    { ply: 2, event: 1, luck: [0.01, -0.01] },
  ],
} as unknown as Review;
const everything = {
  review,
  seat: null,
  decisions: review.decisions,
  chances: review.chances,
  resigned: null,
};

test("one curve says it all for two players, and for one seat it is its own estimate", () => {
  expect(curvesOf(everything)).toEqual([{ seat: 0, shares: [0.5, 0.7, 0.2] }]);
  expect(curvesOf({ ...everything, seat: 1 })).toEqual([{ seat: 1, shares: [0.6, 0.5, 0.9] }]);
  const three = { ...everything, review: { ...review, seats: [{}, {}, {}] } as unknown as Review };
  expect(curvesOf(three).map((curve) => curve.seat)).toEqual([0, 1, 2]);
});

test("the shares at a step are those of everybody, or of one seat", () => {
  expect(sharesAt(everything, 1).map(({ share }) => share)).toEqual([0.7, 0.3]);
  expect(sharesAt({ ...everything, seat: 0 }, 1)).toEqual([{ seat: 0, share: 0.6 }]);
  expect(sharesAt(everything, 9)).toEqual([]);
});

test("marks are costly decisions and large luck, that of a step in one sum", () => {
  const marks = marksOf(everything).map(({ ply, seat, kind }) => [ply, seat, kind]);
  expect(marks).toEqual([
    [0, 0, "luck"],
    [1, 1, "luck"],
    [2, 0, "blunder"],
  ]);
  expect(marksOf(everything)[0]?.amount).toBeCloseTo(0.07);
  expect(marksOf({ ...everything, seat: 0 })[1]).toMatchObject({ seat: 0, amount: -0.06 });
  const resigned = { ply: 2, seat: 1, kind: "resigned", amount: 0.8 } as const;
  expect(marksOf({ ...everything, resigned }).at(-1)).toEqual(resigned);
  expect(luckAt({ ...everything, seat: 1 }, 2)).toEqual([{ seat: 1, share: -0.01 }]);
});

test("the neighbors of a step are the marked steps before and after it", () => {
  const plies = markedPlies(marksOf(everything));
  expect(plies).toEqual([0, 1, 2]);
  expect(neighbor(plies, 1, true)).toBe(2);
  expect(neighbor(plies, 1, false)).toBe(0);
  expect(neighbor(plies, 2, true)).toBeNull();
});

test("a pointer finds its step, and a mark nearby attracts it", () => {
  const area = new Area(40, 10, 200, 100, 20);
  expect(area.plyAt(area.x(7) + 2)).toBe(7);
  expect(area.plyAt(-50)).toBe(0);
  expect(area.plyAt(999)).toBe(20);
  expect(area.plyAt(area.x(7) + 2, [8], 9)).toBe(8);
  expect(area.plyAt(area.x(7) + 2, [9], 9)).toBe(7);
  expect(area.path([1, 0])).toBe("M40.0 10.0L50.0 110.0");
});
