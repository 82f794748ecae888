"""Threads that begin at the same moment."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def together(*tasks: Callable[[], T]) -> list[T]:
    """Start all tasks at once, each in its own thread; return their results."""
    barrier = threading.Barrier(len(tasks))

    def begin(task: Callable[[], T]) -> T:
        barrier.wait(30)
        return task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return list(pool.map(begin, tasks))
