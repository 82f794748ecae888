"""What `rollout` and `search` have in common: they weigh the actions of a decision."""

from abc import abstractmethod
from collections.abc import Sequence

from msgspec import Struct, structs

from grachten.board import Board
from grachten.bots.base import BudgetedBot
from grachten.bots.budget import Budget
from grachten.bots.halving import Candidates
from grachten.bots.planning.sums import TRIALS, WINS
from grachten.game import Action, View
from grachten.game.notation import notation_of


class Weighed(Struct, frozen=True):
    """An action that was tried: its chance of winning, and the number of trials."""

    action: Action
    chance: float
    playouts: int


class WeighingBot(BudgetedBot):
    """A bot that tries every sensible action in guesses of the hidden cards.

    With a budget of trials and a seed it always decides the same; with a budget of time it finishes
    in time. With both, it decides the same unless it runs out of time.
    """

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        super().start(board, seat, players, first)
        self.first = first
        self.prepare()

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.weigh(view, clock)[0].action

    @abstractmethod
    def try_actions(self, view: View, budget: Budget) -> Candidates:
        """Try the sensible actions; return them, the best first."""

    def weigh(self, view: View, clock: float | None = None) -> list[Weighed]:
        """Return the sensible actions, the best first."""
        tried = self.try_actions(view, self._budget(clock))
        notation, offer = notation_of(self.board), view.offer or ()
        weighed: dict[Action, Weighed] = {}
        for number, sums in zip(tried.ids.tolist(), tried.sums.tolist(), strict=True):
            action = notation.action_of(number, offer)
            chance, trials = sums[WINS] / sums[TRIALS], int(sums[TRIALS])
            if action in weighed:  # already listed in a better style
                chance, trials = weighed[action].chance, weighed[action].playouts + trials
            weighed[action] = Weighed(action, chance, trials)
        return list(weighed.values())

    def _budget(self, clock: float | None) -> Budget:
        """Return the budget, limited to most of the clock."""
        budget = self.budget
        if clock is None or budget.seconds is None or budget.seconds <= 0.8 * clock:
            return budget
        return structs.replace(budget, seconds=0.8 * clock)
