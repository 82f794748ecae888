"""The View: all that one seat may know. Only this module makes Views, from an allow-list.

Everything that `views_of` does not copy is secret. A test shuffles what a seat cannot see, and
expects the same View to the byte.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec
import numpy as np
from msgspec import UNSET, Struct, UnsetType, structs

from grachten.board import Board, Color
from grachten.game.actions import COLORS
from grachten.game.events import Cards
from grachten.game.frozen import FrozenDict
from grachten.game.notation import Notation, cards_of
from grachten.game.record import Outcome, Player, PlayerKind
from grachten.rules import kernel, layout
from grachten.rules.layout import Row

Phase = Literal["setup", "turn", "second_draw", "keep", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# The contracts that seats have chosen at set-up and that the game has not played yet (C7).
Choices = Mapping[int, tuple[str, ...]]
NO_CHOICES: Choices = {}


class Seat(Struct, frozen=True):
    """The public facts of one seat. `contracts` is None for other seats at set-up (R4).

    >>> view = Game.new(["Anna", "Bert"], seed=1).view(0)
    >>> bert = view.seats[1]
    >>> bert.name, bert.cards, bert.contracts, bert.carts
    ('Bert', 2, None, 16)
    """

    name: str
    kind: PlayerKind
    cards: int
    known: Cards
    contracts: int | None
    carts: int
    merchandise: int
    points: int


class Revealed(Struct, frozen=True):
    """The secrets of a seat, revealed after the end.

    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign")
    >>> game.view(None).revealed[1]
    Revealed(hand={'blue': 1, 'wild': 1}, contracts=(), fulfilled=())
    """

    hand: Cards
    contracts: tuple[str, ...]
    fulfilled: tuple[str, ...]


class View(Struct, frozen=True, kw_only=True):
    """All that a seat, or a spectator (`seat` is None), knows of the game (docs/protocol.md).

    >>> view = Game.new(2, seed=1).view(0)
    >>> view.phase, view.market, view.hand
    ('setup', ('red', 'blue', 'blue', 'black', 'red'), {'pink': 1, 'green': 1})
    >>> Game.new(2, seed=1).view(None).hand
    UNSET
    """

    ply: int
    seat: int | None
    players: int
    to_move: int | None
    phase: Phase
    market: tuple[Color | None, ...]
    deck: int
    discards: Cards
    hand: Cards | UnsetType = UNSET
    contracts: tuple[str, ...] | UnsetType = UNSET
    offer: tuple[str, ...] | UnsetType = UNSET
    contracts_left: int
    returned: tuple[str | None, ...]
    merchandise_left: int
    seats: tuple[Seat, ...]
    routes: dict[str, int]
    last_round: int | None
    turns_left: int | None
    result: Outcome | None
    revealed: tuple[Revealed, ...] | None

    def to_json(self) -> bytes:
        """Return the JSON of docs/protocol.md.

        >>> Game.new(2, seed=1, first=0).view(0).to_json()[:62]
        b'{"ply":0,"seat":0,"players":2,"to_move":0,"phase":"setup","mar'
        """
        return msgspec.json.encode(self)

    def to_svg(self, board: Board) -> str:
        """Draw the board of this game and the carts on it.

        >>> board = load_board("harbor")
        >>> Game.new(2, board=board, seed=1).view(0).to_svg(board)[:4]
        '<svg'
        """
        from grachten.board.draw import draw_board  # pictures are rarely needed

        names = [seat.name for seat in self.seats]
        if self.result is not None:
            stands = "won by " + " and ".join(names[seat] for seat in self.result.winners)
        else:
            stands = f"{names[self.to_move or 0]} to move"
        return draw_board(board, self.routes, caption=f"ply {self.ply}, {stands}", players=names)


def views_of(
    notation: Notation,
    row: Row,
    seats: Iterable[int | None],
    ply: int,
    players: Sequence[Player],
    result: Outcome | None,
    choices: Choices = NO_CHOICES,
) -> list[View]:
    """Return what each of these seats, or a spectator (None), knows.

    A seat knows its own choice of `choices` and nobody else's. Public facts are computed once.
    """
    s = Numbers(row)
    phase = PHASES[s.one("phase")]
    last_round = s.one("last_round")
    public = {
        "ply": ply,
        "players": s.one("players"),
        "to_move": None if phase == "over" else s.one("to_move"),
        "phase": phase,
        "market": tuple(None if c == layout.NO_CARD else COLORS[c] for c in s.all("market")),
        "deck": s.one("deck_size"),
        "discards": cards_of(s.all("discards")),
        "merchandise_left": s.one("merchandise_left"),
        "seats": tuple(_seat(s, i, player) for i, player in enumerate(players)),
        "routes": routes_of(notation, s.by_seat("owned")),
        "last_round": None if last_round < 0 else last_round,
        "turns_left": None if last_round < 0 else s.one("turns_left"),
        "result": result,
        "revealed": _revealed(notation, row) if phase == "over" else None,
    }
    return [_view(notation, s, seat, public, choices) for seat in seats]


def _view(
    notation: Notation,
    s: "Numbers",
    seat: int | None,
    public: Mapping[str, Any],
    choices: Choices,
) -> View:
    returned = _returned(notation, s, seat)
    left = s.one("unseen_size") + len(returned)
    if seat is None:
        return View(seat=seat, contracts_left=left, returned=returned, **public)
    contracts = tuple(notation.contracts_in(s.of("kept", seat)))
    offer = offer_of(notation, s, seat)
    if public["phase"] == "setup":
        if seat in choices:
            contracts = tuple(name for name in offer if name in choices[seat])
            given_back = tuple(name for name in offer if name not in choices[seat])
            returned, left, offer = (*returned, *given_back), left + len(given_back), ()
        public = {**public, "seats": _with_own_choice(public["seats"], seat, len(contracts))}
    return View(
        seat=seat,
        hand=cards_of(s.of("hands", seat)),
        contracts=contracts,
        offer=offer,
        contracts_left=left,
        returned=returned,
        **public,
    )


def _with_own_choice(seats: tuple[Seat, ...], seat: int, contracts: int) -> tuple[Seat, ...]:
    own = structs.replace(seats[seat], contracts=contracts)
    return (*seats[:seat], own, *seats[seat + 1 :])


class Numbers:
    """The numbers of a state, read from its row at once: faster than field by field."""

    def __init__(self, row: Row) -> None:
        self.numbers: list[int] = row[: layout.COUNTS].tolist() + layout.counts_in(row).tolist()

    def one(self, name: str) -> int:
        return self.numbers[_FIRST[name]]

    def all(self, name: str) -> list[int]:
        return self.numbers[_WHOLE[name]]

    def of(self, name: str, seat: int) -> list[int]:
        """Return a seat's part of a field that has one part per seat."""
        return self.numbers[_PARTS[name][seat]]

    def by_seat(self, name: str) -> tuple[tuple[int, ...], ...]:
        """Return the parts of all seats of the table, hashable."""
        parts = _PARTS[name][: self.one("players")]
        return tuple([tuple(self.numbers[part]) for part in parts])


