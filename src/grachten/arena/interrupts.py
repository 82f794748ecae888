"""Ctrl-C and other signals that break off what is done: ignored, held back, never lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

SOON = 0.001  # seconds


@contextmanager
def deaf() -> Iterator[None]:
    """Ignore Ctrl-C, here and in every process that is started in the block."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def held_back() -> Iterator[None]:
    """Hold Ctrl-C back to the end of the block: what is done there is done whole or not at all."""
    came: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    except ValueError:  # not the main thread, where no signal arrives
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


def keep_interrupts() -> None:
    """From now on, raise an interrupt again where Python cannot pass it on.

    It comes as an exception, wherever the program is just then; in a function that is called back
    by a library in C, such as the one that loads compiled code, Python prints and forgets it.
    """
    if hasattr(signal, "setitimer"):
        sys.unraisablehook = _raise_soon


def _raise_soon(lost: "UnraisableHookArgs") -> None:
    interrupt = lost.exc_value
    if not isinstance(interrupt, KeyboardInterrupt | SystemExit):
        sys.__unraisablehook__(lost)
        return

    def again(*_: object) -> None:
        if isinstance(interrupt, SystemExit):
            raise interrupt
        signal.raise_signal(signal.SIGINT)  # which may be held back by now

    signal.signal(signal.SIGALRM, again)
    signal.setitimer(signal.ITIMER_REAL, SOON)
