"""`search`: tries actions in many guesses of the hidden cards, with a tree below each."""

import random
from functools import cache

from grachten.bots.budget import Budget
from grachten.bots.halving import Candidates
from grachten.bots.sample import sample
from grachten.bots.search.halving import search_actions
from grachten.bots.value.weights import shipped_weights
from grachten.bots.weighing import WeighingBot
from grachten.game import View


class SearchBot(WeighingBot):
    """A bot that guesses the hidden cards, and searches a tree of actions in these guesses.

    The evaluator judges the positions at the ends of the tree. The bot repeatedly drops the worse
    half of its actions, so that most of its time goes to the best ones.
    """

    compiled_folder = "bots/search"
    description = "searches a tree of actions in many guesses; search:200ms, search:1s"

    def try_actions(self, view: View, budget: Budget) -> Candidates:
        net = shipped_weights(view.players).net
        return search_actions(self.board, view, self.first, budget, self.rng, net)

    @classmethod
    def prepare(cls) -> None:
        _compile()


@cache
def _compile() -> None:
    board, view, first = sample()
    net = shipped_weights(view.players).net
    search_actions(board, view, first, Budget(playouts=1), random.Random(0), net)
