"""The only way from a View back to a state: deal the hidden cards and contracts anew.

Search needs whole games. A guess agrees with everything in the View: the cards that others took
from the market, the cards played, the contracts returned, and how many cards and contracts each
seat holds. Everything else is dealt at random. All possibilities are equally likely, unless the
caller weighs the contracts of other seats.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from grachten.board import Board
from grachten.errors import GameStateError
from grachten.game.actions import COLOR_NUMBER, Keep
from grachten.game.events import Cards, ContractKept, ContractReturned, Event
from grachten.game.notation import Notation, notation_of
from grachten.game.record import Step
from grachten.game.view import PHASES, View
from grachten.rules import kernel, layout
from grachten.rules.layout import Row, State

_DECK = layout.place_in_counts("deck")
_HANDS = layout.place_in_counts("hands")
_KEPT = layout.place_of(layout.STATE, "kept")
_OFFER = layout.place_in_counts("offer")
_UNSEEN = layout.place_of(layout.STATE, "unseen")
_UNSEEN_SIZE = layout.place_of(layout.STATE, "unseen_size")
_RETURNED = layout.place_in_counts("returned")
_RETURNED_SIZE = layout.place_of(layout.STATE, "returned_size")


def guess(board: Board, view: View, first: int, rng: random.Random) -> Row:
    """Return a state in which the View's seat would see this View; `first` is who began the game.

    If the seat's choice of first contracts waits for its turn (C7), they are still on offer.
    """
    row: Row = guesses(board, view, first, rng, 1)[0]
    return row


# Given a board, a row with all that is public, and a seat: a weight for each contract.
Likelihood = Callable[[Board, Row, int], Sequence[float]]


def guesses(
    board: Board,
    view: View,
    first: int,
    rng: random.Random,
    number: int,
    likelihood: Likelihood | None = None,
) -> Row:
    """Return `number` guesses of one View, one per row; faster than calling `guess` repeatedly."""
    if view.seat is None or view.to_move is None:
        raise GameStateError("no_guess", "a guess is made for a seat of a running game")
    rows = np.zeros((number, layout.STATE_SIZE), np.int64)
    seen = rows[0]
    s = seen.view(layout.STATE)[0]
    _lay_out_what_is_seen(board, s, view, first)
    _hold_routes(board, seen, view)
    cards = HiddenCards(board, s, view, view.seat)
    contracts = HiddenContracts(board, view, first, view.seat)
    if likelihood is not None:
        contracts.weigh({i: likelihood(board, seen, i) for i in range(view.players)})
    rows[1:] = seen
    for row in rows:
        cards.deal(row, rng)
        contracts.deal(row, rng)
    return rows


def _counts(cards: Cards) -> list[int]:
    counts = [0] * layout.COLORS
    for color, number in cards.items():
        counts[COLOR_NUMBER[color]] = number
    return counts


def _lay_out_what_is_seen(board: Board, s: State, view: View, first: int) -> None:
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
    s.deck_size = view.deck
    for i, seat in enumerate(view.seats):
        s.carts[i] = seat.carts
        s.points[i] = seat.points
        s.merchandise[i] = seat.merchandise
        s.known[i] = _counts(seat.known)
        s.hands[i] = s.known[i]
    s.hands[view.seat] = _counts(view.hand or {})


def _hold_routes(board: Board, row: Row, view: View) -> None:
    holders = np.full(len(board.routes), -1, np.int64)
    for name, seat in view.routes.items():
        holders[board.route_index[name]] = seat
    kernel.hold_routes(notation_of(board).tables, row, holders)


class HiddenCards:
    """The cards that a seat can't see: those in the deck, and those that others drew from it."""

    def __init__(self, board: Board, s: State, view: View, seat: int) -> None:
        """Count the hidden cards; `s.hands` has what other seats are known to hold."""
        left = np.array(board.cards) - s.hands.sum(axis=0) - s.discards
        for color in s.market[s.market != layout.NO_CARD].tolist():
            left[color] -= 1
        self._left: list[int] = left.tolist()
        self._cards = [color for color, number in enumerate(self._left) for _ in range(number)]
        self._hidden = [
            (i, known, view.seats[i].cards - sum(known))
            for i, known in enumerate(s.hands[: view.players].tolist())
            if i != seat
        ]
        self._drawn = sum(number for _, _, number in self._hidden)

    def deal(self, row: Row, rng: random.Random) -> None:
        counts = layout.counts_in(row)
        drawn = rng.sample(self._cards, self._drawn)
        deck = self._left.copy()
        for i, known, number in self._hidden:
            hand = known.copy()
            for _ in range(number):
                color = drawn.pop()
                hand[color] += 1
                deck[color] -= 1
            place = _HANDS + i * layout.COLORS
            counts[place : place + layout.COLORS] = hand
        counts[_DECK : _DECK + layout.COLORS] = deck


