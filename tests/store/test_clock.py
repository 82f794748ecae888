"""The server's clock: independent of the machine's; with several nodes, the database's."""

import time

import pytest

from grachten.store.clock import ServerClock
from store.filling import OpenStore

HOUR = 3600.0
NEAR = 20_000  # milliseconds that a busy machine may lose


def jump(patch: pytest.MonkeyPatch, seconds: float) -> None:
    """Set the machine's clock."""
    true_time = time.time
    patch.setattr(time, "time", lambda: true_time() + seconds)


@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_a_jump_of_the_clock_while_running_does_not_count(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    store = open_store()
    before = store.now()
    jump(monkeypatch, seconds)
    store.set_clock()
    assert 0 <= store.now() - before < NEAR


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_nodes_have_the_time_of_the_database(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = open_store()
    jump(monkeypatch, HOUR)
    assert abs(open_store().now() - right.now()) < NEAR


def offset(clock: ServerClock) -> tuple[float, float]:
    """Return how far the clock is ahead of the monotonic one, in seconds: least and most."""
    before = time.monotonic()
    now = clock.now() / 1000
    return now - time.monotonic() - 0.001, now - before + 0.001


def is_ahead(clock: ServerClock, seconds: float) -> bool:
    least, most = offset(clock)
    return least <= seconds <= most


def test_half_of_the_way_is_subtracted() -> None:
    clock = ServerClock()
    clock.compare(100.0, 5102.0, 104.0)
    assert is_ahead(clock, 5000.0)
    clock.compare(200.0, 5300.0, 206.0)  # too far ahead for any delay to explain
    assert is_ahead(clock, 5097.0)


def test_an_answer_that_agrees_changes_nothing() -> None:
    clock = ServerClock()
    clock.compare(100.0, 5102.0, 104.0)
    clock.compare(200.0, 5201.0, 210.0)
    assert is_ahead(clock, 5000.0)
