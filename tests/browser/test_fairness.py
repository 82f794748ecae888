"""Deals by commit and reveal, in real browsers: honest ones, and what a dishonest server gets."""

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from browser.conftest import Visitor
from browser.dishonest import DishonestServer
from browser.playing import start_with_bot, table, wait_for_turn
from browser.tables import ANNA, BOT, OPEN, close_as_host, keep_one, open_table, state
from server.client import Browser
from server.conftest import LIFTED
from server.running import Running, data_folder

REVEAL_SECONDS = 5  # short enough to wait for, long enough for a device that is there
SEED = "5e" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
MISSING = "Your seed isn’t in this deal"
# The page says that it is of another version, as one would that was loaded before an upgrade.
OLD_PAGE = """
window.WebSocket = class extends WebSocket {
    constructor(url) { super(String(url).replace(/&wire=\\d+/, "&wire=1")); }
};
"""


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that does not wait long for seeds."""
    with Running(data_folder(), **LIFTED, reveal_seconds=REVEAL_SECONDS) as running:
        yield running
        assert running.errors() == []


@pytest.fixture
def ben(server: Running) -> Iterator[Browser]:
    """Somebody whose program commits to a seed."""
    browser = Browser(server.url)
    yield browser
    browser.close()


def sit_down(ben: Browser, where: str) -> None:
    table_id = where.removeprefix("/t/")
    ben.post(f"/api/tables/{table_id}/seats/1", {"name": "Ben", "commitment": COMMITMENT})


def info(page: Page) -> Any:
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


def wait_for_commitment(page: Page, seat: int = 0) -> str:
    while not (commitment := info(page)["seats"][seat]["commitment"]):
        page.wait_for_timeout(20)  # the test's own limit ends it
    return str(commitment)


def check_after_resigning(page: Page) -> Locator:
    """End the game and let the browser check the deal; the dialog that shows the result."""
    page.locator("[data-act=more]").click()
    page.locator("[data-act=ask-resign]").click()
    page.locator("[data-act=resign]").click()
    result = page.get_by_role("dialog", name="Result")
    result.locator("[data-act=fairness]").click()
    result.locator("[data-act=check]").click()
    expect(result.locator("[data-fair]")).to_be_visible()
    return result


def expect_verdict(result: Locator, verdict: str) -> None:
    expect(result.locator("[data-fair]")).to_have_attribute("data-fair", verdict)


# Honest deals


def test_one_click_commits_reveals_and_passes_the_check(visitor: Visitor) -> None:
    page = visitor()
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method != "GET" and "/api/tables" in request.url:
            asked.append(re.sub(r"^.*/api/tables(/\w{14})?", "", request.url))

    page.on("request", note)
    start_with_bot(page)
    assert asked == ["", "/seats/0/commitment", "/start", "/seats/0/seed"]
    keep_one(page)
    page.reload()  # what was kept is kept
    wait_for_turn(page)
    result = check_after_resigning(page)
    expect_verdict(result, "pass")
    result.get_by_text("Details").click()
    for words in ("Your seed is in this deal.", "steps you were shown are in the record"):
        expect(result.get_by_text(words).last).to_be_visible()


def test_a_reload_between_commitment_and_deal_loses_nothing(visitor: Visitor) -> None:
    page = visitor()
    page.goto(open_table(page, ANNA, BOT, begin=False))
    commitment = wait_for_commitment(page)
    page.reload()
    page.route("**/seed", lambda route: route.abort())  # the reveal is held up
    page.get_by_role("button", name="Begin").click()
    expect(state(page, "dealing")).to_contain_text("Waiting for Anna’s device")
    page.unroute("**/seed")
    page.reload()  # the seed is still there
    keep_one(page)
    seed = info(page)["player_seeds"][0]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    expect_verdict(check_after_resigning(page), "pass")


def test_a_second_device_plays_and_says_that_it_took_no_part(visitor: Visitor) -> None:
    desk, phone = visitor(), visitor(phone=True)
    desk.goto(open_table(desk, ANNA, BOT, begin=False))
    commitment = wait_for_commitment(desk)
    key = desk.request.post(f"/api{desk.url.partition('/t')[2].join(['/tables', '/seats/0/link'])}")
    phone.goto(f"{desk.url}#key={key.json()['key']}")
    expect(phone.get_by_role("button", name="Begin")).to_be_visible()
    desk.get_by_role("button", name="Begin").click()
    keep_one(phone)
    assert info(desk)["seats"][0]["commitment"] == commitment
    result = check_after_resigning(phone)
    expect_verdict(result, "record")
    expect(result.get_by_text("This device didn’t take part in the deal")).to_be_visible()


def test_two_seats_at_one_device_both_take_part(visitor: Visitor) -> None:
    page = visitor()
    page.goto(open_table(page, ANNA, {"kind": "me", "name": "Bram"}, begin=False))
    wait_for_commitment(page, 1)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="I’m Anna")).to_be_visible()
    assert all(info(page)["player_seeds"])


def test_the_page_says_whose_device_is_waited_for(visitor: Visitor, ben: Browser) -> None:
    page = visitor()
    where = open_table(page, ANNA, OPEN, begin=False)
    page.goto(where)
    wait_for_commitment(page)
    sit_down(ben, where)
    page.get_by_role("button", name="Begin").click()
    dealing = state(page, "dealing")
    expect(dealing).to_contain_text("Waiting for Ben’s device")
    expect(dealing.locator("[data-seconds]")).to_be_visible()
    expect(dealing.get_by_role("status")).not_to_contain_text(re.compile("[0-9]"))
    expect(page.get_by_role("button", name="Leave this seat")).to_have_count(0)
    absent = state(page, "absent")
    expect(absent).to_contain_text("Ben’s device didn’t reveal its seed in time")
    expect(state(page, "seed-missing")).to_have_count(0)
    absent.get_by_role("button", name="Close").click()
    expect(absent).to_have_count(0)
    keep_one(page)
    with ben.sit(where.removeprefix("/t/"), 1) as seat:
        seat.send(type="resign")
    result = page.get_by_role("dialog", name="Result")
    result.locator("[data-act=fairness]").click()
    result.locator("[data-act=check]").click()
    expect_verdict(result, "pass")
    result.get_by_text("Details").click()
    expect(result.get_by_text("not revealed in time")).to_be_visible()


def test_a_table_closed_before_the_deal_says_so(
    visitor: Visitor, ben: Browser, server: Running
) -> None:
    page = visitor()
    where = open_table(page, ANNA, OPEN, begin=False)
    page.goto(where)
    wait_for_commitment(page)
    sit_down(ben, where)
    page.get_by_role("button", name="Begin").click()
    expect(state(page, "dealing")).to_be_visible()
    close_as_host(server, where)
    words = (
        "Nothing was dealt here. At a new table, everyone draws a new seed, and so does the dealer."
    )
    expect(page.get_by_text(words)).to_be_visible()


def test_an_old_page_is_asked_to_reload(visitor: Visitor) -> None:
    page = visitor()
    where = open_table(page, ANNA, BOT)
    page.add_init_script(OLD_PAGE)
    page.goto(where)
    expect(state(page, "outdated")).to_contain_text("This page is older than the server")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()


def test_a_refusal_of_an_old_page_asks_to_reload(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")

    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=409, json={"code": "outdated", "message": "", "facts": {}})
        else:
            route.fallback()

    page.route("**/api/tables", refuse)
    page.locator("[data-act=play]").click()
    expect(state(page, "outdated")).to_be_visible()


# Dishonest servers


def test_a_dropped_reveal_is_told_at_once_and_fails_the_check(visitor: Visitor) -> None:
    page = visitor()
    dishonest = DishonestServer(page)
    dishonest.drops_seeds = True
    page.goto("/")
    page.locator("[data-act=play]").click()
    expect(state(page, "seed-missing")).to_contain_text(MISSING)
    assert len(dishonest.seeds) >= 1
    page.reload()
    expect(state(page, "seed-missing")).to_contain_text(MISSING)
    keep_one(page)
    result = check_after_resigning(page)
    expect_verdict(result, "fail")
    expect(result.get_by_text(MISSING).first).to_be_visible()


def test_terms_without_our_commitment_get_no_seed(visitor: Visitor) -> None:
    page = visitor()
    dishonest = DishonestServer(page)

    def lie(said: dict[str, Any]) -> None:
        if said["terms"] is not None:
            said["terms"]["seats"][0]["commitment"] = COMMITMENT

    dishonest.table = lie
    page.goto("/")
    page.locator("[data-act=play]").click()
    expect(state(page, "terms-wrong")).to_be_visible()
    expect(state(page, "seed-missing")).to_contain_text(MISSING)
    assert dishonest.seeds == []


def test_changed_terms_get_no_seed(visitor: Visitor) -> None:
    page = visitor()
    dishonest = DishonestServer(page)
    dishonest.blocks_seeds = True
    where = open_table(page, ANNA, BOT, begin=False, first=None)
    page.goto(where)
    wait_for_commitment(page)
    page.get_by_role("button", name="Begin").click()
    expect(state(page, "dealing")).to_be_visible()
    page.goto("/rules")  # the first terms are kept; from now on the server has others
    dishonest.blocks_seeds = False
    dishonest.seeds.clear()

    def lie(said: dict[str, Any]) -> None:
        if said["terms"] is not None:
            said["terms"]["first"] = 1

    dishonest.table = lie
    page.goto(where)
    expect(state(page, "terms-changed")).to_be_visible()
    expect(state(page, "seed-missing")).to_contain_text(MISSING)
    assert dishonest.seeds == []


def test_a_step_shown_differently_fails_the_check(visitor: Visitor) -> None:
    page = visitor()
    dishonest = DishonestServer(page)

    def lie(said: dict[str, Any]) -> None:
        for step in said["steps"]:
            for event in step["events"]:
                if step["ply"] == 0 and event["type"] == "market_filled":
                    event["card"] = "red" if event["card"] != "red" else "blue"

    dishonest.steps = lie
    start_with_bot(page)
    keep_one(page)
    result = check_after_resigning(page)
    expect_verdict(result, "fail")
    expect(result.get_by_text("The record isn’t what you were shown").first).to_be_visible()
    expect(table(page)).to_be_visible()
