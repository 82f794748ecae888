"""A player's own board: dropped on the page, checked, played on; and files that are no boards."""

from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import load_axe, stumbling_blocks
from browser.conftest import Visitor
from browser.playing import decide, over, table

HARBOR = resources.files("grachten.board").joinpath("data", "harbor.toml").read_text("utf-8")
FILE = HARBOR.replace('title = "Harbor"', 'title = "My quay"')
BAD = FILE.replace('"vuurtoren"', '"vuurtorn"', 1)
PICTURES = Path(__file__).parents[2] / "build" / "screens"
SECONDS = 180.0  # a board is drawn in a process of its own
DROP = """([text, name]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files });
    document.body.dispatchEvent(event);
}"""


def boards(page: Page) -> None:
    """Go to the boards of a new table, and wait for their pictures."""
    page.goto("/")
    choices = page.locator("[data-boards]")
    expect(choices.get_by_role("radio")).to_have_count(2)
    choices.scroll_into_view_if_needed()


def drop(page: Page, text: str, name: str = "quay.toml") -> None:
    page.evaluate(DROP, [text, name])


def claims(page: Page) -> int:
    return page.locator("main[data-ply] use.cart").count()


def play_until_claim(page: Page) -> None:
    for _ in range(80):
        if claims(page) or over(page):
            break
        decide(page)
    assert claims(page)


@pytest.mark.parametrize("phone", [False, True])
def test_a_dropped_board_is_played_on(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    boards(page)
    size = "phone" if phone else "desktop"
    page.screenshot(path=PICTURES / f"boards-{size}.png")
    drop(page, FILE)
    mine = page.get_by_role("radio", name="My quay")
    expect(mine).to_be_checked(timeout=SECONDS * 1000)
    page.locator("[data-boards]").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / f"boards-own-{size}.png")
    friend = page.locator("section:has([data-boards]) select").first
    friend.select_option("bot")
    page.locator("section:has([data-boards]) > .btn.main").click()
    expect(table(page)).to_be_visible(timeout=SECONDS * 1000)
    expect(page.locator("main svg text.title")).to_have_text("My quay")
    play_until_claim(page)
    page.screenshot(path=PICTURES / f"boards-game-{size}.png")
    page.reload()
    expect(page.locator("main svg text.title")).to_have_text("My quay")


def test_a_bad_file_says_why_until_a_good_one_comes(visitor: Visitor) -> None:
    page = visitor()
    boards(page)
    drop(page, BAD, "bad.toml")
    trouble = page.locator("#board-trouble")
    expect(trouble).to_contain_text("bad.toml", timeout=SECONDS * 1000)
    expect(trouble).to_contain_text('there is no place "vuurtorn"; did you mean "vuurtoren"?')
    expect(page.get_by_role("radio", name="My quay")).to_have_count(0)
    page.locator("[data-boards]").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / "boards-bad.png")
    load_axe(page)
    assert stumbling_blocks(page) == []
    drop(page, "<html>", "page.html")
    expect(trouble).to_contain_text("is not TOML", timeout=SECONDS * 1000)
    drop(page, FILE)
    expect(page.get_by_role("radio", name="My quay")).to_be_checked(timeout=SECONDS * 1000)
    expect(trouble).to_be_empty()


def test_a_reload_keeps_the_board_and_whether_it_is_chosen(visitor: Visitor) -> None:
    page = visitor()
    boards(page)
    drop(page, FILE)
    mine = page.get_by_role("radio", name="My quay")
    expect(mine).to_be_checked(timeout=SECONDS * 1000)
    page.reload()
    expect(mine).to_be_checked(timeout=SECONDS * 1000)
    page.locator("[data-boards] label", has_text="Harbor").click()
    page.reload()
    expect(mine).to_be_attached(timeout=SECONDS * 1000)
    expect(page.get_by_role("radio", name="Harbor")).to_be_checked()
    other = visitor()
    boards(other)
    expect(other.get_by_role("radio", name="My quay")).to_have_count(0)


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_file_is_chosen_by_keyboard_and_friends_see_the_title(
    visitor: Visitor, tmp_path: Path, key: str
) -> None:
    page = visitor()
    boards(page)
    path = tmp_path / "quay.toml"
    path.write_text(FILE, "utf-8")
    with page.expect_file_chooser() as chooser:
        page.locator("[data-boards] input[type=file]").press(key)
    chooser.value.set_files(path)
    expect(page.get_by_role("radio", name="My quay")).to_be_checked(timeout=SECONDS * 1000)
    page.locator("section:has([data-boards]) summary").click()
    page.get_by_role("checkbox").last.check()  # show it in the lobby
    page.locator("section:has([data-boards]) > .btn.main").click()
    page.wait_for_url("**/t/*", timeout=SECONDS * 1000)
    expect(page.get_by_role("main")).to_contain_text("My quay")
    friend = visitor()
    friend.goto("/")
    expect(friend.get_by_role("listitem").filter(has_text="My quay").first).to_be_visible()
