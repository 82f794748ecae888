"""Turn notices that wait to be sent, so that a restart or a crash loses none.

One commit marks a turn and stores its notices. Only the first node to do so succeeds. A node that
sends a notice holds it for a while: `due` is when another attempt may follow, here or on another
node. The row of a notice is deleted once it is delivered, or once further attempts are useless.

If a node dies between the delivery and the deletion, the notice is delivered again. In a browser,
nobody sees that: push services and browsers replace a notice by a later one about the same table.
A webhook may show both.
"""

import secrets
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, exists, select, update

from grachten.store import schema
from grachten.store.database import insert_into


class Turn(NamedTuple):
    """A turn of a seat, by the ply at which it began."""

    table: str
    seat: int
    ply: int


class Webhook(NamedTuple):
    url: str
    language: str


class Notice(NamedTuple):
    """A notice about a turn, for one browser or one webhook."""

    id: str
    turn: Turn
    url: str
    key_hash: str | None  # None: a webhook
    language: str
    attempts: int


def begin_turn(
    engine: Engine,
    turn: Turn,
    webhooks: Collection[Webhook],
    key_hashes: Collection[str],
    held_until: int,
) -> list[Notice]:
    """Mark the turn, and store its notices for webhooks and for the browsers with these keys.

    Return the notices, which the caller now holds; none if the turn was marked already.
    """
    with engine.begin() as connection:
        if not _mark(connection, turn):
            return []
        _delete_older(connection, turn)
        targets = [
            *((webhook.url, None, webhook.language) for webhook in webhooks),
            *_browsers(connection, key_hashes),
        ]
        notices = [Notice(secrets.token_hex(16), turn, *target, 1) for target in targets]
        rows = [_row(notice, held_until) for notice in notices]
        if rows:
            connection.execute(schema.notices.insert(), rows)
    return notices


def take_due(engine: Engine, now: int, held_until: int, most: int) -> list[Notice]:
    """Hold the notices that are due, and return them."""
    n = schema.notices.c
    first = select(n.id).where(n.due <= now).order_by(n.due).limit(most)
    held = update(schema.notices).where(n.id.in_(first), n.due <= now)
    held = held.values(due=held_until, attempts=n.attempts + 1)
    columns = (n.id, n.table_id, n.seat, n.ply, n.url, n.key_hash, n.language, n.attempts)
    with engine.begin() as connection:
        rows = connection.execute(held.returning(*columns)).all()
    return [
        Notice(r.id, Turn(r.table_id, r.seat, r.ply), r.url, r.key_hash, r.language, r.attempts)
        for r in rows
    ]


def finish(engine: Engine, notice: Notice) -> None:
    """Delete a notice that is delivered or no longer needed."""
    with engine.begin() as connection:
        connection.execute(delete(schema.notices).where(schema.notices.c.id == notice.id))


def postpone(engine: Engine, notice: Notice, due: int) -> None:
    """Let the next attempt begin at `due`."""
    own = update(schema.notices).where(schema.notices.c.id == notice.id)
    with engine.begin() as connection:
        connection.execute(own.values(due=due))


def forget_ended(engine: Engine) -> None:
    """Delete the marks of games that are not in progress."""
    t, m = schema.tables.c, schema.noticed_turns.c
    playing = exists().where(t.id == m.table_id, t.state == "playing")
    with engine.begin() as connection:
        connection.execute(delete(schema.noticed_turns).where(~playing))


def _mark(connection: Connection, turn: Turn) -> bool:
    """Mark the turn; return False if it or a later one is marked already."""
    m = schema.noticed_turns.c
    new = insert_into(schema.noticed_turns, connection)
    row = new.values(table_id=turn.table, seat=turn.seat, ply=turn.ply)
    row = row.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"ply": turn.ply}, where=m.ply < turn.ply
    )
    return connection.execute(row.returning(m.ply)).first() is not None


def _delete_older(connection: Connection, turn: Turn) -> None:
    n = schema.notices.c
    older = (n.table_id == turn.table) & (n.seat == turn.seat)
    connection.execute(delete(schema.notices).where(older))


def _browsers(
    connection: Connection, key_hashes: Collection[str]
) -> list[tuple[str, str | None, str]]:
    """Return endpoint, key and language of the browsers with these keys."""
    if not key_hashes:
        return []
    s = schema.push_subscriptions.c
    chosen = select(s.endpoint, s.key_hash, s.language).where(s.key_hash.in_(list(key_hashes)))
    found = {row.endpoint: row for row in connection.execute(chosen)}  # each browser once
    return [(row.endpoint, row.key_hash, row.language) for row in found.values()]


def _row(notice: Notice, due: int) -> dict[str, object]:
    return {
        "id": notice.id,
        "table_id": notice.turn.table,
        "seat": notice.turn.seat,
        "ply": notice.turn.ply,
        "url": notice.url,
        "key_hash": notice.key_hash,
        "language": notice.language,
        "attempts": notice.attempts,
        "due": due,
    }
