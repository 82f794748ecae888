"""Scratch space for judging positions. Each thread needs its own."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.value.facts import SEAT_SIZE, SHARED_SIZE
from grachten.rules.layout import MAX_ACTIONS, MAX_PLAYERS, SCORE, STATE_SIZE, Row

FACTS_SIZE = MAX_PLAYERS * SEAT_SIZE + SHARED_SIZE
MAX_HIDDEN = 512  # units in both hidden layers of a net together

Floats = npt.NDArray[np.float32]
Values = npt.NDArray[np.float64]


class Inputs(NamedTuple):
    """The inputs of a layer that are not 0."""

    places: Row
    values: Floats
    number: Row


class Room(NamedTuple):
    """Arrays that compiled functions write to; `shares` and `leads` have the results."""

    state: Row
    plan: Row
    facts: Row
    hidden: Floats
    inputs: Inputs
    ids: Row
    chance: Row
    scores: Row
    shares: Values  # by seat: expected share of the victory
    leads: Values  # by seat: expected lead over the best other seat, in points
    sums: Values


def make_room() -> Room:
    most = max(FACTS_SIZE, MAX_HIDDEN)
    return Room(
        state=np.zeros(STATE_SIZE, np.int64),
        plan=np.zeros(PLAN_SIZE, np.int64),
        facts=np.zeros(FACTS_SIZE, np.int64),
        hidden=np.zeros(MAX_HIDDEN, np.float32),
        inputs=Inputs(np.zeros(most, np.int64), np.zeros(most, np.float32), np.zeros(1, np.int64)),
        ids=np.zeros(MAX_ACTIONS, np.int64),
        chance=np.zeros(4, np.int64),
        scores=np.zeros((MAX_PLAYERS, SCORE), np.int64),
        shares=np.zeros(MAX_PLAYERS),
        leads=np.zeros(MAX_PLAYERS),
        sums=np.zeros(2 * MAX_PLAYERS),
    )
