"""A dishonest server: a real one, with what it says about a table changed on the way to a page."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

Lie = Callable[[dict[str, Any]], None]


class DishonestServer:
    """Stands between a page and the server, and changes what `lie` says."""

    def __init__(self, page: Page) -> None:
        self.table: Lie = lambda _: None  # changes what is said about a table
        self.steps: Lie = lambda _: None  # changes a position with its steps
        self.drops_seeds = False  # says thanks, and forgets them
        self.blocks_seeds = False  # they do not get through at all
        self.seeds: list[str] = []  # that the page has sent
        page.route("**/api/tables/**", self._answer)
        page.route_web_socket("**/socket?*", self._connect)

    def _answer(self, route: Route) -> None:
        request = route.request
        if request.method == "PUT" and request.url.endswith("/seed"):
            self.seeds.append(json.loads(request.post_data or "{}")["seed"])
            if self.blocks_seeds:
                route.abort()
                return
            if self.drops_seeds:
                route.fulfill(json=self._pretend(request.url))
                return
        answer = route.fetch()
        found = answer.json()
        if isinstance(found, dict) and found.get("type") == "table":
            self._remember(found)
            self.table(found)
            route.fulfill(response=answer, json=found)
        else:
            route.fulfill(response=answer)

    def _remember(self, found: dict[str, Any]) -> None:
        self._last = json.loads(json.dumps(found))

    def _pretend(self, url: str) -> dict[str, Any]:
        """The table as if the seed had been taken."""
        found: dict[str, Any] = json.loads(json.dumps(self._last))
        found["seats"][int(url.split("/")[-2])]["revealed"] = True
        return found

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def came(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "table":
                self._remember(found)
                self.table(found)
            elif found["type"] == "position":
                self.steps(found)
            page.send(json.dumps(found))

        page.on_message(server.send)
        server.on_message(came)
