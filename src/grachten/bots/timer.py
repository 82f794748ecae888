"""The time of one search."""

import math
import time
from collections.abc import Callable

from grachten.bots.budget import Budget

Clock = Callable[[], float]  # returns seconds

real_time: Clock = time.perf_counter


def clock_for(budget: Budget) -> Clock:
    """Return the clock for a budget.

    A time alone is real time. A time that only limits a number of playouts is processor time, so
    that the same seed gives the same decisions on a busy machine too. Every thread has its own
    processor time, so this needs a search with one thread.
    """
    if budget.playouts is not None and budget.threads == 1:
        return time.thread_time
    return real_time


class Timer:
    """Counts the time of a search, from its creation, against the budget."""

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self._seconds = math.inf if budget.seconds is None else budget.seconds
        self._clock = clock
        self._began = clock()

    @property
    def limited(self) -> bool:
        return self._seconds < math.inf

    def passed(self) -> float:
        """Return the seconds since the search began."""
        return self._clock() - self._began

    def left(self, share: float = 1.0) -> float:
        """Return the seconds until `share` of the budget has passed."""
        return share * self._seconds - self.passed()
