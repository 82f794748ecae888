"""Where the chunks of a run are computed: in this process, in several, or on Ray."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import NamedTuple, TypeVar

from grachten.arena.on_ray import check_ray, run_on_ray
from grachten.arena.processes import processes_for, run_in_processes

T = TypeVar("T")
Work = Callable[[int], T]

ALONE = 1.0  # seconds of work in this process before others are started


class Workers(NamedTuple):
    """How many processes to use, 0 for one per core, and Ray's address if it is to be used."""

    jobs: int
    on: str | None = None


def check_workers(workers: Workers) -> None:
    """Raise an error for a bad address of Ray, or if Ray is missing."""
    if workers.on is not None:
        check_ray(workers.on)


def run_numbers(
    work: "Work[T]", numbers: Sequence[int], workers: Workers
) -> Generator[tuple[int, T], None, None]:
    """Yield each number with its result, as they arrive.

    Short work is done before other processes would have started.
    """
    if workers.on is not None:
        yield from run_on_ray(work, numbers, workers.jobs, workers.on)
        return
    jobs = processes_for(workers.jobs, len(numbers))
    begun = time.monotonic()
    for place, number in enumerate(numbers):
        if jobs > 1 and time.monotonic() - begun >= ALONE:
            with closing(run_in_processes(work, numbers[place:], jobs)) as done:
                yield from done
            return
        yield number, work(number)
