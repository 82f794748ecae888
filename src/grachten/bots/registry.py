"""The bots by name.

A bot is named `NAME`, or `NAME:BUDGET` where it thinks longer or shorter (`search:200ms`). A bot
of the user's own is `file.py:Class`, or `cmd:` with the command behind it that starts a program.
"""

import random
from collections.abc import Mapping

from grachten.bots.base import Bot, Thinker
from grachten.bots.budget import parse_budget
from grachten.bots.greedy import GreedyBot
from grachten.bots.hungry import HungryBot
from grachten.bots.long_route import LongRouteBot
from grachten.bots.one_step import OneStepBot
from grachten.bots.own import own_command
from grachten.bots.path import PathBot
from grachten.bots.program import ProgramBot
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
    command = own_command(name)
    if command is not None:
        return ProgramBot(_rng(name, seed), command)
    kind, colon, rest = name.partition(":")
    if kind not in BOTS:
        known = ", ".join(BOTS)
        message = f"there is no bot {name[:80]!r}; there are {known}, file.py:Class and cmd: …"
        raise ParseError("unknown_bot", message, bot=name)
    bot = BOTS[kind]
    if not colon:
        return bot(_rng(name, seed))
    budget = parse_budget(rest)
    if not issubclass(bot, Thinker):
        raise ParseError("no_budget", f"{kind} does not think by a budget: call it {kind!r}")
    return bot(_rng(name, seed), budget)


def _rng(name: str, seed: str | int) -> random.Random:
    return random.Random(f"{name} {seed}")
