"""The outbox of a WebSocket: what waits for a client that does not read fast enough."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import CloseCode

from grachten.server.http.limits.uvicorn_protocols import WRITE
from grachten.server.wire.closing import LAST_SECONDS
from grachten.server.wire.messages import Bye, encode

MOST_WAITING = 256 * 1024  # bytes that may wait for a slow reader
SLOW = Bye("slow", "this connection reads too slowly; connect again", True)


class Outbox:
    """Sends messages in order: at once if the client keeps up, otherwise from a task.

    Nearly every message is written at once, without a task or a wait. A client that is dropped gets
    the reason as its last message. If it does not read that in time, `abort` is called.
    """

    def __init__(self, websocket: WebSocket, abort: Callable[[], object]) -> None:
        self._websocket = websocket
        self._write: Callable[[bytes], bool] = websocket.scope["extensions"][WRITE]["write"]
        self._abort = abort
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._sender: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._closing = (CloseCode.GOING_AWAY, "")
        self.dropped = False
        self.aborted = False

    def send(self, message: bytes) -> None:
        """Send a message now or later; drop a client for which too much waits."""
        if self.dropped:
            return
        if self._size + len(message) > MOST_WAITING:
            self.drop(SLOW)
        elif self._waiting or self._sender is not None or not self._write(message):
            self._waiting.append(message)
            self._size += len(message)
            self._start_sender()

    def drop(self, bye: Bye, close_code: CloseCode = CloseCode.GOING_AWAY) -> None:
        """Send nothing more but the reason, and close the WebSocket."""
        if self.dropped:
            return
        self.dropped = True
        self._closing = close_code, bye.message
        self._waiting.clear()
        self._waiting.append(encode(bye))
        self._alarm = asyncio.get_running_loop().call_later(LAST_SECONDS, self._expire)
        self._start_sender()

    async def close(self) -> None:
        """Give the last message a moment, and stop."""
        if self._alarm is not None:
            self._alarm.cancel()
        if (sender := self._sender) is not None:
            if self.dropped:
                await asyncio.wait((sender,), timeout=LAST_SECONDS)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    def _start_sender(self) -> None:
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send everything that waits, and close the WebSocket of a client that was dropped."""
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                while self._waiting:
                    message = self._waiting.popleft()
                    self._size -= len(message)
                    await self._websocket.send({"type": "websocket.send", "text": message.decode()})
                if self.dropped:
                    await self._websocket.close(*self._closing)
        finally:
            self._sender = None

    def _expire(self) -> None:
        self.aborted = True
        self._abort()
