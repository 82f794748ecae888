"""Which node owns which table: always a live one, and never two."""

import pytest

from grachten.store.store import Store
from store.filling import OpenStore, open_tables
from store.threads import together


@pytest.fixture
def playing(store: Store) -> Store:
    """Return a store with three games, and nodes that live until 100 and 200."""
    open_tables(store, "a", "b", "c", state="playing")
    store.beat("short", 100)
    store.beat("long", 200)
    return store


def test_a_table_is_kept_by_the_first_who_asks(playing: Store) -> None:
    assert playing.claim("short", "a", 50)
    assert playing.claim("short", "a", 60)
    assert not playing.claim("long", "a", 100)
    assert playing.claim("long", "a", 101)
    assert not playing.claim("short", "a", 101)


def test_a_table_that_is_not_there_is_kept_by_nobody(playing: Store) -> None:
    assert not playing.claim("short", "nowhere", 50)


def test_a_beat_keeps_a_node_alive(playing: Store) -> None:
    assert playing.claim("short", "a", 50)
    playing.beat("short", 300)
    assert not playing.claim("long", "a", 150)
    assert playing.adopt("long", 150, 9) == ["b", "c"]


def test_a_node_that_leaves_gives_up_its_tables_at_once(playing: Store) -> None:
    assert playing.claim("short", "a", 50)
    assert playing.claim("long", "b", 50)
    playing.leave("short")
    assert sorted(playing.adopt("new", 50, 9)) == ["a", "c"]
    assert playing.claim("long", "b", 50)


def test_the_tables_of_the_dead_are_adopted(playing: Store) -> None:
    assert sorted(playing.adopt("short", 50, 9)) == ["a", "b", "c"]
    assert playing.adopt("long", 100, 9) == []
    first = playing.adopt("long", 101, 2)
    assert len(first) == 2
    assert sorted(first + playing.adopt("long", 101, 9)) == ["a", "b", "c"]
    assert playing.adopt("long", 101, 9) == []


def test_only_games_that_are_played_are_adopted(store: Store) -> None:
    open_tables(store, "waits")
    open_tables(store, "plays", state="playing")
    open_tables(store, "ended", state="over")
    open_tables(store, "closed", state="closed")
    store.beat("node", 100)
    assert store.adopt("node", 50, 9) == ["plays"]


def test_of_two_adopters_exactly_one_gets_each_table(open_store: OpenStore) -> None:
    stores = [open_store() for _ in range(4)]
    tables = [f"t{i}" for i in range(15)]
    open_tables(stores[0], *tables, state="playing")
    stores[0].beat("dead", 100)
    assert sorted(stores[0].adopt("dead", 50, 99)) == sorted(tables)
    for number, store in enumerate(stores):
        store.beat(f"node {number}", 1_000)
    tasks = [lambda n=n, s=s: s.adopt(f"node {n}", 200, 99) for n, s in enumerate(stores)]
    adopted = together(*tasks)
    assert sorted(table for mine in adopted for table in mine) == sorted(tables)
    for number, mine in enumerate(adopted):
        assert all(stores[0].claim(f"node {number}", table, 300) for table in mine)
