"""Closing idle tables. Only time in which the server ran counts as idle time."""

import logging
import time

from grachten.errors import Conflict, GrachtenError
from grachten.server.database.threads import in_thread
from grachten.server.errors import Busy
from grachten.server.tables.registry import TableRegistry
from grachten.server.tables.table import LiveTable
from grachten.store.documents import LONGEST_CLOCK, Document
from grachten.store.store import Idle, Store
from grachten.store.uptimes import (
    Uptime,
    forget_uptimes,
    read_uptimes,
    start_of_last,
    write_uptime,
)

log = logging.getLogger("grachten.server")

ROUND_SECONDS = 60.0  # between two searches for idle tables
STALL_SECONDS = 60.0  # a node that paused for longer did not run in between
MOST_IDLE = 10_000  # tables that are checked in a round


class IdleTables:
    """Records when this node runs, and closes tables that have been idle for too long."""

    def __init__(self, store: Store, node: str, tables: TableRegistry, idle_hours: float) -> None:
        self._store = store
        self._node = node
        self._tables = tables
        self._idle_ms = round(idle_hours * 3_600_000)
        self._uptime = Uptime(node, store.now(), store.now())
        self._searched = 0.0

    async def tidy(self) -> None:
        """Record that this node runs, and close idle tables once a minute."""
        await self.record_uptime()
        if time.monotonic() - self._searched > ROUND_SECONDS:
            self._searched = time.monotonic()
            await self.close_all()

    async def record_uptime(self) -> None:
        """Extend this node's uptime; start a new one after a stall or a jump of the clock."""
        now = self._store.now()
        if not 0 <= now - self._uptime.until <= 1000 * STALL_SECONDS:
            self._uptime = Uptime(self._node, now, now)
        self._uptime = uptime = self._uptime._replace(until=now)
        await in_thread(lambda: write_uptime(self._store.engine, uptime))

    async def close_all(self) -> None:
        """Close every table that has been idle for too long."""
        store = self._store
        uptimes = await in_thread(lambda: read_uptimes(store.engine))
        before = start_of_last(self._idle_ms, uptimes)
        if before is None:
            return
        for found in await in_thread(lambda: store.idle_tables(before, MOST_IDLE)):
            try:
                table = await self._tables.table(found.id)
                if self._is_idle(table, found, uptimes):
                    await self._close(table, found, uptimes)
            except GrachtenError as error:
                log.warning("table %s: %s", found.id, error.message, extra={"table": found.id})
        needed = start_of_last(max(self._idle_ms, 2000 * LONGEST_CLOCK), uptimes)
        if needed is not None:
            await in_thread(lambda: forget_uptimes(store.engine, needed))

    def _is_idle(self, table: LiveTable, found: Idle, uptimes: list[Uptime]) -> bool:
        """Return whether the server has run long enough since something happened at the table.

        A table with a clock has at least twice the time on that clock: with a day for each move,
        nobody is late after a day.
        """
        clock = table.document.clock
        thinking = 0 if clock.kind == "none" else 2000 * clock.seconds
        before = start_of_last(max(self._idle_ms, thinking), uptimes)
        last = max(found.touched, table.last_activity())
        return before is not None and table.version == found.version and last < before

    async def _close(self, table: LiveTable, found: Idle, uptimes: list[Uptime]) -> None:
        """Close a table, unless something has just happened there."""

        def alter(document: Document) -> None:
            if not self._is_idle(table, found, uptimes):
                raise Busy("something has happened at this table")
            close(document, "idle", self._store.now())

        await table.change(alter)
        log.info("table %s: closed because it was idle", table.id, extra={"table": table.id})


def close(document: Document, by: str, now: int) -> None:
    """Close a table; its game stays as it is."""
    if document.state in ("over", "closed"):
        raise Conflict("closed", "this table is closed already")
    document.state = "closed"
    document.closed_by = by
    document.origin = ""
    document.ended = now
