"""Idle tables are closed, and only time in which the server ran counts."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from grachten.server.metrics import Metrics
from grachten.server.node import Node
from grachten.server.settings import Settings
from grachten.store.changes import Change
from grachten.store.documents import Clock
from grachten.store.store import Store
from grachten.store.uptimes import Uptime, read_uptimes, write_uptime
from server.client import Browser
from server.conftest import LIFTED
from server.running import Running
from store.filling import load, make_document, open_tables

HOUR = 3_600_000
DAY = 24 * HOUR


def on_node(store: Store, work: Callable[[Node], Awaitable[None]], **settings: Any) -> None:
    """Run `work` with a node that has just been started."""

    async def run() -> None:
        node = Node(store, Settings(**settings), Metrics())
        try:
            await work(node)
        finally:
            await node.close()

    asyncio.run(run())


async def tidy(node: Node) -> None:
    await node.idle.tidy()


def put(store: Store, table: str, days_ago: float, **changes: Any) -> None:
    """Store a table where something last happened that many days ago."""
    then = store.now() - round(days_ago * DAY)
    open_tables(store, table, touched=then, opened=then, **changes)


def ran(store: Store, node: str, began_days_ago: float, ended_days_ago: float) -> None:
    times = (store.now() - round(days * DAY) for days in (began_days_ago, ended_days_ago))
    write_uptime(store.engine, Uptime(node, *times))


def test_downtime_is_not_idle_time(database: str) -> None:
    store = Store(database)
    ran(store, "before", 12, 8)  # four days, then down until now
    put(store, "at the start", 12)
    put(store, "later", 10)
    put(store, "at the end", 8)
    on_node(store, tidy, idle_hours=72)
    with closing(Store(database)) as after:
        assert load(after, "at the start").document.closed_by == "idle"
        for table in ("later", "at the end"):
            assert load(after, table).document.state == "waiting"


def test_time_adds_up_over_restarts(database: str) -> None:
    store = Store(database)
    put(store, "idle", 30)
    put(store, "fresh", 5.5)
    for number in range(20):  # four hours every day, then a crash
        ran(store, f"run {number}", 25 - number, 25 - number - 4 / 24)
    on_node(store, tidy, idle_hours=72)
    with closing(Store(database)) as after:
        assert load(after, "idle").document.state == "closed"
        assert load(after, "fresh").document.state == "waiting"


def test_a_table_has_at_least_twice_its_clock(database: str) -> None:
    store = Store(database)
    ran(store, "node", 20, 0)
    a_day = Clock(kind="move", seconds=86_400)
    a_week = Clock(kind="move", seconds=7 * 86_400)
    put(store, "weekly", 13, clock=a_week)
    put(store, "weekly and idle", 15, clock=a_week)
    put(store, "slow", 1.5, clock=a_day)
    put(store, "slow and idle", 2.5, clock=a_day)
    put(store, "quick", 1.5, clock=Clock(kind="move", seconds=60))
    put(store, "without", 1.5)
    on_node(store, tidy, idle_hours=24)
    with closing(Store(database)) as after:
        for table in ("slow", "weekly"):
            assert load(after, table).document.state == "waiting"
        for table in ("slow and idle", "weekly and idle", "quick", "without"):
            assert load(after, table).document.state == "closed"


def test_a_table_that_has_just_changed_stays_open(tmp_path: Path) -> None:
    """Another process changes the table after it was found, and before it is closed."""
    path = str(tmp_path / "grachten.db")
    store = Store(path)
    ran(store, "node", 9, 0)
    put(store, "t", 5)

    async def work(node: Node) -> None:
        await node.tables.table("t")  # the copy in memory is older than the database
        change = Change("t", store.now(), document=make_document(chat=True), version=1)
        assert store.write([change]) == [True]
        await node.idle.tidy()

    on_node(store, work, idle_hours=72)
    with closing(Store(path)) as after:
        assert load(after, "t").document.state == "waiting"


def test_a_stall_or_a_jump_of_the_clock_is_not_uptime(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "grachten.db")
    store = Store(path)

    async def work(node: Node) -> None:
        start = store.now()
        for milliseconds in (0, 20_000, 20_000 + DAY, 40_000 + DAY, DAY):
            monkeypatch.setattr(node.store, "now", lambda ms=milliseconds: start + ms)
            await node.idle.record_uptime()

    on_node(store, work)
    with closing(Store(path)) as after:
        lengths = sorted(uptime.until - uptime.began for uptime in read_uptimes(after.engine))
    assert lengths[:2] == [0, 20_000]
    assert len(lengths) == 3
    assert lengths[2] < HOUR


@pytest.mark.long
def test_a_server_that_was_down_for_days_closes_nothing_at_its_start(tmp_path: Path) -> None:
    with closing(Store(str(tmp_path / "grachten.db"))) as store:
        ran(store, "before", 12, 8)
        put(store, "abcdefghijkmnp", 12)
        put(store, "abcdefghijkmnq", 8)
    with Running(tmp_path, **LIFTED) as server, closing(Browser(server.url)) as browser:
        with browser.sit("abcdefghijkmnp", None) as seat:
            seat.hear_table(lambda info: info["state"] == "closed")
        assert browser.get("/api/tables/abcdefghijkmnq")["state"] == "waiting"
