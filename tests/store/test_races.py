"""Conflicting nodes and threads: nothing is lost, doubled or partially visible."""

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event

from databases import Postgres
from grachten.game import Step
from grachten.store.changes import Change
from grachten.store.store import SavedTable, Store
from store.filling import (
    OpenStore,
    load,
    make_document,
    make_step,
    open_tables,
    opening,
    step_change,
)
from store.threads import together


def after_statement(store: Store, words: str, then: Callable[[], None]) -> None:
    """Do something once, right after the store's first statement with these words."""
    waiting = [then]

    @event.listens_for(store.engine, "after_cursor_execute")
    def look(_: Any, __: Any, statement: str, *___: Any) -> None:
        if words in statement and waiting:
            waiting.pop()()


def test_of_two_nodes_with_one_ply_exactly_one_is_told_true(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    open_tables(one, "t", state="playing")
    for ply in range(25):
        done = together(
            lambda ply=ply: one.write([step_change("t", ply, by="one")]),  # type: ignore[misc]
            lambda ply=ply: other.write([step_change("t", ply, by="other")]),  # type: ignore[misc]
        )
        assert sorted(done) == [[False], [True]]
        winner = "one" if done[0][0] else "other"
        assert load(one, "t", after=ply - 1).steps == [make_step(ply, winner)]


def test_of_two_nodes_with_one_version_exactly_one_is_told_true(open_store: OpenStore) -> None:
    stores = [open_store(), open_store()]
    open_tables(stores[0], "t", state="playing")
    for version in range(1, 15):
        changes = [
            Change("t", 2, [make_step(version)], make_document(next=name), version, [name])
            for name in (f"one-{version}", f"other-{version}")
        ]
        writes = [lambda s=s, c=c: s.write([c]) for s, c in zip(stores, changes, strict=True)]
        done = together(*writes)
        assert sorted(done) == [[False], [True]]
        winner, loser = changes if done[0][0] else reversed(changes)
        assert load(stores[0], "t").document == winner.document
        assert [len(stores[0].tables_of(c.owners[0], 9)) for c in (winner, loser)] == [1, 0]


@pytest.mark.parametrize("plies", [(0,), (0, 1)])
def test_no_step_comes_after_a_close(open_store: OpenStore, plies: tuple[int, ...]) -> None:
    playing, closing = open_store(), open_store()
    tables = [f"t{i}" for i in range(25)]
    open_tables(playing, *tables, state="playing")
    closed = make_document(state="closed")

    def close(table: str) -> list[Step]:
        """Close the table; return the steps that it has from then on."""
        assert closing.write([Change(table, 2, document=closed, version=1)]) == [True]
        return load(closing, table).steps

    def play(table: str) -> list[Step]:
        change = step_change(table, *plies)
        return list(change.steps) if playing.write([change]) == [True] else []

    for table in tables:
        found, made = together(partial(close, table), partial(play, table))
        assert found == made == load(playing, table).steps


def test_a_close_waits_for_the_step_that_is_being_written(open_store: OpenStore) -> None:
    """The step is in the database, but not committed, when the other node wants to close."""
    playing, closing = open_store(), open_store()
    open_tables(playing, "t", state="playing")
    seen: list[list[Step]] = []

    def close() -> None:
        change = Change("t", 2, document=make_document(state="closed"), version=1)
        assert closing.write([change]) == [True]
        seen.append(load(closing, "t").steps)

    closer = threading.Thread(target=close)

    def meanwhile() -> None:
        closer.start()
        closer.join(0.5)  # as long as it would take without waiting

    after_statement(playing, "INSERT INTO steps", meanwhile)
    assert playing.write([step_change("t", 0)]) == [True]
    closer.join(60)
    assert seen == [[make_step(0)]]


def test_of_two_nodes_that_open_one_table_exactly_one_is_told_true(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    for number in range(10):
        change = opening(f"t{number}")
        done = together(lambda c=change: one.write([c]), lambda c=change: other.write([c]))  # type: ignore[misc]
        assert sorted(done) == [[False], [True]]


def test_eight_threads_lose_and_double_no_ply(open_store: OpenStore) -> None:
    stores = [open_store(), open_store()]
    open_tables(stores[0], "t", state="playing")
    plies = 100

    def hammer(number: int) -> list[int]:
        """Add the next step again and again; return the plies reported as made."""
        store, mine = stores[number % 2], []
        while (ply := len(load(store, "t").steps)) < plies:
            if store.write([step_change("t", ply, by=f"thread {number}")]) == [True]:
                mine.append(ply)
        return mine

    made = together(*(lambda n=n: hammer(n) for n in range(8)))
    expected = {ply: f"thread {number}" for number, mine in enumerate(made) for ply in mine}
    steps = load(stores[0], "t").steps
    assert [step.ply for step in steps] == list(range(plies))
    assert {step.ply: step.by for step in steps} == expected
    assert sum(map(len, made)) == plies


def test_batches_of_many_tables_by_many_threads(open_store: OpenStore) -> None:
    stores = [open_store(), open_store()]
    tables = [f"t{i}" for i in range(12)]
    open_tables(stores[0], *tables, state="playing")

    def work(number: int) -> list[list[bool]]:
        order = tables[number:] + tables[:number]
        name = f"thread {number}"
        return [
            stores[number % 2].write([step_change(table, ply, by=name) for table in order])
            for ply in range(10)
        ]

    made = together(*(lambda n=n: work(n) for n in range(4)))
    for place, table in enumerate(tables):
        steps = load(stores[0], table).steps
        assert [step.ply for step in steps] == list(range(10))
        for step in steps:
            told = [n for n in range(4) if made[n][step.ply][(place - n) % len(tables)]]
            assert [step.by] == [f"thread {n}" for n in told]


def test_a_table_is_loaded_as_of_one_moment(open_store: OpenStore) -> None:
    reader, writer = open_store(), open_store()
    open_tables(writer, "t")
    change = Change("t", 2, [make_step(0)], make_document(chat=True), 1)
    done: list[bool] = []
    after_statement(reader, "FROM tables", lambda: done.extend(writer.write([change])))
    assert reader.load("t") == SavedTable(make_document(), 1, [])
    assert done == [True]
    assert reader.load("t") == SavedTable(make_document(chat=True), 2, [make_step(0)])


def test_two_nodes_that_wait_for_each_other_both_come_to_an_end(postgres: Postgres) -> None:
    url = postgres.create("crossing")
    stores = [Store(url), Store(url)]
    open_tables(stores[0], "a", "z", state="playing")
    barrier = threading.Barrier(2)
    for store in stores:
        # Each holds the step that the other wants next: PostgreSQL has to abort one of them.
        after_statement(store, "INSERT INTO steps", lambda: void(barrier.wait(30)))

    def crossing(first: str, second: str) -> Sequence[Change]:
        document = make_document(chat=True)
        return [step_change(first, 0), Change(second, 2, [make_step(0)], document, 1)]

    done = together(
        lambda: stores[0].write(crossing("z", "a")), lambda: stores[1].write(crossing("a", "z"))
    )
    assert sorted(done) == [[False, False], [True, True]]
    for store in stores:
        store.close()
    postgres.drop("crossing")


def void(_: object) -> None:
    """Return nothing, for tasks whose value does not matter."""
