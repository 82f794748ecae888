"""Stopping a match as soon as it is clear whether a bot's win rate is above a bar.

This is Wald's sequential probability ratio test, generalized as in chess engine testing. A deal is
one observation: the bot's mean score in its games, over all seatings. The distribution of the
scores is not assumed. The test compares the likelihoods of the two best explanations of the
observed scores: one with its mean at the bar, and one with its mean at the bar plus a margin.

Scores that are adjusted for luck can be any numbers, also below 0 or above 1. Each is divided
between the two nearest points of a grid, which leaves its mean as it is. The explanations may use
all scores seen so far and, as for plain scores, 0 and 1. So the test is the same if there is no
luck, the bar always lies between scores that are possible, and no ratio depends on later deals.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from grachten.arena.adjusted import adjusted_scores
from grachten.arena.intervals import FEW, Array
from grachten.arena.results import GameResult
from grachten.arena.tally import in_order, luck_shares, win_shares
from grachten.errors import ParseError

MARGIN = 0.05
FEWEST = 10  # deals before any decision
UNSEEN = 1e-3  # pseudo-deals of score 0 and 1, without which 200 : 0 has only one explanation
POINTS = 20  # of the grid for adjusted scores, between 0 and 1
ROUNDS = 60
CLOSE = 1e-10


class SprtTest(Struct, frozen=True):
    """The question whether the win rate is above the bar.

    `alpha` and `beta` are the risks of a wrong yes and a wrong no.
    """

    bar: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.bar < 1:
            raise ParseError("bad_bar", f"the bar must be between 0 and 1, not {self.bar:g}")
        for risk in (self.alpha, self.beta):
            if not 0 < risk < 0.5:
                message = f"the risk of an error must be between 0 and 0.5, not {risk:g}"
                raise ParseError("bad_risk", message)

    @property
    def better(self) -> float:
        """The win rate that counts as clearly above the bar."""
        return self.bar + min(MARGIN, (1 - self.bar) / 2)

    @property
    def lower(self) -> float:
        """The log likelihood ratio at which the answer is no."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log likelihood ratio at which the answer is yes."""
        return math.log((1 - self.beta) / self.alpha)


class SprtResult(Struct, frozen=True):
    """The answer, and the number of deals after which it was found."""

    above: bool
    llr: float
    lower: float
    upper: float
    games: int
    deals: int
    alpha: float
    beta: float
    text: str


def decide(
    test: SprtTest, bot: str, games: Sequence[GameResult], adjusted: bool = False
) -> SprtResult | None:
    """Return the result at the first deal that allows one, or None if none does.

    Deals are taken in the order of their numbers, so it does not matter how often this is called.
    Only whole deals count: those with as many games of the bot as any other has. If `adjusted`, the
    scores are adjusted for luck.
    """
    scores, sizes = _whole_deals(bot, games, adjusted)
    path = ratios(test, scores, adjusted)
    passed = np.flatnonzero((path <= test.lower) | (path >= test.upper))
    passed = passed[passed >= FEWEST - 1]
    if not len(passed):
        return None
    last = int(passed[0])
    llr, deals, count = float(path[last]), last + 1, sum(sizes[: last + 1])
    above = llr >= test.upper
    when = f"After {deals} deals ({count} games)" + (", adjusted for luck," if adjusted else "")
    return SprtResult(
        above=above,
        llr=llr,
        lower=test.lower,
        upper=test.upper,
        games=count,
        deals=deals,
        alpha=test.alpha,
        beta=test.beta,
        text=_text(test, bot, above, when),
    )


def ratios(test: SprtTest, scores: Array, adjusted: bool = False) -> Array:
    """Return the log likelihood ratio after each deal; positive favors a rate above the bar."""
    counts, values = _counts_on_grid(scores) if adjusted else _counts(scores)
    return np.asarray(
        _likelihood(counts, values, test.better) - _likelihood(counts, values, test.bar)
    )


def _counts(scores: Array) -> tuple[Array, Array]:
    """Return how often each score was seen after each deal, and the scores."""
    values, which = np.unique([0.0, 1.0, *scores], return_inverse=True)
    seen = np.zeros((len(scores), len(values)))
    seen[np.arange(len(scores)), which[2:]] = 1
    counts = seen.cumsum(axis=0)
    counts[:, [0, -1]] += UNSEEN
    return counts, values


def _counts_on_grid(scores: Array) -> tuple[Array, Array]:
    """Return how much of the adjusted scores is at each point after each deal, and the points."""
    below = np.floor(scores * POINTS).astype(np.intp)
    above = scores * POINTS - below
    first, last = min([0, *below]), max([POINTS, *(below + 1)])
    seen = np.zeros((len(scores), last - first + 1))
    deals = np.arange(len(scores))
    seen[deals, below - first] = 1 - above
    seen[deals, below + 1 - first] = above
    counts = seen.cumsum(axis=0)
    counts[:, [-first, POINTS - first]] += UNSEEN
    return counts, np.arange(first, last + 1) / POINTS


def _likelihood(counts: Array, values: Array, mean: float) -> Array:
    """Return the highest log likelihood of the counts, up to a constant, for a given mean.

    The best explanation gives a value the probability count / (1 + tilt * (value - mean)), where
    the tilt makes the mean come out right. This is Newton's method, moving at most halfway to where
    a probability would become negative.
    """
    off = np.where(counts > 0, values - mean, 0.0)  # what was not seen yet has no say
    first, last = -1 / off.max(axis=1, keepdims=True), -1 / off.min(axis=1, keepdims=True)
    tilt = np.zeros((len(counts), 1))
    for _ in range(ROUNDS):
        share = off / (1 + tilt * off)
        slope = (counts * share).sum(axis=1, keepdims=True)
        bend = (counts * share**2).sum(axis=1, keepdims=True)
        step = np.clip(tilt + slope / bend, (tilt + first) / 2, (tilt + last) / 2) - tilt
        tilt = tilt + step
        if np.abs(step).max(initial=0) < CLOSE:
            break
    return np.asarray(-(counts * np.log1p(tilt * off)).sum(axis=1))


def _whole_deals(bot: str, games: Sequence[GameResult], adjusted: bool) -> tuple[Array, list[int]]:
    """Return the bot's mean score in each whole deal, and its number of games there."""
    deals: dict[int, list[Array]] = {}
    for played in in_order(games):
        own = [seat for seat, name in enumerate(played.bots) if name == bot]
        if own:
            figures = np.array([win_shares(played), luck_shares(played)])
            deals.setdefault(played.deal, []).append(figures[:, own].mean(axis=1))
    most = max(map(len, deals.values()), default=0)
    whole = [np.mean(games, axis=0) for games in deals.values() if len(games) == most]
    scores, luck = np.array(whole).reshape(-1, 2).T
    sizes = [most] * len(whole)
    return (adjusted_scores(scores, luck, FEW) if adjusted else scores), sizes


def _text(test: SprtTest, bot: str, above: bool, when: str) -> str:
    bar, better = _percent(test.bar), _percent(test.better)
    if above:
        return (
            f"{when} {bot} wins more than {bar} of its games: one that wins {bar} or less would"
            f" pass like this in about {_percent(test.alpha)} of such tests."
        )
    return (
        f"{when} {bot} is not taken to win more than {bar} of its games: one that wins {better} or"
        f" more would fail like this in about {_percent(test.beta)} of such tests."
    )


def _percent(share: float) -> str:
    return f"{100 * share:.4g} %"
