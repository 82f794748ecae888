"""Work in several processes: complete, whatever happens to them, and nothing stays behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from arena.work import break_down, die, die_once, refuse, slow, square, start_a_program
from grachten.arena.processes import MAX_BATCH, NumberQueue, batch_size, run_in_processes
from grachten.errors import GrachtenError


def gone(pid: int) -> bool:
    """Return whether no such process runs; zombies do not count."""
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True


def wait_until_gone(pids: Iterator[int]) -> None:
    for pid in pids:
        for _ in range(100):
            if gone(pid):
                break
            time.sleep(0.05)
        else:
            pytest.fail(f"process {pid} still runs")


def test_all_is_done_once_by_all_processes() -> None:
    found = list(run_in_processes(square, range(3000), 2))
    assert sorted(number for number, _ in found) == list(range(3000))
    assert all(result == number * number for number, (result, _) in found)
    pids = {pid for _, (_, pid) in found}
    assert len(pids) == 2
    assert os.getpid() not in pids
    wait_until_gone(iter(pids))


def test_slow_work_is_handed_out_piece_by_piece() -> None:
    queue = NumberQueue(range(10), 2)
    assert queue.take() == [0]
    assert queue.take(2) == [1, 2]
    assert queue.take(64) == [3]
    queue.put_back([2])
    assert len(queue) == 7
    assert queue.take() == [2]
    assert [queue.take(64) for _ in range(6)] == [[4], [5], [6], [7], [8], [9]]
    assert not queue


def test_as_many_are_handed_out_as_are_done_in_a_slice() -> None:
    assert batch_size(1, 3.0) == 1
    assert batch_size(1, 0.1) == 2
    assert batch_size(2, 0.05) == 10
    assert batch_size(64, 0.0) == MAX_BATCH


def test_slow_work_stays_close_to_the_front() -> None:
    with closing(run_in_processes(slow, range(1000), 2)) as results:
        numbers = [next(results)[0] for _ in range(6)]
    assert max(numbers) < 8


def test_results_come_while_the_rest_is_under_way() -> None:
    begun = time.monotonic()
    with closing(run_in_processes(slow, range(1000), 2)) as results:
        assert next(results)[0] in (0, 1)
    assert time.monotonic() - begun < 20


def test_the_work_of_a_process_that_died_is_done_by_another(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path, 70)
    assert sorted(run_in_processes(work, range(200), 2)) == [
        (number, number) for number in range(200)
    ]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(GrachtenError, match="died 3 times") as caught:
        list(run_in_processes(die, range(20), 2))
    assert caught.value.code == "process_died"


def test_an_error_for_the_user_comes_through() -> None:
    with pytest.raises(GrachtenError, match="is refused") as caught:
        list(run_in_processes(refuse, range(4), 2))
    assert caught.value.code == "no_luck"


def test_a_fault_shows_where_it_was() -> None:
    with pytest.raises(RuntimeError, match="in break_down"):
        list(run_in_processes(break_down, range(4), 2))


def test_programs_that_the_processes_started_end_with_them(tmp_path: Path) -> None:
    with closing(run_in_processes(partial(start_a_program, tmp_path), range(2), 2)) as results:
        pids = run_until(results, tmp_path, 2)
    wait_until_gone(iter(pids))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_all_ends_when_the_first_process_is_told_to_end(
    tmp_path: Path, number: signal.Signals
) -> None:
    text = """
import sys
from functools import partial
from pathlib import Path
from arena.work import start_a_program
from grachten.arena.processes import run_in_processes
list(run_in_processes(partial(start_a_program, Path(sys.argv[1])), range(2), 2))
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", text, str(tmp_path)]
    with subprocess.Popen(command, env=environment) as first:
        while len(list(tmp_path.glob("*.pids"))) < 2:
            time.sleep(0.05)
        first.send_signal(number)
        assert first.wait(20) == 128 + number
    wait_until_gone(iter(pids_in(tmp_path)))


def run_until(results: Iterator[object], folder: Path, files: int) -> list[int]:
    """Let the processes run until they have said who they are, then interrupt with Ctrl-C."""

    def stop(*_: object) -> None:
        if len(list(folder.glob("*.pids"))) < files:
            signal.setitimer(signal.ITIMER_REAL, 0.1)
            return
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        with pytest.raises(KeyboardInterrupt):
            next(results)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    return pids_in(folder)


def pids_in(folder: Path) -> list[int]:
    return [int(pid) for file in folder.glob("*.pids") for pid in file.read_text().split()]
