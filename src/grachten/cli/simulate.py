"""`grachten simulate`: plays many games between bots and prints a summary."""

import json
import math
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import typer

from grachten.arena.interrupts import defer_sigint
from grachten.arena.lines import LineFile
from grachten.arena.results import GameResult
from grachten.arena.runner import FinishedGame, names_of, new_game, play_in_order, play_seated
from grachten.board import Board, load_board
from grachten.bots import Forfeit, check_bot
from grachten.bots.custom import is_custom, short_name
from grachten.cli.screen import compile_bots, count, make_console, printable, progress_bar
from grachten.errors import ParseError

MOST_PLAYERS = 4
FEWEST_PLAYERS = 2
INTERRUPTED = 130
SURE = 1.96  # standard errors on each side of a 95 % interval
ENDINGS = ("carts", "stalemate", "resigned")

# The means per seat: the name in the JSON object, and the words in the table.
MEANS = {
    "total": "points",
    "routes": "  for routes",
    "contracts": "  for contracts",
    "merchandise": "  for merchandise",
    "fulfilled": "contracts fulfilled",
}


class Simulation(NamedTuple):
    """What is played; it alone decides how every game goes."""

    bots: tuple[str, ...]
    board: Board
    seed: str
    recorded: bool


def play_number(simulation: Simulation, number: int) -> FinishedGame:
    """Play the game of that number, the same whenever and wherever it is played."""
    seed = f"{simulation.seed} {number}"
    seeds = [f"{seed} {seat}" for seat in range(len(simulation.bots))]
    game = new_game(simulation.bots, simulation.board, seed)
    return play_seated(game, simulation.bots, seeds, None, simulation.recorded, number)


