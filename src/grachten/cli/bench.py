"""`grachten bench`: measures decisions per second, next to a C program in the same run.

Machines are noisy, so every figure is the best of several rounds, and the measurements take turns.
The ratios are what matters.
"""

import json
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from grachten.board import ROUTE_COLORS, Board, load_board
from grachten.cli.screen import announce_compiling
from grachten.game import Game
from grachten.game.batch import Batch
from grachten.game.notation import notation_of
from grachten.rules import kernel, layout
from grachten.rules.chance import stream
from grachten.rules.tape import SILENT

ROUNDS = 4
BATCH = 4096
YARDSTICK = Path(__file__).parents[3] / "bench" / "yardstick.c"

Measure = Callable[[float], float]  # seconds to run -> decisions per second


def run(seconds: float, as_json: bool) -> None:
    announce_compiling()
    board = load_board("amsterdam")
    with tempfile.TemporaryDirectory() as folder:
        measures = _measures(board)
        program = compile_yardstick(board, Path(folder))
        if program is not None:
            measures["c_2p"] = lambda s: run_yardstick(program, 2, s)
            measures["c_4p"] = lambda s: run_yardstick(program, 4, s)
        figures = take_turns(measures, seconds)
    if as_json:
        print(json.dumps({name: round(figure) for name, figure in figures.items()}))  # noqa: T201
    else:
        _show(figures)


def _measures(board: Board) -> dict[str, Measure]:
    return {
        "playout_2p": lambda s: playouts(board, 2, s),
        "playout_4p": lambda s: playouts(board, 4, s),
        "python_ids": lambda s: python_ids(board, s),
        "python_game": lambda s: python_game(board, s),
        "step_batch": lambda s: step_batch(board, False, s),
        "observe_batch": lambda s: step_batch(board, True, s),
    }


def take_turns(measures: dict[str, Measure], seconds: float) -> dict[str, float]:
    """Return the best of several rounds for each; a short first round compiles the code."""
    for measure in measures.values():
        measure(0.01)
    best = dict.fromkeys(measures, 0.0)
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            best[name] = max(best[name], measure(seconds / ROUNDS))
    return best


def playouts(board: Board, players: int, seconds: float) -> float:
    """Play whole random games inside the kernel."""
    tables = notation_of(board).tables
    row, out = np.zeros(layout.STATE_SIZE, np.int64), np.zeros(layout.MAX_ACTIONS, np.int64)
    chance = stream(b"a stream to bench")
    decisions = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or not decisions:
        decisions += kernel.playouts(tables, row, players, chance, out, 500)
    return decisions / max(passed, 1e-9)


def python_ids(board: Board, seconds: float) -> float:
    """Play games one by one from Python: legal ids, a random choice, apply."""
    tables = notation_of(board).tables
    row, out = np.zeros(layout.STATE_SIZE, np.int64), np.zeros(layout.MAX_ACTIONS, np.int64)
    chance, draw = stream(b"a stream to bench"), random.Random(1).random
    legal, apply, action = kernel.legal, kernel.apply, out.item
    decisions = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or not decisions:
        kernel.new_game(tables, row, 2, 0, chance, SILENT)
        while n := legal(tables, row, out):
            apply(tables, row, action(int(draw() * n)), chance, SILENT)
            decisions += 1
    return decisions / max(passed, 1e-9)


def python_game(board: Board, seconds: float) -> float:
    """Play the same through Game: legal actions, and apply with events."""
    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or not decisions:
        game = Game.new(2, board=board, seed=decisions)
        while not game.over:
            game.apply(rng.choice(game.legal_actions()))
            decisions += 1
    return decisions / max(passed, 1e-9)


def step_batch(board: Board, observing: bool, seconds: float) -> float:
    """Step 4096 games at once with their masks; choosing actions is not timed."""
    batch = Batch(2, BATCH, seed=1, board=board)
    out = batch.layout.empty(BATCH)
    rng = np.random.default_rng(1)
    steps, passed = 0, 0.0
    while passed < seconds:
        chosen = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
        start = time.perf_counter()
        batch.step(chosen)
        if observing:
            batch.observe(out=out)
        passed += time.perf_counter() - start
        steps += BATCH
    return steps / passed


def compile_yardstick(board: Board, folder: Path) -> tuple[Path, Path] | None:
    """Return the C program and its board file, or None without a compiler or its source."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not YARDSTICK.exists():
        return None
    program, table = folder / "yardstick", folder / "board.txt"
    table.write_text(yardstick_table(board))
    command = [compiler, "-O3", str(YARDSTICK), "-o", str(program)]
    built = subprocess.run(command, check=False, capture_output=True)
    return (program, table) if built.returncode == 0 else None


def yardstick_table(board: Board) -> str:
    """Return a board as the plain numbers that bench/yardstick.c reads."""
    longest = max(route.length for route in board.routes)
    lines: list[list[int]] = [
        [len(board.places), len(board.routes), len(board.contracts), longest],
        [board.carts, board.merchandise],
        [*board.cards],
        [board.points.get(length, 0) for length in range(longest + 1)],
        *([*board.bonus[players]] for players in (2, 3, 4)),
    ]
    for route in board.routes:
        twin = -1 if route.twin is None else route.twin
        color = ROUTE_COLORS.index(route.color)
        lines.append([route.a, route.b, route.length, color, int(route.carts), twin])
    lines += [[contract.a, contract.b, contract.points] for contract in board.contracts]
    return "\n".join(" ".join(map(str, line)) for line in lines) + "\n"


def run_yardstick(program: tuple[Path, Path], players: int, seconds: float) -> float:
    command = [str(program[0]), str(program[1]), str(players), f"{seconds:.3f}"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(json.loads(printed)["decisions_per_second"])


def _show(figures: dict[str, float]) -> None:
    from rich.console import Console
    from rich.table import Table

    words = {
        "playout_2p": "random games in the kernel, 2 players",
        "playout_4p": "random games in the kernel, 4 players",
        "python_ids": "one game from Python: legal ids and apply",
        "python_game": "one game from Python: Game with actions and events",
        "step_batch": f"Batch.step: {BATCH} games with masks",
        "observe_batch": f"Batch.step and Batch.observe: {BATCH} games",
        "c_2p": "the C program, 2 players",
        "c_4p": "the C program, 4 players",
    }
    table = Table(title="Decisions per second")
    table.add_column("what")
    table.add_column("decisions/s", justify="right")
    table.add_column("of C", justify="right")
    for name, figure in figures.items():
        yardstick = figures.get("c_4p" if name.endswith("4p") else "c_2p")
        ratio = "" if yardstick is None else f"{figure / yardstick:.2f}"
        table.add_row(words[name], f"{figure:,.0f}", ratio)
    Console().print(table)
    if "c_2p" not in figures:
        Console().print("Found no C compiler or no bench/yardstick.c, so there is no ratio.")
