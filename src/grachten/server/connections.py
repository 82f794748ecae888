"""Connections with bounds: nobody can fill the memory with what is not even a message yet."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from grachten.server.limits import Rate

MOST_HEAD = 32 * 1024  # bytes of a request before its body
REQUEST_SECONDS = 30.0  # within which a request arrives whole
MOST_PIECES = 64  # of one WebSocket message
PINGS_PER_SECOND, MOST_PINGS = 2.0, 100
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LAST_SECONDS = 10.0  # to read the last words of a connection
WRITE = "grachten.write"  # the extension of ASGI by which a message is sent without waiting


class HttpConnection(HttpToolsProtocol):
    """A connection for requests, which have a head of a sensible size and arrive in time."""

    _head = 0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._wait_no_more()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._wait_no_more()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that cannot be flooded below the level of messages."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._pings = Rate(PINGS_PER_SECOND, MOST_PINGS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Send a message at once; False where it must wait, or nobody is there any more."""
        if self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the first data is a whole head, so this one is no good
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def handle_ping(self) -> None:
        if self._pings.take(""):
            super().handle_ping()
        else:
            self.transport.abort()  # each is answered, and the answers may never be read

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # A transport that closes waits for ever for somebody who does not read.
        self.loop.call_later(LAST_SECONDS, self.transport.abort)
