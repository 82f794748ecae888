"""What the games of a match say about the bots, as sums per deal.

The games of a deal have the same cards, so they are not independent. Everything is summed by deal,
and intervals take the deals as the sample.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec import UNSET

from grachten.arena.intervals import Array
from grachten.arena.results import GameResult


class Tally(NamedTuple):
    """The sums. The first axis is the deal, the next one the bot or the place at the table."""

    names: tuple[str, ...]
    seats: Array  # seats that a bot had
    wins: Array  # its shares of victories
    points: Array
    ahead: Array  # how often one bot came out ahead of the other
    met: Array  # games in which both played
    places: Array  # shares of victories by place in the turn order
    games: Array  # games of the deal
    luck: Array  # a bot's luck, in shares of victories
    ahead_luck: Array  # what luck did for one bot against the other


def win_shares(played: GameResult) -> tuple[float, ...]:
    """Return each seat's share of the victory; the shares add up to 1."""
    winners = played.outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(played.bots)))


def luck_shares(played: GameResult) -> tuple[float, ...]:
    """Return each seat's luck, as a share of the victory; 0 if the game's luck is unknown."""
    return (0.0,) * len(played.bots) if played.luck is UNSET else played.luck


def ahead(played: GameResult, seat: int, other: int) -> float:
    """Return 1 if the seat came out ahead of the other, 1/2 if they are level, else 0.

    At a table of two, the winner is ahead. At a larger one, points decide, then fulfilled contracts
    (R29); a bot that forfeited is behind all others.
    """
    if len(played.bots) == 2:
        winners = played.outcome.winners
        return 0.5 + ((seat in winners) - (other in winners)) / 2
    here, there = _rank(played, seat), _rank(played, other)
    return 0.5 + ((here > there) - (here < there)) / 2


def ahead_luck(played: GameResult, seat: int, other: int) -> float:
    """Return what luck did for the seat against the other; 0 if the game's luck is unknown.

    At a table of two, this is the seat's luck. At a larger one, it is what the shares would do to
    the odds of two seats with equal shares. Any other factor would be unbiased, too.
    """
    if played.luck is UNSET:
        return 0.0
    return len(played.bots) / 4 * (played.luck[seat] - played.luck[other])


def _rank(played: GameResult, seat: int) -> tuple[bool, int, int]:
    outcome = played.outcome
    gave_up = outcome.reason == "resigned" and seat not in outcome.winners
    if played.forfeit is not None:
        gave_up = gave_up or played.forfeit.seat == seat
    score = outcome.scores[seat]
    return not gave_up, score.total, score.fulfilled


def in_order(games: Sequence[GameResult]) -> list[GameResult]:
    """Sort the games by number, so that figures do not depend on which ended first."""
    return sorted(games, key=lambda played: (played.deal, played.order, played.bots))


def tally(bots: Sequence[str], players: int, games: Sequence[GameResult]) -> Tally:
    """Sum up the games by deal."""
    games = in_order(games)
    seen = {name for played in games for name in played.bots}
    names = tuple(dict.fromkeys([*bots, *sorted(seen)]))
    index = {name: number for number, name in enumerate(names)}
    deals = {deal: row for row, deal in enumerate(dict.fromkeys(game.deal for game in games))}
    count, width = len(deals), len(names)
    sums = Tally(
        names,
        seats=np.zeros((count, width)),
        wins=np.zeros((count, width)),
        points=np.zeros((count, width)),
        ahead=np.zeros((count, width, width)),
        met=np.zeros((count, width, width)),
        places=np.zeros((count, players)),
        games=np.zeros(count),
        luck=np.zeros((count, width)),
        ahead_luck=np.zeros((count, width, width)),
    )
    for played in games:
        _add(sums, deals[played.deal], [index[name] for name in played.bots], played)
    return sums


def _add(sums: Tally, deal: int, bots: Sequence[int], played: GameResult) -> None:
    """Add one game; `bots` are the bots' numbers by seat."""
    sums.games[deal] += 1
    for seat, (bot, share) in enumerate(zip(bots, win_shares(played), strict=True)):
        sums.seats[deal, bot] += 1
        sums.wins[deal, bot] += share
        sums.points[deal, bot] += played.outcome.scores[seat].total
        sums.places[deal, (seat - played.first) % len(bots)] += share
        if played.luck is not UNSET:
            sums.luck[deal, bot] += played.luck[seat]
    for seat, bot in enumerate(bots):
        for other, rival in enumerate(bots):
            if bot != rival:
                weight = 1 / (bots.count(bot) * bots.count(rival))
                sums.ahead[deal, bot, rival] += weight * ahead(played, seat, other)
                sums.met[deal, bot, rival] += weight
                sums.ahead_luck[deal, bot, rival] += weight * ahead_luck(played, seat, other)
