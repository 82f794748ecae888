"""A View with the board's indices: a seat's network, carts, hand and contracts."""

from collections import Counter
from collections.abc import Sequence

from grachten.board import Board
from grachten.bots.network import cheapest_path
from grachten.game import Action, ClaimRoute, Keep, View, open_routes

# The carts that a contract still needs and the routes to claim; None if it is cut off.
PathToClaim = tuple[int, list[int]] | None


class SeatPosition:
    """One View, prepared for one decision; nothing carries over to the next."""

    def __init__(self, board: Board, view: View, seat: int) -> None:
        index = board.route_index
        self.board = board
        self.view = view
        self.seat = seat
        self.mine = [index[name] for name, holder in view.routes.items() if holder == seat]
        self.open = open_routes(board, view, seat)
        self.carts = view.seats[seat].carts
        self.hand: Counter[str] = Counter(view.hand or {})
        self.last_turn = view.last_round is not None  # R24: everybody has one more turn

    def points_of(self, contract: str) -> int:
        return self.board.contracts[self.board.contract_index[contract]].points

    def points_for(self, route: int) -> int:
        return self.board.points[self.board.routes[route].length]

    def path_for(self, contract: str) -> PathToClaim:
        """Return the cheapest path to fulfill a contract; own routes cost nothing."""
        line = self.board.contracts[self.board.contract_index[contract]]
        return cheapest_path(self.board, line.a, line.b, self.open, self.mine)

    def open_paths(self) -> list[list[int]]:
        """Return the paths of the unfulfilled contracts, the most valuable contract first.

        This omits paths that the carts do not reach and, in the last turn, paths that need more
        than one route.
        """
        paths = []
        for name in sorted(self.view.contracts or (), key=self.points_of, reverse=True):
            path = self.path_for(name)
            if path is not None and path[1] and self.reaches(*path):
                paths.append(path[1])
        return paths

    def reaches(self, carts: int, routes: Sequence[int]) -> bool:
        return carts <= self.carts and (len(routes) <= 1 or not self.last_turn)

    def claims(self, legal: Sequence[Action]) -> list[tuple[int, ClaimRoute]]:
        """Return the affordable claims, each with the index of its route."""
        index = self.board.route_index
        return [(index[a.route], a) for a in legal if isinstance(a, ClaimRoute)]


def keep_what_fits(position: SeatPosition, legal: Sequence[Action]) -> Keep:
    """Keep both contracts if the carts suffice for both, else the better one."""
    keeps = [action for action in legal if isinstance(action, Keep)]

    def worth(keep: Keep) -> tuple[bool, float]:
        points = needed = 0
        for name in keep.contracts:
            path = position.path_for(name)
            needed += position.carts + 1 if path is None else path[0]
            points += position.points_of(name)
        fits = needed <= position.carts
        return fits, points if fits else -needed

    return max(keeps, key=worth)
