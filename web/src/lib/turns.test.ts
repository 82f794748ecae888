import { describe, expect, it } from "vitest";
import type { Step } from "../wire";
import { fulfilledBy, turnsOf } from "./turns";

const step = (ply: number, seat: number | null, action: string): Step => ({
  ply,
  seat,
  action,
  events: [],
});
const plies = (steps: Step[]): number[][] => turnsOf(steps).map((turn) => turn.map((s) => s.ply));

describe("turns", () => {
  it("begin when another seat acts", () => {
    const steps = [
      step(0, null, "deal"),
      step(1, 0, "keep"),
      step(2, 1, "keep:a-b"),
      step(3, 0, "draw:deck"),
      step(4, 0, "draw:deck"),
      step(5, 1, "contracts"),
      step(6, 1, "keep:c-d"),
      step(7, 0, "draw:wild"),
      step(8, 1, "claim:a-b-pink:pink:0"),
    ];
    expect(plies(steps)).toEqual([[0], [1], [2], [3, 4], [5, 6], [7], [8]]);
  });

  it("do not include a resignation", () => {
    const steps = [step(3, 0, "draw:deck"), step(4, 0, "draw:deck"), step(5, 0, "resign")];
    expect(plies(steps)).toEqual([[3, 4], [5]]);
  });
});

describe("fulfilled contracts", () => {
  it("belong to the steps whose plies the server names", () => {
    const fulfilled = { "a-b": 4, "c-d": 9, "e-f": 4 };
    expect(fulfilledBy([step(3, 0, "draw:deck"), step(4, 0, "claim")], fulfilled)).toEqual([
      "a-b",
      "e-f",
    ]);
    expect(fulfilledBy([step(5, 1, "pass")], fulfilled)).toEqual([]);
  });
});
