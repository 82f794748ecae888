"""Checks that compare parts of a board. Each looks only at parts that are valid by themselves.

Broken parts are reported elsewhere and skipped here, so that one mistake does not cause a series of
follow-up messages.
"""

import math
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any, NamedTuple

from grachten.board.check_values import (
    EXAMINED,
    KEY,
    MOST,
    fits,
    join,
    nearest,
    number,
    show,
    text,
    whole,
)
from grachten.board.limits import MAX_LENGTH, MAX_PLACES, MAX_ROUTES
from grachten.board.model import CARD_COLORS, HEIGHT, WIDTH
from grachten.errors import BoardProblem

APART = 30  # least distance between two places, in units
FEWEST_CARTS = 3
FEWEST_CARDS = 4 * 2 + 5  # two cards for each of four players, and five for the market
PARALLEL = 2
MAX_HINTS = 20  # limited, because finding the intended place takes long


class Entry(NamedTuple):
    """A route or contract in the file, and its key there."""

    key: str
    table: Mapping[str, Any]

    def ends(self) -> tuple[str, str] | None:
        """Return the two places, if there are two different ones."""
        match self.table.get("between"):
            case [str(a), str(b)] if a != b:
                return a, b
        return None

    def length(self) -> int | None:
        length = self.table.get("length")
        return length if fits(whole(1, MAX_LENGTH), length) else None

    def colors(self) -> int:
        """Return how many routes the entry defines."""
        colors = self.table.get("colors")
        return len(colors) if isinstance(colors, list | tuple) else 1


def differing_names(source: object) -> Iterator[BoardProblem]:
    first: dict[str, str] = {}
    for key, place in islice(_places(source).items(), EXAMINED):
        if fits(text, name := _part(place, "name")):
            other = first.setdefault(_as_read(name), join("places", key))
            if other != join("places", key):
                message = f"{show(name)} is also the name of {other}; give each place its own"
                yield BoardProblem("same_name", f"{join('places', key)}.name", message)


