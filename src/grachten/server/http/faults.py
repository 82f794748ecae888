"""Faults of the server: each is logged with the path that it happened at."""

import contextlib
import logging

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from grachten.server.http.problems import FAULT
from grachten.server.metrics import Metrics
from grachten.server.wire.closing import INTERNAL_ERROR
from grachten.server.wire.messages import Bye, encode

log = logging.getLogger("grachten.server")

ACCEPTED = ("websocket.accept", "websocket.send")


def report_faults(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Return an application that logs what `app` raises. A WebSocket is asked to come back."""

    async def reporting(scope: Scope, receive: Receive, send: Send) -> None:
        sent = ""

        async def send_and_note(message: Message) -> None:
            nonlocal sent
            await send(message)
            sent = message["type"]

        try:
            await app(scope, receive, send_and_note)
        except (ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception:
            method = scope.get("method", "WebSocket")
            log.exception("%s %s failed", method, scope["path"], extra={"path": scope["path"]})
            if scope["type"] == "websocket":
                metrics.errors.inc()
                with contextlib.suppress(ClientDisconnected, RuntimeError):
                    await _say_goodbye(send, accepted=sent in ACCEPTED)

    return reporting


async def _say_goodbye(send: Send, accepted: bool) -> None:
    """Say what happened in the last message: browsers hide the answer to a handshake."""
    if not accepted:
        await send({"type": "websocket.accept"})
        bye = Bye("fault", FAULT, True)
        await send({"type": "websocket.send", "text": encode(bye).decode()})
    await send({"type": "websocket.close", "code": INTERNAL_ERROR})
