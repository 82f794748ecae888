"""Backups: everything in a database at one moment, in one file, and how to restore it.

The file is gzipped JSON Lines: a header, one line per row, and a footer with the number of rows and
the SHA-256 of all lines before it. It suits any kind of database, and holds secret seeds.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from gzip import GzipFile
from pathlib import Path
from typing import IO, Any

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, LargeBinary, Row, delete, func, select
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from grachten.errors import GrachtenError
from grachten.store import schema
from grachten.store.backup_format import (
    FORMAT,
    KEPT,
    OLDER_SCHEMAS,
    Counts,
    Footer,
    Header,
    Line,
    bad_backup,
    columns_of,
    no_rows,
    read_header,
    read_rows,
)
from grachten.store.database import MIGRATIONS, migrate, open_database, reading, unusable
from grachten.store.documents import Document, from_bytes
from grachten.store.schema import push_keys, uptimes
from grachten.store.time_limits import no_limits
from grachten.version import SOFTWARE

AT_ONCE = 500  # rows in memory at the same time

Advance = Callable[[float], None]  # gets the share of the work done since the last call


def back_up(engine: Engine, path: Path, advance: Advance = lambda _: None) -> Counts:
    """Write the contents of a database, even one in use, to a new file."""
    _check_there(engine)
    with _new_file(path) as file, GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        try:
            with no_limits(), reading(engine) as connection:
                return _write_all(connection, packed, advance)
        except SQLAlchemyError as error:
            raise unusable(engine, error) from None


def restore(path: Path, url: str, advance: Advance = lambda _: None) -> Counts:
    """Restore a backup into an empty database, creating it if necessary: all of it or nothing.

    The nodes that ran at the time are omitted: none of them manages the tables now.
    """
    total = _check_backup(path)
    engine = open_database(url)
    try:
        migrate(engine)
        with no_limits(), engine.begin() as connection:
            _lock(connection)
            for table in (uptimes, push_keys):  # left by a server that ran without tables
                connection.execute(delete(table))
            _check_empty(connection)
            return _read_all(connection, path, lambda rows: advance(rows / max(1, total)))
    except (DataError, IntegrityError) as error:
        cause = str(error.orig).strip().splitlines()[0]
        raise bad_backup(path, f"the database does not take its rows: {cause}") from None
    except SQLAlchemyError as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()


def _head() -> str:
    """Return the schema of this version of Grachten."""
    return str(ScriptDirectory(str(MIGRATIONS)).get_current_head())


# Writing.


def _check_there(engine: Engine) -> None:
    """Raise an error if a SQLite file is missing; opening it would create it."""
    name = engine.url.database
    if engine.dialect.name == "sqlite" and not (name and Path(name).is_file()):
        raise GrachtenError("bad_database", f"there is no database {name}")


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """Yield a private file that gets its name when it is complete and on the disk."""
    _check_new(path)
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(handle)
        os.replace(temporary, path)
        temporary = None
    except OSError as error:
        message = f"{path}: cannot be written: {error.strerror}"
        raise GrachtenError("unwritable", message) from None
    finally:
        if temporary is not None:
            with suppress(OSError):
                os.unlink(temporary)


def _check_new(path: Path) -> None:
    if "\0" in str(path):
        message = f"{str(path)!r}: cannot be written: that is not a valid file name"
        raise GrachtenError("unwritable", message)
    if path.exists():
        raise GrachtenError("file_exists", f"{path}: exists already; name another file")


def _write_all(connection: Connection, packed: GzipFile, advance: Advance) -> Counts:
    digest = hashlib.sha256()
    counts = no_rows()

    def write(line: msgspec.Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        packed.write(data)

    write(_header(connection))
    total = _count_rows(connection)
    for table in KEPT:
        columns = columns_of(table)
        chosen = select(*columns).order_by(*table.primary_key)
        kinds = {str(column.name): isinstance(column.type, LargeBinary) for column in columns}
        for rows in connection.execute(chosen.execution_options(yield_per=AT_ONCE)).partitions():
            for row in rows:
                write(Line(str(table.name), msgspec.Raw(msgspec.json.encode(_plain(row, kinds)))))
            counts[table.name] += len(rows)
            advance(len(rows) / total)
    write(Footer(counts, digest.hexdigest()))
    return counts


def _plain(row: Row[Any], are_json: Mapping[str, bool]) -> dict[str, Any]:
    """Return a row for JSON; values that are JSON already stay as they are, to the byte."""
    pairs = zip(are_json.items(), row, strict=True)
    return {name: _raw(value) if is_json else value for (name, is_json), value in pairs}


def _raw(value: bytes) -> msgspec.Raw:
    with suppress(msgspec.DecodeError):
        if b"\n" not in value and bytes(msgspec.json.decode(value, type=msgspec.Raw)) == value:
            return msgspec.Raw(value)
    raise GrachtenError(
        "bad_database", "the database is damaged: it contains something that is not JSON"
    )


def _header(connection: Connection) -> Header:
    schema, head = MigrationContext.configure(connection).get_current_revision(), _head()
    if schema is None:
        raise GrachtenError("bad_database", "this is not a database of grachten")
    if schema != head:
        message = (
            f"the database has schema {schema}, but this is {SOFTWARE} with schema {head}: back it "
            "up with the version that serves it"
        )
        raise GrachtenError("other_schema", message, schema=schema, known=head)
    return Header(FORMAT, SOFTWARE, schema, datetime.now(UTC).isoformat(timespec="seconds"))


def _count_rows(connection: Connection) -> int:
    counts = [connection.execute(select(func.count()).select_from(table)) for table in KEPT]
    return sum(count.scalar_one() for count in counts)


# Restoring.


def _check_backup(path: Path) -> int:
    """Read the backup to the end before anything changes; return its number of rows."""
    header, head = read_header(path), _head()
    if header.schema not in {head, *OLDER_SCHEMAS}:
        message = (
            f"{path}: made by {header.software} with schema {header.schema}, but this is "
            f"{SOFTWARE} with schema {head}: restore it with the version that made it, then let "
            "this one update the database"
        )
        raise GrachtenError("other_schema", message, schema=header.schema, known=head)
    return sum(1 for _ in read_rows(path))


def _lock(connection: Connection) -> None:
    """Lock out other writers; on SQLite the transaction does that anyway."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(table.name for table in KEPT)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")


def _check_empty(connection: Connection) -> None:
    for table in KEPT:
        if connection.execute(select(table).limit(1)).first() is not None:
            message = "the database is not empty; restore into an empty one"
            raise GrachtenError("not_empty", message)


def _read_all(connection: Connection, path: Path, advance: Advance) -> Counts:
    counts = no_rows()
    waiting: list[dict[str, Any]] = []
    current = KEPT[0]

    def insert() -> None:
        if waiting:
            connection.execute(current.insert(), waiting)
            counts[current.name] += len(waiting)
            advance(len(waiting))
            waiting.clear()

    for table, row in read_rows(path):
        if table is not current or len(waiting) == AT_ONCE:
            insert()
            current = table
        if table is schema.tables:
            row["lobby"] = _document(path, row["document"]).lobby
        waiting.append(row)
    insert()
    return counts


def _document(path: Path, data: bytes) -> Document:
    try:
        return from_bytes(data)
    except msgspec.MsgspecError:
        raise bad_backup(path, "damaged: it contains an invalid table") from None
