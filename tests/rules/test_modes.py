"""Compiled, compiled with bounds checks, and uncompiled: the same games bit for bit."""

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from grachten.board import Board, load_board
from grachten.game.notation import notation_of
from grachten.game.observation import observe_row
from grachten.rules import branch, kernel, layout
from grachten.rules.chance import stream
from grachten.rules.jit import COMPILED
from grachten.rules.layout import Row
from grachten.rules.tape import new_tape

GAMES = 60
MORE_GAMES = 300


def digest_of_games(games: int) -> str:
    """Every row, list, tape and score of some whole games on both boards.

    Of the first games also every observation, and a step outcome by outcome at every ply.
    """
    digest = hashlib.sha256()
    row, out = np.zeros(layout.STATE_SIZE, np.int64), np.zeros(layout.MAX_ACTIONS, np.int64)
    tape, scores = new_tape(), np.zeros((layout.MAX_PLAYERS, layout.SCORE), np.int64)
    boards = [load_board(name) for name in ("amsterdam", "harbor")]
    for number in range(games):
        board, rng = boards[number % 2], random.Random(number)
        tables = notation_of(board).tables
        chance = stream(hashlib.sha256(b"%d" % number).digest())
        kernel.new_game(tables, row, 2 + number % 3, 0, chance, tape)
        while n := kernel.legal(tables, row, out):
            digest.update(row.tobytes() + tape.tobytes() + out[:n].tobytes())
            if number < 20:
                digest.update(observations(board, 2 + number % 3, row))
                digest.update(outcome_by_outcome(tables, row, int(out[rng.randrange(n)]), rng))
            assert kernel.apply(tables, row, int(out[rng.randrange(n)]), chance, tape)
        winners = kernel.score(tables, row, scores)
        digest.update(row.tobytes() + scores.tobytes() + b"%d" % winners)
    return digest.hexdigest()


def observations(board: Board, players: int, row: Row) -> bytes:
    return b"".join(observe_row(board, players, row, seat).tobytes() for seat in range(players))


def outcome_by_outcome(tables: Row, row: Row, action: int, rng: random.Random) -> bytes:
    """The odds of each outcome of a step, and the row after it."""
    tape, after, found = new_tape(), row.copy(), b""
    t = tape.view(layout.TAPE)[0]
    branch.start_outcomes(tape)
    while branch.branch(tables, row, action, tape, after) > layout.NOTHING:
        found += tape.tobytes()
        branch.add_outcome(tape, rng.choice(np.flatnonzero(t.odds).tolist()))
    return found + after.tobytes()


def in_another_process(games: int, **environment: str) -> str:
    script = f"from rules.test_modes import *; print(digest_of_games({games}))"
    paths = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    printed = subprocess.run(
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, **environment},
    )
    return printed.stdout.strip()


def in_this_process(games: int) -> str:
    assert COMPILED, "this test compares with compiled rules"
    return digest_of_games(games)


@pytest.mark.parametrize("games", [GAMES, pytest.param(MORE_GAMES, marks=pytest.mark.long)])
def test_uncompiled_games_are_the_same_bit_for_bit(games: int) -> None:
    assert in_another_process(games, GRACHTEN_JIT="0") == in_this_process(games)


@pytest.mark.long  # `make test` runs the tests of the rules with bounds checks anyway
def test_games_with_bounds_checks_are_the_same_bit_for_bit() -> None:
    assert in_another_process(MORE_GAMES, NUMBA_BOUNDSCHECK="1") == in_this_process(MORE_GAMES)
