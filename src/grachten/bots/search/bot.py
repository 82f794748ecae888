"""`search`: tries what it may do in many guesses of what is hidden, and plays on from there."""

import random
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from grachten.board import Board
from grachten.bots.base import BudgetedBot
from grachten.bots.budget import Budget
from grachten.bots.sample import sample
from grachten.bots.search.halving import search_actions
from grachten.bots.search.playouts import PLAYOUTS, WINS
from grachten.game import Action, View
from grachten.game.notation import notation_of


class Weighed(Struct, frozen=True):
    """An action that was tried: the share of the playouts that it won, and how many there were."""

    action: Action
    chance: float
    playouts: int


class SearchBot(BudgetedBot):
    """Guesses what is hidden, tries every sensible action, and plays the games to their end.

    First it finds out which style of playing on suits the position; in the playouts it keeps to
    that one, and the others play in any. The worse half of the actions is dropped again and
    again, so that most playouts go to the best. With a budget of playouts and a seed it always
    decides the same; with a budget of time it ends in time.
    """

    compiled_folder = "bots/search"
    description = "tries what it may do in many guesses of what is hidden; search:200ms, search:1s"

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        super().start(board, seat, players, first)
        self.first = first
        self.prepare()

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.weigh(view, clock)[0].action

    def weigh(self, view: View, clock: float | None = None) -> list[Weighed]:
        """The sensible actions, the best first, each with the style of playing on that suits it."""
        tried = search_actions(self.board, view, self.first, self._budget(clock), self.rng)
        notation, offer = notation_of(self.board), view.offer or ()
        weighed: dict[Action, Weighed] = {}
        for number, sums in zip(tried.ids.tolist(), tried.sums.tolist(), strict=True):
            action = notation.action_of(number, offer)
            chance, playouts = sums[WINS] / sums[PLAYOUTS], int(sums[PLAYOUTS])
            if action in weighed:  # in a better style
                chance, playouts = weighed[action].chance, weighed[action].playouts + playouts
            weighed[action] = Weighed(action, chance, playouts)
        return list(weighed.values())

    def _budget(self, clock: float | None) -> Budget:
        """Never more than most of the clock."""
        budget = self.budget
        if clock is None or budget.seconds is None or budget.seconds <= 0.8 * clock:
            return budget
        return Budget(seconds=0.8 * clock, threads=budget.threads)

    @classmethod
    def prepare(cls) -> None:
        _compile()


@cache
def _compile() -> None:
    board, view, first = sample()
    search_actions(board, view, first, Budget(playouts=1), random.Random(0))
