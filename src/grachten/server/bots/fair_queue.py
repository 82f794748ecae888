"""A queue in which addresses take turns, and within an address its tables take turns."""

from typing import Generic, TypeVar

MOST_SERVED = 10_000  # origins whose last turn is remembered

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Waiting jobs, at most one for each origin and table.

    The next job belongs to the origin that was served longest ago; origins that were never served
    come first. So an origin with few jobs waits for at most one job of each busy origin.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, T]] = {}  # jobs by origin and table, oldest first
        self._served: dict[str, None] = {}  # origins in the order of their last turn

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def count(self, origin: str) -> int:
        """Return the number of jobs of an origin that are waiting."""
        return len(self._waiting.get(origin, ()))

    def holds(self, origin: str, table: str) -> bool:
        return table in self._waiting.get(origin, ())

    def put(self, origin: str, table: str, job: T) -> None:
        """Add a job for a table that has no waiting job."""
        assert not self.holds(origin, table)
        self._waiting.setdefault(origin, {})[table] = job

    def pop(self) -> T:
        """Remove and return the next job; the queue must not be empty."""
        origin = self._next_origin()
        table = next(iter(self._waiting[origin]))
        self._served.pop(origin, None)
        self._served[origin] = None
        if len(self._served) > MOST_SERVED:
            del self._served[next(iter(self._served))]
        return self._take(origin, table)

    def discard(self, origin: str, table: str, job: T) -> None:
        """Remove a job if it is still waiting."""
        if self._waiting.get(origin, {}).get(table) is job:
            self._take(origin, table)

    def _next_origin(self) -> str:
        for origin in self._waiting:
            if origin not in self._served:
                return origin
        return next(origin for origin in self._served if origin in self._waiting)

    def _take(self, origin: str, table: str) -> T:
        jobs = self._waiting[origin]
        job = jobs.pop(table)
        if not jobs:
            del self._waiting[origin]
        return job
