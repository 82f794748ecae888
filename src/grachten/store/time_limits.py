"""Time limits for PostgreSQL: a connection that stops answering is closed, not waited for.

TCP notices a dead peer, but not one that only acknowledges packets: a stopped proxy, a frozen
machine. So each wait for an answer has its own limit.
"""

import logging
import math
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Connection

log = logging.getLogger("grachten.store")

ANSWER_SECONDS = 10.0  # for the answer to one statement
PING_SECONDS = 3.0  # for the test of an idle connection before reuse
CONNECT_SECONDS = 5
# The server cancels what takes longer, before we close its connection.
STATEMENT_SECONDS = 8
LOCK_SECONDS = 5
IDLE_IN_TRANSACTION_SECONDS = 10

SERVER_LIMITS = {
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{IDLE_IN_TRANSACTION_SECONDS}s",
}

T = TypeVar("T")

_deadline: ContextVar[float] = ContextVar("deadline", default=math.inf)
_unlimited: ContextVar[bool] = ContextVar("unlimited", default=False)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Limit the total time of everything that this thread asks of PostgreSQL in the block."""
    before = _deadline.set(min(_deadline.get(), time.monotonic() + seconds))
    try:
        yield
    finally:
        _deadline.reset(before)


@contextmanager
def no_limits() -> Iterator[None]:
    """Lift all limits in the block: a migration or a backup may take long."""
    before = _unlimited.set(True)
    try:
        yield
    finally:
        _unlimited.reset(before)


def lift_server_limits(connection: Connection) -> None:
    """Lift the server's limits too, for a transaction that begins inside `no_limits`."""
    if _unlimited.get():
        for name in SERVER_LIMITS:
            connection.exec_driver_sql(f"SET LOCAL {name} = 0")


class TimedOut(psycopg.OperationalError):
    """PostgreSQL did not answer in time; the statement may or may not have taken effect."""


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that closes itself when an answer is late."""

    def wait(self, gen: PQGen[T], *args: Any, **options: Any) -> T:
        if _unlimited.get():
            return super().wait(gen, *args, **options)
        began = time.monotonic()
        end = min(began + ANSWER_SECONDS, _deadline.get())
        try:
            return super().wait(_until(gen, end), *args, **options)
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
    for name, value in SERVER_LIMITS.items():
        connection.execute(
            "SELECT set_config(name, %s, false) FROM pg_settings "
            "WHERE name = %s AND source = 'default'",
            (value, name),
        )
    connection.commit()
