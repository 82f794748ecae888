"""Queries of the database, run in threads so that the event loop does not wait for them."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from grachten.server.errors import NoDatabase

log = logging.getLogger("grachten.server")

T = TypeVar("T")


async def in_thread(work: Callable[[], T]) -> T:
    """Run a function of the store in a thread; raise `no_database` if the database fails."""
    try:
        return await asyncio.to_thread(work)
    except SQLAlchemyError as error:
        log.warning("database error: %s", getattr(error, "orig", None) or error)
        raise NoDatabase from None
