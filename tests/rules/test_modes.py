"""Compiled, compiled with bounds checks, and uncompiled: the same games bit for bit."""

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from grachten.board import load_board
from grachten.rules import kernel, layout
from grachten.rules.chance import stream
from grachten.rules.jit import COMPILED
from grachten.rules.tables import make_tables
from grachten.rules.tape import new_tape

GAMES = 300


def digest_of_games(games: int) -> str:
    """Every row, list, tape and score of some whole games on both boards."""
    digest = hashlib.sha256()
    row, out = np.zeros(layout.STATE_SIZE, np.int64), np.zeros(layout.MAX_ACTIONS, np.int64)
    tape, scores = new_tape(), np.zeros((layout.MAX_PLAYERS, layout.SCORE), np.int64)
    boards = [make_tables(load_board(name)) for name in ("amsterdam", "harbor")]
    for number in range(games):
        tables, rng = boards[number % 2], random.Random(number)
        chance = stream(hashlib.sha256(b"%d" % number).digest())
        kernel.new_game(tables, row, 2 + number % 3, 0, chance, tape)
        while n := kernel.legal(tables, row, out):
            digest.update(row.tobytes() + tape.tobytes() + out[:n].tobytes())
            assert kernel.apply(tables, row, int(out[rng.randrange(n)]), chance, tape)
        winners = kernel.score(tables, row, scores)
        digest.update(row.tobytes() + scores.tobytes() + b"%d" % winners)
    return digest.hexdigest()


def in_another_process(**environment: str) -> str:
    script = f"from rules.test_modes import *; print(digest_of_games({GAMES}))"
    paths = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    printed = subprocess.run(
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, **environment},
    )
    return printed.stdout.strip()


@pytest.fixture(scope="module")
def here() -> str:
    assert COMPILED, "this test compares with compiled rules"
    return digest_of_games(GAMES)


def test_uncompiled_games_are_the_same_bit_for_bit(here: str) -> None:
    assert in_another_process(GRACHTEN_JIT="0") == here


@pytest.mark.long  # `make test` runs the tests of the rules with bounds checks anyway
def test_games_with_bounds_checks_are_the_same_bit_for_bit(here: str) -> None:
    assert in_another_process(NUMBA_BOUNDSCHECK="1") == here
