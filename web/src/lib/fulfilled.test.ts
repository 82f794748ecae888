import { describe, expect, it } from "vitest";
import type { DrawnBoard, Step } from "../wire";
import { fulfilledByPly } from "./fulfilled";

const route = (a: string, b: string): DrawnBoard["routes"][number] =>
  ({ name: `${a}-${b}`, a, b, length: 1 }) as DrawnBoard["routes"][number];
const board = {
  routes: [route("a", "b"), route("b", "c"), route("c", "d")],
  contracts: [
    { name: "ac", a: "a", b: "c", points: 4 },
    { name: "bc", a: "b", b: "c", points: 2 },
  ],
} as unknown as DrawnBoard;
const claim = (ply: number, seat: number, name: string): Step => ({
  ply,
  seat,
  action: `claim:${name}`,
  events: [{ type: "route_claimed", seat, route: name, cards: {}, points: 1 }],
});
const keep = (ply: number, seat: number, contract: string): Step => ({
  ply,
  seat,
  action: `keep:${contract}`,
  events: [{ type: "contract_kept", seat, contract }],
});

describe("fulfilled contracts", () => {
  it("names the step that connects both places, and names it once", () => {
    const steps = [keep(0, 0, "ac"), claim(1, 0, "a-b"), claim(2, 0, "b-c"), claim(3, 0, "c-d")];
    expect(fulfilledByPly(board, steps, 0)).toEqual(new Map([[2, ["ac"]]]));
  });

  it("counts the player's own routes only", () => {
    const steps = [keep(0, 0, "ac"), claim(1, 0, "a-b"), claim(2, 1, "b-c")];
    expect(fulfilledByPly(board, steps, 0).size).toBe(0);
    expect(fulfilledByPly(board, [...steps, claim(3, 0, "b-c")], null).size).toBe(0);
  });

  it("finds a contract that is fulfilled when it is kept", () => {
    const steps = [claim(1, 0, "b-c"), keep(2, 0, "bc")];
    expect(fulfilledByPly(board, steps, 0)).toEqual(new Map([[2, ["bc"]]]));
  });
});
