"""Keeping up with the other nodes: PostgreSQL's LISTEN delivers their notifications.

A notification that cannot be handled now is not lost: its table catches up later. Every few seconds
all tables in memory are also compared with the database, whether a notification came or not.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from grachten.errors import GrachtenError
from grachten.server.cluster.notifications import Notification, decode_notification
from grachten.server.errors import DatabaseUnavailable
from grachten.store.changes import CHANNEL
from grachten.store.store import Store

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("grachten.server")

AGAIN_SECONDS = 1.0  # until a lost connection is made again
COMPARE_SECONDS = 3.0  # between two comparisons with the database
TEST_SECONDS = 5.0  # between two tests of the connection, and for the answer to one
FOLLOW_SECONDS = 5.0  # for one table; after that it catches up later


class Tables(Protocol):
    """What the listener needs of this node's tables."""

    def known_tables(self) -> Iterable[str]:
        """Return the tables that this node has in memory or owns."""

    async def outdated(self) -> list[str]:
        """Return the tables in memory that have changed in the database."""

    async def refresh(self, table: str) -> None:
        """Let a table catch up with the database."""

    async def receive(self, notification: Notification) -> None:
        """Do what a notification asks for."""

    async def announce(self) -> None:
        """Tell the other nodes who is connected here, and ask them the same."""


class Listener:
    """Keeps the tables of this node up to date."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._behind: set[str] = set()  # tables that have yet to catch up with the database

    async def listen(self) -> None:
        """Handle notifications forever; after a lost connection, read every table again."""
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # no error may stop this node from listening
                log.warning("lost touch with the other nodes: %s", error or "no answer")
            await asyncio.sleep(AGAIN_SECONDS)

    async def compare(self) -> None:
        """Compare the tables with the database forever, and let those that differ catch up."""
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            try:
                for table in {*await self._tables.outdated(), *self._behind}:
                    await self._refresh(table)
            except GrachtenError:  # the database does not answer, and the log says so
                pass
            except Exception:
                log.exception("comparing tables with the database")

    async def _listen_once(self) -> None:
        """Handle notifications until the connection is lost."""
        import psycopg  # only hosts with PostgreSQL have it

        from grachten.store.postgresql import tcp_options

        url = self._store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(
            address, autocommit=True, **tcp_options(url)
        )
        try:
            await _subscribe(connection)
            for table in self._tables.known_tables():
                await self._refresh(table)
            await self._tables.announce()
            while True:
                async for notice in connection.notifies(timeout=TEST_SECONDS):
                    await self._receive(notice.payload)
                await _subscribe(connection)  # a hung peer looks like one with nothing to say
        finally:
            connection.pgconn.finish()  # at once: a hung peer would not answer a goodbye

    async def _receive(self, text: str) -> None:
        """Handle a notification; if that fails, its table catches up later."""
        try:
            notification = decode_notification(text)
        except msgspec.MsgspecError:  # of another version
            log.exception("unreadable notification from another node: %.200s", text)
            return
        try:
            async with asyncio.timeout(FOLLOW_SECONDS):
                await self._tables.receive(notification)
        except Exception as error:
            self._put_off(notification.table, error)

    async def _refresh(self, table: str) -> None:
        """Let a table catch up with the database; if that fails, try again later."""
        try:
            async with asyncio.timeout(FOLLOW_SECONDS):
                await self._tables.refresh(table)
        except Exception as error:
            self._put_off(table, error)
        else:
            self._behind.discard(table)

    def _put_off(self, table: str, error: Exception) -> None:
        """Log once why a table cannot catch up, and remember it if another attempt may help."""
        extra = {"table": table}
        if isinstance(error, GrachtenError) and not isinstance(error, DatabaseUnavailable):
            self._behind.discard(table)
            log.warning("table %s: %s", table, error.message, extra=extra)
        elif table not in self._behind:
            self._behind.add(table)
            if isinstance(error, TimeoutError | GrachtenError):
                log.warning("table %s cannot catch up yet: no answer", table, extra=extra)
            else:
                log.error("table %s cannot catch up yet", table, extra=extra, exc_info=error)


async def _subscribe(connection: "psycopg.AsyncConnection[Any]") -> None:
    """Ask for notifications; asking again changes nothing and tests the connection."""
    async with asyncio.timeout(TEST_SECONDS):
        await connection.execute(f"LISTEN {CHANNEL}")
