"""Web Push: the server's key, and the browsers that want turn notices.

A subscription belongs to a browser's key and to nobody else: two keys that name the same endpoint
have two rows, so nobody can replace or remove another player's subscription.
"""

from typing import NamedTuple

from sqlalchemy import Engine, delete, select

from grachten.store import schema
from grachten.store.database import insert_into, reading
from grachten.store.store import hash_of

MOST_PER_KEY = 10  # browsers with the same key, such as a player's phone and desk


class Subscription(NamedTuple):
    """A browser that wants turn notices: where to send them, and how to encrypt them."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def shared_push_key(engine: Engine, new_key: str) -> str:
    """Store the server's private key if there is none yet; return the one that all nodes use."""
    row = insert_into(schema.push_keys, engine).values(id=1, private_key=new_key)
    with engine.begin() as connection:
        connection.execute(row.on_conflict_do_nothing())
        return str(connection.execute(select(schema.push_keys.c.private_key)).scalar_one())


def subscribe(engine: Engine, key_hash: str, subscription: Subscription, now: int) -> None:
    """Add or renew a browser's subscription; beyond the limit, remove the key's oldest ones."""
    s = schema.push_subscriptions.c
    values = {**subscription._asdict(), "renewed": now}
    row = insert_into(schema.push_subscriptions, engine).values(
        key_hash=key_hash, endpoint_hash=hash_of(subscription.endpoint), **values
    )
    row = row.on_conflict_do_update(index_elements=["key_hash", "endpoint_hash"], set_=values)
    own = select(s.endpoint_hash).where(s.key_hash == key_hash)
    newest = own.order_by(s.renewed.desc(), s.endpoint_hash).limit(MOST_PER_KEY)
    with engine.begin() as connection:
        connection.execute(row)
        kept = connection.execute(newest).scalars().all()
        surplus = (s.key_hash == key_hash) & s.endpoint_hash.not_in(kept)
        connection.execute(delete(schema.push_subscriptions).where(surplus))


def unsubscribe(engine: Engine, key_hash: str, endpoint: str) -> None:
    """Remove the subscription that this key has for the endpoint."""
    s = schema.push_subscriptions.c
    own = (s.key_hash == key_hash) & (s.endpoint_hash == hash_of(endpoint))
    with engine.begin() as connection:
        connection.execute(delete(schema.push_subscriptions).where(own))


def remove_endpoint(engine: Engine, endpoint: str) -> None:
    """Remove all subscriptions of an endpoint that the push service no longer knows."""
    same = schema.push_subscriptions.c.endpoint_hash == hash_of(endpoint)
    with engine.begin() as connection:
        connection.execute(delete(schema.push_subscriptions).where(same))


def forget_subscriptions(engine: Engine, before: int) -> None:
    """Delete the subscriptions that no browser has renewed since then."""
    with engine.begin() as connection:
        old = schema.push_subscriptions.c.renewed < before
        connection.execute(delete(schema.push_subscriptions).where(old))


def find_subscription(engine: Engine, key_hash: str, endpoint: str) -> Subscription | None:
    s = schema.push_subscriptions.c
    own = (s.key_hash == key_hash) & (s.endpoint_hash == hash_of(endpoint))
    chosen = select(s.endpoint, s.p256dh, s.auth, s.language).where(own)
    with reading(engine) as connection:
        row = connection.execute(chosen).one_or_none()
    return None if row is None else Subscription(*row)


def subscribed_keys(engine: Engine, since: int) -> set[str]:
    """Return the hashes of the keys with a subscription renewed at that time or later."""
    s = schema.push_subscriptions.c
    with reading(engine) as connection:
        return set(connection.execute(select(s.key_hash).where(s.renewed >= since)).scalars())
