"""axe-core finds nothing on any screen, in both themes, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.screens import SCREENS, use_theme

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.timeout(600)
def test_axe_finds_nothing(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    source = AXE.read_text("utf-8")
    found: dict[str, list[str]] = {}
    for name, go in SCREENS.items():
        go(page)
        page.evaluate(source)
        use_theme(page, "light")
        found[f"{name}, light"] = faults(page, {})
        use_theme(page, "dark")  # of which only the colors are others
        found[f"{name}, dark"] = faults(page, {"runOnly": ["color-contrast"]})
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def faults(page: Page, options: dict[str, Any]) -> list[str]:
    options = {"resultTypes": ["violations"], **options}
    report: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in report["violations"]
        for node in rule["nodes"]
    ]
