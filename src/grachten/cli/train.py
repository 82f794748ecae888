"""`grachten train`: trains the evaluator, from the first game to a report."""

import secrets
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from grachten.board import DEFAULT_BOARD
from grachten.bots.value.room import MAX_HIDDEN
from grachten.cli.files import read_board
from grachten.cli.match_options import checked_text
from grachten.cli.screen import (
    announce_compiling,
    count,
    make_console,
    printable,
    program,
    progress_bar,
)
from grachten.errors import ParseError
from grachten.extras import check_extra
from grachten.game.record import plain_board
from grachten.rules.jit import compiled_before
from grachten.train.folder import Folder
from grachten.train.results import Generation, Report
from grachten.train.run import PARTS, Run
from grachten.train.tasks import prepare
from grachten.train.training import RESULTS_FILE, Trainer
from grachten.train.workers import Workers, check_workers

INTERRUPTED = 130
REPORT_FILE = "report.html"
DEFAULTS = {
    "players": 2,
    "positions": 2_000_000,
    "generations": 2,
    "games_per_generation": 20_000,
    "test_games": 20_000,
    "ladder_games": 1_000,
    "deals": 1_000_000,
    "epochs": 8,
}
DEFAULT_HIDDEN = "64,32"


class TrainOptions(NamedTuple):
    """The options given on the command line; None if not given."""

    players: int | None
    board: str | None
    positions: int | None
    generations: int | None
    games_per_generation: int | None
    test_games: int | None
    ladder_games: int | None
    deals: int | None
    epochs: int | None
    hidden: str | None
    name: str | None
    seed: str | None


def run(options: TrainOptions, out: Path, resume: bool, jobs: int, on: str | None) -> None:
    """Train, or resume a run; Ctrl-C ends it early, with exit code 130."""
    check_extra("scipy", "train", "grachten train")
    workers = Workers(jobs, on)
    check_workers(workers)
    folder = Folder(out)
    if resume:
        chosen = resumed_run(options, folder.read_run(), out)
        folder.save_run(chosen)
    else:
        chosen = new_run(options)
        folder.create(chosen)
    try:
        _compile(chosen)
        report = Trainer(chosen, folder, workers, progress_bar).train(_print_generation)
    except KeyboardInterrupt:
        again = [program(), "train", "--resume", "--out", shlex.quote(str(out))]
        typer.echo("\nStopped; everything so far is saved. To resume: " + " ".join(again))
        raise typer.Exit(INTERRUPTED) from None
    _finish(folder, report)


def new_run(options: TrainOptions) -> Run:
    """Return a run with these options, with defaults for missing ones."""
    numbers = {name: getattr(options, name) for name in DEFAULTS}
    chosen: dict[str, Any] = {
        name: DEFAULTS[name] if number is None else number for name, number in numbers.items()
    }
    for name in ("positions", "games_per_generation", "test_games", "ladder_games", "deals"):
        least = PARTS * (chosen["players"] if name == "ladder_games" else 1)
        if chosen[name] < least:
            option = name.replace("_", "-")
            message = f"--{option} must be at least {least}, not {chosen[name]}"
            raise ParseError("too_few", message)
    seed = secrets.token_hex(4) if options.seed is None else checked_text(options.seed, "--seed")
    return Run(
        board=_reference(options.board or DEFAULT_BOARD),
        name=seed if options.name is None else checked_text(options.name, "--name"),
        seed=seed,
        hidden=parse_hidden(options.hidden or DEFAULT_HIDDEN),
        **chosen,
    )


def resumed_run(options: TrainOptions, before: Run, out: Path) -> Run:
    """Return the run of a folder, with more generations if requested; nothing else may differ."""
    asked = options._asdict()
    if options.board is not None:
        asked["board"] = _reference(options.board)
    if options.hidden is not None:
        asked["hidden"] = parse_hidden(options.hidden)
    del asked["generations"]
    generations = before.generations if options.generations is None else options.generations
    if generations < before.generations:
        message = (
            f"{out} is a run of {count(before.generations, 'generation')}; --generations can only "
            "increase that"
        )
        raise ParseError("fewer_generations", message)
    for name, value in asked.items():
        if value is not None and value != getattr(before, name):
            option = name.replace("_", "-")
            message = f"{out}: this run has another --{option}; leave --{option} out"
            raise ParseError("other_run", message)
    return msgspec.structs.replace(before, generations=generations)


def parse_hidden(text: str) -> tuple[int, int]:
    """Return the sizes of both hidden layers from a text such as 64,32."""
    try:
        first, second = (int(part) for part in text.split(","))
    except ValueError:
        message = f"--hidden must be two numbers such as {DEFAULT_HIDDEN}, not {text[:40]!r}"
        raise ParseError("bad_hidden", message) from None
    if min(first, second) < 1 or first + second > MAX_HIDDEN:
        message = f"--hidden allows 1 to {MAX_HIDDEN} units in both layers together, not {text!r}"
        raise ParseError("bad_hidden", message)
    return first, second


def _reference(board: str) -> str | dict[str, Any]:
    """Return the run's reference to a board, as in a record."""
    reference = read_board(board).reference()
    return reference if isinstance(reference, str) else plain_board(reference)


def _compile(run: Run) -> None:
    """Compile the games once for all processes, with an announcement."""
    announce_compiling()
    if not compiled_before("train/games"):
        typer.echo("Compiling the games for training (once, about a minute) …", err=True)
    prepare(run)


def _print_generation(generation: Generation) -> None:
    losses, calibration = generation.losses, generation.calibration
    games, positions = count(generation.games, "game"), count(generation.positions, "position")
    lines = [
        f"Generation {generation.number}: {positions} from {games}",
        f"  log-loss {losses.net:.4f}; playouts {losses.playouts:.4f}, both {losses.blend:.4f}, "
        f"a constant {losses.constant:.4f}",
        f"  calibration error {calibration.error:.4f}{_on_own_games(generation)}",
        "  won against "
        + ", ".join(f"{rung.opponent} {rung.won:.1%}" for rung in generation.ladder),
    ]
    console = make_console()
    for line in lines:
        console.print(line, soft_wrap=True)


def _on_own_games(generation: Generation) -> str:
    own, parent = generation.self_play, generation.parent
    if own is None or parent is None:
        return ""
    return (
        f"; on {count(own.games, 'held-out game')} of the net {own.error:.4f}, "
        f"before this fit {parent.error:.4f} on {count(parent.games, 'game')}"
    )


def _finish(folder: Folder, report: Report) -> None:
    """Write the report if there is Plotly, and say which files there are."""
    console = make_console()
    path = printable(str(folder.path))
    console.print(f"The weights, with the hash {report.hash}, are in {path}:", soft_wrap=True)
    console.print(f"  {report.weights}, {RESULTS_FILE}")
    if find_spec("plotly") is None:
        console.print("There is no report page without Plotly: pip install 'grachten[train]'")
        return
    from grachten.train.report import write_report

    write_report(folder, REPORT_FILE, report)
    console.print(f"  {REPORT_FILE}")
