// The pictures of the rules: real positions of the tutorial's game, and the part of the map to
// show.
import { LESSONS } from "../tutorial/lessons.svelte";
import type { DrawnBoard, View } from "../wire";

export interface Picture {
  view: View | null; // null for a picture without a map
  routes: string[]; // the routes to show; empty for the whole map
  lit: string[];
  ends: string[];
  cards: string[];
}

function viewOf(lesson: string): View | null {
  return LESSONS.find((one) => one.lesson === lesson)?.position.view ?? null;
}

function discarded(): string[] {
  const events = LESSONS.flatMap((one) => one.position.steps).flatMap((step) => step.events);
  return events.find((event) => event.type === "market_reset")?.cards ?? [];
}

const NOTHING: Picture = { view: null, routes: [], lit: [], ends: [], cards: [] };
const PARALLEL = [
  "westermarkt-jan_roodenpoortstoren-green",
  "westermarkt-jan_roodenpoortstoren-grey",
];
const LINE = ["oude_kerk-dam-pink", "dam-begijnhof-grey"];

export const PICTURES: Record<string, Picture> = {
  board: { ...NOTHING, view: viewOf("later") },
  cards: { ...NOTHING, cards: ["pink", "blue", "green", "black", "red", "orange", "wild"] },
  reset: { ...NOTHING, cards: discarded() },
  color: {
    ...NOTHING,
    view: viewOf("claim"),
    routes: LINE.slice(0, 1),
    lit: LINE.slice(0, 1),
    cards: ["pink", "pink"],
  },
  grey: {
    ...NOTHING,
    view: viewOf("grey"),
    routes: LINE.slice(1),
    lit: LINE.slice(1),
    cards: ["orange", "wild"],
  },
  carts: { ...NOTHING, view: viewOf("carts"), routes: ["nieuwe_waal-noordermarkt-green"] },
  parallel: { ...NOTHING, view: viewOf("parallel"), routes: PARALLEL },
  contract: {
    ...NOTHING,
    view: viewOf("fulfilled"),
    routes: LINE,
    ends: ["oude_kerk", "begijnhof"],
  },
};

const AROUND = 60; // margin in units of the board

/** The part of the board that contains these routes and their places. */
export function partOf(board: DrawnBoard, routes: readonly string[]): string | null {
  const shown = board.routes.filter((route) => routes.includes(route.name));
  const places = board.places.filter((place) =>
    shown.some((route) => route.a === place.key || route.b === place.key),
  );
  if (places.length === 0) return null;
  const left = Math.min(...places.map((place) => place.x)) - AROUND;
  const top = Math.min(...places.map((place) => place.y)) - AROUND;
  const right = Math.max(...places.map((place) => place.x)) + AROUND;
  const bottom = Math.max(...places.map((place) => place.y)) + AROUND;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
