"""Board files: read, checked and drawn."""

from grachten.board.model import (
    CARD_COLORS,
    HEIGHT,
    ROUTE_COLORS,
    WIDTH,
    Board,
    Color,
    Contract,
    Place,
    Route,
)
from grachten.board.read import DEFAULT_BOARD, board_names, load_board, shipped_board

__all__ = [
    "CARD_COLORS",
    "DEFAULT_BOARD",
    "HEIGHT",
    "ROUTE_COLORS",
    "WIDTH",
    "Board",
    "Color",
    "Contract",
    "Place",
    "Route",
    "board_names",
    "load_board",
    "shipped_board",
]
