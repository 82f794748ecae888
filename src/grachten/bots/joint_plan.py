"""One cheap network for several contracts, built contract by contract."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from grachten.bots.needs import GREY, WILD
from grachten.bots.network import shortest_path
from grachten.bots.position import SeatPosition

ALL_ORDERS = 3  # up to this many contracts, every order is tried; beyond, some sensible ones

# The cost of a route, in eighths of a turn: half a turn per card and one turn for the claim. Its
# points pay part of that back, so that paths of few long routes count as cheap.
CARD, CLAIM, POINT = 4, 8, 3
TURN = 64  # costs are multiplied by this, so that missing cards only break ties


@dataclass(frozen=True)
class JointPlan:
    """The routes to claim, the carts for them, and the contracts they fulfill."""

    routes: tuple[int, ...]
    carts: int
    fulfills: tuple[str, ...]


def joint_plan(position: SeatPosition, contracts: Sequence[str]) -> JointPlan:
    """Return the plan with the most contract points, and the cheapest among equals."""
    costs = _costs(position)

    def merit(plan: JointPlan) -> tuple[int, int]:
        return sum(map(position.points_of, plan.fulfills)), -sum(
            map(costs.__getitem__, plan.routes)
        )

    plans = (_lay(position, order, costs) for order in _orders(position, contracts))
    return max(plans, key=merit)


def _costs(position: SeatPosition) -> dict[int, int]:
    """Return the cost of every open route; the hand decides between parallel ones."""
    most = max((n for color, n in position.hand.items() if color != WILD), default=0)
    costs = {}
    for route in position.open:
        line = position.board.routes[route]
        have = most if line.color == GREY else position.hand[line.color]
        cost = CARD * line.length + CLAIM - POINT * position.points_for(route)
        costs[route] = TURN * max(1, cost) + max(0, line.length - have)
    return costs


def _orders(position: SeatPosition, contracts: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield orders: all of them for few contracts; for many, by value and with each one first."""
    if len(contracts) <= ALL_ORDERS:
        yield from permutations(contracts)
        return
    falling = sorted(contracts, key=position.points_of, reverse=True)
    yield falling[::-1]
    for first in falling:
        yield [first, *(name for name in falling if name != first)]


def _lay(position: SeatPosition, order: Iterable[str], costs: Mapping[int, int]) -> JointPlan:
    """Plan one contract after the other; the planned routes of one are free for the next."""
    routes: list[int] = []
    fulfills: list[str] = []
    carts = 0
    for name in order:
        path = _path(position, name, costs, routes, carts)
        if path is not None:
            routes += path
            carts += _carts(position, path)
            fulfills.append(name)
    return JointPlan(tuple(routes), carts, tuple(fulfills))


def _path(
    position: SeatPosition, name: str, costs: Mapping[int, int], planned: list[int], carts: int
) -> list[int] | None:
    """Return the routes that a contract adds; if the carts are too few, try a shorter path."""
    line = position.board.contracts[position.board.contract_index[name]]
    free = {*position.mine, *planned}
    lengths = {route: position.board.routes[route].length for route in costs}
    for prices in (costs, lengths):
        found = shortest_path(
            position.board, line.a, line.b, {**prices, **dict.fromkeys(free, 0)}, free
        )
        if found is None:
            return None
        if position.reaches(carts + _carts(position, found[1]), [*planned, *found[1]]):
            return found[1]
    return None


def _carts(position: SeatPosition, routes: Iterable[int]) -> int:
    return sum(position.board.routes[route].length for route in routes)
