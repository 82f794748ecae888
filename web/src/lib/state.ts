// The state of the game in words, for the keyboard shortcut that announces it.
import type { View } from "../wire";
import { cardsWords } from "./narration";
import { list, t } from "./words.svelte";

export function stateWords(view: View, names: readonly string[], turn: string): string {
  const said = [t("state-turn", { turn })];
  if (view.last_round !== null && view.phase !== "over") {
    said.push(t("last-round", { count: view.turns_left ?? 0 }) + ".");
  }
  const hand = view.hand ? cardsWords(view.hand) : null;
  if (hand !== null) {
    said.push(hand === "" ? `${t("no-cards")}.` : t("state-hand", { cards: hand }));
  }
  const market = view.market.flatMap((color) =>
    color === null ? [] : [t("color-name", { color })],
  );
  said.push(t("state-market", { cards: list(market) }));
  view.seats.forEach((seat, number) => {
    const { points, carts, cards, merchandise } = seat;
    said.push(t("state-seat", { name: names[number] ?? "", points, carts, cards, merchandise }));
  });
  return said.join(" ");
}
