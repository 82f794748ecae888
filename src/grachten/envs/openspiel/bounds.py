"""How long a game can take at most, on a board with so many players."""

from grachten.board import Board
from grachten.rules.layout import CARDS_DEALT, MARKET, OFFER, RESETS

SETTLING = MARKET * (1 + RESETS)  # cards for one settling of the market (C1)


def most_claims(board: Board, players: int) -> int:
    """Each route is claimed once at most, and takes a cart at least (R12, R15)."""
    return min(len(board.routes), players * board.carts)


def most_draws(board: Board, players: int) -> int:
    """A card is drawn once, and again each time it was paid, a cart for each (R13, R15)."""
    return sum(board.cards) - CARDS_DEALT * players + players * board.carts


def most_offers(board: Board, players: int) -> int:
    """Of each offer at least one contract is kept, at set-up too (R4, R20)."""
    return len(board.contracts) - players


def most_decisions(board: Board, players: int) -> int:
    """Return the number of decisions that no game exceeds.

    A seat passes only when there is nothing to draw (C5). So only a claim can come between passes,
    and the game ends when all have passed in turn.
    """
    claims = most_claims(board, players)
    passes = (players - 1) * claims + players
    offers = most_offers(board, players)
    return players + claims + most_draws(board, players) + 2 * offers + passes


def most_outcomes(board: Board, players: int) -> int:
    """Return the number of chance outcomes that no game exceeds."""
    deal = 1 + players * (CARDS_DEALT + OFFER) + SETTLING
    draws = most_draws(board, players) * (1 + SETTLING)
    claims = most_claims(board, players) * SETTLING
    return deal + draws + claims + most_offers(board, players) * OFFER
