"""Ratings: one number per bot that explains who beat whom.

The model is Bradley–Terry, fitted by maximum likelihood on the Elo scale: 400 points are odds of
ten to one. The mean is 1500. Each pair that met gets one extra drawn game, so that 200 : 0 gives a
large number and not an infinite one.

Bots that met neither directly nor through others cannot be compared. They form groups, and each
group has its own mean of 1500; a bot that met nobody has no rating.
"""

import math
from typing import NamedTuple

import numpy as np

from grachten.arena.intervals import (
    FEW,
    RESAMPLES,
    SEED,
    Array,
    Indices,
    resampled,
    scipy,
    tails,
    varies,
)
from grachten.arena.tally import Tally

MEAN = 1500.0
ROUNDS = 200
CLOSE = 1e-9  # on the natural scale, where 1 is 174 points
STRIDE = 1.0  # the longest step per round, because Newton's method may overshoot


class Rating(NamedTuple):
    """A bot's rating and its interval; None if it met nobody."""

    value: float | None = None
    low: float | None = None
    high: float | None = None


def rate(sums: Tally) -> list[Rating]:
    """Return the ratings of all bots, with 95% intervals from the bootstrap over deals."""
    met = sums.met.sum(axis=0) > 0
    if not met.any():
        return [Rating() for _ in sums.names]
    values = _points(fit(_within(sums.ahead.sum(axis=0)), met))
    drawn = _points(fit(_within(_resampled_wins(sums)), met))
    tail = tails(max(len(sums.met), 2))
    low, high = np.quantile(drawn, [tail, 1 - tail], axis=0)
    return [
        Rating(float(value), float(min(low[bot], value)), float(max(high[bot], value)))
        if met[bot].any()
        else Rating()
        for bot, value in enumerate(values)
    ]


def _within(wins: Array) -> Array:
    """Return at least no win and at most all games of a pair; adjusted for luck, it may be more."""
    return np.clip(wins, 0, np.maximum(wins + np.swapaxes(wins, -1, -2), 0))


def groups_of(met: Array) -> Indices:
    """Return each bot's group number: a group is the bots that met directly or through others."""
    _, labels = scipy("sparse.csgraph").connected_components(met > 0, directed=False)
    return np.asarray(labels, dtype=np.intp)


def fit(wins: Array, met: Array) -> Array:
    """Return strengths on the natural scale, each group around 0, from who beat whom.

    `met` is above 0 for pairs that met. `wins` may have extra leading axes, which are fitted at
    once. This is Newton's method; the likelihood is concave, and the drawn games keep its maximum
    finite.
    """
    expit = scipy("special").expit
    groups = groups_of(met)
    wins = wins + 0.5 * (met > 0)
    games = wins + np.swapaxes(wins, -1, -2)
    together = (groups[:, None] == groups[None, :]).astype(np.float64)
    strength = np.zeros(wins.shape[:-1])
    for _ in range(ROUNDS):
        chance = expit(strength[..., :, None] - strength[..., None, :])
        slope = (wins - games * chance).sum(axis=-1)
        bend = games * chance * (1 - chance)
        curve = -bend
        diagonal = np.arange(len(groups))
        curve[..., diagonal, diagonal] += bend.sum(axis=-1)
        step = np.linalg.solve(curve + together, slope[..., None])[..., 0]
        strength = strength + np.clip(step, -STRIDE, STRIDE)
        if np.abs(step).max() < CLOSE:
            break
    means = (strength @ together) / together.sum(axis=0)
    return np.asarray(strength - means)


def _resampled_wins(sums: Tally) -> Array:
    """Return who beat whom how often, in 2,000 resamples of the deals.

    A pair with few or uniform deals would not vary. Its rate is drawn from the beta distribution
    behind Jeffreys' interval instead, over the number of its deals.
    """
    count = len(sums.names)
    wins = resampled(sums.ahead.reshape(len(sums.ahead), -1)).reshape(-1, count, count)
    rng = np.random.default_rng(SEED)
    for a in range(count):
        for b in range(a + 1, count):
            ahead, met = sums.ahead[:, a, b], sums.met[:, a, b]
            deals = int((met > 0).sum())
            if deals and (deals < FEW or not varies(ahead, met)):
                rate = np.clip(ahead.sum() / met.sum(), 0, 1)
                won, lost = rate * deals + 0.5, (1 - rate) * deals + 0.5
                drawn = rng.beta(won, lost, size=RESAMPLES)
                wins[:, a, b] = drawn * met.sum()
                wins[:, b, a] = (1 - drawn) * met.sum()
    return wins


def _points(strength: Array) -> Array:
    return MEAN + strength * (400 / math.log(10))
