"""Compares judgments of the evaluator with the results of games that `search` plays with itself.

python bench/calibration.py FILE [--players 2] [--budget 8] [--games 50000] [--seed 1]

It judges one decision of each game, drawn at random. The net, 256 playouts, and the mean of both
are compared with the result. FILE gets a line for each game, and the same command continues a run
that was interrupted. The net has learned from none of these games.
"""

import argparse
import json
import random
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from grachten.arena.processes import processes_for, run_in_processes
from grachten.board import load_board
from grachten.bots import make_bot, play_game, prepare
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.weights import PLAYOUTS
from grachten.game import Game
from grachten.game.walk import walk
from grachten.rules.layout import SECOND_DRAW, STATE, TURN, Row
from grachten.train.fit import log_loss
from grachten.train.results import Calibration, calibrate

Line = dict[str, list[float]]
Values = npt.NDArray[np.float64]

DIGITS = 6
SMALL = 0.5  # victories that are added to playouts, so that no result has a probability of 0
NUMBER = 256  # playouts of an evaluator without a net


def decisions(game: Game) -> list[Row]:
    """Return the states of a finished game in which a seat had a turn."""
    found = []
    for state in walk(game.record()):
        if state.action is not None and state.before.view(STATE)[0].phase in (TURN, SECOND_DRAW):
            found.append(state.before.copy())
    return found


def judge_game(players: int, budget: int, seed: str, number: int) -> Line:
    """Play a game, and judge one of its decisions; say who won."""
    name = f"{seed} {number}"
    game = Game.new(players, seed=name)
    play_game(game, [make_bot(f"search:{budget}", f"{name} {seat}") for seat in range(players)])
    row = random.Random(name).choice(decisions(game))
    winners = game.outcome().winners
    net = Evaluator(game.board, players).judge(row)
    playouts = Evaluator(game.board, players, weights=PLAYOUTS).judge(row)
    return {
        "net": np.round(net.shares, DIGITS).tolist(),
        "playouts": np.round(playouts.shares, DIGITS).tolist(),
        "shares": [(seat in winners) / len(winners) for seat in range(players)],
    }


def read_lines(file: Path) -> dict[int, Line]:
    """Return the games of an earlier run; an incomplete last line does not count."""
    lines: dict[int, Line] = {}
    if file.exists():
        complete = file.read_text().rpartition("\n")[0]
        for text in complete.splitlines():
            line = json.loads(text)
            lines[line.pop("game")] = line
        file.write_text(complete + "\n" if complete else "")
    return lines


def show(lines: list[Line]) -> None:
    net, playouts, shares = (
        np.array([line[name] for line in lines]) for name in ("net", "playouts", "shares")
    )
    players = shares.shape[1]
    smooth = (NUMBER * playouts + SMALL) / (NUMBER + SMALL * players)
    judgments: dict[str, Values] = {
        "net": net,
        f"{NUMBER} playouts": smooth,
        "half of each": (net + playouts) / 2,
    }
    for name, judged in judgments.items():
        error = calibrate(judged, shares).error
        loss = log_loss(judged, shares)
        print(f"{name:14} log-loss {loss:.4f}, calibration error {error:.4f}")
    show_bins(calibrate(net, shares))


def show_bins(found: Calibration) -> None:
    print(f"{found.games} games; the net's predictions and the results:")
    for part in found.bins:
        print(f"{100 * part.predicted:6.1f} % {100 * part.won:6.1f} % {part.number:8}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--budget", type=int, default=8)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=0)
    options = parser.parse_args()
    load_board("amsterdam")
    prepare(["search"])
    lines = read_lines(options.file)
    numbers = [number for number in range(options.games) if number not in lines]
    work = partial(judge_game, options.players, options.budget, options.seed)
    with options.file.open("a") as file:
        jobs = processes_for(options.jobs, len(numbers))
        for number, line in run_in_processes(work, numbers, jobs):
            file.write(json.dumps({"game": number, **line}) + "\n")
            file.flush()
            lines[number] = line
    show([lines[number] for number in sorted(lines)])


if __name__ == "__main__":
    main()
