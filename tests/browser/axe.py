"""axe-core, which finds what people with other senses would stumble over."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def load_axe(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))


def stumbling_blocks(page: Page, *rules: str) -> list[str]:
    """What axe finds on the page as it stands, by all its rules or by these."""
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    report: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in report["violations"]
        for node in rule["nodes"]
    ]
