"""Connections to PostgreSQL that wait for an answer only for a limited time.

This needs psycopg, which comes with an extra; a server on SQLite doesn't import this file.
"""

import logging
import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry

from grachten.store import time_limits
from grachten.store.time_limits import lift_server_limits, limited, next_deadline, time_limit

log = logging.getLogger("grachten.store")

POOL_SECONDS = 10  # to wait for a free connection

T = TypeVar("T")


def tcp_options(url: URL) -> dict[str, Any]:
    """Return when libpq gives up a dead connection; options in the URL take precedence."""
    wanted = {
        "connect_timeout": time_limits.CONNECT_SECONDS,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,  # milliseconds
    }
    return {name: value for name, value in wanted.items() if name not in url.query}


def open_postgresql(url: URL) -> Engine:
    engine = create_engine(
        url, pool_size=5, pool_timeout=POOL_SECONDS, connect_args=tcp_options(url)
    )

    @event.listens_for(engine, "do_connect")
    def connect(_: Any, __: Any, arguments: Any, options: Any) -> Any:
        connection = LimitedConnection.connect(*arguments, **options)
        try:
            set_server_limits(connection)
        except psycopg.Error:
            connection.close()
            raise
        return connection

    @event.listens_for(engine, "connect")
    def note_new(_: Any, record: ConnectionPoolEntry) -> None:
        record.info["new"] = True

    @event.listens_for(engine, "checkout")
    def ping(connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
        """Test an idle connection; replace the whole pool if it is dead."""
        if record.info.pop("new", False):
            return
        try:
            with time_limit(time_limits.PING_SECONDS):
                engine.dialect.do_ping(connection)
        except psycopg.Error as error:
            raise InvalidatePoolError from error

    event.listen(engine, "begin", lift_server_limits)
    return engine


class TimedOut(psycopg.OperationalError):
    """PostgreSQL did not answer in time; the statement may or may not have taken effect."""


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that closes itself when an answer is late."""

    def wait(self, gen: PQGen[T], *args: Any, **options: Any) -> T:
        if not limited():
            return super().wait(gen, *args, **options)
        began = time.monotonic()
        try:
            return super().wait(_until(gen, next_deadline()), *args, **options)
        except TimedOut as error:
            self.pgconn.finish()
            seconds = time.monotonic() - began
            log.warning("PostgreSQL has not answered for %.1f s; connection closed", seconds)
            message = f"no answer for {seconds:.1f} s, so the connection was closed"
            raise TimedOut(message) from error


def _until(gen: PQGen[T], end: float) -> Generator[Any, Any, T]:
    """Run a psycopg generator, which resumes at least every 0.1 s, until `end`."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            wanted = gen.send(ready)
            if not ready and time.monotonic() >= end:
                raise TimedOut
    except StopIteration as done:
        result: T = done.value
        return result


def set_server_limits(connection: psycopg.Connection[Any]) -> None:
    """Set the server's limits, except those that the host has configured."""
    for name, value in time_limits.SERVER_LIMITS.items():
        connection.execute(
            "SELECT set_config(name, %s, false) FROM pg_settings "
            "WHERE name = %s AND source = 'default'",
            (value, name),
        )
    connection.commit()
