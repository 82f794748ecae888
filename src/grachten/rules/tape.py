"""A step's tape: what happens is noted on it, and outcomes written on it replace chance.

Live games note their events; replays write the outcomes of a recorded step on the tape first
and so need no random generator. A blank tape that does not listen costs nothing.
"""

from collections.abc import Sequence

import numpy as np

from grachten.rules.jit import jit
from grachten.rules.layout import (
    EVENT_WIDTH,
    NOTHING,
    RESETS,
    TAPE,
    TAPE_SIZE,
    Counts,
    Row,
    Tape,
    place_of,
)

_EVENTS = place_of(TAPE, "events")
_EVENTS_SIZE = place_of(TAPE, "events_size")


def new_tape(listening: bool = True) -> Row:
    row = np.zeros(TAPE_SIZE, np.int64)
    tape = row.view(TAPE)[0]
    tape.listening = listening
    tape.resets = RESETS
    return row


SILENT: Row = new_tape(listening=False)


def write_outcomes(row: Row, outcomes: Sequence[int]) -> None:
    """Colors and contracts to be drawn in the next step, in this order."""
    tape = row.view(TAPE)[0]
    tape.scripted = True
    tape.fits = len(outcomes) <= len(tape.outcomes)
    tape.outcomes[: len(outcomes)] = outcomes[: len(tape.outcomes)]
    tape.outcomes_size = min(len(outcomes), len(tape.outcomes))
    rewind_outcomes(tape)


def erase_outcomes(row: Row) -> None:
    """Leave the next step to chance."""
    row.view(TAPE)[0].scripted = False


def outcomes_fit(row: Row) -> bool:
    """Whether all outcomes were possible, enough, and every one was used."""
    tape = row.view(TAPE)[0]
    used_up = tape.outcomes_used == tape.outcomes_size
    return bool(tape.fits and tape.missing == NOTHING and used_up)


def events(row: Row) -> list[list[int]]:
    """The events of the last step: a kind and its numbers each (grachten.rules.layout)."""
    n = row.item(_EVENTS_SIZE)
    noted: list[list[int]] = (
        row[_EVENTS : _EVENTS + n * EVENT_WIDTH].reshape(n, EVENT_WIDTH).tolist()
    )
    return noted


@jit
def rewind(tape: Tape) -> None:
    tape.events_size = 0


@jit
def rewind_outcomes(tape: Tape) -> None:
    """Let the next step use the outcomes from the start."""
    tape.outcomes_used = 0
    tape.missing = NOTHING


@jit
def note(tape: Tape, kind: int, a: int, b: int, c: int, d: int) -> None:
    if tape.listening:
        n = tape.events_size
        tape.events[n, 0] = kind
        tape.events[n, 1] = a
        tape.events[n, 2] = b
        tape.events[n, 3] = c
        tape.events[n, 4] = d
        tape.events_size = n + 1


@jit
def note_cards(tape: Tape, kind: int, cards: Counts) -> None:
    n = tape.events_size
    tape.events[n, 0] = kind
    for i in range(len(cards)):
        tape.events[n, 1 + i] = cards[i]
    tape.events_size = n + 1


@jit
def is_used_up(tape: Tape) -> bool:
    """Whether the step needs more outcomes than the tape holds."""
    return tape.outcomes_used >= tape.outcomes_size


@jit
def scripted(tape: Tape) -> int:
    """Take the next outcome from the tape, which must not be used up."""
    place = tape.outcomes_used
    tape.outcomes_used = place + 1
    return tape.outcomes[place]
