"""`rollout`: tries actions in many guesses of the hidden cards and plays each one to the end."""

import random
from functools import cache

from grachten.bots.budget import Budget
from grachten.bots.halving import Candidates
from grachten.bots.rollout.halving import search_actions
from grachten.bots.sample import sample
from grachten.bots.weighing import WeighingBot
from grachten.game import View


class RolloutBot(WeighingBot):
    """A bot that guesses the hidden cards, tries every sensible action and plays to the end.

    First it finds out which style suits the position; in the playouts it plays that style, and the
    opponents play any. It repeatedly drops the worse half of the actions, so that most playouts go
    to the best ones. It needs no net and does not change: it is the yardstick for `search`.
    """

    compiled_folder = "bots/rollout"
    description = "plays its actions to the end in many guesses; rollout:200ms, rollout:1s"

    def try_actions(self, view: View, budget: Budget) -> Candidates:
        return search_actions(self.board, view, self.first, budget, self.rng)

    @classmethod
    def prepare(cls) -> None:
        _compile()


@cache
def _compile() -> None:
    board, view, first = sample()
    search_actions(board, view, first, Budget(playouts=1), random.Random(0))
