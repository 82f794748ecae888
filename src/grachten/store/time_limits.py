"""Time limits for PostgreSQL: a connection that stops answering is closed, not waited for.

TCP notices a dead peer, but not one that only acknowledges packets: a stopped proxy, a frozen
machine. So each wait for an answer has its own limit.
"""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from sqlalchemy import Connection

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


def limited() -> bool:
    """Return whether statements of this thread have limits now."""
    return not _unlimited.get()


def next_deadline() -> float:
    """Return until when, on the monotonic clock, this thread waits for an answer from now on."""
    return min(time.monotonic() + ANSWER_SECONDS, _deadline.get())


def lift_server_limits(connection: Connection) -> None:
    """Lift the server's limits too, for a transaction that begins inside `no_limits`."""
    if not limited():
        for name in SERVER_LIMITS:
            connection.exec_driver_sql(f"SET LOCAL {name} = 0")
