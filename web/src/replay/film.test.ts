import { expect, test } from "vitest";
import type { Replay } from "../wire";
import { Film, gamesIn, hashOf, momentOf, wantsReview } from "./film";

const replay = {
  players: [{ name: "Anna" }, { name: "Bert" }],
  over: false,
  board: { name: "amsterdam" },
  moments: [
    {
      step: { ply: 0, seat: null, action: "deal", events: [] },
      seen: [[{ ply: 0 }], [{ ply: 0 }]],
      changes: [
        {
          ply: 0,
          seat: 0,
          deck: 35,
          hand: { pink: 2 },
          seats: [{ contracts: 1 }, { contracts: null }],
        },
        {
          ply: 0,
          seat: 1,
          deck: 35,
          hand: { blue: 2 },
          seats: [{ contracts: null }, { contracts: 2 }],
        },
      ],
    },
    {
      step: { ply: 1, seat: 0, action: "draw:deck", events: [] },
      seen: [[{ ply: 1 }], []],
      changes: [
        { ply: 1, deck: 34 },
        { ply: 1, deck: 34 },
      ],
    },
  ],
} as unknown as Replay;
const film = new Film(replay);

test("a seat's view is the sum of all changes up to a step", () => {
  expect(film.sight(0, 0).deck).toBe(35);
  expect(film.sight(1, 0)).toMatchObject({ ply: 1, deck: 34, hand: { pink: 2 } });
  expect(film.view({ ply: 1, seat: 1 }).hand).toEqual({ blue: 2 });
});

test("with open cards, the view has no seat and shows the numbers of each seat", () => {
  const view = film.view({ ply: 0, seat: null });
  expect(view.seat).toBeNull();
  expect(view.hand).toBeUndefined();
  expect(view.seats.map((seat) => seat.contracts)).toEqual([1, 2]);
});

test("a seat gets the steps that it saw", () => {
  const plies = (seat: number | null): number[] =>
    film.steps({ ply: 1, seat }).map((step) => step.ply);
  expect(plies(0)).toEqual([0, 1]);
  expect(plies(1)).toEqual([0]);
  expect(plies(null)).toEqual([0, 1]);
});

test("links name moments, and invalid links are harmless", () => {
  for (const moment of [
    { ply: 1, seat: null },
    { ply: 0, seat: 0 },
    { ply: 1, seat: 1 },
  ]) {
    expect(momentOf(hashOf(moment), film)).toEqual(moment);
  }
  expect(momentOf("#ply=99&seat=7", film)).toEqual({ ply: 1, seat: null });
  expect(momentOf("#ply=-1&seat=x", film)).toEqual({ ply: 0, seat: null });
  expect(momentOf("", film)).toEqual({ ply: 0, seat: null });
});

test("a link to a review leads to a moment too, or to the end", () => {
  const moment = { ply: 0, seat: 1 };
  expect(wantsReview(hashOf(moment, true))).toBe(true);
  expect(momentOf(hashOf(moment, true), film)).toEqual(moment);
  expect(wantsReview(hashOf(moment))).toBe(false);
  expect(momentOf("#review", film)).toEqual({ ply: 1, seat: null });
});

test("a file contains one record, or one per line", () => {
  expect(gamesIn('{\n "a": 1\n}\n')).toHaveLength(1);
  expect(gamesIn('{"a": 1}\n\n{"a": 2}\n')).toEqual(['{"a": 1}', '{"a": 2}']);
  expect(gamesIn(" \n")).toEqual([]);
});
