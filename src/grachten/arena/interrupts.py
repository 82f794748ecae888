"""Ctrl-C and other signals: ignored or deferred for a while, but never lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

SOON = 0.001  # seconds
LATER = 0.02
ENDS = (signal.SIGTERM, signal.SIGHUP) if hasattr(signal, "SIGHUP") else (signal.SIGTERM,)


@contextmanager
def ignore_sigint() -> Iterator[None]:
    """Ignore Ctrl-C in the block, also in processes that it starts."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Defer Ctrl-C to the end of the block, so that the block runs completely or not at all."""
    came: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    except ValueError:  # not the main thread, which alone receives signals
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
    """Run all `finally` blocks on SIGTERM and SIGHUP instead of exiting at once."""
    before = {number: signal.getsignal(number) for number in ENDS}
    heeded = [number for number in ENDS if before[number] is not signal.SIG_IGN]  # not under nohup
    for number in heeded:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def _leave(number: int, _frame: object) -> NoReturn:
    for other in ENDS:  # ignore further signals: the exit is short and must not be interrupted
        signal.signal(other, signal.SIG_IGN)
    raise SystemExit(128 + number)


def reraise_lost_interrupts() -> None:
    """Make sure that interrupts are raised even where Python cannot propagate them.

    An interrupt is raised wherever the program happens to be. In a callback from a C library, such
    as the one that loads compiled code, Python would print the exception and drop it.
    """
    if hasattr(signal, "setitimer"):
        sys.unraisablehook = _raise_soon


def _raise_soon(lost: "UnraisableHookArgs") -> None:
    interrupt = lost.exc_value
    if not isinstance(interrupt, KeyboardInterrupt | SystemExit):
        sys.__unraisablehook__(lost)
        return

    def again(_number: int, frame: FrameType | None) -> None:
        if _in_hook(frame):  # on a busy machine; Python would drop it once more
            signal.setitimer(signal.ITIMER_REAL, LATER)
            return
        if isinstance(interrupt, SystemExit):
            raise interrupt
        signal.raise_signal(signal.SIGINT)  # it may be deferred by now

    signal.signal(signal.SIGALRM, again)
    signal.setitimer(signal.ITIMER_REAL, SOON)


def _in_hook(frame: FrameType | None) -> bool:
    """Return whether this frame or one of its callers belongs to `_raise_soon`."""
    while frame is not None:
        if frame.f_code is _raise_soon.__code__:
            return True
        frame = frame.f_back
    return False
