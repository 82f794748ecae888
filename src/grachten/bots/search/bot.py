"""`search`: tries actions in many guesses of the hidden cards and plays each one to the end."""

import random
from collections.abc import Sequence
from functools import cache

from msgspec import Struct, structs

from grachten.board import Board
from grachten.bots.base import BudgetedBot
from grachten.bots.budget import Budget
from grachten.bots.sample import sample
from grachten.bots.search.halving import search_actions
from grachten.bots.search.playouts import PLAYOUTS, WINS
from grachten.game import Action, View
from grachten.game.notation import notation_of


class Weighed(Struct, frozen=True):
    """An action that was tried: its share of won playouts, and the number of playouts."""

    action: Action
    chance: float
    playouts: int


class SearchBot(BudgetedBot):
    """A bot that guesses the hidden cards, tries every sensible action and plays to the end.

    First it finds out which style suits the position; in the playouts it plays that style, and the
    opponents play any. It repeatedly drops the worse half of the actions, so that most playouts go
    to the best ones. With a budget of playouts and a seed it always decides the same; with a budget
    of time it finishes in time. With both, it decides the same unless it runs out of time.
    """

    compiled_folder = "bots/search"
    description = "tries its actions in many guesses of the hidden cards; search:200ms, search:1s"

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        super().start(board, seat, players, first)
        self.first = first
        self.prepare()

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.weigh(view, clock)[0].action

    def weigh(self, view: View, clock: float | None = None) -> list[Weighed]:
        """Return the sensible actions, the best first, each in the style that suits it best."""
        tried = search_actions(self.board, view, self.first, self._budget(clock), self.rng)
        notation, offer = notation_of(self.board), view.offer or ()
        weighed: dict[Action, Weighed] = {}
        for number, sums in zip(tried.ids.tolist(), tried.sums.tolist(), strict=True):
            action = notation.action_of(number, offer)
            chance, playouts = sums[WINS] / sums[PLAYOUTS], int(sums[PLAYOUTS])
            if action in weighed:  # already listed in a better style
                chance, playouts = weighed[action].chance, weighed[action].playouts + playouts
            weighed[action] = Weighed(action, chance, playouts)
        return list(weighed.values())

    def _budget(self, clock: float | None) -> Budget:
        """Return the budget, limited to most of the clock."""
        budget = self.budget
        if clock is None or budget.seconds is None or budget.seconds <= 0.8 * clock:
            return budget
        return structs.replace(budget, seconds=0.8 * clock)

    @classmethod
    def prepare(cls) -> None:
        _compile()


@cache
def _compile() -> None:
    board, view, first = sample()
    search_actions(board, view, first, Budget(playouts=1), random.Random(0))
