"""Opening a database: SQLite in a file, or PostgreSQL; its tables are brought up to date."""

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
POOL_SECONDS = 10  # to wait for a connection while other threads use all of them
MIGRATING = 0x6772616368  # the number of the lock under which one node brings the tables up to date


def open_database(url: str) -> Engine:
    """The engine for a database URL, or for the path of a SQLite file."""
    parsed = _parse(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed.set(drivername="sqlite"))
    if parsed.get_backend_name() == "postgresql":
        return _open_postgresql(parsed.set(drivername="postgresql+psycopg"))
    message = f"a database is a SQLite file or PostgreSQL, not {parsed.get_backend_name()}"
    raise GrachtenError("bad_database", message)


def _parse(url: str) -> URL:
    """What a URL says; it may hold a password, so nothing of it is in an error."""
    try:
        parsed = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    except (ArgumentError, ValueError):  # ValueError: of a port that is no number
        raise _no_url() from None
    if "@" in (parsed.host or ""):
        raise _no_url()
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise GrachtenError("bad_database", "a SQLite database needs the path of a file")
    if "\0" in (parsed.database or ""):
        raise GrachtenError("bad_database", "no file or database has a name with a null byte")
    return parsed


def _no_url() -> GrachtenError:
    message = (
        "that is not the URL of a database: it is postgresql://USER:PASSWORD@HOST:PORT/NAME, with "
        "%40 for an @ in the password, or the path of a SQLite file"
    )
    return GrachtenError("bad_database", message)


def tcp_options(url: URL) -> dict[str, Any]:
    """How soon libpq gives up a dead connection; what the URL says itself goes first."""
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
        """Test a connection that has been idle; replace all of them if it is dead."""
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
        connection.isolation_level = None  # we say ourselves when a transaction begins
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that may write takes the lock at once; else two could wait for each other.
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees everything as of one moment and changes nothing."""
    options: dict[str, Any] = {"reads": True}
    if engine.dialect.name == "postgresql":
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


def migrate(engine: Engine) -> None:
    """Bring the tables up to date. Of several nodes that start together, one does it."""
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
        message = "the database was made by a newer version of grachten; run that one"
        raise GrachtenError("newer_database", message) from None
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None


def _make_private(url: URL) -> None:
    """Make a new SQLite file for its owner alone: it holds secret seeds.

    SQLite gives the files beside it the same rights. One that is there keeps those it has.
    """
    if url.get_backend_name() == "sqlite" and url.database and "uri" not in url.query:
        with suppress(OSError):  # it is there; whatever else is wrong SQLite will say
            os.close(os.open(url.database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def unusable(engine: Engine, error: SQLAlchemyError) -> GrachtenError:
    """The database cannot be used, in words without its password, which may be an option too."""
    cause = str(getattr(error, "orig", None) or error).strip().splitlines()
    where = engine.url.set(query={}).render_as_string(hide_password=True)
    message = f"the database {where} cannot be used: {cause[0] if cause else error}"
    return GrachtenError("bad_database", message)
