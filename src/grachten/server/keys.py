"""Keys: 128 random bits by which a browser proves that a seat is its own; hashes are kept."""

import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grachten.store.store import hash_of

COOKIE = "grachten"
SECONDS = 400 * 24 * 3600  # what browsers keep at most
KEY = re.compile("[0-9a-f]{32}")
MOST_KEYS = 12  # for a seat


def new_key() -> str:
    return secrets.token_hex(16)


def key_of(connection: HTTPConnection) -> str | None:
    """The browser's key, if it has sent one."""
    key = connection.cookies.get(COOKIE, "")
    return key if KEY.fullmatch(key) else None


def key_hash_of(connection: HTTPConnection) -> str | None:
    key = key_of(connection)
    return None if key is None else hash_of(key)


def give_key(response: Response, key: str, secure: bool) -> None:
    """Let the browser keep its key where no script can read it."""
    response.set_cookie(
        COOKIE, key, max_age=SECONDS, path="/api", httponly=True, samesite="strict", secure=secure
    )


def add_key(keys: list[str], key_hash: str) -> None:
    """Let a key open a seat; of very many the oldest but the first goes."""
    if key_hash not in keys:
        keys.append(key_hash)
        if len(keys) > MOST_KEYS:
            del keys[1]
