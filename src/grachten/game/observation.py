"""Observations: what one seat may know, as arrays for nets. The layout is fixed by its version.

An observation holds no more than a View of the same seat. Its layout depends only on the board
and the number of players. Nets are trained on it, so a change of any field, of its place or of
its meaning needs a new OBSERVATION_VERSION.
"""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from grachten.board import Board
from grachten.game.game import Game
from grachten.game.guess import guess
from grachten.game.notation import notation_of
from grachten.game.seats import checked_players
from grachten.game.view import PHASES, View
from grachten.rules import layout
from grachten.rules.bits import bit_of, word_of
from grachten.rules.contracts import give_back
from grachten.rules.layout import Row
from grachten.rules.observe import PLACES, UNKNOWN, observe_rows

OBSERVATION_VERSION = 1

Observations = npt.NDArray[np.signedinteger[Any]]

_TYPES = (np.int8, np.int16, np.int32)
_NEVER = np.zeros(1, np.bool_)
_NOWHERE: Row = np.zeros(1, np.int64)


@dataclass(frozen=True)
class Field:
    """One field of an observation: `size` numbers from `offset` on, seen as `shape`."""

    name: str
    offset: int
    shape: tuple[int, ...]
    lowest: int
    highest: int
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class ObservationLayout:
    """Where the fields of an observation lie, on one board with one number of players.

    >>> from grachten import load_board
    >>> from grachten.game.observation import observation_layout
    >>> layout = observation_layout(load_board("harbor"), players=2)
    >>> layout
    <ObservationLayout version 1: 137 numbers of int8, 22 fields>
    >>> layout.fields["hand"].offset, layout.fields["hand"].shape
    (25, (7,))
    """

    def __init__(self, board: Board, players: int) -> None:
        self.version = OBSERVATION_VERSION
        self.fields: Mapping[str, Field] = _fields(board, players)
        self.size = sum(field.size for field in self.fields.values())
        highest = max(field.highest for field in self.fields.values())
        self.dtype = np.dtype(next(t for t in _TYPES if highest <= np.iinfo(t).max))
        self.places: Row = np.zeros(len(self.fields), np.int64)
        for name, field in self.fields.items():
            self.places[layout.place_of(PLACES, name)] = field.offset

    def named(self, observations: Observations) -> dict[str, Observations]:
        """The fields by name: views of the array without a copy, its last axis split up."""
        first = observations.shape[:-1]
        return {
            field.name: observations[..., field.offset : field.offset + field.size].reshape(
                *first, *field.shape
            )
            for field in self.fields.values()
        }

    def empty(self, *shape: int) -> Observations:
        """Room for observations, one in each place of `shape`."""
        return np.zeros((*shape, self.size), self.dtype)

    def __repr__(self) -> str:
        return (
            f"<ObservationLayout version {self.version}: {self.size} numbers of {self.dtype}, "
            f"{len(self.fields)} fields>"
        )


@lru_cache(maxsize=64)
def observation_layout(board: Board, players: int) -> ObservationLayout:
    """The layout of observations on this board with so many players."""
    return ObservationLayout(board, checked_players(players))


def observe(game: Game, seat: int, out: Observations | None = None) -> Observations:
    """What a seat of one game may know: the same bytes that a Batch gives for it.

    >>> from grachten import Game
    >>> from grachten.game.observation import observation_layout, observe
    >>> game = Game.new(2, seed=1)
    >>> numbers = observe(game, seat=0)
    >>> layout = observation_layout(game.board, 2)
    >>> int(layout.named(numbers)["hand"].sum())
    2
    """
    game._check_seat(seat)
    if game.setting_up and seat in game._choices:
        row = game._row.copy()
        _carry_out_choice(game.board, row, seat, game.view(seat))
        return observe_row(game.board, len(game.players), row, seat, out)
    return observe_row(game.board, len(game.players), game._row, seat, out)


def observe_view(
    board: Board, view: View, first: int, out: Observations | None = None
) -> Observations:
    """The observation of a View's own seat in a running game; `first` is the seat that began.

    A guess of what the View hides changes nothing: an observation holds only what is seen.
    """
    row = guess(board, view, first, random.Random(0))
    assert view.seat is not None, "guess refuses the View of a spectator"
    if view.phase == "setup" and not view.offer:
        _carry_out_choice(board, row, view.seat, view)
    return observe_row(board, view.players, row, view.seat, out)


