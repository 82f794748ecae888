"""What the net knows of a position: whole numbers for each seat, and some that all seats share.

None of them names a route, a place or a contract, so one net serves every board. Most of them
describe what the seat would plan to do (`bots/planning/plan.py`).
"""

from typing import Protocol

from grachten.bots.planning.cards import deck_gain, weigh_cards
from grachten.bots.planning.claims import best_color, reserve_cards
from grachten.bots.planning.plan import (
    FAR,
    Plan,
    make_plan,
    most_cards,
    turns_left,
    within_reach,
)
from grachten.bots.planning.weights import Weights
from grachten.rules.bits import lowest_in, without_lowest
from grachten.rules.contracts import contracts_left
from grachten.rules.jit import jit, lowest_bit
from grachten.rules.layout import (
    GREY,
    MARKET,
    PLAIN_COLORS,
    SECOND_DRAW,
    TURN,
    WILD,
    WORD,
    Row,
    State,
    Tables,
    row_type,
)
from grachten.rules.market import market_wilds
from grachten.rules.score import is_fulfilled, merchandise_bonus, root_of

SCALE = 100  # plan values and times are in hundredths


class SeatFacts(Protocol):
    """The numbers of one seat, whatever it plans."""

    points: int  # for routes
    carts: int
    cards: int
    wilds: int
    largest: int  # cards of the most frequent plain color,
    second: int  # and of the next one
    merchandise: int
    bonus: int  # for merchandise, if the game ended now
    contracts: int
    fulfilled: int  # points of fulfilled contracts
    unfulfilled: int  # and of all others
    turns: int  # tenths of a turn until the fastest opponent can end the game
    best_claim: int  # most points of any route that the seat can pay for now
    open_points: int  # most points of any route that the seat has carts for
    to_move: int
    second_draw: int
    wait: int  # turns until the seat is to move


class PlanFacts(Protocol):
    """The numbers of one seat's plan in one style."""

    planned: int  # points of contracts that the plan fulfills
    open: int  # contracts that it fulfills
    wanted: int  # routes for them,
    wanted_carts: int
    wanted_lack: int  # cards that they still need, color by color
    wanted_points: int
    wanted_merchandise: int
    wanted_ready: int  # those that the seat can pay for now
    ready_points: int
    contested: int  # ends of them that an opponent touches,
    rivals: int  # and those that an opponent's plan in the same style has too
    longest_lack: int  # most cards that one of them still needs
    spare_points: int  # of the planned routes besides those for contracts
    spare_lack: int
    spare_merchandise: int
    value: int  # of the plan, in points
    spare_carts: int  # left over by the plan
    spare_time: int  # tenths of a turn, left over by the plan
    market_gain: int  # worth of the best card of the market to the plan, in tenths of a point,
    second_gain: int  # of the second best,
    deck_gain: int  # of the average unseen card,
    wild_gain: int  # and of a wild, if there is one in the market


class SharedFacts(Protocol):
    """The numbers that are the same for all seats."""

    deck: int
    discards: int
    merchandise_left: int
    contracts_left: int
    market_wilds: int
    fewest_carts: int


SEAT_FACTS = row_type(SeatFacts)
PLAN_FACTS = row_type(PlanFacts)
SHARED_FACTS = row_type(SharedFacts)
OWN_SIZE = SEAT_FACTS.itemsize // 8
PLAN_FACTS_SIZE = PLAN_FACTS.itemsize // 8
SHARED_SIZE = SHARED_FACTS.itemsize // 8
PLANS = 2  # the styles in which each seat's plan is described
SEAT_SIZE = OWN_SIZE + PLANS * PLAN_FACTS_SIZE


@jit
def count_hand(s: State, seat: int, f: SeatFacts) -> None:
    f.wilds = s.hands[seat, WILD]
    f.cards = f.wilds
    f.largest = 0
    f.second = 0
    for color in range(PLAIN_COLORS):
        n = s.hands[seat, color]
        f.cards += n
        if n > f.largest:
            f.second = f.largest
            f.largest = n
        elif n > f.second:
            f.second = n


