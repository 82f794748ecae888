"""The options of a training run, and what follows from them: seeds and sizes of chunks."""

import hashlib
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from grachten.arena.runner import board_from
from grachten.board import Board
from grachten.rules.chance import stream
from grachten.rules.layout import Row
from grachten.version import SOFTWARE

FORMAT = "grachten-training/1"
PARTS = 20  # the least number of chunks; one in so many is held out


class Run(Struct, frozen=True, kw_only=True):
    """Everything that decides what a training run computes: the head of its folder."""

    format: str = FORMAT
    players: int
    board: str | dict[str, Any]  # as in a record: a name, or the whole board
    name: str  # of the weights, for people
    seed: str
    positions: int  # of the policy's games
    generations: int  # that learn from games of the net
    games_per_generation: int
    test_games: int
    ladder_games: int  # against each opponent, in whole deals
    deals: int  # whose judgments give the means
    epochs: int
    hidden: tuple[int, int]
    software: str = SOFTWARE

    @property
    def ladder_deals(self) -> int:
        return -(-self.ladder_games // self.players)


class Chunks(NamedTuple):
    """Work divided into parts that are computed and saved one by one."""

    total: int
    size: int

    @property
    def number(self) -> int:
        return -(-self.total // self.size)

    def size_of(self, number: int) -> int:
        return min(self.size, self.total - number * self.size)


def divide(total: int, most: int) -> Chunks:
    """Divide work into chunks of at most `most`, and into PARTS at least."""
    return Chunks(total, max(1, min(most, total // PARTS)))


def is_held_out(number: int) -> bool:
    """Return whether nothing is fitted to the chunk of this number."""
    return number % PARTS == PARTS - 1


def chance_for(run: Run, *what: object) -> Row:
    """Return the stream of chance for a part of the run."""
    return stream(_digest(run, *what))


def seed_for(run: Run, *what: object) -> int:
    """Return a seed for NumPy."""
    return int.from_bytes(_digest(run, *what)[:8], "big")


def _digest(run: Run, *what: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, (run.seed, *what))).encode()).digest()


def board_of(run: Run) -> Board:
    return board_from(run.board)


# How often the policy's styles are played in the games of generation 0.
STYLE_ODDS: Row = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2, 3], np.int64)
