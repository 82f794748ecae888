"""Ctrl-C in the middle of work: held back, or heard whatever becomes of its exception."""

import signal
from contextlib import suppress

import pytest

from grachten.arena.processes import heard, held_back


def interrupted(answer: str) -> str:
    signal.raise_signal(signal.SIGINT)
    return answer


def fail() -> None:
    raise RuntimeError("release unlocked lock")


def interrupted_badly() -> None:
    try:
        interrupted("not at all")
    finally:
        fail()


def test_held_back_to_the_end_of_the_block() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt), held_back():
        done += [interrupted("whole")]
    assert done == ["whole"]


def test_heard_at_once() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt), heard():
        done += [interrupted("after")]
    assert not done


def test_heard_where_something_swallows_it() -> None:
    with pytest.raises(KeyboardInterrupt), heard(), suppress(KeyboardInterrupt):
        interrupted("at all")


def test_heard_where_something_makes_another_error_of_it() -> None:
    with pytest.raises(KeyboardInterrupt), heard():
        interrupted_badly()


def test_other_errors_stay_what_they_are() -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(RuntimeError, match="unlocked"), heard():
        fail()
    assert signal.getsignal(signal.SIGINT) is before
