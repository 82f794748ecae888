"""Luck and errors by player over many games."""

import math
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from grachten.game.record import PlayerKind
from grachten.review.account import rounded
from grachten.review.marks import kept_share
from grachten.review.model import Decision, Mark, Review

SURE = 1.96  # standard errors of a 95 % interval


class Mean(Struct, frozen=True):
    """A mean over games with its 95 % interval; a single game has no interval."""

    mean: float
    low: float | None
    high: float | None


class PlayerSummary(Struct, frozen=True):
    """The games of one player. A loss is counted over decisions that were not forced."""

    name: str
    kind: PlayerKind
    games: int
    result: Mean
    luck: Mean
    adjusted: Mean  # the result less the luck
    own: Mean
    decisions: int
    loss_per_decision: float | None
    marks_per_100: dict[Mark, float] | None
    accuracy: float | None


class Summary(Struct, frozen=True):
    """All players, by name."""

    games: int
    players: tuple[PlayerSummary, ...]


class _Player:
    """What is known of one player so far."""

    def __init__(self) -> None:
        self.results: list[float] = []
        self.luck: list[float] = []
        self.own: list[float] = []
        self.losses: list[float] = []
        self.kept: list[float] = []
        self.marks: Counter[Mark] = Counter()

    def add_decision(self, decision: Decision) -> None:
        self.losses.append(decision.loss)
        self.kept.append(kept_share(decision))
        self.marks[decision.mark] += 1


class Tally:
    """Adds up reviews; players of the same name and kind are one player."""

    def __init__(self) -> None:
        self._games = 0
        self._players: dict[tuple[str, PlayerKind], _Player] = {}

    def add(self, review: Review) -> None:
        self._games += 1
        seats = [
            self._players.setdefault((player.name, player.kind), _Player())
            for player in review.players
        ]
        for player, account in zip(seats, review.seats, strict=True):
            player.results.append(account.result)
            player.luck.append(account.luck)
            player.own.append(account.own)
        for decision in review.decisions:
            if decision.by == "player":
                seats[decision.seat].add_decision(decision)

    def summary(self) -> Summary:
        players = [_summarize(*key, self._players[key]) for key in sorted(self._players)]
        return Summary(self._games, tuple(players))


def _summarize(name: str, kind: PlayerKind, player: _Player) -> PlayerSummary:
    number = len(player.losses)
    adjusted = [result - luck for result, luck in zip(player.results, player.luck, strict=True)]
    marks: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")
    return PlayerSummary(
        name=name,
        kind=kind,
        games=len(player.results),
        result=_mean(player.results),
        luck=_mean(player.luck),
        adjusted=_mean(adjusted),
        own=_mean(player.own),
        decisions=number,
        loss_per_decision=rounded(sum(player.losses) / number) if number else None,
        marks_per_100={mark: rounded(100 * player.marks[mark] / number) for mark in marks}
        if number
        else None,
        accuracy=rounded(sum(player.kept) / number) if number else None,
    )


def _mean(values: Sequence[float]) -> Mean:
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return Mean(rounded(mean), None, None)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (number - 1))
    reach = SURE * spread / math.sqrt(number)
    return Mean(rounded(mean), rounded(mean - reach), rounded(mean + reach))
