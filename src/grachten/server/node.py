"""A node: one server process, put together from its parts."""

import asyncio
import contextlib
import logging
import secrets

from grachten.errors import GrachtenError
from grachten.server.alerts.alerts import Alerts
from grachten.server.bots.compiling import Compiling, Report, report_nothing
from grachten.server.bots.outside import OutsideBots
from grachten.server.bots.workers import BotWorkers
from grachten.server.cluster.heartbeat import Heartbeat
from grachten.server.cluster.listener import Listener
from grachten.server.cluster.notifications import Notifier
from grachten.server.cluster.ownership import Ownership
from grachten.server.database.writer import Writer
from grachten.server.errors import Restarting
from grachten.server.metrics import Metrics
from grachten.server.reviews.reviews import Reviews
from grachten.server.settings import Settings
from grachten.server.tables.backend import Backend
from grachten.server.tables.idle import IdleTables
from grachten.server.tables.registry import MEMORY_SECONDS, TableRegistry
from grachten.server.tables.scheduler import RETURN_SECONDS, Scheduler
from grachten.server.tables.sync import TableSync
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import Bye
from grachten.store.store import Store

log = logging.getLogger("grachten.server")


class Node:
    """Makes the parts of a server, connects them, and starts and stops their tasks."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        worker: int | None = None,
        report_compiling: Report = report_nothing,
    ) -> None:
        """Make a node; `worker` is its number if several nodes of this machine share a port."""
        self.id = secrets.token_hex(8)
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.closing = False
        self.writer = Writer(store)
        self.workers = BotWorkers(settings.thinkers, settings.bot_queue)
        self.compiling = Compiling(report_compiling)
        self._notifier = Notifier(store, self.id)
        self._ownership = Ownership(store, self.id)
        self._scheduler = Scheduler(self._ownership, self.workers, started=store.now())
        backend = Backend(
            store,
            settings,
            metrics,
            self.writer,
            self._notifier,
            self.compiling,
            self._table_changed,
        )
        self.tables = TableRegistry(store, backend, self._scheduler)
        self.outside_bots = OutsideBots(store, self.id, self.tables, self._notifier, backend.bot_ms)
        self.sync = TableSync(
            self.id,
            self.tables,
            self._scheduler,
            self._ownership,
            self._notifier,
            self.outside_bots,
            self._table_adopted,
        )
        self.idle = IdleTables(store, self.id, self.tables, settings.idle_hours)
        self.alerts = Alerts(store, settings, self.tables.table)
        self.reviews = Reviews(store, self.id, settings, metrics)
        self._heartbeat = Heartbeat(store, self.id, self._ownership, self.sync)
        self._place = _place(settings.port, worker)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.compiling.start()
        await self.alerts.start()
        await self._heartbeat.start(self.settings.data, self._place)
        self._tasks.append(asyncio.create_task(self._heartbeat.run()))
        if self.store.shared:
            listener = Listener(self.store, self.sync)
            self._tasks.append(asyncio.create_task(listener.listen()))
            self._tasks.append(asyncio.create_task(listener.compare()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    def begin_closing(self) -> None:
        """Start nothing new, and ask everybody to come back in a moment."""
        self.closing = True
        self._scheduler.close()
        error = Restarting()
        bye = Bye(error.code, error.message, error.retry)
        for table in self.tables.live_tables():
            table.connections.drop_all(bye)

    async def close(self) -> None:
        """Finish all writes, and leave the tables to the other nodes."""
        await self.alerts.close()
        self.begin_closing()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.reviews.close()
        await asyncio.to_thread(self.writer.close)
        with contextlib.suppress(GrachtenError):  # the other nodes will notice by themselves
            await self._heartbeat.leave()
        await asyncio.to_thread(self.store.close)

    def _table_changed(self, table: LiveTable, here: bool) -> None:
        """React to a change of a table, made on this node or on another."""
        self._scheduler.schedule(table)
        if not table.in_progress:
            self._ownership.release(table.id)
        self.outside_bots.wake(table.id)
        if here:  # the node that made the change sends its notices
            self.alerts.look_at(table)
        elif self._ownership.owns(table.id):  # or else, if it died, the node that owns the table
            self.alerts.look_at(table, RETURN_SECONDS)

    def _table_adopted(self, table: LiveTable) -> None:
        """Send the notices that another node, or this one before a restart, has not sent."""
        self.alerts.look_at(table, RETURN_SECONDS)

    async def _tidy(self) -> None:
        """Forget unused tables, and close idle ones, forever."""
        while True:
            await asyncio.sleep(MEMORY_SECONDS / 3)
            try:
                self.tables.forget_unused()
                await self.idle.tidy()
            except GrachtenError as error:  # the database does not answer
                log.warning("tidying up: %s", error.message)
            except Exception:
                log.exception("tidying up")


def _place(port: int, worker: int | None) -> str:
    """Return a name for where a node runs on its machine; "" if the system chose its port."""
    if not port:
        return ""
    return str(port) if not worker else f"{port}-{worker}"
