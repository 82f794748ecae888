"""Turn notices in the database: each turn once, whichever node is first, and nothing is lost."""

import threading

from grachten.store.notices import (
    Notice,
    Turn,
    Webhook,
    begin_turn,
    finish,
    forget_ended,
    postpone,
    take_due,
)
from grachten.store.push_subscriptions import (
    MOST_PER_KEY,
    Subscription,
    find_subscription,
    forget_subscriptions,
    remove_endpoint,
    shared_push_key,
    subscribe,
    subscribed_keys,
    unsubscribe,
)
from grachten.store.store import Store
from store.filling import OpenStore, open_tables

HOOK = Webhook("https://hooks.example/anna", "en")


def phone_of(name: str) -> Subscription:
    return Subscription(f"https://push.example/{name}", "key", "secret", "de")


def begin(store: Store, ply: int, *keys: str) -> list[Notice]:
    return begin_turn(store.engine, Turn("t", 0, ply), [HOOK], keys, held_until=100)


def test_a_turn_has_its_notices_once(store: Store) -> None:
    open_tables(store, "t", state="playing")
    subscribe(store.engine, "anna", phone_of("phone"), 1)
    subscribe(store.engine, "bert", phone_of("other"), 1)
    first = begin(store, 4, "anna")
    assert {(n.url, n.key_hash, n.language) for n in first} == {
        (HOOK.url, None, "en"),
        ("https://push.example/phone", "anna", "de"),
    }
    assert begin(store, 4, "anna") == begin(store, 2, "anna") == []
    later = begin(store, 6)
    assert [n.url for n in later] == [HOOK.url]
    assert take_due(store.engine, 100, 200, 9) == [
        later[0]._replace(attempts=2)
    ]  # those of the turn before are gone


def test_two_nodes_do_not_both_begin_a_turn(open_store: OpenStore) -> None:
    stores = [open_store(), open_store()]
    open_tables(stores[0], "t", state="playing")
    got: list[list[Notice]] = []
    ready = threading.Barrier(2)

    def begin_here(store: Store) -> None:
        for ply in range(20):
            ready.wait(30)
            got.append(begin(store, ply))

    threads = [threading.Thread(target=begin_here, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(notice.turn.ply for notices in got for notice in notices) == list(range(20))


def test_a_notice_is_held_by_one_node_and_becomes_due_again(open_store: OpenStore) -> None:
    store, other = open_store(), open_store()
    open_tables(store, "t", state="playing")
    (notice,) = begin(store, 1)
    assert take_due(other.engine, 99, 200, 9) == []
    (again,) = take_due(other.engine, 100, 200, 9)
    assert again == notice._replace(attempts=2)
    assert take_due(store.engine, 150, 300, 9) == []
    postpone(store.engine, again, 120)
    assert [n.attempts for n in take_due(store.engine, 150, 300, 9)] == [3]
    finish(store.engine, again)
    assert take_due(store.engine, 999, 1000, 9) == []


def test_marks_of_games_that_have_ended_are_forgotten(store: Store) -> None:
    open_tables(store, "t", state="playing")
    open_tables(store, "u", state="over")
    for table in ("t", "u"):
        assert begin_turn(store.engine, Turn(table, 0, 1), [HOOK], [], 0)
    forget_ended(store.engine)
    assert begin_turn(store.engine, Turn("t", 0, 1), [HOOK], [], 0) == []
    assert begin_turn(store.engine, Turn("u", 0, 1), [HOOK], [], 0)


def test_a_subscription_belongs_to_its_key(store: Store) -> None:
    phone = phone_of("phone")
    for key in ("anna", "bert"):
        subscribe(store.engine, key, phone, 1)
    subscribe(store.engine, "bert", phone._replace(language="pl"), 2)
    unsubscribe(store.engine, "carl", phone.endpoint)
    assert find_subscription(store.engine, "anna", phone.endpoint) == phone
    unsubscribe(store.engine, "anna", phone.endpoint)
    assert find_subscription(store.engine, "anna", phone.endpoint) is None
    found = find_subscription(store.engine, "bert", phone.endpoint)
    assert found is not None
    assert found.language == "pl"
    remove_endpoint(store.engine, phone.endpoint)
    assert subscribed_keys(store.engine, 0) == set()


def test_a_key_has_few_subscriptions_and_unused_ones_end(store: Store) -> None:
    for number in range(MOST_PER_KEY + 2):
        subscribe(store.engine, "anna", phone_of(str(number)), number)
    kept = [
        number
        for number in range(MOST_PER_KEY + 2)
        if find_subscription(store.engine, "anna", phone_of(str(number)).endpoint)
    ]
    assert kept == list(range(2, MOST_PER_KEY + 2))
    assert subscribed_keys(store.engine, MOST_PER_KEY + 1) == {"anna"}
    forget_subscriptions(store.engine, MOST_PER_KEY + 2)
    assert subscribed_keys(store.engine, 0) == set()


def test_all_nodes_use_the_key_of_the_first(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    assert shared_push_key(one.engine, "first") == "first"
    assert shared_push_key(other.engine, "second") == "first"
