"""A seat's plan: the routes it wants for its contracts, and the routes for its spare carts."""

from typing import Annotated, Protocol

from grachten.bots.planning.weights import Weights
from grachten.rules.bits import bit_of, lowest_in, without_lowest, word_of
from grachten.rules.jit import jit, lowest_bit
from grachten.rules.layout import (
    COLORS,
    GREY,
    LAST_CARTS,
    MAX_CONTRACTS,
    MAX_PLACES,
    MAX_PLAYERS,
    MAX_ROUTES,
    PLAIN_COLORS,
    ROUTE_WORDS,
    WILD,
    WORD,
    Row,
    State,
    Tables,
    row_type,
)
from grachten.rules.score import merchandise_bonus

FAR = 1 << 40
UNKNOWN = -FAR
LEAST = 5  # the lowest cost of a route, so that no path goes in circles


class Plan(Protocol):
    """The plans of all seats, and room for making them."""

    style: Annotated[Row, MAX_PLAYERS]  # index of the seat's weights
    fresh: Annotated[Row, MAX_PLAYERS]  # whether the seat's plan is up to date
    wanted: Annotated[Row, MAX_PLAYERS, ROUTE_WORDS]  # routes for contracts, as bits
    spare: Annotated[Row, MAX_PLAYERS, ROUTE_WORDS]  # other routes, as bits
    value: Annotated[Row, MAX_PLAYERS]
    carts: Annotated[Row, MAX_PLAYERS]  # left over by the plan
    time: Annotated[Row, MAX_PLAYERS]  # left over by the plan
    more: Annotated[Row, MAX_PLAYERS]  # worth of drawing contracts, or UNKNOWN
    open: Annotated[Row, MAX_PLAYERS]  # unfulfilled contracts
    touched: Annotated[Row, MAX_PLAYERS, MAX_PLACES]  # whether a route of an opponent ends there
    # The following fields are scratch space for making a plan or choosing a card.
    edges: int
    edge: Annotated[Row, MAX_ROUTES]  # the route of each edge,
    a: Annotated[Row, MAX_ROUTES]  # the places it connects,
    b: Annotated[Row, MAX_ROUTES]
    cost: Annotated[Row, MAX_ROUTES]  # its cost on a path,
    price: Annotated[Row, MAX_ROUTES]  # which was this before the plan changed it,
    worth: Annotated[Row, MAX_ROUTES]  # and its worth by itself
    dist: Annotated[Row, MAX_PLACES]
    came: Annotated[Row, MAX_PLACES]  # the edge that leads to a place
    order: Annotated[Row, MAX_CONTRACTS]
    offers: Annotated[Row, MAX_CONTRACTS]
    gain: Annotated[Row, PLAIN_COLORS]
    reserved: Annotated[Row, PLAIN_COLORS]


PLAN = row_type(Plan)
PLAN_SIZE = PLAN.itemsize // 8


@jit
def most_cards(s: State, seat: int) -> int:
    """Return the most frequent color in hand except wild."""
    best = 0
    for color in range(1, PLAIN_COLORS):
        if s.hands[seat, color] > s.hands[seat, best]:
            best = color
    return best


@jit
def merchandise_worth(b: Tables, s: State, seat: int, w: Weights) -> int:
    """Return what one more merchandise card is worth to a seat."""
    if s.merchandise_left == 0:
        return 0
    mine = s.merchandise[seat]
    gain = merchandise_bonus(b, s, seat, mine + 1) - merchandise_bonus(b, s, seat, mine)
    return w.merchandise + w.rank * gain


@jit
def within_reach(b: Tables, s: State, seat: int, word: int) -> int:
    """Return the open routes that the seat has carts for, as a word of bits."""
    return b.payable[WILD, min(s.carts[seat], b.longest), word] & ~s.closed[seat, word]


