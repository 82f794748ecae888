"""Checks of single values in a board file, and of lists and tables of them.

A check takes any object and its key in the file. It yields problems and never raises.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date, time
from difflib import get_close_matches
from itertools import islice
from typing import Any

from grachten.errors import BoardProblem

Check = Callable[[object, str], Iterator[BoardProblem]]

MOST = 1000  # the limit of anything counted
EXAMINED = 1000  # entries of a list or table to check; more are far too many
LONGEST_TEXT = 60
LONGEST_KEY = 40
SHORTEST_WORD = 3  # for which a correction is suggested
KEY = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_KEY - 1}}}")
BARE_KEY = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_KEY}}}")
# Characters that are invisible although Python calls them printable.
BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")


def whole(low: int, high: int, because: str = "") -> Check:
    """Return a check for a whole number from low to high."""

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        wanted = f"must be a whole number from {low} to {high}, not {show(value)}"
        if not isinstance(value, int) or isinstance(value, bool):
            yield BoardProblem("wrong_type", key, wanted)
        elif value < low:
            yield BoardProblem("out_of_range", key, wanted + because)
        elif value > high:
            yield BoardProblem("out_of_range", key, wanted)

    return check


def number(low: int, high: int) -> Check:
    """Return a check for a number from low to high, with or without a fraction."""

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        wanted = f"must be a number from {low} to {high}, not {show(value)}"
        if not isinstance(value, int | float) or isinstance(value, bool):
            yield BoardProblem("wrong_type", key, wanted)
        elif not low <= value <= high:  # also for nan
            yield BoardProblem("out_of_range", key, wanted)

    return check


def flag(value: object, key: str) -> Iterator[BoardProblem]:
    """Check for true or false."""
    if not isinstance(value, bool):
        yield BoardProblem("wrong_type", key, f"must be true or false, not {show(value)}")


def text(value: object, key: str) -> Iterator[BoardProblem]:
    """Check for a short, visible text."""
    if not isinstance(value, str):
        yield BoardProblem("wrong_type", key, f"must be a text, not {show(value)}")
    elif not value.strip():
        yield BoardProblem("empty_text", key, "is empty; write a name that players can read")
    elif len(value) > LONGEST_TEXT:
        message = f"has {len(value)} characters; at most {LONGEST_TEXT} are allowed"
        yield BoardProblem("text_too_long", key, message)
    elif hidden := [c for c in value if not c.isprintable() or BLANKS.match(c)]:
        message = f"has an invisible character (U+{ord(hidden[0]):04X}); leave it out"
        yield BoardProblem("invisible_character", key, message)


def one_of(names: Iterable[str], what: str, hints: Mapping[str, str]) -> Check:
    """Return a check for one of some names; hints explain likely mistakes."""
    known = tuple(names)

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        if not isinstance(value, str):
            wanted = f"must be a {what} (a text like {show(known[0])}), not {show(value)}"
            yield BoardProblem("wrong_type", key, wanted)
        elif value not in known:
            hint = hints.get(value) or f"there are {', '.join(known)}{nearest(value, known)}"
            yield BoardProblem(f"unknown_{what}", key, f"{show(value)} is no {what}; {hint}")

    return check


def items(check_item: Check, low: int, high: int | None = None) -> Check:
    """Return a check for a list of low to high values; another check may limit the length."""

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        if not isinstance(value, list | tuple):
            yield BoardProblem("wrong_type", key, f"must be a list, not {show(value)}")
            return
        yield from _count(len(value), key, low, high)
        for i, item in enumerate(value[:EXAMINED]):
            yield from check_item(item, f"{key}[{i}]")

    return check


def table(required: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """Return a check for a table with these keys and no others."""
    known = {**required, **(optional or {})}

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        if not isinstance(value, Mapping):
            keys = ", ".join(known)
            yield BoardProblem("wrong_type", key, f"must be a table ({keys}), not {show(value)}")
            return
        for name, check_value in required.items():
            if name not in value:
                yield BoardProblem("missing_key", join(key, name), _missing(check_value))
        for name, check_value in known.items():
            if name in value:
                yield from check_value(value[name], join(key, name))
        for name in value:
            if name not in known:
                absent = [other for other in known if other not in value]
                hint = nearest(name, absent) or f"; there are {', '.join(known)}"
                yield BoardProblem("unknown_key", join(key, name), f"is not a key here{hint}")

    return check


def named_tables(check_item: Check, low: int, high: int) -> Check:
    """Return a check for a table of low to high tables, with keys chosen by the board."""

    def check(value: object, key: str) -> Iterator[BoardProblem]:
        if not isinstance(value, Mapping):
            yield BoardProblem("wrong_type", key, f"must be a table of tables, not {show(value)}")
            return
        yield from _count(len(value), key, low, high)
        for name, item in islice(value.items(), EXAMINED):
            if not isinstance(name, str) or not KEY.fullmatch(name):
                wanted = "must be a small letter, then small letters, digits or _"
                message = f"the key {wanted}; at most {LONGEST_KEY} characters"
                yield BoardProblem("bad_key", join(key, name), message)
            yield from check_item(item, join(key, name))

    return check


def _missing(check: Check) -> str:
    """Return what belongs there: the check's message about a null."""
    wanted = next(check(None, "")).message.removesuffix(f", not {show(None)}")
    return f"is missing; it {wanted}"


def _count(n: int, key: str, low: int, high: int | None) -> Iterator[BoardProblem]:
    has = "has 1 entry" if n == 1 else f"has {n} entries"
    if n < low:
        wanted = f"at least {low}" if high is None or high > low else f"exactly {low}"
        yield BoardProblem("too_few", key, f"{has}; there must be {wanted}")
    elif high is not None and n > high:
        wanted = f"at most {high}" if high > low else f"exactly {low}"
        yield BoardProblem("too_many", key, f"{has}; there must be {wanted}")


def fits(check: Check, value: object) -> bool:
    """Return whether a value has no problem by itself."""
    return next(check(value, ""), None) is None


def join(key: str, name: object) -> str:
    """Return the key of a table's entry: `places.dam`; quoted if necessary."""
    plain = isinstance(name, str) and BARE_KEY.fullmatch(name)
    last = name if plain else show(name)
    return f"{key}.{last}" if key else f"{last}"


def nearest(word: object, known: Iterable[str]) -> str:
    """Return a suggestion of the intended name, or nothing."""
    if not isinstance(word, str) or not SHORTEST_WORD <= len(word) <= LONGEST_KEY:
        return ""
    close = get_close_matches(word.lower(), list(known), 1)
    return f"; did you mean {show(close[0])}?" if close else ""


def show(value: Any) -> str:
    """Return a value for a message: short and on one line, whatever it is."""
    match value:
        case None:
            return "nothing (null)"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**15 else "a huge number"
        case float():
            return str(value)
        case str():
            short = value if len(value) <= LONGEST_KEY else value[:LONGEST_KEY] + "…"
            return f'"{short}"' if short.isprintable() else json.dumps(short)
        case Mapping():
            return "a table"
        case list() | tuple():
            return "a list"
        case date() | time():
            return "a date or time"
    return "something else"
