"""Keys: 128 random bits that prove which seats are a browser's own. Only hashes are stored."""

import re
import secrets

from grachten.store.documents import Chair, Document

KEY = re.compile("[0-9a-f]{32}")
MOST_KEYS = 12  # for a seat
MOST_LINKS = 4  # for a seat, unused


def new_key() -> str:
    return secrets.token_hex(16)


def add_key(chair: Chair, key_hash: str, now: int) -> None:
    """Let a key play a seat. If there are too many keys, drop the oldest but the first."""
    if key_hash not in chair.keys:
        chair.keys.append(key_hash)
        chair.added[key_hash] = now
        if len(chair.keys) > MOST_KEYS:
            chair.remove_key(chair.keys[1])


def add_link(chair: Chair, key_hash: str, now: int) -> None:
    """Add a link for another device. If there are too many unused links, drop the oldest."""
    chair.links[key_hash] = now
    if len(chair.links) > MOST_LINKS:
        chair.remove_key(next(iter(chair.links)))


def use_link(document: Document, link_hash: str, key_hash: str, now: int) -> bool:
    """Use up a link, so that the key may play its seat; return whether the link was valid.

    Older versions stored links among the keys. No browser ever sends its own key this way.
    """
    for chair in document.chairs:
        if link_hash in chair.links or (link_hash in chair.keys and link_hash not in chair.added):
            chair.remove_key(link_hash)
            add_key(chair, key_hash, now)
            return True
    return False
