"""The numbers of chance outcomes: who begins, then colors of cards, then contracts."""

from grachten.board import Board
from grachten.game.actions import COLOR_NUMBER, COLORS
from grachten.game.chance_step import Value
from grachten.rules.layout import MAX_PLAYERS

CARDS = MAX_PLAYERS
CONTRACTS = CARDS + len(COLORS)


def outcome_count(board: Board) -> int:
    return CONTRACTS + len(board.contracts)


def number_of(board: Board, value: Value) -> int:
    """Return the number of a value of a ChanceStep."""
    if isinstance(value, int):
        return value
    if value in COLOR_NUMBER:
        return CARDS + COLOR_NUMBER[value]
    return CONTRACTS + board.contract_index[value]


def value_of(board: Board, number: int) -> Value:
    """Return the value of a ChanceStep that a number stands for."""
    if number < CARDS:
        return number
    if number < CONTRACTS:
        return COLORS[number - CARDS]
    return board.contracts[number - CONTRACTS].name


def text_of(board: Board, number: int) -> str:
    """Return an outcome in words: `first:1`, `card:blue` or `contract:dam-munttoren`."""
    kind = "first" if number < CARDS else "card" if number < CONTRACTS else "contract"
    return f"{kind}:{value_of(board, number)}"
