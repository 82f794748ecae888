// The status of a route for the player, in words: held, claimable and its cost, open, or closed.
import type { DrawnRoute, Hint, View } from "../wire";
import { cardsOf, parseAction, type Payment } from "./actions";
import { cardsWords } from "./narration";
import { list, number, t } from "./words.svelte";

export function routeStatusOf(
  view: View | null,
  names: readonly string[],
  payments: ReadonlyMap<string, Payment[]>,
  open: ReadonlySet<string>,
): (route: DrawnRoute) => string {
  return (route) => {
    const holder = view?.routes[route.name];
    if (holder !== undefined) return t("route-held", { name: names[holder] ?? "" });
    const pay = payments.get(route.name)?.[0];
    if (pay !== undefined) return t("route-can", { cards: cardsWords(cardsOf(pay)) });
    return open.has(route.name) || view?.seat === null ? t("route-open") : t("route-closed");
  };
}

/**
 * What the card of a route adds: its holder or who could still claim it, and the player's cards for
 * it. `claimants` is null until the server has answered.
 */
export function routeFactsOf(
  route: DrawnRoute,
  view: View,
  names: readonly string[],
  open: ReadonlySet<string>,
  claimants: readonly number[] | null,
): string[] {
  const holder = view.routes[route.name];
  if (holder !== undefined) return [t("route-held", { name: names[holder] ?? "" })];
  const isOpen = view.seat === null || open.has(route.name);
  const status =
    claimants === null
      ? t(isOpen ? "route-open" : "route-closed")
      : claimantsWords(claimants, names, view.seat);
  const hand = view.hand;
  if (!hand) return [status]; // a spectator, or a shared device that is covered
  const colors = Object.keys(hand).filter(
    (color) => color !== "wild" && (route.color === "grey" || color === route.color),
  );
  const most = Math.max(0, ...colors.map((color) => hand[color] ?? 0)) + (hand["wild"] ?? 0);
  return [status, t("route-have", { have: Math.min(most, route.length), length: route.length })];
}

/** Who could still claim a route; the reader is named first. */
function claimantsWords(
  claimants: readonly number[],
  names: readonly string[],
  me: number | null,
): string {
  if (claimants.length === 0) return t("route-for-nobody");
  const others = claimants.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  const all = others.length < claimants.length ? [t("route-claimant-you"), ...others] : others;
  return t("route-claimants", { names: list(all) });
}

/** An idea of a hint: its chance to win as a percentage, and whether it is the best one. */
export interface Advice {
  chance: string;
  best: boolean;
}

/** The ideas of a hint by action; a claim is stored under `claim:` and the name of its route. */
export function adviceOf(hint: Hint | null): Map<string, Advice> {
  const found = new Map<string, Advice>();
  hint?.ideas.forEach((idea, place) => {
    const action = parseAction(idea.action);
    const key = action.kind === "claim" ? `claim:${action.route}` : idea.action;
    if (!found.has(key)) {
      found.set(key, { chance: number(idea.chance, { style: "percent" }), best: place === 0 });
    }
  });
  return found;
}