def _carry_out_choice(board: Board, row: Row, seat: int, view: View) -> None:
    """Carry out the first contracts that a seat has chosen: a row lacks a choice that waits."""
    s = row.view(layout.STATE)[0]
    kept = {board.contract_index[name] for name in view.contracts or ()}
    for contract in s.offer[seat].tolist():
        if contract in kept:
            s.kept[seat, word_of(contract)] |= bit_of(contract)
        elif contract >= 0:
            give_back(s, seat, contract)
    s.offer[seat] = -1


def check_out(out: object, shape: tuple[int, ...], dtype: np.dtype[Any], name: str = "out") -> None:
    """Refuse an array that cannot be written into, since a result has another shape or dtype."""
    if not isinstance(out, np.ndarray):
        raise TypeError(f"{name} is an array, not {type(out).__name__}")
    if out.shape != shape or out.dtype != dtype:
        raise ValueError(
            f"{name} has shape {out.shape} and dtype {out.dtype}; "
            f"it needs shape {shape} and dtype {dtype}"
        )
    if not (out.flags.c_contiguous and out.flags.writeable):
        raise ValueError(f"{name} must be C-contiguous and writable")


def observe_row(
    board: Board, players: int, row: Row, seat: int, out: Observations | None = None
) -> Observations:
    """What a seat may know of the game in a row."""
    places = observation_layout(board, players)
    if out is None:
        out = places.empty()
    check_out(out, (places.size,), places.dtype)
    rows, scratch = row.reshape(1, -1), np.zeros(layout.MAX_PLACES, np.int64)
    tables, seats = notation_of(board).tables, np.array([seat])
    out_rows = out.reshape(1, -1)
    observe_rows(tables, rows, rows, _NOWHERE, _NEVER, seats, places.places, out_rows, scratch)
    return out


def _fields(board: Board, players: int) -> dict[str, Field]:
    routes, contracts, colors = len(board.routes), len(board.contracts), layout.COLORS
    cards, color = sum(board.cards), max(board.cards)
    listed: list[tuple[str, tuple[int, ...], int, str]] = [
        ("phase", (len(PHASES),), 1, f"1 at the phase of the game: {', '.join(PHASES)}"),
        ("to_move", (players,), 1, "1 at the seat that decides; all 0 when the game is over"),
        ("last_round", (players,), 1, "1 at the seat that started the last round; 0 before it"),
        ("turns_left", (1,), players, "turns left in the last round; 0 before it"),
        ("market", (colors,), layout.MARKET, "cards of each color in the market"),
        ("deck", (1,), cards, "cards in the deck"),
        ("discards", (colors,), color, "cards of each color in the discard pile"),
        ("hand", (colors,), color, "cards of each color in your hand"),
        ("cards", (players,), cards, "cards in each hand"),
        ("known", (players, colors), color, "of each hand, the cards seen taken from the market"),
        ("carts", (players,), board.carts, "carts left"),
        ("points", (players,), _most_points(board), "points for routes"),
        ("merchandise", (players,), board.merchandise, "merchandise cards"),
        ("merchandise_left", (1,), board.merchandise, "merchandise cards in the supply"),
        ("contracts", (players,), contracts, "contracts kept; -1 for other seats during set-up"),
        ("contracts_left", (1,), contracts, "contracts in the pile"),
        ("returned_size", (1,), contracts, "of these, the ones that seats have given back"),
        ("routes", (players, routes), 1, "1 at each route that the seat holds"),
        ("kept", (contracts,), 1, "1 at each contract that you keep"),
        ("fulfilled", (contracts,), 1, "1 at each contract that you keep and have fulfilled"),
        ("offer", (layout.OFFER, contracts), 1, "1 at the first and at the second on offer to you"),
        ("returned", (contracts,), contracts, "place among the returned, from 1, if you gave it"),
    ]
    fields: dict[str, Field] = {}
    offset = 0
    for name, shape, highest, meaning in listed:
        lowest = UNKNOWN if name == "contracts" else 0
        fields[name] = Field(name, offset, shape, lowest, highest, meaning)
        offset += fields[name].size
    return fields


def _most_points(board: Board) -> int:
    """The most points for routes that one seat can have: its carts pay for the lengths (R15)."""
    best = [0] * (board.carts + 1)
    for route in board.routes:
        for carts in range(board.carts, route.length - 1, -1):
            best[carts] = max(best[carts], best[carts - route.length] + board.points[route.length])
    return best[-1]
