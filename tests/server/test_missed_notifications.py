"""A node that misses notifications: it catches up by itself, and never shows old state."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest

from databases import Postgres
from game.playing import bot_game
from grachten.server.cluster.notifications import Notification, Notifier, decode_notification
from grachten.store.changes import Change
from grachten.store.store import Store
from proxy import Proxy
from server.client import Browser, Seat
from server.fleet import NO_LIMITS
from server.running import Running, wait_until

ME, BRAM = {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bram"}
SOON = 60.0  # seconds, on a busy machine; usually it takes a few


class Pair:
    """Two nodes on one database, the second behind a proxy; a game is played on the first."""

    def __init__(self, postgres: Postgres, folder: Path, stack: ExitStack) -> None:
        self._database = url = postgres.create("missed")
        stack.callback(postgres.drop, "missed")
        self.proxy = stack.enter_context(Proxy(url))
        urls = {"first": url, "second": self.proxy.url}
        nodes = [Running(folder / name, "--database", urls[name], **NO_LIMITS) for name in urls]
        for node in nodes:
            stack.push(node)
            node.spawn()
        for node in nodes:
            node.wait_until_listening()
        self.node = nodes[1]
        here, there = (stack.enter_context(closing(Browser(node.url))) for node in nodes)
        there.http.cookies.update(here.http.cookies)
        self.browser = there
        self.table = here.open_table(ME, BRAM, first=0, begin=True)["id"]
        there.http.cookies.update(here.http.cookies)
        self._seats = [here.sit(self.table, seat) for seat in range(2)]
        for seat in self._seats:
            seat.hear_until("position")
            seat.act(seat.position["legal"][0])
        for seat in self._seats:
            hear(seat, 2)
        self.watcher = there.sit(self.table, None)
        hear(self.watcher, 2)

    def listener(self) -> list[int]:
        """Return the port of the second node's LISTEN connection, as the database sees it."""
        query = "SELECT client_port FROM pg_stat_activity WHERE datname = %s AND query LIKE %s"
        with psycopg.connect(self._database) as connection:
            found = connection.execute(query, ("missed", "LISTEN %")).fetchall()
        through_proxy = self.proxy.ports()
        return [port for (port,) in found if port in through_proxy]

    def move(self) -> int:
        """Make a move on the first node; return the new ply of the game."""
        seat = next(seat for seat in self._seats if seat.position["legal"])
        ply: int = seat.position["ply"] + 1
        seat.act(seat.position["legal"][0])
        for one in self._seats:
            hear(one, ply)
        return ply

    def resign(self) -> int:
        """End the game on the first node; return its last ply."""
        seat = self._seats[0]
        ply: int = seat.position["ply"] + 1
        seat.send(type="resign")
        for one in self._seats:
            hear(one, ply)
        return ply


def hear(seat: Seat, ply: int) -> None:
    """Wait until the game is at that ply."""
    while seat.position.get("ply", -1) < ply:
        seat.hear(SOON)


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    with ExitStack() as stack:
        yield Pair(postgres, tmp_path, stack)


def test_a_node_without_notifications_catches_up_and_shows_nothing_old(pair: Pair) -> None:
    pair.proxy.hang(pair.listener())
    for _ in range(4):
        ply = pair.move()  # the other node is not notified
        path = f"/api/tables/{pair.table}/record"
        assert pair.browser.get(path)["steps"][-1]["ply"] == ply
        ply = pair.move()
        with pair.browser.sit(pair.table, 0) as seat:
            assert seat.hear_until("position")["ply"] == ply
    began = time.monotonic()
    ply = pair.move()
    hear(pair.watcher, ply)
    print(f"heard nothing: caught up after {time.monotonic() - began:.1f} s")


def test_a_notification_that_cannot_be_handled_is_handled_later(pair: Pair) -> None:
    pair.proxy.refuse_new()
    pair.proxy.break_off(but=pair.listener())
    ply = pair.resign()  # the others must read the table: a notification has only steps
    wait_until(lambda: _fails(pair.node), "the note is never heard")
    pair.proxy.refuse_new(False)
    began = time.monotonic()
    hear(pair.watcher, ply)
    print(f"no connection: caught up {time.monotonic() - began:.1f} s after there was one")


def test_moves_are_followed_without_reading_the_database(pair: Pair) -> None:
    """A notification has the new steps."""
    pair.proxy.refuse_new()
    pair.proxy.break_off(but=pair.listener())
    for _ in range(3):
        hear(pair.watcher, pair.move())
    assert not _fails(pair.node)


def test_a_notification_that_would_be_too_long_leaves_out_the_steps(postgres: Postgres) -> None:
    steps = list(bot_game("harbor", ("random", "random"), 1).steps)
    store = Store(postgres.create("long_note"))
    try:
        notifier = Notifier(store, "node")
        few, many = (
            notifier.changed(Change("t", 0, some, version=4)) for some in (steps, steps * 9)
        )
        assert decode_notification(few) == Notification("node", "t", version=4, steps=tuple(steps))
        assert decode_notification(many) == Notification("node", "t")
        assert len(few) < 8_000 < 9 * len(few)  # PostgreSQL takes less than 8,000 bytes
    finally:
        store.close()
        postgres.drop("long_note")


def _fails(node: Running) -> bool:
    return any("note" in e["message"] or "catch up" in e["message"] for e in node.log)


@pytest.mark.long
def test_a_listener_that_hangs_is_replaced(pair: Pair) -> None:
    before = pair.listener()
    pair.proxy.hang(before)
    lost = "lost touch with the other nodes"
    wait_until(lambda: any(lost in e["message"] for e in pair.node.log), "it listens on for ever")
    wait_until(lambda: bool(set(pair.listener()) - set(before)), "it does not listen again")
    hear(pair.watcher, pair.move())
