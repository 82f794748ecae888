"""The table keeps its layout during a whole game, at every size, whatever happens."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.moving import BOXES, FIXED, look_at, open_table, play_on
from browser.playing import PLAY, show, table, wait_for_turn
from browser.tables import ANNA, BOT, state
from browser.tables import open_table as open_table_for

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1366, 768), (1440, 900), (3840, 2160)]
# Notes the boxes after every change of the page until the game is over.
WATCH_BOXES = f"""(names) => {{
    const boxes = {BOXES};
    window.layouts = new Set();
    window.colors = 0;
    const note = () => {{
        if (document.querySelector("main[data-ply]") === null) return;
        window.layouts.add(JSON.stringify(boxes(names)));
        const held = document.querySelectorAll("[data-anchor=hand] .count").length;
        window.colors = Math.max(window.colors, held);
    }};
    note();
    new MutationObserver(note).observe(document.body, {{ subtree: true, childList: true }});
}}"""
# Whether all cards of the hand lie inside its tray.
IN_TRAY = """(tray) => [...tray.querySelectorAll("li")].every((card) =>
    card.getBoundingClientRect().bottom <= tray.getBoundingClientRect().bottom)"""
# Whether the cards of the hand lie beside each other, inside its tray.
APART = """(tray) => {
    const boxes = [...tray.querySelectorAll("li")].map((card) => card.getBoundingClientRect());
    const { left, right } = tray.getBoundingClientRect();
    return boxes[0].left >= left && boxes.at(-1).right <= right &&
        boxes.slice(1).every((box, number) => box.left >= boxes[number].right);
}"""
# What stands beside a player's name, cut off after a letter or two.
SCRAPS = """() => [...document.querySelectorAll(".who small")].filter((small) => {
    const [box, line] = [small, small.parentNode].map((one) => one.getBoundingClientRect());
    return box.top < line.bottom && small.scrollWidth > small.clientWidth && box.width < 40;
}).map((small) => small.textContent)"""
# Spaces of routes that a place name covers; a name is as wide as the text that is drawn.
COVERED = """() => {
    const texts = [...document.querySelectorAll("text.name:not(.large)")].map((line) => {
        const { x: left, width } = line.getBBox();
        const y = Number(line.getAttribute("y"));
        return { name: line.textContent, left, right: left + width, top: y - 11, low: y + 3 };
    });
    return texts.flatMap(({ name, left, right, top, low }) =>
        [...document.querySelectorAll("rect.space")].flatMap((space) => {
            const matrix = space.parentNode.transform.baseVal.consolidate().matrix.inverse();
            const [w, h] = [space.width.baseVal.value / 2, space.height.baseVal.value / 2];
            for (let x = left; x <= right; x += 2) for (let y = top; y <= low; y += 2) {
                const at = new DOMPoint(x, y).matrixTransform(matrix);
                if (Math.abs(at.x) < w && Math.abs(at.y) < h)
                    return [`${name} covers ${space.closest("[data-route]").dataset.route}`];
            }
            return [];
        }));
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_map_and_market_keep_their_pixels_for_a_whole_game(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    name = open_table(page)
    page.evaluate(PLAY.replace("draws[0]", "draws.at(-1)"), [name, 10])  # draw from the deck
    look_at(page, name)
    page.evaluate(WATCH_BOXES, FIXED)
    page.evaluate(PLAY, [name, None])
    expect(table(page)).to_have_attribute("data-phase", "over")
    layouts: list[str] = page.evaluate("[...window.layouts]")
    assert len(layouts) == 1, layouts
    assert page.evaluate("window.colors") >= 5
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_banners_and_cards_move_nothing(visitor: Visitor) -> None:
    page = visitor(phone=True)
    play_on(page, open_table(page), turns=8)
    for size in ((360, 640), (390, 844), (844, 390), (1440, 900)):
        resize(page, size)
        before = page.evaluate(BOXES, FIXED)
        show(page, "routes")
        page.locator("button[data-route]").first.click()
        expect(page.locator("[data-card]")).to_be_visible()
        assert page.evaluate(BOXES, FIXED) == before
        page.keyboard.press("Escape")
        page.context.set_offline(True)
        expect(state(page, "lost")).to_be_visible()
        assert page.evaluate(BOXES, FIXED) == before
        banner = state(page, "lost").bounding_box()
        assert banner is not None
        assert banner["height"] <= 90, size  # most of the map stays in sight
        page.context.set_offline(False)
        expect(state(page, "lost")).to_have_count(0)
        wait_for_turn(page)


def test_everything_for_a_turn_is_on_the_screen_at_every_size(visitor: Visitor) -> None:
    page = visitor(phone=True)
    play_on(page, open_table(page), turns=8)
    for size in SIZES:
        resize(page, size)
        for name in ("map", "market", "market-0", "deck", "contracts", "hand", "own-contracts"):
            box = page.locator(f"[data-anchor={name}]").bounding_box()
            assert box is not None, (name, size)
            assert box["x"] >= 0, (name, size)
            assert box["y"] >= 0, (name, size)
            assert box["x"] + box["width"] <= size[0] + 1, (name, size)
            assert box["y"] + box["height"] <= size[1] + 1, (name, size)
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
        hand = page.locator("[data-anchor=hand] ul")
        assert hand.evaluate("(ul) => ul.scrollWidth <= ul.clientWidth"), size
        assert page.locator("[data-anchor=hand]").evaluate(IN_TRAY), size
    landscape: dict[str, Any] = {}
    resize(page, (844, 390))
    for name in ("map", "market"):
        landscape[name] = page.locator(f"[data-anchor={name}]").bounding_box()
    assert landscape["map"]["width"] > 450
    assert landscape["market"]["x"] >= landscape["map"]["x"] + landscape["map"]["width"]


def test_the_hand_lies_clear_of_the_market_beside_the_guide_of_the_tutorial(
    visitor: Visitor,
) -> None:
    page = visitor()
    page.goto("/tutorial")
    page.locator("[data-act=next]").click()
    expect(page.locator("[data-offer]")).to_have_count(2)
    for size in ((1200, 700), (1366, 768), (1440, 900), (1800, 900), (3840, 2160)):
        resize(page, size)
        hand = page.locator("[data-anchor=hand]")
        assert hand.evaluate(IN_TRAY), size
        assert hand.evaluate(APART), size
        assert page.locator("[data-anchor=map]").evaluate("(map) => map.offsetHeight") > 300, size
    resize(page, (844, 390))  # the last card has a badge, which needs room too
    assert hand.locator("ul").evaluate("(ul) => ul.scrollWidth <= ul.clientWidth")


def test_a_spectator_sees_a_large_map_and_no_scraps_of_words(visitor: Visitor) -> None:
    page, watcher = visitor(), visitor(phone=True, locale="fi")
    long_name = {**ANNA, "name": "Wilhelmina v. Amstelveen"}
    watcher.goto(open_table_for(page, long_name, BOT, BOT, BOT))
    expect(state(watcher, "watching")).to_be_visible()
    for size in ((360, 640), (390, 844), (820, 1180)):
        resize(watcher, size)
        map_box = watcher.locator("[data-anchor=map]").bounding_box()
        market = watcher.locator("[data-anchor=market]").bounding_box()
        bar = watcher.locator(".bar").bounding_box()
        assert map_box is not None
        assert market is not None
        assert bar is not None
        assert market["y"] - map_box["y"] - map_box["height"] < 30, size
        assert bar["y"] - market["y"] - market["height"] < 30, size
        assert watcher.evaluate(SCRAPS) == [], size


def test_lists_and_dialogs_of_a_phone_are_right_on_a_large_screen_too(visitor: Visitor) -> None:
    page = visitor(phone=True)
    play_on(page, open_table(page), turns=2)
    page.locator("[data-act=say]").tap()
    close = page.get_by_role("dialog").get_by_role("button", name="Close").bounding_box()
    assert close is not None
    assert close["width"] == close["height"]
    page.keyboard.press("Escape")
    show(page, "log")
    resize(page, (1440, 900))
    expect(page.locator("#log li").first).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_a_replay_fits_every_screen(visitor: Visitor) -> None:
    page = visitor(locale="pl")
    name = open_table(page, board="harbor")
    page.evaluate(PLAY, [name, None])
    page.goto(f"/replay/{name}")
    expect(page.get_by_role("slider")).to_be_visible()
    for size in SIZES:
        resize(page, size)
        if size == (844, 390):  # where the last step, at its longest, leaves little room
            page.locator(".words").evaluate(
                "one => (one.textContent += 'Anna wygrywa. '.repeat(9))"
            )
        for part in ("input[type=range]", "select.eyes", "[data-anchor=market]"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= size[0], (part, size)
            assert box["y"] + box["height"] <= size[1], (part, size)
    resize(page, (844, 390))
    map_box = page.locator("section.map").bounding_box()
    assert map_box is not None
    assert map_box["width"] > 400
    assert map_box["height"] > 300


def test_offered_contracts_hide_neither_the_map_nor_the_hand(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto(f"/t/{open_table(page)}")
    offer = page.locator("[data-anchor=offer]")
    expect(offer).to_contain_text("if not")  # what an unfulfilled contract costs
    for size in SIZES:
        resize(page, size)
        box = offer.bounding_box()
        hand = page.locator("[data-anchor=hand]").bounding_box()
        places = page.evaluate(
            """() => [...document.querySelectorAll(".place circle")].map((circle) => {
                const { left, right, top, bottom } = circle.getBoundingClientRect();
                return [(left + right) / 2, (top + bottom) / 2];
            })"""
        )
        assert box is not None
        assert hand is not None
        right, low = box["x"] + box["width"], box["y"] + box["height"]
        assert low <= hand["y"] + 1 or box["x"] >= hand["x"] + hand["width"], size
        covered = [p for p in places if box["x"] < p[0] < right and box["y"] < p[1] < low]
        assert covered == [], size
    page.locator("[data-offer]").last.click()
    assert page.locator(".route.lit").count() > 0
    assert page.locator("use.symbol").count() == 4


def test_names_cover_no_spaces_and_can_be_read_on_a_phone(visitor: Visitor) -> None:
    page = visitor()
    play_on(page, open_table(page), turns=0)
    assert page.evaluate(COVERED) == []
    resize(page, (390, 844))
    show(page, "routes")
    page.locator("button[data-route]").first.click()
    names = page.locator("text.name.large")
    expect(names).to_have_count(2)
    for name in names.all():
        size = "(t) => t.getScreenCTM().a * parseFloat(getComputedStyle(t).fontSize)"
        assert name.evaluate(size) >= 11


def test_the_card_of_a_route_raises_the_cards_that_pay_for_it(visitor: Visitor) -> None:
    page = visitor(phone=True)
    play_on(page, open_table(page), turns=8)
    show(page, "routes")
    page.locator("button[data-route].can").first.click()
    card = page.locator("[data-card]")
    expect(card).to_contain_text("you have")
    expect(card).to_contain_text("point")
    expect(card.locator("[data-act=claim]")).to_be_visible()
    spent = page.locator("[data-anchor=hand] .rises em").all_inner_texts()
    route = page.locator(".route.chosen .space").count()
    assert sum(int(count.removeprefix("−")) for count in spent) == route
