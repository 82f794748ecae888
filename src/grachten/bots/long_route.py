"""`long-route`: claims the longest routes and ignores everything else."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.needs import claim_longest
from grachten.bots.position import SeatPosition
from grachten.game import Action, Keep, View


class LongRouteBot(Bot):
    """A bot that collects cards for the open routes with most points, and claims nothing shorter.

    It turns to the next shorter routes only if none of the longest is open or its carts do not
    suffice. In its last turn it takes the most points it can get. At set-up it keeps the cheapest
    contract, because it must keep one, and does nothing to fulfill it. It never draws contracts
    unless the rules allow nothing else.
    """

    description = "claims only the longest routes it can get, and leaves contracts alone"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        position = SeatPosition(self.board, view, self.seat)
        keeps = [action for action in legal if isinstance(action, Keep)]
        if keeps:
            return min(keeps, key=lambda keep: sum(map(position.points_of, keep.contracts)))
        return claim_longest(position, legal)
