"""`path`: fulfills the first contracts, the most valuable first, and takes no others."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.needs import best_claim, draw_or_move_on, spend_carts
from grachten.bots.position import SeatPosition
from grachten.game import Action, Keep, View


class PathBot(Bot):
    """A bot that keeps all its first contracts and builds a shortest path for each of them.

    It prefers routes for its most valuable contract, and draws cards for that one. It searches for
    paths again in every turn, where its own routes cost nothing, so it detours around closed
    routes. It never draws contracts unless the rules allow nothing else. When all contracts are
    fulfilled or out of reach, it spends its carts on points.
    """

    description = "fulfills its first contracts by shortest paths, and takes no others"

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
