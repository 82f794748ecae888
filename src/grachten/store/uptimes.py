"""When the server ran, so that downtime doesn't count as idle time.

Each node records the periods in which it ran, and begins a new row if it can't vouch for the time
in between. Nothing else is needed to survive restarts, crashes and several nodes: a table has been
idle for as long as any node ran since its last event.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Engine, delete, select

from grachten.store import schema
from grachten.store.database import insert_into, reading


class Uptime(NamedTuple):
    """A node ran from `began` until `until`, in milliseconds since 1970."""

    node: str
    began: int
    until: int


def write_uptime(engine: Engine, uptime: Uptime) -> None:
    """Record how long a node has run; the same `began` extends the row."""
    row = insert_into(schema.uptimes, engine).values(uptime._asdict())
    row = row.on_conflict_do_update(
        index_elements=["node", "began"], set_={"until": row.excluded.until}
    )
    with engine.begin() as connection:
        connection.execute(row)


def read_uptimes(engine: Engine) -> list[Uptime]:
    with reading(engine) as connection:
        return [Uptime(*row) for row in connection.execute(select(schema.uptimes))]


def forget_uptimes(engine: Engine, before: int) -> None:
    """Delete the rows that ended before that time."""
    with engine.begin() as connection:
        connection.execute(delete(schema.uptimes).where(schema.uptimes.c.until < before))


def start_of_last(milliseconds: int, uptimes: Iterable[Uptime]) -> int | None:
    """Return the time since which the server has run for that long; None if it never has.

    Time in which several nodes ran counts once.
    """
    left, edge = milliseconds, None
    for uptime in sorted(uptimes, key=lambda uptime: uptime.until, reverse=True):
        until = uptime.until if edge is None else min(edge, uptime.until)
        if until - uptime.began >= left:
            return until - left
        left -= max(0, until - uptime.began)
        edge = uptime.began if edge is None else min(edge, uptime.began)
    return None
