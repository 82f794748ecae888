// How a route stands for the player: held, to be claimed and for what, open, or closed.
import type { DrawnRoute, View } from "../wire";
import { cardsOf, type Payment } from "./actions";
import { cardsWords } from "./telling";
import { t } from "./words.svelte";

export function standingOf(
  view: View | null,
  names: readonly string[],
  ways: ReadonlyMap<string, Payment[]>,
  open: ReadonlySet<string>,
): (route: DrawnRoute) => string {
  return (route) => {
    const holder = view?.routes[route.name];
    if (holder !== undefined) return t("route-held", { name: names[holder] ?? "" });
    const pay = ways.get(route.name)?.[0];
    if (pay !== undefined) return t("route-can", { cards: cardsWords(cardsOf(pay)) });
    return open.has(route.name) || view?.seat === null ? t("route-open") : t("route-closed");
  };
}
