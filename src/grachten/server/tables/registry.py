"""The registry: all tables that this node has in memory, and its ties to the other nodes."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from grachten.errors import GrachtenError
from grachten.server.bots.compiling import Compiling
from grachten.server.bots.workers import BotWorkers
from grachten.server.cluster.listener import Listener
from grachten.server.cluster.nodes import Nodes
from grachten.server.cluster.notifications import Notification as Notification
from grachten.server.cluster.writer import Writer
from grachten.server.metrics import Metrics
from grachten.server.settings import Settings
from grachten.server.tables.idle import IdleTables
from grachten.server.tables.scheduler import Scheduler
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import Bye
from grachten.store.changes import Change
from grachten.store.documents import Document
from grachten.store.store import Kept, Store

log = logging.getLogger("grachten.server")

MEMORY_SECONDS = 30.0  # how long a table stays in memory that nobody looks at

T = TypeVar("T")


class TableRegistry:
    """The tables of this node."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.shared = store.shared
        self.node = secrets.token_hex(8)
        self.workers = BotWorkers(settings.thinkers, settings.bot_queue)
        self.writer = Writer(store)
        self.scheduler = Scheduler(self)
        self._compiling = Compiling()
        self.nodes = Nodes(self)
        self.idle = IdleTables(self)
        self.away_ms = round(settings.away_seconds * 1000)
        self.reveal_ms = round(settings.reveal_seconds * 1000)
        self.bot_ms = round(settings.bot_seconds * 1000)
        self.closing = False
        self.began = self.now()
        self.on_change: list[Callable[[LiveTable, bool], None]] = []
        self.on_invite: list[Callable[[str, str], None]] = []
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._unused_since: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # Tables.

    async def open(self, table: str, document: Document, owners: list[str]) -> LiveTable:
        change = Change(table, self.now(), (), document, 0, owners)
        if not await self.write(change):
            raise GrachtenError("busy", "that did not work; try again")
        live = self._tables[table] = LiveTable(table, self, Kept(document, 1, []))
        self._unused_since[table] = time.monotonic()
        return live

    async def open_once(self, table: str, document: Document, owners: list[str]) -> bool:
        """Open a table under an id that others may use too; return whether we were first.

        The table is then read from the database like any other, by whoever needs it.
        """
        return await self.write(Change(table, self.now(), (), document, 0, owners))

    async def table(self, table: str) -> LiveTable:
        """The table of that id; a GrachtenError where there is none."""
        live = self._tables.get(table)
        if live is None:
            live = await self._load(table)
        else:
            self._unused_since[table] = time.monotonic()
        if live is None:
            raise GrachtenError("no_table", "there is no such table; is the link complete?")
        return live

    async def current(self, table: str) -> LiveTable:
        """The table as the database has it now, although notes of it may have been missed."""
        was_here = table in self._tables
        live = await self.table(table)
        if self.shared and was_here and table in await self.outdated([table]):
            await live.refresh()
        return live

    async def outdated(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that are in memory and have gone on in the database."""
        found = await self.in_thread(lambda: self.store.newest(tables))
        here = [table for table in tables if table in self._tables]
        return [table for table in here if self._tables[table].newest != found.get(table)]

    async def _load(self, table: str) -> LiveTable | None:
        """Read a table from the database; many who ask at once share it."""
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._read(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _read(self, table: str) -> LiveTable | None:
        kept = await self.load(table)
        if kept is None:
            return None
        live = self._tables[table] = LiveTable(table, self, kept)
        self._unused_since[table] = time.monotonic()
        self.scheduler.look(live)
        return live

    def live_tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Ask the database something."""
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            log.warning("the database: %s", getattr(error, "orig", None) or error)
            message = "the database does not answer; try again in a moment"
            raise GrachtenError("no_database", message) from None

    # The desk of the tables.

    def now(self) -> int:
        """Return the time in milliseconds, by which all nodes go."""
        return self.store.now()

    async def load(self, table: str, after: int = -1) -> Kept | None:
        kept = await self.in_thread(lambda: self.store.load(table, after))
        if kept is not None and kept.document.header is not None:
            await self.rules_compiled()
        return kept

    async def rules_compiled(self) -> None:
        """Wait until games can be played without holding up the event loop."""
        await self._compiling.rules()

    async def write(self, change: Change) -> bool:
        """Commit, and tell the other nodes."""
        if self.store.shared:
            change.note = msgspec.json.encode(Notification(self.node, change.table))
        began = time.perf_counter()
        made = await self.writer.write(change)
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        if change.steps and made:
            self.metrics.steps.inc(len(change.steps))
        return made

    def changed(self, table: LiveTable, here: bool) -> None:
        """Something has happened at a table: on this node, or on another."""
        self.scheduler.look(table)
        if not table.in_progress:
            self.nodes.let_go(table.id)
        for listener in self.on_change:
            listener(table, here)

    # The other nodes.

    async def tell(self, note: Notification) -> None:
        """Tell the other nodes what is not kept; without the database they do not hear it."""
        if self.store.shared:
            text = msgspec.json.encode(note).decode()
            with contextlib.suppress(GrachtenError):
                await self.in_thread(lambda: self.store.notify(text))

    async def hear(self, note: Notification) -> None:
        """A note from a node."""
        if note.node == self.node:
            return
        if note.invite is not None:
            for listener in self.on_invite:
                listener(note.table, note.invite)
        table = self._tables.get(note.table)
        if table is None and (note.table in self._loading or self.nodes.sees_to(note.table)):
            table = await self.table(note.table)
        if table is None:
            return
        if note.said is not None:
            table.connections.say(note.said)
        elif note.seats is not None:
            await self._hear_presence(table, note)
        elif note.drop is not None:
            table.connections.drop_seat(note.drop, REMOVED)
        else:
            await table.refresh()

    async def _hear_presence(self, table: LiveTable, note: Notification) -> None:
        assert note.seats is not None
        table.connections.elsewhere[note.node] = note.seats
        table.connections.watchers_elsewhere[note.node] = note.watchers
        table.connections.tell_about_table()
        if note.ask and len(table.connections):
            await self.presence(table)

    def known_tables(self) -> set[str]:
        """All tables that this node has in memory, or sees to."""
        return {*self._tables, *self._loading, *self.nodes.kept}

    async def announce(self) -> None:
        """Tell who is connected here, and ask the others the same."""
        for table in self.live_tables():
            if len(table.connections):
                await self.presence(table, ask=True)

    def known_nodes(self) -> set[str]:
        """The nodes that somebody is connected to, as far as we have been told."""
        return {node for table in self.live_tables() for node in table.connections.elsewhere}

    def forget_nodes(self, dead: set[str]) -> None:
        """Nobody is connected to these nodes any more."""
        for table in self.live_tables():
            table.connections.forget_nodes(dead)

    async def presence(self, table: LiveTable, ask: bool = False) -> None:
        """Tell the other nodes who of a table is connected here; they may be asked back."""
        if self.store.shared:
            here = tuple(sorted(table.connections.seats_here()))
            watchers = table.connections.watchers_here
            await self.tell(
                Notification(self.node, table.id, seats=here, watchers=watchers, ask=ask)
            )

    # Life.

    async def start(self) -> None:
        self._compiling.start()
        await self.nodes.begin()
        self._tasks.append(asyncio.create_task(self.nodes.go_on()))
        if self.store.shared:
            listener = Listener(self)
            self._tasks.append(asyncio.create_task(listener.listen()))
            self._tasks.append(asyncio.create_task(listener.compare()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    def say_goodbye(self) -> None:
        """Ask everybody to come back in a moment, and begin nothing more."""
        self.closing = True
        self.scheduler.close()
        bye = Bye("restart", "the server restarts; come back in a moment", True)
        for table in self.live_tables():
            table.connections.drop_all(bye)

    async def close(self) -> None:
        """Finish all writes, and leave the tables to the other nodes."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await asyncio.to_thread(self.writer.close)
        with contextlib.suppress(GrachtenError):  # else the others notice it by themselves
            await self.nodes.leave()
        await asyncio.to_thread(self.store.close)

    async def _tidy(self) -> None:
        """Let go of tables that nobody looks at; close those where nothing happens."""
        while True:
            await asyncio.sleep(MEMORY_SECONDS / 3)
            try:
                self._forget_unused()
                await self.idle.tidy()
            except GrachtenError as error:  # the database does not answer
                log.warning("tidying up: %s", error.message)
            except Exception:
                log.exception("tidying up")

    def _forget_unused(self) -> None:
        now = time.monotonic()
        for table in self.live_tables():
            if len(table.connections) or table.lock.locked() or self.scheduler.watches(table.id):
                self._unused_since[table.id] = now
            elif now - self._unused_since.get(table.id, now) > MEMORY_SECONDS:
                del self._tables[table.id]
                self._unused_since.pop(table.id, None)


REMOVED = Bye("removed", "you have been removed from this table", False)
