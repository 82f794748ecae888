"""Readiness: whether this node can commit changes to its database."""

import asyncio
import time

from grachten.errors import GrachtenError
from grachten.server.database.writer import Writer

TEST_SECONDS = 3.0  # for a small change to be committed
FRESH_SECONDS = 1.0  # for which a result is reused


class Readiness:
    """Tests the database for `/readyz`, with one test at a time for all requests."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._test: asyncio.Task[bool] | None = None
        self._began = 0.0

    async def can_write(self) -> bool:
        """Return whether a change can be committed in time."""
        test = self._test
        if test is None or (test.done() and time.monotonic() - self._began > FRESH_SECONDS):
            test = self._test = asyncio.create_task(self._write())
            self._began = time.monotonic()
        left = max(0.0, self._began + TEST_SECONDS - time.monotonic())
        await asyncio.wait((test,), timeout=left)
        return test.done() and test.result()

    async def _write(self) -> bool:
        try:
            await self._writer.check()
        except GrachtenError:
            return False
        return True
