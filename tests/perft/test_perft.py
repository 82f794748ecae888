"""The number of action sequences to depth 4 from stored positions, counted twice.

`positions.jsonl` holds six games up to a ply. The chance of each step follows from the seed and
the ply, the same for all its siblings. `python tests/perft/make_positions.py` made the file.
"""

import json
from pathlib import Path

import numpy as np
import pytest

from grachten.board import load_board
from grachten.game import Game, read_records
from grachten.rules import kernel, layout
from grachten.rules.tape import SILENT
from naive.board import read_board
from naive.chance import Scripted, stream_of
from naive.game import NaiveGame
from naive.perft import perft as naive_perft

POSITIONS = Path(__file__).parent / "positions.jsonl"
COUNTS = json.loads((Path(__file__).parent / "counts.json").read_text())
DEPTH = 4


def kernel_perft(game: Game, row: np.ndarray, depth: int, ply: int) -> int:
    out = np.zeros(layout.MAX_ACTIONS, np.int64)
    n = kernel.legal(game._notation.tables, row, out)
    if depth == 0 or n == 0:
        return 1
    total = 0
    assert game._dealer is not None
    for number in out[:n].tolist():
        after = row.copy()
        chance = game._dealer.stream_of(ply)
        assert kernel.apply(game._notation.tables, after, number, chance, SILENT)
        total += kernel_perft(game, after, depth - 1, ply + 1)
    return total


@pytest.mark.parametrize("number", range(6))
def test_perft(number: int) -> None:
    record = list(read_records(POSITIONS))[number]
    game = Game.replay(record)
    counted = kernel_perft(game, game._row, DEPTH, game.ply + 1)
    assert counted == COUNTS[number]

    plain = json.loads(record.to_json())
    board = read_board(dict(load_board(record.board).source))
    seed = bytes.fromhex(plain["secret_seed"])
    seeds = [bytes.fromhex(s) for s in plain["player_seeds"]]
    deal, *steps = plain["steps"]
    naive, _ = NaiveGame.deal(board, len(seeds), plain["first"], Scripted(deal["events"]))
    for step in steps:
        naive.apply(step["action"], Scripted(step["events"]))
    again = naive_perft(naive, DEPTH, lambda ply: stream_of(seed, seeds, ply), len(plain["steps"]))
    assert again == counted
