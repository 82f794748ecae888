"""Seeds, commitment, and how the chance of each step follows from them (docs/fairness.md)."""

import hashlib
import secrets
from collections.abc import Sequence

from grachten.errors import ParseError
from grachten.rules.chance import below, stream
from grachten.rules.layout import CHANCE, Row

SEED_BYTES = 32


def make_seed(seed: bytes | bytearray | str | int | None) -> bytes:
    """The dealer's 32 bytes: fresh ones, those given, or the SHA-256 of any text or number."""
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


def check_player_seeds(seeds: Sequence[bytes], players: int) -> tuple[bytes, ...]:
    right = all(isinstance(s, bytes | bytearray) and len(s) <= SEED_BYTES for s in seeds)
    if len(seeds) != players or not right:
        message = f"a game of {players} takes {players} player seeds of at most {SEED_BYTES} bytes"
        raise ParseError("bad_player_seeds", message, players=players)
    return tuple(bytes(seed) for seed in seeds)


class Dealer:
    """The chance of a whole game: a stream of its own for every step."""

    def __init__(self, seed: bytes, player_seeds: Sequence[bytes]) -> None:
        self.seed = seed
        self.player_seeds = tuple(player_seeds)
        self._seeds = hashlib.sha256(b"".join(_with_length(s) for s in (seed, *player_seeds)))

    def stream_of(self, ply: int | str) -> Row:
        digest = self._seeds.copy()
        digest.update(_with_length(str(ply).encode()))
        return stream(digest.digest())

    def lot(self) -> int:
        """Who begins, where it is drawn by lot (R6)."""
        chance = self.stream_of("first").view(CHANCE)[0]
        return int(below(chance, len(self.player_seeds)))


def _with_length(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part
