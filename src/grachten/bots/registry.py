"""The bots by name."""

import random
from collections.abc import Mapping

from grachten.bots.base import Bot
from grachten.bots.greedy import GreedyBot
from grachten.bots.random_bot import RandomBot
from grachten.errors import ParseError

BOTS: Mapping[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: str | int) -> Bot:
    """The bot of that name; the same seed gives the same bot."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise ParseError("unknown_bot", f"there is no bot {name!r}; there are {known}", bot=name)
    return BOTS[name](random.Random(f"{name} {seed}"))
