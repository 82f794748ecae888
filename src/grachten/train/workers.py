"""Where the chunks of a run are computed: in this process, in several, or on Ray."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from typing import Any, NamedTuple, TypeVar

from grachten.arena.on_ray import AHEAD, _connect, _failure, _import_ray, check_ray
from grachten.arena.processes import (
    DEATHS,
    NumberQueue,
    batch_size,
    processes_for,
    results_of,
    run_in_processes,
    try_slice,
)
from grachten.arena.results import Match

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
        check_ray(workers.on, Match(bots=(), players=2, board="", seed="", games=0))


def run_numbers(
    work: "Work[T]", numbers: Sequence[int], workers: Workers
) -> Generator[tuple[int, T], None, None]:
    """Yield each number with its result, as they arrive.

    Short work is done before other processes would have started.
    """
    if workers.on is not None:
        yield from _run_on_ray(work, numbers, workers.jobs, workers.on)
        return
    jobs = processes_for(workers.jobs, len(numbers))
    begun = time.monotonic()
    for place, number in enumerate(numbers):
        if jobs > 1 and time.monotonic() - begun >= ALONE:
            with closing(run_in_processes(work, numbers[place:], jobs)) as done:
                yield from done
            return
        yield number, work(number)


def _run_on_ray(
    work: "Work[T]", numbers: Sequence[int], jobs: int, on: str
) -> Generator[tuple[int, T], None, None]:
    ray = _import_ray()
    running: dict[Any, tuple[list[int], float]] = {}  # numbers, and the start time
    try:
        _connect(ray, on)
        cores = int(ray.cluster_resources().get("CPU", 1))
        queue, most = NumberQueue(numbers, jobs or cores), 1
        task = ray.remote(num_cpus=1, max_retries=DEATHS)(try_slice)
        shared = ray.put(work)
        while queue or running:
            while queue and len(running) < (jobs or AHEAD * cores):
                some = queue.take(most)
                running[task.remote(shared, some)] = some, time.monotonic()
            ready, _ = ray.wait(list(running))
            for reference in ready:
                (some, begun), done = running.pop(reference), results_of(ray.get(reference))
                queue.put_back(some[len(done) :])
                most = batch_size(len(done), time.monotonic() - begun)
                yield from done
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise _failure(error) from None
    finally:
        with suppress(Exception):  # the cluster may be gone
            for reference in running:
                ray.cancel(reference)
        ray.shutdown()
