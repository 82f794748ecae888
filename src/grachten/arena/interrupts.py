"""Ctrl-C and other signals that break off what is done: ignored, held back, never lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

SOON = 0.001  # seconds
ENDS = (signal.SIGTERM, signal.SIGHUP) if hasattr(signal, "SIGHUP") else (signal.SIGTERM,)


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Ignore Ctrl-C, here and in every process that is started in the block."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def defer_sigint() -> Iterator[None]:
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


@contextmanager
def exit_on_sigterm() -> Iterator[None]:
    """Go through all `finally` when told to end, instead of being gone at once."""
    before = {number: signal.getsignal(number) for number in ENDS}
    heeded = [number for number in ENDS if before[number] is not signal.SIG_IGN]  # as by nohup
    for number in heeded:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def _leave(number: int, _frame: object) -> NoReturn:
    for other in ENDS:  # told once is enough: the way out is short, and must not be cut off
        signal.signal(other, signal.SIG_IGN)
    raise SystemExit(128 + number)


def reraise_lost_interrupts() -> None:
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
