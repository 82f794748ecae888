"""The tutorial, to its end: by mouse, by keyboard, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visitor
from grachten.game import ClaimRoute, DrawContracts, DrawDeck, DrawMarket, Keep, parse_action
from grachten.server.tutorial import SCRIPT

STEPS = len(SCRIPT)
MOST_KEYS = 150
IN_ITS_LIST = """(what) => {
    const list = document.activeElement.closest("[role=toolbar], ul");
    return list !== null && list.querySelector(what) !== null;
}"""
SMALL = {"width": 360, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
# Whether all elements are on the screen, and nothing of them is under the tutorial's sheet.
UNCOVERED = """(wanted) => [...document.querySelectorAll(wanted)].every((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    return width > 0 && parts.every((x) => parts.every((y) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found !== null && !found.closest("aside");
    }));
})"""


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn the game in five minutes").click()
    stands_at(page, 0)


def stands_at(page: Page, number: int) -> None:
    """The lesson is shown, its heading has the focus, and no word is missing."""
    guide = page.get_by_role("complementary", name="Tutorial")
    expect(guide).to_contain_text(f"Step {number + 1} of {STEPS}")
    expect(guide.get_by_role("heading", level=2)).to_be_focused()
    expect(page.locator("body")).not_to_contain_text("⟦")


def go_to(page: Page, name: str) -> None:
    """The lesson of that name; what comes before it is done by the guide."""
    begin(page)
    number = next(i for i, script in enumerate(SCRIPT) if script.lesson == name)
    for passed in range(number):
        page.locator("[data-act=next]").click()
        stands_at(page, passed + 1)


def is_won(page: Page) -> None:
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    total = page.get_by_role("row", name="Total")
    expect(total.get_by_role("cell")).to_have_text(["31", "14"])


def test_the_whole_tutorial_by_mouse(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    for number, script in enumerate(SCRIPT[:-1]):
        stands_at(page, number)
        click_through(page, script.wanted)
    stands_at(page, STEPS - 1)
    is_won(page)
    page.get_by_role("link", name="Play a game").click()
    expect(page).to_have_url(re.compile(r"/$"))
    begin(page)  # from the start again


def click_through(page: Page, wanted: str | None, *, opened: bool = False) -> None:
    """Do what a lesson asks for; `opened`: the card of its route is open already."""
    match parse_action(wanted) if wanted else None:
        case Keep(contracts):
            for name in contracts:
                page.locator(f"[data-offer={name}]").click()
            page.locator("[data-act=keep]").click()
        case DrawMarket(color):
            page.locator(f"[data-anchor^=market-]:has([href='#card-{color}'])").first.click()
        case DrawDeck():
            page.locator("[data-anchor=deck]").click()
        case DrawContracts():
            page.locator("[data-anchor=contracts]").click()
            page.locator("[data-act=contracts]").click()
        case ClaimRoute(route):
            if not opened:
                page.locator(f"g[data-route={route}] > g").first.click()
            page.locator("[data-act=claim]").click()
        case _:
            page.locator("[data-act=next]").click()


@pytest.mark.long
def test_the_whole_tutorial_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    for number, script in enumerate(SCRIPT[:-1]):
        stands_at(page, number)
        type_through(page, script.wanted)
    stands_at(page, STEPS - 1)
    is_won(page)


def type_through(page: Page, wanted: str | None) -> None:
    match parse_action(wanted) if wanted else None:
        case Keep(contracts):
            for name in contracts:
                press(page, f"[data-offer={name}]")
            press(page, "[data-act=keep]")
        case DrawMarket(color):
            press(page, f"[data-anchor^=market-]:has([href='#card-{color}'])")
        case DrawDeck():
            press(page, "[data-anchor=deck]")
        case DrawContracts():
            press(page, "[data-anchor=contracts]")
            press(page, "[data-act=contracts]")
        case ClaimRoute(route):
            press(page, f"button[data-route={route}]")
            press(page, "[data-act=claim]")
        case _:
            press(page, "[data-act=next]")


def press(page: Page, what: str) -> None:
    """Press Enter on it, reached by Tab and, inside a list, by arrows."""
    expect(page.locator(what).first).to_be_attached()
    arrows = False
    for _ in range(MOST_KEYS):
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            page.keyboard.press("Enter")
            return
        if not arrows and page.evaluate(IN_ITS_LIST, what):
            page.keyboard.press("Home")
            arrows = True
        else:
            page.keyboard.press("ArrowDown" if arrows else "Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def test_a_wrong_try_is_refused_with_a_link_to_the_rule(visitor: Visitor) -> None:
    page = visitor()
    go_to(page, "second")
    page.locator("[data-anchor=market-0]").click(force=True)  # it says that it is of no use now
    notice = page.locator(".notice").filter(has_text="as your second card")
    expect(notice).to_be_visible()
    with page.context.expect_page() as opened:
        notice.get_by_role("link", name="Rule R9").click()
    expect(opened.value.locator("li#R9")).to_be_focused()
    expect(opened.value.locator("li#R9")).to_be_in_viewport()


def test_the_card_of_a_route_says_who_could_still_claim_it(visitor: Visitor) -> None:
    page = visitor()
    go_to(page, "claim")
    page.locator("g[data-route=oude_kerk-dam-pink] > g").first.click()
    expect(page.locator("[data-card]")).to_contain_text("open to you and Pieter")
    page.keyboard.press("Escape")
    page.locator("g[data-route=westermarkt-jan_roodenpoortstoren-grey] > g").first.click()
    expect(page.locator("[data-card]")).to_contain_text("nobody can claim it anymore")
    expect(page.locator("[data-card] .reason")).to_be_visible()


def test_something_else_that_is_allowed_leads_nowhere(visitor: Visitor) -> None:
    page = visitor()
    go_to(page, "draw")
    page.locator("[data-anchor=deck]").click()
    expect(page.get_by_text("let’s follow the lesson")).to_be_visible()
    stays = page.get_by_role("complementary", name="Tutorial")
    expect(stays).to_contain_text("Step 4 of")


def test_back_and_leave(visitor: Visitor) -> None:
    page = visitor()
    go_to(page, "turn")
    page.get_by_role("button", name="Back").click()
    stands_at(page, 1)
    expect(page.locator("[data-offer]")).to_have_count(2)
    page.get_by_role("link", name="Leave the tutorial").click()
    expect(page.locator("[data-act=play]")).to_be_visible()
    begin(page)  # it is forgotten how far the learner was


def test_progress_survives_a_reload(visitor: Visitor) -> None:
    page = visitor()
    go_to(page, "draw")
    page.reload()
    stands_at(page, 3)
    click_through(page, SCRIPT[3].wanted)
    stands_at(page, 4)
    page.goto("/rules")
    page.goto("/tutorial")
    stands_at(page, 4)


def test_a_step_that_only_explains_says_so(visitor: Visitor) -> None:
    page = visitor()
    go_to(page, "turn")
    page.locator("[data-anchor=deck]").click(force=True)
    expect(page.get_by_text("nothing to do in this step")).to_be_visible()


@pytest.mark.parametrize(
    "size",
    [
        PHONE,
        DESKTOP,
        pytest.param(LANDSCAPE, marks=pytest.mark.long),
        pytest.param(TABLET, marks=pytest.mark.long),
    ],
    ids=lambda size: f"{size['width']}x{size['height']}",
)
def test_the_sheet_never_covers_what_a_lesson_shows(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor(viewport=size)
    begin(page)
    for number, script in enumerate(SCRIPT):
        stands_at(page, number)
        for point in script.points:
            uncovered(page, where(point))
        if script.wanted is not None and script.wanted.startswith("claim:"):
            page.locator(f"{where(script.points[0])} > g").first.click()
            uncovered(page, "[data-card]")
            uncovered(page, "[data-anchor=hand]")
        if number < STEPS - 1:
            click_through(page, script.wanted, opened=True)


def uncovered(page: Page, what: str) -> None:
    expect(page.locator(what).first).to_be_visible()
    page.wait_for_function(UNCOVERED, arg=what)


def test_every_lesson_fits_on_a_small_phone(visitor: Visitor) -> None:
    page = visitor(phone=True, dark=True, viewport=SMALL)
    begin(page)
    for number, script in enumerate(SCRIPT):
        stands_at(page, number)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
        for point in script.points[:1]:
            uncovered(page, where(point))
        for point in script.points:
            expect(page.locator(where(point)).first).to_be_in_viewport()
        if number < STEPS - 1:
            page.locator("[data-act=next]").click()


def where(point: str) -> str:
    """What a lesson points at, as SCRIPT writes it."""
    kind, *routes = point.split()
    if kind != "route":
        return f"[data-anchor={point}]"
    return ", ".join(f"g[data-route={route}]" for route in routes)
