"""The cards that planned routes lack, which card to draw, and which claim to make."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from grachten.board import Board
from grachten.bots.position import SeatPosition
from grachten.game import Action, ClaimRoute, DrawDeck, DrawMarket

WILD: Final = "wild"
GREY: Final = "grey"


def lacking(board: Board, hand: Counter[str], routes: Iterable[int]) -> Counter[str]:
    """Return how many cards of each color the routes lack; grey routes want the best color."""
    lacks: Counter[str] = Counter()
    favorite = favorite_color(hand)
    for route in routes:
        line = board.routes[route]
        color = favorite if line.color == GREY else line.color
        lacks[color] += max(0, line.length - hand[color])
    return lacks


def favorite_color(hand: Mapping[str, int]) -> str:
    """Return the most frequent color in hand except wild; empty for an empty hand."""
    return max(hand, key=lambda color: hand[color] if color != WILD else -1, default="")


def draw_for(legal: Sequence[Action], needs: Mapping[str, int]) -> Action:
    """Return the most needed market card, else the deck, else any legal action."""
    cards = [action for action in legal if isinstance(action, DrawMarket)]
    best = max(cards, key=lambda card: needs.get(card.color, 0), default=None)
    if best is not None and needs.get(best.color, 0) > 0:
        return best
    for action in legal:
        if isinstance(action, DrawDeck):
            return action
    return best if best is not None else legal[0]


def claim_worth(position: SeatPosition, claim: ClaimRoute) -> tuple[int, int, int]:
    """Return the sort key of a claim: most points, fewest wilds, most cards of its color."""
    route = position.board.route_index[claim.route]
    return position.points_for(route), -claim.wilds, position.hand[claim.color]


def best_claim(
    position: SeatPosition, legal: Sequence[Action], routes: Collection[int] | None = None
) -> ClaimRoute | None:
    """Return the best claim, of these routes or of all; None if none is affordable."""
    claims = [claim for route, claim in position.claims(legal) if routes is None or route in routes]
    return max(claims, key=lambda claim: claim_worth(position, claim), default=None)


def longest_routes(position: SeatPosition) -> list[int]:
    """Return the open routes with the most points among those that the carts suffice for."""
    fitting = [r for r in position.open if position.board.routes[r].length <= position.carts]
    most = max((position.points_for(route) for route in fitting), default=0)
    return [route for route in fitting if position.points_for(route) == most]


def draw_or_move_on(
    position: SeatPosition, legal: Sequence[Action], routes: Iterable[int]
) -> Action:
    """Draw for these routes; if no card can be drawn or would help in time, claim any route."""
    can_draw = any(isinstance(action, DrawDeck | DrawMarket) for action in legal)
    claim = best_claim(position, legal) if position.last_turn or not can_draw else None
    if claim is not None:
        return claim
    if can_draw:
        return draw_for(legal, lacking(position.board, position.hand, routes))
    return legal[0]  # draw contracts or pass, whatever is legal


def spend_carts(position: SeatPosition, legal: Sequence[Action]) -> Action:
    """Claim the most points now, or else draw for a long route."""
    claim = best_claim(position, legal)
    return claim or draw_or_move_on(position, legal, longest_routes(position))


def claim_longest(position: SeatPosition, legal: Sequence[Action]) -> Action:
    """Claim or draw for the longest routes; in the last turn claim any route."""
    goals = longest_routes(position)
    claim = best_claim(position, legal, None if position.last_turn else goals)
    return claim or draw_or_move_on(position, legal, goals)
