"""The review of a finished game: luck and play, the graph, and steps in sync with the replay."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import load_axe, stumbling_blocks
from browser.conftest import Visitor
from browser.screens import REVIEW_SECONDS, ceremony
from browser.test_replay import at, drop
from game.playing import bot_game
from grachten.words import number_words

GAME = json.loads(bot_game("amsterdam", ("skipper", "apprentice"), 5).record().to_json())


def graph(page: Page) -> Any:
    return page.get_by_role("slider", name="Chance of winning")


def wait_for_review(page: Page) -> None:
    expect(graph(page)).to_be_visible(timeout=REVIEW_SECONDS * 1000)


@pytest.mark.timeout(600)
def test_a_game_is_reviewed_from_its_end(visitor: Visitor) -> None:
    page = visitor(phone=True)
    ceremony(page)
    page.locator("[data-act=review]").click()
    wait_for_review(page)
    table = page.url.partition("#")[0].rpartition("/")[2]
    review = page.request.get(f"/api/tables/{table}/review").json()
    last = review["positions"][-1]["ply"]
    at(page, last)

    accounts = page.locator("[data-account]")
    expect(accounts).to_have_count(2)
    for seat, account in enumerate(review["seats"]):
        luck, play = (percent(account[key]) for key in ("luck", "own"))
        expect(accounts.nth(seat)).to_contain_text(f"Luck {luck}, moves {play}")

    expect(page.locator(f"[data-note='{last}']")).to_contain_text("Anna: resigned, −")
    expect(page.locator(f"[data-moment='{last}']")).to_contain_text("Anna: resigned, −")

    graph(page).focus()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    share = round(100 * review["positions"][1]["shares"][0])
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(f"Step 1 .* {share}%"))
    page.wait_for_url("**#review&ply=1")
    page.locator("[data-part=table] summary").click()
    expect(page.locator("[data-part=table] tbody tr")).to_have_count(last + 1)
    load_axe(page)
    assert stumbling_blocks(page) == []

    page.get_by_label("Point of view").select_option("0")
    expect(accounts).to_have_count(0)
    seen = round(100 * review["positions"][1]["seen"][0])
    expect(graph(page)).to_have_attribute("aria-valuetext", f"Step 1 of {last}: Anna {seen}%")
    graph(page).focus()
    page.keyboard.press("End")
    expect(page.locator(f"[data-note='{last}']")).to_contain_text("Anna: resigned, −")
    page.get_by_label("Point of view").select_option("1")
    quiet = "has nothing to choose here, and sees no luck"
    expect(page.locator(f"[data-note='{last}']")).to_contain_text(quiet)
    page.get_by_label("Point of view").select_option("0")
    page.get_by_role("button", name="Close the review").click()
    expect(graph(page)).to_have_count(0)
    page.wait_for_url(f"**#ply={last}&seat=0")


def percent(share: float) -> str:
    """A gain or loss in English, as the page shows it."""
    points = round(100 * share)
    return f"{'+' if points > 0 else ''}{number_words(points)}%"


def test_the_page_waits_for_a_review_and_says_why_there_is_none(visitor: Visitor) -> None:
    """Answers of a server, in an order that would need a busy one, and then an older one."""
    answers: list[tuple[int, dict[str, Any]]] = [
        (202, {"state": "waiting", "progress": 0}),
        (202, {"state": "computing", "progress": 0.5}),
        (429, {"code": "too_many_reviews", "message": "too many", "facts": {}}),
        (404, {"code": "no_such_page", "message": "Not Found", "facts": {}}),
    ]

    def answer(route: Route) -> None:
        if answers:
            status, body = answers.pop(0)
            route.fulfill(status=status, json=body)
        else:
            route.abort()

    page = visitor()
    page.route("**/api/review", lambda route: route.fulfill(status=202, json={"id": "0" * 32}))
    page.route("**/api/reviews/*", answer)
    drop(page, json.dumps(GAME))
    page.locator("[data-act=review]").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("status")).to_contain_text("Going through the game")
    expect(review.get_by_role("progressbar")).to_have_attribute("value", "0.5")
    expect(review.get_by_role("alert")).to_contain_text("Too many games are being reviewed")
    page.get_by_role("button", name="Forward one step").click()  # nothing is blocked
    review.get_by_role("button", name="Try again").click()
    expect(review.get_by_role("alert")).to_contain_text("This server doesn’t review games")
    review.get_by_role("button", name="Try again").click()
    expect(review.get_by_role("status")).to_contain_text("isn’t responding")


@pytest.mark.long
@pytest.mark.timeout(900)
def test_marks_moments_and_moves_are_shown_on_the_map(visitor: Visitor) -> None:
    page = visitor()
    drop(page, json.dumps(GAME))
    page.locator("[data-act=review]").click()
    wait_for_review(page)
    moment = page.locator("[data-moment]").last
    ply = int(moment.get_attribute("data-moment") or "")
    moment.click()
    at(page, ply)
    expect(moment).to_have_attribute("aria-current", "step")
    expect(page.locator(f"[data-note='{ply}'] .better")).to_be_visible()
    expect(page.locator(".chance.best")).to_have_count(1)  # on the map or in the market
    graph(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    first = int(page.locator("main[data-ply]").get_attribute("data-ply") or "")
    assert 0 < first < ply
    box = graph(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 9, box["y"] + box["height"] / 2)
    at(page, GAME["steps"][-1]["ply"])
