"""Claiming a route: R12 to R19 and the ruling C9."""

from grachten.rules.bits import bit_of, word_of
from grachten.rules.jit import jit
from grachten.rules.layout import (
    ALLOWED,
    COLOR_BITS,
    MERCHANDISE_TAKEN,
    ROUTE_CLAIMED,
    ROUTE_TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_CARTS,
    TOO_FEW_WILDS,
    TWIN_CLOSES,
    TWIN_HELD,
    WILD,
    WILDS_BITS,
    Chance,
    State,
    Tables,
    Tape,
)
from grachten.rules.market import settle_market
from grachten.rules.tape import note
from grachten.rules.turn import end_turn, has_full_turn_left


@jit
def claim_route_of(b: Tables, action: int) -> int:
    return b.claim[action] >> (COLOR_BITS + WILDS_BITS)


@jit
def claim_color_of(b: Tables, action: int) -> int:
    return b.claim[action] >> WILDS_BITS & ((1 << COLOR_BITS) - 1)


@jit
def claim_wilds_of(b: Tables, action: int) -> int:
    return b.claim[action] & ((1 << WILDS_BITS) - 1)


@jit
def is_closed(s: State, seat: int, route: int) -> bool:
    """Claimed already, or closed by a parallel route (R12, R18, R19)."""
    return s.closed[seat, word_of(route)] & bit_of(route) != 0


@jit
def close(s: State, seat: int, route: int) -> None:
    s.closed[seat, word_of(route)] |= bit_of(route)


@jit
def holder_of(s: State, route: int) -> int:
    """The seat that holds the route, or -1."""
    for seat in range(s.players):
        if s.owned[seat, word_of(route)] & bit_of(route):
            return seat
    return -1


@jit
def hold(b: Tables, s: State, seat: int, route: int) -> None:
    """The seat has this route from now on; it, and perhaps its twin, is open no more."""
    s.owned[seat, word_of(route)] |= bit_of(route)
    twin = b.route_twin[route]
    for other in range(s.players):
        close(s, other, route)
        if twin >= 0 and (s.players == 2 or other == seat):  # R19, R18
            close(s, other, twin)


@jit
def why_closed(b: Tables, s: State, route: int) -> int:
    if holder_of(s, route) >= 0:
        return ROUTE_TAKEN  # R12
    if holder_of(s, b.route_twin[route]) == s.to_move:
        return TWIN_HELD  # R18
    return TWIN_CLOSES  # R19


@jit
def why_not_claim(b: Tables, s: State, action: int) -> int:
    """Why the seat to move cannot claim this route, or cannot pay for it like this."""
    seat = s.to_move
    route = claim_route_of(b, action)
    color = claim_color_of(b, action)
    wilds = claim_wilds_of(b, action)
    length = b.route_length[route]
    if is_closed(s, seat, route):
        return why_closed(b, s, route)
    if s.carts[seat] < length:
        return TOO_FEW_CARTS  # R15
    if color != WILD and s.hands[seat, color] < length - wilds:
        return TOO_FEW_CARDS  # R13, R14
    if s.hands[seat, WILD] < wilds:
        return TOO_FEW_WILDS  # R13
    return ALLOWED


@jit
def could_claim(b: Tables, s: State, seat: int, route: int) -> bool:
    """Whether the seat could still claim this route with the right cards (R12, R15, R18, R19, R24).

    Hands don't count, so the answer depends only on what everybody knows.
    """
    if is_closed(s, seat, route) or s.carts[seat] < b.route_length[route]:
        return False
    return has_full_turn_left(s, seat)


@jit
def pay(s: State, seat: int, color: int, number: int) -> None:
    """Discard cards of one color; those that everybody knows of go first (C8)."""
    s.hands[seat, color] -= number
    s.known[seat, color] = max(0, s.known[seat, color] - number)
    s.discards[color] += number
    s.discards_size += number


@jit
def claim_route(b: Tables, s: State, action: int, chance: Chance, tape: Tape) -> None:
    seat = s.to_move
    route = claim_route_of(b, action)
    color = claim_color_of(b, action)
    wilds = claim_wilds_of(b, action)
    length = b.route_length[route]
    if color != WILD:
        pay(s, seat, color, length - wilds)
    pay(s, seat, WILD, wilds)
    s.carts[seat] -= length  # R15
    s.points[seat] += b.points[length]  # R16
    hold(b, s, seat, route)
    note(tape, ROUTE_CLAIMED, seat, route, color, wilds)
    if b.route_carts[route] and s.merchandise_left > 0:  # R17, C9
        s.merchandise_left -= 1
        s.merchandise[seat] += 1
        note(tape, MERCHANDISE_TAKEN, seat, 0, 0, 0)
    settle_market(s, chance, tape)
    end_turn(s, tape)
