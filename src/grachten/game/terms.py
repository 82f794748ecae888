"""The terms of a deal: what everybody agrees on before any seed is revealed (docs/fairness.md)."""

from typing import Any

from msgspec import Struct

from grachten.game.record import PlayerKind


class SeatTerms(Struct, frozen=True):
    """Who sits there, and the SHA-256 of the seed they will reveal; "" where there is none."""

    kind: PlayerKind
    commitment: str


class Terms(Struct, frozen=True):
    """The head of the record to come: whoever reveals a seed does so under these terms alone."""

    board: str | dict[str, Any]
    rules: int
    first: int | None  # the seat that begins; None: drawn by lot
    commitment: str  # the dealer's
    seats: tuple[SeatTerms, ...]
