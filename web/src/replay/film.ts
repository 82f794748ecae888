// A replay as the page shows it: what each seat sees at every step, put together from the changes.
import { levelOf, shownNames } from "../lib/names";
import type { PlayersClient } from "../lib/table.svelte";
import type { Player, Replay, SeatInfo, Step, TableInfo, View } from "../wire";

/** What a seat sees: its view, the routes open to it, and its contracts that are fulfilled by now. */
export type Sight = View & { open: string[]; fulfilled: string[] };

/** A moment of a game: a step, and the seat whose eyes we look through; null: all cards are open. */
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

  /** The view to be shown: a seat's own, or one of nobody where all cards lie open. */
  view({ ply, seat }: Moment): View {
    if (seat !== null) return this.sight(ply, seat);
    const { hand: _hand, contracts: _contracts, offer: _offer, ...open } = this.sight(ply, 0);
    return {
      ...open,
      seat: null,
      seats: open.seats.map((one, number) => this.sight(ply, number).seats[number] ?? one),
    };
  }

  /** The steps that are known by then. */
  steps({ ply, seat }: Moment): Step[] {
    const moments = this.replay.moments.slice(0, ply + 1);
    return moments.flatMap((moment) => (seat === null ? [moment.step] : (moment.seen[seat] ?? [])));
  }
}

/** What the players are called: our bots by their level, in the reader's language. */
export function playerNames(players: readonly Player[]): string[] {
  const named = players.map(({ name, kind }) => ({
    name,
    level: kind === "bot" ? levelOf(name) : null,
    fixed: kind === "human",
  }));
  return shownNames(named);
}

/** A table at which everybody sits, for the parts of the page that want one. */
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
    watchers: 0,
  };
  return {
    table,
    seat: null,
    said: [],
    position: null,
    clockOffset: 0,
    lastChange: 0,
    vote: () => {},
  };
}

/** The moment that a link names; what it leaves out, or what cannot be, is the beginning with open cards. */
export function momentOf(hash: string, film: Film): Moment {
  const said = new URLSearchParams(hash.slice(1));
  const number = (name: string, most: number): number | null => {
    const text = said.get(name) ?? "";
    return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : null;
  };
  const seat = number("seat", film.replay.players.length);
  return {
    ply: number("ply", film.last) ?? 0,
    seat: seat === film.replay.players.length ? null : seat,
  };
}

export function hashOf({ ply, seat }: Moment): string {
  return `#ply=${ply}${seat === null ? "" : `&seat=${seat}`}`;
}

/** The games in a text: one record, or one on each line. */
export function gamesIn(text: string): string[] {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.split("\n").filter((line) => line.trim() !== "");
  }
}
