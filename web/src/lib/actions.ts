// Actions are texts (docs/record.md). This file parses them and says what they cost.
import type { DrawnBoard as Board, DrawnRoute as Route } from "../wire";

const COLORS = ["pink", "blue", "green", "black", "red", "orange"] as const;
export const CARDS = [...COLORS, "wild"] as const;
export type Card = (typeof CARDS)[number];

type Action =
  | { kind: "draw"; from: "deck" | Card }
  | { kind: "claim"; route: string; color: Card; wilds: number }
  | { kind: "contracts" }
  | { kind: "keep"; contracts: string[] }
  | { kind: "pass" };

export function parseAction(text: string): Action {
  const [verb, rest = "", color = "", wilds = "0"] = text.split(":");
  switch (verb) {
    case "draw":
      return { kind: "draw", from: rest as "deck" | Card };
    case "claim":
      return { kind: "claim", route: rest, color: color as Card, wilds: Number(wilds) };
    case "keep":
      return { kind: "keep", contracts: rest === "" ? [] : rest.split("+") };
    case "contracts":
      return { kind: "contracts" };
    default:
      return { kind: "pass" };
  }
}

/** One way to pay for a route: a number of cards of one color, and a number of wilds. */
export interface Payment {
  action: string;
  color: Card;
  cards: number;
  wilds: number;
}

/** The cards that a payment takes, by color. */
export function cardsOf(payment: Payment): Record<string, number> {
  return payment.color === "wild"
    ? { wild: payment.wilds }
    : { [payment.color]: payment.cards, wild: payment.wilds };
}

/** The payments for each route that can be claimed now, those with the fewest wilds first. */
export function paymentsByRoute(board: Board, legal: readonly string[]): Map<string, Payment[]> {
  const lengths = new Map(board.routes.map((route) => [route.name, route.length]));
  const found = new Map<string, Payment[]>();
  for (const text of legal) {
    const action = parseAction(text);
    if (action.kind !== "claim") continue;
    const cards = (lengths.get(action.route) ?? 0) - action.wilds;
    const payments = found.get(action.route) ?? [];
    payments.push({ action: text, color: action.color, cards, wilds: action.wilds });
    found.set(action.route, payments);
  }
  for (const payments of found.values()) {
    payments.sort((a, b) => a.wilds - b.wilds || b.cards - a.cards);
  }
  return found;
}

/** The path between two places that needs the fewest carts, along open routes and own routes. */
export function pathBetween(
  board: Board,
  open: ReadonlySet<string>,
  own: ReadonlySet<string>,
  from: string,
  to: string,
): Route[] {
  const cost = new Map<string, number>([[from, 0]]);
  const came = new Map<string, Route>();
  const todo = new Set([from]);
  while (todo.size > 0) {
    const here = [...todo].reduce((a, b) => ((cost.get(a) ?? 0) <= (cost.get(b) ?? 0) ? a : b));
    todo.delete(here);
    for (const route of board.routes) {
      if (route.a !== here && route.b !== here) continue;
      if (!own.has(route.name) && !open.has(route.name)) continue;
      const there = route.a === here ? route.b : route.a;
      const sum = (cost.get(here) ?? 0) + (own.has(route.name) ? 0 : route.length);
      if (sum < (cost.get(there) ?? Infinity)) {
        cost.set(there, sum);
        came.set(there, route);
        todo.add(there);
      }
    }
  }
  const path: Route[] = [];
  for (let place = to; place !== from;) {
    const route = came.get(place);
    if (route === undefined) return [];
    path.unshift(route);
    place = route.a === place ? route.b : route.a;
  }
  return path;
}
