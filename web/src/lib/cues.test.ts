import { describe, expect, it } from "vitest";
import type { Step } from "../wire";
import { cuesOf, TIME } from "./cues";

const step = (...events: Step["events"]): Step => ({ ply: 1, seat: 0, action: "", events });
const movements = (steps: Step[], me: number | null = 0): string[] =>
  cuesOf(steps, me).map((cue) => `${cue.drawing}: ${cue.from.join("|")} > ${cue.to.join("|")}`);

describe("the cues of a step", () => {
  it("takes a card from the market, and turns a new one up", () => {
    const cues = movements([
      step(
        { type: "card_drawn", seat: 0, from: "market", card: "red", slot: 3 },
        { type: "market_filled", slot: 3, card: "wild" },
      ),
    ]);
    expect(cues).toEqual(["card-red: market-3 > hand|seat-0", "card-back: deck > market-3"]);
  });

  it("shows the backs of cards that others draw", () => {
    expect(movements([step({ type: "card_drawn", seat: 1, from: "deck" })])).toEqual([
      "card-back: deck > seat-1",
    ]);
  });

  it("pays for a route while its carts are set one by one, and then brings the merchandise", () => {
    const cues = cuesOf(
      [
        step(
          {
            type: "route_claimed",
            seat: 1,
            route: "a-b-pink",
            cards: { pink: 2, wild: 1 },
            points: 4,
          },
          { type: "merchandise_taken", seat: 1 },
        ),
      ],
      0,
    );
    const carts = cues.filter((cue) => cue.drawing === "cart-1");
    expect(carts.map((cue) => cue.to[0])).toEqual([
      "space-a-b-pink-0",
      "space-a-b-pink-1",
      "space-a-b-pink-2",
    ]);
    expect(carts.every((cue) => cue.hides)).toBe(true);
    const times = carts.map((cue) => cue.at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(cues.filter((cue) => cue.to[0] === "discard").map((cue) => cue.drawing)).toEqual([
      "card-pink",
      "card-pink",
      "card-wild",
    ]);
    const goods = cues.find((cue) => cue.drawing?.startsWith("goods"));
    expect(goods?.at).toBe(Math.max(...times) + TIME);
  });

  it("sweeps the market off before it is dealt anew", () => {
    const cues = cuesOf(
      [
        step(
          { type: "market_filled", slot: 2, card: "wild" },
          { type: "market_reset", cards: ["wild", "red", "wild", "blue", "wild"] },
          ...[0, 1, 2, 3, 4].map((slot) => ({ type: "market_filled", slot, card: "red" }) as const),
        ),
      ],
      0,
    );
    const swept = cues.filter((cue) => cue.to[0] === "discard");
    const dealt = cues.filter((cue) => cue.from[0] === "deck").slice(1);
    expect(swept).toHaveLength(5);
    expect(dealt).toHaveLength(5);
    expect(swept[0]!.at).toBeGreaterThanOrEqual(cues[0]!.at + TIME);
    expect(Math.max(...swept.map((cue) => cue.at))).toBeLessThan(dealt[0]!.at);
  });

  it("shuffles the discard pile into the deck, gives contracts back, and rings for the last round", () => {
    expect(new Set(movements([step({ type: "deck_reshuffled", cards: { red: 9 } })]))).toEqual(
      new Set(["card-back: discard > deck"]),
    );
    expect(
      movements([
        step(
          { type: "contract_kept", seat: 0, contract: "a-b" },
          { type: "contract_returned", seat: 1 },
        ),
      ]),
    ).toEqual([
      "contract-back: contracts > own-contracts|seat-0",
      "contract-back: seat-1 > contracts",
    ]);
    expect(cuesOf([step({ type: "last_round", seat: 0 })], 0)).toMatchObject([
      { drawing: null, sound: "last_round" },
    ]);
  });
});
