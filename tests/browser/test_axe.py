"""axe-core finds nothing on any screen, in both themes, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Visitor
from browser.screens import SCREENS
from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.timeout(600)
def test_axe_finds_nothing(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    source = AXE.read_text("utf-8")
    found: dict[str, list[str]] = {}
    for name, go in SCREENS.items():
        go(page)
        page.evaluate(source)
        for theme in THEMES:
            use_theme(page, theme)
            found[f"{name}, {theme}"] = faults(page)
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}


def use_theme(page: Page, theme: str) -> None:
    """What the device asks for; the page follows."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()


def faults(page: Page) -> list[str]:
    report: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in report["violations"]
        for node in rule["nodes"]
    ]
