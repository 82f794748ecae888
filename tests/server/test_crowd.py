"""Thinking time is shared fairly: a crowd of slow bots from one address slows nobody else."""

import statistics
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from server.client import Browser, Seat
from server.conftest import LIFTED
from server.crowd import ATTACKER, ME, Crowd, browser_at, regent_delays, sit_at
from server.running import Running, data_folder

OPEN = {"kind": "open"}
TURNS = 8


@pytest.fixture
def server() -> Iterator[Running]:
    """A server with one thread for all bots, which trusts the test as its proxy."""
    proxies = "127.0.0.0/8"
    with Running(data_folder(), **LIFTED, proxies=proxies, thinkers=1) as running:
        yield running
        assert running.errors() == []


def wait_for_backlog(server: Running, jobs: int) -> None:
    """Wait until that many bot decisions are waiting or running."""
    while server.metric("grachten_bot_queue") < jobs:
        time.sleep(0.1)


@pytest.mark.long
@pytest.mark.parametrize("resign", [True, False], ids=["resigned", "playing"])
def test_a_crowd_from_one_address_slows_down_no_other_address(
    server: Running, resign: bool
) -> None:
    """A bot of another address needs its own time, and at most that of one running job."""
    alone = statistics.median(regent_delays(server.url, TURNS))
    with Crowd(server.url, 50, resign):
        if not resign:
            wait_for_backlog(server, 40)
        beside = statistics.median(regent_delays(server.url, TURNS))
    assert beside < 4 * alone  # twice by the rule; without it, fifty times


@pytest.mark.long
def test_nobody_can_stop_a_clock_by_coming_back_each_time(server: Running) -> None:
    """The substitute has to wait behind twenty regents of the same address; Anna gains nothing."""
    anna, bert = browser_at(server.url, ATTACKER), Browser(server.url)
    with closing(anna), closing(bert), Crowd(server.url, 20, resign=False):
        wait_for_backlog(server, 15)
        clock = {"kind": "move", "seconds": 5}
        table = anna.open_table(ME, OPEN, first=0, clock=clock)["id"]
        bert.join(table, 1, "Bert")
        anna.post(f"/api/tables/{table}/start")
        with sit_at(anna, ATTACKER, table) as late, bert.sit(table, 1) as waiting:
            for seat in (late, waiting):
                seat.hear_until("position")
            waiting.act(waiting.position["legal"][0])
            falls = come_back_each_time(late)
    assert falls == 1
    assert [step["by"] for step in late.steps if step["seat"] == 0] == ["bot:journeyman"]


def come_back_each_time(seat: Seat) -> int:
    """Answer `back` each time the clock runs out, until the bot decides; return how often."""
    falls = 0
    while seat.position["view"]["phase"] == "setup":
        message = seat.hear(60)
        if message["type"] == "table" and message["seats"][0]["away"]:
            falls += 1
            seat.send(type="back")
    return falls
