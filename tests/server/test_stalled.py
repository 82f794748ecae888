"""A node that stalls in the middle of a move must not undo what others do meanwhile."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import psycopg
import pytest

from databases import Postgres
from server.client import Browser, Seat, choose_first
from server.fleet import NO_LIMITS
from server.running import Running, free_port, wait_until

PATIENCE = 30.0
ANNA, BRAM = {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bram"}
TOKEN = "the token of these tests"
WAITING = "SELECT count(*) FROM pg_locks WHERE relation = 'steps'::regclass AND NOT granted"


@pytest.fixture
def nodes(postgres: Postgres, tmp_path: Path) -> Iterator[list[Running]]:
    flags = ("--database", postgres.create("stalled"))
    with ExitStack() as stack:
        both = [
            Running(
                tmp_path / name,
                *flags,
                port=free_port(),
                admin_token=TOKEN,
                vote_seconds=0.1,
                **NO_LIMITS,
            )
            for name in ("stalls", "runs")
        ]
        for node in both:
            stack.push(node)
            node.spawn()
        for node in both:
            node.wait_until_listening()
        yield both
    postgres.drop("stalled")


def moves_that_wait(observer: "psycopg.Connection[tuple[int]]") -> int:
    """Return how many statements wait until the test lets them write steps."""
    row = observer.execute(WAITING).fetchone()
    assert row is not None
    return row[0]


def begin_a_game(browser: Browser) -> tuple[str, Seat, Seat]:
    """Start a game of two people in one browser; it is Anna's turn."""
    table = browser.open_table(ANNA, BRAM, first=0, begin=True)["id"]
    anna, bram = browser.sit(table, 0), browser.sit(table, 1)
    for seat in (anna, bram):
        seat.hear_until("position")
    choose_first(anna, bram)
    return table, anna, bram


def test_a_stalled_node_adds_no_step_to_a_table_that_another_has_closed(
    nodes: list[Running], postgres: Postgres
) -> None:
    """The test blocks the database, so that the move is in flight when the node stops."""
    stalls, runs = nodes
    with (
        closing(Browser(stalls.url)) as browser,
        psycopg.connect(postgres.url("stalled")) as holder,
        psycopg.connect(postgres.url("stalled"), autocommit=True) as observer,
    ):
        table, anna, _ = begin_a_game(browser)
        holder.execute("LOCK TABLE steps IN EXCLUSIVE MODE")
        anna.act("draw:deck")
        wait_until(lambda: moves_that_wait(observer) == 1)
        stalls.send(signal.SIGSTOP)
        try:
            headers = {"Authorization": f"Bearer {TOKEN}"}
            address = f"{runs.url}/api/admin/tables/{table}"
            assert httpx.delete(address, headers=headers, timeout=PATIENCE).status_code == 200
            holder.rollback()
            wait_until(lambda: moves_that_wait(observer) == 0)
        finally:
            stalls.send(signal.SIGCONT)
        anna.hear_table(lambda info: info["state"] == "closed")
        assert anna.hear_until("refused")["code"] == "not_playing"
        steps = "SELECT count(*) FROM steps WHERE table_id = %s"
        assert observer.execute(steps, [table]).fetchone() == (3,)  # the deal and two choices
        with closing(Browser(runs.url)) as visitor:
            assert len(visitor.get(f"/api/tables/{table}/record")["steps"]) == 3
    assert [node.errors() for node in nodes] == [[], []]


def test_a_bot_that_was_about_to_move_moves_once_although_the_person_is_back(
    nodes: list[Running], postgres: Postgres
) -> None:
    here, elsewhere = nodes
    with (
        closing(Browser(here.url)) as browser,
        closing(Browser(elsewhere.url)) as other,
        psycopg.connect(postgres.url("stalled")) as holder,
        psycopg.connect(postgres.url("stalled"), autocommit=True) as observer,
    ):
        table, _, bram = begin_a_game(browser)
        other.http.cookies.update(browser.http.cookies)
        holder.execute("LOCK TABLE steps IN EXCLUSIVE MODE")
        bram.send(type="vote", seat=0)
        while bram.hear()["type"] == "refused":  # too early
            bram.send(type="vote", seat=0)
        wait_until(lambda: moves_that_wait(observer) == 1)  # the bot's, for Anna
        returned = other.sit(table, 0)
        returned.hear_table(lambda info: info["seats"][0]["away"])
        returned.send(type="back")
        returned.hear_table(lambda info: not info["seats"][0]["away"])
        holder.rollback()
        while returned.position["ply"] < 3:  # the bot still makes the decision that was due
            returned.hear()
        assert browser.get(f"/api/tables/{table}")["seats"][0]["away"] is False
        assert [step.get("by") for step in returned.steps] == [None] * 3 + ["bot:journeyman"]
    assert [node.errors() for node in nodes] == [[], []]
