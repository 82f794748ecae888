"""Results adjusted for luck, as sums by deal: each result less what its luck was worth.

Luck has a mean of 0, so adjusted results have the same mean as plain ones, but vary less. How much
a unit of luck is worth is estimated from other deals. An estimate from the same deals would bias
the mean. If luck explains nothing, it is worth nothing, and results stay nearly as they are.
"""

import numpy as np

from grachten.arena.intervals import FEW, Array
from grachten.arena.tally import Tally


def adjusted_wins(sums: Tally, bot: int) -> Array:
    return adjusted(sums.wins[:, bot], sums.seats[:, bot], sums.luck[:, bot])


def adjusted_points(sums: Tally, bot: int) -> Array:
    return adjusted(sums.points[:, bot], sums.seats[:, bot], sums.luck[:, bot])


def adjusted_ahead(sums: Tally) -> Array:
    """Return how often one bot came out ahead of the other in each deal, for all pairs."""
    ahead = sums.ahead.copy()
    for a in range(len(sums.names)):
        for b in range(a + 1, len(sums.names)):
            met = sums.met[:, a, b]
            ahead[:, a, b] = adjusted(sums.ahead[:, a, b], met, sums.ahead_luck[:, a, b])
            ahead[:, b, a] = met - ahead[:, a, b]
    return ahead


def adjusted(results: Array, games: Array, luck: Array) -> Array:
    """Return results by deal, less what the luck in them was worth.

    The worth is estimated separately for two halves of the deals. Each half is adjusted with the
    estimate from the other half. With few deals, results stay as they are.
    """
    halves = [np.arange(start, len(results), 2) for start in (0, 1)]
    if min(map(len, halves)) < FEW:
        return results
    less = results.copy()
    for half, other in (halves, halves[::-1]):
        less[half] -= _worth_of_luck(results[other], games[other], luck[other]) * luck[half]
    return less


def _worth_of_luck(results: Array, games: Array, luck: Array) -> float:
    """Return the result per unit of luck that explains the most; the mean of luck is 0."""
    square = float((luck**2).sum())
    if square == 0:
        return 0.0
    mean = results.sum() / games.sum()
    return float(((results - mean * games) * luck).sum()) / square


def adjusted_scores(scores: Array, luck: Array, few: int) -> Array:
    """Return mean scores by deal, less what the luck in them was worth in the deals before.

    So an adjusted score never depends on later deals. The first `few` stay as they are.
    """
    number = np.arange(1, len(scores) + 1)
    product = (scores * luck).cumsum() - scores.cumsum() / number * luck.cumsum()
    square = (luck**2).cumsum()
    worth = np.divide(product, square, out=np.zeros(len(scores)), where=square > 0)
    known = np.concatenate([[0.0], worth[:-1]])
    known[:few] = 0
    return np.asarray(scores - known * luck)
