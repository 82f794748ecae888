"""The heartbeat of this node, and how it takes over the tables of nodes that have died."""

import asyncio
import logging
import socket
import time
from pathlib import Path
from typing import Protocol

from grachten.errors import GrachtenError
from grachten.server.cluster.ownership import Ownership
from grachten.server.database.threads import in_thread
from grachten.server.errors import DatabaseUnavailable
from grachten.store.store import Store

log = logging.getLogger("grachten.server")

BEAT_SECONDS = 2.0
ALIVE_SECONDS = 7.0  # how long after its last beat a node counts as alive


class Tables(Protocol):
    """What the heartbeat needs of this node's tables."""

    async def watch(self, table: str) -> None:
        """Load a table and schedule what is due there."""

    async def announce(self) -> None:
        """Tell the other nodes who is connected here, and ask them the same."""

    def connected_nodes(self) -> set[str]:
        """Return the other nodes that somebody is connected to."""

    def forget_nodes(self, dead: set[str]) -> None:
        """Forget who was connected to these nodes."""


class Heartbeat:
    """Shows the other nodes that this one is alive. With SQLite there are no others."""

    def __init__(self, store: Store, node: str, ownership: Ownership, tables: Tables) -> None:
        self._store = store
        self._node = node
        self._ownership = ownership
        self._tables = tables
        self._unwatched: set[str] = set()  # tables that were adopted and not yet loaded
        self._missed: set[str] = set()  # nodes with connections that do not seem to be alive

    async def start(self, data: Path, place: str) -> None:
        """Beat for the first time, before this node does anything else.

        No two nodes of a machine have the same `place` at a time; "" means that it is unknown.
        """
        if self._store.shared:
            await self._replace_predecessor(data, place)
            await self._beat()

    async def run(self) -> None:
        """Beat and adopt tables forever; with SQLite, adopt all tables once."""
        last = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                if self._store.shared:
                    await self._beat()
                    if time.monotonic() - last > ALIVE_SECONDS:
                        await self._revive()
                    last = began
                    await self._forget_dead_nodes()
                await self._adopt()
                if not self._store.shared:
                    return
            except Exception as error:
                log.warning("the heartbeat failed: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def leave(self) -> None:
        """Let the other nodes take over at once."""
        if self._store.shared:
            await in_thread(lambda: self._store.leave(self._node))

    async def _beat(self) -> None:
        """Set the clock by the database's, and say until when this node counts as alive."""

        def beat() -> None:
            self._store.set_clock()
            self._store.beat(self._node, self._store.now() + round(ALIVE_SECONDS * 1000))

        await in_thread(beat)

    async def _revive(self) -> None:
        """Return after a pause in which the other nodes have taken over this node's tables."""
        self._ownership.release_all()
        await self._tables.announce()

    async def _forget_dead_nodes(self) -> None:
        """Forget who was connected to nodes that have died.

        A node must be missing twice: a new one may have announced itself after the query.
        """
        alive = await in_thread(lambda: self._store.alive_nodes(self._store.now()))
        missed = self._tables.connected_nodes() - alive
        self._tables.forget_nodes(missed & self._missed)
        self._missed = missed

    async def _adopt(self) -> None:
        """Take over the games that no live node owns."""
        await self._watch_adopted()
        while adopted := await self._ownership.adopt():
            self._unwatched.update(adopted)
            await self._watch_adopted()

    async def _watch_adopted(self) -> None:
        """Schedule what is due; if the database fails, try again with the next beat."""
        for table in list(self._unwatched):
            try:
                await self._tables.watch(table)
            except DatabaseUnavailable:
                raise
            except GrachtenError as error:
                log.error("table %s: %s", table, error.message, extra={"table": table})
            self._unwatched.discard(table)

    async def _replace_predecessor(self, data: Path, place: str) -> None:
        """Declare the node dead that ran here before: this one has its place now.

        A file holds its name. Without the file, or on another machine, the other nodes wait until
        the old node stops beating.
        """
        if not place:
            return
        file = data / f"node-{socket.gethostname()}-{place}"
        before = await asyncio.to_thread(_exchange, file, self._node)
        if before:
            await in_thread(lambda: self._store.leave(before))


def _exchange(file: Path, text: str) -> str:
    """Write a short text to a file; return the text that it held before, or ""."""
    try:
        before = file.read_text("ascii").strip() if file.exists() else ""
        file.write_text(text + "\n", "ascii")
        return before
    except (OSError, UnicodeDecodeError) as error:
        log.warning("%s: %s", file, error)
        return ""
