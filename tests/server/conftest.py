"""Servers that the tests of a file share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from server.client import Browser
from server.running import Running, data_folder

# All tests of a file come from one address, so its limits are lifted.
LIFTED = {
    "tables_per_address": 100_000,
    "sockets_per_address": 10_000,
    "connections_per_address": 10_000,
    "requests_per_second": 100_000,
    "messages_per_second": 10_000,
    "review_nice": 0,
}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server with default settings, except for its limits."""
    with Running(data_folder(), **LIFTED) as running:
        yield running
        assert running.errors() == []
        assert running.metric("grachten_errors_total") == 0


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    one = Browser(server.url)
    yield one
    one.close()


@pytest.fixture
def friend(server: Running) -> Iterator[Browser]:
    """Another person's browser."""
    another = Browser(server.url)
    yield another
    another.close()


@pytest.fixture(scope="module")
def strict() -> Iterator[Running]:
    """A server behind a proxy with tight limits; each test uses its own address."""
    limits: dict[str, Any] = {
        "proxies": '["127.0.0.0/8"]',
        "tables_per_address": 3,
        "sockets_per_address": 4,
        "requests_per_second": 20,
        "messages_per_second": 5,
        "watchers_per_table": 2,
    }
    with Running(data_folder(), **limits) as running:
        yield running
        assert running.errors() == []
        assert running.metric("grachten_errors_total") == 0


@pytest.fixture
def at(strict: Running) -> Iterator[Callable[[str], Browser]]:
    """Make browsers at addresses behind the strict server's proxy."""
    with ExitStack() as browsers:

        def browser_at(address: str) -> Browser:
            browser = Browser(strict.url, {"X-Forwarded-For": address})
            return browsers.enter_context(closing(browser))

        yield browser_at
