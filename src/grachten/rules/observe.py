"""An observation: all that one seat may know, as a flat row of small numbers.

Whatever is not written down here is a secret; `grachten.game.view` is the same allow-list for
Views. `grachten.game.observation` says where each field lies and what it means. Seats are counted
from the observer: 0 is the observer, 1 the next seat in turn.
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from grachten.rules.bits import lowest_in, without_lowest
from grachten.rules.jit import jit, jit_inline
from grachten.rules.layout import (
    COLORS,
    MARKET,
    MAX_CONTRACTS,
    MAX_PLAYERS,
    NO_CARD,
    OFFER,
    OVER,
    SETUP,
    STATE,
    TABLES,
    WORD,
    Row,
    State,
    Tables,
    row_type,
)
from grachten.rules.score import is_fulfilled, join_places

Observations = npt.NDArray[np.signedinteger]

UNKNOWN = -1
TO_MOVE = -1  # instead of a seat


class Places(Protocol):
    """Where each field of an observation begins."""

    phase: int
    to_move: int
    last_round: int
    turns_left: int
    market: int
    deck: int
    discards: int
    hand: int
    cards: int
    known: int
    carts: int
    points: int
    merchandise: int
    merchandise_left: int
    contracts: int
    contracts_left: int
    returned_size: int
    routes: int
    kept: int
    fulfilled: int
    offer: int
    returned: int


PLACES = row_type(Places)


@jit_inline
def relative(s: State, viewer: int, seat: int) -> int:
    """The seat, counted from the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


@jit_inline
def count_bits(words: Row) -> int:
    n = 0
    for word in range(len(words)):
        mask = words[word]
        while mask:
            mask = without_lowest(mask)
            n += 1
    return n


@jit_inline
def write_set(words: Row, n: int, out: Observations, i: int, place: int) -> None:
    """A 1 for each of the first `n` routes or contracts that is in a set."""
    for word in range((n + WORD - 1) // WORD):
        mask = words[word]
        while mask:
            out[i, place + lowest_in(word, mask)] = 1
            mask = without_lowest(mask)


@jit_inline
def observe_table(s: State, viewer: int, at: Places, out: Observations, i: int) -> None:
    """Phase, turn, market and piles: what everybody sees."""
    out[i, at.phase + s.phase] = 1
    if s.phase != OVER:
        out[i, at.to_move + relative(s, viewer, s.to_move)] = 1
    if s.last_round >= 0:
        out[i, at.last_round + relative(s, viewer, s.last_round)] = 1
        out[i, at.turns_left] = s.turns_left
    for slot in range(MARKET):
        if s.market[slot] != NO_CARD:
            out[i, at.market + s.market[slot]] += 1
    out[i, at.deck] = s.deck_size
    for color in range(COLORS):
        out[i, at.discards + color] = s.discards[color]
    out[i, at.merchandise_left] = s.merchandise_left


@jit_inline
def observe_seat(
    b: Tables, s: State, viewer: int, seat: int, at: Places, out: Observations, i: int
) -> None:
    """What everybody sees of one seat."""
    place = relative(s, viewer, seat)
    cards = 0
    for color in range(COLORS):
        cards += s.hands[seat, color]
        out[i, at.known + place * COLORS + color] = s.known[seat, color]
    out[i, at.cards + place] = cards
    out[i, at.carts + place] = s.carts[seat]
    out[i, at.points + place] = s.points[seat]
    out[i, at.merchandise + place] = s.merchandise[seat]
    if s.phase == SETUP and seat != viewer:  # R4: all choose at the same time
        out[i, at.contracts + place] = UNKNOWN
    else:
        out[i, at.contracts + place] = count_bits(s.kept[seat])
    write_set(s.owned[seat], b.routes, out, i, at.routes + place * b.routes)


@jit_inline
def observe_returned(s: State, viewer: int, at: Places, out: Observations, i: int) -> None:
    """The contracts given back: how many, and where those of the viewer lie in the queue.

    At set-up nobody learns whether another gave one back before all have chosen (R4).
    """
    size = 0
    for k in range(s.returned_size):
        returned = s.returned[(s.returned_head + k) % MAX_CONTRACTS]
        own = returned % MAX_PLAYERS == viewer
        if own or s.phase != SETUP:
            size += 1
        if own:
            out[i, at.returned + returned // MAX_PLAYERS] = size
    out[i, at.returned_size] = size
    out[i, at.contracts_left] = s.unseen_size + size


@jit_inline
def observe_own(
    b: Tables,
    s: State,
    viewer: int,
    at: Places,
    out: Observations,
    i: int,
    leads_to: Row,
) -> None:
    """The viewer's hand and contracts."""
    for color in range(COLORS):
        out[i, at.hand + color] = s.hands[viewer, color]
    for slot in range(OFFER):
        if s.offer[viewer, slot] >= 0:
            out[i, at.offer + slot * b.contracts + s.offer[viewer, slot]] = 1
    join_places(b, s, viewer, leads_to)
    for word in range(b.contract_words):
        mask = s.kept[viewer, word]
        while mask:
            contract = lowest_in(word, mask)
            mask = without_lowest(mask)
            out[i, at.kept + contract] = 1
            out[i, at.fulfilled + contract] = is_fulfilled(b, leads_to, contract)


@jit
def observe_rows(
    tables: Row,
    rows: Row,
    finals: Row,
    final_places: Row,
    ended: npt.NDArray[np.bool_],
    seats: Row,
    places: Row,
    out: Observations,
    leads_to: Row,
) -> None:
    """Write what `seats[i]` may know of game i into `out[i]`, for every game.

    Where `ended[i]` is set, that is the state in `finals[final_places[i]]` instead of `rows[i]`.
    TO_MOVE stands for the seat to move.
    `leads_to` is scratch: room for MAX_PLACES numbers.
    """
    b, at = tables.view(TABLES)[0], places.view(PLACES)[0]
    states, last = rows.view(STATE), finals.view(STATE)
    for i in range(len(rows)):
        s = last[final_places[i], 0] if ended[i] else states[i, 0]
        viewer = s.to_move if seats[i] == TO_MOVE else seats[i]
        out[i, :] = 0
        observe_table(s, viewer, at, out, i)
        for seat in range(s.players):
            observe_seat(b, s, viewer, seat, at, out, i)
        observe_returned(s, viewer, at, out, i)
        observe_own(b, s, viewer, at, out, i, leads_to)
