"""One seat on two devices, until one of them revokes the other."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import load_axe, stumbling_blocks
from browser.conftest import Visitor
from browser.tables import ANNA, BOT, sit, state

PICTURES = Path(__file__).parents[2] / "build" / "screens"


def open_menu(page: Page) -> None:
    page.locator("[data-act=more]").click()
    expect(page.locator("[data-device=this]")).to_be_visible()


def new_link(page: Page) -> str:
    page.locator("[data-act=link]").click()
    return page.get_by_label("Your private link").input_value()


@pytest.mark.parametrize(
    "phone",
    [
        pytest.param(True, id="phone"),
        pytest.param(False, id="desktop", marks=pytest.mark.long),
    ],
)
def test_a_second_device_plays_until_it_is_revoked(visitor: Visitor, phone: bool) -> None:
    first, second = visitor(phone=phone), visitor(phone=not phone)
    PICTURES.mkdir(parents=True, exist_ok=True)
    sit(first, ANNA, BOT)
    open_menu(first)
    link = new_link(first)
    expect(first.locator("[data-device=link]")).to_contain_text("Unused link, created")
    load_axe(first)
    assert stumbling_blocks(first) == []
    first.screenshot(path=PICTURES / f"devices-link-{'phone' if phone else 'desktop'}.png")
    second.goto(link)
    expect(second.locator("[data-act=more]")).to_be_visible()
    # The first device sees that the link has been used, without asking.
    expect(first.locator("[data-device=link]")).to_have_count(0)
    expect(first.get_by_label("Your private link")).to_have_count(0)
    other = first.locator("[data-device=browser]")
    expect(other).to_contain_text("Another device, since")
    other.scroll_into_view_if_needed()
    first.screenshot(path=PICTURES / f"devices-{'phone' if phone else 'desktop'}.png")
    revoke = first.get_by_role("button", name="Revoke: Another device")
    revoke.focus()
    first.keyboard.press("Enter")
    expect(other).to_have_count(0)
    expect(first.get_by_text("That device can only watch now.")).to_be_visible()
    expect(first.get_by_role("heading", name="Devices at this seat")).to_be_focused()
    expect(state(second, "seat-gone")).to_contain_text("This device can’t play this seat anymore.")
    expect(second.locator("[data-act=more]")).to_have_count(0)
    second.screenshot(path=PICTURES / f"devices-revoked-{'desktop' if phone else 'phone'}.png")


def test_a_link_can_be_cancelled(visitor: Visitor) -> None:
    page, thief = visitor(), visitor()
    sit(page, ANNA, BOT)
    open_menu(page)
    link = new_link(page)
    page.get_by_role("button", name="Revoke: Unused link").click()
    expect(page.get_by_text("That link doesn’t work anymore.")).to_be_visible()
    expect(page.get_by_label("Your private link")).to_have_count(0)
    thief.goto(link)
    expect(thief.get_by_role("alert")).to_contain_text("This link isn’t valid anymore.")
