"""Luck: the judgment of what chance brought, less the exact mean over all that it could bring.

Cards that fill the market together, and contracts that are offered together, count as a set: the
order in which they come does not matter to the game. If a new row of the market must be replaced
as well, it is judged as it stands, so a step has at most one row of five that is drawn anew.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from grachten.bots.planning.weights import STYLES
from grachten.bots.value.evaluator import WEIGHT, Evaluator, Shares
from grachten.bots.value.judging import evaluate
from grachten.bots.value.net import Net
from grachten.bots.value.room import Room, Values
from grachten.rules.branch import add_path_value, branch, next_value, start_outcomes
from grachten.rules.jit import jit
from grachten.rules.layout import (
    CARD_DRAWN,
    CONTRACT,
    DECK_RESHUFFLED,
    MARKET_FILLED,
    MARKET_RESET,
    MAX_OUTCOMES,
    MAX_PLAYERS,
    NOTHING,
    STATE_SIZE,
    TAPE,
    Row,
    Tape,
)
from grachten.rules.tape import new_tape, write_outcomes

COUNTED_RESETS = 1
IN_HAND = -1  # the set of a card that is drawn into a hand


@jit
def set_of(t: Tape) -> int:
    """Return the set that the missing outcome belongs to: its number, or IN_HAND."""
    if t.missing == CONTRACT:
        return 0
    number, outcomes = 0, 0
    for i in range(t.events_size):
        kind = t.events[i, 0]
        if kind in (MARKET_RESET, DECK_RESHUFFLED):
            number += 1
        elif kind == MARKET_FILLED or (kind == CARD_DRAWN and t.events[i, 2] < 0):
            if outcomes == t.outcomes_size:
                return IN_HAND if kind == CARD_DRAWN else number
            outcomes += 1
    return number


@jit
def orders_of(t: Tape, sets: Row) -> float:
    """Return in how many orders the outcomes on the tape could come, set by set."""
    orders, size, equal = 1.0, 0, 0
    for k in range(t.outcomes_size):
        if k > 0 and sets[k] == sets[k - 1]:
            size += 1
            equal = equal + 1 if t.outcomes[k] == t.outcomes[k - 1] else 1
        else:
            size, equal = 1, 1
        orders *= size / equal
    return orders


@jit
def next_outcome(t: Tape, above: int, sets: Row, odds: Values) -> bool:
    """Add the next possible value of the missing outcome, in ascending order within a set."""
    k = t.outcomes_size
    sets[k] = set_of(t)
    if k > 0 and sets[k] == sets[k - 1]:
        above = max(above, t.outcomes[k - 1] - 1)
    value = next_value(t, above)
    if value < 0:
        return False
    add_path_value(t, value, odds)
    return True


@jit
def mean_after(
    tables: Row,
    row: Row,
    action: int,
    styles: Row,
    net: Net,
    early: int,
    late: int,
    weight: float,
    tape: Row,
    after: Row,
    sets: Row,
    odds: Values,
    room: Room,
    means: Values,
) -> int:
    """Write each seat's mean share over all that chance may bring; return the number of cases."""
    t = tape.view(TAPE)[0]
    start_outcomes(tape)
    means[:] = 0.0
    cases = 0
    while True:
        if branch(tables, row, action, tape, after) > NOTHING:
            if next_outcome(t, -1, sets, odds):
                continue
        else:
            n = t.outcomes_size
            share = (odds[n - 1] if n > 0 else 1.0) * orders_of(t, sets)
            evaluate(tables, after, styles, net, early, late, weight, room)
            for seat in range(len(means)):
                means[seat] += share * room.shares[seat]
            cases += 1
        while True:  # back to the last outcome that has another value
            if t.outcomes_size == 0:
                return cases
            t.outcomes_size -= 1
            value = t.outcomes[t.outcomes_size]
            branch(tables, row, action, tape, after)
            if next_outcome(t, value, sets, odds):
                break


class Chance(NamedTuple):
    """What chance did in one step: by seat, the mean over all cases and the case that came.

    `came` judges the market as it stood before a second reset. `cases` is 1 if nothing was left to
    chance.
    """

    mean: Shares
    came: Shares
    cases: int

    @property
    def luck(self) -> Shares:
        return self.came - self.mean


class LuckMeter:
    """Computes luck with one evaluator."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._tape = new_tape()
        self._tape.view(TAPE)[0].resets = COUNTED_RESETS
        self._after: Row = np.zeros(STATE_SIZE, np.int64)
        self._sets: Row = np.zeros(MAX_OUTCOMES, np.int64)
        self._odds: Values = np.zeros(MAX_OUTCOMES)
        self._means: Values = np.zeros(MAX_PLAYERS)

    def step(self, row: Row, action: int, outcomes: Sequence[int]) -> Chance:
        """Return what chance did in a step: `outcomes` came after `action` in the state `row`."""
        mean, cases = self.mean(row, action)
        came = mean
        if cases > 1:
            came = self.evaluator.judge(self._as_it_came(row, action, outcomes)).shares
        return Chance(mean, came, cases)

    def mean(self, row: Row, action: int) -> tuple[Shares, int]:
        """Return the mean over all that chance may bring after an action, and how many cases."""
        one = self.evaluator
        cases = mean_after(
            one.tables,
            row,
            action,
            STYLES,
            one.weights.net,
            one.playouts,
            one.late,
            WEIGHT,
            self._tape,
            self._after,
            self._sets,
            self._odds,
            one.room,
            self._means,
        )
        return self._means[: one.players].copy(), cases

    def _as_it_came(self, row: Row, action: int, outcomes: Sequence[int]) -> Row:
        write_outcomes(self._tape, outcomes)
        branch(self.evaluator.tables, row, action, self._tape, self._after)
        return self._after
