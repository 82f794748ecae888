"""The checks of a board file: every mistake is reported, with its key, and nothing raises."""

import json
import tomllib
from collections.abc import Callable
from importlib import resources
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from grachten.board import CARD_COLORS, ROUTE_COLORS, board_names, limits, load_board
from grachten.board.check import MAX_COUNTED, MAX_PROBLEMS, problems_of
from grachten.errors import BoardError
from grachten.rules import layout
from grachten.rules.tables import make_tables

Source = dict[str, Any]
Found = set[tuple[str, str]]

BAD = Path(__file__).parent / "bad"
DATA = resources.files("grachten.board").joinpath("data")


def shipped(name: str) -> Source:
    return tomllib.loads(DATA.joinpath(f"{name}.toml").read_text("utf-8"))


def found_in(source: object) -> Found:
    problems = problems_of(source)
    pairs = {(problem.code, problem.key) for problem in problems}
    assert len(pairs) == len(problems), "a problem is reported twice"
    return pairs


def at(code: str, *keys: str) -> Found:
    return {(code, key) for key in keys}


BAD_FILES: dict[str, Found] = {
    "bad_texts": at("empty_text", "title", "places.brug.name")
    | at("text_too_long", "places.dijk.name")
    | at("invisible_character", "places.kade.name", "places.sluis.name"),
    "between": at("too_few", "routes[0].between")
    | at("wrong_type", "routes[1].between[1]")
    | at("too_many", "contracts[7].between"),
    "bonus": at("too_many", "merchandise_bonus.2")
    | at("rising_bonus", "merchandise_bonus.3")
    | at("out_of_range", "merchandise_bonus.4[1]"),
    "card_numbers": at("missing_key", "cards.blue")
    | at("out_of_range", "cards.green", "cards.wild"),
    "carts_at_end": at("out_of_range", "carts_per_player"),
    "colors": at(
        "unknown_color", "routes[0].colors[0]", "routes[0].colors[1]", "routes[3].colors[2]"
    )
    | at("too_few", "routes[1].colors")
    | at("too_many", "routes[3].colors"),
    "contract_points": at("out_of_range", "contracts[0].points", "contracts[2].points")
    | at("missing_key", "contracts[1].points")
    | at("wrong_type", "contracts[6].points"),
    "coordinates": at(
        "out_of_range", "places.brug.x", "places.dijk.y", "places.kade.x", "places.sluis.x"
    )
    | at("missing_key", "places.werf.x"),
    "empty": at(
        "missing_key",
        "carts_per_player",
        "points_by_length",
        "cards",
        "merchandise_cards",
        "merchandise_bonus",
        "places",
        "routes",
        "contracts",
    ),
    "few_cards": at("too_few_cards", "cards"),
    "few_carts": at("too_few_carts", "carts_per_player"),
    "few_contracts": at("too_few", "contracts"),
    "lengths": at("out_of_range", "routes[0].length", "routes[1].length")
    | at("length_without_points", "routes[2].length")
    | at("wrong_type", "routes[3].length"),
    "lists_for_tables": at(
        "wrong_type",
        "points_by_length",
        "cards",
        "merchandise_bonus.3",
        "places.kade",
        "routes[1]",
    ),
    "one_place": at("too_few", "places", "routes", "contracts"),
    "parallel_lengths": at("parallel_lengths", "routes[2].length"),
    "place_keys": at("bad_key", 'places."De Sluis"', "places.sluis-2", "places.Sluis"),
    "points": at("out_of_range", "points_by_length.1", "points_by_length.2")
    | at("wrong_type", "points_by_length.12"),
    "same_contracts": at("same_contract", "contracts[5].between"),
    "same_names": at("same_name", "places.kade.name", "places.werf.name"),
    "same_spot": at("same_spot", "places.sluis"),
    "stray_keys": at(
        "unknown_key",
        "author",
        "players",
        "points_by_length.13",
        "points_by_length.02",
        "cards.grey",
        "merchandise_bonus.5",
    ),
    "three_parallel": at("too_many_parallel", "routes[3]"),
    "to_itself": at("same_place", "routes[1].between", "contracts[2].between"),
    "typos": at(
        "missing_key", "carts_per_player", "cards.pink", "places.kade.name", "routes[1].length"
    )
    | at(
        "unknown_key",
        "carts_per_palyer",
        "cards.pnik",
        "places.kade.nmae",
        "routes[1].lenght",
        "contracts[3].photo_graphed",
    ),
    "unknown_places": at(
        "unknown_place",
        "routes[2].between[1]",
        "contracts[6].between[0]",
        "contracts[6].between[1]",
    ),
    "unreachable": at("unreachable", *(f"contracts[{i}].between" for i in (2, 3, 5, 6, 7))),
    "unreachable_unknown": at("too_few", "routes[2].between"),
    "wrong_types": at(
        "wrong_type",
        "title",
        "carts_per_player",
        "cards.red",
        "merchandise_cards",
        "places.brug.x",
        "routes[0].carts",
        "routes[1].colors",
        "contracts[2].points",
        "contracts[3].photographed",
    ),
}


