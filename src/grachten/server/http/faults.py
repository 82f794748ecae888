"""Internal errors: each is logged with the path of its request."""

import contextlib
import logging

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import CloseCode

from grachten.server.http.problems import FAULT
from grachten.server.metrics import Metrics
from grachten.server.wire.messages import Bye, encode

log = logging.getLogger("grachten.server")

ACCEPTED = ("websocket.accept", "websocket.send")


def report_faults(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Return an application that logs what `app` raises, and lets WebSockets reconnect."""

    async def reporting(scope: Scope, receive: Receive, send: Send) -> None:
        sent = ""

        async def send_and_record(message: Message) -> None:
            nonlocal sent
            await send(message)
            sent = message["type"]

        try:
            await app(scope, receive, send_and_record)
        except (ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception:
            method = scope.get("method", "WebSocket")
            log.exception("%s %s failed", method, scope["path"], extra={"path": scope["path"]})
            if scope["type"] == "websocket":
                metrics.errors.inc()
                with contextlib.suppress(ClientDisconnected, RuntimeError):
                    await _close(send, accepted=sent in ACCEPTED)

    return reporting


async def _close(send: Send, accepted: bool) -> None:
    """Send the reason in a last message: browsers hide the response to a failed handshake."""
    if not accepted:
        await send({"type": "websocket.accept"})
        bye = Bye("fault", FAULT, True)
        await send({"type": "websocket.send", "text": encode(bye).decode()})
    await send({"type": "websocket.close", "code": CloseCode.INTERNAL_ERROR})
