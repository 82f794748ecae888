"""`planner`: the strongest bot that does not search."""

import random
from collections.abc import Sequence
from functools import cache

import numpy as np

from grachten.board import Board
from grachten.bots.base import Bot
from grachten.bots.planning.advice import advise, sensible
from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.planning.weights import STYLES
from grachten.bots.sample import sample
from grachten.game import Action, View
from grachten.game.guess import guess
from grachten.game.notation import notation_of
from grachten.rules import layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row


class PlannerBot(Bot):
    """A bot that makes a new plan for every decision and chooses the action that helps it most.

    The plan is one network for the contracts that are worth their turns, considering the claimed
    routes, plus the best other routes for the remaining carts. A route's value is its points, plus
    the effect of its merchandise card on the ranks, minus the turns, cards and carts it takes. The
    bot first claims routes that are valuable or threatened by opponents, grabs good routes outside
    the plan, and spends its cards when an opponent runs low on carts. It draws contracts when the
    average remaining contract is worth more than the turn.
    """

    description = "plans for contracts, long routes and merchandise, again in every turn"
    compiled_folder = "bots/planning"
    weights: Row = STYLES[0]

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        super().start(board, seat, players, first)
        self.first = first

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        return Advice(self, view).best()

    @classmethod
    def prepare(cls) -> None:
        _compile()


class Advice:
    """The policy's advice for one decision. It reads no secret of the guess it gets."""

    def __init__(self, bot: PlannerBot, view: View) -> None:
        self._notation = notation_of(bot.board)
        self._weights = bot.weights
        self._row = guess(bot.board, view, bot.first, bot.rng)
        self._offer = view.offer or ()
        self._plan = np.zeros(PLAN_SIZE, np.int64)
        self._out = np.zeros(layout.MAX_ACTIONS, np.int64)
        self._chance = stream(bot.rng.randbytes(16))

    def best(self) -> Action:
        number = advise(
            self._notation.tables, self._row, self._weights, self._plan, self._chance, self._out
        )
        return self._notation.action_of(number, self._offer)

    def sensible(self) -> list[Action]:
        """Return the actions that may be good: no wasteful payments, no useless cards."""
        n = sensible(self._notation.tables, self._row, self._weights, self._plan, self._out)
        return [self._notation.action_of(number, self._offer) for number in self._out[:n].tolist()]


@cache
def _compile() -> None:
    board, view, first = sample()
    bot = PlannerBot(random.Random(0))
    bot.start(board, first, view.players, first)
    advice = Advice(bot, view)
    advice.best()
    advice.sensible()
