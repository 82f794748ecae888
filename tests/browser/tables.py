"""Tables for the tests, opened the short way: by the browser's own key, but without its pages."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.playing import SECONDS, table, wait_for_turn
from server.running import Running

ANNA = {"kind": "me", "name": "Anna"}
BRAM = {"kind": "me", "name": "Bram"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}


def open_table(page: Page, *seats: dict[str, str], begin: bool = True, **wishes: Any) -> str:
    """A table whose seats of the kind `me` are this browser's; where to find it."""
    wish = {"seats": list(seats), "first": 0, "begin": begin, **wishes}
    answer = page.request.post("./api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return urlsplit(answer.url).path.replace("/api/tables", f"/t/{answer.json()['id']}")


def sit(page: Page, *seats: dict[str, str], **wishes: Any) -> str:
    """Open a table, go there, and keep a first contract."""
    where = open_table(page, *seats, **wishes)
    page.goto(where)
    keep_one(page)
    return where


def keep_one(page: Page) -> None:
    """Keep the first of the contracts on offer."""
    page.locator("[data-offer]").first.click(timeout=SECONDS * 1000)
    page.locator("[data-act=keep]").click()
    expect(page.locator("[data-offer]")).to_have_count(0)


def take_seat(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("The player who opened the table starts")).to_be_visible()


def begin_as_friends(anna: Page, bea: Page) -> None:
    """Let Anna and Bea begin a game; it is Anna's turn."""
    where = open_table(anna, ANNA, OPEN, begin=False)
    anna.goto(where)
    take_seat(bea, where, "Bea")
    anna.get_by_role("button", name="Begin").click()
    for page in (anna, bea):
        keep_one(page)
    wait_for_turn(anna)


def share_device(page: Page) -> None:
    """Let Anna and Bram begin a game on one device; Anna has it, and it is her turn."""
    page.goto(open_table(page, ANNA, BRAM))
    for name in ("Anna", "Bram"):
        page.get_by_role("button", name=f"I’m {name}").click()
        keep_one(page)
        page.locator("[data-act=pass-on]").click()
    page.get_by_role("button", name="I’m Anna").click()


def state(page: Page, name: str) -> Locator:
    """The line that tells of something unusual."""
    return page.locator(f"[data-state={name}]")


def ply(page: Page) -> int:
    return int(table(page).get_attribute("data-ply") or -1)


def close_as_host(server: Running, where: str) -> None:
    token = (server.data / "admin.token").read_text().strip()
    path = f"{server.url}/api/admin/tables/{where.rpartition('/')[2]}"
    answer = httpx.delete(path, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text


class Gate:
    """A network that can be made to hold back what goes either way."""

    def __init__(self, page: Page) -> None:
        self.shut_out = self.shut_in = False
        self.hold_after: Callable[[dict[str, Any]], bool] = lambda _: False
        self.out: list[str | bytes] = []
        self._in: list[str | bytes] = []
        self._pairs: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket("**/socket?*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._pairs.append((page, server))

        def sent(message: str | bytes) -> None:
            if self.shut_out:
                self.out.append(message)
            else:
                server.send(message)

        def came(message: str | bytes) -> None:
            if self.shut_in:
                self._in.append(message)
            else:
                page.send(message)
                self.shut_in = self.hold_after(json.loads(message))

        page.on_message(sent)
        server.on_message(came)

    def open(self) -> None:
        """Let everything through, what was held back first."""
        page, server = self._pairs[-1]
        self.shut_out = self.shut_in = False
        self.hold_after = lambda _: False
        for message in self.out:
            server.send(message)
        for message in self._in:
            page.send(message)
        self.out, self._in = [], []
