"""Measures how long a regent takes while somebody opens 50 tables with three regents each.

PYTHONPATH=tests python bench/crowd.py [TURNS]

The attack comes from one address: first its players resign, then scripts play for them.
"""

import statistics
import sys

from server.conftest import LIFTED
from server.crowd import Crowd, regent_delays
from server.running import Running, data_folder

TABLES = 50


def show(name: str, delays: list[float]) -> None:
    middle, longest = statistics.median(delays), max(delays)
    print(f"{name}: median {middle:.2f} s, longest {longest:.2f} s, {len(delays)} decisions")


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    for name, resign in (("the persons resign", True), ("scripts play on", False)):
        with Running(data_folder(), **LIFTED, proxies="127.0.0.0/8") as server:
            show("alone", regent_delays(server.url, turns))
            with Crowd(server.url, TABLES, resign):
                show(f"beside {TABLES} tables, {name}", regent_delays(server.url, turns))


if __name__ == "__main__":
    main()
