"""Scratch space for playing games in compiled code, and the arrays that positions go to."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.value.net import inputs_of
from grachten.bots.value.room import Room, Values, make_room
from grachten.rules.chance import BITS, NEXT
from grachten.rules.layout import MAX_ACTIONS, MAX_CONTRACTS, MAX_PLAYERS, STATE_SIZE, Row

Facts = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]


class Desk(NamedTuple):
    """Arrays that compiled functions write to. They are arguments, so that views of them last."""

    chance: Row
    luck: Row  # where the luck of the next guess starts,
    fate: Row  # and the luck of a trial in it
    game: Row
    guess: Row  # the game with everything hidden dealt anew,
    trial: Row  # and after an action
    plan: Row
    ids: Row
    pool: Row
    likely: Values
    values: Values  # by action
    room: Room


class Positions(NamedTuple):
    """Positions with the results of their games; `states` may have no room for any."""

    facts: Facts  # of all seats, then the shared ones
    shares: Floats  # of the victory, by seat
    leads: Floats  # over the best other seat, in points
    games: npt.NDArray[np.int32]  # which game the position is from
    states: Row


def make_desk(chance: Row) -> Desk:
    """Return a desk for games with this stream of chance."""
    return Desk(
        chance=chance,
        luck=(chance + NEXT) & BITS,
        fate=np.zeros_like(chance),
        game=np.zeros(STATE_SIZE, np.int64),
        guess=np.zeros(STATE_SIZE, np.int64),
        trial=np.zeros(STATE_SIZE, np.int64),
        plan=np.zeros(PLAN_SIZE, np.int64),
        ids=np.zeros(MAX_ACTIONS, np.int64),
        pool=np.zeros(MAX_CONTRACTS, np.int64),
        likely=np.ones((MAX_PLAYERS, MAX_CONTRACTS)),
        values=np.zeros(MAX_ACTIONS),
        room=make_room(),
    )


def make_positions(number: int, players: int, states: bool = False) -> Positions:
    """Return room for this number of positions, with their states if wanted."""
    return Positions(
        facts=np.zeros((number, inputs_of(players)), np.int16),
        shares=np.zeros((number, players), np.float32),
        leads=np.zeros((number, players), np.float32),
        games=np.zeros(number, np.int32),
        states=np.zeros((number if states else 0, STATE_SIZE), np.int64),
    )


def first_of(positions: Positions, number: int) -> Positions:
    """Return the first positions, as many as `number`."""
    facts, shares, leads, games, states = positions
    some = slice(number)
    return Positions(facts[some], shares[some], leads[some], games[some], states[some])
