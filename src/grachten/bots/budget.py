"""How long a bot may think about one decision: a number of playouts, a time, or both."""

import re
from contextlib import suppress

from msgspec import Struct

from grachten.errors import ParseError

MAX_SECONDS = 3600


class Budget(Struct, frozen=True):
    """A number of playouts, a time, or both: the bot decides when the first of them runs out.

    `threads` is how many cores to use.
    """

    playouts: int | None = None
    seconds: float | None = None
    threads: int = 1


def parse_time(text: str) -> float:
    """Return a time per decision in seconds, from `200ms` or `1.5s`."""
    seconds = None
    with suppress(ParseError):
        seconds = parse_budget(text).seconds
    if seconds is None or "x" in text:
        message = f"the time per decision must be like 200ms or 1.5s, not {text[:40]!r}"
        raise ParseError("bad_time", message)
    return seconds


def parse_budget(text: str) -> Budget:
    """Return the budget in `1000` (playouts), `200ms` or `1.5s`; the suffix `x2` means 2 cores."""
    short = text[:40]
    if found := re.fullmatch(r"([1-9]\d{0,8}|\d{1,6}(?:\.\d{1,3})?(?:ms|s))(?:x([1-9]\d?))?", text):
        amount, threads = found[1], int(found[2] or 1)
        if not amount.endswith("s"):
            return Budget(playouts=int(amount), threads=threads)
        thousandths = amount.endswith("ms")
        seconds = float(amount.rstrip("ms")) / (1000 if thousandths else 1)
        if 0 < seconds <= MAX_SECONDS:
            return Budget(seconds=seconds, threads=threads)
    message = (
        f"a budget is a number of playouts (1000) or a time (200ms, 1s), optionally followed by "
        f"the number of cores (200msx2); not {short!r}"
    )
    raise ParseError("bad_budget", message, budget=short)
