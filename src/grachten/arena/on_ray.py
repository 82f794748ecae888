"""Playing the games of a match as tasks of Ray, on this machine or on a cluster.

Every machine of the cluster needs the same version of Grachten. Ray itself gives the task of a
worker that has died to another one.
"""

import os
import time
import warnings
from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from grachten.arena.processes import DEATHS, NumberQueue, batch_size, results_of, try_slice
from grachten.arena.results import Match
from grachten.arena.runner import FinishedGame, play_number
from grachten.bots.custom import is_custom
from grachten.errors import GrachtenError, ParseError

HERE = "ray"
CLUSTER = "ray://"
AHEAD = 2  # tasks for each core that are under way or wait


def check_ray(on: str, match: Match) -> None:
    """Refuse an address that is none, bots that are not there, and a machine without Ray."""
    if on != HERE and not on.startswith(CLUSTER):
        message = f"--on is {HERE}, or the address of a cluster as {CLUSTER}HOST:PORT; not {on!r}"
        raise ParseError("bad_address", message)
    for name in match.bots:
        if on != HERE and is_custom(name):
            message = f"{name[:80]!r} is on this machine, and a cluster plays on others"
            raise ParseError("far_away", message)
    _import_ray()


def play_on_ray(
    match: Match, numbers: Sequence[int], recorded: bool, jobs: int, on: str
) -> Generator[FinishedGame, None, None]:
    """The games of these numbers, as they end; 0 jobs are as many as there are cores."""
    ray = _import_ray()
    running: dict[Any, tuple[list[int], float]] = {}  # numbers, and since when
    try:
        _connect(ray, on)
        cores = int(ray.cluster_resources().get("CPU", 1))
        queue = NumberQueue(numbers, jobs or cores)
        most = 1
        task = ray.remote(num_cpus=1, max_retries=DEATHS)(try_slice)
        work = ray.put(partial(play_number, match, recorded))
        while queue or running:
            while queue and len(running) < (jobs or AHEAD * cores):
                some = queue.take(most)
                running[task.remote(work, some)] = some, time.monotonic()
            ready, _ = ray.wait(list(running))
            for reference in ready:
                (some, begun), done = running.pop(reference), results_of(ray.get(reference))
                queue.put_back(some[len(done) :])
                most = batch_size(len(done), time.monotonic() - begun)
                yield from (finished for _, finished in done)
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise _failure(error) from None
    finally:
        with suppress(Exception):  # of a cluster that is not there any more
            for reference in running:
                ray.cancel(reference)
        ray.shutdown()


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told about a match
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns about it
    try:
        import ray
    except ImportError:
        message = "--on needs Ray: pip install 'grachten[ray]'"
        raise GrachtenError("no_ray", message) from None
    return ray


def _connect(ray: Any, on: str) -> None:
    """Go to a cluster, or start Ray on this machine alone; in either case without chatter.

    `ray` is the cluster that the environment names by RAY_ADDRESS, as everywhere with Ray.
    """
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if on == HERE and not os.environ.get("RAY_ADDRESS"):
            ray.init("local", include_dashboard=False, **quiet)
        else:
            with warnings.catch_warnings(action="ignore"):  # what is wrong is in the error, too
                ray.init(None if on == HERE else on, **quiet)
    except Exception as error:  # of many kinds: of addresses, networks, versions
        raise _failure(error) from None


def _failure(error: Exception) -> GrachtenError:
    why = (str(error).strip() or type(error).__name__).splitlines()[0]
    return GrachtenError("ray_failed", f"Ray has failed: {why}")
