"""Choosing a style, then sequential halving over the sensible actions.

All candidates get the same number of playouts, then the better half of them, and so on.
"""

import math
import random
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
import numpy.typing as npt

from grachten.board import Board
from grachten.bots.budget import Budget
from grachten.bots.planning.advice import advise, sensible
from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.planning.weights import GOOD_STYLES, STYLES
from grachten.bots.search.inference import likelihood
from grachten.bots.search.playouts import PLAYOUTS, WORTH, Sums, try_actions
from grachten.bots.search.timer import Clock, Timer, clock_for
from grachten.game import View
from grachten.game.guess import guesses
from grachten.game.notation import notation_of
from grachten.rules import layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row

GUESSES = 128
AT_ONCE = 32  # guesses per call of compiled code; Ctrl-C takes effect between calls
AT_A_TIME = 4  # guesses between looks at the clock
STYLE_SHARE = 0.1  # share of the budget spent on choosing a style
SHORTEST = 1e-6  # seconds that any playout takes, even on a coarse clock
PRIOR = 0.005  # how much better than the policy's choice another action must be


class Sampler:
    """Guesses of one position, and scratch space to try actions in them."""

    def __init__(self, board: Board, view: View, first: int, rng: random.Random) -> None:
        self.tables = notation_of(board).tables
        self.guesses = guesses(board, view, first, rng, GUESSES, likelihood)
        self._luck = stream(rng.randbytes(16))
        self._chance = stream(rng.randbytes(16))
        self._scratch: Row = np.zeros(layout.STATE_SIZE, np.int64)
        self._plan: Row = np.zeros(PLAN_SIZE, np.int64)
        self._out: Row = np.zeros(layout.MAX_ACTIONS, np.int64)
        self._used = 0
        self.stopped = False

    def sensible(self) -> Row:
        """Return the ids of the actions that may be good."""
        n = sensible(self.tables, self.guesses[0].copy(), STYLES[0], self._plan, self._out)
        return self._out[:n].copy()

    def advised(self, style: int) -> int:
        """Return the policy's choice without any search."""
        row = self.guesses[0].copy()
        return advise(self.tables, row, STYLES[style], self._plan, self._chance, self._out)

    def play(self, ids: Row, own: Row, sums: Sums, number: int) -> None:
        """Try each action in the next `number` guesses."""
        while number > 0 and not self.stopped:
            some = min(number, AT_ONCE)
            try_actions(
                self.tables,
                self.guesses,
                self._used,
                some,
                STYLES,
                ids,
                own,
                self._luck,
                self._scratch,
                self._plan,
                self._out,
                self._chance,
                sums,
            )
            self._used += some
            number -= some

    def play_until(
        self, ids: Row, own: Row, sums: Sums, number: int, timer: Timer, share: float
    ) -> None:
        """Try each action in the next guess, and in up to `number` while the share of time lasts.

        It starts no guess that would probably end too late, judging by the last ones.
        """
        some, before = 1, timer.left(share)
        while not self.stopped:
            self.play(ids, own, sums, some)
            number -= some
            left = timer.left(share)
            most = int(some * left / max(before - left, SHORTEST))
            some, before = min(AT_A_TIME, number, most), left
            if some <= 0:
                return


class Candidates:
    """Candidates, each an action and the style that follows it, with the sums of their playouts."""

    def __init__(self, ids: Row, styles: Row) -> None:
        self.ids, self.styles = ids, styles
        self.sums: Sums = np.zeros((len(ids), 3))

    def means(self, some: Row) -> npt.NDArray[np.float64]:
        means: npt.NDArray[np.float64] = self.sums[some, WORTH] / self.sums[some, PLAYOUTS]
        return means


def search_actions(
    board: Board,
    view: View,
    first: int,
    budget: Budget,
    rng: random.Random,
    clock: Clock | None = None,
) -> Candidates:
    """Search; return the candidates, the best first.

    With a budget of playouts and the same `rng` the result is always the same, unless a time limit
    ends the search earlier. A budget of time is kept.
    """
    timer = Timer(budget, clock or clock_for(budget))
    samplers = [Sampler(board, view, first, rng) for _ in range(budget.threads)]
    advised = np.array([samplers[0].advised(style) for style in range(GOOD_STYLES)])
    style_trials = Candidates(advised, np.arange(GOOD_STYLES))
    began = timer.passed()
    _spend(samplers, style_trials, style_trials.styles, budget, timer, 0, STYLE_SHARE)
    style = int(np.argmax(style_trials.means(style_trials.styles)))
    ids = samplers[0].sensible()
    if timer.limited:
        playout = len(samplers) * (timer.passed() - began) / style_trials.sums[:, PLAYOUTS].sum()
        most = int(timer.left() / max(2 * playout, SHORTEST))  # halving tries each about twice
        ids = _some_of(ids, int(advised[style]), max(1, most - GOOD_STYLES + 1), rng)
    others = style_trials.styles != style
    tried = Candidates(
        np.concatenate((ids, advised[others])),
        np.concatenate((np.full(len(ids), style), style_trials.styles[others])),
    )
    ahead = PRIOR * ((tried.ids == advised[style]) & (tried.styles == style))
    left = np.arange(len(tried.ids))
    rounds = math.ceil(math.log2(len(left)))
    share = (1 - STYLE_SHARE) / rounds
    for done in range(rounds):
        _spend(samplers, tried, left, budget, timer, STYLE_SHARE + done * share, share)
        order = np.argsort(-(tried.means(left) + ahead[left]), kind="stable")
        left = left[order][: (len(left) + 1) // 2]
    return _in_order(tried, left)


def _some_of(ids: Row, advised: int, most: int, rng: random.Random) -> Row:
    """Return at most `most` of the actions: the policy's choice, and others at random.

    On a huge board, playouts can be so slow that there is no time to try every action.
    """
    if len(ids) <= most:
        return ids
    places = sorted(range(len(ids)), key=lambda i: (ids[i] != advised, rng.random()))
    chosen: Row = ids[sorted(places[:most])]
    return chosen


def _in_order(tried: Candidates, left: Row) -> Candidates:
    """Sort the candidates: the survivors first, then by number of playouts."""
    order = np.argsort(-tried.sums[:, PLAYOUTS], kind="stable")
    order = np.concatenate((left, order[~np.isin(order, left)]))
    ordered = Candidates(tried.ids[order], tried.styles[order])
    ordered.sums[:] = tried.sums[order]
    return ordered


def _spend(
    samplers: list[Sampler],
    tried: Candidates,
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
    _try(samplers, tried, left, work)


def _try(
    samplers: list[Sampler],
    tried: Candidates,
    left: Row,
    work: Callable[[Sampler, Row, Row, Sums], None],
) -> None:
    """Let each sampler try the remaining candidates, and add up the results."""
    ids, styles = tried.ids[left], tried.styles[left]
    found: list[Sums] = [np.zeros((len(left), 3)) for _ in samplers]
    if len(samplers) == 1:
        work(samplers[0], ids, styles, found[0])
    else:
        with ThreadPoolExecutor(len(samplers)) as threads:
            try:
                list(
                    threads.map(
                        work, samplers, [ids] * len(samplers), [styles] * len(samplers), found
                    )
                )
            except KeyboardInterrupt:
                for one in samplers:  # or else we would wait for their threads
                    one.stopped = True
                raise
    for part in found:
        tried.sums[left] += part
