"""What each seat can expect in a position, in compiled code.

The result is a share of the victory for each seat, summing to 1, and its lead in points. It is the
true one if the game is over. Before that the net judges, or playouts, or both.
"""

import numpy as np

from grachten.bots.planning.plan import PLAN, Plan
from grachten.bots.planning.policy import decide, play_on, reset_plans
from grachten.bots.planning.weights import GOOD_STYLES, WEIGHTS
from grachten.bots.value.net import Net, describe, is_trained, judge
from grachten.bots.value.room import Room
from grachten.rules.chance import BITS, below
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CHANCE,
    IDS,
    KEEP,
    MARKET,
    MAX_PLAYERS,
    OVER,
    SETUP,
    STATE,
    TABLES,
    TAPE,
    TOTAL,
    Chance,
    Ids,
    Row,
    State,
    Tables,
    Tape,
)
from grachten.rules.score import score_game, winners_of
from grachten.rules.tape import SILENT

MIX = 0x01000193
SPREAD = 16  # numbers to draw before a new stream is used


@jit
def judge_end(b: Tables, s: State, room: Room) -> None:
    """Write the result of a game that is over."""
    score_game(b, s, room.scores)
    winners = winners_of(s, room.scores)
    number = 0
    for seat in range(s.players):
        number += winners >> seat & 1
    for seat in range(s.players):
        room.shares[seat] = (winners >> seat & 1) / number
        best = -10_000
        for other in range(s.players):
            if other != seat:
                best = max(best, room.scores[other, TOTAL])
        room.leads[seat] = room.scores[seat, TOTAL] - best


@jit
def choose_contracts(
    b: Tables, s: State, styles: np.ndarray, plan: Plan, chance: Chance, ids: Ids, tape: Tape
) -> None:
    """Let everybody who has contracts on offer choose as the policy would."""
    while s.phase == SETUP or s.phase == KEEP:
        plan.fresh[s.to_move] = 0
        play(b, s, decide(b, s, styles[0], plan, chance, ids), chance, tape)


@jit
def play_out(
    b: Tables, s: State, styles: np.ndarray, plan: Plan, chance: Chance, ids: Ids, tape: Tape
) -> None:
    """Play to the end, every seat in one of the good styles."""
    for seat in range(s.players):
        plan.style[seat] = below(chance, GOOD_STYLES)
    play_on(b, s, styles, plan, chance, ids, tape)


@jit
def judge_by_net(b: Tables, s: State, styles: np.ndarray, net: Net, room: Room) -> None:
    describe(b, s, styles, room.plan.view(PLAN)[0], room.facts)
    judge(net, s.players, room)


@jit
def judge_leaf(
    b: Tables,
    s: State,
    styles: np.ndarray,
    plan: Plan,
    net: Net,
    weight: float,
    chance: Chance,
    ids: Ids,
    tape: Tape,
    room: Room,
) -> None:
    """Judge a state by the net and one playout, which has this `weight`; the state changes.

    In the last round, or without a trained net, the playout judges alone.
    """
    choose_contracts(b, s, styles, plan, chance, ids, tape)
    if s.phase == OVER:
        judge_end(b, s, room)
        return
    share = weight if is_trained(net) and s.last_round < 0 else 1.0
    if share < 1.0:
        judge_by_net(b, s, styles, net, room)
        if share == 0.0:
            return
        for seat in range(s.players):
            room.sums[seat] = (1.0 - share) * room.shares[seat]
            room.sums[MAX_PLAYERS + seat] = (1.0 - share) * room.leads[seat]
    else:
        room.sums[:] = 0.0
    play_out(b, s, styles, plan, chance, ids, tape)
    judge_end(b, s, room)
    for seat in range(s.players):
        room.shares[seat] = room.sums[seat] + share * room.shares[seat]
        room.leads[seat] = room.sums[MAX_PLAYERS + seat] + share * room.leads[seat]


@jit
def seed_from(row: Row, s: State, chance: Row) -> None:
    """Start a stream that depends on the position only, not on the order of the market."""
    c = chance.view(CHANCE)[0]
    h = 0x811C9DC5
    for place in range(len(row)):
        word = row[place]
        for part in range(4):
            h = ((h ^ (word >> 16 * part & 0xFFFF)) * MIX) & BITS
    c.a, c.b, c.c, c.d = h, s.deck_size, s.to_move, 1
    for _ in range(SPREAD):
        below(c, 2)


@jit
def sort_row(s: State) -> None:
    """Sort the market and what is on offer, whose order does not matter to the game."""
    for seat in range(s.players):
        if s.offer[seat, 1] >= 0 and s.offer[seat, 1] < s.offer[seat, 0]:
            contract = s.offer[seat, 0]
            s.offer[seat, 0] = s.offer[seat, 1]
            s.offer[seat, 1] = contract
    for i in range(1, MARKET):
        for k in range(i, 0, -1):
            if s.market[k] < s.market[k - 1]:
                card = s.market[k]
                s.market[k] = s.market[k - 1]
                s.market[k - 1] = card


@jit
def evaluate(
    tables: Row, row: Row, styles: Row, net: Net, early: int, late: int, weight: float, room: Room
) -> None:
    """Judge a position, always in the same way; `row` stays as it is.

    Contracts on offer are chosen first, as the policy would. The net's judgment is mixed with that
    of `early` playouts, which have this `weight`. In the last round, or without a trained net,
    `late` playouts judge alone.
    """
    b, state, weights = tables.view(TABLES)[0], room.state, styles.view(WEIGHTS)[:, 0]
    s, p, c = state.view(STATE)[0], room.plan.view(PLAN)[0], room.chance.view(CHANCE)[0]
    ids, silent = room.ids.view(IDS)[0], SILENT.view(TAPE)[0]
    state[:] = row
    sort_row(s)
    reset_plans(b, s, p)
    choose_contracts(b, s, weights, p, c, ids, silent)
    if s.phase == OVER:
        judge_end(b, s, room)
        return
    by_net = is_trained(net) and s.last_round < 0
    number = early if by_net else late
    if by_net:
        judge_by_net(b, s, weights, net, room)
    if number == 0:
        return
    share = weight if by_net else 1.0
    for seat in range(s.players):
        room.sums[seat] = (1.0 - share) * room.shares[seat] if by_net else 0.0
        room.sums[MAX_PLAYERS + seat] = (1.0 - share) * room.leads[seat] if by_net else 0.0
    seed_from(state, s, room.chance)
    after = state.copy()
    for _ in range(number):
        state[:] = after
        play_out(b, s, weights, p, c, ids, silent)
        judge_end(b, s, room)
        for seat in range(s.players):
            room.sums[seat] += share / number * room.shares[seat]
            room.sums[MAX_PLAYERS + seat] += share / number * room.leads[seat]
    for seat in range(s.players):
        room.shares[seat] = room.sums[seat]
        room.leads[seat] = room.sums[MAX_PLAYERS + seat]
