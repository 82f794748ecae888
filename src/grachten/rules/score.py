"""Points and winners: R25 to R29."""

import numpy as np

from grachten.rules.bits import bit_of, lowest_in, without_lowest
from grachten.rules.jit import jit
from grachten.rules.layout import (
    BONUS,
    CONTRACTS,
    FULFILLED,
    MERCHANDISE_CARDS,
    RESIGNED,
    ROUTES,
    TOTAL,
    Row,
    State,
    Tables,
)


@jit
def root_of(leads_to: Row, place: int) -> int:
    while leads_to[place] != place:
        place = leads_to[place]
    return place


@jit
def join_places(b: Tables, s: State, seat: int, leads_to: Row) -> None:
    """Join all places that the seat's routes connect: afterwards they have the same root."""
    for place in range(b.places):
        leads_to[place] = place
    for word in range(b.route_words):
        mask = s.owned[seat, word]
        while mask:
            route = lowest_in(word, mask)
            mask = without_lowest(mask)
            leads_to[root_of(leads_to, b.route_a[route])] = root_of(leads_to, b.route_b[route])


@jit
def is_fulfilled(b: Tables, leads_to: Row, contract: int) -> bool:
    """R25: an unbroken line joins the two places."""
    return root_of(leads_to, b.contract_a[contract]) == root_of(leads_to, b.contract_b[contract])


@jit
def mark_fulfilled(b: Tables, s: State, seat: int, fulfilled: Row) -> None:
    """The contracts of a seat that are fulfilled by now, as words of bits."""
    leads_to = np.empty(b.places, np.int64)
    join_places(b, s, seat, leads_to)
    for word in range(len(fulfilled)):
        fulfilled[word] = 0
        mask = s.kept[seat, word]
        while mask:
            contract = lowest_in(word, mask)
            mask = without_lowest(mask)
            if is_fulfilled(b, leads_to, contract):
                fulfilled[word] |= bit_of(contract)


@jit
def score_contracts(b: Tables, s: State, seat: int, leads_to: Row, scores: Row) -> None:
    """R25: fulfilled contracts add their points, the others take them away."""
    join_places(b, s, seat, leads_to)
    scores[seat, CONTRACTS] = 0
    scores[seat, FULFILLED] = 0
    for word in range(b.contract_words):
        mask = s.kept[seat, word]
        while mask:
            contract = lowest_in(word, mask)
            mask = without_lowest(mask)
            if is_fulfilled(b, leads_to, contract):
                scores[seat, CONTRACTS] += b.contract_points[contract]
                scores[seat, FULFILLED] += 1
            else:
                scores[seat, CONTRACTS] -= b.contract_points[contract]


@jit
def merchandise_bonus(b: Tables, s: State, seat: int, cards: int) -> int:
    """R26 to R28: what a seat with so many cards gets; equals share a rank and use up the next."""
    if cards == 0:  # R27
        return 0
    rank = 0
    for other in range(s.players):
        rank += other != seat and s.merchandise[other] > cards
    return b.bonus[s.players, rank]


@jit
def score_game(b: Tables, s: State, scores: Row) -> None:
    """Fill in a row of points for each seat."""
    leads_to = np.empty(b.places, np.int64)
    for seat in range(s.players):
        score_contracts(b, s, seat, leads_to, scores)
        scores[seat, ROUTES] = s.points[seat]
        scores[seat, BONUS] = merchandise_bonus(b, s, seat, s.merchandise[seat])
        scores[seat, MERCHANDISE_CARDS] = s.merchandise[seat]
        scores[seat, TOTAL] = scores[seat, ROUTES] + scores[seat, CONTRACTS] + scores[seat, BONUS]


@jit
def beats(scores: Row, seat: int, other: int) -> bool:
    """R29: more points, or as many and more fulfilled contracts."""
    if scores[seat, TOTAL] != scores[other, TOTAL]:
        return scores[seat, TOTAL] > scores[other, TOTAL]
    return scores[seat, FULFILLED] > scores[other, FULFILLED]


@jit
def winners_of(s: State, scores: Row) -> int:
    """A bit for each seat that has won: several, where they share the victory (R29)."""
    winners = 0
    for seat in range(s.players):
        won = seat != s.resigned  # C11
        if s.reason != RESIGNED:
            for other in range(s.players):
                won &= not beats(scores, other, seat)
        winners |= won << seat
    return winners
