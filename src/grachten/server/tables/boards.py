"""The board of a table: a board of the package by its name, or a whole board that somebody sent."""

from collections.abc import Mapping
from typing import Any

from grachten.board import Board, board_names, load_board, shipped_board
from grachten.board.model import Route
from grachten.board.read import title_of
from grachten.errors import GrachtenError
from grachten.rules.layout import PLAIN_COLORS
from grachten.server.errors import BoardTooLarge

MOST_STEPS = 2_000  # of a game that a replay shows
MOST_LEGAL_BYTES = 128 * 1024  # of all claims in one message
CLAIM = len('"claim::orange:12",')

Reference = str | dict[str, Any]


def check_board(reference: Reference) -> Reference:
    """Return what a table stores of its board; raise if nobody can play on it here."""
    if isinstance(reference, str):
        if reference not in board_names():
            raise GrachtenError("unknown_board", f"there is no board {reference[:40]!r}")
        return reference
    board = load_board(reference)
    check_size(board)
    return dict(board.source)


def check_size(board: Board) -> None:
    """Raise if games on the board could be longer, or their messages larger, than we allow."""
    if _longest_game(board) > MOST_STEPS:
        message = f"a game on this board could have more than {MOST_STEPS:,} steps; use fewer cards"
        raise BoardTooLarge(message)
    if sum(map(_claim_bytes, board.routes)) > MOST_LEGAL_BYTES:
        message = "there are too many ways to pay for the routes of this board; use fewer routes"
        raise BoardTooLarge(message)


def _longest_game(board: Board) -> int:
    """Return how many steps a game can have: each card drawn, each route claimed, and so on."""
    paid = sum(route.length for route in board.routes)  # cards that may be drawn again
    return sum(board.cards) + paid + len(board.routes) + 2 * len(board.contracts)


def _claim_bytes(route: Route) -> int:
    """Return how long all actions are that claim the route."""
    colors = PLAIN_COLORS if route.color == "grey" else 1
    return (colors * route.length + 1) * (CLAIM + len(route.name))


def board_name(reference: Reference) -> str:
    """Return the name of a board of the package, or "" for any other board."""
    return reference if isinstance(reference, str) else ""


def board_title(reference: Reference) -> str:
    """Return the title that people read."""
    if isinstance(reference, Mapping):
        return title_of(reference)
    return shipped_board(reference).title if reference in board_names() else reference
