import { describe, expect, it } from "vitest";
import type { Step, View } from "../wire";
import { recentMoves } from "./recent";
import { publicStep, publicView } from "./secrecy";

const step = (seat: number | null, action: string, ...events: Step["events"]): Step => ({
  ply: 1,
  seat,
  action,
  events,
});

describe("a shared device", () => {
  it("shows no hand, contracts or offer of a view", () => {
    const view = { ply: 3, hand: { red: 1 }, contracts: ["ab"], offer: ["cd"] } as unknown as View;
    expect(publicView(view)).toEqual({ ply: 3 });
  });

  it("shows no secrets of a step", () => {
    const secret = step(
      0,
      "keep:ab",
      { type: "card_dealt", seat: 0, card: "red" },
      { type: "card_drawn", seat: 0, from: "deck", card: "blue" },
      { type: "contracts_offered", seat: 0, contracts: ["ab", "cd"] },
      { type: "contract_kept", seat: 0, contract: "ab" },
      { type: "contract_returned", seat: 0, contract: "cd" },
    );
    expect(JSON.stringify(publicStep(secret))).not.toMatch(/"(red|blue|ab|cd)"|:ab/);
    expect(publicStep(secret).events[2]).toMatchObject({ count: 2 });
  });

  it("shows cards from the market", () => {
    const open = step(0, "draw:red", {
      type: "card_drawn",
      seat: 0,
      from: "market",
      card: "red",
      slot: 2,
    });
    expect(publicStep(open)).toEqual(open);
  });
});

describe("recent moves", () => {
  const mine = step(0, "draw:deck", { type: "card_drawn", seat: 0, from: "deck" });
  const bots = step(1, "draw:red", {
    type: "card_drawn",
    seat: 1,
    from: "market",
    card: "red",
    slot: 2,
  });
  const claim = step(2, "claim:a-b", {
    type: "route_claimed",
    seat: 2,
    route: "a-b",
    cards: {},
    points: 1,
  });

  it("are those of all others since the player's last action", () => {
    const found = recentMoves([claim, mine, bots, claim], 0);
    expect([...found.anchors]).toEqual(["market-2"]);
    expect([...found.routes]).toEqual(["a-b"]);
  });

  it("end with the player's own action", () => {
    const found = recentMoves([bots, claim, mine], 0);
    expect(found.anchors.size + found.routes.size).toBe(0);
  });

  it("are the last turn for spectators", () => {
    const found = recentMoves([claim, bots], null);
    expect([...found.anchors]).toEqual(["market-2"]);
    expect(found.routes.size).toBe(0);
  });
});
