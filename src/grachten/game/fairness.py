"""Seeds, commitments, and the chance of each step that follows from them (docs/fairness.md)."""

import hashlib
import secrets
from collections.abc import Sequence

from msgspec import UNSET

from grachten.errors import ParseError, RecordError
from grachten.game.record import Player, Record, wrong_commitments, wrong_seats
from grachten.rules.chance import below, stream
from grachten.rules.layout import CHANCE, Row

SEED_BYTES = 32


def make_seed(seed: bytes | bytearray | str | int | None) -> bytes:
    """Return the dealer's 32 bytes: fresh ones, the given ones, or the SHA-256 of other input."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes | bytearray):
        return bytes(seed) if len(seed) == SEED_BYTES else hashlib.sha256(seed).digest()
    if isinstance(seed, str | int) and not isinstance(seed, bool):
        return hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    message = f"a seed is bytes, a text or a whole number, not {type(seed).__name__}"
    raise ParseError("bad_seed", message)


def commitment_of(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def make_player_seeds(seeds: Sequence[bytes | bytearray], players: int) -> tuple[bytes, ...]:
    """Return 32 bytes or none per seat; bytes of any other length are hashed."""
    if len(seeds) != players or not all(isinstance(s, bytes | bytearray) for s in seeds):
        message = f"a game of {players} takes {players} player seeds, which are bytes"
        raise ParseError("bad_player_seeds", message, players=players)
    return tuple(make_seed(seed) if seed else b"" for seed in seeds)


def make_player_commitments(
    players: Sequence[Player], seeds: Sequence[bytes], given: Sequence[str] | None
) -> tuple[str, ...]:
    """Return the commitments to the seeds, or the given ones if the seeds match them."""
    commitments = given
    if commitments is None:
        commitments = [commitment_of(seed) if seed else "" for seed in seeds]
    wrong = wrong_commitments(commitments, len(players)) or _misfit(players, seeds, commitments)
    if wrong is not None:
        raise ParseError("bad_player_seeds", wrong, players=len(players))
    return tuple(commitments)


def recorded_commitments(record: Record) -> tuple[str, ...] | None:
    """Return the players' commitments of a record if its seeds match them; None in version 1."""
    wrong = wrong_seats(record)
    if wrong is not None:
        raise RecordError("bad_record", wrong)
    commitments = record.player_commitments
    if commitments is UNSET:
        return None
    seeds = [bytes.fromhex(seed) for seed in record.player_seeds]
    misfit = _misfit(record.players, seeds, commitments)
    if misfit is not None:
        raise RecordError("bad_player_seeds", misfit)
    return commitments


def _misfit(
    players: Sequence[Player], seeds: Sequence[bytes], commitments: Sequence[str]
) -> str | None:
    """Return what is wrong with the first seat whose seed and commitment can't both be true.

    A seat may have a commitment and no seed: it withheld the seed.
    """
    seats = zip(players, seeds, commitments, strict=True)
    for seat, (player, seed, commitment) in enumerate(seats):
        if player.kind == "bot" and commitment:
            return f"seat {seat}: a bot of the dealer can't have a commitment"
        if player.kind == "bot" and seed:
            return f"seat {seat}: a bot of the dealer can't have a seed"
        if seed and not commitment:
            return f"seat {seat}: it has a seed, but never committed to one"
        if seed and commitment_of(seed) != commitment:
            return f"seat {seat}: its seed does not fit its commitment"
    return None


class Dealer:
    """The chance of a whole game: one random stream per step."""

    def __init__(self, seed: bytes, player_seeds: Sequence[bytes]) -> None:
        self.seed = seed
        self.player_seeds = tuple(player_seeds)
        self._seeds = hashlib.sha256(b"".join(_with_length(s) for s in (seed, *player_seeds)))

    def stream_of(self, ply: int | str) -> Row:
        digest = self._seeds.copy()
        digest.update(_with_length(str(ply).encode()))
        return stream(digest.digest())

    def lot(self) -> int:
        """Return the seat that begins if lots are drawn (R6)."""
        chance = self.stream_of("first").view(CHANCE)[0]
        return int(below(chance, len(self.player_seeds)))


def _with_length(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part
