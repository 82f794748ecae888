"""Bots that think in threads, a bounded number of them; nobody else ever waits for them."""

import asyncio
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from grachten.board import Board
from grachten.bots import make_bot
from grachten.bots.budget import Budget
from grachten.bots.search.bot import SearchBot, Weighed
from grachten.game import Action, View

HINT_SECONDS = 0.5

T = TypeVar("T")


class Thinkers:
    """The threads; `waiting` decisions have been asked for and not been made yet."""

    def __init__(self, threads: int, most_waiting: int) -> None:
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "thinker")
        self._most = most_waiting
        self.waiting = 0

    @property
    def full(self) -> bool:
        return self.waiting >= self._most

    async def choose(
        self, bot: str, board: Board, first: int, view: View, legal: Sequence[Action]
    ) -> Action:
        """What a bot of that name does for the view's seat."""
        return await self._in_thread(_choose, bot, board, first, view, legal)

    async def hint(self, board: Board, first: int, view: View) -> list[Weighed]:
        """What the search thinks of the position, the best action first."""
        return await self._in_thread(_weigh, board, first, view)

    async def _in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, work, *arguments)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(name: str, board: Board, first: int, view: View, legal: Sequence[Action]) -> Action:
    assert view.seat is not None
    bot = make_bot(name, random.SystemRandom().getrandbits(128))
    bot.start(board, view.seat, view.players, first)
    try:
        return bot.choose(view, legal, None)
    finally:
        bot.close()


def _weigh(board: Board, first: int, view: View) -> list[Weighed]:
    assert view.seat is not None
    bot = SearchBot(random.Random(), Budget(seconds=HINT_SECONDS))
    bot.start(board, view.seat, view.players, first)
    return bot.weigh(view)
