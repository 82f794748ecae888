import { expect, test } from "vitest";
import type { DrawnBoard } from "../wire";
import { titleSpot } from "./title";

function boardWith(spaces: { x: number; y: number }[]): DrawnBoard {
  const drawn = spaces.map((space) => ({ ...space, angle: 0, length: 30, width: 15 }));
  const route = { name: "a-b-red", a: "a", b: "b", color: "red", length: 1, points: 1 };
  return {
    name: "",
    title: "My quay",
    width: 1000,
    height: 850,
    place_radius: 12,
    places: [],
    routes: [{ ...route, carts: false, twin: null, spaces: drawn }],
    contracts: [],
    carts: 10,
    cards: {},
    merchandise: 0,
    bonus: {},
  };
}

test("the title stands where most room is", () => {
  const left = [...Array(20).keys()].map((number) => ({ x: 200, y: number * 50 }));
  expect(titleSpot(boardWith(left))?.x).toBeGreaterThan(700);
});

test("a full map has no title", () => {
  const all = [...Array(400).keys()].map((number) => ({
    x: (number % 20) * 50,
    y: Math.floor(number / 20) * 45,
  }));
  expect(titleSpot(boardWith(all))).toBeNull();
});
