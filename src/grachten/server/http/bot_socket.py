"""The WebSocket of outside bots: only a bot with a valid token is let in."""

import asyncio
import contextlib
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import CloseCode

from grachten.errors import GrachtenError
from grachten.server.bots.outside import OutsideBots
from grachten.server.http.auth import AccessControl
from grachten.server.wire.closing import LAST_SECONDS


async def serve_bot(websocket: WebSocket, bots: OutsideBots, access: AccessControl) -> None:
    """Let a bot in that shows its token, and give it games until it leaves."""
    try:
        access.check_origin(websocket)
        address = access.admit(websocket)
        token = _token_of(websocket)
        name = await bots.name_of(token)
        with (
            access.open_socket(address, partial(_close, websocket)),
            contextlib.suppress(WebSocketDisconnect, RuntimeError),
        ):
            await bots.serve(websocket, name, token)
    except GrachtenError as error:
        await _refuse(websocket, error)


def _token_of(websocket: WebSocket) -> str:
    scheme, _, token = websocket.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _refuse(websocket: WebSocket, error: GrachtenError) -> None:
    refusal = {"type": "refused", "code": error.code}
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.accept()
        await websocket.send_text(msgspec.json.encode(refusal).decode())
        await websocket.close(CloseCode.POLICY_VIOLATION, error.message)


async def _close(websocket: WebSocket, reason: str) -> None:
    """Close the WebSocket; bots read the reason in its close message."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(LAST_SECONDS):
            await websocket.close(CloseCode.POLICY_VIOLATION, reason)
