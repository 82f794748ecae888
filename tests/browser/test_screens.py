"""Every screen in pictures, in build/screens; and what must hold on all of them, at every size."""

from collections.abc import Collection
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.axe import load_axe, stumbling_blocks
from browser.conftest import Visitor
from browser.screens import SCREENS, use_theme
from grachten.words.files import LOCALE

PICTURES = Path(__file__).parents[2] / "build" / "screens"
SMALL_PHONE = {"width": 360, "height": 640}
ZOOMED = {"width": 720, "height": 450}  # a desk at 200 %
HUGE = {"width": 3840, "height": 2160}
THEMES: dict[str, tuple[str, ...]] = {
    "dark": ("color-contrast",),  # only the colors are others than in the light
    "light": (),
}
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir())
PARTS = [list(SCREENS)[start : start + 7] for start in range(0, len(SCREENS), 7)]
DARK_IN_SHORT = {"home", "turn", "claim", "ceremony"}  # seen in the dark in every run

TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What is wrong with the page as it is laid out now. The map is a picture that can be zoomed: its
# labels grow with it, and all they say is in the list of routes.
FAULTS = """({ width, touch }) => {
    const shown = (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr, .frame");
    const words = (element) => `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
    const scrolls = (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX);
    const faults = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > width) faults.push(`the page is ${page.scrollWidth} wide`);
    for (const box of document.querySelectorAll("body *"))
        if (scrolls(box) && shown(box)) faults.push(`${words(box)} scrolls sideways`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const text = texts.currentNode.data.trim();
        if (text.includes("⟦")) faults.push(text);
        if (text === "" || element.closest("script, style") || !shown(element)) continue;
        const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
        const size = scale * parseFloat(getComputedStyle(element).fontSize);
        if (size < 11.99) faults.push(`${words(element)} is ${size} px high`);
    }
    if (touch)
        for (const target of document.querySelectorAll("button, a[href], select, summary, input")) {
            const box = target.closest("label:has([type=radio], [type=checkbox])") ?? target;
            if (!shown(box) || box.closest("[inert]")) continue;
            const { width, height } = box.getBoundingClientRect();
            if (Math.min(width, height) < 43.9)
                faults.push(`${words(box)} is ${width} x ${height}`);
        }
    return faults;
}"""


@pytest.mark.parametrize("screens", PARTS, ids=[f"{part[0]} to {part[-1]}" for part in PARTS])
@pytest.mark.timeout(900)
def test_every_screen_is_right_on_a_phone(visitor: Visitor, screens: list[str]) -> None:
    look_at(screens, visitor, "en", phone=True, in_short=True)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.timeout(900)
def test_every_screen_is_right_in_every_language(
    visitor: Visitor, language: str, phone: bool
) -> None:
    look_at(SCREENS, visitor, language, phone=phone)


def look_at(
    screens: Collection[str],
    visitor: Visitor,
    language: str,
    *,
    phone: bool,
    in_short: bool = False,
) -> None:
    """Check each screen by axe in both themes and by its sizes, and take pictures.

    In short, few screens are checked in the dark, and there are no pictures.
    """
    page = visitor(phone=phone, locale=language)
    usual = page.viewport_size
    assert usual is not None
    PICTURES.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    for name in screens:
        SCREENS[name](page)
        load_axe(page)
        for theme, rules in THEMES.items():
            if in_short and theme == "dark" and name not in DARK_IN_SHORT:
                continue
            use_theme(page, theme)
            found[f"{name}, {theme}"] = stumbling_blocks(page, *rules)
            if not in_short:
                picture = f"{name}-{'phone' if phone else 'desk'}-{theme}-{language}.png"
                page.screenshot(path=PICTURES / picture)
        for size in (SMALL_PHONE,) if phone else (ZOOMED, HUGE):
            found[f"{name}, {size['width']}"] = faults(page, size, touch=phone)
        found[f"{name}, {usual['width']}"] = faults(
            page, {"width": usual["width"], "height": usual["height"]}, touch=phone
        )
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def faults(page: Page, size: dict[str, int], *, touch: bool) -> list[str]:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function(
        "(width) => document.documentElement.clientWidth <= width", arg=size["width"]
    )
    page.evaluate(TWO_FRAMES)  # graphs are drawn again at the new size
    wrong: list[str] = page.evaluate(FAULTS, {"width": size["width"], "touch": touch})
    return wrong
