"""Ctrl-C in the middle of work: deferred, and raised even where Python would drop it."""

import signal
import subprocess
import sys

import pytest

from grachten.arena.interrupts import defer_sigint

CALLED_BACK = """
import signal, sys, time
from ctypes import CFUNCTYPE
from grachten.arena import interrupts

def leave(*_):
    raise SystemExit(7)

signal.signal(signal.SIGTERM, leave)
interrupts.SOON = {soon}
interrupts.reraise_lost_interrupts()
called_by_c = CFUNCTYPE(None)(lambda: signal.raise_signal({number}))
called_by_c()
time.sleep(60)
"""
FAILING = """
from ctypes import CFUNCTYPE
from grachten.arena.interrupts import reraise_lost_interrupts
reraise_lost_interrupts()
CFUNCTYPE(None)(lambda: 1 / 0)()
"""


def interrupted(answer: str) -> str:
    signal.raise_signal(signal.SIGINT)
    return answer


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=50)


def test_held_back_to_the_end_of_the_block() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt), defer_sigint():
        done += [interrupted("whole")]
    assert done == ["whole"]


@pytest.mark.parametrize("soon", [0.001, 0.000001], ids=["later", "at once"])
def test_what_interrupts_a_function_that_c_has_called_is_not_lost(soon: float) -> None:
    said = run(CALLED_BACK.format(number=int(signal.SIGINT), soon=soon))
    assert said.stderr.endswith("KeyboardInterrupt\n")
    assert "ignored" not in said.stderr
    said = run(CALLED_BACK.format(number=int(signal.SIGTERM), soon=soon))
    assert (said.returncode, said.stderr) == (7, "")


def test_other_errors_there_are_told_as_ever() -> None:
    assert "ZeroDivisionError" in run(FAILING).stderr
