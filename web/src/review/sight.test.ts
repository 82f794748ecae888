import { expect, test } from "vitest";
import { Film } from "../replay/film";
import type { Replay, Review } from "../wire";
import { couldSee, sightOf } from "./sight";

const filled = { type: "market_filled", slot: 0, card: "red" };
const drawn = { type: "card_drawn", seat: 0, from: "deck", card: "pink" };
const hidden = { type: "card_drawn", seat: 0, from: "deck" };
const steps = [
  { ply: 0, events: [filled] },
  { ply: 1, events: [drawn] },
  { ply: 2, events: [{ type: "card_drawn", seat: 0, from: "market", card: "red" }, filled] },
];
const film = new Film({
  players: [{ name: "Anna" }, { name: "Bert" }],
  moments: steps.map((step) => ({
    step,
    seen: [[step], [{ ...step, events: step.ply === 1 ? [hidden] : step.events }]],
    changes: [{}, {}],
  })),
} as unknown as Replay);

test("a seat sees its own cards and the market, and not what another draws", () => {
  const draw = { ply: 1, event: 0, luck: [0.1, -0.1] };
  expect(couldSee(film, 0, draw)).toBe(true);
  expect(couldSee(film, 1, draw)).toBe(false);
  expect(couldSee(film, 1, { ...draw, ply: 2, event: 1 })).toBe(true);
  expect(couldSee(film, 1, { ...draw, ply: 0, event: null })).toBe(true);
  expect(couldSee(film, 1, { ...draw, ply: 9 })).toBe(false);
});

test("through one seat's eyes, only its own decisions are shown", () => {
  const review = {
    decisions: [
      { ply: 1, seat: 0 },
      { ply: 2, seat: 1 },
    ],
    chances: [{ ply: 1, event: 0, luck: [0.1, -0.1] }],
    positions: [],
  } as unknown as Review;
  expect(sightOf(review, film, 1).decisions.map((one) => one.ply)).toEqual([2]);
  expect(sightOf(review, film, 1).chances).toEqual([]);
  expect(sightOf(review, film, null).chances).toHaveLength(1);
});

test("a resignation costs what was left, and others only see it with open cards", () => {
  const moments = [0, 1].map((ply) => ({
    step: { ply, seat: ply === 1 ? 0 : null, action: ply === 1 ? "resign" : undefined, events: [] },
    seen: [],
    changes: [{}, {}],
  }));
  const ended = new Film({ players: [{}, {}], moments } as unknown as Replay);
  const review = {
    decisions: [],
    chances: [],
    positions: [
      { ply: 0, shares: [0.4, 0.6], seen: [0.7, 0.5] },
      { ply: 1, shares: [0, 1], seen: [0, 1] },
    ],
  } as unknown as Review;
  const mark = { ply: 1, seat: 0, kind: "resigned" };
  expect(sightOf(review, ended, null).resigned).toEqual({ ...mark, amount: 0.4 });
  expect(sightOf(review, ended, 0).resigned).toEqual({ ...mark, amount: 0.7 });
  expect(sightOf(review, ended, 1).resigned).toBeNull();
});
