"""The WebSocket of outside bots: only a bot with a valid token is let in."""

import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from grachten.errors import GrachtenError
from grachten.server.bots.outside import OutsideBots
from grachten.server.http.auth import AccessControl
from grachten.server.wire.closing import POLICY_VIOLATION


async def serve_bot(websocket: WebSocket, bots: OutsideBots, access: AccessControl) -> None:
    """Let a bot in that shows its token, and give it games until it leaves."""
    try:
        access.check_origin(websocket)
        address = access.admit(websocket)
        token = _token_of(websocket)
        name = await bots.name_of(token)
        if not access.sockets.enter(address):
            raise GrachtenError("too_many_sockets", "too many connections")
    except GrachtenError as error:
        await _refuse(websocket, error)
        return
    try:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await bots.serve(websocket, name, token)
    finally:
        access.sockets.leave(address)


def _token_of(websocket: WebSocket) -> str:
    scheme, _, token = websocket.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _refuse(websocket: WebSocket, error: GrachtenError) -> None:
    refusal = {"type": "refused", "code": error.code}
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.accept()
        await websocket.send_text(msgspec.json.encode(refusal).decode())
        await websocket.close(POLICY_VIOLATION, error.message)
