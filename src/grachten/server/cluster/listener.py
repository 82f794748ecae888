"""Following the other nodes: PostgreSQL's LISTEN tells what they do, and nothing stays missed.

A note that cannot be followed now is followed later. And every few seconds all tables in memory
are compared with the database, whatever has been heard.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg

from grachten.errors import GrachtenError
from grachten.server.cluster.notifications import decode_notification
from grachten.store.changes import CHANNEL
from grachten.store.database import tcp_options

if TYPE_CHECKING:
    from grachten.server.tables.registry import TableRegistry

log = logging.getLogger("grachten.server")

AGAIN_SECONDS = 1.0  # until a lost connection is made again
COMPARE_SECONDS = 3.0  # between two comparisons with the database
TEST_SECONDS = 5.0  # between two tests of the connection, and for the answer to one
FOLLOW_SECONDS = 5.0  # for one table; then it is left for later, and the next one follows


class Listener:
    """Keeps the tables of this node up to date."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._behind: set[str] = set()  # tables that have yet to catch up with the database

    async def listen(self) -> None:
        """Hear notes for ever; after every break everything is read anew."""
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # whatever it is: a node that has gone deaf must hear again
                log.warning("lost touch with the other nodes: %s", error or "no answer")
            await asyncio.sleep(AGAIN_SECONDS)

    async def compare(self) -> None:
        """Compare the tables with the database for ever, and let those catch up that differ."""
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            try:
                outdated = await self._registry.outdated(
                    [t.id for t in self._registry.live_tables()]
                )
                for table in {*outdated, *self._behind}:
                    await self._follow(table)
            except GrachtenError:  # the database does not answer, and the log says so
                pass
            except Exception:
                log.exception("comparing tables with the database")

    async def _listen_once(self) -> None:
        """Hear notes until the connection is lost."""
        url = self._registry.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(
            address, autocommit=True, **tcp_options(url)
        )
        try:
            await _ask(connection)
            for table in self._registry.known_tables():
                await self._follow(table)
            await self._registry.announce()
            while True:
                async for notice in connection.notifies(timeout=TEST_SECONDS):
                    await self._hear(notice.payload)
                await _ask(connection)  # a peer that hangs looks like one with nothing to say
        finally:
            connection.pgconn.finish()  # at once: a peer that hangs would not answer a farewell

    async def _hear(self, text: str) -> None:
        """Do what a note says; where that fails, its table catches up later."""
        try:
            note = decode_notification(text)
        except msgspec.MsgspecError:  # of another version
            log.exception("a note from another node: %.200s", text)
            return
        try:
            async with asyncio.timeout(FOLLOW_SECONDS):
                await self._registry.hear(note)
        except Exception as error:
            self._put_off(note.table, error)

    async def _follow(self, table: str) -> None:
        """Let a table catch up with the database; where that fails, it is tried again."""
        try:
            async with asyncio.timeout(FOLLOW_SECONDS):
                await (await self._registry.table(table)).refresh()
        except Exception as error:
            self._put_off(table, error)
        else:
            self._behind.discard(table)

    def _put_off(self, table: str, error: Exception) -> None:
        """Log once why a table cannot catch up, and remember it if another attempt may help."""
        told = {"table": table}
        if isinstance(error, GrachtenError) and error.code != "no_database":
            self._behind.discard(table)
            log.warning("table %s: %s", table, error.message, extra=told)
        elif table not in self._behind:
            self._behind.add(table)
            if isinstance(error, TimeoutError | GrachtenError):
                log.warning("table %s cannot catch up yet: no answer", table, extra=told)
            else:
                log.error("table %s cannot catch up yet", table, extra=told, exc_info=error)


async def _ask(connection: "psycopg.AsyncConnection[Any]") -> None:
    """Ask for the notes; to ask again changes nothing, and tests the connection."""
    async with asyncio.timeout(TEST_SECONDS):
        await connection.execute(f"LISTEN {CHANNEL}")
