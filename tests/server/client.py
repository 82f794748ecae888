"""A client as others would write it: HTTP, WebSockets and JSON, and none of our code."""

import hashlib
import json
import random
import threading
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SECONDS = 90.0


def hash_of(seed: str) -> str:
    """Return the commitment to a seed, in hex digits both."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class Browser:
    """A browser: its cookies and its HTTP requests."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self._seats: list[Seat] = []
        self._others: list[Browser] = []
        self.http = httpx.Client(base_url=url, timeout=SECONDS, headers=headers)

    def open_table(self, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"seats": list(seats), **wishes})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def join(self, table: str, seat: int, name: str, commitment: str = "") -> dict[str, Any]:
        body = {"name": name, "commitment": commitment}
        return self.post(f"/api/tables/{table}/seats/{seat}", body)

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def commit(self, table: str, seat: int, seed: str) -> dict[str, Any]:
        return self._put(f"/api/tables/{table}/seats/{seat}/commitment", commitment=hash_of(seed))

    def reveal(self, table: str, seat: int, seed: str) -> dict[str, Any]:
        return self._put(f"/api/tables/{table}/seats/{seat}/seed", seed=seed)

    def _put(self, path: str, **body: str) -> dict[str, Any]:
        answer = self.http.put(path, json=body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, seat: int | None, after: int = -1, **headers: str) -> "Seat":
        sitting = Seat(self, table, seat, after, headers)
        self._seats.append(sitting)
        return sitting

    def another(self) -> "Browser":
        """Return another person's browser."""
        other = Browser(self.url)
        self._others.append(other)
        return other

    def close(self) -> None:
        """Close everything that is still open."""
        for seat in self._seats:
            seat.close()
        for other in self._others:
            other.close()
        self.http.close()


class Seat:
    """The WebSocket of a seat or a spectator. It records everything that arrives."""

    def __init__(
        self,
        browser: Browser,
        table: str,
        seat: int | None,
        after: int = -1,
        headers: dict[str, str] | None = None,
        wire: int | None = None,
    ) -> None:
        where = f"/api/tables/{table}/socket?after={after}"
        where += "" if seat is None else f"&seat={seat}"
        where += "" if wire is None else f"&wire={wire}"
        cookie = browser.cookie()
        sent = {**({"Cookie": cookie} if cookie else {}), **(headers or {})}
        self.seat = seat
        self._exits = ExitStack()
        self.socket: ClientConnection = self._exits.enter_context(
            connect(
                browser.url.replace("http", "ws", 1) + where,
                additional_headers=sent,
                compression=None,
                proxy=None,
                max_size=None,
            )
        )
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "position":
            self.position = message
            self.steps += message["steps"]
        return message

    def hear_until(self, kind: str, seconds: float = SECONDS) -> dict[str, Any]:
        """Return the next message of that type."""
        while True:
            message = self.hear(seconds)
            if message["type"] == kind:
                return message

    def hear_table(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the table's info meets a condition."""
        while not (self.table and fits(self.table)):
            self.hear()
        return self.table

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def act(self, action: str) -> None:
        self.send(type="act", ply=self.position["ply"], action=action)

    @property
    def over(self) -> bool:
        return bool(self.position) and self.position["view"]["phase"] == "over"

    def play_on(self, rng: random.Random, plies: int = 10_000) -> None:
        """Take a legal action on every turn, until the game is over or reaches that ply."""
        acted = None
        while not self.over and self.position.get("ply", 0) < plies:
            if self.position and self.position["legal"] and self.position is not acted:
                acted = self.position
                self.act(rng.choice(self.position["legal"]))
            self.hear()

    def close(self) -> None:
        self._exits.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def refused(answer: httpx.Response) -> str:
    """Return the code of a refusal; check that it has the usual form."""
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"code", "message", "facts"}
    code: str = answer.json()["code"]
    return code


def choose_first(*seats: Seat) -> None:
    """Let all seats keep the first contract on offer, so that the first turn begins."""
    for seat in seats:
        seat.act(seat.position["legal"][0])
    for seat in seats:
        while seat.position["view"]["phase"] == "setup":
            seat.hear_until("position")


def play_all(seats: list[Seat], rng: random.Random) -> None:
    """Let these seats play their game to the end, each on its turn."""
    threads = [
        threading.Thread(target=seat.play_on, args=(random.Random(rng.random()),)) for seat in seats
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()


__all__ = ["Browser", "ConnectionClosed", "Seat", "choose_first", "hash_of", "play_all", "refused"]