def test_every_bad_file_is_listed() -> None:
    assert {path.stem for path in BAD.glob("*.toml")} == set(BAD_FILES)


@pytest.mark.parametrize("name", BAD_FILES)
def test_bad_file(name: str) -> None:
    path = BAD / f"{name}.toml"
    assert found_in(tomllib.loads(path.read_text("utf-8"))) == BAD_FILES[name]
    with pytest.raises(BoardError) as caught:
        load_board(path)
    for _, key in BAD_FILES[name]:
        assert f"\n  {key}: " in str(caught.value)


# Edits of the harbor board.


def put(value: object, *path: str | int) -> Callable[[Source], None]:
    """Return an edit that puts a value somewhere."""

    def edit(board: Source) -> None:
        node: Any = board
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = value

    return edit


def add_route(a: str, b: str, length: int, *colors: str) -> Callable[[Source], None]:
    def edit(board: Source) -> None:
        board["routes"].append({"between": [a, b], "length": length, "colors": list(colors)})

    return edit


def twelve_more_places(board: Source) -> list[tuple[str, str]]:
    """Add places below the harbor; return all pairs of them."""
    for i in range(12):
        board["places"][f"p{i}"] = {"name": f"P{i}", "x": 50 * i, "y": 800}
    return list(combinations([f"p{i}" for i in range(12)], 2))


def many_routes(board: Source) -> None:
    """Add 57 pairs of parallel routes: 128 routes in all."""
    for a, b in twelve_more_places(board)[:57]:
        add_route(a, b, 1, "grey", "grey")(board)


def one_route_too_many(board: Source) -> None:
    many_routes(board)
    add_route("zoutkeet", "vuurtoren", 3, "grey")(board)


def many_contracts(board: Source) -> None:
    many_routes(board)
    board["contracts"] += [
        {"between": list(pair), "points": 1} for pair in twelve_more_places(board)[:54]
    ]


def one_contract_too_many(board: Source) -> None:
    many_contracts(board)
    board["contracts"].append({"between": ["p10", "p11"], "points": 1})


def many_places(board: Source) -> None:
    for i in range(57):  # on one spot, but no longer compared
        board["places"][f"p{i}"] = {"name": f"P{i}", "x": 0, "y": 0}


def broken_places(board: Source) -> None:
    board["places"] = [{"name": "Dam"}]


def no_points_at_all(board: Source) -> None:
    board["points_by_length"] = {}


