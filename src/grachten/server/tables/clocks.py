"""Clocks: they follow from the times of the steps, so nothing else is stored."""

from datetime import UTC, datetime
from itertools import pairwise

from msgspec import UNSET

from grachten.game import Game, Step
from grachten.store.documents import Document


def stamp(ms: int) -> str:
    """Return a time in milliseconds as records write it."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def time_of(step: Step, begun: int) -> int:
    """Return when a step was made, in milliseconds; the deal was made when the game began."""
    if not isinstance(step.at, str):
        return begun
    return round(datetime.fromisoformat(step.at).timestamp() * 1000)


def time_used(game: Game, seat: int, begun: int) -> int:
    """Return the time that a person has used, in milliseconds; not counting set-up and bots."""
    used = 0
    steps = game.steps[len(game.players) :]
    for before, step in pairwise(steps):
        if step.seat == seat and step.by is UNSET:
            used += max(0, time_of(step, begun) - time_of(before, begun))
    return used


def deadline(document: Document, game: Game, seat: int, away_ms: int) -> int:
    """Return when a person's time for the current decision runs out, in milliseconds.

    Nothing that the person does in between moves this time: returning gives no new time.
    """
    began = decision_began(document, game)
    if document.clock.kind == "none":
        return began + away_ms
    allowed = document.clock.seconds * 1000
    if document.clock.kind == "move" or game.setting_up:
        return began + allowed
    return began + max(0, allowed - time_used(game, seat, document.begun or 0))


def bot_deadline(document: Document, game: Game, seat: int, bot_ms: int) -> int:
    """Return when an outside bot's time for the current decision runs out, in milliseconds.

    The bot's time starts when it is ready; the table's clock is for people.
    """
    return max(decision_began(document, game), document.chairs[seat].back) + bot_ms


def decision_began(document: Document, game: Game) -> int:
    """Return when the current decision began, in milliseconds."""
    begun = document.begun or 0
    return begun if game.setting_up else time_of(game.last_step, begun)
