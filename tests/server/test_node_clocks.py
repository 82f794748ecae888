"""Nodes whose machines disagree about the time: the database's clock decides."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest

from databases import Postgres
from grachten.server.cluster.heartbeat import ALIVE_SECONDS
from server.client import Browser, Seat
from server.fleet import NO_LIMITS
from server.running import Running, free_port

SHIFT = 30.0  # seconds that one machine's clock is ahead
MOVE_SECONDS = 20  # less than that
PATIENCE = 20.0
ANNA, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}


@pytest.fixture
def nodes(postgres: Postgres, tmp_path: Path) -> Iterator[list[Running]]:
    """Two nodes on one database; the clock of the second is ahead."""
    flags = ("--database", postgres.create("disagreeing"))
    with ExitStack() as stack:
        both = [
            Running(tmp_path / str(shift), *flags, port=free_port(), shift=shift, **NO_LIMITS)
            for shift in (0.0, SHIFT)
        ]
        for node in both:
            stack.push(node)
            node.spawn()
        for node in both:
            node.wait_until_listening()
        yield both
    postgres.drop("disagreeing")


def hear_of_ply(seat: Seat, ply: int) -> None:
    while not seat.position or seat.position["ply"] < ply:
        seat.hear(PATIENCE)


def test_no_bot_moves_for_a_person_who_is_connected(nodes: list[Running]) -> None:
    """Anna plays on one node, Bram on the other; both nodes have the table."""
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(closing(Browser(node.url))) for node in nodes)
        clock = {"kind": "move", "seconds": MOVE_SECONDS}
        table = anna.open_table(ANNA, OPEN, first=0, clock=clock)["id"]
        bram.join(table, 1, "Bram")
        seats = anna.sit(table, 0), bram.sit(table, 1)
        anna.post(f"/api/tables/{table}/start")
        for seat in seats:
            hear_of_ply(seat, 0)
        for seat in seats:
            seat.act(seat.position["legal"][0])
        for ply in range(2, 9):
            for seat in seats:
                hear_of_ply(seat, ply)
                assert [chair["away"] for chair in seat.table["seats"]] == [False, False]
                deadlines = [time for time in seat.position["deadlines"] if time is not None]
                left = [(time - seat.position["now"]) / 1000 for time in deadlines]
                assert len(left) == 1
                assert 0 < left[0] <= MOVE_SECONDS + 1
            mover = seats[seats[0].position["view"]["to_move"]]
            mover.act("draw:deck")
        steps = anna.get(f"/api/tables/{table}/record")["steps"]
        assert [step["by"] for step in steps if "by" in step] == []


def test_nodes_are_alive_by_the_clock_of_the_database(
    nodes: list[Running], postgres: Postgres
) -> None:
    """Otherwise the node that is ahead would think that the other one is dead."""
    now = "extract(epoch FROM clock_timestamp()) * 1000"
    with psycopg.connect(postgres.url("disagreeing"), autocommit=True) as connection:
        rows = connection.execute(f"SELECT alive_until - {now} FROM nodes").fetchall()
    assert len(rows) == len(nodes)
    assert all(0 < milliseconds <= 1000 * ALIVE_SECONDS for (milliseconds,) in rows)
