"""Writing to the database: many changes of many tables in one commit.

A change is made completely or not at all, and only if nobody was faster: its document must follow
the version it is based on, and its steps must be the next ones. A change that fails does not affect
the others in the same commit.

Steps without a document are fenced, too: the game must be in progress, and the document must still
have the version that the steps were based on. The table's row stays locked until the commit. So a
node that was stopped for a while can't add a step to a table that another node has closed, or move
for somebody who has come back.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, Engine
from sqlalchemy.exc import IntegrityError

from grachten.game import Step
from grachten.store.documents import Document, to_bytes

CHANNEL = "grachten"

ADD_TABLE = (
    "INSERT INTO tables (version, state, listed, touched, document, lobby, id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
CHANGE_TABLE = (
    "UPDATE tables SET version = ?, state = ?, listed = ?, touched = ?, document = ?, lobby = ?"
    " WHERE id = ? AND version = ?"
)
HOLDS = "SELECT 1 FROM tables WHERE id = ? AND version = ? AND state = 'playing'"
ADD_STEP = "INSERT INTO steps (table_id, ply, step) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
NOTIFY = "SELECT pg_notify(?, note) FROM unnest(?::text[]) AS note"
ADD_OWNER = "INSERT INTO owners (key_hash, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"


class Fenced(Exception):
    """A table does not have the state that a change's steps require."""


class Change(msgspec.Struct):
    """What to write for one table; `version` is the version of the document it is based on."""

    table: str
    touched: int
    steps: Sequence[Step] = ()
    document: Document | None = None
    version: int = 0  # 0: the table is new
    owners: Sequence[str] = ()  # hashes of keys that own a part of the table from now on
    note: bytes = b""  # the notification for the other nodes


def write_changes(engine: Engine, changes: Sequence[Change]) -> list[bool]:
    """Commit the changes and notify all nodes; return whether each was made."""
    # In the same order everywhere, so that two nodes do not deadlock.
    order = sorted(range(len(changes)), key=lambda i: changes[i].table)
    plain = [i for i in order if _is_one_step(changes[i])]
    if plain:
        try:
            return _commit(engine, changes, order, plain)
        except (IntegrityError, Fenced):  # somebody was faster; finding out where takes longer
            pass
    return _commit(engine, changes, order, ())


def _commit(
    engine: Engine, changes: Sequence[Change], order: Sequence[int], plain: Sequence[int]
) -> list[bool]:
    """Commit the changes; the plain ones, which must all be next steps, in one statement."""
    done = [False] * len(changes)
    with engine.begin() as connection:
        if plain:
            _add_steps(connection, [changes[i] for i in plain])
            for i in plain:
                done[i] = True
        for i in sorted(set(order) - set(plain), key=order.index):
            done[i] = _write(connection, changes[i])
        _tell(connection, [change for change, made in zip(changes, done, strict=True) if made])
    return done


def _is_one_step(change: Change) -> bool:
    return change.document is None and not change.owners and len(change.steps) == 1


def _run(connection: Connection, sql: str, *values: object) -> CursorResult[Any]:
    """Run a statement that has a `?` for each value, without what SQLAlchemy does to statements.

    That takes several times as long as the statement, and this is the hot path of a server.
    """
    if connection.dialect.name == "postgresql":
        sql = sql.replace("?", "%s")
    return connection.exec_driver_sql(sql, values)


def _add_steps(connection: Connection, changes: Sequence[Change]) -> None:
    """Add one step to each of these tables.

    Raise an IntegrityError if a step exists already, and Fenced if the table has changed.

    It is one statement because a thread releases the interpreter for every call to SQLite.
    """
    values: list[object] = []
    for change in changes:
        step = change.steps[0]
        values += (change.table, step.ply, msgspec.json.encode(step), change.version)
    made = _run(
        connection,
        "INSERT INTO steps (table_id, ply, step)"
        " SELECT new.column1, new.column2, new.column3"
        f" FROM (VALUES {', '.join(['(?, ?, ?, ?)'] * len(changes))}) AS new"
        " JOIN tables ON tables.id = new.column1"
        " WHERE tables.version = new.column4 AND tables.state = 'playing'" + _lock(connection),
        *values,
    )
    if made.rowcount != len(changes):
        raise Fenced


def _lock(connection: Connection) -> str:
    """Return what locks the tables that a statement reads; SQLite has only one writer anyway."""
    return " FOR SHARE OF tables" if connection.dialect.name == "postgresql" else ""


def _write(connection: Connection, change: Change) -> bool:
    """Write one change, or nothing of it."""
    _run(connection, "SAVEPOINT one_change")
    made = _put_document(connection, change) and _put_steps(connection, change)
    if made:
        for owner in change.owners:
            _run(connection, ADD_OWNER, owner, change.table)
    else:
        _run(connection, "ROLLBACK TO one_change")
    _run(connection, "RELEASE one_change")
    return made


def _put_document(connection: Connection, change: Change) -> bool:
    document = change.document
    if document is None:
        return _holds(connection, change)
    values = (
        change.version + 1,
        document.state,
        int(document.listed),
        change.touched,
        to_bytes(document),
        document.lobby,
        change.table,
    )
    if change.version == 0:
        return _run(connection, ADD_TABLE, *values).rowcount == 1
    return _run(connection, CHANGE_TABLE, *values, change.version).rowcount == 1


def _holds(connection: Connection, change: Change) -> bool:
    """Return whether the game is in progress with this document; lock that until the commit."""
    found = _run(connection, HOLDS + _lock(connection), change.table, change.version)
    return found.first() is not None


def _put_steps(connection: Connection, change: Change) -> bool:
    """Add the steps, unless one of them exists already."""
    return all(
        _run(connection, ADD_STEP, change.table, step.ply, msgspec.json.encode(step)).rowcount == 1
        for step in change.steps
    )


def _tell(connection: Connection, changes: Sequence[Change]) -> None:
    """Notify the other nodes in the same commit; SQLite has none."""
    notes = [change.note.decode() for change in changes if change.note]
    if notes and connection.dialect.name == "postgresql":
        _run(connection, NOTIFY, CHANNEL, notes)
