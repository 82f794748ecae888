"""A queue in which addresses take turns, and the tables of an address take turns within it."""

from typing import Generic, TypeVar

MOST_SERVED = 10_000  # origins whose last turn is remembered

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs that wait, at most one for each origin and table.

    The next job belongs to the origin that was served longest ago; an origin that was never served
    comes first. So whoever asks for little waits for one job of those who ask for much.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, T]] = {}  # jobs by origin and table, the oldest first
        self._served: dict[str, None] = {}  # origins in the order of their last turn

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def count(self, origin: str) -> int:
        """Return how many jobs of an origin wait."""
        return len(self._waiting.get(origin, ()))

    def holds(self, origin: str, table: str) -> bool:
        return table in self._waiting.get(origin, ())

    def put(self, origin: str, table: str, job: T) -> None:
        """Add a job for a table that has none waiting."""
        assert not self.holds(origin, table)
        self._waiting.setdefault(origin, {})[table] = job

    def pop(self) -> T:
        """Remove and return the job whose turn it is; the queue must not be empty."""
        origin = self._next_origin()
        table = next(iter(self._waiting[origin]))
        self._served.pop(origin, None)
        self._served[origin] = None
        if len(self._served) > MOST_SERVED:
            del self._served[next(iter(self._served))]
        return self._take(origin, table)

    def discard(self, origin: str, table: str, job: T) -> None:
        """Remove a job that nobody wants any more, if it still waits."""
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
