"""Measures each step from a wheel to a first game, with an empty home, pip cache and compile cache.

PYTHONPATH=tests python bench/first_move.py dist/grachten-0.1.0-py3-none-any.whl
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from server.client import Browser
from server.running import free_port

PATIENCE = 900.0


class Steps:
    """Prints the seconds that each step took."""

    def __init__(self) -> None:
        self._first = self._last = time.perf_counter()

    def done(self, what: str) -> None:
        now = time.perf_counter()
        print(f"{now - self._last:7.1f} s  {now - self._first:7.1f} s  {what}", flush=True)
        self._last = now


def play(url: str, steps: Steps) -> None:
    """Start a game against a bot as the page does; note the first moves."""
    browser = Browser(url)
    browser.http.timeout = httpx.Timeout(PATIENCE)
    me, bot = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "journeyman"}
    table = browser.open_table(me, bot, first=0, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        while not (seat.position and seat.position["legal"]):
            seat.hear(PATIENCE)
        steps.done("the cards are dealt")
        seat.act(seat.position["legal"][0])
        seat.hear_until("position", PATIENCE)
        steps.done("the first move is made")
        while not any(step["seat"] == 1 for step in seat.steps):
            seat.hear(PATIENCE)
        steps.done("the bot has moved")
    while httpx.get(f"{url}/api/preparation", timeout=PATIENCE).json()["part"] is not None:
        time.sleep(0.2)
    steps.done("everything is compiled")
    browser.close()


def main() -> None:
    wheel = Path(sys.argv[1]).resolve()
    kept = {name: os.environ[name] for name in os.environ if not name.startswith("GRACHTEN_")}
    with tempfile.TemporaryDirectory() as home:
        environment = {**kept, "HOME": home, "DISPLAY": "", "GRACHTEN_PORT": str(free_port())}
        for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "PIP_CACHE_DIR", "PYTHONPATH"):
            environment.pop(name, None)
        steps = Steps()
        subprocess.run([sys.executable, "-m", "venv", f"{home}/venv"], env=environment, check=True)
        steps.done("python -m venv")
        pip = [f"{home}/venv/bin/pip", "install", "--quiet", str(wheel)]
        subprocess.run(pip, env=environment, check=True)
        steps.done("pip install")
        with subprocess.Popen(
            [f"{home}/venv/bin/grachten"], env=environment, stdout=subprocess.PIPE, text=True
        ) as grachten:
            try:
                assert grachten.stdout is not None
                url = grachten.stdout.readline().split()[3]
                httpx.get(url, timeout=PATIENCE).raise_for_status()
                steps.done("grachten: the page is there")
                play(url, steps)
            finally:
                grachten.terminate()


if __name__ == "__main__":
    main()
