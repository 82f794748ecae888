"""Results adjusted for luck, as sums by deal: each result less the luck that was in it.

Luck has a mean of 0, so adjusted results have the same mean as plain ones, but vary less. The
adjusted share of a single deal may lie below 0 or above 1, so adjusted intervals are those of a
mean and not those of a rate.
"""

import numpy as np

from grachten.arena.intervals import FEW, Array
from grachten.arena.tally import Tally


def adjusted_wins(sums: Tally, bot: int) -> Array:
    return sums.wins[:, bot] - sums.luck[:, bot]


def adjusted_ahead(sums: Tally) -> Array:
    return sums.ahead - sums.ahead_luck


def adjusted_points(sums: Tally, bot: int) -> Array:
    """Return the bot's points by deal, less what its luck was worth in points.

    The worth of luck is estimated, separately for two halves of the deals. Each half is adjusted
    with the estimate from the other half, which knows nothing of this half's luck: an estimate from
    the same deals would bias the mean. With few deals, points stay as they are.
    """
    points, seats, luck = sums.points[:, bot], sums.seats[:, bot], sums.luck[:, bot]
    halves = [np.arange(start, len(points), 2) for start in (0, 1)]
    if min(map(len, halves)) < FEW:
        return points
    adjusted = points.copy()
    for half, other in (halves, halves[::-1]):
        worth = _worth_of_luck(points[other], seats[other], luck[other])
        adjusted[half] -= worth * luck[half]
    return adjusted


def _worth_of_luck(points: Array, seats: Array, luck: Array) -> float:
    """Return the points per unit of luck that explain the most; the mean of luck is 0."""
    square = float((luck**2).sum())
    if square == 0:
        return 0.0
    mean = points.sum() / seats.sum()
    return float(((points - mean * seats) * luck).sum()) / square
