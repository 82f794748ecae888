"""Counting all ways a game can go on: a number that two engines must agree on."""

from __future__ import annotations

from collections.abc import Callable

from .chance import Chance
from .game import NaiveGame


def perft(game: NaiveGame, depth: int, stream_for: Callable[[int], Chance], ply: int) -> int:
    """The number of action sequences of `depth` steps, the next step being `ply`.

    A sequence that ends early, with the game, counts once. The chance of step p is a fresh
    `stream_for(p)` for every action tried there. Resigning is not counted: it is never listed.
    """
    if depth == 0 or game.phase == "over":
        return 1
    total = 0
    for action in game.legal():
        child = game.copy()
        child.carry_out(action, stream_for(ply))
        total += perft(child, depth - 1, stream_for, ply + 1)
    return total
