"""What things are worth to a planning player, in hundredths of a point unless said otherwise.

Found by letting players with different weights play many games against one another.
"""

from collections.abc import Mapping

import numpy as np

from grachten.rules.layout import Row, row_type

DEFAULTS: Mapping[str, int] = {
    "turn": 112,  # what a turn costs, on a route that serves no contract
    "card": 23,  # what a card costs that must still be drawn
    "cart": 36,  # what a cart costs
    "point": 100,  # a point for a route
    "merchandise": 163,  # a merchandise card,
    "rank": 39,  # and each point more of the bonus that it brings at once
    "path_turn": 483,  # the same on the way of a contract
    "path_card": 147,  # a card of one color
    "path_grey": 115,  # a card for a grey route
    "path_cart": 6,
    "path_point": 73,
    "path_merchandise": 177,
    "wait": 58,  # turns that a card of one color takes, in hundredths
    "contract": 125,  # a point of a contract: fulfilled it is added, failed it is taken away
    "hope": 11,  # how much better than nothing a contract's way must be
    "pace": 67,  # turns to the end, in percent of what the fastest opponent needs at least
    "keep_pace": 90,  # the same when contracts are chosen,
    "hurry_pace": 42,  # and when it is asked whether time runs out
    "both": 241,  # how much better two contracts must be than one
    "spares": 1,  # routes that are planned beside those for contracts
    "spare": 10,  # what such a route must be worth
    "grab": 738,  # what a route outside the plan must be worth to be claimed,
    "grab_cart": 100,  # and more for each cart
    "hurry": 195,  # with so many hundredths of a turn left
    "late": 74,  # it need only be worth this
    "danger": 45,  # a route that an opponent touches, for each end
    "wanted": 232,  # a route for a contract rather than another
    "wild": 30,  # what it costs to pay with a wild
    "reserved": 19,  # what it costs to pay with a card that is wanted elsewhere
    "gain1": 193,  # what a card is worth to a route that lacks just one,
    "gain2": 68,  # two,
    "gain3": 35,  # three,
    "gain4": 17,  # or more
    "second": 87,  # a card for other routes than those for contracts, in percent
    "deck": 123,  # a card from the deck, in percent of the mean
    "market_wild": 39,  # a wild from the market, which takes a whole turn, in percent
    "more_carts": 5,  # spare carts that more contracts ask for,
    "more_rivals": 11,  # the carts that every opponent must have then,
    "more": 159,  # what drawing them must be worth,
    "more_held": 3,  # and so many open ones are enough
}

WEIGHTS = row_type(dict.fromkeys(DEFAULTS, ()))


def weights(**changes: int) -> Row:
    """The usual weights, but for these."""
    return np.array(list({**DEFAULTS, **changes}.values()), np.int64)


# Another way to play well: after short contracts and merchandise.
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

# A weaker way: all contracts at any price, then long routes, and no thought of merchandise. It was
# fitted to what `hungry` does, which it foretells in two of three decisions.
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

# How players may play, the best first. A search plays on in one of the good ones itself; its
# opponents in the playouts play in any.
STYLES: Row = np.stack(
    [
        weights(),
        weights(**COLLECTOR),
        weights(**{**COLLECTOR, "contract": 160, "pace": 80}),
        weights(**CHASER),
    ]
)
GOOD_STYLES = 3
