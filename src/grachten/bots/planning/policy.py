"""The policy of a planning player: fast enough for playouts, strong enough to play by itself.

It reads only what its own seat may see, and nothing else in the row.
"""

import numpy as np

from grachten.bots.planning.cards import best_card, weigh_cards
from grachten.bots.planning.claims import best_claim, best_color, claim_of, reserve_cards
from grachten.bots.planning.contracts import best_keep, wants_more
from grachten.bots.planning.plan import FAR, Plan, make_plan, turns_left, within_reach
from grachten.bots.planning.weights import Weights
from grachten.rules.bits import lowest_in, without_lowest
from grachten.rules.chance import below
from grachten.rules.claim import claim_route_of
from grachten.rules.contracts import contracts_left
from grachten.rules.jit import jit, lowest_bit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CLAIM,
    DRAW_CONTRACTS,
    DRAW_DECK,
    KEEP,
    MARKET,
    OVER,
    PLAIN_COLORS,
    SETUP,
    TURN,
    WILD,
    WORD,
    Chance,
    Ids,
    State,
    Tables,
    Tape,
)
from grachten.rules.legal import list_actions


@jit
def random_action(b: Tables, s: State, chance: Chance, ids: Ids) -> int:
    return ids.ids[below(chance, list_actions(b, s, ids))]


@jit
def decide(b: Tables, s: State, w: Weights, plan: Plan, chance: Chance, ids: Ids) -> int:
    """Return the action of the seat to move."""
    seat = s.to_move
    if s.phase == SETUP or s.phase == KEEP:
        return best_keep(b, s, seat, w, plan)
    if not plan.fresh[seat]:
        make_plan(b, s, seat, w, plan, w.pace)
    if s.phase == TURN:
        reserve_cards(b, seat, plan)
        least = w.grab if turns_left(s, seat, w.hurry_pace) > w.hurry else w.late
        if s.last_round >= 0:
            least = -FAR
        action = best_claim(b, s, seat, w, plan, least)
        if action >= 0:
            return action
        if wants_more(b, s, seat, w, plan):
            return DRAW_CONTRACTS
    action = best_card(b, s, seat, w, plan)
    if action >= 0:
        return action
    action = best_claim(b, s, seat, w, plan, -FAR)
    return action if action >= 0 else random_action(b, s, chance, ids)


@jit
def touch(b: Tables, s: State, mover: int, route: int, plan: Plan) -> None:
    """Mark the two places of the mover's route as touched, for all other seats."""
    for seat in range(s.players):
        if seat != mover:
            plan.touched[seat, b.route_a[route]] = 1
            plan.touched[seat, b.route_b[route]] = 1


@jit
def reset_plans(b: Tables, s: State, plan: Plan) -> None:
    """Discard all plans, and find the places that each seat's opponents touch."""
    for seat in range(s.players):
        plan.fresh[seat] = 0
        for place in range(b.places):
            plan.touched[seat, place] = 0
    for seat in range(s.players):
        for word in range(b.route_words):
            mask = s.owned[seat, word]
            while mask:
                touch(b, s, seat, lowest_in(word, mask), plan)
                mask = without_lowest(mask)


@jit
def after_claim(b: Tables, s: State, mover: int, route: int, plan: Plan) -> None:
    """Discard the plans that a claim has blocked or advanced."""
    touch(b, s, mover, route, plan)
    for seat in range(s.players):
        for word in range(b.route_words):
            if (plan.wanted[seat, word] | plan.spare[seat, word]) & s.closed[seat, word]:
                plan.fresh[seat] = 0


@jit
def play_on(
    b: Tables,
    s: State,
    styles: np.ndarray,
    plan: Plan,
    chance: Chance,
    ids: Ids,
    tape: Tape,
) -> int:
    """Play to the end; `plan.style` says which style each seat plays. Return the decisions."""
    reset_plans(b, s, plan)
    decisions = 0
    while s.phase != OVER:
        seat = s.to_move
        action = decide(b, s, styles[plan.style[seat]], plan, chance, ids)
        play(b, s, action, chance, tape)
        if action >= CLAIM:
            after_claim(b, s, seat, claim_route_of(b, action), plan)
        decisions += 1
    return decisions


@jit
def list_sensible(b: Tables, s: State, w: Weights, plan: Plan, ids: Ids) -> int:
    """List the legal actions that may be good: one payment per route, no useless cards."""
    if s.phase == SETUP or s.phase == KEEP:
        return list_actions(b, s, ids)
    seat = s.to_move
    if not plan.fresh[seat]:
        make_plan(b, s, seat, w, plan, w.pace)
    n = 0
    weigh_cards(b, s, seat, w, plan)
    present = 0
    for slot in range(MARKET):
        present |= 1 << s.market[slot]
    for color in range(PLAIN_COLORS):
        of_use = plan.gain[color] > 0 or s.hands[seat, color] > 0 or s.deck_size == 0
        if present >> color & 1 and of_use:
            ids.ids[n] = color
            n += 1
    if s.phase == TURN and present >> WILD & 1:
        ids.ids[n] = WILD
        n += 1
    if s.deck_size > 0:
        ids.ids[n] = DRAW_DECK
        n += 1
    if s.phase == TURN:
        reserve_cards(b, seat, plan)
        if contracts_left(s) > 0:
            ids.ids[n] = DRAW_CONTRACTS
            n += 1
        for word in range(b.route_words):
            wanted = plan.wanted[seat, word]
            mask = within_reach(b, s, seat, word)
            while mask:
                bit = lowest_bit(mask)
                mask = without_lowest(mask)
                route = word * WORD + bit
                own = b.route_length[route] * (wanted >> bit & 1)
                color, cost = best_color(b, s, seat, route, own, w, plan)
                if cost < FAR:
                    ids.ids[n] = claim_of(b, s, seat, route, color)
                    n += 1
    return n if n > 0 else list_actions(b, s, ids)
