"""The cookie in which a browser keeps its key."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grachten.server.tables.keys import KEY
from grachten.store.store import hash_of

COOKIE = "grachten"
SECONDS = 400 * 24 * 3600  # the longest time that browsers keep a cookie


def key_of(connection: HTTPConnection) -> str | None:
    """Return the browser's key, if it has sent one."""
    key = connection.cookies.get(COOKIE, "")
    return key if KEY.fullmatch(key) else None


def key_hash_of(connection: HTTPConnection) -> str | None:
    key = key_of(connection)
    return None if key is None else hash_of(key)


def give_key(connection: HTTPConnection, response: Response, key: str, secure: bool) -> None:
    """Store the key in the browser, where no script can read it."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=SECONDS,
        path=f"{connection.scope['root_path']}/api",
        httponly=True,
        samesite="strict",
        secure=secure,
    )
