"""The state at the start of a continued game, as names and as a row; the only way between them.

A file can hold any start. `row_of` accepts only what the rules can lead to as far as this can be
told from the position: all cards, contracts, carts and merchandise are there once, and what the
phase, the market and the last round say fits together.
"""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from msgspec import UNSET

from grachten.board import Board
from grachten.errors import RecordError
from grachten.game.actions import COLOR_NUMBER, COLORS
from grachten.game.events import Cards
from grachten.game.notation import Notation, cards_of
from grachten.game.scratch import scratch
from grachten.game.start import Start, StartPhase, StartReturned, StartSeat, StartState
from grachten.game.view import PHASES, Numbers, offer_of, routes_of
from grachten.rules import kernel, layout
from grachten.rules.bits import bit_of, word_of
from grachten.rules.layout import CARDS_DEALT, LAST_CARTS, MARKET, OFFER, Row, State


def state_of(notation: Notation, row: Row) -> StartState:
    """Return a state of a running game in names, with its secrets."""
    s = Numbers(row)
    last_round = s.one("last_round")
    return StartState(
        to_move=s.one("to_move"),
        phase=_phase(s),
        passes=s.one("passes"),
        market=tuple(None if c == layout.NO_CARD else COLORS[c] for c in s.all("market")),
        deck=cards_of(s.all("deck")),
        discards=cards_of(s.all("discards")),
        unseen=tuple(notation.contracts_in(s.all("unseen"))),
        returned=_returned(notation, s),
        merchandise_left=s.one("merchandise_left"),
        seats=tuple(_seat(notation, s, seat) for seat in range(s.one("players"))),
        routes=routes_of(notation, s.by_seat("owned")),
        last_round=None if last_round < 0 else last_round,
        turns_left=None if last_round < 0 else s.one("turns_left"),
    )


def _phase(s: Numbers) -> StartPhase:
    phase = PHASES[s.one("phase")]
    assert phase != "over", "no game starts at its end"
    return phase


def _returned(notation: Notation, s: Numbers) -> tuple[StartReturned, ...]:
    ring, head = s.all("returned"), s.one("returned_head")
    places = ((head + i) % layout.MAX_CONTRACTS for i in range(s.one("returned_size")))
    pairs = (divmod(ring[place], layout.MAX_PLAYERS) for place in places)
    return tuple(StartReturned(notation.contract_names[c], seat) for c, seat in pairs)


def _seat(notation: Notation, s: Numbers, seat: int) -> StartSeat:
    return StartSeat(
        hand=cards_of(s.of("hands", seat)),
        known=cards_of(s.of("known", seat)),
        contracts=tuple(notation.contracts_in(s.of("kept", seat))),
        offer=offer_of(notation, s, seat),
        points=s.of("points", seat)[0],
        merchandise=s.of("merchandise", seat)[0],
    )


def row_of(notation: Notation, start: Start, players: int, first: int) -> Row:
    """Return the row of a start; raise a RecordError if no game can stand like this."""
    if start.state is UNSET:
        message = "the start of this game leaves out what others may not see"
        raise RecordError("secrets_left_out", message)
    state = start.state
    _check_turn(state, players)
    _check_cards(notation.board, state)
    _check_contracts(notation.board, state, players, first)
    _check_routes(notation, state, players)
    row = _filled(notation, state, players, first)
    if kernel.legal(notation.tables, row, scratch.ids) == 0:
        raise _bad("phase", "the seat to move can do nothing")
    return row


def _bad(field: str, message: str) -> RecordError:
    return RecordError("bad_start", f"from.state.{field}: {message}")


# What each part of a start must fulfill.


def _check_turn(state: StartState, players: int) -> None:
    if len(state.seats) != players:
        raise _bad("seats", f"there are {len(state.seats)} for {players} players")
    if not 0 <= state.to_move < players:
        raise _bad("to_move", f"there is no seat {state.to_move}")
    if not 0 <= state.passes < players or (state.passes and state.phase != "turn"):
        raise _bad("passes", f"there can't have been {state.passes} in a row")
    if state.last_round is None and state.turns_left is None:
        return
    if state.last_round is None or not 0 <= state.last_round < players:
        raise _bad("last_round", "it is a seat if and only if turns_left is a number")
    if state.turns_left is None or not 1 <= state.turns_left <= players:
        raise _bad("turns_left", f"it is a number from 1 to {players} in the last round")
    if state.phase == "setup":
        raise _bad("last_round", "there is none at set-up")
    if (state.last_round + 1 + players - state.turns_left) % players != state.to_move:
        raise _bad("turns_left", "it does not fit the seat to move")


