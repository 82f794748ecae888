"""Chance: the outcomes that follow from the seeds (fairness page), or those a record tells of."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .board import COLORS


class CheckError(Exception):
    """Something that the rules, or the record itself, do not allow."""


class Chance(Protocol):
    """Where the random outcomes of one step come from."""

    def card(self, deck: Mapping[str, int]) -> str:
        """The color of the next card from a deck that holds so many of each color."""

    def contract(self, unseen: Sequence[str]) -> str:
        """The next contract of those that nobody has seen, given in the order of the board file."""


class Numbers(ABC):
    """A source that has numbers below n, and turns them into cards and contracts."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""

    def card(self, deck: Mapping[str, int]) -> str:
        k = self.below(sum(deck.values()))
        for color in COLORS:
            if k < deck[color]:
                return color
            k -= deck[color]
        raise CheckError("a number beyond the deck")

    def contract(self, unseen: Sequence[str]) -> str:
        return unseen[self.below(len(unseen))]


class Stream(Numbers):
    """The stream of one step: sfc32 from four 32-bit numbers."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a, self.b, self.c, self.d = a, b, c, d

    def next(self) -> int:
        a, b, c, d = self.a, self.b, self.c, self.d
        t = (a + b + d) & 0xFFFFFFFF
        self.d = (d + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        rotated = ((c << 21) | (c >> 11)) & 0xFFFFFFFF
        self.c = (rotated + t) & 0xFFFFFFFF
        return t

    def below(self, n: int) -> int:
        if n < 1:
            raise CheckError(f"no number below {n}")
        while True:
            m = self.next() * n
            if m % 2**32 >= 2**32 % n:
                return m // 2**32


def stream_of(seed: bytes, player_seeds: list[bytes], ply: int | str) -> Stream:
    """The stream of step `ply`; of the lot for the first player, if `ply` is "first"."""
    parts = [seed, *player_seeds, str(ply).encode("ascii")]
    text = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    digest = hashlib.sha256(text).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return Stream(a, b, c, d)


def lot_for_first(seed: bytes, player_seeds: list[bytes]) -> int:
    """The seat that begins, where lots are drawn for it; there is a player seed for each seat."""
    return stream_of(seed, player_seeds, "first").below(len(player_seeds))


def commitment_of(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def commitment_fits(seed: bytes, commitment: str) -> bool:
    """Whether the dealer published the commitment of just this seed."""
    return commitment_of(seed) == commitment.lower()


class Scripted:
    """A source that repeats what the recorded events of one step say came up.

    It needs no seed. An outcome that was not possible raises `CheckError`.
    """

    def __init__(self, events: Sequence[Mapping[str, Any]]) -> None:
        self.cards: list[Any] = []
        self.contracts: list[Any] = []
        for event in events:
            kind = event.get("type")
            from_deck = kind == "card_drawn" and event.get("from") == "deck"
            if from_deck or kind in ("card_dealt", "market_filled"):
                self.cards.append(event.get("card"))
            elif kind == "contracts_offered":
                offered = event.get("contracts")
                if not isinstance(offered, list):
                    raise CheckError("contracts_offered: no list of contracts")
                self.contracts.extend(offered)
        self.cards.reverse()
        self.contracts.reverse()

    def card(self, deck: Mapping[str, int]) -> str:
        if not self.cards:
            raise CheckError("a card must come from the deck, and no event tells which")
        card = self.cards.pop()
        if not isinstance(card, str) or deck.get(card, 0) < 1:
            raise CheckError(f"the deck holds no card {card!r}")
        return card

    def contract(self, unseen: Sequence[str]) -> str:
        if not self.contracts:
            raise CheckError("a contract must come from the pile, and no event tells which")
        contract = self.contracts.pop()
        if not isinstance(contract, str) or contract not in unseen:
            raise CheckError(f"{contract!r} is none of the contracts nobody has seen")
        return contract
