"""Is it time for more contracts? Asked with the number of carts that are to spare."""

from collections.abc import Collection

from grachten.bots.network import cheapest_path
from grachten.bots.position import SeatPosition
from grachten.rules.layout import LAST_CARTS

ENOUGH = 0.7  # the share of the contracts that must be within reach of the spare carts


def carts_last(position: SeatPosition, spare: int, planned: Collection[int] = ()) -> bool:
    """Whether the spare carts reach most of the contracts that may come, and time seems left.

    Planned routes count as claimed. Contracts held already are not drawn again, those of others
    may be anything.
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
    """In the last round, or when one more claim of an opponent could bring it about (R24)."""
    if position.last_turn:
        return True
    longest = max(position.board.points)
    others = (s.carts for i, s in enumerate(position.view.seats) if i != position.seat)
    return min(others) - longest <= LAST_CARTS
