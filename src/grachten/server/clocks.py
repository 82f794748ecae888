"""Clocks: they follow from the times of the steps, so there is nothing else to keep."""

from datetime import UTC, datetime
from itertools import pairwise

from msgspec import UNSET

from grachten.game import Game, Step
from grachten.store.documents import Document


def stamp(ms: int) -> str:
    """A time in milliseconds as it is written into a record."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def time_of(step: Step, begun: int) -> int:
    """When a step was made, in milliseconds; the deal was when the game began."""
    if not isinstance(step.at, str):
        return begun
    return round(datetime.fromisoformat(step.at).timestamp() * 1000)


def time_used(game: Game, seat: int, begun: int) -> int:
    """What a person has used up of their time; set-up is on nobody's account, bots use nobody's."""
    used = 0
    steps = game.steps[len(game.players) :]
    for before, step in pairwise(steps):
        if step.seat == seat and step.by is UNSET:
            used += max(0, time_of(step, begun) - time_of(before, begun))
    return used


def deadline(document: Document, game: Game, seat: int, away_ms: int) -> int:
    """When the seat, which is to decide now, has used up its time, in milliseconds."""
    begun = document.begun or 0
    setting_up = game.setting_up
    turn_began = begun if setting_up else time_of(game.last_step, begun)
    if document.clock.kind != "game" or setting_up:  # who comes back has the time of a move anew
        turn_began = max(turn_began, document.chairs[seat].back)
    if document.clock.kind == "none":
        return turn_began + away_ms
    seconds = document.clock.seconds
    if document.clock.kind == "move" or setting_up:
        return turn_began + seconds * 1000
    return turn_began + max(0, seconds * 1000 - time_used(game, seat, begun))