@jit
def turns_left(s: State, seat: int, pace: int) -> int:
    """Estimate a seat's remaining turns, in hundredths, from its fastest opponent."""
    if s.last_round >= 0:
        return 100
    fewest = 10_000
    for other in range(s.players):
        if other != seat:
            carts = int(s.carts[other]) - LAST_CARTS
            cards = 0
            for color in range(COLORS):
                cards += int(s.hands[other, color])
            claims = (carts + 2) // 3
            fewest = min(fewest, 100 * claims + 50 * max(0, carts - cards))
    return 100 + fewest * pace // 100


@jit
def price_routes(b: Tables, s: State, seat: int, w: Weights, plan: Plan) -> None:
    """List the routes that are open to the seat or its own, with their costs and worth."""
    merchandise = merchandise_worth(b, s, seat, w)
    most = s.hands[seat, most_cards(s, seat)]
    n = 0
    for word in range(b.route_words):
        owned = s.owned[seat, word]
        mask = owned | within_reach(b, s, seat, word)
        while mask:
            bit = lowest_bit(mask)
            mask = without_lowest(mask)
            route = word * WORD + bit
            cost = 0
            if not owned >> bit & 1:
                length = b.route_length[route]
                color = b.route_color[route]
                have = most if color == GREY else s.hands[seat, color]
                lack = max(0, length - have)
                points = b.points[length]
                worth = w.point * points - w.turn - w.card * lack - w.cart * length
                cost = w.path_turn + w.path_cart * length - w.path_point * points
                cost += lack * (w.path_grey if color == GREY else w.path_card)
                if b.route_carts[route]:
                    worth += merchandise
                    cost -= w.path_merchandise
                plan.worth[n] = worth
                cost = max(cost, LEAST)
            plan.edge[n] = route
            plan.a[n] = b.route_a[route]
            plan.b[n] = b.route_b[route]
            plan.cost[n] = cost
            n += 1
    plan.edges = n


@jit
def relax(plan: Plan, i: int) -> bool:
    """Shorten the path to one end of edge i if possible; return whether it did."""
    a, z, cost = plan.a[i], plan.b[i], plan.cost[i]
    if plan.dist[a] + cost < plan.dist[z]:
        plan.dist[z] = plan.dist[a] + cost
        plan.came[z] = i
        return True
    if plan.dist[z] + cost < plan.dist[a]:
        plan.dist[a] = plan.dist[z] + cost
        plan.came[a] = i
        return True
    return False


@jit
def find_paths(b: Tables, start: int, plan: Plan) -> None:
    """Find the cheapest path from `start` to every place, sweeping over all edges both ways."""
    for place in range(b.places):
        plan.dist[place] = FAR
    plan.dist[start] = 0
    n = plan.edges
    changed = True
    while changed:
        changed = False
        for i in range(n):
            changed |= relax(plan, i)
        if not changed:
            return
        changed = False
        for i in range(n - 1, -1, -1):
            changed |= relax(plan, i)


@jit
def drop_twin(b: Tables, route: int, plan: Plan) -> None:
    """Exclude the twin of a planned route."""
    twin = b.route_twin[route]
    if twin >= 0:
        for i in range(plan.edges):
            if plan.edge[i] == twin and plan.cost[i] != 0:
                plan.cost[i] = FAR


@jit
def want_path(b: Tables, seat: int, start: int, goal: int, plan: Plan) -> None:
    """Add the path that `find_paths` found to the plan; its routes cost nothing from now on."""
    place = goal
    while place != start:
        i = plan.came[place]
        if plan.cost[i] != 0:
            route = plan.edge[i]
            plan.wanted[seat, word_of(route)] |= bit_of(route)
            plan.cost[i] = 0
            drop_twin(b, route, plan)
        place = plan.a[i] + plan.b[i] - place


@jit
def path_needs(
    b: Tables, s: State, seat: int, start: int, goal: int, w: Weights, plan: Plan
) -> tuple[int, int]:
    """Return the carts and the turns, in hundredths, that the path takes."""
    carts, turns = 0, 0
    place = goal
    while place != start:
        i = plan.came[place]
        if plan.cost[i] != 0:
            route = plan.edge[i]
            length = b.route_length[route]
            color = b.route_color[route]
            if color == GREY:
                color = most_cards(s, seat)
            carts += length
            turns += 100 + (50 if b.route_color[route] == GREY else w.wait) * max(
                0, length - s.hands[seat, color]
            )
        place = plan.a[i] + plan.b[i] - place
    return carts, turns


