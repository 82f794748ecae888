"""`hungry`: builds one network for as many contracts as its carts and the time allow."""

from collections import Counter
from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.bots.joint_plan import JointPlan, joint_plan
from grachten.bots.more_contracts import carts_last
from grachten.bots.needs import (
    GREY,
    WILD,
    claim_longest,
    draw_or_move_on,
    favorite_color,
)
from grachten.bots.network import cheapest_path
from grachten.bots.planning.weights import CHASER, weights
from grachten.bots.position import SeatPosition
from grachten.game import Action, ClaimRoute, DrawContracts, DrawMarket, Keep, View

RESERVE = 4  # carts kept in reserve; without it, too many contracts ran out of time


class HungryBot(Bot):
    """A bot that plans one cheap network for all its contracts, and takes more while carts last.

    Cheap means few turns: a card costs half a turn, a claim a whole turn, and points pay part of it
    back. Of the planned routes that it can pay for, it claims the most endangered one, then the
    most valuable one. It draws the color that the plan lacks most. It takes a wild from the market
    if one card completes a route and no other market card helps. Otherwise it draws from the deck.

    It takes more contracts as soon as it can claim nothing in its plan and the spare carts reach
    most of the remaining contracts. The opponents' carts are its clock: it never counts more spare
    carts than the fastest opponent has left. It returns contracts that do not fit into one plan
    with the rest. When the plan is done, it spends the remaining carts on the longest routes.
    """

    description = "plans one network for all its contracts, and takes more while carts last"
    model = weights(**CHASER)

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        position = SeatPosition(self.board, view, self.seat)
        held = view.contracts or ()
        if isinstance(legal[0], Keep):
            return _keep(position, held, legal)
        plan = joint_plan(position, held)
        claim = _claim(position, plan, legal)
        if claim is not None:
            return claim
        if DrawContracts() in legal and _has_room(position, plan):
            return DrawContracts()
        if not plan.routes or position.last_turn:
            return claim_longest(position, legal)
        return _draw(position, plan, legal)


def _keep(position: SeatPosition, held: Sequence[str], legal: Sequence[Action]) -> Keep:
    """Keep both contracts if one plan fulfills all of them, else the best points per cart."""
    keeps = [action for action in legal if isinstance(action, Keep)]
    before = joint_plan(position, held)

    def worth(keep: Keep) -> tuple[bool, int, float]:
        plan = joint_plan(position, [*held, *keep.contracts])
        points = sum(map(position.points_of, keep.contracts))
        if not {*before.fulfills, *keep.contracts} <= set(plan.fulfills):
            return False, -len(keep.contracts), -points  # to lose as little as possible
        more = max(0, plan.carts - before.carts)
        # The added 1 is for contracts that cost no cart at all.
        return True, len(keep.contracts), points / (more + 1)

    return max(keeps, key=worth)


def _has_room(position: SeatPosition, plan: JointPlan) -> bool:
    """Return whether plan, reserve and one more contract fit everybody's carts."""
    fewest = min(seat.carts for seat in position.view.seats)
    return carts_last(position, fewest - RESERVE - plan.carts, plan.routes)


def _claim(position: SeatPosition, plan: JointPlan, legal: Sequence[Action]) -> ClaimRoute | None:
    """Return the claim of the most endangered planned route, paid with the least needed cards."""
    claims = [(route, claim) for route, claim in position.claims(legal) if route in plan.routes]
    if not claims:
        return None
    dangers = {route: _danger(position, route) for route, _ in claims}
    wanted: Counter[str] = Counter()
    for line in (position.board.routes[route] for route in plan.routes):
        wanted[line.color] += line.length

    def worth(pair: tuple[int, ClaimRoute]) -> tuple[int, int, int, int]:
        route, claim = pair
        spare = position.hand[claim.color] - wanted[claim.color]
        return dangers[route], position.points_for(route), -claim.wilds, spare

    return max(claims, key=worth)[1]


def _danger(position: SeatPosition, route: int) -> int:
    """Return the carts that losing the route would cost, times its ends that opponents touch."""
    board = position.board
    line = board.routes[route]
    reached: set[int] = set()
    for name, holder in position.view.routes.items():
        if holder != position.seat:
            theirs = board.routes[board.route_index[name]]
            reached |= {theirs.a, theirs.b}
    ends = (line.a in reached) + (line.b in reached)
    if not ends:
        return 0
    lost = {route, line.twin} if position.view.players == 2 else {route}  # R19
    rest = [other for other in position.open if other not in lost]
    path = cheapest_path(board, line.a, line.b, rest, position.mine)
    detour = position.carts if path is None else min(position.carts, path[0])
    return ends * max(0, detour - line.length)


def _draw(position: SeatPosition, plan: JointPlan, legal: Sequence[Action]) -> Action:
    """Draw the color that the plan lacks most, or the wild that makes a route payable."""
    lacks, one_short = _lacks(position, plan)
    cards = [action for action in legal if isinstance(action, DrawMarket)]
    best = max(cards, key=lambda card: lacks[card.color], default=None)
    if best is not None and lacks[best.color] > 0:
        return best
    wild = DrawMarket(WILD)
    if one_short and wild in cards:
        return wild
    return draw_or_move_on(position, legal, plan.routes)


def _lacks(position: SeatPosition, plan: JointPlan) -> tuple[Counter[str], bool]:
    """Return the cards that the plan lacks, and whether a route is one card short."""
    hand = position.hand.copy()
    wilds = hand.pop(WILD, 0)
    lacks: Counter[str] = Counter()
    one_short = False
    lines = [position.board.routes[route] for route in plan.routes]
    for line in sorted(lines, key=lambda line: (line.color == GREY, -line.length)):
        color = favorite_color(hand) if line.color == GREY else line.color
        used = min(hand[color], line.length)
        hand[color] -= used
        lacks[color] += line.length - used
        one_short = one_short or line.length - used - wilds == 1
    return lacks, one_short
