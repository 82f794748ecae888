"""Device links in the database: they expire, and only one device can use each."""

from grachten.store.device_links import add_device_link, use_device_link
from grachten.store.store import Store
from store.filling import OpenStore
from store.threads import together

KEY, OTHER = "1" * 32, "2" * 32


def test_a_link_expires(store: Store) -> None:
    add_device_link(store.engine, "aa" * 16, KEY, now=1000, expires=2000)
    assert use_device_link(store.engine, "aa" * 16, now=2000) is None
    add_device_link(store.engine, "bb" * 16, KEY, now=1000, expires=2000)
    assert use_device_link(store.engine, "bb" * 16, now=1999) == KEY


def test_links_of_different_keys_do_not_disturb_each_other(store: Store) -> None:
    add_device_link(store.engine, "aa" * 16, KEY, now=0, expires=100)
    add_device_link(store.engine, "bb" * 16, OTHER, now=0, expires=100)
    assert use_device_link(store.engine, "aa" * 16, now=1) == KEY
    assert use_device_link(store.engine, "bb" * 16, now=1) == OTHER


def test_of_many_devices_at_once_only_one_gets_the_key(open_store: OpenStore) -> None:
    stores = [open_store() for _ in range(4)]
    add_device_link(stores[0].engine, "aa" * 16, KEY, now=0, expires=100)
    got = together(
        *(lambda store=store: use_device_link(store.engine, "aa" * 16, now=1) for store in stores)
    )
    assert sorted(map(str, got)) == [KEY, "None", "None", "None"]
