"""Work for the processes of tests/arena/test_processes.py."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from grachten.errors import ParseError


def square(number: int) -> tuple[int, int]:
    """Return the result, and the process that found it."""
    return number * number, os.getpid()


def slow(number: int) -> int:
    time.sleep(0.3)
    return number


def die_once(folder: Path, deadly: int, number: int) -> int:
    """Kill this process at that number, the first time."""
    mark = folder / "died"
    if number == deadly and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    if number == 5:
        os._exit(1)
    return number


def refuse(number: int) -> int:
    raise ParseError("no_luck", f"{number} is refused")


def break_down(number: int) -> float:
    return 1 / (number - number)


def start_a_program(folder: Path, number: int) -> int:
    """Start a process that exits only after a minute, and wait for it."""
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(command) as child:
        (folder / f"{number}.part").write_text(f"{child.pid}\n{os.getpid()}")
        (folder / f"{number}.part").rename(folder / f"{number}.pids")
        child.wait()
    return number
