"""Names of strangers are shown as they are, and do nothing."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.tables import BOT, OPEN, close_as_host, open_table, sit
from server.running import Running

HOSTILE = [
    ("<script>", "<img src=x onerror=h()>", "</bdi></li><h1>Dam</h1>"),
    ("علي", "W" * 24, "x\u0334\u0335\u0336y\u0334"),
]
MORE = [
    ("'; DROP TABLE", "{{7*7}} ${7*7}", '"><b onclick=h()>'),
    ("{ $name } { -game }", "javascript:h()", "&lt;b&gt; &amp;"),
    ("../..", "%s%n", "null"),
]
HARMED = "window.h = () => { window.harmed = true }"


@pytest.fixture
def closing(server: Running) -> Iterator[Callable[[str], None]]:
    """Notes a table to be closed after the test, so that other tests don't see it listed."""
    tables: list[str] = []
    yield tables.append
    for where in tables:
        close_as_host(server, where)


def expect_text(page: Page, name: str) -> None:
    """The name is there to read, and has made nothing of the page."""
    expect(page.get_by_text(name, exact=True).first).to_be_visible()
    assert page.evaluate("window.harmed") is None
    assert page.locator("main img, main script, main b, main h1:has-text('Dam')").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    "names", [*HOSTILE, *(pytest.param(names, marks=pytest.mark.long) for names in MORE)]
)
def test_hostile_names_are_harmless_everywhere(
    visitor: Visitor, closing: Callable[[str], None], names: tuple[str, ...]
) -> None:
    page, friend = visitor(), visitor(phone=True)
    for one in (page, friend):
        one.add_init_script(HARMED)
    people = [{"kind": "me", "name": name} for name in names]
    where = open_table(page, *people, OPEN, begin=False, listed=True)
    closing(where)
    friend.goto("/")
    listed = friend.get_by_role("listitem").filter(has_text=names[1]).first
    for name in names:
        expect(listed).to_contain_text(name)
    friend.goto(where)
    for name in names:
        expect_text(friend, name)
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Join").click()
    page.goto(where)
    page.get_by_role("button", name="Begin").click()
    expect_text(page, f"I’m {names[0]}")
    expect(friend.locator("[data-offer]")).to_have_count(2)
    friend.locator("[data-tab=log]").click()
    for name in names:
        expect_text(friend, name)
        expect(friend.get_by_role("region", name="Log")).to_contain_text(name)


def test_a_hostile_name_is_harmless_in_the_ceremony(visitor: Visitor) -> None:
    page, name = visitor(), "<img src=x onerror=h()>"
    page.add_init_script(HARMED)
    sit(page, {"kind": "me", "name": name}, BOT)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-act=resign]").click()
    expect(page.get_by_role("dialog", name="Result")).to_contain_text(name)
    expect_text(page, name)
