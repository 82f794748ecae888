"""Setting a game up: R1 to R6."""

from grachten.rules.bits import bit_of, word_of
from grachten.rules.contracts import offer_contracts
from grachten.rules.jit import jit
from grachten.rules.layout import (
    CARD_DEALT,
    CARDS_DEALT,
    COLORS,
    MARKET,
    NO_CARD,
    RUNNING,
    SETUP,
    Chance,
    State,
    Tables,
    Tape,
)
from grachten.rules.market import reshuffle, settle_market, take_from_deck
from grachten.rules.tape import note


@jit
def clear_seat(b: Tables, s: State, seat: int) -> None:
    s.hands[seat, :] = 0
    s.known[seat, :] = 0
    s.owned[seat, :] = 0
    s.closed[seat, :] = 0
    s.kept[seat, :] = 0
    s.offer[seat, :] = -1
    s.carts[seat] = b.carts  # R1
    s.points[seat] = 0
    s.merchandise[seat] = 0


@jit
def lay_out(b: Tables, s: State) -> None:
    """All cards, contracts and merchandise in their piles (R2, R4, R5)."""
    s.deck_size = 0
    s.discards_size = 0
    for color in range(COLORS):
        s.deck[color] = b.cards[color]
        s.deck_size += b.cards[color]
        s.discards[color] = 0
    for slot in range(MARKET):
        s.market[slot] = NO_CARD
    s.merchandise_left = b.merchandise
    s.unseen[:] = 0
    for contract in range(b.contracts):
        s.unseen[word_of(contract)] |= bit_of(contract)
    s.unseen_size = b.contracts
    s.returned[:] = 0
    s.returned_head = 0
    s.returned_size = 0


@jit
def set_up(b: Tables, s: State, players: int, first: int, chance: Chance, tape: Tape) -> None:
    s.players = players
    s.first = first  # R6
    s.to_move = first
    s.phase = SETUP
    s.passes = 0
    s.last_round = -1
    s.turns_left = 0
    s.reason = RUNNING
    s.resigned = -1
    lay_out(b, s)
    for seat in range(len(s.carts)):
        clear_seat(b, s, seat)
    for turn in range(players):
        seat = (first + turn) % players
        for _ in range(CARDS_DEALT):  # R2
            color = take_from_deck(s, chance, tape)
            s.hands[seat, color] += 1
            note(tape, CARD_DEALT, seat, color, 0, 0)
            reshuffle(s, tape)
    settle_market(s, chance, tape)
    for turn in range(players):
        offer_contracts(s, (first + turn) % players, chance, tape)  # R4
