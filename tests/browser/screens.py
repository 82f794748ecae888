"""Every screen of the game, and how to get there."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page, expect

from browser.playing import decide, keep_first, over, show, table, wait_for_turn

MOST_DRAWS = 12  # until a route can be paid for
MOST_TABS = 80
REVIEW_SECONDS = 300  # with an empty cache, the review is compiled first
ANNA = {"kind": "me", "name": "Anna"}
WITH_BOT = [ANNA, {"kind": "bot", "bot": "apprentice"}]
Screen = Callable[[Page], None]


def open_table(
    page: Page,
    *,
    seats: list[dict[str, str]] = WITH_BOT,
    board: str = "amsterdam",
    begin: bool = True,
) -> None:
    """Open a table as the first page does, and go there."""
    wish = {"board": board, "seats": seats, "first": 0, "begin": begin}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")


def use_theme(page: Page, theme: str) -> None:
    """What the device asks for; the page follows."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()


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
    expect(page.locator("[data-act=play]")).to_be_visible()


def home_with_all_settings(page: Page) -> None:
    home(page)
    for details in page.locator("summary").all():
        details.click()
    page.locator("main select").first.select_option("local")


def waiting_room(page: Page) -> None:
    open_table(page, seats=[ANNA, {"kind": "open"}], begin=False)
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
    """A table where it is our turn: the one that is open, freshly loaded, or a new one."""
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
        wait_for_turn(page)
        if routes.count():
            break
        decide(page)
    show(page, "routes")
    routes.first.click()
    expect(page.locator("[data-act=claim]")).to_be_visible()


def after_a_claim(page: Page) -> None:
    claim(page)
    page.locator("[data-act=claim]").click()
    wait_for_turn(page)
    show(page, "log")
    expect(page.locator("#log li").first).to_be_visible()


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
    expect(page.locator("[data-card] .reason")).to_be_visible()


def hint(page: Page) -> None:
    your_turn(page)
    page.locator("[data-act=hint]").click()
    expect(page.locator("section.hint")).to_be_visible(timeout=60_000)


def board_as_table(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def card_table(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("k")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def first_game(page: Page) -> None:
    """The offer of the tutorial, to somebody who has no games and was not asked before."""
    page.context.clear_cookies()
    home(page)
    page.evaluate("localStorage.grachten = JSON.stringify({ sound: false })")
    page.reload()
    page.locator("[data-act=play]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def keys(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def settings(page: Page) -> None:
    your_turn(page)
    page.locator("[data-act=settings]").click()
    expect(page.locator("dialog [data-choice=language]")).to_be_visible()


def asked_for_contracts(page: Page) -> None:
    your_turn(page)
    page.keyboard.press("n")
    expect(page.locator("dialog [data-act=contracts]")).to_be_visible()


def phrases(page: Page) -> None:
    your_turn(page)
    page.locator("[data-act=say]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def more(page: Page) -> None:
    your_turn(page)
    page.locator("[data-act=more]").click()
    expect(page.locator("dialog [data-act=ask-resign]")).to_be_visible()


def asked_to_resign(page: Page) -> None:
    more(page)
    page.locator("[data-act=ask-resign]").click()
    expect(page.locator("dialog [data-act=resign]")).to_be_visible()


def ceremony(page: Page) -> None:
    asked_to_resign(page)
    page.locator("[data-act=resign]").click()
    expect(page.locator("[data-finished] table")).to_be_visible(timeout=60_000)


def replay(page: Page) -> None:
    """The game that has just ended, or a new one that is given up."""
    if not (table(page).count() and over(page)):
        ceremony(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.get_by_role("slider").first).to_be_visible()


def review(page: Page) -> None:
    """The review of the replay that is open, or of a new game that is given up, at its end."""
    if not page.locator("[data-act=review]").count():
        replay(page)
    page.locator("[data-act=review]").click()
    expect(page.locator("[data-graph]")).to_be_visible(timeout=REVIEW_SECONDS * 1000)
    page.keyboard.press("End")
    expect(table(page)).to_have_attribute("data-phase", "over")


def replay_of_a_file(page: Page) -> None:
    page.goto("/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def watching(page: Page) -> None:
    """The table of somebody else: whoever has lost the key to a seat only watches."""
    your_turn(page)
    page.context.clear_cookies()
    page.reload()
    expect(page.locator("[data-state=watching]")).to_be_visible()


def passed_on(page: Page) -> None:
    """Two people at one device, which goes from hand to hand."""
    two = [{"kind": "me", "name": name} for name in ("Anna", "Bram")]
    open_table(page, seats=two)
    expect(page.locator("[data-act=take]")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules#R14")
    expect(page.locator("#R14")).to_be_focused()


def lesson(page: Page) -> None:
    page.goto("/tutorial")
    expect(page.locator("[data-act=next]")).to_be_visible()


# In an order in which most can use the table of the one before.
SCREENS: Mapping[str, Screen] = {
    "home": home,
    "home-settings": home_with_all_settings,
    "first-game": first_game,
    "waiting-room": waiting_room,
    "no-table": no_such_table,
    "offer": offer,
    "turn": your_turn,
    "contracts": contracts,
    "routes": routes_found,
    "refused": refused,
    "board-table": board_as_table,
    "card-table": card_table,
    "keys": keys,
    "settings": settings,
    "ask-contracts": asked_for_contracts,
    "hint": hint,
    "claim": claim,
    "log": after_a_claim,
    "phrases": phrases,
    "more": more,
    "resign": asked_to_resign,
    "ceremony": ceremony,
    "replay": replay,
    "review": review,
    "replay-file": replay_of_a_file,
    "second-card": second_card,
    "passed-on": passed_on,
    "watching": watching,
    "rules": rules,
    "tutorial": lesson,
}
