"""Keys: 128 random bits by which a browser proves that a seat is its own; hashes are kept."""

import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grachten.store.documents import Chair, Document
from grachten.store.store import hash_of

COOKIE = "grachten"
SECONDS = 400 * 24 * 3600  # what browsers keep at most
KEY = re.compile("[0-9a-f]{32}")
MOST_KEYS = 12  # for a seat
MOST_LINKS = 4  # for a seat, unused


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


def add_key(chair: Chair, key_hash: str, now: int) -> None:
    """Let a key open a seat. Of too many keys, the oldest but the first goes."""
    if key_hash not in chair.keys:
        chair.keys.append(key_hash)
        chair.added[key_hash] = now
        if len(chair.keys) > MOST_KEYS:
            chair.remove_key(chair.keys[1])


def add_link(chair: Chair, key_hash: str, now: int) -> None:
    """Make a link for another device. Of too many unused links, the oldest goes."""
    chair.links[key_hash] = now
    if len(chair.links) > MOST_LINKS:
        chair.remove_key(next(iter(chair.links)))


def use_link(document: Document, link_hash: str, key_hash: str, now: int) -> bool:
    """Use up a link, so that the key opens its seat; return whether the link was valid.

    Older versions kept links among the keys. No browser ever sends its own key this way.
    """
    for chair in document.chairs:
        if link_hash in chair.links or (link_hash in chair.keys and link_hash not in chair.added):
            chair.remove_key(link_hash)
            add_key(chair, key_hash, now)
            return True
    return False
