"""The deck when all of its cards are in hands."""

import io
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.tables import ANNA, BRAM, open_table

PICTURES = Path(__file__).parents[2] / "build" / "screens"
# Lets a seat draw from the deck only, until no card is left in it.
EMPTY = """([id, seat]) => new Promise((done, failed) => {
    const path = `/api/tables/${id}/socket?after=-1&seat=${seat}&wire=3`;
    const socket = new WebSocket(`ws://${location.host}${path}`);
    socket.onmessage = ({ data }) => {
        const { type, ply, view, legal } = JSON.parse(data);
        if (type === "bye") return failed(new Error(data));
        if (type !== "position") return;
        if (view.deck === 0) return socket.close(), done();
        if (legal.length === 0) return;
        const action = legal.includes("draw:deck") ? "draw:deck" : legal[0];
        socket.send(JSON.stringify({ type: "act", ply, action }));
    };
})"""


def picture(page: Page) -> Image.Image:
    """The upper half of the deck, without the number of its cards."""
    box = page.locator("[data-anchor=deck]").bounding_box()
    assert box is not None
    clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"] / 2}
    return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("L")  # type: ignore[arg-type]


def test_an_empty_deck_looks_empty(visitor: Visitor) -> None:
    page = visitor()
    where = open_table(page, ANNA, BRAM)
    page.goto(where)
    deck = page.locator("[data-anchor=deck]")
    expect(deck.locator("use")).to_have_attribute("href", "#card-back")
    full = picture(page)
    table_id = where.removeprefix("/t/")
    page.evaluate(f"(id) => Promise.all([0, 1].map((seat) => ({EMPTY})([id, seat])))", table_id)
    expect(deck.locator(".count")).to_have_text("0")
    expect(deck.locator("use")).to_have_attribute("href", "#card-empty")
    expect(deck).to_have_attribute("aria-disabled", "true")
    page.screenshot(path=PICTURES / "empty-deck.png")
    changed = ImageChops.difference(full, picture(page)).histogram()
    assert sum(changed[40:]) > 0.5 * sum(changed)  # most of it is much lighter or darker
