"""The registry: the tables that this node has in memory."""

import asyncio
import time
from collections.abc import Iterable, Sequence

from grachten.errors import NotFound
from grachten.server.database.threads import in_thread
from grachten.server.errors import Busy
from grachten.server.tables.scheduler import Scheduler
from grachten.server.tables.table import LiveTable, TableBackend
from grachten.store.changes import Change
from grachten.store.documents import Document
from grachten.store.store import SavedTable, Store

MEMORY_SECONDS = 30.0  # how long an unused table stays in memory


class TableRegistry:
    """Opens, loads, finds and forgets tables."""

    def __init__(self, store: Store, backend: TableBackend, scheduler: Scheduler) -> None:
        self._store = store
        self._backend = backend
        self._scheduler = scheduler
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._unused_since: dict[str, float] = {}

    async def open(self, table: str, document: Document, owners: list[str]) -> LiveTable:
        """Open a new table under an id that nobody else uses."""
        if not await self.open_once(table, document, owners):
            raise Busy("the table could not be opened; try again")
        return self._add(table, SavedTable(document, 1, []))

    async def open_once(self, table: str, document: Document, owners: list[str]) -> bool:
        """Open a table under an id that others may use too; return whether we were first.

        Whoever needs the table then loads it from the database like any other.
        """
        change = Change(table, self._backend.now(), (), document, 0, owners)
        return await self._backend.write(change)

    async def table(self, table: str) -> LiveTable:
        """Return the table of that id; raise `no_table` if there is none."""
        live = self._tables.get(table)
        if live is None:
            live = await self._load(table)
        else:
            self._unused_since[table] = time.monotonic()
        if live is None:
            raise NotFound("no_table", "there is no such table; is the link complete?")
        return live

    async def current(self, table: str) -> LiveTable:
        """Return the table as the database has it now, even if notifications were missed."""
        was_here = table in self._tables
        live = await self.table(table)
        if self._backend.shared and was_here and table in await self._outdated([table]):
            await live.refresh()
        return live

    async def outdated(self) -> list[str]:
        """Return the tables in memory that have changed in the database."""
        return await self._outdated(list(self._tables))

    def find(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table)

    def is_loading(self, table: str) -> bool:
        return table in self._loading

    def known(self) -> Iterable[str]:
        """Return the tables that are in memory or being loaded."""
        return {*self._tables, *self._loading}

    def live_tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    def forget_unused(self) -> None:
        """Forget the tables that nobody has used for a while."""
        now = time.monotonic()
        for table in self.live_tables():
            if len(table.connections) or table.lock.locked() or self._scheduler.watches(table.id):
                self._unused_since[table.id] = now
            elif now - self._unused_since.get(table.id, now) > MEMORY_SECONDS:
                del self._tables[table.id]
                self._unused_since.pop(table.id, None)

    async def _outdated(self, tables: Sequence[str]) -> list[str]:
        found = await in_thread(lambda: self._store.newest(tables))
        here = [table for table in tables if table in self._tables]
        return [table for table in here if self._tables[table].newest != found.get(table)]

    async def _load(self, table: str) -> LiveTable | None:
        """Load a table from the database; all who ask at the same time share one query."""
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._read(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _read(self, table: str) -> LiveTable | None:
        saved = await self._backend.load(table)
        if saved is None:
            return None
        live = self._add(table, saved)
        self._scheduler.schedule(live)
        return live

    def _add(self, table: str, saved: SavedTable) -> LiveTable:
        live = self._tables[table] = LiveTable(table, self._backend, saved)
        self._unused_since[table] = time.monotonic()
        return live
