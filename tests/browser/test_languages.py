"""Games in every language: all words are that language's, and nothing shows that should not."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.moving import prefer
from browser.playing import MOST_DECISIONS, decide, over, start_with_bot, table, wait_for_turn
from grachten.words.messages import Messages
from words.fluent_files import LANGUAGES, language

IN_SHORT = "pl"  # the one that is played in every run, since it inflects most
NOT_WORDS = re.compile(r"[⟦⟧{}]|undefined|NaN|\[object")
PAGES = {"/rules": "#R29", "/tutorial": "main[data-ply]", "/replay": ".drop"}
ALL_TEXTS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.data.trim());
    for (const name of ["aria-label", "title", "placeholder", "alt"])
        for (const node of document.querySelectorAll(`[${name}]`))
            found.push(node.getAttribute(name).trim());
    return found.filter((text) => text !== "");
}"""


@cache
def english_alone(name: str) -> set[str]:
    """What is said in English and not in this language."""

    def plain(name: str) -> set[str]:
        words = Messages(name)
        messages = language(name).messages
        return {words.format(key, {}) for key, entry in messages.items() if not entry.variables}

    return {text for text in plain("en") if len(text) > 4} - plain(name)


def look(page: Page, name: str) -> None:
    texts: list[str] = page.evaluate(ALL_TEXTS)
    assert texts
    assert [text for text in texts if NOT_WORDS.search(text)] == []
    assert sorted(set(texts) & english_alone(name)) == []
    expect(page.locator(f"html[lang={name}]")).to_be_attached()


def play(visitor: Visitor, name: str, board: str) -> None:
    """Play a game and look at every position, and at the other pages."""
    page = visitor(locale=name)
    prefer(page, board=board, sound=False, name="Anna")
    page.goto("/")
    expect(page.locator("[data-act=play]")).to_be_visible()
    look(page, name)
    start_with_bot(page)
    for _ in range(MOST_DECISIONS):
        page.wait_for_function(
            "() => document.querySelector('main[data-mine=true], main[data-phase=over]') !== null"
        )
        look(page, name)
        if over(page):
            break
        decide(page)
    if over(page):
        expect(page.locator("[data-finished=true]")).to_be_visible()
        look(page, name)
    for path, landmark in PAGES.items():
        page.goto(path)
        expect(page.locator(landmark)).to_be_visible()
        look(page, name)


def test_english_left_over_would_be_found() -> None:
    english = english_alone(IN_SHORT)
    assert len(english) > 200
    assert "Your contracts" in english


def test_a_game_in_another_language(visitor: Visitor) -> None:
    play(visitor, IN_SHORT, "harbor")


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in LANGUAGES if name != "en"])
def test_a_game_in_every_language(visitor: Visitor, name: str) -> None:
    play(visitor, name, "amsterdam")


def test_the_language_is_changed_in_the_middle_of_a_game(visitor: Visitor) -> None:
    page = visitor(locale="da-DK")
    start_with_bot(page)
    decide(page)
    wait_for_turn(page)
    expect(page.locator("html[lang=da]")).to_be_attached()
    ply = table(page).get_attribute("data-ply")
    page.locator("[data-act=settings]").click()
    page.locator("[data-choice=language]").select_option("fi")
    look(page, "fi")
    assert table(page).get_attribute("data-ply") == ply
    page.reload()
    wait_for_turn(page)
    look(page, "fi")
