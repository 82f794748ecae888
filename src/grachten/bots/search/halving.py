"""Sequential halving over the sensible actions, with a tree below each of them."""

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
)
from grachten.bots.planning.advice import advise, sensible
from grachten.bots.planning.inference import likelihood
from grachten.bots.planning.sums import Sums
from grachten.bots.planning.weights import STYLES
from grachten.bots.search.tree import TASTE, Taste, new_tree, start_tree
from grachten.bots.search.trials import try_actions
from grachten.bots.timer import Clock, Timer, clock_for
from grachten.bots.value.choices import new_guessing
from grachten.bots.value.net import Net
from grachten.bots.value.room import make_room
from grachten.game import View
from grachten.game.guess import guess
from grachten.game.notation import notation_of
from grachten.rules.chance import stream
from grachten.rules.layout import MAX_CONTRACTS, MAX_PLAYERS, STATE, Row

DEEPER = 4  # halving tries each action about twice, and trials in a grown tree take longer


class TreeSampler(Sampler[Candidates]):
    """New guesses of one position, and a tree for each action that is tried in them."""

    at_a_time = 16

    def __init__(
        self, board: Board, view: View, first: int, rng: random.Random, net: Net, taste: Taste
    ) -> None:
        super().__init__()
        self.tables = notation_of(board).tables
        self._net, self._taste = net, taste
        self._root: Row = guess(board, view, first, rng)
        likely = np.ones((MAX_PLAYERS, MAX_CONTRACTS))
        for seat in range(view.players):
            likely[seat, : len(board.contracts)] = likelihood(board, self._root, seat)
        deals, luck = stream(rng.randbytes(16)), stream(rng.randbytes(16))
        seat = int(self._root.view(STATE)[0].to_move)
        self.guessing = new_guessing(seat, self._root, likely, deals, luck)
        self._room = make_room()
        self._tree = new_tree()

    def sensible(self) -> Row:
        """Return the ids of the actions that may be good."""
        room = self._room
        n = sensible(self.tables, self._root.copy(), STYLES[0], room.plan, room.ids)
        return room.ids[:n].copy()

    def advised(self) -> int:
        """Return the policy's choice without any search."""
        room = self._room
        row = self._root.copy()
        return advise(self.tables, row, STYLES[0], room.plan, room.chance, room.ids)

    def grow(self, ids: Row) -> None:
        """Begin a new tree with these actions."""
        start_tree(self._tree, ids)

    def try_in_guesses(self, candidates: Candidates, left: Row, sums: Sums, number: int) -> None:
        try_actions(
            self.tables,
            self.guessing,
            number,
            candidates.ids,
            left,
            STYLES,
            self._net,
            self._taste,
            self._room,
            self._tree,
            sums,
        )


def search_actions(
    board: Board,
    view: View,
    first: int,
    budget: Budget,
    rng: random.Random,
    net: Net,
    clock: Clock | None = None,
    taste: Taste = TASTE,
) -> Candidates:
    """Search; return the candidates, the best first.

    With a budget of trials and the same `rng` the result is always the same, unless a time limit
    ends the search earlier. A budget of time is kept.
    """
    timer = Timer(budget, clock or clock_for(budget))
    samplers = [TreeSampler(board, view, first, rng, net, taste) for _ in range(budget.threads)]
    ids, advised = samplers[0].sensible(), samplers[0].advised()
    if timer.limited:
        trial = _time_of_a_trial(samplers[0], advised, timer)
        ids = some_of(ids, advised, max(1, int(timer.left() / (DEEPER * trial))), rng)
    for sampler in samplers:
        sampler.grow(ids)
    tried = Candidates(ids)
    ahead = PRIOR * (ids == advised)
    left = halve(samplers, tried, ahead, budget, timer, 0.0)
    if len(ids) == 1:
        samplers[0].play(tried, left, tried.sums, 1)
    order = in_order(tried, left)
    ordered = Candidates(ids[order])
    ordered.sums[:] = tried.sums[order]
    return ordered


def _time_of_a_trial(sampler: TreeSampler, action: int, timer: Timer) -> float:
    """Try one action once, and return how many seconds it took."""
    one = Candidates(np.array([action]))
    sampler.grow(one.ids)
    before = timer.passed()
    sampler.play(one, np.zeros(1, np.int64), one.sums, 1)
    return max(timer.passed() - before, SHORTEST)
