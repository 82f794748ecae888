"""The badges of a hint on the map: nothing covers them, however small the map is."""

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visitor
from browser.moving import UNCOVERED
from browser.playing import wait_for_turn
from browser.tables import ANNA, BOT, sit

PICTURES = Path(__file__).parents[2] / "build" / "screens"
SIZES = {"phone": (360, 640), "landscape": (844, 390), "desktop": (1440, 900)}
# Parallel and neighboring routes in the middle of the board.
CROWDED = [
    "oude_kerk-dam-pink",
    "oude_kerk-dam-orange",
    "jan_roodenpoortstoren-dam-blue",
    "jan_roodenpoortstoren-dam-red",
    "dam-begijnhof-grey",
]
APART = """() => {
    const boxes = [...document.querySelectorAll(".frame .chance rect")]
        .map((badge) => badge.getBoundingClientRect());
    return boxes.every((one, number) => boxes.slice(number + 1).every((other) =>
        one.left >= other.right || other.left >= one.right ||
        one.top >= other.bottom || other.top >= one.bottom));
}"""


def suggest(page: Page, routes: list[str]) -> None:
    """Let every hint of the server suggest these routes, the first one most."""

    def connect(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def came(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                idea = message["ideas"][0]
                message["ideas"] = [
                    {**idea, "action": f"claim:{name}:pink:0", "chance": 0.6 - number / 100}
                    for number, name in enumerate(routes)
                ]
            client.send(json.dumps(message))

        server.on_message(came)
        client.on_message(server.send)

    page.route_web_socket("**/socket?*", connect)


def test_the_badges_of_neighboring_routes_do_not_overlap(visitor: Visitor) -> None:
    page = visitor()
    suggest(page, CROWDED)
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    page.locator("[data-act=hint]").click()
    expect(page.locator(".frame .chance")).to_have_count(len(CROWDED))
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(APART)
        page.screenshot(path=PICTURES / f"hint-badges-{name}.png")


def test_the_list_does_not_hide_the_best_move_on_a_small_phone(visitor: Visitor) -> None:
    page = visitor(phone=True, viewport={"width": 360, "height": 640})
    routes: list[str] = []
    suggest(page, routes)
    sit(page, ANNA, BOT, BOT, BOT)
    wait_for_turn(page)
    for route in ("nieuwe_waal-noordermarkt-green", "begijnhof-munttoren-black"):
        routes[:] = [route]
        page.locator("[data-act=hint]").click()
        expect(page.locator("section.hint button").last).to_be_visible()
        best = page.locator(".frame .chance.best rect").element_handle()
        page.wait_for_function(UNCOVERED, arg=[best, "section.hint"])
        page.reload()
        wait_for_turn(page)
