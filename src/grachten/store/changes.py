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
from sqlalchemy import Connection, Engine, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import array
from sqlalchemy.exc import IntegrityError

from grachten.game import Step
from grachten.store import schema
from grachten.store.documents import Document, to_bytes

CHANNEL = "grachten"


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
    insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
    done = [False] * len(changes)
    with engine.begin() as connection:
        if plain:
            _add_steps(connection, [changes[i] for i in plain])
            for i in plain:
                done[i] = True
        for i in sorted(set(order) - set(plain), key=order.index):
            done[i] = _write(connection, insert, changes[i])
        _tell(connection, [change for change, made in zip(changes, done, strict=True) if made])
    return done


def _is_one_step(change: Change) -> bool:
    return change.document is None and not change.owners and len(change.steps) == 1


def _add_steps(connection: Connection, changes: Sequence[Change]) -> None:
    """Add one step to each of these tables.

    Raise an IntegrityError if a step exists already, and Fenced if the table has changed.

    This is the same as an insert by SQLAlchemy, which takes three times as long for many rows. It
    is one statement because a thread releases the interpreter for every call to SQLite.
    """
    shared = connection.dialect.name == "postgresql"
    row = "(%s, %s, %s, %s)" if shared else "(?, ?, ?, ?)"
    values: list[object] = []
    for change in changes:
        step = change.steps[0]
        values += (change.table, step.ply, msgspec.json.encode(step), change.version)
    made = connection.exec_driver_sql(
        "INSERT INTO steps (table_id, ply, step)"
        " SELECT new.column1, new.column2, new.column3"
        f" FROM (VALUES {', '.join([row] * len(changes))}) AS new"
        " JOIN tables ON tables.id = new.column1"
        " WHERE tables.version = new.column4 AND tables.state = 'playing'"
        + (" FOR SHARE OF tables" if shared else ""),
        tuple(values),
    )
    if made.rowcount != len(changes):
        raise Fenced


def _write(connection: Connection, insert: Any, change: Change) -> bool:
    """Write one change, or nothing of it."""
    place = connection.begin_nested()
    made = _put_document(connection, insert, change) and _put_steps(connection, insert, change)
    if made and change.owners:
        rows = [{"key_hash": owner, "table_id": change.table} for owner in change.owners]
        connection.execute(insert(schema.owners).on_conflict_do_nothing(), rows)
    if made:
        place.commit()
    else:
        place.rollback()
    return made


def _put_document(connection: Connection, insert: Any, change: Change) -> bool:
    document = change.document
    if document is None:
        return _holds(connection, change)
    values = {
        "version": change.version + 1,
        "state": document.state,
        "listed": int(document.listed),
        "touched": change.touched,
        "document": to_bytes(document),
        "lobby": document.lobby,
    }
    if change.version == 0:
        # Returns the row, because `rowcount` is unreliable for an INSERT.
        new = insert(schema.tables).values(id=change.table, **values).on_conflict_do_nothing()
        return connection.execute(new.returning(schema.tables.c.id)).first() is not None
    same = (schema.tables.c.id == change.table) & (schema.tables.c.version == change.version)
    return bool(connection.execute(update(schema.tables).where(same).values(values)).rowcount == 1)


def _holds(connection: Connection, change: Change) -> bool:
    """Return whether the game is in progress with this document; lock that until the commit."""
    t = schema.tables.c
    same = (t.id == change.table) & (t.version == change.version) & (t.state == "playing")
    row = select(t.id).where(same).with_for_update(read=True)  # SQLite has only one writer anyway
    return connection.execute(row).first() is not None


def _put_steps(connection: Connection, insert: Any, change: Change) -> bool:
    if not change.steps:
        return True
    statement = insert(schema.steps).on_conflict_do_nothing().returning(schema.steps.c.ply)
    rows = [_row(change.table, step) for step in change.steps]
    return len(connection.execute(statement, rows).scalars().all()) == len(change.steps)


def _row(table: str, step: Step) -> dict[str, object]:
    return {"table_id": table, "ply": step.ply, "step": msgspec.json.encode(step)}


def _tell(connection: Connection, changes: Sequence[Change]) -> None:
    """Notify the other nodes in the same commit; SQLite has none."""
    notes = [change.note.decode() for change in changes if change.note]
    if notes and connection.dialect.name == "postgresql":
        rows = func.unnest(array(notes)).column_valued("note")
        connection.execute(select(func.pg_notify(CHANNEL, rows)))
