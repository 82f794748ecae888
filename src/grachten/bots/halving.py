"""Sequential halving: how `rollout` and `search` spend a budget, on one core or several.

All candidates get the same number of trials, then the better half of them, and so on.
"""

import math
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

from grachten.bots.budget import Budget
from grachten.bots.planning.sums import TRIALS, WORTH, Sums
from grachten.bots.timer import Timer
from grachten.rules.layout import Row

AT_ONCE = 32  # guesses per call of compiled code; Ctrl-C takes effect between calls
SHORTEST = 1e-6  # seconds that any trial takes, even on a coarse clock
PRIOR = 0.005  # how much better than the policy's choice another action must be


class Candidates:
    """Actions to choose from, with the sums of their trials."""

    def __init__(self, ids: Row) -> None:
        self.ids = ids
        self.sums: Sums = np.zeros((len(ids), 3))

    def means(self, some: Row) -> npt.NDArray[np.float64]:
        means: npt.NDArray[np.float64] = self.sums[some, WORTH] / self.sums[some, TRIALS]
        return means


C = TypeVar("C", bound=Candidates)


class Sampler(ABC, Generic[C]):
    """Tries candidates in guesses of the hidden cards; each core has its own sampler."""

    at_a_time = 4  # guesses between looks at the clock

    def __init__(self) -> None:
        self.stopped = False

    @abstractmethod
    def try_in_guesses(self, candidates: C, left: Row, sums: Sums, number: int) -> None:
        """Try each candidate in `left` in the next `number` guesses; add up the results."""

    def play(self, candidates: C, left: Row, sums: Sums, number: int) -> None:
        """Try each remaining candidate in the next `number` guesses."""
        while number > 0 and not self.stopped:
            some = min(number, AT_ONCE)
            self.try_in_guesses(candidates, left, sums, some)
            number -= some

    def play_until(
        self, candidates: C, left: Row, sums: Sums, number: int, timer: Timer, share: float
    ) -> None:
        """Try each candidate in the next guess, and in up to `number` while its time lasts.

        It starts no guess that would probably end too late, judging by the last ones.
        """
        some, before = 1, timer.left(share)
        while not self.stopped:
            self.play(candidates, left, sums, some)
            number -= some
            rest = timer.left(share)
            most = int(some * rest / max(before - rest, SHORTEST))
            some, before = min(self.at_a_time, number, most), rest
            if some <= 0:
                return


def halve(
    samplers: Sequence[Sampler[C]],
    candidates: C,
    ahead: npt.NDArray[np.float64],
    budget: Budget,
    timer: Timer,
    begin: float,
) -> Row:
    """Spend the budget after the share `begin`; return the best half of the last round, in order.

    `ahead` is the advantage that each candidate has.
    """
    left: Row = np.arange(len(candidates.ids))
    rounds = math.ceil(math.log2(len(left)))
    share = (1 - begin) / max(rounds, 1)
    for done in range(rounds):
        spend(samplers, candidates, left, budget, timer, begin + done * share, share)
        order = np.argsort(-(candidates.means(left) + ahead[left]), kind="stable")
        left = left[order][: (len(left) + 1) // 2]
    return left


def some_of(ids: Row, advised: int, most: int, rng: random.Random) -> Row:
    """Return at most `most` of the actions: the policy's choice, and others at random.

    On a huge board, trials can be so slow that there is no time to try every action.
    """
    if len(ids) <= most:
        return ids
    places = sorted(range(len(ids)), key=lambda i: (ids[i] != advised, rng.random()))
    chosen: Row = ids[sorted(places[:most])]
    return chosen


def in_order(candidates: Candidates, left: Row) -> Row:
    """Return all candidates: the survivors first, then by number of trials."""
    order = np.argsort(-candidates.sums[:, TRIALS], kind="stable")
    return np.concatenate((left, order[~np.isin(order, left)]))


def spend(
    samplers: Sequence[Sampler[C]],
    candidates: C,
    left: Row,
    budget: Budget,
    timer: Timer,
    begin: float,
    share: float,
) -> None:
    """Spend `share` of the budget, starting at `begin`, on the remaining candidates."""
    number = sys.maxsize
    if budget.playouts is not None:
        number = max(1, int(budget.playouts * share) // (len(left) * len(samplers)))
    work = partial(Sampler.play, number=number)
    if timer.limited:
        end = begin + share
        work = partial(Sampler.play_until, number=number, timer=timer, share=end)
    _try(samplers, candidates, left, work)


def _try(
    samplers: Sequence[Sampler[C]],
    candidates: C,
    left: Row,
    work: Callable[[Sampler[C], C, Row, Sums], None],
) -> None:
    """Let each sampler try the remaining candidates, and add up the results."""
    found: list[Sums] = [np.zeros((len(left), 3)) for _ in samplers]
    if len(samplers) == 1:
        work(samplers[0], candidates, left, found[0])
    else:
        number = len(samplers)
        with ThreadPoolExecutor(number) as threads:
            try:
                list(threads.map(work, samplers, [candidates] * number, [left] * number, found))
            except KeyboardInterrupt:
                for one in samplers:  # or else we would wait for their threads
                    one.stopped = True
                raise
    for part in found:
        candidates.sums[left] += part
