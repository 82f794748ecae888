"""The saved form of a match: a header and a line per game."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from grachten.arena.schedule import Seating, deals_for, seatings
from grachten.bots import Forfeit
from grachten.game import Outcome
from grachten.version import SOFTWARE

FORMAT = "grachten-arena/1"


class EvaluatorId(Struct, frozen=True):
    """The evaluator that measures the luck in a match; it is fixed before the first game."""

    version: str
    hash: str

    def __str__(self) -> str:
        return f"{self.version} ({self.hash})" if self.hash else self.version


class Match(Struct, frozen=True, kw_only=True):
    """Everything that decides how the games of a match go: the header of its file."""

    format: str = FORMAT
    bots: tuple[str, ...]  # as given, with repetitions
    players: int
    board: str | dict[str, Any]  # as in a record: a name, or the whole board
    seed: str
    games: int  # as requested; whole deals are played
    time: float | None = None  # seconds per decision
    software: str = SOFTWARE
    evaluator: EvaluatorId | UnsetType = UNSET  # if results are adjusted for luck

    @property
    def adjusted(self) -> bool:
        """Whether results are adjusted for luck."""
        return self.evaluator is not UNSET

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return seatings(self.bots, self.players)

    @property
    def all_games(self) -> int:
        """The number of games in the match, rounded up to whole deals."""
        a_deal = len(self.seatings)
        return deals_for(self.games, a_deal) * a_deal


class GameResult(Struct, frozen=True):
    """The result of one game. The games of a deal have the same cards in different seatings."""

    deal: int
    order: int  # index into the match's seatings
    bots: tuple[str, ...]  # by seat
    first: int
    plies: int
    outcome: Outcome
    forfeit: Forfeit | None = None
    luck: tuple[float, ...] | UnsetType = UNSET  # by seat, as a share of the victory


class Results:
    """The games of a match so far. Statistics use the whole deals before the first gap.

    So they do not depend on which games happened to finish first.
    """

    def __init__(self, match: Match, games: Iterable[GameResult] = ()) -> None:
        self.match = match
        self._by_number: dict[int, GameResult] = {}
        self._next = 0  # the first missing number
        for game in games:
            self.add(game)

    def add(self, game: GameResult) -> None:
        """Add a game; an existing one stays as it is."""
        self._by_number.setdefault(self._number(game), game)
        while self._next in self._by_number:
            self._next += 1

    def __len__(self) -> int:
        return len(self._by_number)

    @property
    def deals(self) -> int:
        """The number of whole deals before the first gap."""
        return self._next // len(self.match.seatings)

    def missing(self) -> list[int]:
        return [n for n in range(self.match.all_games) if n not in self._by_number]

    def everything(self) -> list[GameResult]:
        """Return all games in order."""
        return [self._by_number[number] for number in sorted(self._by_number)]

    def of_deals(self, deals: int) -> list[GameResult]:
        """Return the games of the first `deals` deals."""
        return [self._by_number[number] for number in range(deals * len(self.match.seatings))]

    def _number(self, game: GameResult) -> int:
        return game.deal * len(self.match.seatings) + game.order
