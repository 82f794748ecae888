"""`one-step`: works on one contract at a time, and one route at a time."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.more_contracts import carts_last
from grachten.bots.needs import best_claim, draw_or_move_on, spend_carts
from grachten.bots.position import SeatPosition, keep_what_fits
from grachten.game import Action, DrawContracts, Keep, View


class OneStepBot(Bot):
    """A bot that claims the next route for its most valuable open contract, without planning ahead.

    It saves its cards for that one route, whatever else it could claim. When no contract is open,
    it draws new ones as long as its carts reach most contracts on the board. After that, it spends
    its carts on points.
    """

    description = "works on its most valuable contract alone, one route after the other"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        position = SeatPosition(self.board, view, self.seat)
        if isinstance(legal[0], Keep):
            return keep_what_fits(position, legal)
        paths = position.open_paths()
        if paths:
            step = paths[0][:1]
            return best_claim(position, legal, step) or draw_or_move_on(position, legal, step)
        if DrawContracts() in legal and carts_last(position, position.carts):
            return DrawContracts()
        return spend_carts(position, legal)
