"""The first start of a server: the page says that the bots are still being compiled."""

import json

from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor
from browser.playing import table
from browser.tables import keep_one

PATH = "**/api/preparation"
NOTICE = "First start: the bots are getting ready (2 of 3)."


def say(page: Page, part: int | None) -> None:
    def answer(route: Route) -> None:
        body = json.dumps({"part": part, "total": None if part is None else 3})
        route.fulfill(body=body, content_type="application/json")

    page.unroute_all()
    page.route(PATH, answer)


def test_the_page_shows_the_progress_and_a_game_can_start(visitor: Visitor) -> None:
    page = visitor(phone=True)
    say(page, 2)
    page.goto("/")
    notice = page.get_by_role("status").filter(has_text=NOTICE)
    expect(notice).to_be_visible()
    page.locator("[data-act=play]").tap()
    keep_one(page)
    expect(table(page)).to_be_visible()
    expect(notice).to_be_visible()
    say(page, None)
    expect(notice).to_have_count(0)
