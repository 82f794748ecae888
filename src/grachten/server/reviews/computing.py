"""The computation of a review, in a process of its own that can be ended at any time."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import UNSET

from grachten.server.errors import NotReviewed, ReviewFault
from grachten.server.reviews.process import Line

log = logging.getLogger("grachten.server")

LONGEST_LINE = 1 << 26  # bytes; a review is a hundred times shorter
OUT_OF_TIME = -27  # the return code of a process that SIGPROF has ended
# Before it imports anything, the process gets its low priority, and a process group of its own:
# Ctrl-C is for the server, which then ends this process. In a session of its own it would get as
# much of the processor as the server, whatever its priority (Linux groups processes by session).
PROGRAM = (
    "import os, sys; os.nice(int(sys.argv[2])); os.setpgrp(); "
    "from grachten.server.reviews.process import main; main()"
)

Advance = Callable[[float], Awaitable[None]]  # gets the share of the work that is done

_decode = msgspec.json.Decoder(Line).decode


async def compute_review(record: bytes, seconds: float, nice: int, advance: Advance) -> bytes:
    """Return the review of a record as JSON; raise if the game can't be reviewed.

    `seconds` is the CPU time that it may take, `nice` is how much it gives way to the server.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, str(seconds), str(nice)),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LONGEST_LINE,
    )
    try:
        await _send(process, record)
        return await _listen(process, advance)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _send(process: Process, record: bytes) -> None:
    assert process.stdin is not None
    with contextlib.suppress(ConnectionError):  # it has ended; its return code says why
        process.stdin.write(record)
        await process.stdin.drain()
    process.stdin.close()


async def _listen(process: Process, advance: Advance) -> bytes:
    assert process.stdout is not None
    while text := await process.stdout.readline():
        line = _decode(text)
        if line.progress is not UNSET:
            await advance(line.progress)
        elif line.review is not UNSET:
            return bytes(line.review)
        elif line.refusal is not UNSET:
            raise NotReviewed(*line.refusal)
        elif line.fault is not UNSET:
            log.error("a review has failed: %s", line.fault)
            raise ReviewFault()
    code = await process.wait()
    if code == OUT_OF_TIME:
        raise NotReviewed("review_too_long", "the review of this game takes too long")
    log.error("a review has ended with the code %d", code)
    raise ReviewFault()
