"""95% intervals that take deals, not games, as the sample.

A figure is a ratio of two sums over deals, such as wins by games. The bootstrap draws whole deals
again 2,000 times, always the same ones. The interval comes from the resulting ratios: it is
corrected for bias and skew (BCa) and widened slightly like Student's t, because the bootstrap is
overconfident with few deals.

With fewer than 8 deals, or if all deals agree (200 : 0, or 1 : 1 in every deal), resampling shows
too little. A rate then gets Jeffreys' interval, as if every deal were one game. That is too wide if
anything, since a deal of several games tells more than one game. A mean of fewer than 8 deals gets
Student's interval.
"""

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from grachten.extras import import_extra

Array = np.ndarray[Any, np.dtype[np.float64]]
Indices = np.ndarray[Any, np.dtype[np.intp]]

RESAMPLES = 2_000
FEW = 8  # deals; with fewer, the bootstrap does not help
TAIL = 0.025
SEED = 1_612
CELLS = 4_000_000  # numbers in memory at a time while drawing

Interval = tuple[float | None, float | None]


def scipy(module: str) -> Any:
    """Return a module of SciPy, which comes with an extra and is slow to import."""
    return import_extra(f"scipy.{module}", "arena", "a match")


def rate_interval(scores: Array, games: Array) -> Interval:
    """Return the interval of a rate between 0 and 1 from its sums by deal; its width is never 0."""
    deals = int((games > 0).sum())
    if deals == 0:
        return None, None
    rate = float(scores.sum() / games.sum())
    if deals < FEW or not varies(scores, games):
        return _jeffreys(rate, deals)
    low, high = _bootstrap(scores, games, rate)
    return max(0.0, low), min(1.0, high)


def mean_interval(sums: Array, games: Array) -> Interval:
    """Return the interval of a mean from its sums by deal; unknown for fewer than two deals."""
    deals = int((games > 0).sum())
    if deals < 2:
        return None, None
    mean = float(sums.sum() / games.sum())
    if deals < FEW or not varies(sums, games):
        return _student(sums, games, mean, deals)
    return _bootstrap(sums, games, mean)


def varies(sums: Array, games: Array) -> bool:
    """Return whether the deals differ in their ratios."""
    ratios = sums[games > 0] / games[games > 0]
    return bool(np.ptp(ratios) > 1e-9)


def resampled(sums: Array) -> Array:
    """Return the sums over resampled deals, 2,000 times; `sums` has deals by figures.

    The draws depend only on the number of deals, so that sums computed separately match.
    """
    return np.concatenate([weights @ sums for weights in _draws(len(sums))])


def tails(deals: int) -> float:
    """Return the share of resamples to omit at either end: 2.5%, or less if there are few deals."""
    special = scipy("special")
    wide = math.sqrt(deals / (deals - 1)) * special.stdtrit(deals - 1, TAIL)
    return float(special.ndtr(wide))


def _draws(deals: int) -> Iterator[Array]:
    """Yield how often each deal is drawn, in rows of resamples that fit into memory."""
    rng = np.random.default_rng(SEED)
    rows = max(1, CELLS // deals)
    for start in range(0, RESAMPLES, rows):
        count = min(rows, RESAMPLES - start)
        drawn: Indices = rng.integers(deals, size=(count, deals))
        drawn += np.arange(count)[:, None] * deals
        counted = np.bincount(drawn.ravel(), minlength=count * deals)
        yield counted.reshape(count, deals).astype(np.float64)


def _bootstrap(sums: Array, games: Array, value: float) -> tuple[float, float]:
    """Return the BCa interval of the ratio of two sums over deals."""
    special = scipy("special")
    met = games > 0
    sums, games = sums[met], games[met]
    drawn = resampled(np.stack([sums, games], axis=1))
    ratios = drawn[:, 0] / drawn[:, 1]
    below = np.mean(ratios < value) + np.mean(ratios == value) / 2
    bias = special.ndtri(np.clip(below, 0.5 / RESAMPLES, 1 - 0.5 / RESAMPLES))
    pull = sums - value * games
    skew = (pull**3).sum() / (6 * (pull**2).sum() ** 1.5)
    end = special.ndtri(tails(len(sums)))
    levels = []
    for z in (bias + end, bias - end):
        levels.append(float(special.ndtr(bias + z / max(1 - skew * z, 0.1))))
    low, high = np.quantile(ratios, levels)
    return min(float(low), value), max(float(high), value)


def _jeffreys(rate: float, deals: int) -> tuple[float, float]:
    betaincinv = scipy("special").betaincinv
    won, lost = rate * deals + 0.5, (1 - rate) * deals + 0.5
    low = 0.0 if rate <= 0 else float(betaincinv(won, lost, TAIL))
    high = 1.0 if rate >= 1 else float(betaincinv(won, lost, 1 - TAIL))
    return low, high


def _student(sums: Array, games: Array, mean: float, deals: int) -> tuple[float, float]:
    pull = sums - mean * games
    error = math.sqrt(float((pull**2).sum()) * deals / (deals - 1)) / float(games.sum())
    half = -float(scipy("special").stdtrit(deals - 1, TAIL)) * error
    return mean - half, mean + half
