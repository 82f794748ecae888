"""The two rows of integers: a game's state and a board's tables, and the names of their numbers.

A row is a plain `int64` array; compiled functions see it through a structured dtype, so that
they read `s.hands[seat, color]`. Counts of cards and other small numbers lie together at the end of
a state, four in a word, so that many games fit into the processor's cache. Sums of `int16` wrap
round in Python and not in compiled code: write `int(count)` where one could exceed 32767.
"""

from collections.abc import Container
from typing import Annotated, Protocol, cast, get_type_hints

import numpy as np
import numpy.typing as npt

from grachten.board.limits import MAX_CONTRACTS as MAX_CONTRACTS
from grachten.board.limits import MAX_LENGTH as MAX_LENGTH
from grachten.board.limits import MAX_PLACES as MAX_PLACES
from grachten.board.limits import MAX_ROUTES as MAX_ROUTES

# Raise this when the same actions and outcomes of chance can lead to another result.
RULES_VERSION = 1

Row = npt.NDArray[np.int64]
Counts = npt.NDArray[np.int16]

# Card colors, in the order of the board file and of docs/record.md. Routes use GREY where
# cards have WILD.
PINK, BLUE, GREEN, BLACK, RED, ORANGE, WILD = range(7)
PLAIN_COLORS = 6
COLORS = 7
GREY = 6
NO_CARD = 7  # a gap in the market

MAX_PLAYERS = 4  # R1
MARKET = 5  # R2
MARKET_WILDS = 3  # R3
RESETS = 10  # C1
CARDS_DEALT = 2  # R2
OFFER = 2  # R4, R20
LAST_CARTS = 2  # R24