HUGE = 10**5000
EDITS: dict[str, tuple[Callable[[Source], None], Found]] = {
    "no table of places: nothing is said about ends": (
        broken_places,
        at("wrong_type", "places"),
    ),
    "65 places": (many_places, at("too_many", "places")),
    "65 contracts": (one_contract_too_many, at("too_many", "contracts")),
    "129 routes": (one_route_too_many, at("too_many", "routes")),
    "no points at all: each length is named once": (
        no_points_at_all,
        at("length_without_points", "routes[0].length", "routes[1].length", "routes[4].length"),
    ),
    "a true number": (put(True, "carts_per_player"), at("wrong_type", "carts_per_player")),
    "a huge number": (put(HUGE, "carts_per_player"), at("out_of_range", "carts_per_player")),
    "a huge length": (put(HUGE, "routes", 0, "length"), at("out_of_range", "routes[0].length")),
    "huge coordinates": (
        put({"name": "Vuurtoren", "x": HUGE, "y": -HUGE}, "places", "vuurtoren"),
        at("out_of_range", "places.vuurtoren.x", "places.vuurtoren.y"),
    ),
    "a place that is a text": (
        put("Vuurtoren", "places", "vuurtoren"),
        at("wrong_type", "places.vuurtoren"),
    ),
    "a null": (put(None, "title"), at("wrong_type", "title")),
    "half a surrogate pair": (put("\ud800", "title"), at("invisible_character", "title")),
    "text that runs backward": (put("\u202eabc", "title"), at("invisible_character", "title")),
    "a letter that shows nothing": (put("\u3164", "title"), at("invisible_character", "title")),
    "61 characters": (put("x" * 61, "title"), at("text_too_long", "title")),
    "a key of 41 characters": (
        put({"name": "Far", "x": 1000, "y": 850}, "places", "x" * 41),
        at("bad_key", f'places."{"x" * 40}…"'),
    ),
    "a key with an escape sequence": (
        put(1, "\x1b[31m"),
        at("unknown_key", r'"\u001b[31m"'),
    ),
    "a key that is no text": (
        put({"name": "Far", "x": 1000, "y": 850}, "places", 7),
        at("bad_key", "places.7"),
    ),
    "points by whole numbers instead of texts": (
        put({1: 1, 2: 2, 3: 4}, "points_by_length"),
        at("unknown_key", "points_by_length.1", "points_by_length.2", "points_by_length.3")
        | at("length_without_points", *(f"routes[{i}].length" for i in (0, 1, 4))),
    ),
    "a list in a list of places": (
        put([["vuurtoren"], "lijnbaan"], "contracts", 3, "between"),
        at("wrong_type", "contracts[3].between[0]"),
    ),
    "a table as a color": (
        put([{"red": 1}], "routes", 2, "colors"),
        at("wrong_type", "routes[2].colors[0]"),
    ),
    "a third parallel route in one other entry": (
        add_route("stadskraan", "havenhoofd", 2, "grey"),
        at("too_many_parallel", "routes[11]"),
    ),
    "two more parallel routes of another length": (
        add_route("stadskraan", "havenhoofd", 3, "grey", "red"),
        at("too_many_parallel", "routes[11]") | at("parallel_lengths", "routes[11].length"),
    ),
    "four ranks for three players": (
        put([4, 3, 2, 1], "merchandise_bonus", "3"),
        at("too_many", "merchandise_bonus.3"),
    ),
    "no cards": (put(dict.fromkeys(CARD_COLORS, 0), "cards"), at("too_few_cards", "cards")),
    "too many merchandise cards": (
        put(1001, "merchandise_cards"),
        at("out_of_range", "merchandise_cards"),
    ),
}


@pytest.mark.parametrize("name", EDITS)
def test_edit(name: str) -> None:
    edit, found = EDITS[name]
    board = shipped("harbor")
    edit(board)
    assert found_in(board) == found