@jit
def join(b: Tables, words: Row, leads_to: Row) -> None:
    """Join the places that these routes connect, as `rules/score.py` does for a seat's own."""
    for word in range(b.route_words):
        mask = words[word]
        while mask:
            route = lowest_in(word, mask)
            mask = without_lowest(mask)
            leads_to[root_of(leads_to, b.route_a[route])] = root_of(leads_to, b.route_b[route])


@jit
def sum_contracts(b: Tables, s: State, seat: int, plan: Plan, f: SeatFacts) -> None:
    """Sum up the contracts that are fulfilled, and those that are not."""
    f.contracts = 0
    f.fulfilled = 0
    f.unfulfilled = 0
    for place in range(b.places):
        plan.dist[place] = place
    join(b, s.owned[seat], plan.dist)
    for word in range(b.contract_words):
        mask = s.kept[seat, word]
        while mask:
            contract = lowest_in(word, mask)
            mask = without_lowest(mask)
            f.contracts += 1
            if is_fulfilled(b, plan.dist, contract):
                f.fulfilled += b.contract_points[contract]
            else:
                f.unfulfilled += b.contract_points[contract]


@jit
def sum_planned(b: Tables, s: State, seat: int, fulfilled: int, plan: Plan, f: PlanFacts) -> None:
    """Sum up the contracts that the plan fulfills."""
    f.planned = -fulfilled
    if plan.open[seat] == 0:
        f.planned = 0
        return
    for place in range(b.places):
        plan.dist[place] = place
    join(b, s.owned[seat], plan.dist)
    join(b, plan.wanted[seat], plan.dist)
    for word in range(b.contract_words):
        mask = s.kept[seat, word]
        while mask:
            contract = lowest_in(word, mask)
            mask = without_lowest(mask)
            if is_fulfilled(b, plan.dist, contract):
                f.planned += b.contract_points[contract]


@jit
def sum_wanted(b: Tables, s: State, seat: int, w: Weights, plan: Plan, f: PlanFacts) -> None:
    """Sum up the routes that the plan wants for contracts."""
    f.wanted = 0
    f.wanted_carts = 0
    f.wanted_points = 0
    f.wanted_merchandise = 0
    f.wanted_ready = 0
    f.ready_points = 0
    f.contested = 0
    f.longest_lack = 0
    grey = 0
    reserve_cards(b, seat, plan)
    for word in range(b.route_words):
        mask = plan.wanted[seat, word]
        while mask:
            route = lowest_in(word, mask)
            mask = without_lowest(mask)
            length = b.route_length[route]
            color = b.route_color[route]
            f.wanted += 1
            f.wanted_carts += length
            f.wanted_points += b.points[length]
            f.wanted_merchandise += b.route_carts[route] > 0
            ends = plan.touched[seat, b.route_a[route]] + plan.touched[seat, b.route_b[route]]
            f.contested += ends
            if color == GREY:
                grey += length
                color = most_cards(s, seat)
            f.longest_lack = max(f.longest_lack, length - s.hands[seat, color])
            cost = best_color(b, s, seat, route, length, w, plan)[1]
            if cost < FAR:
                f.wanted_ready += 1
                f.ready_points = max(f.ready_points, b.points[length])
    lack, over = 0, 0
    for color in range(PLAIN_COLORS):
        missing = plan.reserved[color] - s.hands[seat, color]
        if missing > 0:
            lack += missing
        else:
            over -= missing
    f.wanted_lack = max(0, lack + max(0, grey - over) - s.hands[seat, WILD])


@jit
def sum_spare(b: Tables, s: State, seat: int, plan: Plan, f: PlanFacts) -> None:
    f.spare_points = 0
    f.spare_lack = 0
    f.spare_merchandise = 0
    for word in range(b.route_words):
        mask = plan.spare[seat, word]
        while mask:
            route = lowest_in(word, mask)
            mask = without_lowest(mask)
            length = b.route_length[route]
            color = b.route_color[route]
            if color == GREY:
                color = most_cards(s, seat)
            f.spare_points += b.points[length]
            f.spare_lack += max(0, length - s.hands[seat, color])
            f.spare_merchandise += b.route_carts[route] > 0


