"""What actions are worth to all seats, as far as one seat can know, in compiled code.

An action is tried in many guesses: everything that the seat can't see is dealt anew. All actions
are tried in the same guesses with the same luck, so that their differences vary little.
"""

from typing import NamedTuple

import numpy as np

from grachten.bots.planning.plan import PLAN, Plan
from grachten.bots.planning.policy import decide
from grachten.bots.planning.weights import WEIGHTS
from grachten.bots.value.judging import evaluate, judge_leaf
from grachten.bots.value.net import Net
from grachten.bots.value.room import Room, Values
from grachten.rules.chance import start_next
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CHANCE,
    IDS,
    MAX_CONTRACTS,
    SETUP,
    STATE,
    STATE_SIZE,
    TABLES,
    TAPE,
    Chance,
    Ids,
    Row,
    State,
    Tables,
    Tape,
)
from grachten.rules.redeal import Likely, redeal
from grachten.rules.tape import SILENT


class Guessing(NamedTuple):
    """Where the guesses of one seat come from: any one of them, and two streams."""

    seat: int
    root: Row
    likely: Likely  # what opponents may hold
    deals: Row  # the stream of the hidden cards,
    luck: Row  # and of what chance brings later
    guess: Row  # scratch
    pool: Row  # scratch


def new_guessing(seat: int, root: Row, likely: Likely, deals: Row, luck: Row) -> Guessing:
    guess, pool = np.zeros(STATE_SIZE, np.int64), np.zeros(MAX_CONTRACTS, np.int64)
    return Guessing(seat, root, likely, deals, luck, guess, pool)


@jit
def deal_guess(tables: Row, guessing: Guessing) -> None:
    b, s = tables.view(TABLES)[0], guessing.guess.view(STATE)[0]
    guessing.guess[:] = guessing.root
    redeal(b, s, guessing.seat, guessing.likely, guessing.deals.view(CHANCE)[0], guessing.pool)


@jit
def choose_before(
    b: Tables,
    s: State,
    seat: int,
    styles: np.ndarray,
    plan: Plan,
    chance: Chance,
    ids: Ids,
    tape: Tape,
) -> None:
    """At set-up, let the seats that come before this one choose as the policy would."""
    while s.phase == SETUP and s.to_move != seat:
        plan.fresh[s.to_move] = 0
        play(b, s, decide(b, s, styles[0], plan, chance, ids), chance, tape)


@jit
def try_choices(
    tables: Row,
    guessing: Guessing,
    actions: Row,
    styles: Row,
    net: Net,
    weight: float,
    room: Room,
    shares: Values,
) -> None:
    """Try all actions in new guesses; write `shares[guess, action, seat]`."""
    b, s, c = tables.view(TABLES)[0], room.state.view(STATE)[0], room.chance.view(CHANCE)[0]
    p, ids, silent = room.plan.view(PLAN)[0], room.ids.view(IDS)[0], SILENT.view(TAPE)[0]
    weights, luck = styles.view(WEIGHTS)[:, 0], guessing.luck
    for number in range(len(shares)):
        start_next(luck)
        deal_guess(tables, guessing)
        for i in range(len(actions)):
            room.state[:] = guessing.guess
            room.chance[:] = luck
            choose_before(b, s, guessing.seat, weights, p, c, ids, silent)
            play(b, s, actions[i], c, silent)
            judge_leaf(b, s, weights, p, net, weight, c, ids, silent, room)
            for seat in range(shares.shape[2]):
                shares[number, i, seat] = room.shares[seat]


@jit
def mean_share(
    tables: Row,
    guessing: Guessing,
    number: int,
    styles: Row,
    net: Net,
    early: int,
    late: int,
    weight: float,
    room: Room,
) -> float:
    """Return the mean judgment of the seat's own share in new guesses."""
    total = 0.0
    for _ in range(number):
        deal_guess(tables, guessing)
        evaluate(tables, guessing.guess, styles, net, early, late, weight, room)
        total += room.shares[guessing.seat]
    return total / number
