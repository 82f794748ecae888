"""A bounded number of threads in which bots think. Addresses and tables take turns."""

import asyncio
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from grachten.board import Board
from grachten.bots import make_bot
from grachten.bots.weighing import Weighed
from grachten.game import Action, View
from grachten.server.bots.fair_queue import FairQueue
from grachten.server.bots.hints import ideas_of, weigh

T = TypeVar("T")


class _Job(NamedTuple):
    """Work for a thread, and the future for its result."""

    work: Callable[[], Any]
    result: "asyncio.Future[Any]"


class BotWorkers:
    """The threads of the bots, and the fair queue in front of them."""

    def __init__(self, threads: int, most_waiting: int) -> None:
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "thinker")
        self._running = 0
        self._most_waiting = most_waiting
        self._queue: FairQueue[_Job] = FairQueue()

    @property
    def unfinished(self) -> int:
        """The number of jobs that are waiting or running."""
        return len(self._queue) + self._running

    def has_room(self, origin: str, table: str) -> bool:
        """Return whether the table may add a job: none of its own waits, and few of its origin."""
        waiting = self._queue.count(origin)
        return waiting < self._most_waiting and not self._queue.holds(origin, table)

    def choose(
        self,
        origin: str,
        table: str,
        bot: str,
        board: Board,
        first: int,
        view: View,
        legal: Sequence[Action],
    ) -> "asyncio.Future[Action]":
        """Let a bot choose an action for the view's seat. Call this only if `has_room`."""
        return self._think(origin, table, lambda: _choose(bot, board, first, view, legal))

    def hint(
        self,
        origin: str,
        table: str,
        board: Board,
        first: int,
        view: View,
        legal: Sequence[Action],
    ) -> "asyncio.Future[list[Weighed]]":
        """Find the best actions, best first. Call this only if `has_room`."""
        return self._think(origin, table, lambda: ideas_of(weigh(board, first, view, legal)))

    def _think(self, origin: str, table: str, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Queue a job; canceling the future removes it from the queue."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(work, result)
        result.add_done_callback(lambda _: self._queue.discard(origin, table, job))
        self._queue.put(origin, table, job)
        self._start_jobs()
        return result

    def _start_jobs(self) -> None:
        """Give the next jobs to idle threads."""
        loop = asyncio.get_running_loop()
        while self._running < self._threads and self._queue:
            job = self._queue.pop()
            self._running += 1
            done = loop.run_in_executor(self._pool, job.work)
            done.add_done_callback(partial(self._finish, job))

    def _finish(self, job: _Job, done: "asyncio.Future[Any]") -> None:
        """Deliver a result, unless its future was canceled, and start the next job."""
        self._running -= 1
        if done.cancelled():
            job.result.cancel()
        elif (error := done.exception()) is not None:
            if not job.result.done():
                job.result.set_exception(error)
        elif not job.result.done():
            job.result.set_result(done.result())
        self._start_jobs()

    def close(self) -> None:
        """Start no more jobs; the threads finish their current ones."""
        while self._queue:
            self._queue.pop().result.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(name: str, board: Board, first: int, view: View, legal: Sequence[Action]) -> Action:
    assert view.seat is not None
    bot = make_bot(name, random.SystemRandom().getrandbits(128))
    bot.start(board, view.seat, view.players, first)
    try:
        return bot.choose(view, legal, None)
    finally:
        bot.close()
