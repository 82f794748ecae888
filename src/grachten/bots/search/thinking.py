"""Sequential halving: all sensible actions are tried alike, then the better half of them, …."""

import math
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from grachten.board import Board
from grachten.bots.budget import Budget
from grachten.bots.planning.advice import advise, sensible
from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.planning.weights import STYLES
from grachten.bots.search.clues import likelihood
from grachten.bots.search.trials import PLAYOUTS, WORTH, Sums, try_actions
from grachten.game import View
from grachten.game.guess import guesses
from grachten.game.notation import notation_of
from grachten.rules import layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row

GUESSES = 128
AT_ONCE = 32  # guesses that compiled code is given; between them Ctrl-C is heard
OWN_STYLES = 3
PRIOR = 0.02  # how much better than the policy's choice another must be


class Trials:
    """Guesses of one position, and room to try actions in them."""

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
        """The ids of the actions that may be good."""
        n = sensible(self.tables, self.guesses[0].copy(), STYLES[0], self._plan, self._out)
        return self._out[:n].copy()

    def advised(self) -> int:
        """What the policy would do without any search."""
        row = self.guesses[0].copy()
        return advise(self.tables, row, STYLES[0], self._plan, self._chance, self._out)

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

    def play_until(self, ids: Row, own: Row, sums: Sums, until: float) -> None:
        """Try all of them at least once, and go on until that time."""
        while True:
            self.play(ids, own, sums, 1)
            if self.stopped or time.perf_counter() >= until:
                return


def think(
    board: Board, view: View, first: int, budget: Budget, rng: random.Random
) -> tuple[Row, Sums]:
    """The sensible actions, the best first, and the sums of what came of each.

    With a budget of playouts and the same `rng` the answer is always the same; a budget of time
    is kept.
    """
    started = time.perf_counter()
    crew = [Trials(board, view, first, rng) for _ in range(budget.threads)]
    ids = np.repeat(crew[0].sensible(), OWN_STYLES)
    own = np.arange(len(ids)) % OWN_STYLES
    bonus = PRIOR * ((ids == crew[0].advised()) & (own == 0))
    sums: Sums = np.zeros((len(ids), 3))
    left = np.arange(len(ids))
    rounds = max(1, math.ceil(math.log2(len(ids))))
    for done in range(rounds):
        if budget.playouts is not None:
            share = max(1, budget.playouts // (rounds * len(left) * len(crew)))
            _try(crew, ids, own, left, sums, partial(Trials.play, number=share))
        elif budget.seconds is not None:
            until = started + budget.seconds * (done + 1) / rounds
            _try(crew, ids, own, left, sums, partial(Trials.play_until, until=until))
        means = sums[left, WORTH] / sums[left, PLAYOUTS] + bonus[left]
        left = left[np.argsort(-means, kind="stable")][: (len(left) + 1) // 2]
    order = np.argsort(-sums[:, PLAYOUTS], kind="stable")
    order = np.concatenate((left, order[~np.isin(order, left)]))
    return ids[order], sums[order]


def _try(
    crew: list[Trials],
    ids: Row,
    own: Row,
    left: Row,
    sums: Sums,
    work: Callable[[Trials, Row, Row, Sums], None],
) -> None:
    """Let each of the crew try the actions that are left, and add up what they find."""
    found = [np.zeros((len(left), 3)) for _ in crew]
    tried = ids[left]
    if len(crew) == 1:
        work(crew[0], tried, own[left], found[0])
    else:
        with ThreadPoolExecutor(len(crew)) as threads:
            try:
                list(threads.map(work, crew, [tried] * len(crew), [own[left]] * len(crew), found))
            except KeyboardInterrupt:
                for one in crew:  # else their threads would be waited for
                    one.stopped = True
                raise
    for part in found:
        sums[left] += part
