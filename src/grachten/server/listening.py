"""Hearing what other nodes tell, through PostgreSQL's LISTEN."""

import asyncio
import logging
from typing import TYPE_CHECKING

import psycopg

from grachten.store.changes import CHANNEL

if TYPE_CHECKING:
    from grachten.server.hall import Hall

log = logging.getLogger("grachten.server")

AGAIN_SECONDS = 1.0


async def listen(hall: "Hall") -> None:
    """Hear notes for ever; after every break everything is read anew."""
    url = hall.store.engine.url.set(drivername="postgresql")
    address = url.render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=10, keepalives_idle=10
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hall.refresh_all()
                async for notice in connection.notifies():
                    await _hear(hall, notice.payload)
        except Exception as error:  # whatever it is: a node that has gone deaf must hear again
            log.warning("lost touch with the other nodes: %s", error)
        await asyncio.sleep(AGAIN_SECONDS)


async def _hear(hall: "Hall", text: str) -> None:
    try:
        await hall.hear(text)
    except Exception:  # one note that cannot be followed must not make us deaf
        log.exception("a note from another node: %.200s", text)
