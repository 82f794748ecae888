"""Run work in several processes that always end: when all is done, on errors and on Ctrl-C.

Each process has its own pipe, so that it can be killed at any time. The processes of a pool share
locks; killing one that holds a lock would block all others forever.
"""

import os
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar, cast

from grachten.arena.interrupts import exit_on_sigterm, ignore_sigint, reraise_lost_interrupts
from grachten.errors import GrachtenError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    Pipe = Connection[Any, Any]

T = TypeVar("T")
Work = Callable[[int], T]

MAX_BATCH = 64  # numbers per batch, however fast the process is
SLICE = 0.25  # seconds after which a process returns its results, so that Ctrl-C loses little
DEATHS = 2  # how often the work of a dead process is given to another one
GRACE = 2.0  # seconds for a process to clean up


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes_for(jobs: int, tasks: int) -> int:
    """Return how many processes to start for `jobs`; 0 asks for one per core."""
    return max(1, min(jobs or cores(), 2 * cores(), tasks))


class NumberQueue:
    """The numbers that no process works on yet, in order."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self._numbers = numbers  # not copied, because it may be a range of many millions
        self._next = 0
        self._back: deque[int] = deque()
        self._workers = workers

    def __len__(self) -> int:
        return len(self._back) + len(self._numbers) - self._next

    def take(self, most: int = 1) -> list[int]:
        """Return the next few numbers; fewer towards the end, so that all workers end together."""
        size = max(1, min(most, len(self) // (2 * self._workers)))
        again = [self._back.popleft() for _ in range(min(size, len(self._back)))]
        fresh = self._numbers[self._next : self._next + size - len(again)]
        self._next += len(fresh)
        return [*again, *fresh]

    def put_back(self, numbers: Sequence[int]) -> None:
        self._back.extendleft(reversed(numbers))


def batch_size(done: int, seconds: float) -> int:
    """Return the size of the next batch, given how long the last one took.

    Results count in order, so an unfinished batch blocks later ones; batches stay short.
    """
    return max(1, min(MAX_BATCH, int(done * SLICE / max(seconds, 1e-6))))


def run_slice(work: "Work[T]", numbers: Sequence[int]) -> list[tuple[int, T]]:
    """Return the results for these numbers, or for the first of them when the slice is over."""
    end = time.monotonic() + SLICE
    done = []
    for number in numbers:
        done.append((number, work(number)))
        if time.monotonic() > end:
            break
    return done


def run_in_processes(
    work: "Work[T]", numbers: Sequence[int], jobs: int
) -> Generator[tuple[int, T], None, None]:
    """Yield each number with its result, as they arrive, from `jobs` processes.

    The work of a process that died is given to a new one, up to DEATHS times.
    """
    from multiprocessing.connection import wait

    queue = NumberQueue(numbers, jobs)
    deaths: Counter[int] = Counter()
    workers: list[_Worker] = []
    with exit_on_sigterm():
        try:
            while True:
                while queue and len(workers) < jobs:
                    workers.append(_Worker(work))
                for worker in workers:
                    if queue and not worker.task:
                        worker.give(queue.take(worker.batch_size))
                busy = {worker.pipe: worker for worker in workers if worker.task}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[cast("Pipe", pipe)]
                    task, done = worker.task, worker.answer()
                    queue.put_back(task[len(done) :])
                    yield from done
                    if worker.dead:
                        workers.remove(worker)
                        _stop([worker])
                        _count_death(deaths, task)
        finally:
            _stop(workers)


def _count_death(deaths: Counter[int], task: Sequence[int]) -> None:
    deaths.update(task)
    if any(deaths[number] > DEATHS for number in task):
        message = (
            f"a process that played games died {DEATHS + 1} times at the same place; "
            "is there enough memory? Fewer --jobs need less"
        )
        raise GrachtenError("process_died", message)


class Failure(NamedTuple):
    """An error in another process; one for the user has a code, any other is a bug."""

    code: str | None
    message: str


def try_slice(work: "Work[T]", numbers: Sequence[int]) -> list[tuple[int, T]] | Failure:
    """Run a slice; an error is returned as a plain object, which passes through any pipe."""
    try:
        return run_slice(work, numbers)
    except GrachtenError as error:
        return Failure(error.code, error.message)
    except Exception:
        return Failure(None, traceback.format_exc())


def results_of(answer: list[tuple[int, T]] | Failure) -> list[tuple[int, T]]:
    """Return the results of a slice, or raise its error."""
    if isinstance(answer, Failure):
        if answer.code is None:
            raise RuntimeError(answer.message)
        raise GrachtenError(answer.code, answer.message)
    return answer


class _Worker:
    """A worker process: it gets numbers, and returns the results for the first of them."""

    def __init__(self, work: "Work[Any]") -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(work, there), daemon=True)
        with ignore_sigint():  # so that it ignores Ctrl-C from the start
            self.process.start()
        there.close()  # or else its death would go unnoticed
        self.task: list[int] = []
        self.batch_size = 1
        self.dead = False

    def give(self, task: list[int]) -> None:
        self.task = task
        self._given = time.monotonic()
        with suppress(OSError):  # if it has died, there is no answer either
            self.pipe.send(task)

    def answer(self) -> list[tuple[int, Any]]:
        """Return the results of its task; nothing if it has died."""
        self.task = []
        try:
            done = results_of(self.pipe.recv())
        except (EOFError, OSError):
            self.dead = True
            return []
        self.batch_size = batch_size(len(done), time.monotonic() - self._given)
        return done


def _serve(work: "Work[Any]", pipe: "Pipe") -> None:
    """Work on the numbers that arrive, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    signal.signal(signal.SIGTERM, _leave)
    reraise_lost_interrupts()
    if hasattr(os, "setsid"):
        os.setsid()  # so that it can be killed together with its children
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(try_slice(work, pipe.recv()))


def _leave(*_: object) -> NoReturn:
    """Run all `finally` blocks on the way out: bots may have processes of their own."""
    raise SystemExit


def _stop(workers: "Sequence[_Worker]") -> None:
    """End the processes and their children: politely, then by force."""
    with ignore_sigint():
        for worker in workers:
            worker.process.terminate()
            worker.pipe.close()
        end = time.monotonic() + GRACE
        for worker in workers:
            worker.process.join(max(0, end - time.monotonic()))
            if hasattr(os, "killpg"):
                with suppress(OSError):  # none of them is left
                    os.killpg(worker.process.pid or 0, signal.SIGKILL)
            worker.process.kill()
            worker.process.join()
