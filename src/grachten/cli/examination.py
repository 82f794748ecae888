"""Checking a bot: many games of all kinds, and its mistakes in them."""

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import cycle, islice, product
from typing import Any, NamedTuple

from msgspec import Struct, structs

from grachten.board import Board, board_names, load_board
from grachten.bots import Bot, BotFailure, Forfeit, make_bot, play_game
from grachten.bots.program import ProgramBot, end_idle_programs
from grachten.game import (
    Action,
    ClaimRoute,
    DrawContracts,
    DrawDeck,
    DrawMarket,
    Game,
    Outcome,
    Player,
    Resign,
    Step,
    View,
)

MOST_FAULTS = 10  # more would only take time
LONGEST_SHOWN = 16_000  # characters of a message in a report
LOG_LINES = 10
SCARCE = "harbor with few cards"
OPPONENTS = ("random", "greedy", "hoarder", "quitter", "itself")
QUITS = 20  # the ply at which a quitter resigns


class Fault(Struct, frozen=True):
    """A mistake of a bot and where it first happened; `games` is how often."""

    code: str
    reason: str
    game: int
    board: str
    players: int
    opponents: str
    seed: str
    seat: int
    ply: int
    sent: str
    said: str
    log: str = ""  # the last lines of its standard error
    games: int = 1


class Findings(Struct):
    """Everything found out about a bot."""

    games: int
    faults: list[Fault]
    times: list[float]  # of its decisions, in seconds
    log: str = ""  # the last lines of its standard error

    @property
    def median(self) -> float | None:
        return statistics.median(self.times) if self.times else None

    @property
    def slowest(self) -> float | None:
        return max(self.times, default=None)


class _TestGame(NamedTuple):
    """One game to play."""

    number: int
    board: str
    players: int
    opponents: str

    @property
    def seat(self) -> int:
        return self.number % self.players

    @property
    def seed(self) -> str:
        return f"check {self.number}"


class Hoarder(Bot):
    """A bot that draws cards as long as it can, so that rare situations occur early.

    Deck and discards run out, the market has gaps, contracts must be drawn and are used up, and
    players have to pass.
    """

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        order: list[type[Any]] = [DrawDeck, DrawMarket, DrawContracts, ClaimRoute]
        if self.seat % 2:  # the other order, which brings some cards back
            order = [DrawMarket, DrawDeck, ClaimRoute, DrawContracts]
        for kind in order:
            found: list[Action] = [action for action in legal if isinstance(action, kind)]
            if found:
                return self.rng.choice(found)
        return self.rng.choice(legal)


class Quitter(Hoarder):
    """A bot that resigns in the middle of the game."""

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        return Resign() if view.ply >= QUITS else super().choose(view, legal, clock)


class TimedBot(Bot):
    """A wrapper that measures how long a bot takes."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        super().__init__(bot.rng)
        self.bot = bot
        self._times = times

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        self.bot.start(board, seat, players, first)

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        begun = time.perf_counter()
        action = self.bot.choose(view, legal, clock)
        self._times.append(time.perf_counter() - begun)
        return action

    def observe(self, step: Step) -> None:
        self.bot.observe(step)

    def over(self, result: Outcome) -> None:
        self.bot.over(result)

    def close(self) -> None:
        self.bot.close()


def examine(name: str, games: int, clock: float, advance: Callable[[float], None]) -> Findings:
    """Play games of all kinds with the bot; after a fault, restart it and continue."""
    findings = Findings(0, [], [])
    for test in _test_games(games):
        fault = _play(name, test, clock, findings)
        findings.games += 1
        advance(1)
        if fault is not None:
            _count_fault(findings.faults, fault)
        if sum(fault.games for fault in findings.faults) >= MOST_FAULTS:
            break
    for failure in end_idle_programs(make_bot(name, 0)):
        _count_fault(findings.faults, _at_the_end(failure, findings.games))
    return findings


def _test_games(games: int) -> Iterator[_TestGame]:
    """Return every board with every number of players and kind of opponent, shuffled."""
    kinds = list(product((*board_names(), SCARCE), (2, 3, 4), OPPONENTS))
    random.Random(0).shuffle(kinds)
    return (_TestGame(number, *kind) for number, kind in enumerate(islice(cycle(kinds), games)))


def _play(name: str, test: _TestGame, clock: float, findings: Findings) -> Fault | None:
    seated = _seated(test)
    players = [Player(f"{name} {seat}", "bot") for seat, name in enumerate(seated)]
    game = Game.new(players, board=_board(test.board), seed=test.seed)
    bots = [
        TimedBot(make_bot(name, test.seed), findings.times)
        if bot == "itself"
        else _opponent(bot, test)
        for bot in seated
    ]
    forfeit = play_game(game, bots, clock)
    for seated_bot in bots:
        findings.log = _last_lines(seated_bot) or findings.log
    if forfeit is None:
        return None
    failed = bots[forfeit.seat]
    assert isinstance(failed, TimedBot), f"one of our own bots failed: {forfeit.reason}"
    return _fault(test, game, forfeit, failed.bot)


def _seated(test: _TestGame) -> list[str]:
    """Return the bots by seat: the checked bot and its opponents."""
    seats = [test.opponents] * test.players
    if test.opponents == "itself" and test.players > 2:
        seats[(test.seat + 2) % test.players] = "hoarder"
    seats[test.seat] = "itself"
    return seats


def _opponent(name: str, test: _TestGame) -> Bot:
    kinds = {"hoarder": Hoarder, "quitter": Quitter}
    if name in kinds:
        return kinds[name](random.Random(test.seed))
    return make_bot(name, test.seed)


@cache
def _board(name: str) -> Board:
    """Return a board of the package, or a small one with few cards."""
    if name != SCARCE:
        return load_board(name)
    source = dict(load_board("harbor").source)
    source["cards"] = {color: 3 if color == "wild" else 2 for color in source["cards"]}
    source |= {"carts_per_player": 9, "merchandise_cards": 1}
    return load_board(source)


def _fault(test: _TestGame, game: Game, forfeit: Forfeit, bot: Bot) -> Fault:
    return Fault(
        forfeit.code,
        forfeit.reason,
        test.number,
        test.board,
        test.players,
        test.opponents,
        test.seed,
        forfeit.seat,
        game.ply - 1,  # the last step is its resignation
        _text(getattr(bot, "sent", b"")),
        _text(getattr(bot, "said", b"")),
        _last_lines(bot),
    )


def _at_the_end(failure: BotFailure, games: int) -> Fault:
    return Fault(failure.code, failure.message, games, "", 0, "", "", 0, 0, "", "")


def _last_lines(bot: Bot) -> str:
    """Return the end of a program's standard error; other bots have none."""
    asked = bot.bot if isinstance(bot, TimedBot) else bot
    log = asked.log if isinstance(asked, ProgramBot) else ""
    return "\n".join([line for line in log.splitlines() if line.strip()][-LOG_LINES:])


def _text(line: bytes) -> str:
    text = line.decode("utf-8", "replace").rstrip("\n")
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _count_fault(faults: list[Fault], fault: Fault) -> None:
    """Add a fault, or count it if it is already known."""
    for i, known in enumerate(faults):
        if (known.code, known.reason) == (fault.code, fault.reason):
            faults[i] = structs.replace(known, games=known.games + 1)
            return
    faults.append(fault)
