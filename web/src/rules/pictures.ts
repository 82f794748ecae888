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

const AROUND = 60; // margin around places, in units of the board
const AROUND_NAMES = 12;
const BEFORE: Record<string, number> = { start: 0, middle: 0.5, end: 1 }; // by label_anchor

/** The part of the board that contains these routes, their places and the places' names. */
export function partOf(board: DrawnBoard, routes: readonly string[]): string | null {
  const shown = board.routes.filter((route) => routes.includes(route.name));
  const places = board.places.filter((place) =>
    shown.some((route) => route.a === place.key || route.b === place.key),
  );
  if (places.length === 0) return null;
  const names = places.flatMap(({ label_x, label_anchor, label_widths }) =>
    label_widths.map((width) => {
      const start = label_x - width * (BEFORE[label_anchor] ?? 0);
      return [start - AROUND_NAMES, start + width + AROUND_NAMES] as const;
    }),
  );
  const left = Math.min(
    ...places.map((place) => place.x - AROUND),
    ...names.map(([start]) => start),
  );
  const top = Math.min(...places.map((place) => place.y)) - AROUND;
  const right = Math.max(
    ...places.map((place) => place.x + AROUND),
    ...names.map(([, end]) => end),
  );
  const bottom = Math.max(...places.map((place) => place.y)) + AROUND;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