# Sets of routes and of contracts are bit masks in words of 63 bits: never negative.
WORD = 63
ROUTE_WORDS = -(-MAX_ROUTES // WORD)
CONTRACT_WORDS = -(-MAX_CONTRACTS // WORD)

# Phases of a game.
SETUP, TURN, SECOND_DRAW, KEEP, OVER = range(5)

# Why a game is over.
RUNNING, CARTS, STALEMATE, RESIGNED = range(4)

# Why an action is refused; `grachten.game.refusals` words them.
(
    ALLOWED,
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    KEEP_FIRST_CONTRACTS,
    KEEP_CONTRACTS,
    NOTHING_ON_OFFER,
    NOT_ON_OFFER,
    TAKE_SECOND_CARD,
    DECK_IS_EMPTY,
    NOT_IN_MARKET,
    WILD_AS_SECOND,
    NO_CONTRACTS_LEFT,
    SOMETHING_ELSE_POSSIBLE,
    ROUTE_TAKEN,
    TWIN_HELD,
    TWIN_CLOSES,
    TOO_FEW_CARTS,
    TOO_FEW_CARDS,
    TOO_FEW_WILDS,
) = range(19)

# Action ids (docs/protocol.md): 0-6 take that color from the market, then these, then claims.
DRAW_DECK = 7
DRAW_CONTRACTS = 8
KEEP_FIRST, KEEP_SECOND, KEEP_BOTH = 9, 10, 11
PASS = 12
CLAIM = 13
MAX_ACTIONS = CLAIM + MAX_ROUTES * (PLAIN_COLORS * MAX_LENGTH + 1)

# An id's claim, packed into one number: route, then color, then wilds.
WILDS_BITS, COLOR_BITS = 4, 3


def row_type(fields: type) -> np.dtype[np.record]:
    """Return the dtype of a row with these fields: `int` is one number, `Annotated` has a shape."""
    hints = get_type_hints(fields, include_extras=True).items()
    counts = {name for name, hint in hints if getattr(hint, "__origin__", int) == Counts}
    return dtype_of({name: getattr(hint, "__metadata__", ()) for name, hint in hints}, counts)


def dtype_of(
    shapes: dict[str, tuple[int, ...]], counts: Container[str] = ()
) -> np.dtype[np.record]:
    numbers = [
        (name, np.int16 if name in counts else np.int64, shape) for name, shape in shapes.items()
    ]
    return cast(np.dtype[np.record], np.dtype((np.record, numbers)))


def place_of(dtype: np.dtype[np.record], name: str) -> int:
    """Where a field begins in the plain row: reading it there is much quicker from Python."""
    assert dtype.fields is not None
    if dtype.fields[name][0].base != np.int64:
        raise ValueError(f"{name} shares its words with other counts: use counts_in")
    return offset_of(dtype, name) // 8


def offset_of(dtype: np.dtype[np.record], name: str) -> int:
    """The number of bytes before a field."""
    assert dtype.fields is not None
    return int(dtype.fields[name][1])


class State(Protocol):
    """A game."""

    players: int
    first: int
    to_move: int
    phase: int
    passes: int  # in a row
    last_round: int  # the seat that triggered it, or -1
    turns_left: int  # in the last round
    reason: int
    resigned: int  # the seat, or -1
    deck_size: int
    discards_size: int
    merchandise_left: int
    unseen_size: int
    returned_head: int
    returned_size: int
    points: Annotated[Row, MAX_PLAYERS]  # for routes
    owned: Annotated[Row, MAX_PLAYERS, ROUTE_WORDS]
    closed: Annotated[Row, MAX_PLAYERS, ROUTE_WORDS]  # routes this seat can claim no more
    kept: Annotated[Row, MAX_PLAYERS, CONTRACT_WORDS]
    unseen: Annotated[Row, CONTRACT_WORDS]
    deck: Annotated[Counts, COLORS]
    discards: Annotated[Counts, COLORS]
    market: Annotated[Counts, MARKET]
    hands: Annotated[Counts, MAX_PLAYERS, COLORS]
    known: Annotated[Counts, MAX_PLAYERS, COLORS]  # of a hand: seen taken from the market (C8)
    carts: Annotated[Counts, MAX_PLAYERS]
    merchandise: Annotated[Counts, MAX_PLAYERS]
    offer: Annotated[Counts, MAX_PLAYERS, OFFER]  # contract or -1
    returned: Annotated[Counts, MAX_CONTRACTS]  # a ring: contract and who gave it back
    unused: Annotated[Counts, 1]  # fills the last word


STATE = row_type(State)
STATE_SIZE = STATE.itemsize // 8
COUNTS = offset_of(STATE, "deck") // 8  # where the counts begin in the plain row


def counts_in(row: Row) -> Counts:
    """The counts of a state, one after another; they are part of the row."""
    return row[COUNTS:].view(np.int16)


def place_in_counts(name: str) -> int:
    """Where a field begins in `counts_in` a row."""
    return (offset_of(STATE, name) - COUNTS * 8) // 2


class Tables(Protocol):
    """A board, as look-up arrays."""

    places: int
    routes: int
    contracts: int
    route_words: int
    contract_words: int
    carts: int
    merchandise: int
    longest: int
    cards: Annotated[Row, COLORS]
    points: Annotated[Row, MAX_LENGTH + 1]
    bonus: Annotated[Row, MAX_PLAYERS + 1, MAX_PLAYERS]
    route_a: Annotated[Row, MAX_ROUTES]
    route_b: Annotated[Row, MAX_ROUTES]
    route_length: Annotated[Row, MAX_ROUTES]
    route_color: Annotated[Row, MAX_ROUTES]
    route_carts: Annotated[Row, MAX_ROUTES]
    route_twin: Annotated[Row, MAX_ROUTES]  # or -1
    # Routes of at most that length that can be paid in that color; WILD: in wilds alone.
    payable: Annotated[Row, COLORS, MAX_LENGTH + 1, ROUTE_WORDS]
    contract_a: Annotated[Row, MAX_CONTRACTS]
    contract_b: Annotated[Row, MAX_CONTRACTS]
    contract_points: Annotated[Row, MAX_CONTRACTS]
    # The id of claiming that route in that color without wilds; WILD: with wilds alone.
    claim_id: Annotated[Row, COLORS, MAX_ROUTES]
    actions: int
    claim: Annotated[Row, MAX_ACTIONS]


TABLES = row_type(Tables)
TABLES_SIZE = TABLES.itemsize // 8


class Chance(Protocol):
    """A stream of random numbers."""

    a: int
    b: int
    c: int
    d: int


CHANCE = row_type(Chance)

# Room for a settling of ten resets, and for the deal before it.
EVENT_WIDTH = 8
MAX_EVENTS = 160
MAX_OUTCOMES = 160


class Tape(Protocol):
    """Events on their way out of the kernel, and recorded outcomes on their way in."""

    listening: int
    resets: int  # that a step may make of the market: RESETS, unless a review counts fewer
    events_size: int
    events: Annotated[Row, MAX_EVENTS, EVENT_WIDTH]  # a kind and its numbers each
    scripted: int
    fits: int  # every outcome so far was possible
    outcomes_size: int
    outcomes_used: int
    outcomes: Annotated[Row, MAX_OUTCOMES]
    # The first outcome that the tape did not hold: its kind, and the odds of each value.
    missing: int
    odds: Annotated[Row, MAX_CONTRACTS]
    odds_total: int


TAPE = row_type(Tape)
TAPE_SIZE = TAPE.itemsize // 8

# Kinds of chance outcomes. NOTHING: no outcome is missing.
NOTHING, FIRST_SEAT, CARD, CONTRACT = range(4)


class Ids(Protocol):
    """Room for the ids of legal actions."""

    ids: Annotated[Row, MAX_ACTIONS]


IDS = row_type(Ids)

(
    CARD_DEALT,
    MARKET_FILLED,
    MARKET_RESET,
    DECK_RESHUFFLED,
    CONTRACTS_OFFERED,
    CONTRACT_KEPT,
    CONTRACT_RETURNED,
    CARD_DRAWN,
    ROUTE_CLAIMED,
    MERCHANDISE_TAKEN,
    LAST_ROUND,
    PASSED,
    GAME_OVER,
) = range(13)

# Columns of a score.
ROUTES, CONTRACTS, FULFILLED, BONUS, MERCHANDISE_CARDS, TOTAL = range(6)
SCORE = 6
