"""Every state a table can be in is told honestly, and nothing is lost by it."""

import json
import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Visitor
from browser.moving import BOXES, FIXED
from browser.playing import decide, draw, table, wait_for_turn
from browser.tables import (
    ANNA,
    BOT,
    BRAM,
    OPEN,
    Gate,
    close_as_host,
    keep_one,
    open_table,
    ply,
    sit,
    state,
)
from server.running import Running, data_folder

SLOW = 60_000  # milliseconds
HIDDEN = """
window.asked = 0;
window.shown = [];
window.Notification = class {
    static permission = "default";
    static async requestPermission() {
        window.asked += 1;
        return (this.permission = "granted");
    }
    constructor(title, { body }) { window.shown.push(body); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


@pytest.fixture
def mortal(server: Running) -> Iterator[Running]:
    """The server, for a test that ends it; the other tests find it running again."""
    yield server
    if not server.alive:
        server.start()


def first_card(page: Page) -> None:
    """Take one card of the two of a turn."""
    wait_for_turn(page)
    page.locator("[data-anchor=deck].can").click()
    expect(table(page)).to_have_attribute("data-phase", "second_draw")
    wait_for_turn(page)


# Tables that cannot be played at.


def test_an_unknown_table_has_a_friendly_page(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/t/aaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_contain_text("There’s no such table")
    page.get_by_role("button", name="Home").click()
    expect(page.locator("[data-act=play]")).to_be_visible()


def test_a_spoiled_own_link_says_so(visitor: Visitor) -> None:
    owner, page = visitor(), visitor()
    where = open_table(owner, ANNA, BOT)
    page.goto(f"{where}#key={'0' * 32}")
    expect(page.get_by_role("alert")).to_contain_text("isn’t valid anymore")


def test_a_full_table_can_be_watched_once_it_is_played(visitor: Visitor) -> None:
    owner, other = visitor(), visitor()
    where = open_table(owner, ANNA, BOT, begin=False)
    other.goto(where)
    expect(other.get_by_text("All seats are taken")).to_be_visible()
    owner.goto(where)
    owner.get_by_role("button", name="Begin").click()
    expect(state(other, "watching")).to_contain_text("You’re watching")
    expect(owner.get_by_text("one person is watching")).to_be_visible()
    expect(table(other)).to_have_attribute("data-mine", "false")
    for own in ("Your cards", "Choose contracts"):
        expect(other.get_by_role("region", name=own)).to_have_count(0)
    for button in ("Hint", "Say", "More"):
        expect(other.get_by_role("button", name=button, exact=True)).to_have_count(0)


def test_a_table_that_the_host_closes_says_so(visitor: Visitor, server: Running) -> None:
    page, friend = visitor(), visitor()
    where = sit(page, ANNA, BOT)
    close_as_host(server, where)
    expect(state(page, "table-closed")).to_contain_text("The host of this server")
    expect(table(page)).to_have_attribute("data-mine", "false")
    waiting = open_table(page, ANNA, OPEN, begin=False)
    friend.goto(waiting)
    close_as_host(server, waiting)
    expect(friend.get_by_role("alert")).to_contain_text("The host of this server")
    expect(friend.get_by_role("button", name="Join")).to_have_count(0)


def test_limits_are_refused_in_friendly_words(chromium: Browser) -> None:
    with Running(data_folder(), tables_per_address=1) as server:
        context = chromium.new_context(base_url=server.url, locale="en-GB")
        page = context.new_page()
        open_table(page, ANNA, BOT)
        page.goto("/")
        page.locator("[data-act=play]").click()
        expect(page.get_by_role("alert")).to_contain_text("You’ve opened too many tables")
        context.close()


# Connections that come and go.


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visitor: Visitor) -> None:
    page = visitor(service_workers="allow")
    sit(page, ANNA, BOT)
    first_card(page)
    before = ply(page), page.locator("[data-anchor=hand] p").inner_text()
    page.reload()
    expect(table(page)).to_have_attribute("data-phase", "second_draw")
    assert (ply(page), page.locator("[data-anchor=hand] p").inner_text()) == before
    wait_for_turn(page)
    draw(page)
    expect(table(page)).not_to_have_attribute("data-ply", str(before[0]))


@pytest.mark.parametrize(
    "how", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.long)]
)
def test_a_restart_in_the_middle_of_a_turn_loses_nothing(
    visitor: Visitor, mortal: Running, how: int
) -> None:
    page = visitor(service_workers="allow")
    sit(page, ANNA, BOT)
    first_card(page)
    before = ply(page)
    mortal.end(how)
    words = "Connection lost" if how == signal.SIGKILL else "The server is restarting"
    expect(state(page, "lost")).to_contain_text(words)
    expect(table(page)).to_have_attribute("data-mine", "false")
    mortal.start()
    expect(state(page, "lost")).to_have_count(0, timeout=SLOW)
    wait_for_turn(page)
    assert ply(page) == before
    draw(page)
    expect(table(page)).not_to_have_attribute("data-ply", str(before))


def test_a_page_that_is_loaded_while_the_server_is_away_tries_again(
    visitor: Visitor, mortal: Running
) -> None:
    page = visitor(service_workers="allow")
    where = open_table(page, ANNA, BOT)
    page.goto("/")
    expect(page.get_by_role("button", name="Resume").first).to_be_visible()
    mortal.kill()
    page.evaluate(
        "(where) => { history.pushState(null, '', where); dispatchEvent(new Event('popstate')) }",
        where,
    )
    expect(page.get_by_role("alert")).to_contain_text("The server isn’t responding")
    mortal.start()
    expect(page.locator("[data-offer]")).to_have_count(2, timeout=SLOW)


def test_a_device_that_is_offline_says_so_and_comes_back(visitor: Visitor) -> None:
    page = visitor(service_workers="allow")
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    page.context.set_offline(True)
    expect(state(page, "lost")).to_contain_text("This device is offline")
    page.context.set_offline(False)
    expect(state(page, "lost")).to_have_count(0, timeout=SLOW)
    decide(page)


def test_two_tabs_of_one_seat_stay_in_step(visitor: Visitor) -> None:
    one = visitor()
    where = sit(one, ANNA, BOT)
    two = one.context.new_page()
    two.goto(where)
    first_card(one)
    expect(table(two)).to_have_attribute("data-ply", str(ply(one)))
    wait_for_turn(two)
    draw(two)
    expect(table(one)).not_to_have_attribute("data-phase", "second_draw")


def test_a_slow_network_shows_an_act_on_its_way_and_acts_once(visitor: Visitor) -> None:
    page = visitor()
    gate = Gate(page)
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    before = ply(page)
    gate.shut_out = True
    deck = page.locator("[data-anchor=deck]")
    deck.click()
    deck.click(force=True)
    expect(page.get_by_text("Sending …")).to_be_visible()
    assert [json.loads(message)["type"] for message in gate.out] == ["act"]
    gate.open()
    expect(table(page)).to_have_attribute("data-ply", str(before + 1))
    expect(page.get_by_text("Sending …")).to_have_count(0)


# Others at the table.


def test_a_bot_at_work_is_seen_and_blocks_nothing(visitor: Visitor) -> None:
    page = visitor()
    gate = Gate(page)
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    draw(page)
    wait_for_turn(page)
    gate.hold_after = lambda message: (
        message["type"] == "position" and message["view"]["to_move"] == 1
    )
    draw(page)
    expect(page.get_by_text("Pieter is thinking")).to_be_visible()
    expect(page.locator("[data-anchor=seat-1]")).to_contain_text("thinking")
    page.get_by_role("searchbox").fill("Dam")
    gate.open()
    wait_for_turn(page)


def test_a_clock_is_shown_and_who_is_away_can_come_back(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ANNA, BOT, BOT, clock={"kind": "move", "seconds": 5})
    wait_for_turn(page)
    expect(page.get_by_role("timer")).to_have_text(re.compile("^0:0[0-5]$"))
    expect(state(page, "away")).to_contain_text("The game is paused", timeout=SLOW)
    page.get_by_role("button", name="I’m back").click()
    expect(state(page, "away")).to_have_count(0)


def test_who_is_gone_is_seen_and_can_be_voted_for(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor()
    where = open_table(anna, ANNA, OPEN, begin=False, first=1)
    anna.goto(where)
    bea.goto(where)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Join").click()
    anna.get_by_role("button", name="Begin").click()
    keep_one(anna)
    keep_one(bea)
    wait_for_turn(bea)
    before = anna.evaluate(BOXES, FIXED)
    bea.close()
    expect(anna.locator("[data-anchor=seat-1]")).to_contain_text("away")
    expect(state(anna, "awaited")).to_contain_text("Bea: away")
    assert anna.evaluate(BOXES, FIXED) == before
    anna.get_by_role("button", name="Let a bot take over").click()
    expect(anna.get_by_text("more seconds").first).to_be_visible()


def test_who_resigns_among_three_leaves_a_bot_behind(visitor: Visitor) -> None:
    page, bea = visitor(), visitor()
    where = open_table(page, ANNA, OPEN, BOT, begin=False)
    page.goto(where)
    bea.goto(where)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Begin").click()  # and all wait for Bea's first contracts
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-act=resign]").click()
    expect(state(page, "resigned")).to_contain_text("You resigned")
    expect(page.locator("[data-anchor=seat-0]")).to_contain_text("bot playing")


@pytest.mark.parametrize("size", [(390, 844), pytest.param((1440, 900), marks=pytest.mark.long)])
def test_who_resigns_alone_among_bots_is_told_that_the_game_is_paused(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page, watcher = visitor(), visitor()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    where = sit(page, ANNA, BOT, BOT)
    watcher.goto(where)
    wait_for_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-act=resign]").click()
    expect(state(page, "paused")).to_contain_text("nobody else is playing")
    expect(page.locator("p.turn")).to_have_text("Paused")
    expect(page.locator("[data-anchor=seat-0]")).not_to_contain_text("bot playing")
    expect(state(watcher, "watching")).to_contain_text("The game is paused")
    state(page, "paused").get_by_role("button", name="Home").click()
    expect(page.locator("[data-act=play]")).to_be_visible()


# Hints and alerts.


def test_hints_are_shown_on_the_map_with_their_chances(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    ideas = page.get_by_text(re.compile(r"\d+% chance to win"))
    expect(ideas.first).to_be_visible(timeout=SLOW)
    claims = page.get_by_role("listitem").filter(has_text=re.compile("^claim .* chance to win"))
    expect(page.locator(".frame .chance")).to_have_count(claims.count())
    draws = page.get_by_role("listitem").filter(has_text=re.compile("^(take|draw) .* chance to"))
    if draws.count():  # an idea is marked where it is, in the market too
        assert page.locator(".market .chance").count() >= draws.count()
    expect(page.locator(".chance.best").first).to_be_visible()
    for badge in page.locator(".chance").all():
        assert re.fullmatch(r"\d+%", (badge.text_content() or "").strip())


def test_a_table_without_hints_offers_none(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ANNA, BOT, hints=False)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_people_who_play_each_other_are_offered_no_hints(visitor: Visitor) -> None:
    page = visitor()
    page.goto(open_table(page, ANNA, BRAM))
    page.locator("[data-act=take]").click()
    keep_one(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.parametrize("confirm", [True, False])
def test_a_line_of_a_hint_shows_its_move_and_plays_nothing(visitor: Visitor, confirm: bool) -> None:
    page = visitor()
    where = sit(page, ANNA, BOT)
    wait_for_turn(page)
    page.evaluate(
        """(confirm) => {
            const prefs = JSON.parse(localStorage.grachten);
            localStorage.grachten = JSON.stringify({ ...prefs, confirm });
        }""",
        confirm,
    )
    page.goto(where)
    wait_for_turn(page)
    before = ply(page)
    page.get_by_role("button", name="Hint").click()
    lines = page.locator("section.hint li button")
    expect(lines.first).to_be_visible(timeout=SLOW)
    for line in lines.all():
        line.click()
        if (line.text_content() or "").startswith("claim"):
            expect(page.locator("[data-card]")).to_be_visible()
            page.keyboard.press("Escape")
        else:
            expect(page.locator(".market .previewed").first).to_be_visible()
    assert ply(page) == before


def test_the_title_and_the_icon_tell_of_ones_turn(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    expect(page).to_have_title("● Your turn – Grachten")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert page.request.get("/favicon-turn.svg").status == 200
    page.goto("/")  # which lists the games, and so tells of turns too
    expect(page).to_have_title("● Your turn – Grachten")
    page.goto("/rules")
    expect(page).to_have_title("Grachten")
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_nobody_is_asked_for_alerts_unbidden(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(HIDDEN)
    sit(page, ANNA, BOT)
    decide(page)
    assert page.evaluate("[window.asked, window.shown.length]") == [0, 0]
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Notify me when it’s my turn").check()
    page.get_by_role("button", name="Close", exact=True).click()
    assert page.evaluate("window.asked") == 1
    for _ in range(2):  # a whole turn, also if it is to draw two cards
        decide(page)
    page.wait_for_function("() => window.shown.includes('It’s your turn.')", timeout=SLOW)
