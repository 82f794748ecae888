"""Measures the environments, next to the C program and PettingZoo's own connect_four.

python bench/envs.py

All take turns in one run, and each figure is the best of several rounds. Choosing actions is not
timed for many games at once; PettingZoo's environments choose at random from the mask.
"""

import tempfile
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3

import grachten.envs
from grachten.board import load_board
from grachten.cli.bench import Measure, compile_yardstick, run_yardstick, take_turns

GAMES = 4096
SECONDS = 2.0


def many_games(seconds: float, **options: Any) -> float:
    """Return the steps per second of many games, each with its mask and observation."""
    env = gymnasium.make_vec(
        "grachten/Amsterdam-v0", GAMES, vectorization_mode="vector_entry_point", **options
    )
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    steps, passed = 0, 0.0
    while passed < seconds:
        mask = info["action_mask"]
        chosen = (rng.random(mask.shape, np.float32) * mask).argmax(axis=1)
        began = time.perf_counter()
        *_, info = env.step(chosen)
        passed += time.perf_counter() - began
        steps += GAMES
    return steps / passed


def agents(env: AECEnv[Any, Any, Any], seconds: float) -> float:
    """Return the steps per second of an environment in which agents take turns."""
    rng = np.random.default_rng(1)
    steps, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            action = None
            if not terminated:
                legal = np.flatnonzero(observation["action_mask"])
                action = legal[rng.integers(len(legal))]
            env.step(action)
            steps += 1
    return steps / passed


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = compile_yardstick(load_board("amsterdam"), Path(folder))
        if program is None:
            raise SystemExit("needs a C compiler")
        ours, theirs = grachten.envs.aec_env(players=2), connect_four_v3.env()
        measures: dict[str, Measure] = {
            "the C program": lambda s: run_yardstick(program, 2, s),
            "4096 games, self-play": lambda s: many_games(s, opponents=None, players=2),
            "4096 games against random": lambda s: many_games(s, opponents=["random"]),
            "4096 games against planner": lambda s: many_games(s, opponents=["planner"]),
            "PettingZoo, Grachten": lambda s: agents(ours, s),
            "PettingZoo, connect_four": lambda s: agents(theirs, s),
        }
        for name, figure in take_turns(measures, SECONDS).items():
            print(f"{name:26}  {figure:12,.0f} steps/s")


if __name__ == "__main__":
    main()
