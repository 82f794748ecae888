"""A real browser, and a real server with the real pages."""

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect

from browser.chromium import started_chromium
from server.conftest import LIFTED
from server.running import Running, data_folder

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SECONDS = 90.0  # until something that should appear is missed
expect.set_options(timeout=SECONDS * 1000)
# What a server that is away or says no looks like; the page has words for it, and no fault.
USUAL = (
    "Failed to load resource",
    "WebSocket connection to",
    "Service Worker registration blocked",
)
QUIET = "localStorage.grachten ??= JSON.stringify({ sound: false, name: 'Anna', %s })"
Visitor = Callable[..., Page]


@pytest.fixture(scope="package")
def server() -> Iterator[Running]:
    """A server for all tests of this process that need no settings of their own."""
    with Running(data_folder(), **LIFTED) as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser for all tests of this process; each visitor gets a context of its own."""
    with started_chromium() as browser:
        yield browser


@pytest.fixture
def visitor(chromium: Browser, server: Running) -> Iterator[Visitor]:
    """Makes a person's page: a browser of their own, whose faults fail the test.

    Tests of offline, reloaded or restarted pages ask for `service_workers="allow"`. The others
    have none, which saves a fifth of the browser's CPU time.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    earlier_errors = len(server.errors())

    def visit(
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        fresh: bool = False,  # the tutorial has not been offered yet
        **options: Any,
    ) -> Page:
        wishes: dict[str, Any] = {
            "base_url": f"{server.url}/",
            "viewport": PHONE if phone else DESKTOP,
            "is_mobile": phone,
            "has_touch": phone,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "no-preference" if motion else "reduce",
            "locale": "en-GB",
            "service_workers": "block",
            **options,
        }
        context = chromium.new_context(**wishes)
        contexts.append(context)
        context.set_default_timeout(SECONDS * 1000)
        context.add_init_script(QUIET % ("" if fresh else "tutorialOffered: true"))
        page = context.new_page()
        watch_for_faults(page, server, faults)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []
    assert server.errors()[earlier_errors:] == []


def watch_for_faults(page: Page, server: Running, faults: list[str]) -> None:
    """Note everything that a page should never do."""

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(USUAL):
            faults.append(f"{message.type}: {message.text}")

    def answered(response: Response) -> None:
        where = urlsplit(response.url)
        ours = where.port == server.port and where.path.startswith(f"{server.base_path}/")
        if where.scheme in ("http", "https") and not ours:
            faults.append(f"asked elsewhere: {response.url}")
        elif response.status >= 400 and not where.path.startswith(f"{server.base_path}/api/"):
            faults.append(f"{response.status}: {response.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("response", answered)
