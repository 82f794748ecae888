"""The checks of a board file: what it must contain, and how its parts must fit together."""

from collections.abc import Iterator
from itertools import chain, islice

from grachten.board import check_relations as relations
from grachten.board.check_relations import FEWEST_CARTS
from grachten.board.check_values import (
    MOST,
    Check,
    flag,
    items,
    named_tables,
    number,
    one_of,
    show,
    table,
    text,
    whole,
)
from grachten.board.limits import MAX_CONTRACTS, MAX_LENGTH, MAX_PLACES
from grachten.board.model import CARD_COLORS, HEIGHT, ROUTE_COLORS, WIDTH
from grachten.errors import BoardProblem

MAX_PROBLEMS = 100  # listed problems
MAX_COUNTED = 100  # further problems to count
FEWEST_CONTRACTS = 4 * 2  # offered to four players
PLAYERS = (2, 3, 4)
AMOUNT = whole(0, MOST)


def place_key(value: object, key: str) -> Iterator[BoardProblem]:
    """Check for a text; `known_places` checks whether there is such a place."""
    if not isinstance(value, str):
        yield BoardProblem("wrong_type", key, f"must be the key of a place, not {show(value)}")


def bonus(players: int) -> Check:
    """Return a check for the points per rank, best rank first."""
    check_points = items(AMOUNT, players, players)

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        wrong = list(check_points(value, key))
        yield from wrong
        if not wrong and isinstance(value, list | tuple) and list(value) != sorted(value)[::-1]:
            message = "rises; a better rank must not get fewer points than the next one"
            yield BoardProblem("rising_bonus", key, message)

    return check


END_AT_ONCE = "; with 2 carts or fewer the end would be triggered at once"
WILD = {"wild": "it is a color of cards; did you mean grey, a route that takes any color?"}

BETWEEN = items(place_key, 2, 2)
PLACE = table({"name": text, "x": number(0, WIDTH), "y": number(0, HEIGHT)})
ROUTE = table(
    {
        "between": BETWEEN,
        "length": whole(1, MAX_LENGTH),
        "colors": items(one_of(ROUTE_COLORS, "color", WILD), 1, 2),
    },
    {"carts": flag},
)
CONTRACT = table({"between": BETWEEN, "points": whole(1, MOST)}, {"photographed": flag})
BOARD = table(
    {
        "carts_per_player": whole(FEWEST_CARTS, MOST, END_AT_ONCE),
        "points_by_length": table({}, {str(n + 1): AMOUNT for n in range(MAX_LENGTH)}),
        "cards": table(dict.fromkeys(CARD_COLORS, AMOUNT)),
        "merchandise_cards": AMOUNT,
        "merchandise_bonus": table({str(players): bonus(players) for players in PLAYERS}),
        "places": named_tables(PLACE, 2, MAX_PLACES),
        "routes": items(ROUTE, 1),
        "contracts": items(CONTRACT, FEWEST_CONTRACTS, MAX_CONTRACTS),
    },
    {"title": text},
)

RELATIONS = (
    relations.enough_carts,
    relations.enough_cards,
    relations.differing_names,
    relations.differing_spots,
    relations.not_too_many_routes,
    relations.known_places,
    relations.different_ends,
    relations.points_for_each_length,
    relations.at_most_two_parallel,
    relations.parallel_lengths_agree,
    relations.differing_contracts,
    relations.contracts_can_be_fulfilled,
)


def problems_of(source: object) -> list[BoardProblem]:
    """Return all problems of a parsed board file; any object may be passed."""
    found = chain(BOARD(source, ""), *(check(source) for check in RELATIONS))
    problems = list(islice(found, MAX_PROBLEMS))
    more = sum(1 for _ in islice(found, MAX_COUNTED))
    if more:
        number_of = f"at least {more}" if more == MAX_COUNTED else f"{more}"
        problems.append(BoardProblem("more_problems", "", f"and {number_of} more"))
    return problems
