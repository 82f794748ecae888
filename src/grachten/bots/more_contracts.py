"""Deciding whether to draw more contracts, from the number of spare carts."""

from collections.abc import Collection

from grachten.bots.network import cheapest_path
from grachten.bots.position import SeatPosition
from grachten.rules.layout import LAST_CARTS

ENOUGH = 0.7  # share of the contracts that the spare carts must reach


def carts_last(position: SeatPosition, spare: int, planned: Collection[int] = ()) -> bool:
    """Return whether the spare carts reach most of the remaining contracts, with time left.

    Planned routes count as claimed. Contracts in hand are not drawn again; the other players'
    contracts may be any.
    """
    if spare <= 0 or end_is_near(position):
        return False
    mine = [*position.mine, *planned]
    held = set(position.view.contracts or ())
    unseen = [line for line in position.board.contracts if line.name not in held]
    paths = [cheapest_path(position.board, c.a, c.b, position.open, mine) for c in unseen]
    within = sum(path is not None and path[0] <= spare for path in paths)
    return within >= ENOUGH * len(unseen)


def end_is_near(position: SeatPosition) -> bool:
    """Return whether the last round has begun, or an opponent's next claim could start it (R24)."""
    if position.last_turn:
        return True
    longest = max(position.board.points)
    others = (s.carts for i, s in enumerate(position.view.seats) if i != position.seat)
    return min(others) - longest <= LAST_CARTS
