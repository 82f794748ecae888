"""Committing changes in a thread of its own, as many in one commit as have come together."""

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from grachten.errors import GrachtenError
from grachten.store.changes import Change
from grachten.store.store import Store

log = logging.getLogger("grachten.server")

MOST_AT_ONCE = 512

Waiting = tuple[Change, "asyncio.Future[bool]"]


class Writer:
    """Nobody is told of a change before `write` has returned: then it is on the disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> bool:
        """Commit a change; False if somebody else was quicker, and nothing was written."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((change, done))
        return await done

    def close(self) -> None:
        """Finish what was begun."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self._queue.get_nowait())
            going_on = None not in batch
            waiting = [entry for entry in batch if entry is not None]
            if waiting:
                self._commit(waiting)

    def _commit(self, waiting: Sequence[Waiting]) -> None:
        made: Sequence[bool] | None = None
        reason: Exception | None = None
        try:
            made = self._store.write([change for change, _ in waiting])
        except SQLAlchemyError as error:
            log.error("not saved: %s", getattr(error, "orig", None) or error)
            message = "the database does not answer; look where the game stands, and try again"
            reason = GrachtenError("not_saved", message)
        except Exception as error:  # a fault of ours; whoever waits must hear of it
            reason = error
        with contextlib.suppress(RuntimeError):  # where the loop has been closed
            self._loop.call_soon_threadsafe(_answer, waiting, made, reason)


def _answer(
    waiting: Sequence[Waiting], made: Sequence[bool] | None, reason: Exception | None
) -> None:
    for i, (_, done) in enumerate(waiting):
        if done.done():
            continue
        if made is None:
            done.set_exception(reason or RuntimeError("no answer"))
        else:
            done.set_result(made[i])
