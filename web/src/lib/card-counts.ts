// Where the cards of each color are, as far as the owner of a View can know.
import type { DrawnBoard, View } from "../wire";

type Cards = Readonly<Record<string, number | undefined>>;

export interface CardCounts {
  game: Cards; // in the whole game
  market: Cards;
  discarded: Cards;
  hand: Cards | null; // null for spectators
  known: Cards; // in the hands of others
  unseen: Cards; // in the deck, or hidden in the hands of others
  hidden: number; // how many unseen cards are in the hands of others
}

export function countCards(board: DrawnBoard, view: View): CardCounts {
  const hand = view.hand ?? null;
  const others = view.seats.flatMap((seat, number) =>
    hand !== null && number === view.seat
      ? []
      : [{ cards: seat.cards, known: view.revealed?.[number]?.hand ?? seat.known }],
  );
  const market: Record<string, number> = {};
  for (const color of view.market) if (color) market[color] = (market[color] ?? 0) + 1;
  const known: Record<string, number> = {};
  for (const other of others) {
    for (const [color, count] of Object.entries(other.known)) {
      known[color] = (known[color] ?? 0) + count;
    }
  }
  const seen: Cards[] = [market, view.discards, hand ?? {}, known];
  const unseen = Object.fromEntries(
    Object.entries(board.cards).map(([color, count]) => [
      color,
      seen.reduce((left, cards) => left - (cards[color] ?? 0), count),
    ]),
  );
  const hidden = others.reduce((sum, other) => sum + other.cards, 0) - total(known);
  return { game: board.cards, market, discarded: view.discards, hand, known, unseen, hidden };
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
