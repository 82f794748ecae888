"""Claims: how to pay for a route, and which route to claim."""

from grachten.bots.planning.plan import FAR, Plan, merchandise_worth, within_reach
from grachten.bots.planning.weights import Weights
from grachten.rules.bits import lowest_in, without_lowest
from grachten.rules.jit import jit, lowest_bit
from grachten.rules.layout import GREY, PLAIN_COLORS, WILD, WORD, State, Tables


@jit
def reserve_cards(b: Tables, seat: int, plan: Plan) -> None:
    """Count the cards of each color that the wanted routes need."""
    for color in range(PLAIN_COLORS):
        plan.reserved[color] = 0
    for word in range(b.route_words):
        mask = plan.wanted[seat, word]
        while mask:
            route = lowest_in(word, mask)
            mask = without_lowest(mask)
            if b.route_color[route] != GREY:
                plan.reserved[b.route_color[route]] += b.route_length[route]


@jit
def pay_cost(s: State, seat: int, color: int, length: int, own: int, w: Weights, plan: Plan) -> int:
    """Return the cost of paying in this color, or FAR; `own` cards are reserved for this route."""
    have = s.hands[seat, color]
    wilds = max(0, length - have)
    if wilds > s.hands[seat, WILD]:
        return FAR
    spared = have - (length - wilds)
    return w.wild * wilds + w.reserved * max(0, plan.reserved[color] - own - spared)


@jit
def claim_of(b: Tables, s: State, seat: int, route: int, color: int) -> int:
    length = b.route_length[route]
    wilds = max(0, length - s.hands[seat, color])
    if wilds == length:
        return b.claim_id[WILD, route]
    return b.claim_id[color, route] + wilds


@jit
def best_color(
    b: Tables, s: State, seat: int, route: int, own: int, w: Weights, plan: Plan
) -> tuple[int, int]:
    """Return the best color to pay a route in, and its cost: FAR if it is not affordable."""
    length = b.route_length[route]
    color = b.route_color[route]
    if color != GREY:
        return color, pay_cost(s, seat, color, length, own, w, plan)
    best, best_cost = 0, FAR
    for color in range(PLAIN_COLORS):
        cost = pay_cost(s, seat, color, length, 0, w, plan)
        if cost < best_cost:
            best, best_cost = color, cost
    return best, best_cost


@jit
def best_claim(b: Tables, s: State, seat: int, w: Weights, plan: Plan, least: int) -> int:
    """Return the best claim of a planned route, or of any route worth `least`; or -1."""
    best, best_worth = -1, -FAR
    merchandise = merchandise_worth(b, s, seat, w)
    for word in range(b.route_words):
        wanted = plan.wanted[seat, word]
        mask = within_reach(b, s, seat, word)
        planned = wanted | plan.spare[seat, word]
        if least == FAR:
            mask &= planned
        while mask:
            bit = lowest_bit(mask)
            route = word * WORD + bit
            mask = without_lowest(mask)
            length = b.route_length[route]
            is_wanted = wanted >> bit & 1
            color, cost = best_color(b, s, seat, route, length * is_wanted, w, plan)
            if cost >= FAR:
                continue
            worth = w.point * b.points[length] - cost
            if b.route_carts[route]:
                worth += merchandise
            if not planned >> bit & 1 and worth < least + w.grab_cart * length:
                continue
            worth += w.wanted * is_wanted
            if s.players == 2 or b.route_twin[route] < 0:
                ends = plan.touched[seat, b.route_a[route]] + plan.touched[seat, b.route_b[route]]
                worth += w.danger * ends
            if worth > best_worth:
                best, best_worth = claim_of(b, s, seat, route, color), worth
    return best
