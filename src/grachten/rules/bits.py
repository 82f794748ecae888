"""Sets of routes or contracts, as words of WORD bits: bit k of word w stands for w * WORD + k."""

from grachten.rules.jit import jit, lowest_bit
from grachten.rules.layout import WORD


@jit
def word_of(number: int) -> int:
    """Return the index of the word that holds the bit of a route or contract."""
    return number // WORD


@jit
def bit_of(number: int) -> int:
    """Return the bit of a route or contract in its word, as a mask."""
    return 1 << int(number % WORD)


@jit
def lowest_in(word: int, mask: int) -> int:
    """Return the first route or contract of a word's mask, which must not be 0."""
    return word * WORD + lowest_bit(mask)


@jit
def without_lowest(mask: int) -> int:
    """Return the mask without its lowest bit."""
    return mask & (mask - 1)
