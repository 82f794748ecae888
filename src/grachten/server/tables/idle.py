"""Closing tables where nothing happens. Only time in which the server ran counts."""

import logging
import time
from typing import TYPE_CHECKING

from grachten.errors import GrachtenError
from grachten.server.tables.table import LiveTable
from grachten.store.documents import Document
from grachten.store.store import Idle
from grachten.store.uptimes import (
    Uptime,
    forget_uptimes,
    read_uptimes,
    start_of_last,
    write_uptime,
)

if TYPE_CHECKING:
    from grachten.server.tables.registry import TableRegistry

log = logging.getLogger("grachten.server")

ROUND_SECONDS = 60.0  # between two looks for idle tables
STALL_SECONDS = 60.0  # a node that was away for longer did not run in between
MOST_IDLE = 10_000  # tables that are looked at in a round
LONGEST_CLOCK_MS = 86_400_000  # of a table, see documents.Clock


class IdleTables:
    """Notes when this node runs, and closes the tables that have been idle for too long."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._idle_ms = round(registry.settings.idle_hours * 3_600_000)
        self._uptime = Uptime(registry.node, registry.now(), registry.now())
        self._looked = 0.0

    async def tidy(self) -> None:
        """Note that this node runs, and look for idle tables now and then."""
        await self.note_uptime()
        if time.monotonic() - self._looked > ROUND_SECONDS:
            self._looked = time.monotonic()
            await self.close_all()

    async def note_uptime(self) -> None:
        """Extend this node's uptime; begin anew after a stall or a jump of the clock."""
        now = self._registry.now()
        if not 0 <= now - self._uptime.until <= 1000 * STALL_SECONDS:
            self._uptime = Uptime(self._registry.node, now, now)
        self._uptime = uptime = self._uptime._replace(until=now)
        await self._registry.in_thread(lambda: write_uptime(self._registry.store.engine, uptime))

    async def close_all(self) -> None:
        """Close every table that has been idle for too long."""
        registry = self._registry
        uptimes = await registry.in_thread(lambda: read_uptimes(registry.store.engine))
        before = start_of_last(self._idle_ms, uptimes)
        if before is None:
            return
        for found in await registry.in_thread(
            lambda: registry.store.idle_tables(before, MOST_IDLE)
        ):
            try:
                table = await registry.table(found.id)
                if self._is_idle(table, found, uptimes):
                    await self._close(table, found, uptimes)
            except GrachtenError as error:
                log.warning("table %s: %s", found.id, error.message, extra={"table": found.id})
        needed = start_of_last(max(self._idle_ms, 2 * LONGEST_CLOCK_MS), uptimes)
        if needed is not None:
            await registry.in_thread(lambda: forget_uptimes(registry.store.engine, needed))

    def _is_idle(self, table: LiveTable, found: Idle, uptimes: list[Uptime]) -> bool:
        """Whether the server has run long enough since something happened at the table.

        A table with a clock has at least twice the time of that: with a day for a move nobody is
        late after a day.
        """
        clock = table.document.clock
        thinking = 0 if clock.kind == "none" else 2000 * clock.seconds
        before = start_of_last(max(self._idle_ms, thinking), uptimes)
        last = max(found.touched, table.last_activity())
        return before is not None and table.version == found.version and last < before

    async def _close(self, table: LiveTable, found: Idle, uptimes: list[Uptime]) -> None:
        """Close it, unless something happens in the last moment."""

        def alter(document: Document) -> None:
            if not self._is_idle(table, found, uptimes):
                raise GrachtenError("busy", "something has happened at this table")
            close(document, "idle", self._registry.now())

        await table.change(alter)
        log.info("table %s: closed, nothing has happened", table.id, extra={"table": table.id})


def close(document: Document, by: str, now: int) -> None:
    """Close a table; its game is kept as it stands."""
    if document.state in ("over", "closed"):
        raise GrachtenError("closed", "this table is closed already")
    document.state = "closed"
    document.closed_by = by
    document.origin = ""
    document.ended = now
