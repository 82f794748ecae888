"""The card of a route: who could still claim it, and the ways to pay, whoever's turn it is."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.moving import UNCOVERED
from browser.playing import SECONDS, draw, show, wait_for_turn
from browser.tables import ANNA, BOT, begin_as_friends, share_device, sit

SHORT = "oude_waal-waag-grey"  # one space: any card pays for it
PINK, ORANGE = "oude_kerk-dam-pink", "oude_kerk-dam-orange"  # parallel
PICTURES = Path(__file__).parents[2] / "build" / "screens"
SIZES = {"phone": (390, 844), "landscape": (844, 390), "desktop": (1440, 900)}


def open_card(page: Page, route: str) -> Locator:
    show(page, "routes")
    page.locator(f'button[data-route="{route}"]').click()
    return page.locator(f'[data-card="{route}"]')


def draw_two(page: Page) -> None:
    for _ in range(2):
        expect(page.locator("[data-anchor=deck].can")).to_be_visible()
        page.locator("[data-anchor=deck].can").click()


def test_the_card_shows_the_ways_to_pay_off_turn_and_claims_when_the_turn_comes(
    visitor: Visitor,
) -> None:
    anna, bea = visitor(), visitor()
    begin_as_friends(anna, bea)
    card = open_card(bea, SHORT)
    expect(card).to_contain_text("open to you and Anna")
    expect(card).to_contain_text("you have 1 of 1 card")
    expect(card.locator(".reason")).to_contain_text("It’s not your turn")
    held = bea.evaluate("document.querySelectorAll('[data-anchor=hand] li:not(.none)').length")
    expect(card.get_by_role("radio")).to_have_count(held)
    expect(bea.locator("[data-anchor=hand] .rises")).to_have_count(1)
    last = card.locator("label").last
    last.click()
    expect(last.locator("input")).to_be_checked()
    claim = card.locator("[data-act=claim]")
    expect(claim).to_be_disabled()
    for name, (width, height) in SIZES.items():
        bea.set_viewport_size({"width": width, "height": height})
        expect(claim).to_be_in_viewport()
        bea.screenshot(path=PICTURES / f"route-card-off-turn-{name}.png")
    draw_two(anna)
    wait_for_turn(bea)
    expect(claim).to_be_enabled()
    expect(card.locator(".reason")).to_have_count(0)
    claim.click()
    wait_for_turn(anna)
    expect(open_card(anna, SHORT)).to_contain_text("held by Bea")


def test_a_route_that_the_parallel_one_closes_is_open_to_nobody_with_two_players(
    visitor: Visitor,
) -> None:
    anna, bea = visitor(), visitor()
    begin_as_friends(anna, bea)
    watcher = visitor()
    watcher.goto(anna.url)
    expect(open_card(watcher, PINK)).to_contain_text("open to Anna and Bea")
    expect(watcher.locator("[data-card] input[type=radio]")).to_have_count(0)
    for _ in range(40):
        wait_for_turn(anna)
        if anna.locator(f'button[data-route="{PINK}"].can').count():
            break
        draw_two(anna)
        wait_for_turn(bea)
        draw_two(bea)
    open_card(anna, PINK).locator("[data-act=claim]").click()
    expect(watcher.locator("[data-card]")).to_contain_text("held by Anna")
    wait_for_turn(bea)
    card = open_card(bea, ORANGE)
    expect(card).to_contain_text("nobody can claim it anymore")
    expect(card.locator(".reason")).to_be_visible()
    expect(card.locator("[data-act=claim]")).to_have_count(0)


def test_the_card_behind_the_cover_of_a_shared_device_shows_no_cards(visitor: Visitor) -> None:
    page = visitor()
    share_device(page)
    card = open_card(page, SHORT)
    expect(card).to_contain_text("open to you and Bram")
    expect(card.get_by_role("radio").first).to_be_attached()
    page.keyboard.press("Escape")
    draw(page)
    draw(page)
    page.locator("[data-act=pass-on]").click(timeout=SECONDS * 1000)
    expect(page.get_by_role("button", name="I’m Bram")).to_be_visible()
    card = open_card(page, SHORT)
    expect(card).to_be_visible()
    expect(card.get_by_role("radio")).to_have_count(0)
    expect(card).not_to_contain_text("you have")
    expect(page.locator("[data-anchor=hand]")).to_have_count(0)


def test_the_card_does_not_hide_its_route_on_a_small_phone(visitor: Visitor) -> None:
    page = visitor(phone=True, viewport={"width": 360, "height": 640})
    sit(page, ANNA, BOT, BOT, BOT)
    wait_for_turn(page)
    for route in ("nieuwe_waal-noordermarkt-green", "begijnhof-munttoren-black"):
        card = open_card(page, route)
        expect(card).to_contain_text("you have")
        drawn = page.locator(f'.frame .route[data-route="{route}"]').element_handle()
        page.wait_for_function(UNCOVERED, arg=[drawn, "[data-card]"])
        card.get_by_role("button", name="Close").click()
        expect(card).to_have_count(0)
