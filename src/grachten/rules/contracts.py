"""Contracts, offered and kept: R4, R20 to R22 and the ruling C7."""

from grachten.rules.bits import bit_of, word_of
from grachten.rules.chance import pick_contract
from grachten.rules.jit import jit
from grachten.rules.layout import (
    ALLOWED,
    CONTRACT_KEPT,
    CONTRACT_RETURNED,
    CONTRACTS_OFFERED,
    KEEP,
    KEEP_FIRST,
    MAX_CONTRACTS,
    MAX_PLAYERS,
    NOT_ON_OFFER,
    OFFER,
    TURN,
    Chance,
    State,
    Tape,
)
from grachten.rules.tape import note
from grachten.rules.turn import end_turn, next_seat


@jit
def contracts_left(s: State) -> int:
    return s.unseen_size + s.returned_size


@jit
def take_contract(s: State, chance: Chance, tape: Tape) -> int:
    """The top contract: one nobody has seen, or else the one given back longest ago; -1: none."""
    if s.unseen_size > 0:
        contract = pick_contract(s, chance, tape)
        s.unseen[word_of(contract)] &= ~bit_of(contract)
        s.unseen_size -= 1
        return contract
    if s.returned_size > 0:
        contract = s.returned[s.returned_head] // MAX_PLAYERS
        s.returned[s.returned_head] = 0
        s.returned_head = (s.returned_head + 1) % MAX_CONTRACTS
        s.returned_size -= 1
        return contract
    return -1


@jit
def give_back(s: State, seat: int, contract: int) -> None:
    """Under the pile, with a note of who knows it (C8)."""
    place = (s.returned_head + s.returned_size) % MAX_CONTRACTS
    s.returned[place] = contract * MAX_PLAYERS + seat
    s.returned_size += 1


@jit
def offer_contracts(s: State, seat: int, chance: Chance, tape: Tape) -> None:
    """R4, R20: the two top contracts; R21: or the only one that is left."""
    for slot in range(OFFER):
        s.offer[seat, slot] = take_contract(s, chance, tape)
    note(tape, CONTRACTS_OFFERED, seat, s.offer[seat, 0], s.offer[seat, 1], 0)


@jit
def draw_contracts(s: State, chance: Chance, tape: Tape) -> None:
    offer_contracts(s, s.to_move, chance, tape)
    s.phase = KEEP


@jit
def why_not_keep(s: State, action: int) -> int:
    """R21: of a single contract there is nothing to choose."""
    if action != KEEP_FIRST and s.offer[s.to_move, 1] < 0:
        return NOT_ON_OFFER
    return ALLOWED


@jit
def keep_contracts(s: State, action: int, tape: Tape) -> None:
    """R4, R20, R22: keep one or both; the other goes under the pile."""
    seat = s.to_move
    keeps = action - KEEP_FIRST + 1  # a bit for each slot
    for slot in range(OFFER):
        contract = s.offer[seat, slot]
        if keeps >> slot & 1:
            s.kept[seat, word_of(contract)] |= bit_of(contract)
            note(tape, CONTRACT_KEPT, seat, contract, 0, 0)
    for slot in range(OFFER):
        contract = s.offer[seat, slot]
        if contract >= 0 and not keeps >> slot & 1:
            give_back(s, seat, contract)
            note(tape, CONTRACT_RETURNED, seat, contract, 0, 0)
        s.offer[seat, slot] = -1
    if s.phase == KEEP:
        end_turn(s, tape)
        return
    s.to_move = next_seat(s)  # C7: at set-up, seat by seat
    if s.to_move == s.first:
        s.phase = TURN
