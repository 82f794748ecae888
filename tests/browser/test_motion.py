"""What moves: cards, carts, markers, the ribbon of the last round. Only pictures; nothing waits."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.moving import (
    WATCH,
    flown,
    look_at,
    open_table,
    play_on,
    prefer,
    wait_until_it_is_still,
)
from browser.playing import PLAY, TO_LAST_ROUND, show, table, wait_for_turn

CLAIM = "button[data-route].can"
MARKERS = "[...document.querySelectorAll('[data-marker]')].map((m) => m.style.transform)"


def claim_first(page: Page) -> str:
    """Claim the first route of the list; its name."""
    show(page, "routes")
    button = page.locator(CLAIM).first
    name = button.get_attribute("data-route")
    assert name is not None
    button.click()
    page.locator("[data-act=claim]").click()
    return name


def test_carts_are_set_one_by_one_and_cards_go_to_the_discard_pile(visitor: Visitor) -> None:
    page = visitor(motion=True)
    page.add_init_script(WATCH)
    play_on(page, open_table(page), turns=6)
    page.evaluate(
        """() => {
            window.starts = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                if (this.dataset?.flight === "cart-0") window.starts.push(options.delay);
                return animate.call(this, frames, options);
            };
        }"""
    )
    before = page.evaluate(MARKERS)
    name = claim_first(page)
    carts = page.locator(f'.route[data-route="{name}"] .cart:not(.ghost)')
    expect(carts.first).to_be_attached()
    length = carts.count()
    page.wait_for_function("(count) => window.starts.length === count", arg=length)
    starts = page.evaluate("window.starts")
    assert starts == sorted(set(starts))
    assert flown(page).count("cart-0") == length
    assert sum(drawing.startswith("card-") for drawing in flown(page)) >= length
    page.wait_for_function(f"(before) => ({MARKERS})[0] !== before[0]", arg=before)
    wait_until_it_is_still(page)


def test_nothing_waits_for_pictures(visitor: Visitor) -> None:
    """Two cards are taken while the first still flies: here it takes its time for ever."""
    page = visitor(motion=True)
    page.add_init_script(WATCH)
    play_on(page, open_table(page), turns=0)
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                return animate.call(this, frames, { ...options, duration: 1e7 });
            };
        }"""
    )
    ply = int(table(page).get_attribute("data-ply") or 0)
    page.locator("[data-anchor=deck].can").click()
    expect(page.locator("[data-flight]").first).to_be_attached()
    expect(table(page)).to_have_attribute("data-ply", str(ply + 1))
    page.locator("[data-anchor=deck].can").click()
    wait_for_turn(page)  # the bot has moved as well
    assert page.locator("[data-flight]").count() <= 24


@pytest.mark.parametrize("wish", ["reduced", "off"])
def test_nothing_moves_for_those_who_like_it_still(visitor: Visitor, wish: str) -> None:
    page = visitor(motion=wish == "off")
    page.add_init_script(WATCH)
    if wish == "off":
        prefer(page, motion="off", sound=False)
    play_on(page, open_table(page), turns=6)
    name = claim_first(page)
    expect(page.locator(f'.route[data-route="{name}"] .cart').first).to_be_visible()
    wait_for_turn(page)
    assert flown(page) == []
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.long
def test_a_whole_game_in_motion_piles_nothing_up(visitor: Visitor) -> None:
    page = visitor(motion=True)
    page.add_init_script(WATCH)
    prefer(page, motion="fast", sound=True)
    name = open_table(page)
    look_at(page, name)
    page.evaluate(
        """() => {
            window.most = 0;
            new MutationObserver(() => {
                const now = document.querySelectorAll("[data-flight]").length;
                window.most = Math.max(window.most, now);
            }).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    page.evaluate(TO_LAST_ROUND, [name, None, 60])
    # A page that is far behind shows all waiting moves at once: let it see the last round begin.
    page.wait_for_function("() => window.ribbons === 1")
    page.evaluate(PLAY, [name, None, 60])
    expect(table(page)).to_have_attribute("data-phase", "over")
    seen = set(flown(page))
    assert {"cart-0", "cart-1", "card-back", "contract-back"} <= seen
    assert any(drawing.startswith("goods-") for drawing in seen)
    assert page.evaluate("window.most") <= 24
    assert page.evaluate("window.ribbons") == 1
    wait_until_it_is_still(page)
    expect(page.locator("[data-last-round]")).to_have_count(0)
    # No cart stays hidden, and every route that is held has all its carts.
    hidden = (
        "[...document.querySelectorAll('.cart')].filter((c) => getComputedStyle(c).opacity < 1)"
    )
    page.wait_for_function(f"() => {hidden}.length === 0")
