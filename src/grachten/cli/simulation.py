"""Many games between bots, in this process or in several, always in the same order."""

import os
import signal
import stat
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self, cast

from grachten.board import Board
from grachten.bots import make_bot, play_game
from grachten.errors import GrachtenError, RecordError
from grachten.game import Game, Outcome, Player

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    Pipe = Connection[Any, Any]

CHUNK = 8  # games that a process plays at a time: few, so that Ctrl-C loses few
AHEAD = 4  # chunks for each process that may wait for an earlier one


class Plan(NamedTuple):
    """What is played; it alone decides how every game goes."""

    bots: tuple[str, ...]
    board: Board
    seed: str
    recorded: bool


class Played(NamedTuple):
    """One game that has ended; `line` is its record, if games are recorded."""

    outcome: Outcome
    plies: int
    line: bytes | None


def names_of(bots: Sequence[str]) -> list[str]:
    """The players' names: those of their bots, with a number where one plays twice."""
    return [
        name if bots.count(name) == 1 else f"{name} {bots[:seat].count(name) + 1}"
        for seat, name in enumerate(bots)
    ]


def play(plan: Plan, number: int) -> Played:
    """Play the game of that number, the same whenever and wherever it is played."""
    players = [Player(name, "bot") for name in names_of(plan.bots)]
    game = Game.new(players, board=plan.board, seed=f"{plan.seed} {number}")
    play_game(
        game,
        [make_bot(bot, f"{plan.seed} {number} {seat}") for seat, bot in enumerate(plan.bots)],
    )
    line = game.record().to_json() + b"\n" if plan.recorded else None
    return Played(game.outcome(), game.ply, line)


def play_all(plan: Plan, games: int, jobs: int) -> Generator[Played, None, None]:
    """All games from 0 on, in order, whatever the number of processes."""
    jobs = min(jobs or cores(), 2 * cores(), games)
    if jobs > 1:
        yield from _play_in_processes(plan, games, jobs)
        return
    for number in range(games):
        yield play(plan, number)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# Several processes. Each has a pipe of its own, so that any can be stopped at any time: those
# of a pool share locks, and one that is stopped while it holds them would stop all for ever.


def _work(plan: Plan, pipe: "Pipe") -> None:
    """Play the games that are asked for, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            start, stop = pipe.recv()
            pipe.send((start, [play(plan, number) for number in range(start, stop)]))


def _play_in_processes(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """Let each process play a few games at a time, and give them out in order."""
    from multiprocessing.connection import wait

    play(plan, 0)  # so that the processes find the rules compiled
    size = max(1, min(CHUNK, games // (jobs * AHEAD)))
    starts = deque(range(0, games, size))
    played: dict[int, list[Played]] = {}
    due = 0
    workers: dict[Pipe, BaseProcess] = {}
    try:
        with _deaf():
            workers.update(_start(plan) for _ in range(jobs))
        idle = list(workers)
        while due < games:
            while idle and starts and starts[0] < due + size * jobs * AHEAD:
                start = starts.popleft()
                idle.pop().send((start, min(start + size, games)))
            for ready in wait([pipe for pipe in workers if pipe not in idle]):
                pipe = cast("Pipe", ready)
                start, chunk = pipe.recv()
                played[start] = chunk
                idle.append(pipe)
            while due in played:
                chunk = played.pop(due)
                yield from chunk
                due += len(chunk)
    except (EOFError, OSError):
        message = "a process that played games has died; try again with fewer --jobs"
        raise GrachtenError("process_died", message) from None
    finally:
        _stop(workers)


def _start(plan: Plan) -> "tuple[Pipe, BaseProcess]":
    """A process that plays, and the pipe to it."""
    from multiprocessing import get_context

    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(plan, there), daemon=True)
    process.start()
    there.close()  # else nobody would notice that the process has died
    return here, process


def _stop(workers: "Mapping[Pipe, BaseProcess]") -> None:
    for pipe, process in workers.items():
        process.terminate()
        pipe.close()
    for process in workers.values():
        process.join()


@contextmanager
def _deaf() -> Iterator[None]:
    """Ignore Ctrl-C: a process that is started here ignores it from its first moment."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Keeping what was played.


@contextmanager
def held_back() -> Iterator[None]:
    """Hold Ctrl-C back to the end of the block, so that a game is kept whole or not at all."""
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


class RecordFile:
    """A file that games are appended to, each with one write that leaves no half line behind."""

    def __init__(self, path: Path) -> None:
        """Open it, or raise a RecordError before anything is played."""
        self.path = path
        try:
            self._gap = b"" if _ends_a_line(path) else b"\n"
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise self._error(error) from None

    def write(self, line: bytes) -> None:
        data = self._gap + line
        written = 0
        try:
            while written < len(data):
                written += self._file.write(data[written:])
        except OSError as error:
            self._take_back(written)
            raise self._error(error) from None
        self._gap = b""

    def _take_back(self, written: int) -> None:
        """Remove the piece of a line that a full disk has left."""
        with suppress(OSError):
            if written and _regular(self.path):
                os.ftruncate(self._file.fileno(), os.fstat(self._file.fileno()).st_size - written)

    def _error(self, error: OSError) -> RecordError:
        return RecordError("unwritable", f"{self.path}: cannot be written: {error.strerror}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _regular(path: Path) -> bool:
    return stat.S_ISREG(path.stat().st_mode)


def _ends_a_line(path: Path) -> bool:
    """Whether a new line can be put behind what is there: not so behind a game cut off."""
    try:
        if not _regular(path):
            return True
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            return file.read(1) in (b"", b"\n")
    except OSError:  # not there yet, or not to be read: then just append
        return True
