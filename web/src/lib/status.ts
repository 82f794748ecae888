// The status of a route for the player, in words: held, claimable and its cost, open, or closed.
import type { DrawnRoute, Hint, View } from "../wire";
import { cardsOf, parseAction, type Payment } from "./actions";
import { cardsWords } from "./narration";
import { number, t } from "./words.svelte";

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

/** The routes that a hint suggests to claim, each with its chance to win as a percentage. */
export function advisedRoutes(hint: Hint | null): Map<string, string> {
  const advised = new Map<string, string>();
  for (const idea of hint?.ideas ?? []) {
    const action = parseAction(idea.action);
    if (action.kind === "claim") {
      advised.set(action.route, number(idea.chance, { style: "percent" }));
    }
  }
  return advised;
}
