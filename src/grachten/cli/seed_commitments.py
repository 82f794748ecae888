"""The seeds that a bot's connection commits to and reveals (docs/fairness.md)."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from grachten.game.fairness import SEED_BYTES, commitment_of
from grachten.game.terms import Terms


class SeedCommitments:
    """The seeds for each table and seat, and the terms under which one was revealed."""

    def __init__(self) -> None:
        self._seeds: dict[tuple[str, int], str] = {}
        self._terms: dict[str, Any] = {}
        self._revealed: tuple[int, str, Terms] | None = None  # for the next game

    def commit(self, table: str, seat: int) -> str:
        """Return the SHA-256 of the seed for this table and seat; draw it the first time."""
        seed = self._seeds.setdefault((table, seat), secrets.token_hex(SEED_BYTES))
        return _hash(seed)

    def reveal(self, table: str, seat: int, terms: Any) -> str:
        """Return the seed if these terms, the first for this table, name its hash; else ""."""
        seed = self._seeds.get((table, seat))
        if seed is None or self._terms.setdefault(table, terms) != terms:
            return ""
        try:
            checked = msgspec.convert(terms, Terms)
        except msgspec.ValidationError:
            return ""
        if seat >= len(checked.seats) or checked.seats[seat].commitment != _hash(seed):
            return ""
        self._revealed = seat, seed, checked
        return seed

    def honored_by(self, player_seeds: Sequence[str]) -> bool:
        """Return whether a deal uses the revealed seed and only seeds that were committed to."""
        if self._revealed is None:
            return True
        (seat, seed, terms), self._revealed = self._revealed, None
        if len(player_seeds) != len(terms.seats) or player_seeds[seat] != seed:
            return False
        pairs = zip(player_seeds, terms.seats, strict=True)
        return all(not given or _hash(given) == place.commitment for given, place in pairs)


def _hash(seed: str) -> str:
    """Return the commitment to a seed; "" for an invalid seed."""
    try:
        return commitment_of(bytes.fromhex(seed))
    except ValueError:
        return ""
