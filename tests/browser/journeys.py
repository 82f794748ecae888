"""What every station of a journey promises, and a picture of it."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.moving import BOXES, FIXED

# Everything that a player needs for a turn.
NEEDED = ("map", "market", "deck", "contracts", "hand", "own-contracts", "players")


class Journey:
    """Checks the stations of a journey, and saves pictures of them if a folder is given."""

    def __init__(self, name: str, folder: str | None) -> None:
        self._name = name
        self._folder = None if folder is None else Path(folder)
        self._stations = 0
        self._layouts: dict[Page, dict[str, str]] = {}

    def arrive(self, page: Page, station: str) -> None:
        """Check that the page fits its screen and that the table has not moved."""
        self._stations += 1
        page.mouse.move(1, 1)  # a card under the pointer rises
        if self._folder is not None:
            path = self._folder / self._name / f"{self._stations:02}-{station}.png"
            page.screenshot(path=path, animations="disabled")
        assert page.evaluate("document.body.scrollWidth <= innerWidth"), station
        if page.locator("main.play").count() == 0:
            self._layouts.pop(page, None)
            return
        layout = page.evaluate(BOXES, FIXED)
        assert self._layouts.setdefault(page, layout) == layout, station
        assert page.evaluate("document.body.scrollHeight <= innerHeight"), station

    def arrive_at_turn(self, page: Page, station: str) -> None:
        """Check a table where it is the player's turn: everything for the turn is in sight."""
        expect(page.locator("p.turn")).to_contain_text("Your turn: draw two cards")
        size = page.viewport_size
        assert size is not None
        for name in NEEDED:
            box = page.locator(f"[data-anchor={name}]").bounding_box()
            assert box is not None, name
            assert min(box["x"], box["y"]) >= 0, name
            assert box["x"] + box["width"] <= size["width"] + 1, name
            assert box["y"] + box["height"] <= size["height"] + 1, name
        self.arrive(page, station)
