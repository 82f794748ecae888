"""Opening a database: SQLite in a file, or PostgreSQL; its tables are brought up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from grachten.errors import GrachtenError

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 30
ANSWER_SECONDS = 10  # for a server that does not answer when we connect
MIGRATING = 0x6772616368  # the number of the lock under which one node brings the tables up to date


def open_database(url: str) -> Engine:
    """The engine for a database URL, or for the path of a SQLite file."""
    parsed = _parse(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed.set(drivername="sqlite"))
    if parsed.get_backend_name() == "postgresql":
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_size=5,
            pool_pre_ping=True,
            connect_args={"connect_timeout": parsed.query.get("connect_timeout", ANSWER_SECONDS)},
        )
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
        with engine.begin() as connection:
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
