"""Reviews in the database: one node computes each, and another one replaces a dead node."""

from sqlalchemy import delete

from grachten.store import schema
from grachten.store.reviews import (
    SavedReview,
    claim_review,
    read_review,
    release_review,
    save_progress,
    save_review,
)
from grachten.store.store import Store
from store.filling import OpenStore, open_tables
from store.threads import together

OLD, NEW = "grachten-review/1 2026.11 aa", "grachten-review/1 2027.01 bb"


def test_of_many_nodes_only_one_claims_a_review(open_store: OpenStore) -> None:
    stores = [open_store() for _ in range(4)]
    open_tables(stores[0], "t")
    for number, store in enumerate(stores):
        store.beat(f"node-{number}", 1000)
    claimed = together(
        *(
            lambda number=number, store=store: claim_review(
                store.engine, "t", OLD, f"node-{number}", 500
            )
            for number, store in enumerate(stores)
        )
    )
    assert sorted(claimed) == [False, False, False, True]


def test_every_node_sees_the_progress_and_the_review(store: Store) -> None:
    open_tables(store, "t")
    store.beat("a", 1000)
    assert read_review(store.engine, "t", 500) is None
    assert claim_review(store.engine, "t", OLD, "a", 500)
    save_progress(store.engine, "t", "a", 40)
    assert read_review(store.engine, "t", 500) == SavedReview(OLD, "a", 40, None, True)
    save_review(store.engine, "t", "a", b"{}")
    assert read_review(store.engine, "t", 500) == SavedReview(OLD, "a", 100, b"{}", False)
    assert not claim_review(store.engine, "t", OLD, "b", 9000)


def test_the_review_of_a_dead_node_is_claimed_by_another(store: Store) -> None:
    open_tables(store, "t")
    store.beat("a", 1000)
    assert claim_review(store.engine, "t", OLD, "a", 500)
    assert not claim_review(store.engine, "t", OLD, "b", 999)
    found = read_review(store.engine, "t", 1001)
    assert found is not None
    assert not found.computing
    assert claim_review(store.engine, "t", OLD, "b", 1001)
    save_review(store.engine, "t", "a", b"late")  # the node was only asleep
    release_review(store.engine, "t", "a")
    assert read_review(store.engine, "t", 1001) == SavedReview(OLD, "b", 0, None, False)


def test_a_review_that_failed_can_be_claimed_again(store: Store) -> None:
    open_tables(store, "t")
    store.beat("a", 1000)
    assert claim_review(store.engine, "t", OLD, "a", 500)
    release_review(store.engine, "t", "a")
    assert read_review(store.engine, "t", 500) is None
    assert claim_review(store.engine, "t", OLD, "b", 500)


def test_a_review_by_another_evaluator_is_replaced(store: Store) -> None:
    open_tables(store, "t")
    assert claim_review(store.engine, "t", OLD, "a", 0)
    save_review(store.engine, "t", "a", b"old")
    assert claim_review(store.engine, "t", NEW, "b", 0)
    save_review(store.engine, "t", "b", b"new")
    assert read_review(store.engine, "t", 0) == SavedReview(NEW, "b", 100, b"new", False)


def test_a_review_is_deleted_with_its_table(store: Store) -> None:
    open_tables(store, "t")
    assert claim_review(store.engine, "t", OLD, "a", 0)
    with store.engine.begin() as connection:
        connection.execute(delete(schema.tables))
    assert read_review(store.engine, "t", 0) is None
