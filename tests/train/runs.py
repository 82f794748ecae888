"""Tiny training runs for tests."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from grachten.train.folder import Folder
from grachten.train.results import Report
from grachten.train.run import Run
from grachten.train.training import Trainer
from grachten.train.workers import Workers

RUN = Run(
    players=2,
    board="harbor",
    name="tiny",
    seed="s",
    positions=300,
    generations=1,
    games_per_generation=20,
    test_games=20,
    ladder_games=40,
    deals=40,
    epochs=3,
    hidden=(8, 4),
)
OPTIONS = (
    *("--players", "2", "--board", "harbor", "--name", "tiny", "--seed", "s"),
    *("--positions", "300", "--generations", "1", "--games-per-generation", "20"),
    *("--test-games", "20", "--ladder-games", "40", "--deals", "40"),
    *("--epochs", "3", "--hidden", "8,4"),
)


class Stops:
    """A progress bar that interrupts the run at a step of the stage with this title."""

    def __init__(self, title: str = "", at: int = 0) -> None:
        self.title = title
        self.at = at
        self.titles: list[str] = []

    @contextmanager
    def show(self, title: str, _total: float) -> Iterator[Callable[[float], None]]:
        self.titles.append(title)
        steps = 0

        def advance(_: float) -> None:
            nonlocal steps
            steps += 1
            if title == self.title and steps == self.at:
                raise KeyboardInterrupt

        yield advance


def train(path: Path, run: Run = RUN, stops: Stops | None = None, jobs: int = 1) -> Report:
    """Carry out a run, or the rest of it, in this process."""
    folder = Folder(path)
    if path.exists():
        assert folder.read_run() == run
    else:
        folder.create(run)
    show = (stops or Stops()).show
    return Trainer(run, folder, Workers(jobs), show).train(lambda _: None)


def contents(path: Path) -> dict[str, bytes]:
    """Return all files of a run, except the report."""
    return {
        str(file.relative_to(path)): file.read_bytes()
        for file in sorted(path.rglob("*"))
        if file.is_file() and file.name != "report.html"
    }


def with_more_generations(run: Run, generations: int) -> Run:
    return msgspec.structs.replace(run, generations=generations)
