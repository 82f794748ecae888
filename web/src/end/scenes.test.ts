import { expect, test } from "vitest";
import type { View } from "../wire";
import { standingsOf, withFinalPoints } from "./scenes";

/** A view of a finished game with these totals; only what the functions read. */
function ended(totals: number[], winners: number[]): View {
  const seats = totals.map(() => ({ points: 7, merchandise: 0 }));
  return { seats, result: { scores: totals.map((total) => ({ total })), winners } } as never;
}

test("players are sorted by rank, and equal points share one", () => {
  const standings = standingsOf(ended([3, 20, 3, 8], [1]));
  expect(standings.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ]);
});

test("a winner comes first even with fewer points, as after a resignation", () => {
  expect(standingsOf(ended([30, 4], [1])).map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test("those who share the victory have rank one, and the next has rank three", () => {
  expect(standingsOf(ended([9, 5, 9], [0, 2])).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test("the final points replace those of the routes", () => {
  expect(withFinalPoints(ended([3, 20], [1])).seats.map((seat) => seat.points)).toEqual([3, 20]);
});
