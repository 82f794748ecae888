"""Players for the load programs: two per table, over real sockets, with minimal overhead.

`websockets` does the framing, but without its tasks and queues: a message goes straight from the
loop to the table, so that the clients do not measure themselves.
"""

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import SimpleCookie
from typing import cast

import httpx
import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

COOKIE = "grachten"
OPENING_AT_ONCE = 20
SEATS = (0, 1)
WISH = {
    "board": "amsterdam",
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}],
    "first": 0,
    "clock": {"kind": "none", "seconds": 60},
    "listed": False,
    "hints": False,
}


class Seen(Struct):
    """The part of a view that a player reads; msgspec skips the rest."""

    phase: str


class Position(Struct, tag="position"):
    ply: int
    legal: list[str]
    view: Seen


class TableInfo(Struct, tag="table"):
    id: str


class Refused(Struct, tag="refused"):
    code: str


class Bye(Struct, tag="bye"):
    code: str


decode = msgspec.json.Decoder(Position | TableInfo | Refused | Bye).decode


@dataclass(slots=True)
class LoadStats:
    """What the players saw while counting; problems always count."""

    counting: bool = False
    delays: list[float] = field(default_factory=list)  # seconds, one per move
    games: int = 0
    problems: Counter[str] = field(default_factory=Counter)


class Lobby:
    """The server over HTTP; it stores no cookies, because every player has their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        nothing = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api", cookies=nothing, timeout=60
        )
        self._gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_table(self) -> tuple[str, list[str]]:
        """Open a table, let a second player join, and start; return its id and both keys."""
        async with self._gate:
            opened = await self._post("/tables", WISH)
            path, first = f"/tables/{opened.json()['id']}", _key_in(opened)
            joined = await self._post(f"{path}/seats/1", {"name": "Bram"})
            await self._post(f"{path}/start", None, {"Cookie": f"{COOKIE}={first}"})
        return opened.json()["id"], [first, _key_in(joined)]

    async def _post(
        self, path: str, body: object, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        try:
            answer = await self._http.post(path, json=body, headers=headers)
        except httpx.HTTPError as error:
            raise RuntimeError(f"POST {path}: no answer: {error!r}") from None
        if answer.is_error:
            raise RuntimeError(f"POST {path}: {answer.status_code} {answer.text}")
        return answer

    async def close(self) -> None:
        await self._http.aclose()


def _key_in(answer: httpx.Response) -> str:
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE].value


class Player(asyncio.Protocol):
    """The connection of one seat."""

    def __init__(self, table: "Table", seat: int, url: str, key: str) -> None:
        self._table = table
        self._seat = seat
        self._websocket = ClientProtocol(parse_uri(url), max_size=None)
        self._key = key
        self._leaving = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transport is compatible
        request = self._websocket.connect()
        request.headers["Cookie"] = f"{COOKIE}={self._key}"
        self._websocket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._table.hear(self._seat, bytes(event.data))
            elif isinstance(event, Response) and event.status_code != 101:
                self._table.stats.problems[f"handshake {event.status_code}"] += 1
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self._leaving:
            self._table.stats.problems["connection lost"] += 1

    def send(self, text: bytes) -> None:
        self._websocket.send_text(text)
        self._flush()

    def leave(self) -> None:
        self._leaving = True
        self._transport.close()

    def _flush(self) -> None:
        for data in self._websocket.data_to_send():
            if data:
                self._transport.write(data)


class Table:
    """Two players who choose any legal action: at once if `eager`, else when `act` is called."""

    def __init__(self, lobby: Lobby, stats: LoadStats, eager: bool) -> None:
        self.stats = stats
        self.over = asyncio.Event()
        self._lobby = lobby
        self._eager = eager
        self._players: list[Player] = []

    async def sit_down(self) -> None:
        """Start a game at a new table."""
        table, keys = await self._lobby.open_table()
        self.over.clear()
        self._turn: tuple[int, Position] | None = None
        self._sent: dict[int, tuple[int, float]] = {}  # by ply: who acted, and when
        for seat in SEATS:
            await self._connect(table, seat, keys[seat])

    async def _connect(self, table: str, seat: int, key: str) -> None:
        port = self._lobby.port
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?seat={seat}&after=-1"
        player = Player(self, seat, url, key)
        self._players.append(player)
        await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", port)

    def get_up(self) -> None:
        for player in self._players:
            player.leave()
        self._players.clear()

    async def play_on(self) -> None:
        """Play one game after the other until cancelled."""
        while True:
            await self.over.wait()
            self.get_up()
            await self.sit_down()

    async def move_every(self, seconds: float) -> None:
        """Make one move per period; the tables start at different times."""
        await asyncio.sleep(random.random() * seconds)
        due = time.perf_counter()
        while True:
            self.act()
            due += seconds
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def hear(self, seat: int, data: bytes) -> None:
        """Handle a message; count it if it shows the other player's move."""
        now = time.perf_counter()
        message = decode(data)
        if isinstance(message, Refused | Bye):
            self.stats.problems[message.code] += 1
        if not isinstance(message, Position):
            return
        self._count(seat, message.ply, now)
        if message.view.phase == "over":
            self._end()
        elif message.legal:
            self._turn = seat, message
            if self._eager or message.view.phase == "setup":
                self.act()

    def act(self) -> None:
        """Let the player to move act, unless the last move has not been seen yet."""
        if self._turn is None:
            return
        seat, position = self._turn
        self._turn = None
        action = random.choice(position.legal)
        if position.view.phase != "setup":  # first contracts are hidden from the other player
            self._sent[position.ply] = seat, time.perf_counter()
        text = f'{{"type":"act","ply":{position.ply},"action":"{action}"}}'
        self._players[seat].send(text.encode())

    def _count(self, seat: int, ply: int, now: float) -> None:
        mover, then = self._sent.get(ply - 1, (seat, now))
        if mover != seat:
            del self._sent[ply - 1]
            if self.stats.counting:
                self.stats.delays.append(now - then)

    def _end(self) -> None:
        """End the game when both have seen it: the other's last message is a move too."""
        if not self._sent and not self.over.is_set():
            self.over.set()
            self.stats.games += self.stats.counting
