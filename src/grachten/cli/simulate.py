"""`grachten simulate`: lets bots play many games and sums up how they went."""

import json
import math
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import typer

from grachten.arena.interrupts import defer_sigint
from grachten.arena.lines import LineFile
from grachten.arena.runner import names_of
from grachten.board import Board, load_board
from grachten.bots import Forfeit, check_bot
from grachten.bots.custom import is_custom, short_name
from grachten.cli.screen import compile_bots, count, make_console, printable, progress_bar
from grachten.cli.simulation import Plan, Played, play_all
from grachten.errors import ParseError

MOST_PLAYERS = 4
FEWEST_PLAYERS = 2
INTERRUPTED = 130
SURE = 1.96  # standard errors to each side hold the truth 95 times in 100
ENDINGS = ("carts", "stalemate", "resigned")

# The means of each seat: the name in the JSON object, and the words in the table.
MEANS = {
    "total": "points",
    "routes": "  for routes",
    "contracts": "  for contracts",
    "merchandise": "  for merchandise",
    "fulfilled": "contracts fulfilled",
}


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
    """Play the games and print the summary; Ctrl-C ends the play early, with exit code 130."""
    seats = _seats(bots, players)
    plan = Plan(seats, load_board(board), _checked_seed(seed), record is not None)
    file = nullcontext(None) if record is None else LineFile(record)
    compile_bots(seats)
    tally = Tally(seats)
    with file as kept:
        stopped = _play(plan, games, jobs, tally, kept)
    figures = tally.figures(plan, board, games, stopped, record)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        _print(figures, plan.board)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _seats(bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """A bot for each seat; `random` where none is named."""
    most = MOST_PLAYERS if players is None else players
    if len(bots) > most:
        message = f"{len(bots)} bots are named, but there are at most {most} seats"
        raise ParseError("too_many_bots", message, bots=len(bots), seats=most)
    for name in dict.fromkeys(bots):
        check_bot(name)
    seats = max(FEWEST_PLAYERS, len(bots)) if players is None else players
    return (*bots, *["random"] * (seats - len(bots)))


def _checked_seed(seed: str | None) -> str:
    """The seed, or a fresh one that is easily typed again."""
    if seed is None:
        return secrets.token_hex(4)
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise ParseError("bad_seed", "the seed is not UTF-8 text") from None
    return seed


def _play(plan: Plan, games: int, jobs: int, tally: "Tally", kept: LineFile | None) -> bool:
    """Play and count all games; True if Ctrl-C broke it off."""
    try:
        with progress_bar(count(games, "game"), games) as advance:
            tally.start()
            with closing(play_all(plan, games, jobs)) as all_games:
                for played in all_games:
                    with defer_sigint():
                        if kept is not None and played.line is not None:
                            kept.write(played.line)
                        tally.add(played)
                    advance(1)
    except KeyboardInterrupt:
        return True
    return False


class Tally:
    """The sums over all games so far."""

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

    def add(self, played: Played) -> None:
        outcome = played.outcome
        self.games += 1
        self.plies += played.plies
        self.endings[outcome.reason] += 1
        share = 1 / len(outcome.winners)
        for seat in outcome.winners:
            self.wins[seat] += share
        for sums, score in zip(self.sums, outcome.scores, strict=True):
            for name in MEANS:
                sums[name] += getattr(score, name)
        if played.forfeit is not None:
            self._note(played.forfeit)
        self._last = time.perf_counter()

    def _note(self, forfeit: Forfeit) -> None:
        """Count a forfeit; of those with the same code the first says the reason."""
        bot, code = self.seats[forfeit.seat], forfeit.code
        entry = {"bot": bot, "code": code, "reason": forfeit.reason, "games": 0}
        self.forfeits.setdefault((bot, code), entry)["games"] += 1

    def figures(
        self, plan: Plan, board: str, asked: int, stopped: bool, record: Path | None
    ) -> dict[str, Any]:
        """All that is known, as one JSON object; a mean of no games is null.

        `board` is the name or the path that the board was asked for by.
        """
        seconds = self._last - self._begun
        return {
            "board": board,
            "players": len(self.seats),
            "seed": plan.seed,
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
        """How far off the win rate may be, to each side, with 95 % confidence.

        After Agresti and Coull, as if two more games were won and two lost: a bot that has won
        none of few games may still win some.
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
    """The name above a column: of an own bot without the folders in it."""
    return printable(name.replace(bot, short_name(bot)) if is_custom(bot) else name)


def _quoted(text: str) -> str:
    import shlex

    return shlex.quote(text)