@jit
def find_best_claims(b: Tables, s: State, seat: int, f: SeatFacts) -> None:
    """Find the most points of a route that the seat can pay for, and has carts for."""
    f.best_claim = 0
    f.open_points = 0
    wilds = s.hands[seat, WILD]
    most = s.hands[seat, most_cards(s, seat)]
    for word in range(b.route_words):
        mask = within_reach(b, s, seat, word)
        while mask:
            bit = lowest_bit(mask)
            mask = without_lowest(mask)
            route = word * WORD + bit
            length = b.route_length[route]
            color = b.route_color[route]
            points = b.points[length]
            f.open_points = max(f.open_points, points)
            if (most if color == GREY else s.hands[seat, color]) + wilds >= length:
                f.best_claim = max(f.best_claim, points)


@jit
def weigh_market(b: Tables, s: State, seat: int, w: Weights, plan: Plan, f: PlanFacts) -> None:
    wild = weigh_cards(b, s, seat, w, plan)
    f.deck_gain = deck_gain(b, s, seat, wild, plan) // 10
    f.market_gain = 0
    f.second_gain = 0
    f.wild_gain = 0
    for slot in range(MARKET):
        color = s.market[slot]
        if color == WILD:
            f.wild_gain = wild // 10
        elif color < WILD:
            gain = plan.gain[color] // 10
            if gain > f.market_gain:
                f.second_gain = f.market_gain
                f.market_gain = gain
            elif gain > f.second_gain:
                f.second_gain = gain


@jit
def describe_seat(b: Tables, s: State, seat: int, plan: Plan, f: SeatFacts) -> None:
    """Write the numbers of a seat."""
    f.points = s.points[seat]
    f.carts = s.carts[seat]
    f.merchandise = s.merchandise[seat]
    f.bonus = merchandise_bonus(b, s, seat, s.merchandise[seat])
    f.turns = turns_left(s, seat, SCALE) // 10
    f.to_move = s.to_move == seat and s.phase == TURN
    f.second_draw = s.to_move == seat and s.phase == SECOND_DRAW
    f.wait = (seat - s.to_move + s.players) % s.players
    count_hand(s, seat, f)
    sum_contracts(b, s, seat, plan, f)
    find_best_claims(b, s, seat, f)


@jit
def describe_plan(
    b: Tables, s: State, seat: int, w: Weights, fulfilled: int, plan: Plan, f: PlanFacts
) -> None:
    """Make the seat's plan in a style, and write its numbers."""
    make_plan(b, s, seat, w, plan, w.pace)
    f.open = plan.open[seat]
    f.value = plan.value[seat] // SCALE
    f.spare_carts = plan.carts[seat]
    f.spare_time = plan.time[seat] // 10
    sum_planned(b, s, seat, fulfilled, plan, f)
    sum_wanted(b, s, seat, w, plan, f)
    sum_spare(b, s, seat, plan, f)
    weigh_market(b, s, seat, w, plan, f)


@jit
def count_rivals(b: Tables, s: State, seat: int, plan: Plan) -> int:
    """Count the wanted routes that the plan of another seat has too."""
    n = 0
    for word in range(b.route_words):
        others = 0
        for other in range(s.players):
            if other != seat:
                others |= plan.wanted[other, word] | plan.spare[other, word]
        mask = plan.wanted[seat, word] & others
        while mask:
            mask = without_lowest(mask)
            n += 1
    return n


@jit
def describe_shared(s: State, f: SharedFacts) -> None:
    f.deck = s.deck_size
    f.discards = s.discards_size
    f.merchandise_left = s.merchandise_left
    f.contracts_left = contracts_left(s)
    f.market_wilds = market_wilds(s)
    fewest = s.carts[0]
    for seat in range(1, s.players):
        fewest = min(fewest, s.carts[seat])
    f.fewest_carts = fewest
