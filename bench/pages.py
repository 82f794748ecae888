"""Measures the size, start time and smoothness of the pages in a real browser.

PYTHONPATH=tests python bench/pages.py
"""

import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request

from browser.chromium import started_chromium
from grachten.server.wire.messages import WIRE

PORT = 18923
URL = f"http://127.0.0.1:{PORT}"
ROUNDS = 5
DRAWS = 10  # cards drawn while counting frames
OPEN = """async (wire) => {
    const seats = [{ kind: "me", name: "Anna" }, { kind: "bot", bot: "apprentice" }];
    const body = JSON.stringify({ seats, first: 0, begin: true });
    const headers = { "Content-Type": "application/json" };
    const table = await (await fetch("/api/tables", { method: "POST", body, headers })).json();
    await new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table.id}/socket?seat=0&wire=${wire}`);
        socket.onmessage = ({ data }) => {
            const { type, ply, view, legal } = JSON.parse(data);
            if (type !== "position" || legal.length === 0) return;
            if (view.phase !== "setup") return socket.close(), done();
            socket.send(JSON.stringify({ type: "act", ply, action: legal[0] }));
        };
    });
    return table.id;
}"""
# The page's time when the player can draw a card.
READY = """() => new Promise((done) => {
    const look = () => document.querySelector("[data-anchor=deck].can")
        ? done(performance.now()) : requestAnimationFrame(look);
    look();
})"""
# Draw a card, and wait until the next can be drawn and no card is flying.
DRAW = """() => new Promise((done) => {
    const table = document.querySelector("main[data-ply]");
    const before = table.dataset.ply;
    document.querySelector("[data-anchor=deck].can").click();
    const look = () => {
        const still = document.querySelector("[data-flight]") === null;
        const next = document.querySelector("[data-anchor=deck].can") !== null;
        if (still && next && table.dataset.ply !== before) done();
        else requestAnimationFrame(look);
    };
    look();
})"""
COUNT = """() => {
    window.frames_flown = [];
    let before = 0;
    const frame = (now) => {
        const flying = document.querySelector("[data-flight]") !== null;
        if (flying && before > 0) window.frames_flown.push(now - before);
        before = flying ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


def wait_for_server() -> None:
    while True:
        try:
            urllib.request.urlopen(f"{URL}/readyz", timeout=5)
            return
        except URLError:
            time.sleep(0.05)


def new_page(browser: Browser, key: list[Any] | None = None) -> Page:
    """Return a page of a new browser profile with only the key to its seat."""
    context = browser.new_context(
        base_url=URL, viewport={"width": 1440, "height": 900}, service_workers="block"
    )
    context.add_cookies(key or [])
    return context.new_page()


def measure_bytes(browser: Browser, table: str, key: list[Any]) -> None:
    page = new_page(browser, key)
    sizes: dict[str, int] = {}

    def loaded(request: Request) -> None:
        sizes[urlsplit(request.url).path] = request.sizes()["responseBodySize"]

    page.on("requestfinished", loaded)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".m-scenery", state="attached")
    page.wait_for_load_state("networkidle")
    code = sum(size for path, size in sizes.items() if path.endswith((".js", ".css")))
    print(f"script and style of a table: {code / 1000:.0f} kB packed")
    print(f"everything on the page of a table: {sum(sizes.values()) / 1000:.0f} kB packed")
    page.context.close()


def measure_start(browser: Browser, table: str, key: list[Any]) -> None:
    times = []
    for _ in range(ROUNDS):
        page = new_page(browser, key)
        page.goto(f"/t/{table}", wait_until="commit")
        times.append(page.evaluate(READY))
        page.context.close()
    low, middle = min(times), statistics.median(times)
    print(f"a table can be played after {middle:.0f} ms (best {low:.0f} ms)")


def measure_frames(browser: Browser, table: str, key: list[Any]) -> None:
    page = new_page(browser, key)
    page.goto(f"/t/{table}")
    page.evaluate(READY)
    page.evaluate(COUNT)
    for _ in range(DRAWS):
        page.evaluate(DRAW)
    frames = sorted(page.evaluate("window.frames_flown"))
    rate = 1000 * len(frames) / sum(frames)
    middle, slow = statistics.median(frames), frames[int(len(frames) * 0.95)]
    print(f"while cards fly: {rate:.0f} frames a second")
    print(f"of the frames half take {middle:.0f} ms at most, 95 in 100 take {slow:.0f} ms at most")
    page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, started_chromium() as browser:
        words = ["serve", "--data", folder, "--port", str(PORT)]
        command = [sys.executable, "-m", "grachten", *words]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            wait_for_server()
            page = new_page(browser)
            page.goto("/")
            table = page.evaluate(OPEN, WIRE)
            key: list[Any] = page.context.cookies()
            page.context.close()
            measure_bytes(browser, table, key)
            measure_start(browser, table, key)
            measure_frames(browser, table, key)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
