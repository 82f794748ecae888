"""Turn notices as a player sees them; the browser's push service is a stub."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor
from browser.tables import ANNA, BOT, OPEN, keep_one, open_table

BLOCKED = "Your browser doesn’t allow notifications"
# A browser whose push service is far away: what it gives the page, and what the page asks for.
STUB = """
    const bytes = (start, length) => new Uint8Array(length).fill(7, 1).fill(start, 0, 1).buffer;
    const [publicKey, secret] = [bytes(4, 65), bytes(1, 16)];
    const text = (data) => btoa(String.fromCharCode(...new Uint8Array(data)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async (options) => {
        if (!options.userVisibleOnly) throw new Error("not allowed");
        const key = Uint8Array.from(
            atob(options.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
            (letter) => letter.charCodeAt(0));
        made ??= {
            endpoint: "https://push.example/anna",
            options: { applicationServerKey: key.buffer },
            toJSON: () => ({ keys: { p256dh: text(publicKey), auth: text(secret) } }),
            unsubscribe: async () => { made = null; return true; },
        };
        return made;
    };
"""


HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


class Asked:
    """What a page asks of the server about notices; nothing of it arrives there."""

    def __init__(self, page: Page) -> None:
        self.requests: list[tuple[str, dict[str, Any]]] = []
        page.route("**/api/push**", self._answer)

    def _answer(self, route: Route) -> None:
        if route.request.method == "GET":
            route.continue_()
            return
        path = route.request.url.partition("/api")[2]
        self.requests.append((path, json.loads(route.request.post_data or "")))
        route.fulfill(status=204)


def alerts_page(visitor: Visitor, *, allowed: bool = True, script: str = STUB) -> Page:
    """Return the page of a table that waits for friends."""
    page = visitor(service_workers="allow", permissions=["notifications"] if allowed else [])
    page.add_init_script(script)
    page.goto(open_table(page, ANNA, OPEN, begin=False))
    return page


def test_notices_are_asked_for_renewed_and_ended(visitor: Visitor) -> None:
    page = visitor(service_workers="allow", permissions=["notifications"])
    page.add_init_script(STUB)
    asked = Asked(page)
    page.goto(open_table(page, ANNA, OPEN, begin=False))
    switch = page.get_by_label("Notify me when it’s my turn")
    switch.check()
    expect(page.get_by_text("even when this page is closed")).to_be_visible()
    path, body = asked.requests[-1]
    assert (path, body["endpoint"], body["language"]) == (
        "/push",
        "https://push.example/anna",
        "en",
    )
    assert (len(body["p256dh"]), len(body["auth"])) == (87, 22)
    page.goto("./?lang=de")  # the next visit renews it, in the language of the page
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    while asked.requests[-1][1].get("language") != "de":
        page.wait_for_timeout(50)
    page.go_back()
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(page.get_by_text("even when this page is closed")).to_have_count(0)
    page.wait_for_function(
        "async () => await (await navigator.serviceWorker.ready).pushManager.getSubscription()"
        " === null"
    )
    assert asked.requests[-1] == ("/push/remove", {"endpoint": "https://push.example/anna"})


def test_without_a_push_service_they_come_while_the_page_is_open(visitor: Visitor) -> None:
    refuses = "PushManager.prototype.subscribe = () => Promise.reject(new Error('no service'));"
    page = alerts_page(visitor, script=refuses)
    page.get_by_label("Notify me when it’s my turn").check()
    expect(page.get_by_text("as long as this page is open")).to_be_visible()


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "only over HTTPS"),
        ("delete window.Notification", "This browser can’t show notifications."),
        (
            "delete window.Notification; Object.defineProperty(navigator, 'userAgent',"
            " { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })",
            "add this page to your home screen",
        ),
    ],
)
def test_a_browser_that_cannot_show_them_says_why(
    visitor: Visitor, script: str, words: str
) -> None:
    page = alerts_page(visitor, script=script)
    expect(page.locator("[data-part=alerts]")).to_contain_text(words)
    expect(page.get_by_label("Notify me when it’s my turn")).to_have_count(0)


def test_a_browser_that_blocks_them_says_so(visitor: Visitor) -> None:
    page = alerts_page(visitor, allowed=False)
    page.get_by_label("Notify me when it’s my turn").click()
    expect(page.get_by_text(BLOCKED)).to_be_visible()


def test_a_notice_is_shown_replaced_and_opens_its_table(visitor: Visitor) -> None:
    page = alerts_page(visitor)
    here = page.url.rpartition("/")[2]
    worker = page.context.service_workers[0] if page.context.service_workers else None
    worker = worker or page.context.wait_for_event("serviceworker")
    page.evaluate("() => navigator.serviceWorker.ready")
    push = """async ([table, title]) => {
        const data = new TextEncoder().encode(JSON.stringify({ table, title, body: "With Bea" }));
        const event = new PushEvent("push", { data });
        const waiting = [];
        event.waitUntil = (work) => waiting.push(work);
        self.dispatchEvent(event);
        await Promise.all(waiting);
        const shown = await self.registration.getNotifications();
        return shown.map(({ title, tag }) => [title, tag]);
    }"""
    assert worker.evaluate(push, [here, "seen"]) == []  # this page of the table is in view
    assert worker.evaluate(push, ["a" * 14, "first"]) == [["first", "a" * 14]]
    assert worker.evaluate(push, ["a" * 14, "second"]) == [["second", "a" * 14]]
    opened = worker.evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications();
            const addresses = [];
            self.clients.openWindow = async (address) => { addresses.push(address); };
            const event = new NotificationEvent("notificationclick", { notification });
            const waiting = [];
            event.waitUntil = (work) => waiting.push(work);
            self.dispatchEvent(event);
            await Promise.all(waiting);
            return addresses;
        }"""
    )
    assert [address.rpartition("/t/")[2] for address in opened] == ["a" * 14]


def test_the_server_is_told_when_the_page_is_hidden(visitor: Visitor) -> None:
    page = visitor()
    told: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: told.append(str(frame))),
    )
    page.goto(open_table(page, ANNA, BOT))
    keep_one(page)
    for hidden in (True, False):
        page.evaluate(HIDE, hidden)
    expected = [{"type": "visible", "visible": visible} for visible in (False, True)]
    while [json.loads(frame) for frame in told if '"visible"' in frame] != expected:
        page.wait_for_timeout(50)


def test_the_tab_and_my_games_say_whose_turn_it_is(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ANNA, BOT)
    page.goto("/")
    expect(page.locator("[data-part=running]")).to_contain_text("Your turn")
    expect(page).to_have_title("● Your turn – Grachten")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")


def test_a_clock_of_days_shows_days_and_hours(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_text("More settings").click()
    options = page.get_by_label("Clock").locator("option").all_inner_texts()
    assert [words for words in options if "day" in words] == [
        f"Time per move: {days}" for days in ("1 day", "3 days", "7 days")
    ]
    clock = {"kind": "move", "seconds": 3 * 86_400}
    page.goto(open_table(page, ANNA, BOT, clock=clock))
    expect(page.get_by_role("timer").first).to_contain_text("2d 23h")
