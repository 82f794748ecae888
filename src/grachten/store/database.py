"""Opening a database, SQLite in a file or PostgreSQL, and updating its schema."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from grachten.errors import GrachtenError
from grachten.extras import check_extra
from grachten.store.time_limits import no_limits

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10  # to wait for another process that has locked a SQLite file
MIGRATING = 0x6772616368  # the lock under which one node updates the schema


def open_database(url: str) -> Engine:
    """Return the engine for a database URL or the path of a SQLite file."""
    parsed = _parse(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed.set(drivername="sqlite"))
    if parsed.get_backend_name() == "postgresql":
        check_extra("psycopg", "postgres", "a PostgreSQL database")
        from grachten.store.postgresql import open_postgresql

        return open_postgresql(parsed.set(drivername="postgresql+psycopg"))
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


def insert_into(table: Table, bind: Engine | Connection) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT that can say what to do about a row that exists already."""
    insert = postgresql.insert if bind.dialect.name == "postgresql" else sqlite.insert
    return insert(table)


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
