"""Positions with their results, in compiled code: games of the planning policy.

A game begins with slips: some decisions are any sensible action, so that the net also sees what
good players avoid. From the first position taken on, everybody plays without slips; otherwise
the result would not be that of the position.
"""

import numpy as np

from grachten.bots.planning.plan import PLAN, Plan
from grachten.bots.planning.policy import after_claim, decide, list_sensible, reset_plans
from grachten.bots.planning.weights import WEIGHTS, Weights
from grachten.bots.value.facts import SEAT_SIZE, SHARED_SIZE
from grachten.bots.value.judging import judge_end
from grachten.bots.value.net import describe
from grachten.bots.value.room import Room
from grachten.rules.chance import below
from grachten.rules.claim import claim_route_of
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CHANCE,
    CLAIM,
    IDS,
    MAX_PLAYERS,
    OVER,
    SECOND_DRAW,
    STATE,
    TABLES,
    TAPE,
    TURN,
    Chance,
    Ids,
    Row,
    State,
    Tables,
    Tape,
)
from grachten.rules.legal import list_actions
from grachten.rules.setup import set_up
from grachten.rules.tape import SILENT
from grachten.train.games.desk import Desk, Positions

APART = 5  # decisions between two positions of a game, on average
SLIPS = 3  # a game has slips in none, one in six, or one in three of its first decisions
LONGEST = 22  # decisions per player before the first position, at most
SIXTHS = 6
LARGEST = 32_767  # fact of a position; only boards with huge numbers have larger ones
ANY_LEGAL = 4  # one slip in so many is any legal action


@jit
def is_judged_by_net(s: State) -> bool:
    """Return whether the net judges such positions, rather than playouts or the policy."""
    return (s.phase == TURN or s.phase == SECOND_DRAW) and s.last_round < 0


@jit
def take_position(
    b: Tables, s: State, styles: np.ndarray, game: Row, number: int, room: Room, out: Positions
) -> None:
    """Write the facts of a position, and its state if there is room for it."""
    describe(b, s, styles, room.plan.view(PLAN)[0], room.facts)
    seats = s.players * SEAT_SIZE
    for i in range(seats + SHARED_SIZE):
        fact = room.facts[i if i < seats else i - seats + MAX_PLAYERS * SEAT_SIZE]
        out.facts[number, i] = min(max(fact, -LARGEST), LARGEST)
    if number < len(out.states):
        out.states[number] = game


@jit
def label_positions(
    b: Tables, s: State, begin: int, end: int, game: int, room: Room, out: Positions
) -> None:
    """Write the result of a game that is over to its positions."""
    judge_end(b, s, room)
    for number in range(begin, end):
        out.games[number] = game
        for seat in range(s.players):
            out.shares[number, seat] = room.shares[seat]
            out.leads[number, seat] = room.leads[seat]


@jit
def slip(b: Tables, s: State, w: Weights, plan: Plan, chance: Chance, ids: Ids) -> int:
    """Return any sensible action, or sometimes any legal one."""
    seat = s.to_move
    if below(chance, ANY_LEGAL) == 0:
        n = list_actions(b, s, ids)
    else:
        n = list_sensible(b, s, w, plan, ids)
    plan.fresh[seat] = 0
    return ids.ids[below(chance, n)]


@jit
def play_planned(b: Tables, s: State, action: int, plan: Plan, chance: Chance, tape: Tape) -> None:
    """Carry out an action, and discard the plans that it changes."""
    seat = s.to_move
    play(b, s, action, chance, tape)
    if action >= CLAIM:
        after_claim(b, s, seat, claim_route_of(b, action), plan)


@jit
def collect(
    tables: Row,
    players: int,
    styles: Row,
    odds: Row,
    slips: int,
    apart: int,
    desk: Desk,
    out: Positions,
) -> int:
    """Fill `out` with positions of the policy's games; return the number of games.

    `odds` lists styles as often as they are played. The slips of a game are below `slips` in six.
    Positions of a game are `apart` decisions apart on average; 0 takes only one position per game.
    """
    b, c, silent = tables.view(TABLES)[0], desk.chance.view(CHANCE)[0], SILENT.view(TAPE)[0]
    s, ids, p = desk.game.view(STATE)[0], desk.ids.view(IDS)[0], desk.plan.view(PLAN)[0]
    weights = styles.view(WEIGHTS)[:, 0]
    n, games = 0, 0
    while n < len(out.facts):
        set_up(b, s, players, below(c, players), c, silent)
        for seat in range(players):
            p.style[seat] = odds[below(c, len(odds))]
        slipping = below(c, slips)
        begin = below(c, LONGEST * players)
        first, made = n, 0
        reset_plans(b, s, p)
        while s.phase != OVER:
            may_take = made >= begin and is_judged_by_net(s) and n < len(out.facts)
            if may_take and (n == first or (apart > 0 and below(c, apart) == 0)):
                take_position(b, s, weights, desk.game, n, desk.room, out)
                n += 1
            w = weights[p.style[s.to_move]]
            action = decide(b, s, w, p, c, ids)
            if made < begin and below(c, SIXTHS) < slipping:
                action = slip(b, s, w, p, c, ids)
            play_planned(b, s, action, p, c, silent)
            made += 1
        label_positions(b, s, first, n, games, desk.room, out)
        games += 1
    return games
