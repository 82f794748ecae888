"""Many tables with slow bots, opened from one address, and a clock for the bots of another."""

import random
import threading
import time
from contextlib import ExitStack

from server.client import Browser, ConnectionClosed, Seat

ME = {"kind": "me", "name": "Anna"}
REGENT = {"kind": "bot", "bot": "regent"}
ATTACKER, VISITOR = "198.51.100.66", "198.51.100.7"


def browser_at(url: str, address: str) -> Browser:
    """Return a browser at an address; the server must trust 127.0.0.0/8 as proxies."""
    return Browser(url, {"X-Forwarded-For": address})


def sit_at(browser: Browser, address: str, table: str) -> Seat:
    headers = {"X-Forwarded-For": address}
    return browser.sit(table, 0, -1, **headers)


class Crowd:
    """A context manager: tables with three regents each, opened from one address."""

    def __init__(self, url: str, tables: int, resign: bool) -> None:
        """Each table's person resigns at once, or plays as fast as the bots allow."""
        self._url = url
        self._tables = tables
        self._resign = resign
        self._stopping = False
        self._exits = ExitStack()
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> "Crowd":
        browser = browser_at(self._url, ATTACKER)
        self._exits.callback(browser.close)
        tables = [
            browser.open_table(ME, REGENT, REGENT, REGENT, begin=True)["id"]
            for _ in range(self._tables)
        ]
        for number, table in enumerate(tables):
            seat = sit_at(browser, ATTACKER, table)
            if self._resign:
                seat.send(type="resign")
                seat.hear_table(lambda info: info["seats"][0]["resigned"])
            else:
                player = threading.Thread(target=self._play, args=(seat, number), daemon=True)
                player.start()
                self._threads.append(player)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping = True
        self._exits.close()
        for thread in self._threads:
            thread.join(20)

    def _play(self, seat: Seat, number: int) -> None:
        rng, acted = random.Random(number), -1
        while not self._stopping:
            try:
                seat.hear(1)
                ply = seat.position.get("ply", -1)
                if ply > acted and seat.position["legal"]:
                    acted = ply
                    seat.act(rng.choice(seat.position["legal"]))
            except TimeoutError:
                continue
            except (ConnectionClosed, OSError):
                return


def regent_delays(url: str, turns: int, address: str = VISITOR) -> list[float]:
    """Play against one regent; return the seconds of each of its first decisions.

    The delay counts from when the seat has heard of the step before.
    """
    browser = browser_at(url, address)
    delays: list[float] = []
    rng = random.Random(5)
    try:
        table = browser.open_table(ME, REGENT, begin=True, first=0)["id"]
        with sit_at(browser, address, table) as seat:
            since = 0.0
            while len(delays) < turns and not seat.over:
                if seat.position and seat.position["legal"]:
                    seat.act(rng.choice(seat.position["legal"]))
                position = seat.hear_until("position", 600)
                now = time.monotonic()
                if since and any(step["seat"] == 1 for step in position["steps"]):
                    delays.append(now - since)
                in_set_up = position["view"]["phase"] == "setup"
                bot_decides = not in_set_up and position["view"]["to_move"] == 1
                since = now if bot_decides else 0.0
    finally:
        browser.close()
    return delays
