"""Compiling the rules and the bots in a thread when the server starts.

With an empty cache this takes a minute on a busy machine. If the event loop compiled them at the
first deal, it would block for that time: requests would hang and WebSockets would be lost.
"""

import asyncio
import contextlib
import logging
import random
import threading

from grachten.bots import prepare
from grachten.errors import GrachtenError
from grachten.game import Game
from grachten.server.bots.levels import LEVELS

COMPILED = "the rules and the bots are compiled"

log = logging.getLogger("grachten.server")


class Compiling:
    """Compiles first the rules and then the bots; games wait for the rules."""

    def __init__(self) -> None:
        self._rules_ready = asyncio.Event()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(loop,), name="compiling", daemon=True).start()

    async def rules(self) -> None:
        """Wait until the rules are compiled."""
        await self._rules_ready.wait()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            compile_rules()
        finally:
            with contextlib.suppress(RuntimeError):  # if the loop has been closed
                loop.call_soon_threadsafe(self._rules_ready.set)
        prepare(list(LEVELS))
        log.info(COMPILED)


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
