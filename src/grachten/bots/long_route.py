"""`long-route`: claims the longest routes there are, and cares for nothing else."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.needs import claim_longest
from grachten.bots.position import SeatPosition
from grachten.game import Action, Keep, View


class LongRouteBot(Bot):
    """Collects cards for the open routes that give most points, and claims nothing shorter.

    Only when none of the longest is open, or its carts do not suffice, is it content with the
    next shorter ones; in its last turn it takes the most points it can get. It keeps the
    cheapest contract of the set-up, since it must keep one, does nothing to fulfil it, and never
    draws contracts unless the rules leave nothing else.
    """

    description = "claims only the longest routes it can get, and leaves contracts alone"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        position = SeatPosition(self.board, view, self.seat)
        keeps = [action for action in legal if isinstance(action, Keep)]
        if keeps:
            return min(keeps, key=lambda keep: sum(map(position.points_of, keep.contracts)))
        return claim_longest(position, legal)