def _check_cards(board: Board, state: StartState) -> None:
    """R2, C2, C3: every card is somewhere, and the market is full while the deck is not empty."""
    counts = [("deck", state.deck), ("discards", state.discards)]
    for i, seat in enumerate(state.seats):
        counts += [(f"seats[{i}].hand", seat.hand), (f"seats[{i}].known", seat.known)]
    for field, cards in counts:
        if any(number < 1 for number in cards.values()):
            raise _bad(field, "colors without a card are left out")
    if len(state.market) != MARKET:
        raise _bad("market", f"it has {MARKET} slots, not {len(state.market)}")
    for i, seat in enumerate(state.seats):
        if any(number > seat.hand.get(color, 0) for color, number in seat.known.items()):
            raise _bad(f"seats[{i}].known", "these cards are not all in the hand")
        if state.phase == "setup" and (sum(seat.hand.values()) != CARDS_DEALT or seat.known):
            raise _bad(f"seats[{i}].hand", "at set-up it is the two cards that were dealt")
    piles: list[Cards] = [state.deck, state.discards, *(seat.hand for seat in state.seats)]
    for color, number in zip(COLORS, board.cards, strict=True):
        found = sum(cards.get(color, 0) for cards in piles) + state.market.count(color)
        if found != number:
            raise _bad("deck", f"there are {found} {color} cards in all, not {number}")
    if not state.deck and state.discards:
        raise _bad("discards", "they are the deck, because it is empty (C3)")
    if state.deck and None in state.market:
        raise _bad("market", "it has a gap although the deck is not empty (C2)")


def _check_contracts(board: Board, state: StartState, players: int, first: int) -> None:
    """R4, R20: every contract is in one place, and only who has to choose has an offer."""
    held = [name for seat in state.seats for name in (*seat.contracts, *seat.offer)]
    held += [*state.unseen, *(back.contract for back in state.returned)]
    for name, number in Counter(held).items():
        if name not in board.contract_index:
            raise _bad("seats", f"there is no contract {name[:80]!r}")
        if number > 1:
            raise _bad("seats", f"the contract {name} is there {number} times")
    if len(held) != len(board.contracts):
        raise _bad("unseen", f"there are {len(held)} contracts, not {len(board.contracts)}")
    for names in (state.unseen, *(seat.contracts for seat in state.seats)):
        if not _in_order(board, names):
            raise _bad("unseen", "contracts that are not on offer are in the board's order")
    if any(not 0 <= back.seat < players for back in state.returned):
        raise _bad("returned", "there is no such seat")
    if state.phase == "setup":
        _check_first_choices(state, players, first)
        return
    for i, seat in enumerate(state.seats):
        offers = range(1, OFFER + 1) if (state.phase, state.to_move) == ("keep", i) else range(1)
        if len(seat.offer) not in offers:
            raise _bad(f"seats[{i}].offer", f"it can't have {len(seat.offer)} contracts now")
        if not seat.contracts:
            raise _bad(f"seats[{i}].contracts", "every seat has kept one (R4)")
        if len(seat.offer) == 1 and (state.unseen or state.returned):
            raise _bad(f"seats[{i}].offer", "one contract is offered only if it is the last (R21)")


def _in_order(board: Board, names: Iterable[str]) -> bool:
    numbers = [board.contract_index[name] for name in names]
    return numbers == sorted(numbers)


def _check_first_choices(state: StartState, players: int, first: int) -> None:
    """R4, C7: seats choose in order, and give back what they don't keep."""
    order = [(first + turn) % players for turn in range(players)]
    chosen = order[: order.index(state.to_move)]
    given_back = []
    for i in order:
        seat = state.seats[i]
        kept = len(seat.contracts)
        if i in chosen:
            right = kept in range(1, OFFER + 1) and not seat.offer
            given_back += [i] * (OFFER - kept)
        else:
            right = kept == 0 and len(seat.offer) == OFFER
        if not right:
            raise _bad(f"seats[{i}].contracts", "these can't be the choices at set-up (R4)")
    if [back.seat for back in state.returned] != given_back:
        raise _bad("returned", "these contracts can't have been given back at set-up (C7)")


