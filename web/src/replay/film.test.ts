import { expect, test } from "vitest";
import type { Replay } from "../wire";
import { Film, gamesIn, hashOf, momentOf } from "./film";

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

test("a seat's view is all changes up to a step, laid over one another", () => {
  expect(film.sight(0, 0).deck).toBe(35);
  expect(film.sight(1, 0)).toMatchObject({ ply: 1, deck: 34, hand: { pink: 2 } });
  expect(film.view({ ply: 1, seat: 1 }).hand).toEqual({ blue: 2 });
});

test("with all cards open the view is nobody's, and tells each seat's own numbers", () => {
  const view = film.view({ ply: 0, seat: null });
  expect(view.seat).toBeNull();
  expect(view.hand).toBeUndefined();
  expect(view.seats.map((seat) => seat.contracts)).toEqual([1, 2]);
});

test("steps are those that a seat was shown", () => {
  const plies = (seat: number | null): number[] =>
    film.steps({ ply: 1, seat }).map((step) => step.ply);
  expect(plies(0)).toEqual([0, 1]);
  expect(plies(1)).toEqual([0]);
  expect(plies(null)).toEqual([0, 1]);
});

test("links name moments, and nonsense is no harm", () => {
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

test("a file holds one record, or one on each line", () => {
  expect(gamesIn('{\n "a": 1\n}\n')).toHaveLength(1);
  expect(gamesIn('{"a": 1}\n\n{"a": 2}\n')).toEqual(['{"a": 1}', '{"a": 2}']);
  expect(gamesIn(" \n")).toEqual([]);
});
