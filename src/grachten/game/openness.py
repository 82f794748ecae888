"""The routes that a seat could claim if it had the cards and carts: R12, R18, R19."""

import numpy as np

from grachten.board import Board
from grachten.game.notation import notation_of
from grachten.game.view import View
from grachten.rules import kernel, layout

_PLAYERS = layout.place_of(layout.STATE, "players")


def open_routes(board: Board, view: View, seat: int) -> list[int]:
    """Return the indices of the routes that are open to a seat in this view."""
    notation = notation_of(board)
    row = np.zeros(layout.STATE_SIZE, np.int64)
    row[_PLAYERS] = view.players
    holders = np.full(len(board.routes), -1, np.int64)
    for name, holder in view.routes.items():
        holders[board.route_index[name]] = holder
    kernel.hold_routes(notation.tables, row, holders)
    closed = set(notation.indices_in(row.view(layout.STATE)[0].closed[seat]))
    return [route for route in range(len(board.routes)) if route not in closed]
