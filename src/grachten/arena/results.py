"""What is kept of a match: a header and a line for each game."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from grachten.arena.schedule import Seating, deals_for, seatings
from grachten.bots import Forfeit
from grachten.game import Outcome
from grachten.version import SOFTWARE

FORMAT = "grachten-arena/1"


class Match(Struct, frozen=True, kw_only=True):
    """All that decides how the games of a match go: the header of its file."""

    format: str = FORMAT
    bots: tuple[str, ...]  # as they were named, with repetitions
    players: int
    board: str | dict[str, Any]  # as in a record: a name, or all of it
    seed: str
    games: int  # as asked for; whole deals are played
    time: float | None = None  # seconds for a decision
    software: str = SOFTWARE

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return seatings(self.bots, self.players)

    @property
    def all_games(self) -> int:
        """The games of the match, rounded up to whole deals."""
        a_deal = len(self.seatings)
        return deals_for(self.games, a_deal) * a_deal


class GameResult(Struct, frozen=True):
    """One game of a match. The games of a deal have the same cards, with the seats changed."""

    deal: int
    order: int  # which of the seat orders of the match's tables, from 0
    bots: tuple[str, ...]  # by seat
    first: int
    plies: int
    outcome: Outcome
    forfeit: Forfeit | None = None


class Results:
    """The games of a match so far. Statistics look at whole deals, without a gap from the first.

    So they do not depend on which games happened to be finished first.
    """

    def __init__(self, match: Match, games: Iterable[GameResult] = ()) -> None:
        self.match = match
        self._by_number: dict[int, GameResult] = {}
        self._next = 0  # the first number that is missing
        for game in games:
            self.add(game)

    def add(self, game: GameResult) -> None:
        """Keep a game; one that is there already stays as it is."""
        self._by_number.setdefault(self._number(game), game)
        while self._next in self._by_number:
            self._next += 1

    def __len__(self) -> int:
        return len(self._by_number)

    @property
    def deals(self) -> int:
        """The whole deals from the first on."""
        return self._next // len(self.match.seatings)

    def missing(self) -> list[int]:
        return [n for n in range(self.match.all_games) if n not in self._by_number]

    def everything(self) -> list[GameResult]:
        """All games in their order."""
        return [self._by_number[number] for number in sorted(self._by_number)]

    def of_deals(self, deals: int) -> list[GameResult]:
        """The games of so many deals from the first on."""
        return [self._by_number[number] for number in range(deals * len(self.match.seatings))]

    def _number(self, game: GameResult) -> int:
        return game.deal * len(self.match.seatings) + game.order
