"""Opening a database, SQLite in a file or PostgreSQL, and updating its schema."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from grachten.errors import GrachtenError
from grachten.store import time_limits
from grachten.store.time_limits import (
    LimitedConnection,
    lift_server_limits,
    no_limits,
    set_server_limits,
    time_limit,
)

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10  # to wait for another process that has locked a SQLite file
POOL_SECONDS = 10  # to wait for a free connection
MIGRATING = 0x6772616368  # the lock under which one node updates the schema


def open_database(url: str) -> Engine:
    """Return the engine for a database URL or the path of a SQLite file."""
    parsed = _parse(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed.set(drivername="sqlite"))
    if parsed.get_backend_name() == "postgresql":
        return _open_postgresql(parsed.set(drivername="postgresql+psycopg"))
    message = f"the database must be a SQLite file or PostgreSQL, not {parsed.get_backend_name()}"
    raise GrachtenError("bad_database", message)


def _parse(url: str) -> URL:
    """Parse a URL; it may contain a password, so errors never quote it."""
    try:
        parsed = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    except (ArgumentError, ValueError):  # ValueError: the port is not a number
        raise _no_url() from None
    if "@" in (parsed.host or ""):
        raise _no_url()
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise GrachtenError("bad_database", "a SQLite database needs the path of a file")
    if "\0" in (parsed.database or ""):
        raise GrachtenError(
            "bad_database", "the name of a file or database cannot contain a null byte"
        )
    return parsed


def _no_url() -> GrachtenError:
    message = (
        "that is not a database URL: use postgresql://USER:PASSWORD@HOST:PORT/NAME, with %40 for "
        "an @ in the password, or the path of a SQLite file"
    )
    return GrachtenError("bad_database", message)


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


def _open_postgresql(url: URL) -> Engine:
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


def _open_sqlite(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writing transaction takes the lock at once, so that two cannot deadlock.
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Yield a read-only transaction that sees everything as of one moment."""
    options: dict[str, Any] = {"reads": True}
    if engine.dialect.name == "postgresql":
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


def migrate(engine: Engine) -> None:
    """Update the schema. If several nodes start together, one of them does it."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    _make_private(engine.url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with no_limits(), engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        message = "the database belongs to a newer version of grachten; run that version"
        raise GrachtenError("newer_database", message) from None
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None


def _make_private(url: URL) -> None:
    """Create a new SQLite file that only its owner can read, because it holds secret seeds.

    SQLite gives the files beside it the same permissions. An existing file keeps its own.
    """
    if url.get_backend_name() == "sqlite" and url.database and "uri" not in url.query:
        with suppress(OSError):  # it exists; SQLite reports any other problem
            os.close(os.open(url.database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def unusable(engine: Engine, error: SQLAlchemyError) -> GrachtenError:
    """Return the error that the database cannot be used, without its password."""
    cause = str(getattr(error, "orig", None) or error).strip().splitlines()
    where = engine.url.set(query={}).render_as_string(hide_password=True)
    message = f"the database {where} cannot be used: {cause[0] if cause else error}"
    return GrachtenError("bad_database", message)
