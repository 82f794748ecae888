"""The home page: what a click will start, one's own games, and links to other devices."""

import re

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.playing import table
from browser.tables import ANNA, BOT, OPEN, keep_one, open_table, sit
from grachten.server.tables.bot_names import LEVEL_NAMES
from server.running import Running


def resign(page: Page) -> None:
    page.locator("[data-act=more]").click()
    page.locator("[data-act=ask-resign]").click()
    page.locator("[data-act=resign]").click()
    expect(page.locator("[data-finished=true]")).to_be_visible()


def test_the_home_page_shows_the_board_and_says_what_it_will_start(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto("/")
    expect(page.locator(".hero .m-scenery")).to_be_attached()
    play = page.locator("[data-act=play]")
    expect(play).to_be_in_viewport()
    for level in page.locator(".levels label").all():
        level.click()
        name = LEVEL_NAMES[level.inner_text().strip().lower()]
        expect(play).to_contain_text(f"Amsterdam · {name}, {level.inner_text().strip()}")
    play.click()
    keep_one(page)
    expect(page.locator("[data-anchor=seat-1]")).to_contain_text("Cornelis")


def test_the_tutorial_is_offered_once_before_the_first_game(visitor: Visitor) -> None:
    page, other = visitor(phone=True, fresh=True), visitor(fresh=True)
    for person in (page, other):
        person.goto("/")
        person.locator("[data-act=play]").click()
        expect(person.get_by_role("dialog", name="Your first game?")).to_be_visible()
    page.get_by_role("button", name="Play the tutorial first").tap()
    expect(page.get_by_role("heading", name="Welcome to Amsterdam!")).to_be_focused()
    page.get_by_role("link", name="Leave the tutorial").tap()
    page.locator("[data-act=play]").tap()
    expect(table(page)).to_be_visible()
    other.keyboard.press("Escape")
    expect(other.get_by_role("dialog")).to_have_count(0)
    expect(other.locator("[data-act=play]")).to_be_focused()
    other.reload()
    other.locator("[data-act=play]").click()
    expect(table(other)).to_be_visible()


def test_a_first_game_can_start_without_the_tutorial(visitor: Visitor) -> None:
    page = visitor(fresh=True)
    page.goto("/")
    page.locator("[data-act=play]").click()
    page.get_by_role("button", name="Start the game").click()
    expect(table(page)).to_be_visible()


def test_who_has_played_before_is_not_offered_the_tutorial(visitor: Visitor) -> None:
    page = visitor(fresh=True)
    open_table(page, ANNA, BOT)
    page.goto("/")
    page.locator("[data-act=play]").click()
    expect(table(page)).to_be_visible()


def test_a_new_table_allows_hints_by_default_only_without_other_people(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator("summary").filter(has_text="More settings").click()
    hints = page.get_by_label("Allow hints")
    seat = page.locator("main select").first
    expect(hints).not_to_be_checked()  # the first seat is for a friend
    seat.select_option("bot")
    expect(hints).to_be_checked()
    hints.uncheck()
    seat.select_option("local")
    expect(hints).not_to_be_checked()
    hints.check()
    seat.select_option("friend")
    expect(hints).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("hints allowed")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_text("no hints")).to_be_visible()


def test_ones_own_games_have_their_turn_or_their_result(visitor: Visitor) -> None:
    page = visitor()
    for _ in range(2):
        sit(page, ANNA, BOT, board="harbor")
        resign(page)
    sit(page, ANNA, BOT, board="harbor")
    page.goto("/")
    running = page.locator("[data-part=running] li")
    expect(running).to_have_count(1)
    expect(running).to_contain_text(re.compile("Pieter.*Your turn"))
    finished = page.locator("[data-part=finished]")
    expect(finished).to_contain_text("0–2 against Pieter")
    expect(finished.get_by_role("listitem").first).to_contain_text(
        re.compile("Pieter.*Lost, .* : ")
    )
    running.get_by_role("button", name="Resume").click()
    expect(table(page)).to_be_visible()


def test_a_device_link_brings_all_games_to_a_phone_once(visitor: Visitor) -> None:
    desk, phone, other = visitor(), visitor(phone=True), visitor()
    open_table(desk, ANNA, OPEN, begin=False)
    sit(desk, ANNA, BOT)
    desk.goto("./")
    desk.locator("[data-act=device-link]").click()
    expect(desk.get_by_role("img", name="QR code").locator("path")).to_be_visible()
    link = desk.get_by_role("dialog").get_by_role("textbox").input_value()
    phone.goto(link)
    button = phone.get_by_role("button", name="Bring the games here")
    expect(button).to_be_visible()
    assert "#" not in phone.url
    button.click()
    expect(phone.locator("[data-part=running] li")).to_have_count(2)

    other.goto(link)
    other.get_by_role("button", name="Bring the games here").click()
    expect(other.get_by_role("alert")).to_contain_text("used already, or it has expired")
    other.goto("./device")
    expect(other.get_by_role("alert")).to_contain_text("used already, or it has expired")


@pytest.mark.parametrize("path", ["/t/abc", "/t/ABCDEFGHJKMNPQ", "/replay/abc", "/no/such/page"])
def test_a_link_that_leads_nowhere_says_so(chromium: Chromium, server: Running, path: str) -> None:
    with chromium.new_context(base_url=server.url, locale="en-GB") as context:
        page = context.new_page()
        page.goto(path)
        expect(page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
        page.get_by_role("main").get_by_role("button", name="Home").click()
        expect(page.locator("[data-act=play]")).to_be_visible()


def test_an_invitation_says_who_invites_and_what_is_missing(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor(phone=True)
    where = open_table(anna, ANNA, OPEN, begin=False)
    anna.goto(where)
    bea.goto(where)
    expect(bea.get_by_role("heading", name="Anna invites you")).to_be_visible()
    name = bea.get_by_label("Your name")
    name.fill(" ")
    bea.get_by_role("button", name="Join").click()
    expect(bea.get_by_text("Type your name, then join.")).to_be_visible()
    expect(name).to_be_focused()
    name.fill("Bea")
    bea.get_by_role("button", name="Join").click()
    begin = anna.get_by_role("button", name="All here: begin")
    expect(begin).to_be_enabled()
    icons = [
        button.locator("use").get_attribute("href") for button in anna.locator("li .btn").all()
    ]
    assert len(set(icons)) == len(icons) == 2
    begin.click()
    keep_one(bea)
