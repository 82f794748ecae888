"""The end of a game: who won, in which order, and what the table shows afterwards."""

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visitor
from browser.playing import play_to_end
from browser.tables import ANNA, BOT, OPEN, keep_one, open_table, sit

SHOWN_ORDER = """(rows) => rows.map((row) => {
    const rank = Number(row.querySelector(".rank").textContent);
    const total = Number(row.querySelector(".total").textContent.replace("−", "-"));
    return [rank, total];
})"""
# Whether the names of the figures fit beside each other, in every row.
LABELS_APART = """(rows) => rows.every((row) => {
    const right = row.getBoundingClientRect().right;
    const texts = [...row.querySelectorAll(".label")].map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return range.getBoundingClientRect();
    });
    return texts.every((text, number) => text.right <= (texts[number + 1]?.left ?? right));
})"""


def resign(page: Page) -> None:
    page.locator("[data-act=more]").click()
    page.locator("[data-act=ask-resign]").click()
    page.locator("[data-act=resign]").click()


def test_the_winner_and_the_loser_see_different_ends(visitor: Visitor) -> None:
    anna, bea = visitor(), visitor()
    where = open_table(anna, ANNA, OPEN, begin=False)
    bea.goto(where)
    bea.get_by_label("Your name").fill("Bea")
    bea.locator("form button").click()
    anna.goto(where)
    anna.locator("[data-act=begin]").click()
    keep_one(anna)
    keep_one(bea)
    resign(bea)
    expect(anna.get_by_role("heading", name="You win!")).to_be_visible()
    expect(anna.locator("[data-finished].win")).to_be_visible()
    expect(bea.get_by_role("heading", name="Anna wins")).to_be_visible()
    expect(bea.locator("[data-finished].loss")).to_be_visible()
    first = bea.locator("[data-finished] tbody tr").first
    expect(first).to_contain_text("Anna")


def test_points_are_sorted_named_and_shown_at_the_table(visitor: Visitor) -> None:
    page = visitor(phone=True)
    sit(page, {**ANNA, "name": "Wilhelmina v. Amstelveen"}, BOT, BOT, board="harbor")
    play_to_end([page])
    rows = page.locator("[data-finished=true] tbody tr")
    expect(rows).to_have_count(3)
    order = rows.evaluate_all(SHOWN_ORDER)
    assert order == sorted(order, key=lambda line: (line[0], -line[1]))
    for name in ("Routes", "Contracts", "Merchandise"):
        label = rows.first.get_by_text(name)
        expect(label).to_be_visible()
        box = label.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
    long_name = rows.get_by_text("Wilhelmina v. Amstelveen", exact=True)
    page.set_viewport_size({"width": 360, "height": 640})
    name_box = long_name.bounding_box()
    assert name_box is not None
    assert name_box["height"] < 50  # two lines at most
    assert rows.evaluate_all(LABELS_APART)
    expect(page.locator("[data-finished] code")).to_be_hidden()  # the seal

    totals = {
        row.get_attribute("data-seat"): row.locator(".total").inner_text() for row in rows.all()
    }
    page.get_by_role("button", name="Close", exact=True).click()
    for seat, total in totals.items():
        shown = page.locator(f"[data-anchor=seat-{seat}] dd").first.inner_text()
        assert shown.replace("-", "−") == total
    page.get_by_role("button", name="Result", exact=True).click()
    expect(page.locator("[data-finished=true] table")).to_be_visible()
