"""Chance, an argument of every function that draws: the random stream sfc32.

Its state is four numbers of 32 bits; the sums give the same in Python and compiled.
docs/fairness.md tells how the stream of each step of a game follows from its seeds.
"""

import struct

import numpy as np

from grachten.rules.bits import bit_of, lowest_in, without_lowest, word_of
from grachten.rules.jit import jit
from grachten.rules.layout import (
    CARD,
    COLORS,
    CONTRACT,
    MAX_CONTRACTS,
    NOTHING,
    WILD,
    Chance,
    Row,
    State,
    Tape,
)
from grachten.rules.tape import is_used_up, scripted

BITS = 0xFFFFFFFF
NEXT = 0x9E3779B9  # an odd number, so that no two of many streams start alike

_FOUR_NUMBERS = struct.Struct(">4I")


def stream(seed: bytes) -> Row:
    """A stream whose state is the first 16 bytes of `seed`."""
    return np.array(_FOUR_NUMBERS.unpack_from(seed), np.int64)


@jit
def next_number(chance: Chance) -> int:
    b, c = chance.b, chance.c
    t = (chance.a + b + chance.d) & BITS
    chance.a = b ^ (b >> 9)
    chance.b = (c + (c << 3)) & BITS
    chance.c = (((c << 21) & BITS | c >> 11) + t) & BITS
    chance.d = (chance.d + 1) & BITS
    return t


@jit
def start_next(luck: Row) -> None:
    """Let a stream start elsewhere: for many trials, each with luck of its own."""
    luck[1] = (luck[1] + NEXT) & BITS


@jit
def below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely."""
    product = next_number(chance) * n
    if product & BITS < n:
        while product & BITS < (BITS + 1) % n:
            product = next_number(chance) * n
    return product >> 32


@jit
def miss_card(s: State, tape: Tape) -> None:
    """Note the odds of the first outcome that the tape lacks: a card of the deck."""
    if tape.missing == NOTHING:
        tape.missing = CARD
        tape.odds_total = s.deck_size
        tape.odds[:] = 0
        for color in range(COLORS):
            tape.odds[color] = s.deck[color]


@jit
def scripted_card(s: State, tape: Tape) -> int:
    """The color on the tape; any color of the deck if the tape has none that is possible."""
    if is_used_up(tape):
        miss_card(s, tape)
    else:
        color = scripted(tape)
        if 0 <= color < COLORS and s.deck[color] > 0:
            return color
        tape.fits = False
    color = 0
    while s.deck[color] == 0:
        color += 1
    return color


@jit
def pick_card(s: State, chance: Chance, tape: Tape) -> int:
    """A color of the deck, which must not be empty; the card stays there."""
    if tape.scripted:
        return scripted_card(s, tape)
    k = below(chance, s.deck_size)
    color = 0
    for _ in range(WILD):
        k -= s.deck[color]
        color += k >= 0
    return color


@jit
def kth_unseen(s: State, k: int) -> int:
    for word in range(len(s.unseen)):
        mask = s.unseen[word]
        while mask:
            if k == 0:
                return lowest_in(word, mask)
            mask = without_lowest(mask)
            k -= 1
    return -1


@jit
def is_unseen(s: State, contract: int) -> bool:
    return s.unseen[word_of(contract)] & bit_of(contract) != 0


@jit
def miss_contract(s: State, tape: Tape) -> None:
    """Note the odds of the first outcome that the tape lacks: a contract nobody has seen."""
    if tape.missing == NOTHING:
        tape.missing = CONTRACT
        tape.odds_total = s.unseen_size
        for contract in range(MAX_CONTRACTS):
            tape.odds[contract] = is_unseen(s, contract)


@jit
def scripted_contract(s: State, tape: Tape) -> int:
    """The contract on the tape; any unseen one if the tape has none that is possible."""
    if is_used_up(tape):
        miss_contract(s, tape)
    else:
        contract = scripted(tape)
        if 0 <= contract < MAX_CONTRACTS and is_unseen(s, contract):
            return contract
        tape.fits = False
    return kth_unseen(s, 0)


@jit
def pick_contract(s: State, chance: Chance, tape: Tape) -> int:
    """A contract that nobody has seen; there must be one. It stays unseen."""
    if tape.scripted:
        return scripted_contract(s, tape)
    return kth_unseen(s, below(chance, s.unseen_size))