def _check_routes(notation: Notation, state: StartState, players: int) -> None:
    """R12, R15 to R19, C9: routes, and the carts, points and merchandise that follow from them."""
    board, routes = notation.board, state.routes
    for name, holder in routes.items():
        if name not in board.route_index:
            raise _bad("routes", f"there is no route {name[:80]!r}")
        if not 0 <= holder < players:
            raise _bad("routes", f"{name} can't belong to seat {holder}")
        twin = board.routes[board.route_index[name]].twin
        other = None if twin is None else routes.get(board.routes[twin].name)
        if other is not None and (players == 2 or other == holder):
            raise _bad("routes", f"{name} and its twin can't both be held (R18, R19)")
    if state.phase == "setup" and routes:
        raise _bad("routes", "there are none at set-up")
    to_take = 0
    for i, seat in enumerate(state.seats):
        own = [board.routes[board.route_index[name]] for name, s in routes.items() if s == i]
        carts = board.carts - sum(route.length for route in own)
        if carts < 0:
            raise _bad("routes", f"seat {i} has too few carts for its routes (R15)")
        _check_last_round(state, i, carts)
        if seat.points != sum(board.points[route.length] for route in own):
            raise _bad(f"seats[{i}].points", "they are not those of its routes (R16)")
        with_carts = sum(bool(route.carts) for route in own)
        if not 0 <= seat.merchandise <= with_carts:
            raise _bad(f"seats[{i}].merchandise", "it does not fit its routes (R17)")
        to_take += with_carts
    taken = sum(seat.merchandise for seat in state.seats)
    if taken != min(to_take, board.merchandise) or state.merchandise_left != (
        board.merchandise - taken
    ):
        raise _bad("merchandise_left", "it does not fit the routes (R17, C9)")


def _check_last_round(state: StartState, seat: int, carts: int) -> None:
    """R24, C6: who ends a turn with two carts or fewer triggers the last round."""
    if state.last_round is None and carts <= LAST_CARTS:
        raise _bad("last_round", f"seat {seat} with {carts} carts has triggered it (R24)")
    if state.last_round == seat and carts > LAST_CARTS:
        raise _bad("last_round", f"seat {seat} with {carts} carts can't trigger it (R24)")


# The row of a start that is known to be possible.


def _filled(notation: Notation, state: StartState, players: int, first: int) -> Row:
    board, row = notation.board, np.zeros(layout.STATE_SIZE, np.int64)
    s: State = row.view(layout.STATE)[0]
    s.players, s.first, s.to_move = players, first, state.to_move
    s.phase, s.passes = PHASES.index(state.phase), state.passes
    s.last_round = -1 if state.last_round is None else state.last_round
    s.turns_left = state.turns_left or 0
    s.resigned = -1
    s.deck[:], s.discards[:] = _counts(state.deck), _counts(state.discards)
    s.deck_size, s.discards_size = s.deck.sum(), s.discards.sum()
    s.market[:] = [layout.NO_CARD if c is None else COLOR_NUMBER[c] for c in state.market]
    s.merchandise_left = state.merchandise_left
    s.carts[:] = board.carts
    s.offer[:] = -1
    holders = np.full(len(board.routes), -1, np.int64)
    for name, seat in state.routes.items():
        holders[board.route_index[name]] = seat
        s.carts[seat] -= board.routes[board.route_index[name]].length
    kernel.hold_routes(notation.tables, row, holders)
    _put_contracts(board, s, state)
    for i, held in enumerate(state.seats):
        s.hands[i], s.known[i] = _counts(held.hand), _counts(held.known)
        s.points[i], s.merchandise[i] = held.points, held.merchandise
    return row


def _put_contracts(board: Board, s: State, state: StartState) -> None:
    index = board.contract_index
    for c in (index[name] for name in state.unseen):
        s.unseen[word_of(c)] |= bit_of(c)
    s.unseen_size = len(state.unseen)
    for i, seat in enumerate(state.seats):
        for c in (index[name] for name in seat.contracts):
            s.kept[i, word_of(c)] |= bit_of(c)
        s.offer[i, : len(seat.offer)] = [index[name] for name in seat.offer]
    ring = [index[back.contract] * layout.MAX_PLAYERS + back.seat for back in state.returned]
    s.returned[: len(ring)] = ring
    s.returned_size = len(ring)


def _counts(cards: Cards) -> list[int]:
    return [cards.get(color, 0) for color in COLORS]
