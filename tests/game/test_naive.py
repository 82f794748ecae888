"""Recorded games pass a checker that was written from the documents alone."""

import json
import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from game.playing import BOARDS, bot_game
from grachten.board import load_board
from naive.board import Board, read_board
from naive.checker import check_record

TABLES = [
    ("random", "random"),
    ("greedy", "greedy"),
    ("greedy", "random"),
    ("random", "greedy", "random"),
    ("greedy", "greedy", "greedy"),
    ("random", "random", "random", "random"),
    ("greedy", "random", "greedy", "greedy"),
    ("hungry", "long-route"),
    ("path", "one-step", "hungry", "long-route"),
]


def naive_board(name: str) -> Board:
    return read_board(dict(load_board(name).source))


def problems(first: int, games: int) -> list[str]:
    """What the naive checker says of these games."""
    boards = {name: naive_board(name) for name in BOARDS}
    found = []
    for seed in range(first, first + games):
        name = BOARDS[seed % 5 == 0]
        game = bot_game(name, TABLES[seed % len(TABLES)], seed)
        for problem in check_record(json.loads(game.record().to_json()), boards[name]):
            found.append(f"game {seed}: {problem}")
    return found


@pytest.mark.parametrize("part", range(4))
def test_recorded_games_pass_the_naive_checker(part: int) -> None:
    assert problems(part * 100, 100) == []


@pytest.mark.long
@pytest.mark.timeout(0)
def test_a_hundred_thousand_recorded_games_pass_the_naive_checker() -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        parts = [pool.submit(problems, first, 500) for first in range(0, 100_000, 500)]
        assert [problem for part in parts for problem in part.result()] == []
