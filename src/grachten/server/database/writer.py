"""One thread that commits changes: all that are waiting, in one transaction."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from grachten.server.errors import NotSaved
from grachten.store.changes import Change
from grachten.store.store import Store
from grachten.store.time_limits import time_limit

log = logging.getLogger("grachten.server")

MOST_AT_ONCE = 512
WRITE_SECONDS = 15.0  # for a batch; after that its connection is closed
STUCK_SECONDS = 3.0  # after which a batch is logged as stuck
LOG_SECONDS = 10.0  # between two log lines about the same problem

Waiting = tuple[Change | None, "asyncio.Future[bool]"]  # None: a test of the database, see `check`


class Writer:
    """Commits changes. Others may see a change only when `write` has returned: then it is saved."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._trouble = Trouble()
        self._batch_began: float | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self._watch = self._loop.create_task(self._watch_batches())

    async def write(self, change: Change) -> bool:
        """Commit a change; return False, and write nothing, if another node was faster."""
        return await self._commit_soon(change)

    async def check(self) -> None:
        """Raise an error if changes cannot be committed now."""
        await self._commit_soon(None)

    def close(self) -> None:
        """Commit everything that is waiting, and stop."""
        self._queue.put(None)
        self._thread.join()
        with contextlib.suppress(RuntimeError):  # if the loop has been closed
            self._loop.call_soon_threadsafe(self._watch.cancel)

    async def _commit_soon(self, change: Change | None) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((change, done))
        return await done

    async def _watch_batches(self) -> None:
        """Log a batch that is stuck; the time limits of the store will end it."""
        while True:
            await asyncio.sleep(STUCK_SECONDS / 3)
            began = self._batch_began
            if began is not None and time.monotonic() - began > STUCK_SECONDS:
                seconds = time.monotonic() - began
                self._trouble.report("the database has not answered a write for %.0f s", seconds)

    def _run(self) -> None:
        running = True
        while running:
            batch = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_AT_ONCE:
                    batch.append(self._queue.get_nowait())
            running = None not in batch
            waiting = [entry for entry in batch if entry is not None]
            if waiting:
                self._batch_began = time.monotonic()
                self._commit(waiting)
                self._batch_began = None

    def _commit(self, waiting: Sequence[Waiting]) -> None:
        made: Sequence[bool] | None = None
        reason: Exception | None = None
        try:
            with time_limit(WRITE_SECONDS):
                made = self._write([change for change, _ in waiting])
            self._trouble.end()
        except SQLAlchemyError as error:
            self._trouble.report("not saved: %s", getattr(error, "orig", None) or error)
            reason = NotSaved()
        except Exception as error:  # a bug; the callers must not wait forever
            reason = error
        with contextlib.suppress(RuntimeError):  # if the loop has been closed
            self._loop.call_soon_threadsafe(_answer, waiting, made, reason)

    def _write(self, entries: Sequence[Change | None]) -> list[bool]:
        """Commit all changes in one transaction, which also answers the tests among them."""
        changes = [change for change in entries if change is not None]
        if not changes:
            self._store.check_writing()
            return [True] * len(entries)
        made = iter(self._store.write(changes))
        return [True if entry is None else next(made) for entry in entries]


class Trouble:
    """Logs writes that fail or get stuck, in few lines.

    It logs when the trouble begins and ends, and now and then in between.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._since: float | None = None
        self._logged: dict[str, float] = {}

    def report(self, what: str, detail: object) -> None:
        """Log a problem, unless the same one was logged a moment ago."""
        now = time.monotonic()
        with self._lock:
            self._since = now if self._since is None else self._since
            if now - self._logged.get(what, -LOG_SECONDS) < LOG_SECONDS:
                return
            self._logged[what] = now
            lasting = now - self._since
        # A problem that passes by itself is only a warning.
        log.log(logging.ERROR if lasting > LOG_SECONDS else logging.WARNING, what, detail)

    def end(self) -> None:
        """Log the end of the trouble, if there was any: a write has succeeded."""
        with self._lock:
            since, self._since = self._since, None
        if since is not None:
            log.warning("changes are saved again, after %.1f s", time.monotonic() - since)


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
