"""Choosing a style, then sequential halving over the sensible actions."""

import random

import numpy as np

from grachten.board import Board
from grachten.bots.budget import Budget
from grachten.bots.halving import (
    PRIOR,
    SHORTEST,
    Candidates,
    Sampler,
    halve,
    in_order,
    some_of,
    spend,
)
from grachten.bots.planning.advice import advise, sensible
from grachten.bots.planning.inference import likelihood
from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.planning.sums import TRIALS, Sums
from grachten.bots.planning.weights import GOOD_STYLES, STYLES
from grachten.bots.rollout.playouts import try_actions
from grachten.bots.timer import Clock, Timer, clock_for
from grachten.game import View
from grachten.game.guess import guesses
from grachten.game.notation import notation_of
from grachten.rules import layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row

GUESSES = 128
STYLE_SHARE = 0.1  # share of the budget spent on choosing a style


class StyledCandidates(Candidates):
    """Candidates, each an action and the style that follows it."""

    def __init__(self, ids: Row, styles: Row) -> None:
        super().__init__(ids)
        self.styles = styles


class PlayoutSampler(Sampler[StyledCandidates]):
    """Guesses of one position, and scratch space to play actions to the end in them."""

    def __init__(self, board: Board, view: View, first: int, rng: random.Random) -> None:
        super().__init__()
        self.tables = notation_of(board).tables
        self.guesses = guesses(board, view, first, rng, GUESSES, likelihood)
        self._luck = stream(rng.randbytes(16))
        self._chance = stream(rng.randbytes(16))
        self._scratch: Row = np.zeros(layout.STATE_SIZE, np.int64)
        self._plan: Row = np.zeros(PLAN_SIZE, np.int64)
        self._out: Row = np.zeros(layout.MAX_ACTIONS, np.int64)
        self._used = 0

    def sensible(self) -> Row:
        """Return the ids of the actions that may be good."""
        n = sensible(self.tables, self.guesses[0].copy(), STYLES[0], self._plan, self._out)
        return self._out[:n].copy()

    def advised(self, style: int) -> int:
        """Return the policy's choice without any search."""
        row = self.guesses[0].copy()
        return advise(self.tables, row, STYLES[style], self._plan, self._chance, self._out)

    def try_in_guesses(
        self, candidates: StyledCandidates, left: Row, sums: Sums, number: int
    ) -> None:
        try_actions(
            self.tables,
            self.guesses,
            self._used,
            number,
            STYLES,
            candidates.ids[left],
            candidates.styles[left],
            self._luck,
            self._scratch,
            self._plan,
            self._out,
            self._chance,
            sums,
        )
        self._used += number


def search_actions(
    board: Board,
    view: View,
    first: int,
    budget: Budget,
    rng: random.Random,
    clock: Clock | None = None,
) -> StyledCandidates:
    """Search; return the candidates, the best first.

    With a budget of playouts and the same `rng` the result is always the same, unless a time limit
    ends the search earlier. A budget of time is kept.
    """
    timer = Timer(budget, clock or clock_for(budget))
    samplers = [PlayoutSampler(board, view, first, rng) for _ in range(budget.threads)]
    advised = np.array([samplers[0].advised(style) for style in range(GOOD_STYLES)])
    style_trials = StyledCandidates(advised, np.arange(GOOD_STYLES))
    began = timer.passed()
    spend(samplers, style_trials, style_trials.styles, budget, timer, 0, STYLE_SHARE)
    style = int(np.argmax(style_trials.means(style_trials.styles)))
    ids = samplers[0].sensible()
    if timer.limited:
        playout = len(samplers) * (timer.passed() - began) / style_trials.sums[:, TRIALS].sum()
        most = int(timer.left() / max(2 * playout, SHORTEST))  # halving tries each about twice
        ids = some_of(ids, int(advised[style]), max(1, most - GOOD_STYLES + 1), rng)
    others = style_trials.styles != style
    tried = StyledCandidates(
        np.concatenate((ids, advised[others])),
        np.concatenate((np.full(len(ids), style), style_trials.styles[others])),
    )
    ahead = PRIOR * ((tried.ids == advised[style]) & (tried.styles == style))
    order = in_order(tried, halve(samplers, tried, ahead, budget, timer, STYLE_SHARE))
    ordered = StyledCandidates(tried.ids[order], tried.styles[order])
    ordered.sums[:] = tried.sums[order]
    return ordered