ALLOWED: dict[str, Callable[[Source], None]] = {
    "128 routes": many_routes,
    "64 contracts": many_contracts,
    "no title": lambda board: board.pop("title") and None,
    "an equal bonus for all": put([3, 3, 3], "merchandise_bonus", "3"),
    "no merchandise": put(0, "merchandise_cards"),
    "a fraction of a unit": put(130.5, "places", "vuurtoren", "x"),
    "two parallel routes of one color": add_route("vismarkt", "zoutkeet", 2, "red", "red"),
    "parallel routes in two entries": add_route("havenhoofd", "vuurtoren", 3, "grey"),
    "a place without routes or contracts": put(
        {"name": "Eiland", "x": 1000, "y": 850}, "places", "eiland"
    ),
    "points for lengths that no route has": put(20, "points_by_length", "12"),
    "a name in another script": put("Σκάλα 港", "places", "vuurtoren", "name"),
    "contracts of neighbors": put(["vuurtoren", "havenhoofd"], "contracts", 0, "between"),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_allowed(name: str) -> None:
    board = shipped("harbor")
    ALLOWED[name](board)
    assert problems_of(board) == []
    make_tables(load_board(board))


@pytest.mark.parametrize("name", board_names())
def test_shipped_boards_have_no_problems(name: str) -> None:
    assert problems_of(shipped(name)) == []
    assert load_board(name).title == name.capitalize()


def message_at(key: str, board: Source) -> str:
    return next(problem.message for problem in problems_of(board) if problem.key == key)


@pytest.mark.parametrize(
    ("edit", "key", "hint"),
    [
        (put(["wild"], "routes", 0, "colors"), "routes[0].colors[0]", "did you mean grey"),
        (put(["gray"], "routes", 0, "colors"), "routes[0].colors[0]", 'did you mean "grey"'),
        (put(["purple"], "routes", 0, "colors"), "routes[0].colors[0]", ", ".join(ROUTE_COLORS)),
        (
            put(["vurtoren", "vismarkt"], "contracts", 0, "between"),
            "contracts[0].between[0]",
            'no place "vurtoren"; did you mean "vuurtoren"?',
        ),
        (put(2, "routes", 0, "Lengths"), "routes[0].Lengths", "there are between, length"),
        (put(True, "routes", 1, "cart"), "routes[1].cart", "there are between, length"),
        (put(True, "routes", 3, "cart"), "routes[3].cart", 'did you mean "carts"?'),
        (put(2, "carts_per_player"), "carts_per_player", "from 3 to 1000, not 2; with 2 carts"),
        (put("3", "carts_per_player"), "carts_per_player", 'from 3 to 1000, not "3"'),
        (put(2, "carts_per_player"), "carts_per_player", "triggered at once"),
        (
            add_route("havenhoofd", "stadskraan", 2, "grey"),
            "routes[11]",
            'with routes[3] makes 3 routes between "havenhoofd" and "stadskraan"',
        ),
        (
            put({"name": "Kraan", "x": 340, "y": 400}, "places", "kraan"),
            "places.kraan",
            "less than 30 units away from places.stadskraan",
        ),
        (put("vismarkt", "places", "lijnbaan", "name"), "places.lijnbaan.name", "places.vismarkt"),
    ],
)
def test_message_says_what_would_be_right(
    edit: Callable[[Source], None], key: str, hint: str
) -> None:
    board = shipped("harbor")
    edit(board)
    assert hint in message_at(key, board)


def test_missing_key_says_what_belongs_there() -> None:
    board = shipped("harbor")
    del board["routes"][0]["length"]
    message = "is missing; it must be a whole number from 1 to 12"
    assert message_at("routes[0].length", board) == message


def test_problems_are_reported_at_once() -> None:
    board = shipped("harbor")
    board["carts_per_player"] = 1
    board["cards"]["wild"] = -4
    board["routes"][3]["between"][1] = "stadskran"
    board["contracts"][7]["points"] = 0
    expected = at("out_of_range", "carts_per_player", "cards.wild", "contracts[7].points")
    assert found_in(board) == expected | at("unknown_place", "routes[3].between[1]")


def test_at_most_a_hundred_problems_are_listed() -> None:
    board = shipped("harbor")
    board["contracts"] = [7] * (MAX_PROBLEMS + 20)  # and one because they are too many
    problems = problems_of(board)
    assert len(problems) == MAX_PROBLEMS + 1
    assert (problems[-1].code, problems[-1].key) == ("more_problems", "")
    assert problems[-1].message == "and 21 more"
    board["contracts"] = [7] * 1_000_000
    assert problems_of(board)[-1].message == f"and at least {MAX_COUNTED} more"


@pytest.mark.parametrize(
    "junk",
    [None, True, 7, HUGE, float("nan"), "board", b"board", [], [{}], (), {1, 2}, object()],
    ids=lambda junk: type(junk).__name__,
)
def test_anything_but_a_table_is_no_board(junk: object) -> None:
    assert found_in(junk) == at("wrong_type", "")


def test_other_tables_and_lists_will_do() -> None:
    def frozen(value: Any) -> Any:
        if isinstance(value, dict):
            return MappingProxyType({key: frozen(item) for key, item in value.items()})
        return tuple(map(frozen, value)) if isinstance(value, list) else value

    board = load_board(frozen(shipped("harbor")))
    assert json.loads(json.dumps(board.source)) == shipped("harbor")


def test_limits_are_those_of_the_kernel() -> None:
    for name in ("MAX_PLACES", "MAX_ROUTES", "MAX_CONTRACTS", "MAX_LENGTH"):
        assert getattr(limits, name) == getattr(layout, name)


# Arbitrary boards: change a valid one anywhere, and see that the checks never raise.
