"""Requests that are too large are refused before they are read."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 32 * 1024
RECORD_BYTES = 4 * 1024 * 1024
LARGER = {"/api/replay": RECORD_BYTES}


class SmallBodies:
    """Lets no more of a request through than it may have, whatever it says of its length."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read, most = 0, LARGER.get(scope["path"], MOST_BYTES)

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(413, f"a request has at most {most} bytes")
            return message

        await self._app(scope, receive_some, send)
