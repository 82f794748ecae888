"""A limit for the size of request bodies."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grachten.board.read import MAX_BYTES
from grachten.server.http.paths import path_below

MOST_BYTES = 32 * 1024
RECORD_BYTES = 4 * 1024 * 1024
TABLE_BYTES = 96 * 1024  # with a whole board
LARGER = {
    "/api/replay": RECORD_BYTES,
    "/api/play-on": RECORD_BYTES,
    "/api/review": RECORD_BYTES,
    "/api/boards": MAX_BYTES,
    "/api/tables": TABLE_BYTES,
}


class SmallBodies:
    """Refuses a request as soon as its body is too large, whatever length it declares."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read, most = 0, LARGER.get(path_below(scope), MOST_BYTES)

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(413, f"a request has at most {most} bytes")
            return message

        await self._app(scope, receive_some, send)
