"""The page of rules: complete, with an anchor and words for every number."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor

SMALL = {"width": 360, "height": 640}
HUGE = {"width": 3840, "height": 2160}
RULES = Path(__file__).parents[2] / "docs" / "rules.md"
NUMBERS = re.findall(r"^- \*\*([RC]\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)


def read(page: Page, anchor: str = "") -> None:
    page.goto(f"/rules{anchor}")
    expect(page.locator(f"#{NUMBERS[-1]}")).to_be_visible()


def test_every_rule_is_there_in_order_with_words_and_an_anchor(visitor: Visitor) -> None:
    page = visitor()
    read(page)
    shown = page.locator("li[id]").evaluate_all("all => all.map((one) => one.id)")
    assert shown == NUMBERS
    for rule in page.locator("li[id]").all():
        assert len(rule.locator("p").inner_text()) > 30
    expect(page.locator("body")).not_to_contain_text("⟦")


def test_every_link_inside_leads_somewhere(visitor: Visitor) -> None:
    page = visitor()
    read(page)
    lost = page.locator("a[href^='#']:not(.skip)").evaluate_all(
        "all => all.map((one) => one.hash.slice(1)).filter((id) => !document.getElementById(id))"
    )
    assert lost == []
    page.get_by_role("navigation", name="Contents").get_by_role(
        "link", name="Claim a route"
    ).click()
    expect(page.get_by_role("heading", name="Claim a route")).to_be_in_viewport()


@pytest.mark.parametrize(
    "rule", ["C11", *(pytest.param(rule, marks=pytest.mark.long) for rule in ("R1", "R14"))]
)
def test_an_address_with_a_number_brings_that_rule(visitor: Visitor, rule: str) -> None:
    page = visitor()
    read(page, f"#{rule}")
    expect(page.locator(f"#{rule}")).to_be_focused()
    expect(page.locator(f"#{rule}")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_pictures_are_drawn_by_our_renderer_and_fit(visitor: Visitor, phone: bool) -> None:
    size = SMALL if phone else HUGE
    page = visitor(phone=phone, dark=phone, viewport=size, locale="fi")  # its words are long
    read(page)
    figures = page.get_by_role("figure")
    expect(figures).to_have_count(8)
    for figure in figures.all():
        expect(figure.locator("figcaption")).not_to_be_empty()
        expect(figure.locator("svg").first).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    card = figures.locator(".cards svg").first.bounding_box()
    assert card is not None
    assert card["width"] >= size["width"] / 40


def test_the_first_page_and_the_settings_lead_to_the_rules(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_role("dialog", name="Settings").get_by_role("link", name="Rules")
    expect(link).to_have_attribute("href", "/rules")
