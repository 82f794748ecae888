// A replay as the page shows it: what each seat sees at every step, assembled from the changes.
import { levelOf, shownNames } from "../lib/names";
import type { PlayersClient } from "../lib/table.svelte";
import type { Player, Replay, SeatInfo, Step, TableInfo, View } from "../wire";

/** What a seat sees: its view, the routes open to it, and its fulfilled contracts. */
export type Sight = View & { open: string[]; fulfilled: Record<string, number> };

/** A moment of a game: a ply, and the seat whose view is shown; null for open cards. */
interface Moment {
  ply: number;
  seat: number | null;
}

export class Film {
  readonly last: number;
  readonly #sights: Sight[][];

  constructor(readonly replay: Replay) {
    this.last = replay.moments.length - 1;
    this.#sights = replay.players.map((_, seat) => {
      let sight = {} as Sight;
      return replay.moments.map((moment) => (sight = { ...sight, ...moment.changes[seat] }));
    });
  }

  sight(ply: number, seat: number): Sight {
    return this.#sights[seat]![ply]!;
  }

  /** The view to show: that of a seat, or one without a seat if all cards are open. */
  view({ ply, seat }: Moment): View {
    if (seat !== null) return this.sight(ply, seat);
    const { hand: _hand, contracts: _contracts, offer: _offer, ...open } = this.sight(ply, 0);
    return {
      ...open,
      seat: null,
      seats: open.seats.map((one, number) => this.sight(ply, number).seats[number] ?? one),
    };
  }

  /** The steps that are known at this moment. */
  steps({ ply, seat }: Moment): Step[] {
    const moments = this.replay.moments.slice(0, ply + 1);
    return moments.flatMap((moment) => (seat === null ? [moment.step] : (moment.seen[seat] ?? [])));
  }
}

/** The names of the players; our bots are named by their level, in the reader's language. */
export function playerNames(players: readonly Player[]): string[] {
  const named = players.map(({ name, kind }) => ({
    name,
    level: kind === "bot" ? levelOf(name) : null,
    fixed: kind === "human",
  }));
  return shownNames(named);
}

/** A client for the list of players, with everybody present. */
export function playersClient(film: Film, ply: number): PlayersClient {
  const seats = film.replay.players.map((player, number): SeatInfo => ({
    kind: "person",
    name: player.name,
    bot: null,
    outside: false,
    here: true,
    away: false,
    resigned: false,
    votes: [],
    chosen: (film.sight(ply, number).offer ?? []).length === 0,
    mine: false,
    commitment: "",
    revealed: false,
  }));
  const table: TableInfo = {
    type: "table",
    id: "",
    state: film.sight(ply, 0).phase === "over" ? "over" : "playing",
    board: film.replay.board.name,
    board_title: film.replay.board.title,
    seats,
    first: null,
    clock: {},
    listed: false,
    hints: false,
    chat: false,
    opener: false,
    commitment: "",
    terms: null,
    deal_in: null,
    player_seeds: null,
    opened: 0,
    begun: null,
    ended: null,
    closed_by: null,
    paused: false,
    next: null,
    start: null,
    watchers: 0,
  };
  return {
    table,
    seat: null,
    said: [],
    position: null,
    clockOffset: 0,
  };
}

/**
 * The moment that a link names. Missing or invalid parts mean the start with open cards, or the end
 * if the link leads to a review.
 */
export function momentOf(hash: string, film: Film): Moment {
  const said = new URLSearchParams(hash.slice(1));
  const number = (name: string, most: number): number | null => {
    const text = said.get(name) ?? "";
    return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : null;
  };
  const seat = number("seat", film.replay.players.length);
  return {
    ply: number("ply", film.last) ?? (wantsReview(hash) ? film.last : 0),
    seat: seat === film.replay.players.length ? null : seat,
  };
}

/** Whether a link leads to the review of the game. */
export function wantsReview(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).has("review");
}

export function hashOf({ ply, seat }: Moment, review = false): string {
  return `#${review ? "review&" : ""}ply=${ply}${seat === null ? "" : `&seat=${seat}`}`;
}

/** The games in a text: one record, or one record per line. */
export function gamesIn(text: string): string[] {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.split("\n").filter((line) => line.trim() !== "");
  }
}
