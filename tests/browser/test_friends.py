"""Playing with friends and with bots, in real browsers."""

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.playing import play_to_end, start_with_bot


def test_one_click_from_the_first_page_to_a_game_with_a_bot(visitor: Visitor) -> None:
    page = visitor()
    start_with_bot(page)
    play_to_end([page])
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
