"""Contract choices: which to keep, and when to draw more."""

from grachten.bots.planning.plan import (
    FAR,
    UNKNOWN,
    Plan,
    find_paths,
    path_needs,
    plan_routes,
    price_routes,
)
from grachten.bots.planning.weights import Weights
from grachten.rules.bits import bit_of, word_of
from grachten.rules.contracts import contracts_left
from grachten.rules.jit import jit
from grachten.rules.layout import KEEP_FIRST, OFFER, State, Tables


@jit
def best_keep(b: Tables, s: State, seat: int, w: Weights, plan: Plan) -> int:
    """Return the choice that makes the best plan."""
    plan.fresh[seat] = 0
    if s.offer[seat, 1] < 0:
        return KEEP_FIRST
    best, best_value = KEEP_FIRST, -FAR
    price_routes(b, s, seat, w, plan)
    for i in range(plan.edges):
        plan.price[i] = plan.cost[i]
    for keeps in range(1, 4):
        for slot in range(OFFER):
            if keeps >> slot & 1:
                contract = s.offer[seat, slot]
                s.kept[seat, word_of(contract)] |= bit_of(contract)
        for i in range(plan.edges):
            plan.cost[i] = plan.price[i]
        plan_routes(b, s, seat, w, plan, w.keep_pace)
        if keeps == 3:
            plan.value[seat] -= w.both
        for slot in range(OFFER):
            contract = s.offer[seat, slot]
            s.kept[seat, word_of(contract)] &= ~bit_of(contract)
        if plan.value[seat] > best_value:
            best, best_value = KEEP_FIRST + keeps - 1, plan.value[seat]
    plan.fresh[seat] = 0
    return best


@jit
def worth_of_more(b: Tables, s: State, seat: int, w: Weights, plan: Plan) -> int:
    """Return the average worth of drawing two contracts and keeping the better one."""
    price_routes(b, s, seat, w, plan)
    for i in range(plan.edges):
        route = plan.edge[i]
        if plan.wanted[seat, word_of(route)] & bit_of(route):
            plan.cost[i] = 0
    n, last = 0, -1
    for contract in range(b.contracts):
        if s.kept[seat, word_of(contract)] & bit_of(contract):
            continue
        start, goal = b.contract_a[contract], b.contract_b[contract]
        if start != last:
            find_paths(b, start, plan)
            last = start
        points = b.contract_points[contract] * w.contract // 2
        worth = -points
        if plan.dist[goal] < FAR:
            carts, turns = path_needs(b, s, seat, start, goal, w, plan)
            if carts <= plan.carts[seat] and turns + 100 <= plan.time[seat]:
                worth = max(worth, points - plan.dist[goal])
        plan.offers[n] = worth
        n += 1
    total, pairs = 0, 0
    for i in range(n):
        for k in range(i):
            total += max(plan.offers[i], plan.offers[k])
            pairs += 1
    return total // pairs if pairs > 0 else UNKNOWN + 1


@jit
def wants_more(b: Tables, s: State, seat: int, w: Weights, plan: Plan) -> bool:
    """Return whether it is time to draw more contracts."""
    if s.last_round >= 0 or contracts_left(s) == 0 or plan.open[seat] >= w.more_held:
        return False
    if plan.carts[seat] < w.more_carts:
        return False
    for other in range(s.players):
        if other != seat and s.carts[other] < w.more_rivals:
            return False
    if plan.more[seat] == UNKNOWN:
        plan.more[seat] = worth_of_more(b, s, seat, w, plan)
    return plan.more[seat] > w.more
