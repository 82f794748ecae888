"""Steps that stop at each outcome of chance: its kind, its odds, and a step for each value.

A tape holds the outcomes chosen so far. `branch` and `branch_deal` carry a step out with them, in
a row of its own, and say which outcome they miss. The caller picks a value with `tape.odds` above
zero, adds it to the tape, and calls again, until nothing is missing. `next_path` does so for all
values in turn. Nothing here allocates, and `row` never changes.

A step takes few outcomes, so playing it again from the start for each one costs little.
"""

import numpy as np
import numpy.typing as npt

from grachten.rules.jit import jit
from grachten.rules.kernel import REFUSED, play
from grachten.rules.layout import (
    ALLOWED,
    CHANCE,
    FIRST_SEAT,
    MAX_OUTCOMES,
    NOTHING,
    STATE,
    TABLES,
    TAPE,
    Row,
    Tape,
)
from grachten.rules.legal import why_not
from grachten.rules.setup import set_up
from grachten.rules.tape import is_used_up, rewind, rewind_outcomes, scripted

IMPOSSIBLE = -2
BY_LOT = -1

NO_CHANCE: Row = np.zeros(4, np.int64)


@jit
def start_outcomes(tape: Row) -> None:
    """Put the tape before the first outcome of a step: none is chosen yet."""
    t = tape.view(TAPE)[0]
    t.scripted = True
    t.fits = True
    t.outcomes_size = 0
    rewind_outcomes(t)


@jit
def add_outcome(tape: Row, outcome: int) -> None:
    """Choose a value for the missing outcome: a color, a contract, or the seat that begins."""
    t = tape.view(TAPE)[0]
    t.outcomes[t.outcomes_size] = outcome
    t.outcomes_size += 1


@jit
def result_of(t: Tape) -> int:
    """NOTHING, the kind of the missing outcome, or IMPOSSIBLE."""
    if not t.fits or (t.missing == NOTHING and t.outcomes_used < t.outcomes_size):
        return IMPOSSIBLE
    return t.missing


@jit
def branch(tables: Row, row: Row, action: int, tape: Row, after: Row) -> int:
    """Carry out an action in `after`, a copy of `row`, with the outcomes on the tape.

    Return NOTHING if no outcome is missing: then `after` is the game after the step. Return CARD
    or CONTRACT if the next outcome is one: `tape.odds[value]` of `tape.odds_total` equally likely
    cases give each value, and `after` is meaningless. Return REFUSED if the action is illegal,
    IMPOSSIBLE if an outcome on the tape cannot happen or is too many.
    """
    b, s, t = tables.view(TABLES)[0], after.view(STATE)[0], tape.view(TAPE)[0]
    for place in range(len(row)):  # quicker than a slice
        after[place] = row[place]
    if why_not(b, s, action) != ALLOWED:
        return REFUSED
    rewind(t)
    t.fits = True
    rewind_outcomes(t)
    play(b, s, action, NO_CHANCE.view(CHANCE)[0], t)
    return result_of(t)


@jit
def draw_first_seat(players: int, t: Tape) -> int:
    """R6: the seat that begins, from the tape."""
    if is_used_up(t):
        t.missing = FIRST_SEAT
        t.odds_total = players
        t.odds[:] = 0
        for seat in range(players):
            t.odds[seat] = 1
        return 0
    seat = scripted(t)
    if 0 <= seat < players:
        return seat
    t.fits = False
    return 0


@jit
def branch_deal(tables: Row, players: int, first: int, tape: Row, after: Row) -> int:
    """Set a game up in `after` with the outcomes on the tape; return what `branch` returns.

    If `first` is BY_LOT, the first outcome is FIRST_SEAT, the seat that begins.
    """
    b, s, t = tables.view(TABLES)[0], after.view(STATE)[0], tape.view(TAPE)[0]
    rewind(t)
    t.fits = True
    rewind_outcomes(t)
    if first == BY_LOT:
        first = draw_first_seat(players, t)
    set_up(b, s, players, first, NO_CHANCE.view(CHANCE)[0], t)
    return result_of(t)


@jit
def next_value(t: Tape, after: int) -> int:
    """The lowest possible value of the missing outcome above `after`, or -1."""
    for value in range(after + 1, len(t.odds)):
        if t.odds[value] > 0:
            return value
    return -1


@jit
def complete_path(
    tables: Row,
    row: Row,
    action: int,
    tape: Row,
    after: Row,
    odds: npt.NDArray[np.float64],
) -> None:
    """Add the lowest value of each missing outcome until the step is complete."""
    t = tape.view(TAPE)[0]
    while branch(tables, row, action, tape, after) > NOTHING:
        add_path_value(t, next_value(t, -1), odds)


@jit
def add_path_value(t: Tape, value: int, odds: npt.NDArray[np.float64]) -> None:
    n = t.outcomes_size
    before = 1.0 if n == 0 else odds[n - 1]
    odds[n] = before * t.odds[value] / t.odds_total
    t.outcomes[n] = value
    t.outcomes_size = n + 1


@jit
def first_path(
    tables: Row,
    row: Row,
    action: int,
    tape: Row,
    after: Row,
    odds: npt.NDArray[np.float64],
) -> float:
    """Begin a walk over all sequences of outcomes of a legal action.

    Return the probability of the first one; `after` is the game that it leads to, and the tape
    holds it. `odds` has room for MAX_OUTCOMES numbers. `next_path` goes on.
    """
    start_outcomes(tape)
    complete_path(tables, row, action, tape, after, odds)
    return path_probability(tape, odds)


@jit
def next_path(
    tables: Row,
    row: Row,
    action: int,
    tape: Row,
    after: Row,
    odds: npt.NDArray[np.float64],
) -> float:
    """Go on to the next sequence of outcomes; return its probability, or 0.0 after the last."""
    t = tape.view(TAPE)[0]
    while t.outcomes_size > 0:
        t.outcomes_size -= 1
        value = t.outcomes[t.outcomes_size]
        branch(tables, row, action, tape, after)
        value = next_value(t, value)
        if value >= 0:
            add_path_value(t, value, odds)
            complete_path(tables, row, action, tape, after, odds)
            return path_probability(tape, odds)
    return 0.0


@jit
def path_probability(tape: Row, odds: npt.NDArray[np.float64]) -> float:
    n = tape.view(TAPE)[0].outcomes_size
    return 1.0 if n == 0 else odds[n - 1]


def room_for_odds() -> npt.NDArray[np.float64]:
    """Room for the probabilities of one path, for `first_path` and `next_path`."""
    return np.zeros(MAX_OUTCOMES)
