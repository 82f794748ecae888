"""The weights of a planning player, in hundredths of a point unless stated otherwise.

Found by letting players with different weights play many games against each other.
"""

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from grachten.rules.layout import Row, dtype_of

DEFAULTS: Mapping[str, int] = {
    "turn": 112,  # cost of a turn, on a route that serves no contract
    "card": 23,  # cost of a card still to be drawn
    "cart": 36,  # cost of a cart
    "point": 100,  # a point for a route
    "merchandise": 163,  # a merchandise card,
    "rank": 39,  # and each extra point of the bonus that it brings at once
    "path_turn": 483,  # cost of a turn, on a route for a contract; so are all path_… weights
    "path_card": 147,  # cost of a card of one color
    "path_grey": 115,  # cost of a card for a grey route
    "path_cart": 6,
    "path_point": 73,
    "path_merchandise": 177,
    "wait": 58,  # hundredths of a turn to get a card of one color
    "contract": 125,  # a point of a contract: added if fulfilled, subtracted if failed
    "hope": 11,  # how much better than nothing a contract's path must be
    "pace": 67,  # turns to the end, in percent of the fastest opponent's minimum
    "keep_pace": 90,  # the same when choosing contracts,
    "hurry_pace": 42,  # and when checking whether time runs out
    "both": 241,  # how much better two contracts must be than one
    "spares": 1,  # planned routes besides those for contracts
    "spare": 10,  # the least worth of such a route
    "grab": 738,  # the least worth of a route outside the plan to be claimed,
    "grab_cart": 100,  # and the increase per cart
    "hurry": 195,  # with no more than this many hundredths of a turn left,
    "late": 74,  # the least worth is this
    "danger": 45,  # a route that an opponent touches, per end
    "wanted": 232,  # bonus of a route for a contract
    "wild": 30,  # cost of paying with a wild
    "reserved": 19,  # cost of paying with a card that another route needs
    "gain1": 193,  # worth of a card for a route that lacks one card,
    "gain2": 68,  # two,
    "gain3": 35,  # three,
    "gain4": 17,  # or more
    "second": 87,  # worth of a card for other routes than those for contracts, in percent
    "deck": 123,  # worth of a card from the deck, in percent of the mean
    "market_wild": 39,  # worth of a wild from the market, which takes a whole turn, in percent
    "more_carts": 5,  # spare carts needed to draw contracts,
    "more_rivals": 11,  # carts that every opponent must still have,
    "more": 159,  # the least worth of drawing them,
    "more_held": 3,  # and the number of open contracts that is enough
}

WEIGHTS = dtype_of(dict.fromkeys(DEFAULTS, ()))


class Weights(Protocol):
    """The weights as compiled functions read them."""

    def __getattr__(self, name: str) -> int: ...


def weights(**changes: int) -> Row:
    """Return the default weights with these changes."""
    return np.array(list({**DEFAULTS, **changes}.values()), np.int64)


# Another good style: prefers short contracts and merchandise.
COLLECTOR: Mapping[str, int] = {
    "turn": 333,
    "card": 42,
    "cart": 16,
    "merchandise": 258,
    "rank": 29,
    "path_turn": 140,
    "path_card": 17,
    "path_grey": 8,
    "path_cart": 36,
    "path_point": 100,
    "path_merchandise": 351,
    "wait": 41,
    "contract": 74,
    "hope": 5,
    "pace": 50,
    "keep_pace": 50,
    "hurry_pace": 84,
    "both": 100,
    "spares": 2,
    "spare": 48,
    "grab": 645,
    "hurry": 200,
    "late": 200,
    "danger": 38,
    "wanted": 536,
    "wild": 56,
    "reserved": 17,
    "gain1": 345,
    "gain2": 58,
    "gain3": 28,
    "gain4": 4,
    "second": 29,
    "deck": 92,
    "more_carts": 4,
    "more_rivals": 10,
    "more_held": 1,
}

# A weaker style: all contracts at any price, then long routes, ignoring merchandise. It was fitted
# to `hungry` and predicts two of three of its decisions.
CHASER: Mapping[str, int] = {
    "turn": 440,
    "card": 0,
    "cart": 0,
    "merchandise": 0,
    "rank": 15,
    "path_card": 1,
    "path_grey": 1,
    "path_cart": 50,
    "path_point": 40,
    "path_merchandise": 0,
    "wait": 0,
    "hope": -10_000,
    "pace": 400,
    "hurry_pace": 5_000,
    "both": -100_000,
    "spare": 340,
    "danger": 0,
    "wanted": 1_000,
    "reserved": 0,
    "gain1": 400,
    "gain2": 240,
    "gain3": 200,
    "second": 300,
    "deck": 100,
}

# The styles, best first. A search continues in one of the good styles; its opponents in the
# playouts may play any style.
STYLES: Row = np.stack(
    [
        weights(),
        weights(**COLLECTOR),
        weights(**{**COLLECTOR, "contract": 160, "pace": 80}),
        weights(**CHASER),
    ]
)
GOOD_STYLES = 3
