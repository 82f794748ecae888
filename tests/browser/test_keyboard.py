"""The whole game without a mouse, and by ear."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.moving import prefer
from browser.playing import (
    MOST_DECISIONS,
    SECONDS,
    finish_over_sockets,
    over,
    table,
    wait_for_turn,
    wait_until_gone_on,
)
from browser.screens import keep_by_keyboard, offer, tab_to, your_turn


@pytest.mark.timeout(600)
@pytest.mark.parametrize("decisions", [8, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)])
def test_a_whole_game_by_keyboard_alone(visitor: Visitor, decisions: int) -> None:
    """So many decisions by keyboard; the rest, if any, is played over a socket."""
    page = visitor()
    prefer(page, board="harbor", level="apprentice", sound=False, name="Anna")
    page.goto("/")
    tab_to(page, "button.big")
    page.keyboard.press("Enter")
    expect(table(page)).to_be_visible(timeout=SECONDS * 1000)
    for _ in range(decisions):
        wait_for_decision(page)
        expect_focus(page)
        if over(page):
            break
        decide_by_keyboard(page)
    if decisions < MOST_DECISIONS:
        finish_over_sockets([page])
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    focus_within = "document.querySelector('[role=dialog]').contains(document.activeElement)"
    page.wait_for_function(focus_within)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focus(page)


def wait_for_decision(page: Page) -> None:
    page.wait_for_function(
        """() => {
            const data = document.querySelector("main[data-ply]")?.dataset;
            return data && (data.mine === "true" || data.phase === "over");
        }""",
        timeout=SECONDS * 1000,
    )


def expect_focus(page: Page) -> None:
    """Something has the focus: what somebody presses next does not go nowhere."""
    page.wait_for_function("() => ![null, document.body].includes(document.activeElement)")


def decide_by_keyboard(page: Page) -> None:
    before = table(page).get_attribute("data-ply")
    if page.locator("[data-offer]").count():
        keep_by_keyboard(page)
    elif page.locator("button[data-route].can").count():
        claim_by_keyboard(page)
    else:
        draw_by_keyboard(page)
    wait_until_gone_on(page, before)


def claim_by_keyboard(page: Page) -> None:
    """The routes that can be claimed are the first ones of the list."""
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("button[data-route].can").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[name=pay]:checked")).to_be_focused()
    page.keyboard.press("Enter")


def draw_by_keyboard(page: Page) -> None:
    can = page.locator("[data-anchor].can")
    anchors = [one.get_attribute("data-anchor") or "" for one in can.all()]
    cards = [name for name in anchors if name.startswith("market-")]
    if "deck" in anchors:
        page.keyboard.press("d")
    elif cards:
        page.keyboard.press(str(int(cards[0].removeprefix("market-")) + 1))
    elif "contracts" in anchors:
        page.keyboard.press("n")
        expect(page.locator("[data-act=contracts]")).to_be_focused()
        page.keyboard.press("Enter")
    else:
        tab_to(page, "[data-act=pass]")
        page.keyboard.press("Enter")


def test_contracts_on_offer_take_the_focus_and_it_stays_at_the_table(visitor: Visitor) -> None:
    page = visitor()
    offer(page)
    page.reload()
    expect(page.locator("[data-offer]").first).to_be_focused()
    keep_by_keyboard(page)
    expect(page.locator("[data-offer]")).to_have_count(0)
    page.wait_for_function("() => document.activeElement.closest('main') !== null")


def test_routes_are_found_by_what_is_typed(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    page.keyboard.press("r")
    routes = page.locator("button[data-route]")
    total = routes.count()
    at_dam = [words for words in routes.all_inner_texts() if "Dam" in words]
    assert 1 < len(at_dam) < total
    page.keyboard.type("DÀM")
    expect(routes).to_have_count(len(at_dam))
    assert sorted(routes.all_inner_texts()) == sorted(at_dam)
    expect(page.locator("#routes [aria-live]")).to_have_text(f"{len(at_dam)} routes")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    expect(routes.last).to_be_focused()
    page.keyboard.press("Home")
    expect(routes.first).to_be_focused()
    page.keyboard.press("r")
    page.keyboard.press("Control+a")
    page.keyboard.type("nowhere")
    expect(page.locator("#routes")).to_contain_text("No route matches")


def test_a_click_that_focuses_no_button_leaves_the_routes_open(visitor: Visitor) -> None:
    """In Safari, a click on a button focuses no button."""
    page = visitor()
    your_turn(page)
    page.keyboard.press("r")
    page.keyboard.type("nowhere")
    page.get_by_text("No route matches").click()
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    expect(page.get_by_text("No route matches")).to_be_visible()


def test_a_route_that_cannot_be_claimed_says_why_aloud_and_on_its_card(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    page.keyboard.press("r")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card] .reason")).to_contain_text("You don’t have enough cards")
    expect(page.locator("[data-said][aria-live=assertive]")).to_contain_text(
        "You don’t have enough"
    )
    page.keyboard.press("Escape")
    expect(page.locator("button[data-route]").last).to_be_focused()


def test_what_happens_is_said_once_and_the_state_is_read_on_demand(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    said = page.locator("[data-said][aria-live=polite]")
    page.keyboard.press("d")
    expect(said).to_contain_text("from the deck. Take a second card.")
    page.keyboard.press("d")
    expect(said).to_contain_text("Your turn.", timeout=SECONDS * 1000)
    wait_for_turn(page)
    page.keyboard.press("t")
    expect(said.locator("p").last).to_contain_text(re.compile(r"Your hand: .*Market: .*carts"))


def test_keys_are_listed_and_can_be_switched_off(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    page.keyboard.press("m")
    expect(page.locator("[data-anchor=market-0]")).to_be_focused()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    tab_to(page, "dialog input[type=checkbox]")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-anchor=market-0]")).to_be_focused()
    ply = table(page).get_attribute("data-ply")
    page.keyboard.press("d")
    page.keyboard.press("?")
    page.keyboard.press("End")  # a later press, which does something
    expect(page.locator("[data-anchor=contracts]")).to_be_focused()
    expect(dialog).to_have_count(0)
    assert table(page).get_attribute("data-ply") == ply
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-anchor=market] [data-act=cards]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(table(page)).to_have_attribute("data-phase", "second_draw")


def test_dialogs_keep_the_focus_and_give_it_back(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    inside = """() => {
        const at = document.activeElement; // on its way round it may be at the browser itself
        return at === document.body || document.querySelector("dialog").contains(at);
    }"""
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(settings).to_be_focused()


def test_tab_walks_through_everything_in_the_order_of_the_page(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    page.evaluate("document.activeElement.blur()")
    page.locator("body").press("Tab")
    walked: list[str] = []
    for _ in range(30):
        walked.append(
            page.evaluate(
                """() => {
                    const at = document.activeElement;
                    return at.closest("section[id]")?.id ?? at.closest("main")?.localName ?? "";
                }"""
            )
        )
        page.keyboard.press("Tab")
    order = list(dict.fromkeys(walked))
    assert [name for name in order if name in ("contracts", "routes", "log", "market")] == [
        "contracts",
        "routes",
        "log",
        "market",
    ]
    assert walked.count("market") <= 2  # one stop in each round


def test_the_board_as_a_table_has_every_route_at_both_its_ends(visitor: Visitor) -> None:
    page = visitor()
    your_turn(page)
    routes = page.locator("button[data-route]").count()
    page.keyboard.press("b")
    rows = page.get_by_role("dialog").locator("tbody tr:has(td)")
    expect(rows).to_have_count(2 * routes)
    dam = page.get_by_role("dialog").locator("tbody", has=page.get_by_text("Dam", exact=True).first)
    expect(dam.first).to_contain_text("open")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focus(page)
