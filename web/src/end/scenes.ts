// The scenes of the ceremony in their order: routes, contracts revealed one by one, merchandise.
import { pathBetween } from "../lib/actions";
import type { DrawnBoard, View } from "../wire";

type Scene =
  | { kind: "routes"; seat: number; count: number }
  | { kind: "contract"; seat: number; name: string; done: boolean; last: boolean }
  | { kind: "merchandise"; seats: number[] };

export interface Highlight {
  routes: string[];
  places: string[];
}

export const NO_HIGHLIGHT: Highlight = { routes: [], places: [] };

export function scenesOf(view: View): Scene[] {
  const seats = view.seats.map((_, seat) => seat);
  const routes = seats.map((seat): Scene => ({
    kind: "routes",
    seat,
    count: routesOf(view, seat).length,
  }));
  const contracts = (view.revealed ?? []).flatMap((one, seat) =>
    one.contracts.map((name, number): Scene => {
      const last = number === one.contracts.length - 1;
      return { kind: "contract", seat, name, done: one.fulfilled.includes(name), last };
    }),
  );
  const goods = (seat: number): number => view.seats[seat]?.merchandise ?? 0;
  return [
    ...routes,
    ...contracts,
    { kind: "merchandise", seats: seats.sort((a, b) => goods(b) - goods(a)) },
  ];
}

function routesOf(view: View, seat: number): string[] {
  return Object.entries(view.routes).flatMap(([name, holder]) => (holder === seat ? [name] : []));
}

/** The rank among all players of a seat with this many merchandise cards. */
export function rankOf(view: View, cards: number): number {
  return 1 + view.seats.filter((seat) => seat.merchandise > cards).length;
}

/** A player's line in the table of points. Players who share a rank have the same number. */
export interface Standing {
  seat: number;
  rank: number;
  total: number;
  won: boolean;
}

/** The players by rank: the winners first, then by points. */
export function standingsOf(view: View): Standing[] {
  const { scores, winners } = view.result!;
  const lines = scores.map((score, seat) => ({
    seat,
    total: score.total,
    won: winners.includes(seat),
  }));
  const better = (a: (typeof lines)[number], b: (typeof lines)[number]): boolean =>
    a.won === b.won ? a.total > b.total && !a.won : a.won;
  return lines
    .map((line) => ({ ...line, rank: 1 + lines.filter((other) => better(other, line)).length }))
    .sort((a, b) => a.rank - b.rank || b.total - a.total || a.seat - b.seat);
}

/** The view with the final points of every seat, for the panels and the track. */
export function withFinalPoints(view: View): View {
  const scores = view.result?.scores;
  if (!scores) return view;
  const seats = view.seats.map((seat, number) => ({
    ...seat,
    points: scores[number]?.total ?? seat.points,
  }));
  return { ...view, seats };
}

/** What a scene highlights on the map. The path of a contract uses only the routes of its owner. */
export function highlightOf(board: DrawnBoard, view: View, scene: Scene | undefined): Highlight {
  if (scene === undefined || scene.kind === "merchandise") return NO_HIGHLIGHT;
  const own = routesOf(view, scene.seat);
  if (scene.kind === "routes") return { routes: own, places: [] };
  const contract = board.contracts.find((one) => one.name === scene.name);
  if (contract === undefined) return NO_HIGHLIGHT;
  const path = pathBetween(board, new Set(), new Set(own), contract.a, contract.b);
  return { routes: path.map((route) => route.name), places: [contract.a, contract.b] };
}

/** The points of every seat that are counted after the first `played` scenes. */
export function pointsAfter(view: View, scenes: readonly Scene[], played: number): number[] {
  const past = scenes.slice(0, played);
  return (view.result?.scores ?? []).map((score, seat) => {
    const counted = past.some((one) => one.kind === "routes" && one.seat === seat)
      ? score.routes
      : 0;
    const turned = past.some((one) => one.kind === "contract" && one.seat === seat && one.last);
    const ranked = past.some((one) => one.kind === "merchandise");
    return counted + (turned ? score.contracts : 0) + (ranked ? score.merchandise : 0);
  });
}
