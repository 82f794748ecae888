"""The map: closer and further by buttons, keys, wheel and fingers; routes that a finger finds."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from browser.conftest import Visitor
from browser.moving import open_table, play_on
from browser.screens import use_theme

SCALE = "(map) => new DOMMatrix(getComputedStyle(map).transform).a"
SHIFT = "(map) => { const m = new DOMMatrix(getComputedStyle(map).transform); return [m.e, m.f]; }"


def at_table(page: Page, turns: int = 0, board: str = "amsterdam") -> Locator:
    """A table with contracts kept and some turns played; its map, with the scenery there."""
    play_on(page, open_table(page, board), turns)
    drawing = page.get_by_role("img", name="Map")
    expect(drawing.locator(".m-scenery")).to_be_attached()
    return drawing


def scale(drawing: Locator) -> float:
    return float(drawing.evaluate(SCALE))


def wait_for_scale(drawing: Locator, least: float, most: float = 9.0) -> None:
    drawing.page.wait_for_function(
        f"([map, least, most]) => {{ const s = ({SCALE})(map); return least <= s && s <= most; }}",
        arg=[drawing.element_handle(), least, most],
    )


def test_buttons_and_arrow_keys(visitor: Visitor) -> None:
    page = visitor()
    drawing = at_table(page)
    closer = page.get_by_role("button", name="Zoom in")
    expect(page.get_by_role("button", name="Zoom out")).to_have_count(0)
    for _ in range(6):
        closer.press("Enter")
    wait_for_scale(drawing, 5, 5)
    expect(closer).to_have_attribute("aria-disabled", "true")
    before = drawing.evaluate(SHIFT)
    closer.press("ArrowRight")
    closer.press("ArrowDown")
    assert drawing.evaluate(SHIFT) == [before[0] - 60, before[1] - 60]
    page.get_by_role("button", name="Zoom out").press("Enter")
    wait_for_scale(drawing, 3, 4)
    page.get_by_role("button", name="Show the whole map").press("Enter")
    wait_for_scale(drawing, 1, 1)
    expect(closer).to_be_focused()  # the focus is not lost with the button that had it


def test_wheel_and_drag_keep_the_map_in_its_frame(visitor: Visitor) -> None:
    page = visitor()
    drawing = at_table(page)
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    wait_for_scale(drawing, 2, 4)
    page.mouse.down()
    page.mouse.move(x + 2000, y + 2000, steps=4)  # far out of the frame
    page.mouse.up()
    assert drawing.evaluate(SHIFT) == [0, 0]
    page.mouse.move(x, y)  # the hand is off: nothing moves any more
    assert drawing.evaluate(SHIFT) == [0, 0]
    expect(page.get_by_role("dialog")).to_have_count(0)  # and a drag is no click
    page.mouse.wheel(0, 4000)
    wait_for_scale(drawing, 1, 1)


class Fingers:
    """Touches as a screen reports them."""

    def __init__(self, page: Page) -> None:
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        at: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_pinch_drag_and_double_tap_on_a_phone(visitor: Visitor) -> None:
    page = visitor(phone=True)
    drawing = at_table(page)
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9
    fingers = Fingers(page)
    fingers.touch("touchStart", (x - 20, y), (x + 20, y))
    for far in (30, 45, 60):
        fingers.touch("touchMove", (x - far, y), (x + far, y))
    fingers.touch("touchEnd")
    wait_for_scale(drawing, 2.5, 3.5)
    name = drawing.locator("text.name").first
    assert (
        name.evaluate("(t) => t.getScreenCTM().a * parseFloat(getComputedStyle(t).fontSize)") > 12
    )
    before = drawing.evaluate(SHIFT)
    fingers.touch("touchStart", (x, y - 60))
    for far in (20, 40):
        fingers.touch("touchMove", (x + far, y - 60 - far))
    fingers.touch("touchEnd")
    page.wait_for_function(
        f"([map, x]) => ({SHIFT})(map)[0] > x + 30", arg=[drawing.element_handle(), before[0]]
    )
    # A browser passes over a tap that comes at once after a quick drag, so a key has to do.
    page.get_by_role("button", name="Show the whole map").press("Enter")
    wait_for_scale(drawing, 1, 1)
    double_tap(page, x, y)
    wait_for_scale(drawing, 2.4, 2.4)
    double_tap(page, x, y)
    wait_for_scale(drawing, 1, 1)


def double_tap(page: Page, x: float, y: float) -> None:
    """Two taps at the same moment, however slow the machine is."""
    page.evaluate(
        """([x, y]) => {
            const where = document.elementFromPoint(x, y);
            const how = { bubbles: true, pointerId: 7, clientX: x, clientY: y };
            for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
                where.dispatchEvent(new PointerEvent(kind, how));
        }""",
        [x, y],
    )


def test_a_finger_beside_a_route_means_that_route(visitor: Visitor) -> None:
    page = visitor(phone=True)
    drawing = at_table(page, turns=6)
    route = drawing.locator(".claimable").first
    expect(route).to_be_visible()
    name = route.get_attribute("data-route")
    x, y = route.evaluate(
        """(route) => {
            const matrix = route.querySelector(".space").getScreenCTM();
            const beside = new DOMPoint(0, 9).matrixTransform(matrix);
            return [beside.x, beside.y];
        }"""
    )
    page.touchscreen.tap(x, y)
    chosen = drawing.locator(".chosen")
    expect(chosen).to_have_count(1)
    prepared = chosen.get_attribute("data-route")
    length = chosen.locator(".space").count()
    expect(chosen.locator(".ghost")).to_have_count(length)
    assert name is not None
    assert prepared is not None
    assert prepared == name or set(prepared.split("-")[:2]) == set(name.split("-")[:2])


@pytest.mark.parametrize(
    "dark",
    [pytest.param(False, id="light"), pytest.param(True, id="dark", marks=pytest.mark.long)],
)
def test_a_chosen_route_stays_in_sight_on_a_small_phone(visitor: Visitor, dark: bool) -> None:
    page = visitor(phone=True, dark=dark, viewport={"width": 360, "height": 640})
    drawing = at_table(page, turns=6)
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    wait_for_scale(drawing, 3, 4)
    page.locator("[data-tab=routes]").tap()
    page.locator("button[data-route].can").last.tap()
    chosen = drawing.locator(".chosen")
    expect(chosen).to_have_count(1)
    page.wait_for_function(
        """([route, frame, card]) => {
            const [a, b] = [route.getBoundingClientRect(), frame.getBoundingClientRect()];
            return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1
                && a.top >= 0 && a.top < card.getBoundingClientRect().top;
        }""",
        arg=[
            one.element_handle()
            for one in (chosen, page.locator(".frame"), page.locator("[data-card]"))
        ],
    )


def test_spaces_stand_out_from_the_ground(visitor: Visitor) -> None:
    """A space, or its outline where it is nearly as dark as the city by night."""
    page = visitor()
    drawing = at_table(page)
    look = "(e, name) => getComputedStyle(e)[name]"
    for theme in ("light", "dark"):
        use_theme(page, theme)
        ground = luminance(drawing.locator(".m-city").first.evaluate(look, "fill"))
        for color in ("pink", "blue", "green", "black", "red", "orange", "grey"):
            space = drawing.locator(f".space.s-{color}").first
            parts = [luminance(space.evaluate(look, part)) for part in ("fill", "stroke")]
            assert max(contrast(part, ground) for part in parts) >= 3, (theme, color)


def luminance(color: str) -> float:
    red, green, blue = (int(part) / 255 for part in color[4:-1].split(", "))
    linear = [
        p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in (red, green, blue)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def test_a_board_without_own_scenery_gets_a_plain_one(visitor: Visitor) -> None:
    page = visitor()
    drawing = at_table(page, board="harbor")
    assert drawing.locator(".m-scenery path").count() > 20
    assert drawing.locator(".route").count() > 5
