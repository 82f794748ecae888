"""Connections that are silent, slow or too many: each ends, and the others are served."""

import asyncio
import contextlib
import random
import resource
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from grachten.server.bots.compiling import COMPILED
from grachten.server.http.limits.connections import ConnectionLimits
from grachten.server.http.limits.uvicorn_protocols import FULL, HttpConnection, SocketConnection
from server.client import Browser
from server.hostile import ATTACKER, OTHER, from_address, handshake, head, long_record, memory_mb
from server.running import Running, data_folder, wait_until

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
PATIENCE = 60.0
LARGE = 300 * 65_536
PING_SECONDS = 0.1


def received(connection: socket.socket) -> bytes:
    """Return what arrives until the server ends the connection; TimeoutError if it does not."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65_536):
            data += piece
    return data


# Deadlines, with a server that has shorter ones.


class Impatient(HttpConnection):
    head_seconds = body_seconds = idle_seconds = stalled_seconds = 0.2


class Serving:
    """A uvicorn server in a thread, with our protocols and a few kinds of responses."""

    def __init__(self) -> None:
        self.limits = ConnectionLimits(1000, 1000)
        config = uvicorn.Config(
            Starlette(
                routes=[
                    Route("/", _hello),
                    Route("/large", _large),
                    Route("/whole", _whole),
                    WebSocketRoute("/stalling", _stalling),
                ]
            ),
            http=partial(Impatient, limits=self.limits),  # type: ignore[arg-type]
            ws=SocketConnection,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            log_config=None,
        )
        listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        self._server = uvicorn.Server(config)
        named: dict[str, Any] = {"sockets": [listening]}
        self._thread = threading.Thread(target=self._server.run, kwargs=named, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


async def _hello(_: Request) -> Response:
    return PlainTextResponse("hello")


async def _large(_: Request) -> Response:
    return StreamingResponse(iter([b"x" * 65_536] * (LARGE // 65_536)))


async def _whole(_: Request) -> Response:
    return PlainTextResponse(b"x" * LARGE)


async def _stalling(websocket: WebSocket) -> None:
    """Block the event loop repeatedly, each time for longer than a pong may take."""
    await websocket.accept()
    for _ in range(10):
        time.sleep(2 * PING_SECONDS)
        await asyncio.sleep(0)
    await websocket.send_text("alive")
    await websocket.close()


@pytest.fixture(scope="module")
def impatient() -> Iterator[Serving]:
    serving = Serving()
    yield serving
    serving.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET",
        b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
        head("GET /")
        + b"\r\n",  # such an empty line once stopped the deadline of an idle connection
        head("GET /") + b"GET / HT",
    ],
)
def test_an_incomplete_request_ends_its_connection(impatient: Serving, sent: bytes) -> None:
    with from_address(impatient.port) as connection:
        connection.sendall(sent)
        received(connection)
    wait_until(lambda: len(impatient.limits) == 0)


def test_a_request_sent_byte_by_byte_ends_too(impatient: Serving) -> None:
    with from_address(impatient.port) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")

        def is_cut_off() -> bool:
            try:
                connection.sendall(b"x")
            except ConnectionError:
                return True
            return False

        wait_until(is_cut_off)


@pytest.mark.parametrize("path", ["/large", "/whole"])
def test_a_client_that_does_not_read_is_cut_off(impatient: Serving, path: str) -> None:
    with from_address(impatient.port, receive_buffer=4096) as connection:
        connection.sendall(head(f"GET {path}"))
        wait_until(lambda: len(impatient.limits) == 1)
        wait_until(lambda: len(impatient.limits) == 0)
        assert len(received(connection)) < LARGE


def test_a_client_that_reads_gets_the_whole_response(impatient: Serving) -> None:
    for path in ("/large", "/whole"):
        answer = httpx.get(f"http://127.0.0.1:{impatient.port}{path}", timeout=PATIENCE)
        assert len(answer.content) == LARGE


def test_a_stall_of_the_server_ends_no_connection(impatient: Serving) -> None:
    url = f"ws://127.0.0.1:{impatient.port}/stalling"
    with connect(url, proxy=None, open_timeout=PATIENCE, ping_interval=None) as client:
        assert client.recv(PATIENCE) == "alive"


# Limits, with a real server.


def test_one_address_cannot_take_all_connections() -> None:
    with (
        Running(data_folder(), connections_per_address=20) as server,
        contextlib.ExitStack() as opened,
    ):
        for _ in range(40):
            opened.enter_context(from_address(server.port))
        over = opened.enter_context(from_address(server.port))
        assert received(over) in (b"", FULL)
        transport = httpx.HTTPTransport(local_address=OTHER)
        with httpx.Client(transport=transport) as client:
            assert client.get(f"{server.url}/api/boards", timeout=PATIENCE).status_code == 200
        warnings = [e for e in server.log if e.get("kind") == "connections_per_address"]
        assert len(warnings) == 1
        assert f"{ATTACKER} has 20 open" in warnings[0]["message"]
        opened.close()  # then there is room again
        wait_until(lambda: answers(server, ATTACKER))


def answers(server: Running, address: str) -> bool:
    with from_address(server.port, address) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(head("GET /healthz", "Connection: close"))
        return received(connection).startswith(b"HTTP/1.1 200 ")


def test_a_trusted_proxy_may_have_any_number_of_connections() -> None:
    limits: dict[str, Any] = {"connections_per_address": 5, "proxies": f"{ATTACKER}/32"}
    with Running(data_folder(), **limits) as server, contextlib.ExitStack() as opened:
        for _ in range(30):
            opened.enter_context(from_address(server.port))
        assert answers(server, ATTACKER)


def test_a_websocket_counts_until_it_ends() -> None:
    with Running(data_folder(), connections_per_address=5) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, OPEN)["id"]
        for _ in range(2):
            with contextlib.ExitStack() as opened:
                for _ in range(5):
                    connection = opened.enter_context(from_address(server.port))
                    connection.sendall(handshake(table))
                    assert connection.recv(12) == b"HTTP/1.1 101"
                assert not answers(server, ATTACKER)
            wait_until(lambda: answers(server, ATTACKER))
        browser.close()


def test_without_file_descriptors_the_server_says_so_and_recovers() -> None:
    with Running(data_folder(), connections_per_address=1000) as server:
        assert answers(server, OTHER)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (60, 60))
        with contextlib.ExitStack() as opened:
            for _ in range(80):
                opened.enter_context(from_address(server.port))
            wait_until(lambda: any(e.get("kind") == "files" for e in server.log))
        wait_until(lambda: answers(server, OTHER))


# Responses that nobody reads.


def test_unread_replays_are_few_and_stay_compressed() -> None:
    record = long_record()
    request = head("POST /api/replay", f"Content-Length: {len(record)}") + record
    with Running(data_folder()) as server:
        for encoding in ("gzip", "identity"):  # what the first requests load stays in memory
            plain = httpx.post(
                f"{server.url}/api/replay",
                content=record,
                headers={"Accept-Encoding": encoding},
                timeout=PATIENCE,
            )
        large = len(plain.content) / 1e6
        assert large > 1
        wait_until(lambda: any(e["message"] == COMPILED for e in server.log))  # it takes memory
        before = memory_mb(server.pid)
        with contextlib.ExitStack() as opened:
            for address in (ATTACKER, OTHER):
                for _ in range(2):
                    silent = opened.enter_context(from_address(server.port, address, 4096))
                    silent.sendall(request)
                    assert silent.recv(12) == b"HTTP/1.1 200"
                with from_address(server.port, address) as third:
                    third.sendall(request)
                    assert third.recv(12) == b"HTTP/1.1 503"
            assert memory_mb(server.pid) < before + 2 * large
        wait_until(lambda: replays(server.port, request))


def replays(port: int, request: bytes) -> bool:
    with from_address(port) as connection:
        connection.sendall(request)
        return connection.recv(12) == b"HTTP/1.1 200"


# Internal errors.


def test_an_internal_error_in_a_handshake_is_logged_with_its_path() -> None:
    with Running(data_folder()) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, OPEN)["id"]
        assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(server.data / "grachten.db")) as database:
            database.execute("UPDATE tables SET document = ? WHERE id = ?", (b"{", table))
            database.commit()
        server.start()
        seat = browser.sit(table, 0)
        bye = seat.hear()
        assert (bye["type"], bye["code"], bye["reconnect"]) == ("bye", "fault", True)
        assert browser.http.get(f"/api/tables/{table}").status_code == 500
        wait_until(lambda: len(server.errors()) == 2)
        paths = [entry["path"] for entry in server.errors()]
        assert paths == [f"/api/tables/{table}/socket", f"/api/tables/{table}"]
        assert all("DecodeError" in entry["error"] for entry in server.errors())
        assert server.metric("grachten_errors_total") == 2
        browser.close()


@pytest.mark.parametrize("reset", [False, True])
def test_an_aborted_handshake_is_no_internal_error(reset: bool) -> None:
    rng = random.Random(1)
    with Running(data_folder(), requests_per_second=100_000) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, OPEN)["id"]
        for number in range(100):
            with from_address(server.port) as connection:
                connection.sendall(handshake(table if number % 2 else "a" * 14))
                time.sleep(rng.random() * 0.003)
                if reset:
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                else:
                    connection.shutdown(socket.SHUT_WR)
        wait_until(lambda: server.metric("grachten_sockets") == 0)
        assert browser.get(f"/api/tables/{table}")["id"] == table
        assert server.errors() == []
        browser.close()
