"""The status of a seat's contracts: fulfilled, carts to go, or cut off, from its view."""

from collections.abc import Iterable
from dataclasses import dataclass

from grachten.board import Board, Contract
from grachten.bots.network import cheapest_path
from grachten.game import View, open_routes


@dataclass(frozen=True)
class ContractStatus:
    """One contract: the carts it still needs (None: cut off) and the routes to claim."""

    contract: Contract
    needed: int | None
    way: tuple[int, ...]
    carts: int  # that the seat has left

    @property
    def fulfilled(self) -> bool:
        return self.needed == 0

    @property
    def reachable(self) -> bool:
        return self.needed is not None and self.needed <= self.carts


def contract_statuses(board: Board, view: View, contracts: Iterable[str]) -> list[ContractStatus]:
    """Return the status of each of these contracts for the seat of this view."""
    assert view.seat is not None
    mine = [board.route_index[name] for name, seat in view.routes.items() if seat == view.seat]
    still_open = open_routes(board, view, view.seat)
    carts = view.seats[view.seat].carts
    found = []
    for name in contracts:
        contract = board.contracts[board.contract_index[name]]
        way = cheapest_path(board, contract.a, contract.b, still_open, mine)
        needed, routes = (None, []) if way is None else way
        found.append(ContractStatus(contract, needed, tuple(routes), carts))
    return found


def wanted_routes(board: Board, view: View, statuses: Iterable[ContractStatus]) -> set[str]:
    """Return the routes on paths within reach; of parallel routes, all open ones."""
    assert view.seat is not None
    still_open = set(open_routes(board, view, view.seat))
    wanted = {route for status in statuses if status.reachable for route in status.way}
    wanted |= {t for r in wanted if (t := board.routes[r].twin) is not None and t in still_open}
    return {board.routes[route].name for route in wanted}


def closed_routes(board: Board, view: View) -> set[str]:
    """Return the unclaimed routes that this seat may not claim (R18, R19)."""
    assert view.seat is not None
    still_open = set(open_routes(board, view, view.seat))
    names = {route.name for i, route in enumerate(board.routes) if i not in still_open}
    return names - view.routes.keys()
