"""The link from the first page to the licenses of third-party software."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.screens import tab_to


@pytest.mark.parametrize(
    "phone",
    [pytest.param(True, id="phone"), pytest.param(False, id="desk", marks=pytest.mark.long)],
)
def test_the_licenses_are_a_link_away_by_keyboard(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone, locale="de")
    page.goto("./", wait_until="networkidle")  # what comes later moves the link
    link = page.get_by_role("contentinfo").get_by_role("link", name="Open-Source-Lizenzen")
    expect(link).to_be_visible()
    tab_to(page, "[href$='/notices.txt']")
    expect(link).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page).to_have_url("./notices.txt")
    expect(page.locator("body")).to_contain_text("License: Apache-2.0")
    expect(page.locator("body")).to_contain_text("SIL OPEN FONT LICENSE")
    page.go_back()
    expect(link).to_be_visible()
