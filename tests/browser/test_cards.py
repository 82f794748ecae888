"""The table of cards: where the cards of each color are, counted from what one can see."""

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.playing import table, wait_for_turn
from browser.tables import ANNA, BOT, sit

SMALL = {"width": 360, "height": 640}


def rows(page: Page) -> dict[str, list[int]]:
    """The numbers of the table, by the heading of their row."""
    found = {}
    for row in page.locator("[data-count=cards] tbody tr").all():
        cells = row.locator("td").all_text_contents()
        found[row.locator("th").inner_text()] = [int(cell) for cell in cells]
    return found


def add_up(counts: dict[str, list[int]]) -> None:
    """Every card of the game is in exactly one row."""
    everything = counts.pop("In the game")
    assert everything == [6, 6, 6, 6, 6, 6, 8]
    assert [sum(column) for column in zip(*counts.values(), strict=True)] == everything


def test_the_cards_are_counted_by_color(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    for _ in range(2):
        wait_for_turn(page)
        page.locator("[data-anchor=deck].can").click()
    wait_for_turn(page)
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name="Where the cards are")).to_be_visible()
    counts = rows(page)
    hand, known = sum(counts["Your cards"]), sum(counts["Known in other hands"])
    cards = page.locator("[data-anchor=hand] .count").all_text_contents()
    assert hand == sum(map(int, cards)) == 4
    assert sum(counts["Market"]) == 5
    deck = int(page.locator("[data-anchor=deck] .count").inner_text())
    hidden = sum(counts["Unseen"]) - deck
    expect(page.get_by_role("dialog")).to_contain_text(f"{deck} in the deck, {hidden} in other")
    assert hidden + known + sum(counts["Discarded"]) >= 2  # what the bot was dealt
    add_up(counts)


def test_the_table_of_cards_opens_over_the_map_and_gives_the_focus_back(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    board = page.locator("section.map")
    before = board.bounding_box()
    button = page.get_by_role("button", name="Where the cards are")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert board.bounding_box() == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_the_table_of_cards_fits_on_small_phones(visitor: Visitor) -> None:
    page = visitor(phone=True, viewport=SMALL)
    sit(page, ANNA, BOT)
    for size in (SMALL, PHONE, {"width": 844, "height": 390}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.get_by_role("button", name="Cards", exact=True).tap()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("in the deck")).to_be_in_viewport(ratio=1)
        assert dialog.evaluate("(box) => box.scrollWidth <= box.clientWidth")
        page.get_by_role("button", name="Close").tap()
        expect(dialog).to_have_count(0)


def test_spectators_count_what_everybody_can_see(visitor: Visitor) -> None:
    page, watcher = visitor(), visitor()
    watcher.goto(sit(page, ANNA, BOT))
    expect(table(watcher)).to_be_visible()
    watcher.get_by_role("button", name="Where the cards are").click()
    expect(watcher.get_by_role("dialog")).to_be_visible()
    counts = rows(watcher)
    assert "Your cards" not in counts
    assert sum(counts["Unseen"]) >= 4  # both hands were dealt unseen
    add_up(counts)
