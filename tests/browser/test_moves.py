"""Moves are shown one at a time, and nobody has to wait for them."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.playing import PLAY, draw, show, table, wait_for_turn
from browser.tables import ANNA, OPEN, keep_one, open_table, ply, share_device

# Holds the timers of shown moves, so that a test decides when a move has been seen. Notes the ply
# of the last position that arrived.
HOLD = """
    window.held = new Map();
    window.arrived = -1;
    let count = 0;
    const [start, stop] = [window.setTimeout, window.clearTimeout];
    window.setTimeout = (run, time, ...rest) => {
        if (!(time >= 700 && time <= 3500)) return start(run, time, ...rest);
        window.held.set(--count, run);
        return count;
    };
    window.clearTimeout = (timer) => window.held.delete(timer) || stop(timer);
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(address) {
            super(address);
            this.addEventListener("message", ({ data }) => {
                const { type, ply } = JSON.parse(data);
                if (type === "position") window.arrived = ply;
            });
        }
    };
"""
RELEASE = """() => {
    const ready = [...window.held.values()];
    window.held.clear();
    for (const run of ready) run();
}"""
# Plays seat 0 over a socket until one claim is missing to fulfill its first contract; the claim's
# route. It draws while it cannot claim a route of the shortest path.
ALMOST_FULFILL = """async ([id, name]) => {
    const board = await (await fetch(`/api/boards/${name}`)).json();
    const pathOf = (contract, holders) => {
        const paths = [[contract.a, []]];
        const seen = new Set([contract.a]);
        for (const [place, path] of paths) {
            if (place === contract.b) return path;
            for (const { name, a, b } of board.routes) {
                const there = a === place ? b : b === place ? a : null;
                if (there === null || seen.has(there) || holders[name] === 1) continue;
                seen.add(there);
                paths.push([there, [...path, name]]);
            }
        }
    };
    return new Promise((done, failed) => {
        const path = `/api/tables/${id}/socket?after=-1&seat=0&wire=3`;
        const socket = new WebSocket(`ws://${location.host}${path}`);
        socket.onmessage = ({ data }) => {
            const { type, ply, view, legal } = JSON.parse(data);
            if (type === "bye" || view?.phase === "over") return failed(new Error(data));
            if (type !== "position" || legal.length === 0) return;
            const mine = (view.contracts ?? []).map((name) =>
                board.contracts.find((one) => one.name === name));
            const missing = mine.length === 0 ? [] :
                pathOf(mine[0], view.routes).filter((name) => view.routes[name] === undefined);
            const claim = legal.find((action) =>
                missing.some((name) => action.startsWith(`claim:${name}:`)));
            if (claim && missing.length === 1) return socket.close(), done(missing[0]);
            const keep = legal.find((action) => /^keep:[^+]+$/.test(action));
            const draw = legal.find((action) => action.startsWith("draw:"));
            const action = keep ?? claim ?? draw ?? legal[0];
            socket.send(JSON.stringify({ type: "act", ply, action }));
        };
    });
}"""


def two_friends(visitor: Visitor, *, hold: bool, motion: bool = True) -> tuple[Page, Page]:
    """Anna, whose turn it is, and Bea, at one table."""
    anna, bea = visitor(motion=motion), visitor()
    if hold:
        anna.add_init_script(HOLD)
    where = open_table(anna, ANNA, OPEN, begin=False)
    bea.goto(where)
    bea.get_by_label("Your name").fill("Bea")
    bea.locator("form button.main").click()
    expect(bea.get_by_text("The player who opened the table starts")).to_be_visible()
    anna.goto(where)
    anna.get_by_role("button", name="Begin").click()
    keep_one(bea)
    keep_one(anna)
    wait_for_mine(anna)
    return anna, bea


def wait_for_mine(page: Page) -> None:
    """Wait for the turn; a person who does not like to wait taps."""
    page.wait_for_function(
        """() => {
            dispatchEvent(new PointerEvent("pointerdown"));
            return document.querySelector("main[data-mine=true]");
        }"""
    )


def draw_two(page: Page) -> None:
    """Draw two cards from the deck."""
    wait_for_turn(page)
    before = ply(page)
    for number in (1, 2):
        page.locator("[data-anchor=deck].can").click()
        expect(table(page)).to_have_attribute("data-ply", str(before + number))


def wait_for_arrival(page: Page, number: int) -> None:
    page.wait_for_function("(ply) => window.arrived === ply", arg=number)


def with_unseen_draws(visitor: Visitor) -> tuple[Page, Page, int]:
    """Return Anna's and Bea's pages, and the ply before two draws that Anna has yet to see."""
    anna, bea = two_friends(visitor, hold=True)
    draw_two(anna)
    before = ply(anna)
    draw_two(bea)
    wait_for_arrival(anna, before + 2)
    expect(table(anna)).to_have_attribute("data-ply", str(before))
    return anna, bea, before


def test_two_draws_are_seen_one_after_the_other(visitor: Visitor) -> None:
    anna, _, before = with_unseen_draws(visitor)
    for number in (1, 2):
        anna.evaluate(RELEASE)
        expect(table(anna)).to_have_attribute("data-ply", str(before + number))
        expect(anna.locator("[data-anchor=seat-1]")).to_have_attribute("aria-current", "true")
        expect(table(anna)).to_have_attribute("data-mine", "false")
    anna.evaluate(RELEASE)
    expect(table(anna)).to_have_attribute("data-mine", "true")
    expect(anna.locator("#log li").first).to_have_text("Bea drew two cards.")


def test_a_tap_skips_and_acts_on_the_real_position(visitor: Visitor) -> None:
    anna, bea, before = with_unseen_draws(visitor)
    anna.locator("h1").dispatch_event("pointerdown")
    expect(table(anna)).to_have_attribute("data-ply", str(before + 2))
    expect(table(anna)).to_have_attribute("data-mine", "true")
    draw_two(anna)
    draw_two(bea)
    wait_for_arrival(anna, before + 6)
    expect(table(anna)).to_have_attribute("data-mine", "false")
    anna.locator("[data-anchor=deck]").click(force=True)  # the same tap skips and draws
    expect(table(anna)).to_have_attribute("data-ply", str(before + 7))


def test_with_the_speed_off_moves_are_there_at_once(visitor: Visitor) -> None:
    anna, bea = two_friends(visitor, hold=True)
    anna.get_by_role("button", name="Settings").click()
    anna.locator("[data-choice=speed]").select_option("off")
    anna.keyboard.press("Escape")
    draw_two(anna)
    before = ply(anna)
    draw_two(bea)
    expect(table(anna)).to_have_attribute("data-ply", str(before + 2))
    expect(table(anna)).to_have_attribute("data-mine", "true")


def test_the_ceremony_starts_after_the_last_move_was_seen(visitor: Visitor) -> None:
    anna, bea = two_friends(visitor, hold=True)
    draw_two(anna)
    anna.evaluate(RELEASE)
    bea.get_by_role("button", name="More", exact=True).click()
    bea.locator("[data-act=ask-resign]").click()
    bea.locator("[data-act=resign]").click()
    expect(table(anna)).to_have_attribute("data-phase", "over")
    expect(anna.locator("#log li").first).to_contain_text("The game is over")
    result = anna.get_by_role("dialog", name="Result")
    expect(result).to_have_count(0)
    anna.evaluate(RELEASE)
    expect(result).to_be_visible()


def test_the_last_move_is_marked_until_the_next_action(visitor: Visitor) -> None:
    anna, bea = two_friends(visitor, hold=False, motion=False)
    where = anna.url.rpartition("/")[2]
    bea.evaluate(f"(game) => void ({PLAY})(game)", [where, 6, 0, 1])
    anna.evaluate(PLAY, [where, 6])
    wait_for_turn(anna)
    marked = anna.locator("[data-recent]")
    expect(marked).not_to_have_attribute("data-recent", "")
    draw_two(anna)
    expect(marked).to_have_attribute("data-recent", "")
    wait_for_turn(bea)
    button = bea.locator("button[data-route].can").first
    name = button.get_attribute("data-route")
    show(bea, "routes")
    button.click()
    bea.locator("[data-act=claim]").click()
    wait_for_turn(anna)
    expect(anna.locator(".route.recent")).to_have_attribute("data-route", str(name))
    anna.locator("[data-anchor=deck].can").click()
    expect(anna.locator(".route.recent")).to_have_count(0)


def test_a_fulfilled_contract_is_an_event(visitor: Visitor) -> None:
    page, bea = two_friends(visitor, hold=False, motion=False)
    where = page.url.rpartition("/")[2]
    bea.evaluate(f"(game) => void ({PLAY})(game)", [where, 99, 0, 1])
    route = page.evaluate(ALMOST_FULFILL, [where, "amsterdam"])
    wait_for_turn(page)
    expect(page.locator("[data-private], [data-fresh]")).to_have_count(0)
    show(page, "routes")
    page.locator(f'button[data-route="{route}"]').click()
    page.locator("[data-act=claim]").click()
    expect(page.locator("#log [data-private]")).to_contain_text("You fulfilled a contract")
    expect(page.locator("#contracts [data-fresh]")).to_be_visible()
    wait_for_turn(page)
    draw(page)
    expect(page.locator("[data-fresh]")).to_have_count(0)
    page.reload()
    expect(page.locator("#log [data-private]")).to_have_count(1)
    expect(bea.locator("#log [data-private]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_player_sees_the_second_card_before_passing_the_device_on(
    visitor: Visitor, phone: bool
) -> None:
    page = visitor(phone=phone)
    share_device(page)
    draw_two(page)
    expect(page.locator("[data-act=pass-on]")).to_be_visible()
    expect(page.get_by_role("region", name="Your cards")).to_be_visible()
    drawn = page.locator("#log li").first.text_content() or ""
    assert drawn.startswith("You drew two cards: ")
    page.locator("[data-act=pass-on]").click()

    cover = page.get_by_role("dialog", name="Bram’s turn")
    expect(cover.locator("[data-last-turn]")).to_have_text("Anna drew two cards.")
    expect(page.locator("[data-anchor=map]")).to_be_visible()
    expect(page.locator("[data-anchor=market-0]")).to_be_visible()
    expect(page.locator("[data-anchor=seat-0]")).to_be_visible()
    for secret in ("Your cards", "Your contracts"):
        expect(page.get_by_role("region", name=secret)).to_have_count(0)
    expect(page.locator("#log li").first).to_have_text("Anna drew two cards.")
    page.keyboard.press("t")  # the state of the game, for screen readers
    expect(page.get_by_text("Your hand:")).to_have_count(0)
    page.get_by_role("button", name="I’m Bram").click()
    expect(page.get_by_role("region", name="Your cards")).to_be_visible()
