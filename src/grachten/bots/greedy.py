"""`greedy`: claims the best useful route it can pay for, else draws what its contracts need."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.needs import best_claim, draw_for, lacking
from grachten.bots.position import SeatPosition, keep_what_fits
from grachten.game import Action, Keep, View


class GreedyBot(Bot):
    """A bot that follows the cheapest path of each contract, and otherwise takes points."""

    description = "claims the best useful route it can pay for, else draws what it needs"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        position = SeatPosition(self.board, view, self.seat)
        if isinstance(legal[0], Keep):
            return keep_what_fits(position, legal)
        wanted = _wanted(position)
        claim = best_claim(position, legal, wanted or None)
        if claim is not None:
            return claim
        return draw_for(legal, lacking(self.board, position.hand, wanted))


def _wanted(position: SeatPosition) -> set[int]:
    """Return the routes on the cheapest paths of the contracts within reach of the carts."""
    wanted: set[int] = set()
    for name in position.view.contracts or ():
        path = position.path_for(name)
        if path is not None and path[0] <= position.carts:
            wanted.update(path[1])
    return wanted
