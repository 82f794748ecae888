"""The one door from a View back to a State: the hidden cards and contracts are dealt anew.

Search needs whole games. A guess agrees with all that the View tells: cards seen taken from the
market, cards played, contracts given back, how many cards and contracts everybody holds.
Whatever the View does not tell is dealt at random, each possibility as likely as the next.
"""

import random

import numpy as np

from grachten.board import Board
from grachten.errors import ParseError
from grachten.game.actions import COLOR_NUMBER
from grachten.game.events import Cards
from grachten.game.notation import notation_of
from grachten.game.view import PHASES, View
from grachten.rules import kernel, layout
from grachten.rules.layout import Row


def guess(board: Board, view: View, first: int, rng: random.Random) -> Row:
    """A state in which the View's seat would see just this View; `first` is who began the game."""
    if view.seat is None or view.to_move is None:
        raise ParseError("no_guess", "a guess is made for a seat of a running game")
    row = np.zeros(layout.STATE_SIZE, np.int64)
    s = row.view(layout.STATE)[0]
    _lay_out_what_is_seen(board, s, view, first)
    _hold_routes(board, row, view)
    _deal_cards(board, s, view, view.seat, rng)
    _deal_contracts(board, s, view, view.seat, rng)
    return row


def _counts(cards: Cards) -> Row:
    counts = np.zeros(layout.COLORS, np.int64)
    for color, number in cards.items():
        counts[COLOR_NUMBER[color]] = number
    return counts


def _lay_out_what_is_seen(board: Board, s: np.record, view: View, first: int) -> None:
    s.players = view.players
    s.first = first
    s.to_move = -1 if view.to_move is None else view.to_move
    s.phase = PHASES.index(view.phase)
    s.last_round = -1 if view.last_round is None else view.last_round
    s.turns_left = view.turns_left or 0
    s.resigned = -1
    s.merchandise_left = view.merchandise_left
    s.discards[:] = _counts(view.discards)
    s.discards_size = s.discards.sum()
    s.market[:] = [layout.NO_CARD if c is None else COLOR_NUMBER[c] for c in view.market]
    s.carts[:] = board.carts
    s.offer[:] = -1
    for i, seat in enumerate(view.seats):
        s.carts[i] = seat.carts
        s.points[i] = seat.points
        s.merchandise[i] = seat.merchandise
        s.known[i] = _counts(seat.known)


def _hold_routes(board: Board, row: Row, view: View) -> None:
    holders = np.full(len(board.routes), -1, np.int64)
    for name, seat in view.routes.items():
        holders[board.route_index[name]] = seat
    kernel.hold_routes(notation_of(board).tables, row, holders)


def _deal_cards(board: Board, s: np.record, view: View, seat: int, rng: random.Random) -> None:
    """Other hands hold what they are known to hold; the rest comes from what is nowhere seen."""
    hand = _counts(view.hand or {})
    others = [i for i in range(view.players) if i != seat]
    left = np.array(board.cards) - hand - s.discards - s.known[others].sum(axis=0)
    for color in s.market[s.market != layout.NO_CARD].tolist():
        left[color] -= 1
    hidden = np.repeat(np.arange(layout.COLORS), left).tolist()
    rng.shuffle(hidden)
    s.hands[seat] = hand
    for i in others:
        s.hands[i] = s.known[i]
        for _ in range(view.seats[i].cards - int(s.known[i].sum())):
            s.hands[i, hidden.pop()] += 1
    s.deck[:] = np.bincount(hidden, minlength=layout.COLORS)
    s.deck_size = len(hidden)


def _deal_contracts(board: Board, s: np.record, view: View, seat: int, rng: random.Random) -> None:
    index = board.contract_index
    own = [index[name] for name in view.contracts or ()]
    offer = [index[name] for name in view.offer or ()]
    returned = [None if name is None else index[name] for name in view.returned]
    hidden = sorted({*range(len(board.contracts))} - {*own, *offer, *returned})
    rng.shuffle(hidden)
    s.kept[seat] = _words(own)
    s.offer[seat, : len(offer)] = offer
    if view.phase == "setup":
        ring = _others_at_the_set_up(s, view, seat, returned, hidden, rng)
    else:
        ring = _others_later(board, s, view, seat, returned, hidden)
    s.returned[: len(ring)] = ring
    s.returned_size = len(ring)
    s.unseen[:] = _words(hidden)
    s.unseen_size = len(hidden)


def _others_at_the_set_up(
    s: np.record,
    view: View,
    seat: int,
    returned: list[int | None],
    hidden: list[int],
    rng: random.Random,
) -> list[int]:
    """Those before the seat to move have chosen, nobody knows what; the others still must."""
    ring = []
    chosen = (int(s.to_move) - int(s.first)) % view.players
    for turn in range(view.players):
        i = (int(s.first) + turn) % view.players
        if i == seat:
            ring += [c * layout.MAX_PLAYERS + i for c in returned if c is not None]
        elif turn >= chosen:
            s.offer[i] = [hidden.pop(), hidden.pop()]
        else:
            kept = rng.choice((1, 2))
            s.kept[i] = _words([hidden.pop() for _ in range(kept)])
            ring += [hidden.pop() * layout.MAX_PLAYERS + i for _ in range(layout.OFFER - kept)]
    return ring


def _others_later(
    board: Board,
    s: np.record,
    view: View,
    seat: int,
    returned: list[int | None],
    hidden: list[int],
) -> list[int]:
    """How many others keep is public, and so is how many of them lie on offer."""
    held = [other.contracts or 0 for other in view.seats]
    for i in range(view.players):
        if i != seat:
            s.kept[i] = _words([hidden.pop() for _ in range(held[i])])
    offered = len(board.contracts) - sum(held) - view.contracts_left - len(view.offer or ())
    s.offer[view.to_move, :offered] = [hidden.pop() for _ in range(offered)]
    # Who gave a contract back that this seat did not give back does not matter to the game.
    other = (seat + 1) % view.players
    return [
        hidden.pop() * layout.MAX_PLAYERS + other if c is None else c * layout.MAX_PLAYERS + seat
        for c in returned
    ]


def _words(contracts: list[int]) -> list[int]:
    """A set of contracts as words of bits."""
    words = [0] * layout.CONTRACT_WORDS
    for c in contracts:
        words[c // layout.WORD] |= 1 << c % layout.WORD
    return words
