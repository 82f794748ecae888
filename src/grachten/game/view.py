"""The View: all that one seat may know, made here and nowhere else, from an allow-list.

Whatever is not written down in `view_of` is a secret. The property behind it is tested: shuffle
what a seat cannot see, and its View stays the same to the byte.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
import numpy as np
from msgspec import UNSET, Struct, UnsetType

from grachten.game.actions import COLORS, Color
from grachten.game.events import Cards
from grachten.game.notation import Notation, cards_of
from grachten.game.record import Outcome, Player
from grachten.rules import kernel, layout
from grachten.rules.layout import Row

Phase = Literal["setup", "turn", "second_draw", "keep", "over"]
PHASES: tuple[Phase, ...] = ("setup", "turn", "second_draw", "keep", "over")


class Seat(Struct, frozen=True):
    """What everybody sees of one seat. `contracts` is None while others still choose at set-up."""

    name: str
    kind: Literal["human", "bot"]
    cards: int
    known: Cards
    contracts: int | None
    carts: int
    merchandise: int
    points: int


class Revealed(Struct, frozen=True):
    """A seat's secrets, once the game is over."""

    hand: Cards
    contracts: tuple[str, ...]
    fulfilled: tuple[str, ...]


class View(Struct, frozen=True, kw_only=True):
    """What a seat, or a spectator (`seat` is None), knows of the game (docs/protocol.md)."""

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
        return msgspec.json.encode(self)


def view_of(
    notation: Notation,
    row: Row,
    seat: int | None,
    ply: int,
    players: Sequence[Player],
    result: Outcome | None,
) -> View:
    s = row.view(layout.STATE)[0]
    over = s.phase == layout.OVER
    returned = _returned(notation, s, seat)
    own: dict[str, object] = {}
    if seat is not None:
        own["hand"] = cards_of(s.hands[seat])
        own["contracts"] = tuple(notation.contracts_in(s.kept[seat]))
        own["offer"] = offer_of(notation, s, seat)
    return View(
        ply=ply,
        seat=seat,
        players=int(s.players),
        to_move=None if over else int(s.to_move),
        phase=PHASES[s.phase],
        market=tuple(None if c == layout.NO_CARD else COLORS[c] for c in s.market.tolist()),
        deck=int(s.deck_size),
        discards=cards_of(s.discards),
        contracts_left=int(s.unseen_size) + len(returned),
        returned=returned,
        merchandise_left=int(s.merchandise_left),
        seats=tuple(_seat(notation, s, i, seat, player) for i, player in enumerate(players)),
        routes=_routes(notation, s),
        last_round=None if s.last_round < 0 else int(s.last_round),
        turns_left=None if s.last_round < 0 else int(s.turns_left),
        result=result,
        revealed=_revealed(notation, row) if over else None,
        **own,  # type: ignore[arg-type]
    )


def offer_of(notation: Notation, s: np.record, seat: int) -> tuple[str, ...]:
    return tuple(notation.contract_names[c] for c in s.offer[seat].tolist() if c >= 0)


def _seat(notation: Notation, s: np.record, seat: int, viewer: int | None, player: Player) -> Seat:
    hidden = s.phase == layout.SETUP and seat != viewer  # R4: all choose at the same time
    return Seat(
        name=player.name,
        kind=player.kind,
        cards=int(s.hands[seat].sum()),
        known=cards_of(s.known[seat]),
        contracts=None if hidden else len(notation.contracts_in(s.kept[seat])),
        carts=int(s.carts[seat]),
        merchandise=int(s.merchandise[seat]),
        points=int(s.points[seat]),
    )


def _returned(notation: Notation, s: np.record, viewer: int | None) -> tuple[str | None, ...]:
    """What was given back, in order; named to who gave it back.

    At set-up nobody learns whether another gave one back before all have chosen (R4).
    """
    names: list[str | None] = []
    for i in range(s.returned_size):
        entry = int(s.returned[(s.returned_head + i) % layout.MAX_CONTRACTS])
        contract, giver = divmod(entry, layout.MAX_PLAYERS)
        if giver == viewer:
            names.append(notation.contract_names[contract])
        elif s.phase != layout.SETUP:
            names.append(None)
    return tuple(names)


def _routes(notation: Notation, s: np.record) -> dict[str, int]:
    """Who holds which route, in the order of the board file."""
    held = {name: seat for seat in range(s.players) for name in notation.routes_in(s.owned[seat])}
    return {route.name: held[route.name] for route in notation.board.routes if route.name in held}


def _revealed(notation: Notation, row: Row) -> tuple[Revealed, ...]:
    s = row.view(layout.STATE)[0]
    words = np.zeros(layout.CONTRACT_WORDS, np.int64)
    seats = []
    for seat in range(s.players):
        kernel.fulfilled(notation.tables, row, seat, words)
        contracts = tuple(notation.contracts_in(s.kept[seat]))
        fulfilled = tuple(notation.contracts_in(words))
        seats.append(Revealed(cards_of(s.hands[seat]), contracts, fulfilled))
    return tuple(seats)
