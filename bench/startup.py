"""Measures start times: the first start with an empty cache, and warm starts.

python bench/startup.py [--json]
"""

import json
import os
import subprocess
import sys
import tempfile
import time

ROUNDS = 5


def seconds(arguments: list[str], **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "grachten", *arguments],
        check=True,
        capture_output=True,
        env={**os.environ, **environment},
    )
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        first = seconds(["simulate", "--games", "1"], GRACHTEN_CACHE=cache)
        warm = min(
            seconds(["simulate", "--games", "1"], GRACHTEN_CACHE=cache) for _ in range(ROUNDS)
        )
    figures = {
        "first_start": first,
        "simulate_warm": warm,
        "help_warm": min(seconds(["--help"]) for _ in range(ROUNDS)),
    }
    if "--json" in sys.argv:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:14} {figure:6.2f} s")


if __name__ == "__main__":
    main()