def _as_read(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def differing_spots(source: object) -> Iterator[BoardProblem]:
    places = _places(source)
    if len(places) > MAX_PLACES:
        return
    stand: list[tuple[str, float, float]] = []
    for key, place in places.items():
        x, y = _part(place, "x"), _part(place, "y")
        if not (fits(number(0, WIDTH), x) and fits(number(0, HEIGHT), y)):
            continue
        here = join("places", key)
        for other, other_x, other_y in stand:
            if math.hypot(x - other_x, y - other_y) < APART:
                message = f"is less than {APART} units away from {other}; move one of them"
                yield BoardProblem("same_spot", here, message)
                break
        stand.append((here, x, y))


def known_places(source: object) -> Iterator[BoardProblem]:
    places = _part(source, "places")
    if not isinstance(places, Mapping):
        return
    sound = (key for key in places if isinstance(key, str) and KEY.fullmatch(key))
    names = list(islice(sound, MAX_PLACES))
    hints: dict[str, str] = {}
    for entry in chain(_entries(source, "routes"), _entries(source, "contracts")):
        between = entry.table.get("between")
        for i, name in enumerate(between[:EXAMINED] if isinstance(between, list | tuple) else ()):
            if isinstance(name, str) and name not in places:
                if name not in hints:
                    hints[name] = nearest(name, names) if len(hints) < MAX_HINTS else ""
                message = f"there is no place {show(name)}{hints[name]}"
                yield BoardProblem("unknown_place", f"{entry.key}.between[{i}]", message)


def different_ends(source: object) -> Iterator[BoardProblem]:
    for entry in chain(_entries(source, "routes"), _entries(source, "contracts")):
        match entry.table.get("between"):
            case [str(a), str(b)] if a == b:
                message = f"names {show(a)} twice; it must name two different places"
                yield BoardProblem("same_place", f"{entry.key}.between", message)


def not_too_many_routes(source: object) -> Iterator[BoardProblem]:
    if sum(entry.colors() for entry in _entries(source, "routes")) > MAX_ROUTES:
        message = f"has more than {MAX_ROUTES} routes (each color is one); leave some out"
        yield BoardProblem("too_many", "routes", message)


def points_for_each_length(source: object) -> Iterator[BoardProblem]:
    points = _part(source, "points_by_length")
    if not isinstance(points, Mapping):
        return
    seen: set[int] = set()
    for entry in _entries(source, "routes"):
        length = entry.length()
        if length is not None and length not in seen and str(length) not in points:
            seen.add(length)
            message = f"is {length}, which has no points; add {length} = … to points_by_length"
            yield BoardProblem("length_without_points", f"{entry.key}.length", message)


def at_most_two_parallel(source: object) -> Iterator[BoardProblem]:
    for (a, b), entries in _routes_by_ends(source).items():
        routes = 0
        for entry in entries:
            routes += entry.colors()
            if entry.colors() <= PARALLEL < routes:  # a longer list is reported elsewhere
                message = (
                    f"with {entries[0].key} makes {routes} routes between {show(a)} and {show(b)}"
                )
                yield BoardProblem("too_many_parallel", entry.key, f"{message}; two is the most")


def parallel_lengths_agree(source: object) -> Iterator[BoardProblem]:
    for entries in _routes_by_ends(source).values():
        sound = [entry for entry in entries if entry.length() is not None]
        for entry in sound[1:]:
            if entry.length() != sound[0].length():
                other = f"{sound[0].key}, which has {sound[0].length()}"
                message = f"is {entry.length()}; it must be that of the parallel {other}"
                yield BoardProblem("parallel_lengths", f"{entry.key}.length", message)


def differing_contracts(source: object) -> Iterator[BoardProblem]:
    first: dict[frozenset[str], str] = {}
    for entry in _entries(source, "contracts"):
        if ends := entry.ends():
            other = first.setdefault(frozenset(ends), entry.key)
            if other != entry.key:
                message = f"is the same contract as {other}; leave one of them out"
                yield BoardProblem("same_contract", f"{entry.key}.between", message)


def contracts_can_be_fulfilled(source: object) -> Iterator[BoardProblem]:
    group = _connected(source) or {}
    for entry in _entries(source, "contracts"):
        ends = entry.ends()
        if ends and ends[0] in group and ends[1] in group and group[ends[0]] != group[ends[1]]:
            message = f"no routes lead from {show(ends[0])} to {show(ends[1])}"
            yield BoardProblem("unreachable", f"{entry.key}.between", message)


def _connected(source: object) -> dict[str, str] | None:
    """Return a representative place for each place's connected group; None if routes are broken."""
    places, routes = _part(source, "places"), _part(source, "routes")
    if not isinstance(places, Mapping) or not isinstance(routes, list | tuple):
        return None
    neighbors: dict[str, list[str]] = {key: [] for key in places if isinstance(key, str)}
    ends = [entry.ends() for entry in _entries(source, "routes")]
    if len(ends) < len(routes):
        return None
    for pair in ends:
        if pair is None or pair[0] not in neighbors or pair[1] not in neighbors:
            return None
        neighbors[pair[0]].append(pair[1])
        neighbors[pair[1]].append(pair[0])
    group: dict[str, str] = {}
    for start in neighbors:
        todo = [] if start in group else [start]
        while todo:
            place = todo.pop()
            if place not in group:
                group[place] = start
                todo += neighbors[place]
    return group


def enough_cards(source: object) -> Iterator[BoardProblem]:
    cards = [_part(source, "cards", color) for color in CARD_COLORS]
    if all(fits(whole(0, MOST), n) for n in cards) and sum(cards) < FEWEST_CARDS:
        message = f"has {sum(cards)} in all; 4 players and the market need {FEWEST_CARDS} or more"
        yield BoardProblem("too_few_cards", "cards", message)


def enough_carts(source: object) -> Iterator[BoardProblem]:
    carts = _part(source, "carts_per_player")
    if not fits(whole(FEWEST_CARTS, MOST), carts):
        return
    for entry in _entries(source, "routes"):
        if (length := entry.length()) is not None and length > carts:
            message = f"is {carts}, but {entry.key} has {length} spaces, and each takes a cart"
            yield BoardProblem(
                "too_few_carts", "carts_per_player", f"{message}; nobody could claim it"
            )
            return


def _part(source: object, *names: str) -> Any:
    value = source
    for name in names:
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def _places(source: object) -> Mapping[Any, Any]:
    places = _part(source, "places")
    return places if isinstance(places, Mapping) else {}


def _entries(source: object, name: str) -> Iterator[Entry]:
    """Yield the tables in the list of routes or contracts."""
    entries = _part(source, name)
    for i, entry in enumerate(entries[:EXAMINED] if isinstance(entries, list | tuple) else ()):
        if isinstance(entry, Mapping):
            yield Entry(f"{name}[{i}]", entry)


def _routes_by_ends(source: object) -> Mapping[tuple[str, str], list[Entry]]:
    by_ends: defaultdict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in _entries(source, "routes"):
        if ends := entry.ends():
            by_ends[min(ends), max(ends)].append(entry)
    return by_ends
