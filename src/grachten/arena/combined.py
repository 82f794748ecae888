"""Ratings over several matches, so that bots from different files become comparable."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import UNSET, Struct, UnsetType, structs

from grachten.arena.adjusted import adjusted_ahead
from grachten.arena.files import read_match
from grachten.arena.ratings import rate
from grachten.arena.results import GameResult, Match
from grachten.arena.summary import groups_in
from grachten.arena.tally import tally
from grachten.errors import RecordError


class BotRating(Struct, frozen=True):
    """A bot in all its matches; ratings are comparable within a group, numbered from 1."""

    name: str
    games: int  # seats that it had
    rating: float | None
    low: float | None
    high: float | None
    group: int
    adjusted_rating: float | UnsetType | None = UNSET  # unset if no file knows its luck
    adjusted_low: float | UnsetType | None = UNSET
    adjusted_high: float | UnsetType | None = UNSET


class CombinedRatings(Struct, frozen=True):
    """What several matches say together; only whole deals count, as in a single match."""

    files: int
    games: int
    deals: int
    bots: tuple[BotRating, ...]  # best of each group first


def rate_files(paths: Sequence[Path]) -> CombinedRatings:
    """Rate all bots of these files; raise RecordError if two files hold the same match."""
    known: dict[str, Path] = {}
    games: list[GameResult] = []
    deals = 0
    for path in paths:
        results = read_match(path)
        before = known.setdefault(_identity(results.match), path)
        if before is not path:
            raise RecordError("same_match", f"{before} and {path} hold the same match")
        counted = results.of_deals(results.deals)
        games += [structs.replace(game, deal=game.deal + deals) for game in counted]
        deals += results.deals
    return CombinedRatings(len(paths), len(games), deals, _rated(games))


def _identity(match: Match) -> str:
    """Return what two files of one match have in common: everything that decides its games."""
    return repr(structs.replace(match, games=0, evaluator=UNSET))


def _rated(games: Sequence[GameResult]) -> tuple[BotRating, ...]:
    if not games:
        return ()
    sums = tally((), max(len(game.bots) for game in games), games)
    groups = groups_in(sums)
    seats = sums.seats.sum(axis=0)
    rated = [
        BotRating(name, round(float(count)), *rating, group=_group(name, groups))
        for name, count, rating in zip(sums.names, seats, rate(sums), strict=True)
    ]
    if any(game.luck is not UNSET for game in games):
        ratings = rate(sums._replace(ahead=adjusted_ahead(sums)))
        rated = [
            structs.replace(bot, adjusted_rating=value, adjusted_low=low, adjusted_high=high)
            for bot, (value, low, high) in zip(rated, ratings, strict=True)
        ]
    return tuple(sorted(rated, key=lambda bot: (bot.group, -(bot.rating or 0))))


def _group(name: str, groups: Sequence[Sequence[str]]) -> int:
    return next(number for number, group in enumerate(groups, 1) if name in group)
