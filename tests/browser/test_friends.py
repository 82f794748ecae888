"""Playing with friends and with bots, in real browsers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.playing import (
    MOST_DECISIONS,
    decide,
    play_to_end,
    start_with_bot,
    table,
    wait_for_turn,
)
from browser.tables import (
    ANNA,
    BOT,
    BRAM,
    OPEN,
    begin_as_friends,
    keep_one,
    open_table,
    ply,
    sit,
    state,
    take_seat,
)

# Decisions by clicks before the rest of a game is played over sockets.
CLICKS = [6, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)]
ANY_TABLE = re.compile("/t/[a-z0-9]{14}$")
# As if the server had shown this browser other terms before the deal.
OTHER_TERMS = """() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("grachten-deal-"));
    const kept = JSON.parse(localStorage[key]);
    kept.terms.commitment = "00".repeat(32);
    localStorage[key] = JSON.stringify(kept);
}"""


def people_who_committed(page: Page) -> int:
    """How many have committed to a seed for the deal of this page's table."""
    seats = page.request.get(f"./api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    return sum(bool(seat["commitment"]) for seat in seats)


def check_deal(page: Page) -> Locator:
    """Let the browser check the deal of a game that is over; the dialog with the result."""
    result = page.get_by_role("dialog", name="Result")
    result.locator("[data-act=fairness]").click()
    result.locator("[data-act=check]").click()
    return result


@pytest.mark.parametrize("clicks", CLICKS)
def test_one_click_from_the_first_page_to_a_game_with_a_bot(visitor: Visitor, clicks: int) -> None:
    page = visitor()
    start_with_bot(page)
    play_to_end([page], clicks)
    result = check_deal(page)
    expect(result.locator("[data-fair=pass]")).to_be_visible()
    result.get_by_text("Details").click()
    expect(result.get_by_text("The terms of the deal are the ones your")).to_be_visible()
    expect(result.get_by_text("Your seed is in this deal", exact=False).last).to_be_visible()

    page.evaluate(OTHER_TERMS)
    page.reload()
    expect(check_deal(page).locator("[data-fair=fail]")).to_be_visible()


@pytest.mark.parametrize("clicks", CLICKS)
def test_two_friends_and_a_bot_play_to_the_end_and_once_more(visitor: Visitor, clicks: int) -> None:
    anna, bea = visitor(), visitor()
    anna.goto("./")
    anna.get_by_label("Level").select_option("apprentice")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("img", name="QR code").locator("path")).to_have_attribute(
        "d", re.compile("M0 0h1v1h-1z")
    )
    expect(anna.get_by_role("button", name="Begin")).to_be_disabled()
    take_seat(bea, anna.get_by_label("Link", exact=True).input_value(), "Bea")
    expect(anna.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("here")
    anna.get_by_role("button", name="Begin").click()
    play_to_end([anna, bea], clicks)
    for page in (anna, bea):
        expect(check_deal(page).locator("[data-fair=pass]")).to_be_visible()

    first = anna.url
    anna.get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda url: url != first)
    bea.get_by_role("button", name="Go to the rematch").first.click()
    bea.wait_for_url(anna.url)
    expect(anna.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("here")
    while people_who_committed(anna) < 2:  # each browser, to the new deal
        anna.wait_for_timeout(50)
    anna.get_by_role("button", name="Begin").click()
    for page in (anna, bea):
        keep_one(page)


def test_a_rematch_with_bots_alone_begins_at_once(visitor: Visitor) -> None:
    page = visitor()
    where = sit(page, ANNA, BOT)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-act=resign]").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: ANY_TABLE.search(url) is not None and where not in url)
    keep_one(page)


def test_a_first_visitor_is_asked_for_a_name_when_friends_come(visitor: Visitor) -> None:
    page = visitor()
    page.goto("./")
    name = page.get_by_label("Your name")
    name.fill("")
    page.get_by_role("button", name="Play with friends").click()
    expect(name).to_be_focused()
    expect(page.get_by_text("What’s your name?")).to_be_visible()
    name.fill("Zoë")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("listitem").filter(has_text="Zoë")).to_be_visible()
    expect(page.get_by_text("This link only works on this computer")).to_be_visible()
    page.goto("./")
    expect(page.get_by_label("Your name")).to_have_value("Zoë")