class HiddenContracts:
    """The contracts that a seat can't see: kept by, offered to or returned by others, or unseen."""

    def __init__(self, board: Board, view: View, first: int, seat: int) -> None:
        index = board.contract_index
        self._view, self._first, self._seat = view, first, seat
        self._contracts = len(board.contracts)
        self._own = [index[name] for name in view.contracts or ()]
        self._offer = [index[name] for name in view.offer or ()]
        self._returned = [None if name is None else index[name] for name in view.returned]
        if _choice_waits(view, first, seat):
            self._offer = [*self._own, *(c for c in self._returned if c is not None)]
            self._own, self._returned = [], []
        seen = {*self._own, *self._offer, *self._returned}
        self._hidden = [c for c in range(self._contracts) if c not in seen]
        self._likely: Mapping[int, Sequence[float]] = {}

    def weigh(self, likely: Mapping[int, Sequence[float]]) -> None:
        """Set how often each seat keeps each contract, relative to the others."""
        self._likely = likely

    def _take(self, seat: int, number: int, hidden: list[int], rng: random.Random) -> list[int]:
        """Draw contracts for a seat to keep, and remove them from `hidden`."""
        if seat not in self._likely:
            return [hidden.pop() for _ in range(number)]
        taken = []
        for _ in range(number):
            weights = [self._likely[seat][c] for c in hidden]
            taken += rng.choices(hidden, weights)
            hidden.remove(taken[-1])
        return taken

    def deal(self, row: Row, rng: random.Random) -> None:
        hidden = rng.sample(self._hidden, len(self._hidden))
        _keep(row, self._seat, self._own)
        _put_on_offer(row, self._seat, self._offer)
        if self._view.phase == "setup":
            ring = self._others_at_the_set_up(row, hidden, rng)
        else:
            ring = self._others_later(row, hidden, rng)
        layout.counts_in(row)[_RETURNED : _RETURNED + len(ring)] = ring
        row[_RETURNED_SIZE] = len(ring)
        row[_UNSEEN : _UNSEEN + layout.CONTRACT_WORDS] = _words(hidden)
        row[_UNSEEN_SIZE] = len(hidden)

    def _others_at_the_set_up(self, row: Row, hidden: list[int], rng: random.Random) -> list[int]:
        """Deal to the other seats at set-up: those before the seat to move have chosen."""
        view, first = self._view, self._first
        assert view.to_move is not None
        ring = []
        chosen = (view.to_move - first) % view.players
        for turn in range(view.players):
            i = (first + turn) % view.players
            if i == self._seat:
                ring += [c * layout.MAX_PLAYERS + i for c in self._returned if c is not None]
            elif turn >= chosen:
                _put_on_offer(row, i, [hidden.pop(), hidden.pop()])
            else:
                kept = rng.choice((1, 2))
                _keep(row, i, [hidden.pop() for _ in range(kept)])
                ring += [hidden.pop() * layout.MAX_PLAYERS + i for _ in range(layout.OFFER - kept)]
        return ring

    def _others_later(self, row: Row, hidden: list[int], rng: random.Random) -> list[int]:
        """Deal to the other seats after set-up: how many contracts they hold is public."""
        view, seat = self._view, self._seat
        assert view.to_move is not None
        held = [other.contracts or 0 for other in view.seats]
        for i in range(view.players):
            if i != seat:
                _keep(row, i, self._take(i, held[i], hidden, rng))
        offered = self._contracts - sum(held) - view.contracts_left - len(self._offer)
        if offered:
            _put_on_offer(row, view.to_move, [hidden.pop() for _ in range(offered)])
        # Which other seat returned a contract does not matter to the game.
        other = (seat + 1) % view.players
        return [
            hidden.pop() * layout.MAX_PLAYERS + other
            if c is None
            else c * layout.MAX_PLAYERS + seat
            for c in self._returned
        ]


def _keep(row: Row, seat: int, contracts: Iterable[int]) -> None:
    place = _KEPT + seat * layout.CONTRACT_WORDS
    row[place : place + layout.CONTRACT_WORDS] = _words(contracts)


def _put_on_offer(row: Row, seat: int, contracts: Sequence[int]) -> None:
    place = _OFFER + seat * layout.OFFER
    layout.counts_in(row)[place : place + len(contracts)] = contracts


def _words(contracts: Iterable[int]) -> list[int]:
    """Return a set of contracts as words of bits."""
    words = [0] * layout.CONTRACT_WORDS
    for c in contracts:
        words[c // layout.WORD] |= 1 << c % layout.WORD
    return words


def _choice_waits(view: View, first: int, seat: int) -> bool:
    """Return whether the seat has chosen its first contracts before its turn (R4, C7)."""
    if view.phase != "setup" or view.offer or view.to_move is None:
        return False
    return (seat - first) % view.players >= (view.to_move - first) % view.players


def guessed_steps(notation: Notation, row: Row, hidden: Sequence[Step], seat: int) -> list[Step]:
    """Return steps that lead to a guess made at set-up, in place of those hidden from the seat."""
    return [step if step.seat == seat else _guessed_step(notation, row, step) for step in hidden]


def _guessed_step(notation: Notation, row: Row, step: Step) -> Step:
    seat = step.seat
    assert seat is not None
    place = _KEPT + seat * layout.CONTRACT_WORDS
    kept = notation.contracts_in(row[place : place + layout.CONTRACT_WORDS])
    counts = layout.counts_in(row)
    ring = counts[_RETURNED : _RETURNED + row[_RETURNED_SIZE]].tolist()
    returned = [c // layout.MAX_PLAYERS for c in ring if c % layout.MAX_PLAYERS == seat]
    events: list[Event] = [ContractKept(seat, name) for name in kept]
    events += [ContractReturned(seat, notation.contract_names[c]) for c in returned]
    return Step(step.ply, seat, str(Keep(tuple(kept))), tuple(events))
