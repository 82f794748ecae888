"""`greedy`: claims the best useful route it can pay for, else draws what its contracts need."""

from collections import Counter
from collections.abc import Callable, Sequence

from grachten.bots.base import Bot
from grachten.bots.network import cheapest_way
from grachten.game import (
    Action,
    ClaimRoute,
    DrawDeck,
    DrawMarket,
    Keep,
    Pass,
    View,
    open_routes,
)

# The carts that a contract still needs and the routes to claim for it; None: it is cut off.
Way = tuple[int, list[int]] | None


class GreedyBot(Bot):
    """Follows the cheapest way of each contract; without one to follow, takes points."""

    description = "claims the best useful route it can pay for, else draws what it needs"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        index = self.board.route_index
        mine = [index[name] for name, holder in view.routes.items() if holder == self.seat]
        still_open = open_routes(self.board, view, self.seat)

        def way_of(contract: str) -> Way:
            line = self.board.contracts[self.board.contract_index[contract]]
            return cheapest_way(self.board, line.a, line.b, still_open, mine)

        if isinstance(legal[0], Keep):
            return self._keep(view, legal, way_of)
        wanted = self._wanted(view, way_of)
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        useful = [claim for claim in claims if not wanted or index[claim.route] in wanted]
        if useful:
            return max(useful, key=lambda claim: self._worth(view, claim))
        return self._draw(view, legal, wanted)

    def _keep(self, view: View, legal: Sequence[Action], way_of: Callable[[str], Way]) -> Action:
        """Both contracts if the carts last for both, else the better one."""
        keeps = [action for action in legal if isinstance(action, Keep)]
        carts = view.seats[self.seat].carts

        def worth(keep: Keep) -> tuple[bool, float]:
            points = needed = 0
            for name in keep.contracts:
                way = way_of(name)
                needed += carts + 1 if way is None else way[0]
                points += self.board.contracts[self.board.contract_index[name]].points
            fits = needed <= carts
            return fits, points if fits else -needed

        return max(keeps, key=worth)

    def _wanted(self, view: View, way_of: Callable[[str], Way]) -> set[int]:
        """The routes on the cheapest ways of the contracts that the carts still reach."""
        wanted: set[int] = set()
        for name in view.contracts or ():
            way = way_of(name)
            if way is not None and way[0] <= view.seats[self.seat].carts:
                wanted.update(way[1])
        return wanted

    def _worth(self, view: View, claim: ClaimRoute) -> tuple[int, int, int]:
        """Most points, then fewest wilds, then from the color it has most of."""
        length = self.board.routes[self.board.route_index[claim.route]].length
        return self.board.points[length], -claim.wilds, _hand(view)[claim.color]

    def _draw(self, view: View, legal: Sequence[Action], wanted: set[int]) -> Action:
        if isinstance(legal[0], Pass):
            return legal[0]
        needs = self._needs(view, wanted)
        cards = [action for action in legal if isinstance(action, DrawMarket)]
        best = max(cards, key=lambda card: needs[card.color], default=None)
        if best is not None and needs[best.color] > 0:
            return best
        for action in legal:
            if isinstance(action, DrawDeck):
                return action
        return best if best is not None else legal[0]

    def _needs(self, view: View, wanted: set[int]) -> Counter[str]:
        """How many cards of each color the wanted routes lack; grey ones want the best color."""
        hand = _hand(view)
        lacks: Counter[str] = Counter()
        favorite = max(hand, key=lambda color: hand[color] if color != "wild" else -1, default="")
        for route in wanted:
            line = self.board.routes[route]
            color = favorite if line.color == "grey" else line.color
            lacks[color] += max(0, line.length - hand[color])
        return lacks


def _hand(view: View) -> Counter[str]:
    return Counter(view.hand or {})
