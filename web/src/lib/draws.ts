// Derives every random outcome of a game from its seeds (docs/fairness.md) and counts all cards. It
// knows no rules. It follows the events of the record, and checks for each draw that the seeds give
// this outcome and that the cards were where the event takes them from.
import type { DrawnBoard, Record as GameRecord, Step } from "../wire";
import { CARDS } from "./actions";
import { canonical, sha256, utf8ToBytes } from "./hash";

type Event = Step["events"][number];
type StartState = NonNullable<NonNullable<GameRecord["from"]>["state"]>;
type Cards = Record<string, number>;

const SLOTS = 5;

/** The random numbers of one step. */
export class Stream {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seeds: readonly Uint8Array[], ply: string) {
    const parts = [...seeds, utf8ToBytes(ply)];
    const all = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
    const view = new DataView(all.buffer);
    let at = 0;
    for (const part of parts) {
      view.setUint32(at, part.length);
      all.set(part, at + 4);
      at += 4 + part.length;
    }
    const digest = new DataView(sha256(all).buffer);
    [this.#a, this.#b, this.#c, this.#d] = [0, 4, 8, 12].map((i) => digest.getUint32(i)) as [
      number,
      number,
      number,
      number,
    ];
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#d) >>> 0;
    this.#d = (this.#d + 1) >>> 0;
    this.#a = (this.#b ^ (this.#b >>> 9)) >>> 0;
    this.#b = (this.#c + (this.#c << 3)) >>> 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) >>> 0;
    return sum;
  }

  below(n: number): number {
    const least = 2 ** 32 % n;
    for (;;) {
      const product = BigInt(this.#next()) * BigInt(n);
      if (Number(product & 0xffffffffn) >= least) return Number(product >> 32n);
    }
  }
}

/** A pile of cards, as a count for each color. */
class Pile {
  readonly #cards = new Map<string, number>(CARDS.map((color) => [color, 0]));

  constructor(cards: Cards = {}) {
    this.add(cards);
  }

