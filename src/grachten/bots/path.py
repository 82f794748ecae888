"""`path`: fulfils the contracts of the set-up, the most valuable first, and takes no others."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.needs import best_claim, draw_or_move_on, spend_carts
from grachten.bots.position import SeatPosition
from grachten.game import Action, Keep, View


class PathBot(Bot):
    """Keeps all its first contracts and lays a shortest path for each, on its own.

    It claims a route of the most valuable contract's path before one of the next, and draws for
    the most valuable one. Ways are looked for anew in every turn, own routes costing nothing,
    so it goes round what others have closed. It never draws contracts unless the rules leave
    nothing else. With all contracts fulfilled or out of reach it spends its carts on points.
    """

    description = "fulfils its first contracts by shortest paths, and takes no others"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        keeps = [action for action in legal if isinstance(action, Keep)]
        if keeps:
            return max(keeps, key=lambda keep: len(keep.contracts))
        position = SeatPosition(self.board, view, self.seat)
        paths = position.open_paths()
        if not paths:
            return spend_carts(position, legal)
        for path in paths:
            claim = best_claim(position, legal, path)
            if claim is not None:
                return claim
        return draw_or_move_on(position, legal, paths[0])
