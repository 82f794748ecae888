"""Changes are made completely or not at all, and only if nobody was faster."""

import pytest
from msgspec.structs import replace

from grachten.store.changes import Change
from grachten.store.documents import Document, State
from grachten.store.store import SavedTable, Store
from store.filling import (
    OpenStore,
    load,
    make_document,
    make_step,
    open_tables,
    opening,
    step_change,
    whole_game,
)


def test_a_table_is_loaded_as_it_was_written(store: Store) -> None:
    document = make_document(listed=True, header=b'{"a":1}', next="other")
    document.chairs[0].keys.append("00ff")
    assert store.write([Change("t", 5, document=document)]) == [True]
    assert store.load("t") == SavedTable(document, 1, [])


def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert store.load("t") is None


def test_a_whole_game_comes_back_step_by_step(store: Store) -> None:
    steps = whole_game(0).steps
    open_tables(store, "t", state="playing")
    assert store.write([Change("t", 1, [steps[0]], version=1)]) == [True]
    assert store.write([Change("t", 2, steps[1:], version=1)]) == [True]
    assert load(store, "t").steps == list(steps)
    assert load(store, "t", after=3).steps == list(steps[4:])


def test_a_table_is_made_once(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    assert one.write([opening("t", board="harbor")]) == [True]
    assert other.write([opening("t", board="amsterdam")]) == [False]
    assert load(other, "t").document.board == "harbor"


def test_of_two_changes_of_one_version_the_first_is_made(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    open_tables(one, "t")
    assert one.write([Change("t", 2, document=make_document(chat=True), version=1)]) == [True]
    assert other.write([Change("t", 3, document=make_document(hints=False), version=1)]) == [False]
    kept = load(other, "t")
    assert (kept.version, kept.document.chat, kept.document.hints) == (2, True, True)
    assert other.write([Change("t", 3, document=make_document(), version=2)]) == [True]
    assert load(one, "t").version == 3


def test_of_two_steps_with_one_ply_the_first_is_made(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    open_tables(one, "t", state="playing")
    assert one.write([step_change("t", 0, by="one")]) == [True]
    assert other.write([step_change("t", 0, by="other")]) == [False]
    assert load(other, "t").steps == [make_step(0, "one")]


def test_a_change_of_an_old_version_changes_nothing_at_all(store: Store) -> None:
    open_tables(store, "t")
    newer = Change("t", 2, document=make_document(chat=True), version=1)
    assert store.write([newer]) == [True]
    before = load(store, "t")
    old = Change("t", 9, [make_step(0)], make_document(state="playing"), 1, owners=["somebody"])
    for stale in (old, replace(old, version=0), replace(old, version=3)):
        assert store.write([stale]) == [False]
        assert load(store, "t") == before
        assert store.tables_of("somebody", 10) == []
        assert [entry.touched for entry in store.tables_in(["waiting"], most=10)] == [2]


def test_a_change_whose_step_is_taken_leaves_the_document_and_owners(store: Store) -> None:
    open_tables(store, "t", state="playing")
    assert store.write([step_change("t", 0, by="first")]) == [True]
    late = Change("t", 9, [make_step(0, "late")], make_document(chat=True), 1, owners=["late"])
    assert store.write([late]) == [False]
    assert load(store, "t") == SavedTable(
        make_document(state="playing"), 1, [make_step(0, "first")]
    )
    assert store.tables_of("late", 10) == []


@pytest.mark.parametrize("plies", [(1, 2, 3), (2, 3, 4), (3, 4)])
def test_several_steps_of_which_one_is_taken_are_all_undone(
    store: Store, plies: tuple[int, ...]
) -> None:
    open_tables(store, "t", state="playing")
    assert store.write([step_change("t", 0, by="a")]) == [True]
    assert store.write([step_change("t", 3, by="b")]) == [True]
    assert store.write([step_change("t", *plies, by="c")]) == [False]
    assert load(store, "t").steps == [make_step(0, "a"), make_step(3, "b")]


def test_one_step_with_an_owner_is_written_with_the_owner(store: Store) -> None:
    open_tables(store, "t", state="playing")
    assert store.write([Change("t", 2, [make_step(0)], version=1, owners=["Bea"])]) == [True]
    assert [entry.id for entry in store.tables_of("Bea", 10)] == ["t"]
    assert store.write([Change("t", 2, [make_step(0)], version=1, owners=["Cas"])]) == [False]
    assert store.tables_of("Cas", 10) == []


CHANGED = [
    make_document(state="closed"),
    make_document(state="over"),
    make_document(state="playing", chat=True),
]


@pytest.mark.parametrize("plies", [(0,), (0, 1)])
@pytest.mark.parametrize("changed", CHANGED)
def test_a_step_from_an_older_document_is_not_written(
    open_store: OpenStore, changed: Document, plies: tuple[int, ...]
) -> None:
    """A node was stopped while another closed the table, or changed who plays there."""
    stopped, other = open_store(), open_store()
    open_tables(other, "t", "untouched", state="playing")
    assert other.write([Change("t", 2, document=changed, version=1)]) == [True]
    late = [step_change("t", *plies), step_change("untouched", 0)]
    assert stopped.write(late) == [False, True]
    assert load(other, "t") == SavedTable(changed, 2, [])
    assert load(other, "untouched").steps == [make_step(0)]


@pytest.mark.parametrize("state", ["waiting", "over", "closed"])
def test_steps_are_written_only_while_the_game_is_in_progress(store: Store, state: State) -> None:
    open_tables(store, "t", state=state)
    assert store.write([step_change("t", 0)]) == [False]
    assert store.write([step_change("t", 0, 1)]) == [False]
    assert load(store, "t").steps == []


def test_a_step_of_a_table_that_is_not_there_is_refused(store: Store) -> None:
    open_tables(store, "t", state="playing")
    done = store.write([step_change("nowhere", 0), step_change("t", 0), step_change("gone", 0, 1)])
    assert done == [False, True, False]


def test_others_of_a_batch_are_not_hurt_by_one_that_fails(store: Store) -> None:
    tables = [f"t{i}" for i in range(8)]
    open_tables(store, *tables, state="playing")
    assert store.write([step_change("t1", 0, by="before"), step_change("t5", 2)]) == [True, True]
    changed = make_document(chat=True)
    batch = [
        step_change("t7", 0),
        Change("t6", 2, document=changed, version=5),  # not its version
        step_change("t5", 0, 1, 2),  # one is taken
        Change("t4", 2, [make_step(0)], changed, 1),
        opening("t3"),  # one exists already
        opening("t9"),
        step_change("t2", 0, 1),
        step_change("t1", 0),  # taken
        step_change("t0", 0),
    ]
    done = store.write(batch)
    assert done == [True, False, False, True, False, True, True, False, True]
    assert load(store, "t0").steps == load(store, "t7").steps == [make_step(0)]
    assert load(store, "t1").steps == [make_step(0, "before")]
    assert load(store, "t2").steps == [make_step(0), make_step(1)]
    assert load(store, "t3").version == load(store, "t6").version == 1
    assert load(store, "t4") == SavedTable(changed, 2, [make_step(0)])
    assert load(store, "t5").steps == [make_step(2)]
    assert load(store, "t9") == SavedTable(make_document(), 1, [])


def test_a_batch_of_thousands_is_answered_one_by_one(store: Store) -> None:
    tables = [f"t{i}" for i in range(1500)]
    open_tables(store, *tables, state="playing")
    taken = tables[::3]
    assert all(store.write([step_change(table, 0, by="before") for table in taken]))
    done = store.write([step_change(table, 0) for table in tables])
    assert done == [i % 3 != 0 for i in range(1500)]


def test_nothing_to_write_is_fine(store: Store) -> None:
    assert store.write([]) == []


def test_an_owner_who_is_one_already_is_no_conflict(store: Store) -> None:
    open_tables(store, "t", owners=["Anna"])
    again = Change("t", 2, document=make_document(), version=1, owners=["Anna", "Bea"])
    assert store.write([again]) == [True]
    for owner in ("Anna", "Bea"):
        assert [entry.id for entry in store.tables_of(owner, 10)] == ["t"]
