"""The pseudo-language in the browser: every word on the screen comes from the Fluent files."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.playing import keep_first, table, wait_for_turn

# Names, and the word between two of them, which is the browser's own.
NAMES = re.compile(r"Anna|Grietje|Amsterdam|Harbor|My quay|\band\b")
IN_BRACKETS = re.compile(r"\[[^\[\]]*\]")


def left_over(page: Page) -> list[str]:
    """Words on the page that stand in no brackets; the map has names of places alone."""
    texts: list[str] = page.locator("body").evaluate(
        """(body) => {
            const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
            const found = [];
            while (walk.nextNode()) {
                const at = walk.currentNode.parentElement;
                if (!at.closest("svg, script, style, [hidden]") && at.checkVisibility()) {
                    found.push(walk.currentNode.data);
                }
            }
            return found;
        }"""
    )
    left = []
    for text in texts:
        rest, before = NAMES.sub("", text), ""
        while rest != before:
            rest, before = IN_BRACKETS.sub("", rest), rest
        if re.search(r"[^\W\d_]{2,}", rest):
            left.append(rest.strip())
    return left


def test_every_word_comes_from_the_files(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto("/?lang=en-XA")
    expect(page.locator("html")).to_have_attribute("lang", "en-XA")
    expect(page.locator("[data-act=play]")).to_contain_text("[Plááýý]")
    assert left_over(page) == []
    page.locator("[data-act=play]").click()
    wait_for_turn(page)
    assert left_over(page) == []
    keep_first(page)
    expect(table(page)).to_have_attribute("data-phase", "turn", timeout=60_000)
    wait_for_turn(page)
    assert left_over(page) == []
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_the_menu_does_not_offer_it(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    languages = page.get_by_label("Language").locator("option")
    values = [option.get_attribute("value") for option in languages.all()]
    assert "en" in values
    assert "en-XA" not in values
