"""Several processes on one port: `grachten serve --workers`."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import run
from databases import Postgres
from server.fleet import NO_LIMITS, PLANS, Fleet, play_through
from server.running import Running, wait_until

PATIENCE = 60.0


@pytest.fixture
def workers(postgres: Postgres, tmp_path: Path) -> Iterator[Running]:
    flags = ("--workers", "2", "--database", postgres.create("workers"))
    with Running(tmp_path, *flags, **NO_LIMITS) as server:
        yield server
        server.stop()
    postgres.drop("workers")


def pids(server: Running) -> list[int]:
    """Return the processes that have said that they listen, in order."""
    return [entry["pid"] for entry in server.log if entry["message"] == "listening"]


async def until_listening(server: Running, number: int) -> None:
    """Wait until so many processes have begun to listen."""
    end = time.monotonic() + PATIENCE
    while len(pids(server)) < number:
        assert time.monotonic() < end, server.log
        await asyncio.sleep(0.05)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(workers: Running) -> None:
    async def trouble(_: Fleet) -> None:
        await until_listening(workers, 2)
        os.kill(pids(workers)[0], signal.SIGKILL)
        await until_listening(workers, 3)

    fleet = play_through([workers.url], PLANS[:4], trouble)
    assert fleet.games >= 4
    [error] = workers.errors()
    assert error["message"].endswith("has ended (exit code -9)")
    assert workers.stop() == 0
    wait_until(lambda: all(map(is_gone, pids(workers))))


def test_workers_end_with_the_command(workers: Running) -> None:
    asyncio.run(until_listening(workers, 2))
    workers.kill()
    wait_until(lambda: all(map(is_gone, pids(workers))))


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    """The command says so before it compiles anything."""
    empty = {"GRACHTEN_CACHE": str(tmp_path / "cache")}
    flags = ("--workers", "2", "--port", "0", "--data", str(tmp_path / "data"))
    done = run("serve", *flags, environment=empty)
    assert done.returncode == 2
    assert done.stderr.startswith("grachten: several workers need PostgreSQL")
