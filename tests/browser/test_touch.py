"""Playing by touch, on the screens that people have."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.playing import show, table, wait_for_turn
from browser.tables import ANNA, BOT, open_table, ply, sit

TURNS = 8
SCREENS = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
    (3840, 2160),
]
CONTROLS = "button, a, input, select, summary"
SMALL = """(controls) => [...document.querySelectorAll(controls)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || one.closest(".sr, .skip") || one.matches(".sr, .skip")) return [];
    const label = one.closest("label")?.getBoundingClientRect();
    const reach = one.type === "checkbox" || one.type === "radio" ? label : box;
    return reach.width < 43.5 || reach.height < 43.5 ? [one.outerHTML.slice(0, 120)] : [];
})"""


def tap_and_wait(page: Page, place: Locator) -> None:
    """Tap something that is a decision, and wait until the table has gone on."""
    before = ply(page)
    place.tap()
    expect(table(page)).not_to_have_attribute("data-ply", str(before))


def keep_by_touch(page: Page) -> None:
    page.locator("[data-offer]").first.tap()
    tap = page.locator("[data-act=keep]")
    expect(tap).to_be_enabled()
    tap.tap()
    expect(page.locator("[data-offer]")).to_have_count(0)


def turn_by_touch(page: Page) -> None:
    """Claim a route where one can be paid, else draw two cards: the first is final."""
    wait_for_turn(page)
    if page.locator("button[data-route].can").count():
        show(page, "routes")
        page.locator("button[data-route].can").first.tap()
        tap_and_wait(page, page.locator("[data-act=claim]"))
        return
    show(page, "hand")
    tap_and_wait(page, page.locator("[data-anchor=deck].can"))
    if table(page).get_attribute("data-phase") == "second_draw":
        wait_for_turn(page)
        tap_and_wait(page, page.locator("[data-anchor=deck].can"))


def test_a_game_by_touch_on_a_phone(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto("/")
    page.get_by_text("Apprentice", exact=True).first.tap()
    page.locator("[data-act=play]").tap()
    keep_by_touch(page)
    for _ in range(TURNS):
        turn_by_touch(page)
    show(page, "log")
    expect(page.get_by_role("region", name="Log")).to_contain_text("You ")
    show(page, "contracts")
    expect(page.get_by_role("region", name="Your contracts")).to_be_visible()


def test_the_first_of_two_cards_is_seen_before_the_second_is_chosen(visitor: Visitor) -> None:
    page = visitor(phone=True)
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    hand = page.locator("[data-anchor=seat-0]").get_by_role("definition").nth(1)
    expect(hand).to_have_text("2")
    tap_and_wait(page, page.locator("[data-anchor=deck].can"))
    expect(hand).to_have_text("3")
    expect(page.get_by_text("Take a second card", exact=True)).to_be_visible()
    wait_for_turn(page)
    tap_and_wait(page, page.locator("[data-anchor=deck].can"))
    expect(hand).to_have_text("4")


@pytest.mark.parametrize("seats", [4, pytest.param(2, marks=pytest.mark.long)])
def test_every_screen_shows_map_market_and_hand_at_once(visitor: Visitor, seats: int) -> None:
    page = visitor(phone=True)
    sit(page, ANNA, *[BOT] * (seats - 1))
    wait_for_turn(page)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        map_box = page.get_by_role("region", name="Map").bounding_box()
        assert map_box is not None
        assert map_box["width"] * map_box["height"] > 0.2 * width * height, (width, height)
        for part in ("deck", "market-0", "contracts"):
            box = page.locator(f"[data-anchor={part}]").bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height, (part, width, height)
        hand = page.locator("[data-anchor=hand]").bounding_box()
        assert hand is not None
        assert hand["y"] + 0.6 * hand["height"] <= height, (width, height)


def test_targets_are_large_enough_for_fingers(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto("/")
    expect(page.locator("[data-act=play]")).to_be_visible()
    assert page.evaluate(SMALL, CONTROLS) == []
    page.goto(open_table(page, ANNA, {"kind": "open"}, begin=False))
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert page.evaluate(SMALL, CONTROLS) == []
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    for tab in ("hand", "contracts", "routes"):
        show(page, tab)
        small = page.evaluate(SMALL, CONTROLS)
        assert [one for one in small if "slot" not in one] == []
