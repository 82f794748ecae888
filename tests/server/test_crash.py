"""Nothing is ever lost: a server and its database are killed at random while a fleet plays."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from databases import Postgres
from grachten.store.store import Store
from server.fleet import NO_LIMITS, PLANS, Fleet, play_through
from server.running import Running, free_port
from store.filling import open_tables


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Running]:
    flags = ("--database", database)
    with Running(tmp_path / "data", *flags, port=free_port(), **NO_LIMITS) as running:
        yield running


async def kill_often(fleet: Fleet, server: Running, kills: int, most: float) -> None:
    """Kill a server repeatedly, every third time before it listens; it runs at the end."""
    rng = random.Random(fleet.rng.random())
    for number in range(1, kills + 1):
        if rng.random() > 1 / 3:
            await asyncio.to_thread(server.wait_until_listening)
        await asyncio.sleep(rng.uniform(0.05, most))
        await asyncio.to_thread(server.kill)
        server.spawn()
        if number % 20 == 0:
            print(f"{number} kills, {fleet.figures()}", flush=True)
    await asyncio.to_thread(server.wait_until_listening)


def test_a_server_that_is_killed_loses_nothing(server: Running) -> None:
    fleet = play_through([server.url], PLANS[:5], lambda fleet: kill_often(fleet, server, 6, 1.0))
    assert fleet.games >= 5
    assert not server.errors()


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_server_that_is_killed_200_times_loses_nothing(server: Running) -> None:
    fleet = play_through([server.url], PLANS, lambda fleet: kill_often(fleet, server, 200, 2.0))
    assert fleet.games >= len(PLANS)
    assert not server.errors()


def test_a_node_that_never_beats_adopts_a_table_once(tmp_path: Path) -> None:
    """With SQLite no node beats; a node must not adopt its own tables again and again."""
    with closing(Store(str(tmp_path / "grachten.db"))) as store:
        open_tables(store, "a", "b", "c", state="playing")
        first = store.adopt("node", 0, 2)
        assert sorted(first + store.adopt("node", 0, 2)) == ["a", "b", "c"]
        assert store.adopt("node", 0, 2) == []
        assert sorted(store.adopt("next", 0, 9)) == ["a", "b", "c"]


def test_a_database_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    database = Postgres()  # its own: other tests need the shared one

    async def kill(fleet: Fleet) -> None:
        rng = random.Random(fleet.rng.random())
        for _ in range(4):
            await asyncio.sleep(rng.uniform(0.2, 2.0))
            await asyncio.to_thread(database.kill)
            await asyncio.sleep(rng.uniform(0.2, 1.0))
            await asyncio.to_thread(database.start)
        await asyncio.sleep(1.0)

    try:
        flags = ("--database", database.create("grachten"))
        with Running(tmp_path / "data", *flags, port=free_port(), **NO_LIMITS) as server:
            fleet = play_through([server.url], PLANS[:5], kill)
            assert fleet.games >= 5
            assert fleet.refusals["not_saved"] + fleet.byes["no_database"] > 0
    finally:
        database.close()
