// Real games for the tests, played by the Python package, and what an honest server shows of them.
import { execFileSync } from "node:child_process";
import type { DrawnBoard, Record as GameRecord, SeatInfo, Step, TableInfo, Terms } from "../wire";
import { commitmentOf } from "./hash";

const PYTHON = process.env["PYTHON"] ?? "../.venv/bin/python";

const MAKE = `
import itertools, json, lzma, sys
import msgspec
from grachten.bots import make_bot, play_game
from grachten.game import Game, Player
from grachten.game.secrecy import steps_as_seen
from grachten.server.http.drawing import board_drawing

def play(options, players, seed):
    game = Game.new(
        [Player(name, kind) for name, kind in players],
        seed=seed,
        player_seeds=[bytes.fromhex(seed) for seed in options["player_seeds"]],
        player_commitments=options["player_commitments"],
    )
    play_game(game, [make_bot("random", seat) for seat in range(len(players))])
    record = game.record()
    seen = [steps_as_seen(record.steps, seat, -1, False, False) for seat in range(len(players))]
    return {"record": record, "seen": seen}

def reshuffled(record):
    return any(type(event).__name__ == "DeckReshuffled" for step in record.steps for event in step.events)

asked = json.load(sys.stdin)
players = asked["players"]
games = [play(one, players, bytes.fromhex(one["seed"])) for one in asked["games"]]
nobody = {"player_seeds": [""] * len(players), "player_commitments": [""] * len(players)}
candidates = (play(nobody, players, number) for number in itertools.count())
long = next(game for game in candidates if reshuffled(game["record"]))
stored = [json.loads(line) for line in lzma.open("../tests/golden/games.jsonl.xz")]
named = [game for game in stored if isinstance(game["board"], str)]
boards = {name: board_drawing(name) for name in {"amsterdam", *(game["board"] for game in named)}}
continued = Game.play_on(long["record"], 40, 0, seed=7)
play_game(continued, [make_bot("random", seat) for seat in range(len(players))])
found = {"games": games, "long": long["record"], "continued": continued.record(), "golden": named, "boards": boards}
sys.stdout.buffer.write(msgspec.json.encode(found))
`;

export interface Played {
  record: GameRecord;
  seen: Step[][]; // by seat, as shown during the game
}

interface GameOptions {
  seed: string; // the dealer's
  player_seeds: string[];
  player_commitments: string[];
}

export interface Made {
  games: Played[]; // with Anna, Ben and a bot of the dealer, as requested
  long: GameRecord; // a game whose deck was reshuffled
  continued: GameRecord; // the same game, played on from its step 40
  golden: GameRecord[]; // games of version 1
  boards: Record<string, DrawnBoard>;
}

/** Play all games that a test needs, in one Python process. */
export function make(games: GameOptions[]): Made {
  const options = {
    input: JSON.stringify({ games, players: PLAYERS }),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  } as const;
  return JSON.parse(execFileSync(PYTHON, ["-c", MAKE], options)) as Made;
}

const PLAYERS: readonly [name: string, kind: "human" | "bot" | "outside"][] = [
  ["Anna", "human"],
  ["Ben", "human"],
  ["merchant", "bot"],
];

/** The terms of a table of Anna, Ben and a bot. */
export function termsFor(
  seed: string,
  commitments: readonly string[],
  change: Partial<Terms> = {},
): Terms {
  const seats = PLAYERS.map(([, kind], seat) => ({ kind, commitment: commitments[seat] ?? "" }));
  return {
    board: "amsterdam",
    rules: 1,
    first: null,
    commitment: commitmentOf(seed),
    seats,
    ...change,
  };
}

/** A table of Anna, Ben and a bot as the server shows it to whoever holds the seats `mine`. */
export function tableOf(
  mine: readonly number[],
  commitments: readonly string[],
  change: Partial<TableInfo> = {},
): TableInfo {
  const seats = PLAYERS.map(([name, kind], seat): SeatInfo => ({
    kind: kind === "human" ? "person" : "bot",
    name,
    bot: kind === "human" ? null : name,
    outside: kind === "outside",
    here: true,
    away: false,
    resigned: false,
    votes: [],
    chosen: false,
    mine: mine.includes(seat),
    commitment: commitments[seat] ?? "",
    revealed: false,
  }));
  return {
    type: "table",
    id: "table",
    state: "waiting",
    board: "amsterdam",
    board_title: "Amsterdam",
    seats,
    first: null,
    clock: {},
    listed: false,
    hints: true,
    chat: false,
    paused: false,
    opener: true,
    commitment: "",
    terms: null,
    deal_in: null,
    player_seeds: null,
    opened: 0,
    begun: null,
    ended: null,
    closed_by: null,
    next: null,
    start: null,
    watchers: 0,
    ...change,
  };
}

/** One of several devices, each with its own storage, although a test has only one. */
export class Device {
  #kept: [string, string][] = [];

  as<T>(work: () => T): T {
    localStorage.clear();
    this.#kept.forEach(([key, text]) => localStorage.setItem(key, text));
    const done = work();
    this.#kept = Object.entries<string>({ ...localStorage });
    localStorage.clear();
    return done;
  }
}