  get size(): number {
    return [...this.#cards.values()].reduce((a, b) => a + b, 0);
  }

  get cards(): Cards {
    return Object.fromEntries([...this.#cards].filter(([, number]) => number > 0));
  }

  add(cards: Cards): void {
    for (const [color, number] of Object.entries(cards)) {
      this.#cards.set(color, (this.#cards.get(color) ?? 0) + number);
    }
  }

  /** Remove these cards and return true; return false, and remove nothing, if some are missing. */
  take(cards: Cards): boolean {
    const all = Object.entries(cards);
    if (
      !all.every(
        ([color, number]) =>
          Number.isInteger(number) && number >= 0 && (this.#cards.get(color) ?? 0) >= number,
      )
    ) {
      return false;
    }
    for (const [color, number] of all) this.#cards.set(color, this.#cards.get(color)! - number);
    return true;
  }

  /** The color of the card at this index, with the cards sorted by color. */
  at(place: number): string {
    let k = place;
    for (const [color, left] of this.#cards) {
      if (k < left) return color;
      k -= left;
    }
    return "";
  }
}

/** Where all cards and contracts are after the events so far. */
class Piles {
  count = 0; // derived outcomes
  readonly #deck: Pile;
  #discards = new Pile();
  readonly #market: (string | null)[] = Array<null>(SLOTS).fill(null);
  readonly #hands: Pile[];
  readonly #unseen: string[];
  readonly #returned: string[] = [];
  readonly #offers: Set<string>[];

  /** `start` is the position that the game continues, if it was not dealt. */
  constructor(board: DrawnBoard, players: number, start: StartState | undefined) {
    this.#deck = new Pile(start?.deck ?? board.cards);
    this.#unseen = start ? [...start.unseen] : board.contracts.map((contract) => contract.name);
    this.#hands = Array.from({ length: players }, (_, i) => new Pile(start?.seats[i]?.hand));
    this.#offers = Array.from({ length: players }, (_, i) => new Set(start?.seats[i]?.offer));
    if (start === undefined) return;
    this.#discards.add(start.discards);
    this.#market.splice(0, SLOTS, ...start.market);
    this.#returned.push(...start.returned.map((back) => back.contract));
  }

  /** Whether every card and every contract of the board is there exactly once. */
  complete(board: DrawnBoard, kept: readonly string[]): boolean {
    const cards = new Pile();
    for (const pile of [this.#deck, this.#discards, ...this.#hands]) cards.add(pile.cards);
    for (const color of this.#market) if (color !== null) cards.add({ [color]: 1 });
    const offers = this.#offers.flatMap((offer) => [...offer]);
    const contracts = [...this.#unseen, ...this.#returned, ...offers, ...kept].sort();
    return (
      canonical(cards.cards) === canonical(new Pile(board.cards).cards) &&
      canonical(contracts) === canonical(board.contracts.map(({ name }) => name).sort())
    );
  }

  /** Apply a step; return whether all of its outcomes follow from the seeds. */
  follow(step: Step, stream: Stream): boolean {
    if (!step.events.every((event) => this.#apply(event, stream))) return false;
    return this.#deck.size > 0 || this.#discards.size === 0; // an empty deck is reshuffled at once
  }

  #apply(event: Event, stream: Stream): boolean {
    switch (event.type) {
      case "card_dealt":
        return this.#drawFromDeck(event.card, stream) && this.#give(event.seat, event.card);
      case "card_drawn":
        if (event.from === "market" && !this.#takeFromMarket(event.slot, event.card)) return false;
        if (event.from !== "market" && !this.#drawFromDeck(event.card, stream)) return false;
        return this.#give(event.seat, event.card);
      case "market_filled":
        if (this.#market[event.slot] !== null || !this.#drawFromDeck(event.card, stream)) {
          return false;
        }
        this.#market[event.slot] = event.card;
        return true;
      case "market_reset":
        if (canonical(event.cards) !== canonical(this.#market)) return false;
        event.cards.forEach((color) => this.#discards.add({ [color]: 1 }));
        this.#market.fill(null);
        return true;
      case "route_claimed":
        if (this.#hands[event.seat]?.take(event.cards) !== true) return false;
        this.#discards.add(event.cards);
        return true;
      case "deck_reshuffled":
        if (
          this.#deck.size > 0 ||
          canonical(new Pile(event.cards).cards) !== canonical(this.#discards.cards)
        ) {
          return false;
        }
        this.#deck.add(event.cards);
        this.#discards = new Pile();
        return true;
      case "contracts_offered":
        return (event.contracts ?? []).every((name) => this.#offer(event.seat, name, stream));
      case "contract_kept":
        return this.#offers[event.seat]?.delete(event.contract ?? "") === true;
      case "contract_returned":
        this.#returned.push(event.contract ?? "");
        return this.#offers[event.seat]?.delete(event.contract ?? "") === true;
      default:
        return true;
    }
  }

  /** Draw a card from the deck; return whether it is the expected one. */
  #drawFromDeck(card: string | undefined, stream: Stream): boolean {
    this.count += 1;
    const size = this.#deck.size;
    return (
      card !== undefined &&
      size > 0 &&
      this.#deck.at(stream.below(size)) === card &&
      this.#deck.take({ [card]: 1 })
    );
  }

  #takeFromMarket(slot: number | undefined, card: string | undefined): boolean {
    if (slot === undefined || card === undefined || this.#market[slot] !== card) return false;
    this.#market[slot] = null;
    return true;
  }

  #give(seat: number, card: string | undefined): boolean {
    this.#hands[seat]?.add({ [card ?? ""]: 1 });
    return this.#hands[seat] !== undefined;
  }

  #offer(seat: number, name: string, stream: Stream): boolean {
    this.count += 1;
    const next =
      this.#unseen.length > 0
        ? this.#unseen.splice(stream.below(this.#unseen.length), 1)[0]
        : this.#returned.shift();
    this.#offers[seat]?.add(name);
    return name === next;
  }
}

/**
 * Derive all outcomes; return their number, and the ply of the first wrong one. The cards with which
 * a game continues another one follow from nothing; they are only counted.
 */
export function followDraws(
  record: GameRecord,
  board: DrawnBoard,
  seeds: readonly Uint8Array[],
): { count: number; ply: number | null } {
  const start = record.from?.state;
  const piles = new Piles(board, record.players.length, start);
  const kept = start?.seats.flatMap((seat) => seat.contracts) ?? [];
  if ((record.from !== undefined && start === undefined) || !piles.complete(board, kept)) {
    return { count: 0, ply: 0 };
  }
  const wrong = record.steps.findIndex(
    (step, ply) => step.ply !== ply || !piles.follow(step, new Stream(seeds, String(ply))),
  );
  return { count: piles.count, ply: wrong < 0 ? null : wrong };
}
