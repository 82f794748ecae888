"""One-time links that give another device a browser's key.

The database never contains a key that opens anything: a link's row has the hash of its token, and
the key sealed with that token. Only the link itself can open it.
"""

import hashlib

from sqlalchemy import Engine, delete, or_, select

from grachten.store import schema
from grachten.store.store import hash_of

KEY_BYTES = 16  # of a key and of a token


def add_device_link(engine: Engine, token: str, key: str, now: int, expires: int) -> None:
    """Store a link for this key. It replaces an earlier one; expired links are removed."""
    links = schema.device_links
    old = or_(links.c.key_hash == hash_of(key), links.c.expires <= now)
    row = links.insert().values(
        token_hash=hash_of(token),
        key_hash=hash_of(key),
        sealed_key=_sealed(key, token),
        expires=expires,
    )
    with engine.begin() as connection:
        connection.execute(delete(links).where(old))
        connection.execute(row)


def use_device_link(engine: Engine, token: str, now: int) -> str | None:
    """Remove the link of this token and return its key; None if it was used or has expired.

    If two devices use a link at the same moment, only one of them removes the row.
    """
    links = schema.device_links
    own = links.c.token_hash == hash_of(token)
    with engine.begin() as connection:
        found = connection.execute(select(links).where(own)).one_or_none()
        removed = connection.execute(delete(links).where(own)).rowcount == 1
    if found is None or not removed or found.expires <= now:
        return None
    return _sealed(found.sealed_key, token)


def _sealed(key: str, token: str) -> str:
    """Seal or open a key: XOR with bytes that follow from the token, which is used only once."""
    pad = hashlib.sha256(f"device link {token}".encode()).digest()[:KEY_BYTES]
    return bytes(a ^ b for a, b in zip(bytes.fromhex(key), pad, strict=True)).hex()
