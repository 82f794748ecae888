"""Dealing anew whatever a seat can't see, in a row: as `game/guess.py` does from a View.

The result depends only on what the seat knows, and on chance. A seat knows its own hand and
contracts, the cards that others took from the market (C8), the contracts that it gave back
itself, and how many cards and contracts everybody holds. At set-up it does not know how many
contracts the others have kept.
"""

import numpy as np
import numpy.typing as npt

from grachten.rules.bits import bit_of, lowest_in, without_lowest, word_of
from grachten.rules.chance import BITS, below, next_number
from grachten.rules.jit import jit
from grachten.rules.layout import (
    COLORS,
    MAX_CONTRACTS,
    MAX_PLAYERS,
    OFFER,
    SETUP,
    Chance,
    Row,
    State,
    Tables,
)

Likely = npt.NDArray[np.float64]  # seat x contract: how likely the seat keeps it, 1 is neutral


@jit
def redeal_cards(s: State, seat: int, chance: Chance) -> None:
    """Deal the cards of the deck and those that others drew from it."""
    size = s.deck_size
    for other in range(s.players):
        if other != seat:
            for color in range(COLORS):
                hidden = s.hands[other, color] - s.known[other, color]
                s.deck[color] += hidden
                size += hidden
    for other in range(s.players):
        if other != seat:
            hidden = 0
            for color in range(COLORS):
                hidden += s.hands[other, color] - s.known[other, color]
                s.hands[other, color] = s.known[other, color]
            for _ in range(hidden):
                k = below(chance, size)
                color = 0
                while k >= s.deck[color]:
                    k -= s.deck[color]
                    color += 1
                s.deck[color] -= 1
                s.hands[other, color] += 1
                size -= 1


@jit
def hide_contracts(b: Tables, s: State, seat: int, pool: Row) -> int:
    """List the contracts that the seat can't see, by number; return how many there are."""
    n = 0
    for word in range(b.contract_words):
        mask = s.unseen[word]
        for other in range(s.players):
            if other != seat:
                mask |= s.kept[other, word]
                for slot in range(OFFER):
                    contract = s.offer[other, slot]
                    if contract >= 0 and word_of(contract) == word:
                        mask |= bit_of(contract)
        for i in range(s.returned_size):
            entry = s.returned[(s.returned_head + i) % MAX_CONTRACTS]
            contract = entry // MAX_PLAYERS
            if entry % MAX_PLAYERS != seat and word_of(contract) == word:
                mask |= bit_of(contract)
        while mask:
            pool[n] = lowest_in(word, mask)
            mask = without_lowest(mask)
            n += 1
    return n


@jit
def take_any(pool: Row, n: int, chance: Chance) -> int:
    """Move any contract to the end of the pool, and return it."""
    k = below(chance, n)
    pool[k], pool[n - 1] = pool[n - 1], pool[k]
    return pool[n - 1]


@jit
def take_likely(pool: Row, n: int, likely: Likely, seat: int, chance: Chance) -> int:
    """Move a contract to the end of the pool, the likelier the sooner, and return it."""
    total = 0.0
    for i in range(n):
        total += likely[seat, pool[i]]
    point = next_number(chance) / (BITS + 1) * total
    k = 0
    while k < n - 1:
        point -= likely[seat, pool[k]]
        if point < 0:
            break
        k += 1
    pool[k], pool[n - 1] = pool[n - 1], pool[k]
    return pool[n - 1]


@jit
def count_kept(b: Tables, s: State, seat: int) -> int:
    n = 0
    for word in range(b.contract_words):
        mask = s.kept[seat, word]
        while mask:
            mask = without_lowest(mask)
            n += 1
    return n


@jit
def keep_anew(s: State, seat: int, contract: int) -> None:
    s.kept[seat, word_of(contract)] |= bit_of(contract)


@jit
def redeal_first_contracts(
    b: Tables, s: State, seat: int, pool: Row, n: int, chance: Chance
) -> int:
    """Deal the others' contracts at set-up; those before the seat to move have chosen."""
    own = 0
    for i in range(s.returned_size):
        entry = s.returned[(s.returned_head + i) % MAX_CONTRACTS]
        if entry % MAX_PLAYERS == seat:
            own = entry + 1
        s.returned[(s.returned_head + i) % MAX_CONTRACTS] = 0
    s.returned_size = 0
    chosen = (s.to_move - s.first + s.players) % s.players
    for turn in range(s.players):
        other = (s.first + turn) % s.players
        if other == seat:
            if own > 0:
                s.returned[s.returned_head + s.returned_size] = own - 1
                s.returned_size += 1
            continue
        for word in range(b.contract_words):
            s.kept[other, word] = 0
        first, second = take_any(pool, n, chance), take_any(pool, n - 1, chance)
        n -= OFFER
        if turn >= chosen:
            s.offer[other, 0] = first
            s.offer[other, 1] = second
            continue
        keep_anew(s, other, first)
        if below(chance, 2) == 0:
            keep_anew(s, other, second)
        else:
            place = s.returned_head + s.returned_size
            s.returned[place] = second * MAX_PLAYERS + other
            s.returned_size += 1
    return n


@jit
def redeal_contracts(
    b: Tables, s: State, seat: int, likely: Likely, chance: Chance, pool: Row
) -> None:
    """Deal the contracts that the seat can't see."""
    n = hide_contracts(b, s, seat, pool)
    if s.phase == SETUP:
        n = redeal_first_contracts(b, s, seat, pool, n, chance)
    else:
        for other in range(s.players):
            if other != seat:
                kept = count_kept(b, s, other)
                for word in range(b.contract_words):
                    s.kept[other, word] = 0
                for _ in range(kept):
                    keep_anew(s, other, take_likely(pool, n, likely, other, chance))
                    n -= 1
                for slot in range(OFFER):
                    if s.offer[other, slot] >= 0:
                        s.offer[other, slot] = take_any(pool, n, chance)
                        n -= 1
        for i in range(s.returned_size):
            place = (s.returned_head + i) % MAX_CONTRACTS
            if s.returned[place] % MAX_PLAYERS != seat:
                # Which other seat returned it does not matter to the game.
                other = (seat + 1) % s.players
                s.returned[place] = take_any(pool, n, chance) * MAX_PLAYERS + other
                n -= 1
    for word in range(b.contract_words):
        s.unseen[word] = 0
    for i in range(n):
        s.unseen[word_of(pool[i])] |= bit_of(pool[i])


@jit
def redeal(b: Tables, s: State, seat: int, likely: Likely, chance: Chance, pool: Row) -> None:
    """Deal all that the seat can't see anew. `pool` has room for MAX_CONTRACTS numbers."""
    redeal_cards(s, seat, chance)
    redeal_contracts(b, s, seat, likely, chance, pool)