def run(
    bots: list[str],
    players: int | None,
    games: int,
    seed: str | None,
    record: Path | None,
    board: str,
    jobs: int,
    as_json: bool,
) -> None:
    """Play the games and print the summary; Ctrl-C ends them early, with exit code 130."""
    seats = _seats(bots, players)
    simulation = Simulation(seats, load_board(board), _checked_seed(seed), record is not None)
    file = nullcontext(None) if record is None else LineFile(record)
    compile_bots(seats)
    totals = Totals(seats)
    with file as records:
        stopped = _play(simulation, games, jobs, totals, records)
    figures = totals.figures(simulation.seed, board, games, stopped, record)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        _print(figures, simulation.board)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _seats(bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """Return a bot for each seat; missing ones are `random`."""
    most = MOST_PLAYERS if players is None else players
    if len(bots) > most:
        message = f"{len(bots)} bots are named, but there are at most {most} seats"
        raise ParseError("too_many_bots", message, bots=len(bots), seats=most)
    for name in dict.fromkeys(bots):
        check_bot(name)
    seats = max(FEWEST_PLAYERS, len(bots)) if players is None else players
    return (*bots, *["random"] * (seats - len(bots)))


def _checked_seed(seed: str | None) -> str:
    """Return the seed, or a new one that is easy to type."""
    if seed is None:
        return secrets.token_hex(4)
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise ParseError("bad_seed", "the seed is not UTF-8 text") from None
    return seed


def _play(
    simulation: Simulation, games: int, jobs: int, totals: "Totals", records: LineFile | None
) -> bool:
    """Play and count all games; return True if Ctrl-C interrupted them."""
    try:
        with progress_bar(count(games, "game"), games) as advance:
            totals.start()
            play = partial(play_number, simulation)
            with closing(play_in_order(play, games, jobs)) as all_games:
                for finished in all_games:
                    with defer_sigint():
                        if records is not None and finished.line is not None:
                            records.write(finished.line)
                        totals.add(finished.result)
                    advance(1)
    except KeyboardInterrupt:
        return True
    return False


class Totals:
    """Sums per seat over all games so far; unlike the arena's, they need no list of the games."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats
        self.games = 0
        self.plies = 0
        self.endings: Counter[str] = Counter()
        self.forfeits: dict[tuple[str, str], dict[str, Any]] = {}  # by bot and code
        self.wins = [0.0] * len(seats)
        self.sums = [Counter[str]() for _ in seats]
        self.start()

    def start(self) -> None:
        self._begun = self._last = time.perf_counter()

    def add(self, result: GameResult) -> None:
        outcome = result.outcome
        self.games += 1
        self.plies += result.plies
        self.endings[outcome.reason] += 1
        share = 1 / len(outcome.winners)
        for seat in outcome.winners:
            self.wins[seat] += share
        for sums, score in zip(self.sums, outcome.scores, strict=True):
            for name in MEANS:
                sums[name] += getattr(score, name)
        if result.forfeit is not None:
            self._count_forfeit(result.forfeit)
        self._last = time.perf_counter()

    def _count_forfeit(self, forfeit: Forfeit) -> None:
        """Count a forfeit; the reason is that of the first one with the same code."""
        bot, code = self.seats[forfeit.seat], forfeit.code
        entry = {"bot": bot, "code": code, "reason": forfeit.reason, "games": 0}
        self.forfeits.setdefault((bot, code), entry)["games"] += 1

    def figures(
        self, seed: str, board: str, asked: int, stopped: bool, record: Path | None
    ) -> dict[str, Any]:
        """Return all figures as one JSON object; the mean of no games is null.

        `board` is the name or the path given on the command line.
        """
        seconds = self._last - self._begun
        return {
            "board": board,
            "players": len(self.seats),
            "seed": seed,
            "games": self.games,
            "games_asked": asked,
            "stopped": stopped,
            "record": None if record is None else str(record),
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2) if self.games else None,
            "plies_per_game": self._mean(self.plies),
            "endings": {reason: self.endings[reason] for reason in ENDINGS},
            "forfeits": list(self.forfeits.values()),
            "seats": [self._seat(seat, name) for seat, name in enumerate(names_of(self.seats))],
        }

    def _seat(self, seat: int, name: str) -> dict[str, Any]:
        return {
            "seat": seat,
            "name": name,
            "bot": self.seats[seat],
            "games": self.games,
            "wins": self.wins[seat],
            "win_rate": self._mean(self.wins[seat]),
            "win_rate_margin": self._margin(seat),
            **{name: self._mean(self.sums[seat][name]) for name in MEANS},
        }

    def _mean(self, total: float) -> float | None:
        return total / self.games if self.games else None

    def _margin(self, seat: int) -> float | None:
        """Return the margin of the win rate, to each side, with 95 % confidence.

        This is the Agresti–Coull interval, as if two more games were won and two lost: a bot that
        has won none of few games may still win some.
        """
        if not self.games:
            return None
        rate = (self.wins[seat] + 2) / (self.games + 4)
        return SURE * math.sqrt(rate * (1 - rate) / (self.games + 4))


def _print(figures: dict[str, Any], board: Board) -> None:
    console = make_console()
    games = count(figures["games"], "game")
    if figures["stopped"]:
        games = f"Stopped after {figures['games']:,} of {count(figures['games_asked'], 'game')}"
    where = f"{games} of {figures['players']} players on {board.title}"
    console.print(where + (f", in {figures['seconds']:.1f} s" if figures["games"] else ""))
    if figures["games"]:
        _print_games(figures)
    if figures["record"] is not None:
        console.print(f"Recorded in {printable(figures['record'])}", soft_wrap=True)
    again = printable(figures["seed"])
    console.print(f"The same games again: --seed {_quoted(again)}", soft_wrap=True)


def _print_games(figures: dict[str, Any]) -> None:
    from rich.table import Table

    console = make_console()
    endings = figures["endings"]
    speed = f"{figures['games_per_second']:,.1f} games a second"
    console.print(f"{speed}, {figures['plies_per_game']:.1f} steps a game")
    ended = f"Ended by carts: {endings['carts']:,}; by stalemate: {endings['stalemate']:,}"
    if endings["resigned"]:
        ended += f"; by resignation: {endings['resigned']:,}"
    console.print(ended)
    for forfeit in figures["forfeits"]:
        games = count(forfeit["games"], "game")
        why = f"{forfeit['code']}: {printable(forfeit['reason'])}"
        console.print(f"{printable(forfeit['bot'])} forfeited {games}, {why}", soft_wrap=True)
    console.print()
    seats = figures["seats"]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("mean of a game")
    for seat in seats:
        table.add_column(_heading(seat["name"], seat["bot"]), justify="right")
    table.add_row("games", *(f"{seat['games']:,}" for seat in seats))
    table.add_row("won", *(f"{seat['win_rate']:.1%}" for seat in seats))
    table.add_row("  give or take", *(f"{seat['win_rate_margin']:.1%}" for seat in seats))
    for name, words in MEANS.items():
        table.add_row(words, *(f"{seat[name]:.2f}" for seat in seats))
    console.print(table)
    console.print()


def _heading(name: str, bot: str) -> str:
    """Return the heading of a column; a custom bot's name has no folders."""
    return printable(name.replace(bot, short_name(bot)) if is_custom(bot) else name)


def _quoted(text: str) -> str:
    import shlex

    return shlex.quote(text)
