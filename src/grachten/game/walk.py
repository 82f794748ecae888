"""A finished game, state by state: for what is computed after it, such as luck and reviews.

A state has the secrets of all seats. Nothing that is shown during a game may come from here.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import UNSET

from grachten.errors import GameStateError
from grachten.game.game import Game
from grachten.game.record import Record, Step
from grachten.rules.layout import Row


class StepState(NamedTuple):
    """A step with the states around it.

    `action` is the id of the action, or None for the first step and for a seat that resigns.
    `outcomes` are the outcomes of chance, as numbers for a tape.
    """

    step: Step
    before: Row
    action: int | None
    outcomes: list[int]
    after: Row


def walk(record: Record) -> Iterator[StepState]:
    """Yield every step of a finished game, the deal first, with the states around it."""
    if record.result is UNSET:
        raise GameStateError("not_over", "only a finished game can be walked through")
    game = Game.from_header(record)
    for step in record.steps:
        before, action = game._row.copy(), None
        unseen = int(game._state.unseen_size) if step.ply > 0 else len(game.board.contracts)
        if step.ply > 0:
            action = game._notation.id_of(game._parsed(step.action), game._offer())
        outcomes = game._notation.outcomes_of(step.events, unseen)
        game.follow(step)
        yield StepState(step, before, action, outcomes, game._row.copy())
