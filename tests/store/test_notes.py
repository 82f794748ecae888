"""Notifications between nodes through PostgreSQL: with the commit, and only if it is made."""

from collections.abc import Iterator

import psycopg
import pytest
from msgspec.structs import replace

from databases import Postgres
from grachten.store.changes import CHANNEL
from grachten.store.store import Store
from store.filling import open_tables, opening, step_change

END = "that was all"


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[tuple[Store, psycopg.Connection]]:
    """Yield a store, and another node that listens."""
    url = postgres.create("notes")
    store = Store(url)
    with psycopg.connect(url, autocommit=True) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        yield store, listener
    store.close()
    postgres.drop("notes")


def heard(store: Store, listener: psycopg.Connection) -> list[str]:
    """Return all notifications up to now."""
    store.notify(END)
    notes: list[str] = []
    for note in listener.notifies(timeout=30):
        if note.payload == END:
            return notes
        notes.append(note.payload)
    raise AssertionError("the last note did not come")


def test_all_notes_of_a_commit_are_heard(shared: tuple[Store, psycopg.Connection]) -> None:
    store, listener = shared
    open_tables(store, "a", "b", state="playing")
    assert heard(store, listener) == []
    steps = [step_change("a", 0), step_change("b", 0, 1)]
    changes = [replace(c, note=f'{{"table":"{c.table} é"}}'.encode()) for c in steps]
    assert store.write(changes) == [True, True]
    assert heard(store, listener) == ['{"table":"a é"}', '{"table":"b é"}']


def test_of_a_change_that_was_not_made_nothing_is_heard(
    shared: tuple[Store, psycopg.Connection],
) -> None:
    store, listener = shared
    open_tables(store, "a", "b", state="playing")
    assert store.write([step_change("a", 0)]) == [True]
    changes = [step_change("a", 0), step_change("b", 0), opening("b")]
    noted = [replace(change, note=b"%d" % i) for i, change in enumerate(changes)]
    assert store.write([noted[0], noted[1]]) == [False, True]
    assert store.write([noted[2]]) == [False]
    assert heard(store, listener) == ["1"]
