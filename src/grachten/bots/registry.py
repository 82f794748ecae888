"""The bots by name.

A bot is named `NAME`, or `NAME:BUDGET` to set how long it thinks (`search:200ms`). A custom bot is
`file.py:Class`, or `cmd:` followed by the command that starts a program.
"""

import random
from collections.abc import Iterable, Mapping

from grachten.board import DEFAULT_BOARD, load_board
from grachten.bots.base import Bot
from grachten.bots.budget import parse_budget
from grachten.bots.custom import custom_command, is_class
from grachten.bots.game_loop import BotFailure
from grachten.bots.greedy import GreedyBot
from grachten.bots.hungry import HungryBot
from grachten.bots.levels import (
    ApprenticeBot,
    JourneymanBot,
    MerchantBot,
    RegentBot,
    SkipperBot,
    takes_budget,
)
from grachten.bots.long_route import LongRouteBot
from grachten.bots.one_step import OneStepBot
from grachten.bots.path import PathBot
from grachten.bots.planner import PlannerBot
from grachten.bots.program import ProgramBot
from grachten.bots.random_bot import RandomBot
from grachten.bots.rollout.bot import RolloutBot
from grachten.bots.search.bot import SearchBot
from grachten.errors import ParseError
from grachten.rules.jit import compiled_before
from grachten.rules.layout import Row

BOTS: Mapping[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hungry": HungryBot,
    "path": PathBot,
    "one-step": OneStepBot,
    "long-route": LongRouteBot,
    "planner": PlannerBot,
    "rollout": RolloutBot,
    "search": SearchBot,
    "apprentice": ApprenticeBot,
    "journeyman": JourneymanBot,
    "skipper": SkipperBot,
    "merchant": MerchantBot,
    "regent": RegentBot,
}


def make_bot(name: str, seed: str | int) -> Bot:
    """Return the bot of that name; the same seed gives the same bot.

    >>> type(make_bot("greedy", seed=1)).__name__
    'GreedyBot'
    """
    command = custom_command(name)
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
    if not takes_budget(bot):
        raise ParseError("no_budget", f"{kind} takes no budget: call it {kind!r}")
    return bot(_rng(name, seed), budget)


def model_of(name: str) -> Row:
    """Return the weights of the planning policy that plays most like this bot, as far as known."""
    kind = name.partition(":")[0]
    return BOTS[kind].model if kind in BOTS else Bot.model


def check_start(name: str) -> None:
    """Start the bot on a board; raise BotFailure if it cannot."""
    bot = make_bot(name, 0)
    try:
        bot.start(load_board(DEFAULT_BOARD), 0, 2, 0)
    finally:
        bot.close()


def check_bot(name: str) -> None:
    """Raise ParseError if no bot has this name, or if its class cannot play."""
    if not is_class(name):
        make_bot(name, 0)
        return
    try:
        check_start(name)
    except BotFailure as error:
        raise ParseError("bad_bot_file", f"{name} cannot play: {error.message}") from None


def compiled(names: Iterable[str]) -> bool:
    """Return whether all compiled code of these bots is in the cache."""
    return all(
        bot.compiled_folder is None or compiled_before(bot.compiled_folder) for bot in _kinds(names)
    )


def prepare(names: Iterable[str]) -> None:
    """Compile the code of these bots now, not in the middle of their first move."""
    for bot in _kinds(names):
        bot.prepare()


def _kinds(names: Iterable[str]) -> set[type[Bot]]:
    return {BOTS[kind] for kind in (name.partition(":")[0] for name in names) if kind in BOTS}


def _rng(name: str, seed: str | int) -> random.Random:
    return random.Random(f"{name} {seed}")
