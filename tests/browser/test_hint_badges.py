"""The badges of a hint on the map: none covers another, however small the map is."""

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visitor
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


def crowd_hints(page: Page) -> None:
    """Let every hint of the server suggest the crowded routes."""

    def connect(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def came(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                idea = message["ideas"][0]
                message["ideas"] = [
                    {**idea, "action": f"claim:{name}:pink:0", "chance": 0.6 - number / 100}
                    for number, name in enumerate(CROWDED)
                ]
            client.send(json.dumps(message))

        server.on_message(came)
        client.on_message(server.send)

    page.route_web_socket("**/socket?*", connect)


def test_the_badges_of_neighboring_routes_do_not_overlap(visitor: Visitor) -> None:
    page = visitor()
    crowd_hints(page)
    sit(page, ANNA, BOT)
    wait_for_turn(page)
    page.locator("[data-act=hint]").click()
    expect(page.locator(".frame .chance")).to_have_count(len(CROWDED))
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(APART)
        page.screenshot(path=PICTURES / f"hint-badges-{name}.png")
