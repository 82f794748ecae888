"""A board's tables for the compiled functions, and its space of action ids."""

import numpy as np

from grachten.board import CARD_COLORS, ROUTE_COLORS, Board
from grachten.rules.bits import bit_of, word_of
from grachten.rules.layout import (
    CLAIM,
    COLOR_BITS,
    GREY,
    MAX_LENGTH,
    PLAIN_COLORS,
    TABLES,
    TABLES_SIZE,
    WILD,
    WILDS_BITS,
    WORD,
    Row,
    Tables,
)


def make_tables(board: Board) -> Row:
    row = np.zeros(TABLES_SIZE, np.int64)
    b = row.view(TABLES)[0]
    b.places = len(board.places)
    b.routes = len(board.routes)
    b.contracts = len(board.contracts)
    b.route_words = -(-len(board.routes) // WORD)
    b.contract_words = -(-len(board.contracts) // WORD)
    b.carts = board.carts
    b.merchandise = board.merchandise
    b.longest = max(route.length for route in board.routes)
    b.cards[:] = board.cards
    for length, points in board.points.items():
        b.points[length] = points
    for players, bonus in board.bonus.items():
        b.bonus[players, :players] = bonus
    for i, contract in enumerate(board.contracts):
        b.contract_a[i] = contract.a
        b.contract_b[i] = contract.b
        b.contract_points[i] = contract.points
    _route_tables(board, b)
    _claim_ids(b)
    return row


def _route_tables(board: Board, b: Tables) -> None:
    for i, route in enumerate(board.routes):
        b.route_a[i] = route.a
        b.route_b[i] = route.b
        b.route_length[i] = route.length
        b.route_color[i] = ROUTE_COLORS.index(route.color)
        b.route_carts[i] = route.carts
        b.route_twin[i] = -1 if route.twin is None else route.twin
        for color in range(len(CARD_COLORS)):
            if color == WILD or route.color in ("grey", CARD_COLORS[color]):
                b.payable[color, route.length : MAX_LENGTH + 1, word_of(i)] |= bit_of(i)


def _claim_ids(b: Tables) -> None:
    """Number the claims: route by route, color by color, by rising wilds; wilds alone last."""
    action = CLAIM
    for route in range(b.routes):
        grey = b.route_color[route] == GREY
        for color in range(PLAIN_COLORS):
            if grey or color == b.route_color[route]:
                b.claim_id[color, route] = action
                for wilds in range(b.route_length[route]):
                    b.claim[action] = _packed(route, color, wilds)
                    action += 1
        b.claim_id[WILD, route] = action
        b.claim[action] = _packed(route, WILD, b.route_length[route])
        action += 1
    b.actions = action


def _packed(route: int, color: int, wilds: int) -> int:
    return (route << COLOR_BITS | color) << WILDS_BITS | wilds


def unpack_claim(packed: int) -> tuple[int, int, int]:
    """The route, the color and the wilds of a claim."""
    route_color, wilds = divmod(packed, 1 << WILDS_BITS)
    return *divmod(route_color, 1 << COLOR_BITS), wilds
