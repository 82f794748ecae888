"""Deck, discards and market: R2, R3, R10 and the rulings C1 to C3."""

from grachten.rules.chance import pick_card
from grachten.rules.jit import jit
from grachten.rules.layout import (
    COLORS,
    DECK_RESHUFFLED,
    MARKET,
    MARKET_FILLED,
    MARKET_RESET,
    MARKET_WILDS,
    NO_CARD,
    WILD,
    Chance,
    State,
    Tape,
)
from grachten.rules.tape import note, note_cards


@jit
def reshuffle(s: State, tape: Tape) -> None:
    """R10: where the deck is empty, the discards become the deck."""
    if s.deck_size == 0 and s.discards_size > 0:
        if tape.listening:
            note_cards(tape, DECK_RESHUFFLED, s.discards)
        for color in range(COLORS):
            s.deck[color] = s.discards[color]
            s.discards[color] = 0
        s.deck_size = s.discards_size
        s.discards_size = 0


@jit
def take_from_deck(s: State, chance: Chance, tape: Tape) -> int:
    """The top card; whoever takes it calls `reshuffle` as soon as it lies somewhere (C3)."""
    color = pick_card(s, chance, tape)
    s.deck[color] -= 1
    s.deck_size -= 1
    return color


@jit
def lowest_slot(s: State, color: int) -> int:
    """The lowest slot of the market that holds this color, or NO_CARD; -1: none."""
    lowest = -1
    for slot in range(MARKET - 1, -1, -1):  # without an early return there is no branch
        if s.market[slot] == color:
            lowest = slot
    return lowest


@jit
def market_wilds(s: State) -> int:
    wilds = 0
    for slot in range(MARKET):
        wilds += s.market[slot] == WILD
    return wilds


@jit
def better_row_possible(s: State) -> bool:
    """C1: whether there is a card to turn up, and a row with fewer than three wilds at all."""
    if s.deck_size + s.discards_size == 0:
        return False
    cards = s.deck_size + s.discards_size
    plain = cards - s.deck[WILD] - s.discards[WILD]
    for slot in range(MARKET):
        cards += s.market[slot] != NO_CARD
        plain += s.market[slot] < WILD
    return min(MARKET, cards) - plain < MARKET_WILDS


@jit
def fill_market(s: State, chance: Chance, tape: Tape) -> None:
    slot = lowest_slot(s, NO_CARD)
    while slot >= 0 and s.deck_size > 0:
        color = take_from_deck(s, chance, tape)
        s.market[slot] = color
        note(tape, MARKET_FILLED, slot, color, 0, 0)
        reshuffle(s, tape)
        slot = lowest_slot(s, NO_CARD)


@jit
def reset_market(s: State, tape: Tape) -> None:
    """R3: the whole row is discarded."""
    if tape.listening:
        note_cards(tape, MARKET_RESET, s.market)
    for slot in range(MARKET):
        s.discards[s.market[slot]] += 1
        s.market[slot] = NO_CARD
    s.discards_size += MARKET
    reshuffle(s, tape)


@jit
def settle_market(s: State, chance: Chance, tape: Tape) -> None:
    """C1: fill the market up; reset it while R3 asks for it and it can help, ten times at most."""
    reshuffle(s, tape)
    fill_market(s, chance, tape)
    for _ in range(tape.resets):
        if market_wilds(s) < MARKET_WILDS or not better_row_possible(s):
            return
        reset_market(s, tape)
        fill_market(s, chance, tape)
