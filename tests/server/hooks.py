"""Real servers for alerts, and a fake name service."""

import asyncio
import json
import queue
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from grachten.server.alerts.webhooks import Webhooks

PAYLOAD = {"event": "your_turn", "table": "ab12cd34ef", "seat": 0, "name": "Zoë", "ply": 12}
# For a server called localhost, valid until 2120, and used only by these tests.
CERTIFICATE = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+KDRn2uybnCL5krh
vQYPGYGmyN9rrDAi8aPUv0qplvKhRANCAATAmgTNCcrSIFJbFd5XvUpKgWHws+AU
rRWDJsI5PCPgNs+tu3wAjI0MQkjDJNYC29EvNt3C7GHLmZbbKyarGaik
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBYDCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMCaBM0JytIgUlsV
3le9SkqBYfCz4BStFYMmwjk8I+A2z627fACMjQxCSMMk1gLb0S823cLsYcuZltsr
JqsZqKSjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBQTQ9UNOaORZ/YU9MnWDVAlhfYb+jAKBggqhkjOPQQDAgNHADBE
AiAN8ex4C6XwZvmeQV+gyysu4JmQBWk686BNZAjLcLcElwIgX9Ge3yoFQyugUfSg
x56DQsUctHf0eUQEwTV7Pge/TQQ=
-----END CERTIFICATE-----
"""
TAKEN_SECONDS = 180.0  # to wait for a notice
FINE = b"HTTP/1.1 204 No Content\r\n\r\n"

Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


class Hook:
    """A server that records what it receives, and answers as configured."""

    def __init__(self, answer: bytes | Answer) -> None:
        self.answer = answer
        self.port = 0
        self.heads: list[bytes] = []
        self.bodies: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split()[0])
            self.heads.append(head)
            self.bodies.append(await reader.readexactly(length))
            if isinstance(self.answer, bytes):
                writer.write(self.answer)
                await writer.drain()
            else:
                await self.answer(writer)
        except (OSError, EOFError):
            pass
        finally:
            writer.close()


class Inbox:
    """A web server in a thread that records the notices that it takes."""

    def __init__(self, port: int = 0) -> None:
        self.got: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                inbox.got.put((self.path, json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._handler = Handler
        self._port = port
        self.open()
        self.url = f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = int(self._server.server_address[1])
        Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> tuple[str, dict[str, Any]]:
        return self.got.get(timeout=TAKEN_SECONDS)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@asynccontextmanager
async def listening(
    answer: bytes | Answer = FINE, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Hook]:
    hook = Hook(answer)
    server = await asyncio.start_server(hook.serve, "127.0.0.1", 0, ssl=tls, backlog=500)
    hook.port = server.sockets[0].getsockname()[1]
    async with server:
        yield hook


@asynccontextmanager
async def sending(allow_private: bool = True) -> AsyncIterator[Webhooks]:
    sender = Webhooks(allow_private)
    yield sender
    await sender.close()


async def deliver(answer: bytes | Answer, path: str = "") -> tuple[str | None, Hook]:
    async with listening(answer) as hook, sending() as sender:
        return await send_to(sender, f"http://127.0.0.1:{hook.port}{path}"), hook


async def send_to(sender: Webhooks, url: str) -> str | None:
    """Send the payload; return why it was not delivered."""
    content = json.dumps(PAYLOAD).encode()
    return (await sender.send(url, content, {"Content-Type": "application/json"})).reason


class Names:
    """A fake name service; it passes names that it does not know on to the real one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: dict[str, list[list[str]]] = {}  # to the first question, the second, …
        self._ask_others = socket.getaddrinfo
        monkeypatch.setattr(socket, "getaddrinfo", self._look_up)

    def _look_up(self, host: str, port: int, *args: Any, **options: Any) -> list[Any]:
        if host not in self.answers:
            return list(self._ask_others(host, port, *args, **options))
        rows = []
        for address in self.answers[host].pop(0):
            family = socket.AF_INET6 if ":" in address else socket.AF_INET
            rows.append((family, socket.SOCK_STREAM, 6, "", (address, port)))
        return rows
