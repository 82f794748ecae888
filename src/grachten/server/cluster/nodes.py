"""Which node sees to which table: this one beats, and takes on the tables of those that are dead.

Should two nodes see to a table for a moment, the database still takes every step once.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from grachten.errors import GrachtenError

if TYPE_CHECKING:
    from grachten.server.tables.registry import TableRegistry

log = logging.getLogger("grachten.server")

BEAT_SECONDS = 2.0
ALIVE_SECONDS = 7.0  # so long after its last beat a node is taken to be alive
ADOPT_AT_ONCE = 200


class Nodes:
    """What this node does as one of several; with SQLite it is the only one."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._kept: set[str] = set()  # tables that this node sees to, also those not in memory
        self._unseen: set[str] = set()  # tables that it has taken on and not yet looked at
        self._missed: set[str] = set()  # nodes that have been told of, and do not seem to be alive

    @property
    def kept(self) -> Iterable[str]:
        return tuple(self._kept)

    def sees_to(self, table: str) -> bool:
        return table in self._kept

    def let_go(self, table: str) -> None:
        """There is nothing more to be seen to."""
        self._kept.discard(table)

    async def keeps(self, table: str) -> bool:
        """Whether this node sees to that table's bots and clocks; it takes on what nobody does."""
        registry = self._registry
        if not registry.store.shared:
            return True
        if table not in self._kept:
            if not await registry.in_thread(
                lambda: registry.store.keep(registry.node, table, registry.now())
            ):
                return False
            self._kept.add(table)
        return True

    async def begin(self) -> None:
        """Show that this node lives, before anything else is done."""
        if self._registry.store.shared:
            await self._follow_predecessor()
            await self._beat()

    async def go_on(self) -> None:
        """Beat and adopt for ever; with SQLite there is nobody else, and once will do."""
        last = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                if self._registry.store.shared:
                    await self._beat()
                    if time.monotonic() - last > ALIVE_SECONDS:
                        await self._come_back_to_life()
                    last = began
                    await self._forget_dead()
                await self._adopt()
                if not self._registry.store.shared:
                    return
            except Exception as error:
                log.warning("the database does not answer: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def leave(self) -> None:
        """Let the others take over at once."""
        if self._registry.store.shared:
            await self._registry.in_thread(lambda: self._registry.store.leave(self._registry.node))

    async def _beat(self) -> None:
        """Set the clock by the database's, and say how long the others may rely on this node."""

        def beat() -> None:
            store = self._registry.store
            store.set_clock()
            store.beat(self._registry.node, store.now() + round(ALIVE_SECONDS * 1000))

        await self._registry.in_thread(beat)

    async def _come_back_to_life(self) -> None:
        """The others have taken this node to be dead, and what it saw to is theirs."""
        self._kept.clear()
        await self._registry.announce()

    async def _forget_dead(self) -> None:
        """Whoever was connected to a node that has died is not here any more.

        It must be missed twice: a new one may have told of itself since the database was asked.
        """
        alive = await self._registry.in_thread(
            lambda: self._registry.store.alive_nodes(self._registry.now())
        )
        missed = self._registry.known_nodes() - alive
        self._registry.forget_nodes(missed & self._missed)
        self._missed = missed

    async def _adopt(self) -> None:
        """See to the tables with a game that no living node sees to."""
        registry = self._registry
        while True:
            found = await registry.in_thread(
                lambda: registry.store.adopt(registry.node, registry.now(), ADOPT_AT_ONCE)
            )
            self._kept.update(found)
            self._unseen.update(found)
            for table in list(self._unseen):
                await self._look_at(table)
            if len(found) < ADOPT_AT_ONCE:
                return

    async def _look_at(self, table: str) -> None:
        """Do what is due there; without the database it is tried again with the next beat."""
        try:
            self._registry.scheduler.look(await self._registry.table(table))
        except GrachtenError as error:
            if error.code == "no_database":
                raise
            log.error("table %s: %s", table, error.message, extra={"table": table})
        self._unseen.discard(table)

    async def _follow_predecessor(self) -> None:
        """Take on at once what the node had that ran here before: we have its port, so it is dead.

        Its name is in a file; without it, or elsewhere, the others wait until it stops beating.
        """
        registry = self._registry
        if not registry.settings.port:
            return
        name = f"node-{socket.gethostname()}-{registry.settings.port}"
        file = registry.settings.data / name
        before = await asyncio.to_thread(_exchange, file, registry.node)
        if before:
            await registry.in_thread(lambda: registry.store.leave(before))


def _exchange(file: Path, text: str) -> str:
    """Write a short text to a file; what was there before, or nothing."""
    try:
        before = file.read_text("ascii").strip() if file.exists() else ""
        file.write_text(text + "\n", "ascii")
        return before
    except (OSError, UnicodeDecodeError) as error:
        log.warning("%s: %s", file, error)
        return ""
