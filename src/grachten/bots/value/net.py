"""The net, in compiled code: from facts to each seat's share of the victory and expected lead.

Every seat's numbers are run through the same layers, with the numbers of the other seats in turn
order behind them. So the seats have no places of their own. Sums are made in a fixed order in
`float32`; compiled and uncompiled results are the same.
"""

import math
from typing import NamedTuple

import numpy as np

from grachten.bots.planning.plan import Plan
from grachten.bots.planning.policy import reset_plans
from grachten.bots.value.facts import (
    OWN_SIZE,
    PLAN_FACTS,
    PLAN_FACTS_SIZE,
    PLANS,
    SEAT_FACTS,
    SEAT_SIZE,
    SHARED_FACTS,
    SHARED_SIZE,
    count_rivals,
    describe_plan,
    describe_seat,
    describe_shared,
)
from grachten.bots.value.room import Floats, Inputs, Room
from grachten.rules.jit import jit, jit_inline
from grachten.rules.layout import MAX_PLAYERS, Row, State, Tables

DESCRIBED = (0, 2)  # the styles whose plans the facts describe


class Net(NamedTuple):
    """The layers for one number of players."""

    first: Floats  # inputs x hidden
    first_bias: Floats
    second: Floats  # hidden x hidden
    second_bias: Floats
    last: Floats  # hidden x 2: the logit of the share, and the lead in points
    last_bias: Floats


def inputs_of(players: int) -> int:
    return players * SEAT_SIZE + SHARED_SIZE


def no_net() -> Net:
    """A net without inputs: positions are played out instead."""
    layer, bias = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    return Net(layer, bias, layer, bias, layer, bias)


@jit
def is_trained(net: Net) -> bool:
    return len(net.first) > 0


@jit
def describe(b: Tables, s: State, styles: np.ndarray, plan: Plan, facts: Row) -> None:
    """Write the numbers of all seats, then the shared ones."""
    reset_plans(b, s, plan)
    for seat in range(s.players):
        begin = seat * SEAT_SIZE
        f = facts[begin : begin + OWN_SIZE].view(SEAT_FACTS)[0]
        describe_seat(b, s, seat, plan, f)
    for style in range(PLANS):
        for seat in range(s.players):
            begin = seat * SEAT_SIZE + OWN_SIZE + style * PLAN_FACTS_SIZE
            own = facts[seat * SEAT_SIZE : seat * SEAT_SIZE + OWN_SIZE].view(SEAT_FACTS)[0]
            f = facts[begin : begin + PLAN_FACTS_SIZE].view(PLAN_FACTS)[0]
            describe_plan(b, s, seat, styles[DESCRIBED[style]], own.fulfilled, plan, f)
        for seat in range(s.players):
            begin = seat * SEAT_SIZE + OWN_SIZE + style * PLAN_FACTS_SIZE
            f = facts[begin : begin + PLAN_FACTS_SIZE].view(PLAN_FACTS)[0]
            f.rivals = count_rivals(b, s, seat, plan)
    describe_shared(s, facts[MAX_PLAYERS * SEAT_SIZE :].view(SHARED_FACTS)[0])


@jit_inline
def list_inputs(facts: Row, begin: int, size: int, layer: int, inputs: Inputs) -> None:
    """Add the facts that are not 0 to the list of inputs; `layer` is the first one's place."""
    n = inputs.number[0]
    for i in range(size):
        fact = facts[begin + i]
        if fact != 0:
            inputs.places[n] = layer + i
            inputs.values[n] = fact
            n += 1
    inputs.number[0] = n


@jit_inline
def add_inputs(inputs: Inputs, layer: Floats, out: Floats) -> None:
    """Add what the listed inputs contribute to a layer, four at a time for speed.

    The sums are made in the order of the list, as if each input were added by itself.
    """
    n, places, values = inputs.number[0], inputs.places, inputs.values
    done = 0
    while done + 4 <= n:
        x0, x1, x2, x3 = values[done], values[done + 1], values[done + 2], values[done + 3]
        a, b, c, d = places[done], places[done + 1], places[done + 2], places[done + 3]
        for k in range(len(out)):
            out[k] = (
                out[k] + x0 * layer[a, k] + x1 * layer[b, k] + x2 * layer[c, k] + x3 * layer[d, k]
            )
        done += 4
    for i in range(done, n):
        x, a = values[i], places[i]
        for k in range(len(out)):
            out[k] += x * layer[a, k]


@jit_inline
def list_positive(layer: Floats, inputs: Inputs) -> None:
    """List the outputs of a layer that are above 0, as the inputs of the next one."""
    n = 0
    for i in range(len(layer)):
        if layer[i] > 0:
            inputs.places[n] = i
            inputs.values[n] = layer[i]
            n += 1
    inputs.number[0] = n


@jit_inline
def keep_positive(out: Floats) -> None:
    for k in range(len(out)):
        out[k] = max(out[k], np.float32(0))


@jit_inline
def judge_seat(
    net: Net, facts: Row, hidden: Floats, inputs: Inputs, seat: int, players: int
) -> tuple[float, float]:
    """Return the logit of the seat's share, and its lead."""
    size = len(net.first_bias)
    first, second = hidden[:size], hidden[size : size + len(net.second_bias)]
    first[:] = net.first_bias
    inputs.number[0] = 0
    for turn in range(players):
        other = (seat + turn) % players
        list_inputs(facts, other * SEAT_SIZE, SEAT_SIZE, turn * SEAT_SIZE, inputs)
    list_inputs(facts, MAX_PLAYERS * SEAT_SIZE, SHARED_SIZE, players * SEAT_SIZE, inputs)
    add_inputs(inputs, net.first, first)
    list_positive(first, inputs)
    second[:] = net.second_bias
    add_inputs(inputs, net.second, second)
    keep_positive(second)
    logit, lead = net.last_bias[0], net.last_bias[1]
    for i in range(len(second)):
        logit += second[i] * net.last[i, 0]
        lead += second[i] * net.last[i, 1]
    return float(logit), float(lead)


@jit
def judge(net: Net, players: int, room: Room) -> None:
    """Write each seat's share of the victory, which sum to 1, and its lead in points."""
    shares, most = room.shares, -math.inf
    for seat in range(players):
        shares[seat], room.leads[seat] = judge_seat(
            net, room.facts, room.hidden, room.inputs, seat, players
        )
        most = max(most, shares[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
