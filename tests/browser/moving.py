"""Tables that are already under way, and what was seen to move on them."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import PLAY, table, wait_for_turn

OPEN = """async ([board, bot]) => {
    const seats = [{ kind: "me", name: "Anna" }, { kind: "bot", bot }];
    const body = JSON.stringify({ board, seats, first: 0, begin: true });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", body, headers });
    return (await answer.json()).id;
}"""
# Notes the drawing of everything that flies, in order, and counts ribbons of a last round.
WATCH = """
    window.flown = [];
    window.ribbons = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (node.dataset?.flight) window.flown.push(node.dataset.flight);
            if (node.matches?.("[data-last-round]")) window.ribbons += 1;
        }
    }).observe(document, { subtree: true, childList: true });
"""
# Parts of a table that keep their places and sizes for a whole game.
FIXED = ["map", "market-0", "market-1", "market-2", "market-3", "market-4", "deck", "contracts"]
BOXES = """(names) => Object.fromEntries(names.map((name) => {
    const box = document.querySelector(`[data-anchor="${name}"]`).getBoundingClientRect();
    return [name, [box.x, box.y, box.width, box.height].join(" ")];
}))"""
# Whether the middle of an element is not behind a sheet.
UNCOVERED = """([element, sheet]) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && found.closest(sheet) === null;
}"""


def open_table(page: Page, board: str = "amsterdam", bot: str = "apprentice") -> str:
    """Open a table with a bot, without the page's help."""
    page.goto("/rules")
    return str(page.evaluate(OPEN, [board, bot]))


def play_on(page: Page, name: str, turns: int) -> None:
    """Draw cards for so many turns, and then look at the table."""
    page.evaluate(PLAY, [name, turns])
    look_at(page, name)


def look_at(page: Page, name: str) -> None:
    page.goto(f"/t/{name}")
    expect(table(page)).to_be_visible()
    wait_for_turn(page)


def flown(page: Page) -> list[str]:
    """What has flown so far, on a page that was told to watch."""
    seen: list[str] = page.evaluate("window.flown")
    return seen


def wait_until_it_is_still(page: Page) -> None:
    expect(page.locator("[data-flight]")).to_have_count(0)


def prefer(page: Page, **wishes: Any) -> None:
    """Set what a person has chosen before the page is opened; the tutorial has been offered."""
    chosen = json.dumps({"tutorialOffered": True, **wishes})
    page.add_init_script(f"localStorage.grachten = JSON.stringify({chosen})")
