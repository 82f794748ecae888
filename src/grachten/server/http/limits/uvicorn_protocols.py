"""uvicorn's protocols with limits: no connection can fill the memory or stay open forever."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from grachten.server.http.limits.connections import ConnectionLimits
from grachten.server.http.limits.rates import Rate
from grachten.server.logs import RateLimitedLog

MOST_HEAD = 32 * 1024  # bytes of a request before its body
MOST_FRAGMENTS = 64  # of one WebSocket message
PINGS_PER_SECOND, MOST_PINGS = 2.0, 100
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
ABORT_SECONDS = 10.0  # until a closed WebSocket is aborted that does not read
# After a stall the event loop runs its timers before it reads the data that has arrived.
GRACE_SECONDS = 1.0
WRITE = "grachten.write"  # the ASGI extension that writes a message without waiting

# Reasons to end a connection. Browsers open spare connections, which stay silent.
SILENT = "sent no request"
SLOW_REQUEST = "sends its request too slowly"
SLOW_READER = "does not read the response"

log = RateLimitedLog(logging.getLogger("grachten.server"))


class Deadline:
    """Calls a function with a reason, unless it is reset or cleared in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, expire: Callable[[str], None]) -> None:
        self._loop = loop
        self._expire = expire
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, reason: str) -> None:
        self.clear()
        self._timer = self._loop.call_later(seconds, self._grant_grace, reason)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _grant_grace(self, reason: str) -> None:
        self._timer = self._loop.call_later(GRACE_SECONDS, self._expire, reason)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection. Every state has a deadline, so that every connection ends."""

    head_seconds: ClassVar[float] = 10.0  # for the head of a request
    body_seconds: ClassVar[float] = 30.0  # for its body
    answer_seconds: ClassVar[float] = 300.0  # until its response is sent
    idle_seconds: ClassVar[float] = 15.0  # until the next request; uvicorn closes it earlier
    stalled_seconds: ClassVar[float] = 10.0  # until the client reads what is waiting

    def __init__(self, *arguments: Any, limits: ConnectionLimits, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits = limits
        self._leave: Callable[[], None] | None = None
        self._head = 0
        self._deadline = Deadline(self.loop, self._end)
        self._stalled = Deadline(self.loop, self._end)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._deadline.set(self.head_seconds, SILENT)
        self._leave = self._limits.enter(self.client[0] if self.client else "")
        if self._leave is None:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.clear()
        self._stalled.clear()
        if self._leave is not None:
            self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._leave is None:
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    # Events of the parser.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._answering:
            self._deadline.set(self.head_seconds, SLOW_REQUEST)

    def on_headers_complete(self) -> None:
        if not self._answering:
            self._deadline.set(self.body_seconds, SLOW_REQUEST)
        super().on_headers_complete()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._wait_for_answer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_answer()

    def handle_websocket_upgrade(self) -> None:
        self._deadline.clear()
        self._stalled.clear()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketConnection)
        socket.leave, self._leave = self._leave, None

    # Deadlines.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled.set(self.stalled_seconds, SLOW_READER)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalled.clear()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait_for_answer(self) -> None:
        """Set the deadline for the response, or for the next request if there is none."""
        if self._answering:
            self._deadline.set(self.answer_seconds, SLOW_READER)
        else:
            self._deadline.set(self.idle_seconds, SILENT)

    def _end(self, reason: str) -> None:
        if reason != SILENT:
            address = self.client[0] if self.client else "unknown"
            log.warning("slow", "closed a connection from %s that %s", address, reason)
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # `close` would wait until the client reads
        else:
            self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with limits for pings and fragments, which never reach the application."""

    leave: Callable[[], None] | None = None  # ends its count in the ConnectionLimits

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._pings = Rate(PINGS_PER_SECOND, MOST_PINGS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.leave is not None:
            self.leave()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"write": self.write}

    async def send(self, message: Any) -> None:
        # uvicorn would neither accept nor report the disconnect, and answer 500 in the end.
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal, which uvicorn does not count

    def keepalive_timeout(self) -> None:
        """Fail the connection a moment later, because the pong may have arrived during a stall."""
        self.pong_timer = self.loop.call_later(GRACE_SECONDS, super().keepalive_timeout)

    def write(self, text: bytes) -> bool:
        """Send a message at once; return False if it must wait or the client is gone."""
        if self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the first data is a whole head, so it is invalid
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def handle_ping(self) -> None:
        if self._pings.take(""):
            super().handle_ping()
        else:
            self.transport.abort()  # every ping is answered, and the client may never read

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # A closing transport waits forever for a client that does not read.
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)
