"""The queue of the reviews of one node: one is computed at a time, and addresses take turns."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from grachten.errors import GrachtenError
from grachten.server.bots.fair_queue import FairQueue
from grachten.server.errors import Busy, ReviewFault, TooManyReviews
from grachten.server.metrics import Metrics
from grachten.server.wire.reviews import ReviewProgress

log = logging.getLogger("grachten.server")

MOST_WAITING = 100  # of all addresses
KEPT_SECONDS = 3600.0  # how long results stay in memory
MOST_KEPT = 100  # results in memory

Work = Callable[["Job"], Awaitable[bytes | None]]


class Job:
    """A review that is waiting, being computed, or ready.

    Its work returns the review, or None if it is stored elsewhere.
    """

    def __init__(self, origin: str, key: str, work: Work) -> None:
        self.origin = origin
        self.key = key
        self.work = work
        self.running = False
        self.progress = 0.0
        self.result: bytes | GrachtenError | None = None
        self.ended = 0.0

    def answer(self) -> bytes | ReviewProgress:
        """Return the review, or how far it is; raise the error if there is one."""
        if isinstance(self.result, GrachtenError):
            raise self.result
        if self.result is not None:
            return self.result
        return ReviewProgress("computing" if self.running else "waiting", self.progress)


class ReviewQueue:
    """Jobs by key. Errors and reviews that are not stored stay in memory for a while."""

    def __init__(self, metrics: Metrics, most_of_address: int) -> None:
        self._metrics = metrics
        self._most_of_address = most_of_address
        self._jobs: dict[str, Job] = {}  # waiting, running or ready
        self._waiting: FairQueue[Job] = FairQueue()
        self._running: Job | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def __len__(self) -> int:
        """Return the number of jobs that are waiting or running."""
        return len(self._waiting) + (self._running is not None)

    def find(self, key: str) -> Job | None:
        self._forget_old()
        return self._jobs.get(key)

    def submit(self, origin: str, key: str, work: Work) -> Job:
        """Add a job under a key that has none; raise if too many are waiting."""
        if self._closed:
            raise Busy("the server is about to stop")
        running = self._running is not None and self._running.origin == origin
        if len(self._waiting) >= MOST_WAITING or (
            self._waiting.count(origin) + running >= self._most_of_address
        ):
            raise TooManyReviews()
        job = self._jobs[key] = Job(origin, key, work)
        self._waiting.put(origin, key, job)
        self._start_next()
        return job

    async def close(self) -> None:
        """End the running job, and start no more."""
        self._closed = True
        while self._waiting:
            del self._jobs[self._waiting.pop().key]
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._running = None  # also if its task was canceled before it began

    def _start_next(self) -> None:
        if self._running is None and self._waiting:
            self._running = self._waiting.pop()
            self._running.running = True
            self._task = asyncio.create_task(self._run(self._running))

    async def _run(self, job: Job) -> None:
        began = time.monotonic()
        try:
            job.result = await job.work(job)
            self._metrics.reviews.labels("made").inc()
            self._metrics.review_seconds.observe(time.monotonic() - began)
        except GrachtenError as error:
            self._metrics.reviews.labels(error.code).inc()
            job.result = error
        except Exception:
            log.exception("a review has failed")
            self._metrics.reviews.labels("fault").inc()
            job.result = ReviewFault()
        finally:
            self._end(job)

    def _end(self, job: Job) -> None:
        """Keep the result, unless it is stored elsewhere or another attempt may succeed."""
        job.running = False
        job.ended = time.monotonic()
        result = job.result
        passes = isinstance(result, GrachtenError) and result.retry
        if result is None or passes:
            del self._jobs[job.key]
        else:
            self._jobs[job.key] = self._jobs.pop(job.key)  # the last one that has ended
        self._running = None
        self._forget_old()
        if not self._closed:
            self._start_next()

    def _forget_old(self) -> None:
        """Forget the results that ended long ago, and the oldest ones if there are too many."""
        ready = [job for job in self._jobs.values() if job.result is not None]
        before = time.monotonic() - KEPT_SECONDS
        for number, job in enumerate(ready):
            if job.ended < before or number < len(ready) - MOST_KEPT:
                del self._jobs[job.key]
