"""Bots as programs for tests: small scripts on disk, most of which misbehave."""

import os
import sys
import time
from pathlib import Path

import pytest

# The start of every script: it records its process id, and can answer properly.
PREAMBLE = """
import json, os, signal, subprocess, sys, time

with open({pids!r}, "a") as file:
    file.write(f"{{os.getpid()}}\\n")

def say(**message):
    print(json.dumps(message), flush=True)

def messages():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", name="a test")
        yield message

def questions():
    return (message for message in messages() if message["type"] == "decide")

def answer(message):
    say(type="action", action=message["legal"][0])
"""

GOOD = """
for message in questions():
    answer(message)
"""


class Script:
    """A program on disk, and the processes started from it."""

    def __init__(self, folder: Path, text: str) -> None:
        self._pids = folder / "pids"
        self.path = folder / "bot.py"
        self.path.write_text(PREAMBLE.format(pids=str(self._pids)) + text)

    @property
    def name(self) -> str:
        """Return the bot's name."""
        return f"cmd: {sys.executable} {self.path}"

    @property
    def pids(self) -> list[int]:
        text = self._pids.read_text() if self._pids.exists() else ""
        return [int(line) for line in text.split()]

    def wait_for_processes(self, number: int) -> None:
        for _ in range(600):
            if len(self.pids) >= number:
                return
            time.sleep(0.05)
        pytest.fail("no process was started")

    def assert_gone(self) -> None:
        """Check that its processes end soon: a signal needs a moment."""
        assert self.pids
        for _ in range(200):
            if not any(map(runs, self.pids)):
                return
            time.sleep(0.05)
        pytest.fail(f"of {self.pids} one still runs")


def runs(pid: int) -> bool:
    """Return whether there is such a process; zombies do not count."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not Path("/proc/self").exists()  # without /proc, the id counts
