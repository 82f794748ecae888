"""A database that hangs, is locked or is full: players wait for seconds, and the host is told."""

import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from databases import Postgres
from proxy import Proxy
from server.client import Browser, Seat
from server.fleet import NO_LIMITS
from server.running import Running, wait_until

ME, BRAM = {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bram"}
SOON = 60.0  # seconds, on a busy machine; usually it takes a few


def status(server: Running, path: str) -> int:
    return httpx.get(f"{server.url}{path}", timeout=SOON).status_code


def wait_for_status(server: Running, expected: int) -> None:
    wait_until(lambda: status(server, "/readyz") == expected, f"/readyz is never {expected}")


def logged(server: Running, words: str) -> bool:
    return any(words in entry["message"] for entry in server.log)


class Game:
    """Two seats of one browser that move in turn."""

    def __init__(self, browser: Browser) -> None:
        self.table = browser.open_table(ME, BRAM, first=0, begin=True)["id"]
        self.seats = [browser.sit(self.table, seat) for seat in range(2)]
        for seat in self.seats:
            seat.hear_until("position")
            seat.act(seat.position["legal"][0])
        for seat in self.seats:
            self.hear(seat, 2)

    def hear(self, seat: Seat, ply: int) -> None:
        """Wait until the game is at that ply."""
        while seat.position["ply"] < ply:
            seat.hear(SOON)

    @property
    def ply(self) -> int:
        ply: int = self.seats[0].position["ply"]
        return ply

    def act(self) -> None:
        """Send a move without waiting for the result."""
        seat = next(seat for seat in self.seats if seat.position["legal"])
        seat.act(seat.position["legal"][0])

    def move(self) -> None:
        """Make a move that must succeed, if necessary after a retry."""
        before, end = self.ply, time.monotonic() + SOON
        seat = next(seat for seat in self.seats if seat.position["legal"])
        seat.act(seat.position["legal"][0])
        while seat.position["ply"] == before:
            assert time.monotonic() < end, "the game does not go on"
            if seat.hear(SOON)["type"] == "refused" and seat.position["ply"] == before:
                seat.act(seat.position["legal"][0])
        for one in self.seats:
            self.hear(one, before + 1)


@pytest.fixture
def behind_proxy(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Running, Proxy]]:
    """A server that reaches PostgreSQL through a proxy."""
    proxy = Proxy(postgres.create("faults"))
    with proxy, Running(tmp_path, "--database", proxy.url, **NO_LIMITS) as server:
        yield server, proxy
    postgres.drop("faults")


def test_steps_go_on_when_all_connections_hang(behind_proxy: tuple[Running, Proxy]) -> None:
    server, proxy = behind_proxy
    with closing(Browser(server.url)) as browser:
        game = Game(browser)
        game.move()
        proxy.hang()
        began = time.monotonic()
        game.move()
        print(f"connections hang: the next step took {time.monotonic() - began:.1f} s")
        wait_until(lambda: logged(server, "has not answered for"), "it is never told of")
        wait_for_status(server, 200)
        steps = browser.get(f"/api/tables/{game.table}/record?seat=0")["steps"]
        assert [step["ply"] for step in steps] == list(range(game.ply + 1))


def test_a_hung_database_is_logged_until_it_answers(
    behind_proxy: tuple[Running, Proxy],
) -> None:
    server, proxy = behind_proxy
    with closing(Browser(server.url)) as browser:
        game = Game(browser)
        proxy.hang_new()
        proxy.hang()
        game.act()
        began = time.monotonic()
        wait_for_status(server, 503)
        print(f"database hangs: /readyz says 503 after {time.monotonic() - began:.1f} s")
        assert status(server, "/healthz") == 200
        wait_until(lambda: logged(server, "has not answered a write for"), "it is never told of")
        proxy.hang_new(False)
        began = time.monotonic()
        wait_for_status(server, 200)
        game.move()
        print(f"database is back: the next step took {time.monotonic() - began:.1f} s")
        wait_until(lambda: logged(server, "changes are saved again"), "it is never told of")


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path, **NO_LIMITS) as server:
        yield server


def test_a_locked_sqlite_file_is_logged_until_it_is_free(on_sqlite: Running) -> None:
    with closing(Browser(on_sqlite.url)) as browser:
        game = Game(browser)
        wait_for_status(on_sqlite, 200)
        with closing(sqlite3.connect(on_sqlite.data / "grachten.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            game.act()
            wait_for_status(on_sqlite, 503)
            assert status(on_sqlite, "/healthz") == 200
            wait_until(lambda: logged(on_sqlite, "not answered a write"), "it is never told of")
            other.rollback()
        wait_for_status(on_sqlite, 200)
        wait_until(lambda: logged(on_sqlite, "changes are saved again"), "it is never told of")
        for seat in game.seats:  # the step that had to wait
            game.hear(seat, 3)


def test_a_full_disk_is_logged_until_there_is_room(on_sqlite: Running) -> None:
    """The limit on file sizes makes writes fail like a full disk, for any user."""
    with closing(Browser(on_sqlite.url)) as browser:
        game = Game(browser)
        wait_for_status(on_sqlite, 200)
        wal = on_sqlite.data / "grachten.db-wal"
        _, hard = resource.prlimit(on_sqlite.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(on_sqlite.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, hard))
        wait_for_status(on_sqlite, 503)
        assert status(on_sqlite, "/healthz") == 200
        wait_until(lambda: logged(on_sqlite, "not saved"), "the fault is never logged")
        game.act()
        seat = next(seat for seat in game.seats if seat.position["legal"])
        assert seat.hear_until("refused")["code"] == "not_saved"
        resource.prlimit(on_sqlite.pid, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for_status(on_sqlite, 200)
        wait_until(lambda: logged(on_sqlite, "changes are saved again"), "it is never told of")
        game.move()
        assert game.ply == 3
