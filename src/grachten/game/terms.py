"""The terms of a deal, which all agree on before any seed is revealed (docs/fairness.md)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from grachten.game.record import PlayerKind
from grachten.game.start import Start


class SeatTerms(Struct, frozen=True):
    """The kind of player in a seat, and the SHA-256 of their seed; "" if they add no seed."""

    kind: PlayerKind
    commitment: str


class Terms(Struct, frozen=True):
    """The header of the record to come. A player reveals a seed only under these terms."""

    board: str | dict[str, Any]
    rules: int
    first: int | None  # the seat that begins; None: drawn by lot
    commitment: str  # the dealer's
    seats: tuple[SeatTerms, ...]
    start: Start | UnsetType = UNSET  # if the game continues another one; without its state
