"""Compiling the rules and the bots in a thread when the server starts.

With an empty cache this takes a minute on a busy machine. If the event loop compiled them at the
first deal, it would block for that time: requests would hang and WebSockets would be lost. The
server answers meanwhile, and the page shows the progress.
"""

import asyncio
import contextlib
import logging
import random
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from grachten.bots import compiled, prepare
from grachten.errors import GrachtenError
from grachten.game import Game
from grachten.rules.jit import compiled_before
from grachten.server.bots.hints import weigh
from grachten.server.bots.levels import LEVELS

RULES = "rules"
HINTS = "bots/value"  # the folder of their compiled code
COMPILED = "the rules and the bots are compiled"

log = logging.getLogger("grachten.server")


class Part(NamedTuple):
    """A part of the program that is being compiled; parts are numbered from 1 to `total`."""

    name: str
    number: int
    total: int


Report = Callable[[Part | None], None]  # told each part, and None after the last one


def report_nothing(_: Part | None) -> None:
    """Report to nobody."""


class Compiling:
    """Compiles first the rules and then the bots; games wait for the rules."""

    def __init__(self, report: Report) -> None:
        """Call `report` from the thread with each part, and with None after the last one.

        If the compiled code is in the cache, `report` is not called.
        """
        self.part: Part | None = None  # what is being compiled now, if it was not in the cache
        self._report = report
        self._rules_ready = asyncio.Event()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="compiling", daemon=True).start()

    async def rules(self) -> None:
        """Wait until the rules are compiled."""
        await self._rules_ready.wait()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        first_time = not (compiled_before() and compiled(LEVELS) and compiled_before(HINTS))
        work: dict[str, Callable[[], None]] = {RULES: partial(self._compile_rules, loop)}
        work |= _bots_by_folder() | {"hints": compile_hints}
        try:
            for number, (name, compile_part) in enumerate(work.items(), 1):
                if first_time:
                    self.part = Part(name, number, len(work))
                    log.info("compiling", extra={"part": name, "number": number, "of": len(work)})
                    self._report(self.part)
                compile_part()
        finally:
            self.part = None
        if first_time:
            self._report(None)
        log.info(COMPILED)

    def _compile_rules(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            compile_rules()
        finally:
            with contextlib.suppress(RuntimeError):  # if the loop has been closed
                loop.call_soon_threadsafe(self._rules_ready.set)


def _bots_by_folder() -> dict[str, Callable[[], None]]:
    """Return what compiles the code of each folder that the server's bots use."""
    folders: dict[str, list[str]] = {}
    for name, bot in LEVELS.items():
        if bot.compiled_folder is not None:
            folders.setdefault(Path(bot.compiled_folder).name, []).append(name)
    return {folder: partial(prepare, names) for folder, names in folders.items()}


def compile_hints() -> None:
    """Find a hint for a first choice."""
    game = Game.new(2, seed=0)
    weigh(game.board, game.first, game.view(0), game.legal_for(0))


def compile_rules() -> None:
    """Play a game, and use everything that a table uses."""
    game, rng = Game.new(2, seed=0), random.Random(0)
    followed = Game.from_header(game.record(secret=True))
    followed.follow(game.last_step)
    with contextlib.suppress(GrachtenError):
        game.apply("pass", game.to_move)
    while not game.over:
        seat = game.to_move
        game.views([0, 1, None])
        game.legal_texts(seat)
        game.open_routes(seat)
        game.fulfilled(seat)
        game.why_not_claim(game.board.routes[0].name, seat)
        game.claimants(game.board.routes[0].name)
        game.apply(rng.choice(game.legal_for(seat)), seat)
        followed.follow(game.last_step)
    game.views([0, 1, None])
