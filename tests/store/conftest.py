"""Stores on a test's database, all closed at its end."""

from collections.abc import Iterator

import pytest

from grachten.store.store import Store
from store.filling import OpenStore


@pytest.fixture
def open_store(database: str) -> Iterator[OpenStore]:
    """Opens one store after the other on the same database, like nodes do."""
    stores: list[Store] = []

    def open_one() -> Store:
        stores.append(Store(database))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def store(open_store: OpenStore) -> Store:
    return open_store()
