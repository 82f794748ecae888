"""When the server ran: what nodes record, and how far back a span of uptime goes."""

import pytest

from grachten.store.store import Store
from grachten.store.uptimes import (
    Uptime,
    forget_uptimes,
    read_uptimes,
    start_of_last,
    write_uptime,
)


@pytest.mark.parametrize(
    ("spans", "milliseconds", "start"),
    [
        ([], 1, None),
        ([(0, 100)], 30, 70),
        ([(0, 100)], 100, 0),
        ([(0, 100)], 101, None),
        ([(0, 100), (500, 520)], 30, 90),  # downtime does not count
        ([(500, 520), (0, 100)], 20, 500),
        ([(0, 100), (40, 90)], 60, 40),  # two nodes at once count once
        ([(0, 100), (50, 150)], 150, 0),
        ([(0, 100), (50, 150)], 151, None),
        ([(0, 100), (10, 20), (200, 210), (202, 208)], 15, 95),
        ([(50, 50), (0, 10)], 5, 5),  # a node that has just begun
    ],
)
def test_only_time_in_which_a_node_ran_counts(
    spans: list[tuple[int, int]], milliseconds: int, start: int | None
) -> None:
    uptimes = [Uptime(f"node {i}", *span) for i, span in enumerate(spans)]
    assert start_of_last(milliseconds, uptimes) == start


def test_uptimes_are_extended_and_forgotten(store: Store) -> None:
    for uptime in (
        Uptime("a", 0, 10),
        Uptime("b", 0, 5),
        Uptime("a", 0, 20),
        Uptime("a", 90, 95),  # after a stall
    ):
        write_uptime(store.engine, uptime)
    assert sorted(read_uptimes(store.engine)) == [("a", 0, 20), ("a", 90, 95), ("b", 0, 5)]
    forget_uptimes(store.engine, 20)
    assert sorted(read_uptimes(store.engine)) == [("a", 0, 20), ("a", 90, 95)]