def _whole(name: str) -> slice:
    dtype = layout.STATE[name]
    if dtype.base == np.int16:
        start = layout.COUNTS + layout.place_in_counts(name)
    else:
        start = layout.place_of(layout.STATE, name)
    return slice(start, start + dtype.itemsize // dtype.base.itemsize)


def _parts(whole: slice) -> list[slice]:
    size = (whole.stop - whole.start) // layout.MAX_PLAYERS
    starts = [whole.start + seat * size for seat in range(layout.MAX_PLAYERS)]
    return [slice(start, start + size) for start in starts]


# The places of the fields in `Numbers`: of all their numbers, the first one, and each seat's.
_WHOLE = {name: _whole(name) for name in layout.STATE.names or ()}
_FIRST: dict[str, int] = {name: whole.start for name, whole in _WHOLE.items()}
_PARTS = {name: _parts(whole) for name, whole in _WHOLE.items()}


def offer_of(notation: Notation, s: Numbers, seat: int) -> tuple[str, ...]:
    return tuple(notation.contract_names[c] for c in s.of("offer", seat) if c >= 0)


def _seat(s: Numbers, seat: int, player: Player) -> Seat:
    hidden = s.one("phase") == layout.SETUP  # R4: all choose at the same time
    return Seat(
        name=player.name,
        kind=player.kind,
        cards=sum(s.of("hands", seat)),
        known=cards_of(s.of("known", seat)),
        contracts=None if hidden else sum(map(int.bit_count, s.of("kept", seat))),
        carts=s.of("carts", seat)[0],
        merchandise=s.of("merchandise", seat)[0],
        points=s.of("points", seat)[0],
    )


def _returned(notation: Notation, s: Numbers, viewer: int | None) -> tuple[str | None, ...]:
    """Return the returned contracts in order; the viewer sees the names of its own.

    At set-up a viewer sees only its own: nobody learns of others' choices (R4).
    """
    names: list[str | None] = []
    ring, head = s.all("returned"), s.one("returned_head")
    for i in range(s.one("returned_size")):
        contract, giver = divmod(ring[(head + i) % layout.MAX_CONTRACTS], layout.MAX_PLAYERS)
        if giver == viewer:
            names.append(notation.contract_names[contract])
        elif s.one("phase") != layout.SETUP:
            names.append(None)
    return tuple(names)


@lru_cache(maxsize=1024)  # most steps of a game change nothing about its routes
def routes_of(notation: Notation, owned: tuple[tuple[int, ...], ...]) -> dict[str, int]:
    """Return the holder of each claimed route, in the order of the board file."""
    held = [
        (route, seat) for seat, words in enumerate(owned) for route in notation.indices_in(words)
    ]
    held.sort()
    names = notation.route_names
    return FrozenDict({names[route]: seat for route, seat in held})


def _revealed(notation: Notation, row: Row) -> tuple[Revealed, ...]:
    s = Numbers(row)
    words = np.zeros(layout.CONTRACT_WORDS, np.int64)
    seats = []
    for seat in range(s.one("players")):
        kernel.fulfilled(notation.tables, row, seat, words)
        contracts = tuple(notation.contracts_in(s.of("kept", seat)))
        fulfilled = tuple(notation.contracts_in(words.tolist()))
        seats.append(Revealed(cards_of(s.of("hands", seat)), contracts, fulfilled))
    return tuple(seats)