def test_seats_are_left_emptied_and_given_to_bots(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor()
    where = open_table(anna, ANNA, OPEN, begin=False)
    anna.goto(where)
    take_seat(bea, where, "Bea")
    bea.get_by_role("button", name="Leave this seat").click()
    expect(bea.get_by_role("button", name="Join")).to_be_visible()
    take_seat(bea, where, "Bea")
    anna.get_by_role("button", name="Remove Bea").click()
    expect(bea.get_by_text("This seat isn’t yours anymore")).to_be_visible()
    anna.get_by_label("Who plays in seat 2").select_option("apprentice")
    expect(bea.get_by_text("All seats are taken")).to_be_visible()
    anna.get_by_role("button", name="Begin").click()
    keep_one(anna)
    expect(state(bea, "watching")).to_be_visible()


def test_why_a_route_cannot_be_claimed_is_said_off_turn_too(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor()
    begin_as_friends(anna, bea)
    before = ply(anna)
    expect(table(bea)).to_have_attribute("data-ply", str(before))
    bea.keyboard.press("r")
    long = "haringpakkerstoren-oude_waal-grey"  # four spaces, and she holds two cards
    bea.locator(f"button[data-route={long}]").click()
    reason = bea.locator("[data-card] .reason")
    expect(reason).to_contain_text("you couldn’t do this on your turn either. You")
    bea.keyboard.press("d")
    expect(bea.locator(".notice")).to_contain_text("It’s not your turn")
    assert ply(anna) == ply(bea) == before


def test_a_name_that_is_taken_is_refused_in_words(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor()
    where = open_table(anna, ANNA, OPEN, begin=False)
    bea.goto(where)
    bea.get_by_label("Your name").fill("anna")
    bea.get_by_role("button", name="Join").click()
    expect(bea.get_by_role("alert")).to_contain_text("already has that name")


def test_phrases_are_seen_at_the_panel_and_in_the_log(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor()
    where = open_table(anna, ANNA, OPEN, begin=False)
    anna.goto(where)
    take_seat(bea, where, "Bea")
    anna.get_by_role("button", name="Begin").click()
    keep_one(anna)
    keep_one(bea)
    bea.get_by_role("button", name="Say").click()
    bea.locator("[data-say=nice_move]").click()
    expect(anna.locator("[data-anchor=seat-1] .bubble")).to_have_text("Nice move!")
    expect(anna.get_by_role("region", name="Log")).to_contain_text("Bea: “Nice move!”")
    expect(bea.get_by_role("region", name="Log")).to_contain_text("You: “Nice move!”")


def test_ones_own_link_brings_the_seat_to_another_device(visitor: Visitor) -> None:
    desk, phone = visitor(), visitor(phone=True)
    sit(desk, ANNA, BOT)
    wait_for_turn(desk)
    desk.get_by_role("button", name="More", exact=True).click()
    desk.get_by_role("button", name="Continue on another device").click()
    expect(desk.get_by_text("Keep this link to yourself")).to_be_visible()
    phone.goto(desk.get_by_label("Your private link").input_value())
    wait_for_turn(phone)
    assert "key" not in phone.url
    desk.get_by_role("button", name="Close", exact=True).click()
    decide(phone)
    wait_for_turn(phone)  # the bot has moved, and waits
    expect(table(desk)).to_have_attribute("data-ply", str(ply(phone)))


def test_the_device_goes_from_hand_to_hand(visitor: Visitor) -> None:
    page = visitor()
    page.goto("./")
    page.get_by_role("button", name="Remove a player").last.click()
    page.get_by_role("combobox", name="Player 2").select_option("local")
    page.get_by_label("Name", exact=True).fill("Bram")
    page.get_by_role("button", name="Begin").click()
    seen = []
    for name in ("Anna", "Bram"):
        expect(page.get_by_role("dialog", name=f"{name}’s turn")).to_be_visible()
        for secret in ("Your cards", "Your contracts", "Choose contracts"):
            expect(page.get_by_role("region", name=secret)).to_have_count(0)
        expect(page.locator("[data-offer]")).to_have_count(0)
        page.get_by_role("button", name=f"I’m {name}").click()
        offer = [one.get_attribute("data-offer") for one in page.locator("[data-offer]").all()]
        assert len(offer) == 2
        seen += offer
        keep_one(page)
        if name == "Anna":  # by lot, Bram may also make the first move
            page.locator("[data-act=pass-on]").click()
    assert len(set(seen)) == 4
    for _ in range(6):  # three turns of two cards
        go_on = page.locator("[data-act=pass-on], [data-act=take], main[data-mine=true]")
        expect(go_on.last).to_be_visible()
        if page.locator("[data-act=pass-on]").count():
            page.locator("[data-act=pass-on]").click()
        if page.locator("[data-act=take]").count():
            page.locator("[data-act=take]").click()
        decide(page)


def test_the_curtain_is_there_after_a_reload_too(visitor: Visitor) -> None:
    page = visitor()
    page.goto(open_table(page, ANNA, BRAM))
    page.get_by_role("button", name="I’m Anna").click()
    expect(page.locator("[data-offer]")).to_have_count(2)
    page.reload()
    expect(page.get_by_role("button", name="I’m Anna")).to_be_visible()
    expect(page.locator("[data-offer]")).to_have_count(0)