@jit
def list_contracts(b: Tables, s: State, seat: int, plan: Plan) -> int:
    n = 0
    for word in range(b.contract_words):
        mask = s.kept[seat, word]
        while mask:
            plan.order[n] = lowest_in(word, mask)
            mask = without_lowest(mask)
            n += 1
    return n


@jit
def plan_contracts(b: Tables, s: State, seat: int, w: Weights, plan: Plan, pace: int) -> None:
    """Plan paths for contracts, the most rewarding next, while carts and time last."""
    n = list_contracts(b, s, seat, plan)
    carts = s.carts[seat]
    time = turns_left(s, seat, pace) + 50 * int(s.hands[seat, WILD])
    value = 0
    plan.open[seat] = 0
    found = -1  # the contract whose paths were found last
    for i in range(n):
        value -= b.contract_points[plan.order[i]] * w.contract // 2
    while n > 0:
        best, best_worth, best_carts, best_turns = -1, w.hope, 0, 0
        i = 0
        while i < n:
            contract = plan.order[i]
            start, goal = b.contract_a[contract], b.contract_b[contract]
            find_paths(b, start, plan)
            found = contract
            cost = plan.dist[goal]
            done = cost == 0
            if cost < FAR and not done:
                needed, turns = path_needs(b, s, seat, start, goal, w, plan)
                if needed > carts or turns > time:
                    cost = FAR
            if done or cost >= FAR:
                if done:
                    value += b.contract_points[contract] * w.contract
                n -= 1
                plan.order[i] = plan.order[n]
                continue
            worth = b.contract_points[contract] * w.contract - cost
            if worth > best_worth:
                best, best_worth, best_carts, best_turns = i, worth, needed, turns
            i += 1
        if best < 0:
            break
        contract = plan.order[best]
        start, goal = b.contract_a[contract], b.contract_b[contract]
        if found != contract:
            find_paths(b, start, plan)
        want_path(b, seat, start, goal, plan)
        value += best_worth
        carts -= best_carts
        time -= best_turns
        plan.open[seat] += 1
        n -= 1
        plan.order[best] = plan.order[n]
    plan.value[seat] = value
    plan.carts[seat] = carts
    plan.time[seat] = time
    plan.more[seat] = UNKNOWN


@jit
def plan_spare(b: Tables, seat: int, w: Weights, plan: Plan) -> None:
    """Plan the most valuable other routes for the remaining carts."""
    carts = plan.carts[seat]
    for _ in range(w.spares):
        best, best_worth = -1, w.spare
        for i in range(plan.edges):
            fits = 0 < plan.cost[i] < FAR and b.route_length[plan.edge[i]] <= carts
            if fits and plan.worth[i] > best_worth:
                best, best_worth = i, plan.worth[i]
        if best < 0:
            return
        route = plan.edge[best]
        plan.spare[seat, word_of(route)] |= bit_of(route)
        plan.value[seat] += best_worth
        carts -= b.route_length[route]
        plan.cost[best] = FAR
        drop_twin(b, route, plan)


@jit
def make_plan(b: Tables, s: State, seat: int, w: Weights, plan: Plan, pace: int) -> None:
    price_routes(b, s, seat, w, plan)
    plan_routes(b, s, seat, w, plan, pace)


@jit
def plan_routes(b: Tables, s: State, seat: int, w: Weights, plan: Plan, pace: int) -> None:
    """Make the plan from routes with their prices."""
    for word in range(b.route_words):
        plan.wanted[seat, word] = 0
        plan.spare[seat, word] = 0
    plan_contracts(b, s, seat, w, plan, pace)
    plan_spare(b, seat, w, plan)
    plan.fresh[seat] = 1
