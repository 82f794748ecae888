"""The games of a match, or other work by number, as Ray tasks on this machine or a cluster.

Every machine of the cluster needs the same version of Grachten. Ray itself reassigns the tasks of
workers that die.
"""

import os
import time
import warnings
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from functools import partial
from typing import Any, TypeVar

from grachten.arena.processes import DEATHS, NumberQueue, batch_size, results_of, try_slice
from grachten.arena.results import Match
from grachten.arena.runner import FinishedGame, play_number
from grachten.bots.custom import is_custom
from grachten.errors import GrachtenError, ParseError
from grachten.extras import import_extra

HERE = "ray"
CLUSTER = "ray://"
AHEAD = 2  # tasks per core that are running or waiting


T = TypeVar("T")


def check_ray(on: str, bots: Sequence[str] = ()) -> None:
    """Raise an error for a bad address, for bots missing on the cluster, or if Ray is missing."""
    if on != HERE and not on.startswith(CLUSTER):
        message = (
            f"--on must be {HERE} or the address of a cluster like {CLUSTER}HOST:PORT, not {on!r}"
        )
        raise ParseError("bad_address", message)
    for name in bots:
        if on != HERE and is_custom(name):
            message = f"{name[:80]!r} exists on this machine only, and a cluster plays on others"
            raise ParseError("far_away", message)
    _import_ray()


def play_on_ray(
    match: Match, numbers: Sequence[int], recorded: bool, jobs: int, on: str
) -> Generator[FinishedGame, None, None]:
    """Yield the games of these numbers as they end; 0 jobs means as many as there are cores."""
    with closing(run_on_ray(partial(play_number, match, recorded), numbers, jobs, on)) as done:
        for _, finished in done:
            yield finished


def run_on_ray(
    work: Callable[[int], T], numbers: Sequence[int], jobs: int, on: str
) -> Generator[tuple[int, T], None, None]:
    """Yield each number with the result of its work, as they arrive."""
    ray = _import_ray()
    running: dict[Any, tuple[list[int], float]] = {}  # numbers, and the start time
    try:
        _connect(ray, on)
        cores = int(ray.cluster_resources().get("CPU", 1))
        queue = NumberQueue(numbers, jobs or cores)
        most = 1
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


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or else it prints a warning
    return import_extra("ray", "ray", "--on")


def _connect(ray: Any, on: str) -> None:
    """Connect to a cluster, or start Ray on this machine only, without log output.

    As everywhere with Ray, `ray` means the cluster in RAY_ADDRESS if that is set.
    """
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if on == HERE and not os.environ.get("RAY_ADDRESS"):
            ray.init("local", include_dashboard=False, **quiet)
        else:
            with warnings.catch_warnings(action="ignore"):  # the error says the same
                ray.init(None if on == HERE else on, **quiet)
    except Exception as error:  # of many kinds: addresses, networks, versions
        raise _failure(error) from None


def _failure(error: Exception) -> GrachtenError:
    why = (str(error).strip() or type(error).__name__).splitlines()[0]
    return GrachtenError("ray_failed", f"Ray failed: {why}")
