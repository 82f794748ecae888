"""Every screen of the game, and how to get there."""

from collections.abc import Callable, Mapping
from typing import Any

from browser.playing import decide, keep_first, show, table, wait_for_turn
from playwright.sync_api import Page, expect

MOST_DRAWS = 12  # until a route can be paid for
MOST_TABS = 80
Screen = Callable[[Page], None]


def open_table(page: Page, *, board: str = "amsterdam", begin: bool = True) -> None:
    """Open a table with a bot, or with an open seat if it is not to begin, and go there."""
    other = {"kind": "bot", "bot": "apprentice"} if begin else {"kind": "open"}
    wish: dict[str, Any] = {
        "board": board,
        "seats": [{"kind": "me", "name": "Anna", "seed": "00"}, other],
        "first": 0,
        "begin": begin,
    }
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until it has the focus, as somebody without a mouse."""
    for _ in range(MOST_TABS):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def keep_by_keyboard(page: Page) -> None:
    """Keep the first contract on offer, or both if one is not enough."""
    keep = page.locator("[data-act=keep]")
    for contract in page.locator("[data-offer]").all():
        name = contract.get_attribute("data-offer")
        tab_to(page, f"[data-offer='{name}']")
        page.keyboard.press("Space")
        expect(contract).to_have_attribute("aria-pressed", "true")
        if keep.is_enabled():
            break
    tab_to(page, "[data-act=keep]")
    page.keyboard.press("Enter")


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def home_with_all_settings(page: Page) -> None:
    home(page)
    for details in page.locator("summary").all():
        details.click()
    page.locator("main select").first.select_option("local")


def waiting_room(page: Page) -> None:
    open_table(page, begin=False)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("summary").click()


def no_such_table(page: Page) -> None:
    page.goto("/t/" + "a" * 14)
    expect(page.get_by_role("alert")).to_be_visible()


def offer(page: Page) -> None:
    open_table(page)
    expect(page.locator("[data-offer]")).to_have_count(2)
    page.locator("[data-offer]").first.click()


def your_turn(page: Page) -> None:
    """A table where it is our turn: the one that is open, as it is when it is loaded, or a new one."""
    if table(page).count() and table(page).get_attribute("data-phase") == "turn":
        page.reload()
    else:
        open_table(page)
        expect(page.locator("[data-offer]")).to_have_count(2)
        keep_first(page)
    expect(page.locator("[data-offer]")).to_have_count(0)
    wait_for_turn(page)


def second_card(page: Page) -> None:
    your_turn(page)
    page.locator("[data-anchor=deck]").click()
    expect(table(page)).to_have_attribute("data-phase", "second_draw")


def claim(page: Page) -> None:
    your_turn(page)
    routes = page.locator("button[data-route].can")
    for _ in range(MOST_DRAWS):
        if routes.count():
            break
        decide(page)
    wait_for_turn(page)
    show(page, "routes")
    routes.first.click()
    expect(page.locator("[data-act=claim]")).to_be_visible()


def after_a_claim(page: Page) -> None:
    claim(page)
    page.locator("[data-act=claim]").click()
    wait_for_turn(page)
    show(page, "log")
    expect(page.locator("#log")).to_contain_text("You claim")


def contracts(page: Page) -> None:
    your_turn(page)
    show(page, "contracts")
    page.locator("#contracts button").first.click()
    expect(page.locator("#contracts [aria-pressed=true]")).to_be_visible()


def routes_found(page: Page) -> None:
    your_turn(page)
    show(page, "routes")
    page.get_by_role("searchbox").fill("dam")


def refused(page: Page) -> None:
    your_turn(page)
    show(page, "routes")
    page.locator("button[data-route]:not(.can)").first.click()
    expect(page.locator(".notice")).to_be_visible()


def hint(page: Page) -> None:
    your_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=60_000)


def board_as_table(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def keys(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def settings(page: Page) -> None:
    your_turn(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def asked_for_contracts(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("n")
    expect(page.get_by_role("dialog", name="Draw contracts")).to_be_visible()


def asked_to_resign(page: Page) -> None:
    your_turn(page)
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="Resign")).to_be_visible()


def ceremony(page: Page) -> None:
    asked_to_resign(page)
    page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="The result").get_by_role("table")).to_be_visible()


# In an order in which most can use the table of the one before.
SCREENS: Mapping[str, Screen] = {
    "home": home,
    "home-settings": home_with_all_settings,
    "waiting-room": waiting_room,
    "no-table": no_such_table,
    "offer": offer,
    "turn": your_turn,
    "contracts": contracts,
    "routes": routes_found,
    "refused": refused,
    "board-table": board_as_table,
    "keys": keys,
    "settings": settings,
    "ask-contracts": asked_for_contracts,
    "hint": hint,
    "claim": claim,
    "log": after_a_claim,
    "resign": asked_to_resign,
    "ceremony": ceremony,
    "second-card": second_card,
}
