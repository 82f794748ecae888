"""The bots by name."""

import random
from collections.abc import Mapping

from grachten.bots.base import Bot
from grachten.bots.greedy import GreedyBot
from grachten.bots.hungry import HungryBot
from grachten.bots.long_route import LongRouteBot
from grachten.bots.one_step import OneStepBot
from grachten.bots.path import PathBot
from grachten.bots.random_bot import RandomBot
from grachten.errors import ParseError

BOTS: Mapping[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hungry": HungryBot,
    "path": PathBot,
    "one-step": OneStepBot,
    "long-route": LongRouteBot,
}


def make_bot(name: str, seed: str | int) -> Bot:
    """The bot of that name; the same seed gives the same bot."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise ParseError("unknown_bot", f"there is no bot {name!r}; there are {known}", bot=name)
    return BOTS[name](random.Random(f"{name} {seed}"))
