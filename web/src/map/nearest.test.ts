import { expect, it } from "vitest";
import type { DrawnRoute } from "../wire";
import { shift } from "./panzoom.svelte";
import { nearest } from "./nearest";

const route = (name: string, x: number, y: number, angle = 0): DrawnRoute => ({
  name,
  a: "a",
  b: "b",
  color: "red",
  length: 1,
  points: 1,
  carts: false,
  twin: null,
  spaces: [{ x, y, angle, length: 40, width: 16 }],
});
const two = [route("upper", 0, 0), route("lower", 0, 18)];
const none = new Set<string>();

it("finds the route that is touched, also beside it, but not far from it", () => {
  expect(nearest(two, none, { x: 5, y: 2 }, 20)?.name).toBe("upper");
  expect(nearest(two, none, { x: -30, y: 21 }, 20)?.name).toBe("lower");
  expect(nearest(two, none, { x: 0, y: 60 }, 20)).toBeNull();
});

it("knows how a space is turned", () => {
  const upright = [route("upright", 0, 0, 90)];
  expect(nearest(upright, none, { x: 0, y: 19 }, 1)?.name).toBe("upright");
  expect(nearest(upright, none, { x: 19, y: 0 }, 1)).toBeNull();
});

it("prefers what can be claimed where both are near, and never to one that is hit", () => {
  const claimable = new Set(["lower"]);
  expect(nearest(two, claimable, { x: 25, y: 8 }, 20)?.name).toBe("lower");
  expect(nearest(two, claimable, { x: 0, y: 7 }, 20)?.name).toBe("upper");
});

it("moves the map no further than it must", () => {
  expect(shift(10, 20, 0, 100)).toBe(0);
  expect(shift(-10, 20, 0, 100)).toBe(10);
  expect(shift(90, 120, 0, 100)).toBe(-20);
  expect(shift(50, 250, 0, 100)).toBe(-50); // too long, so its start counts
});
