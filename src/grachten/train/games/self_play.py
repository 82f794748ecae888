"""Games of a player that uses the net, in compiled code: positions, matches, and deals.

The player looks one step ahead: it deals anew what it can't see, tries each sensible action in each
of these guesses, with the same luck, and takes the action after which the net likes its position
most. So its choices, and with them the results of its games, depend only on what a player may know.
"""

from grachten.bots.planning.plan import PLAN
from grachten.bots.planning.policy import decide, list_sensible, reset_plans
from grachten.bots.planning.weights import WEIGHTS
from grachten.bots.value.judging import evaluate, judge_end
from grachten.bots.value.net import Net, is_trained
from grachten.bots.value.room import Values
from grachten.rules.chance import below, start_next
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import CHANCE, IDS, OVER, STATE, TABLES, TAPE, Row
from grachten.rules.redeal import redeal
from grachten.rules.setup import set_up
from grachten.rules.tape import SILENT
from grachten.train.games.desk import Desk, Positions
from grachten.train.games.samples import (
    APART,
    LONGEST,
    SIXTHS,
    SLIPS,
    is_judged_by_net,
    label_positions,
    play_planned,
    slip,
    take_position,
)

REDEALS = 8  # guesses per decision
LATE = 16  # playouts that judge a position of the last round


@jit
def choose(tables: Row, styles: Row, net: Net, desk: Desk) -> int:
    """Return the action of the seat to move in `desk.game`."""
    b, c, silent = tables.view(TABLES)[0], desk.chance.view(CHANCE)[0], SILENT.view(TAPE)[0]
    s, ids, p = desk.game.view(STATE)[0], desk.ids.view(IDS)[0], desk.plan.view(PLAN)[0]
    guess, trial = desk.guess.view(STATE)[0], desk.trial.view(STATE)[0]
    fate = desk.fate.view(CHANCE)[0]
    seat = s.to_move
    p.fresh[seat] = 0
    n = list_sensible(b, s, styles.view(WEIGHTS)[0, 0], p, ids)
    if n == 1:
        return ids.ids[0]
    desk.values[:n] = 0
    for _ in range(REDEALS):
        desk.guess[:] = desk.game
        redeal(b, guess, seat, desk.likely, c, desk.pool)
        start_next(desk.luck)
        for i in range(n):
            desk.trial[:] = desk.guess
            desk.fate[:] = desk.luck
            play(b, trial, ids.ids[i], fate, silent)
            evaluate(tables, desk.trial, styles, net, 0, LATE, 1.0, desk.room)
            desk.values[i] += desk.room.shares[seat]
    best = 0
    for i in range(n):
        if desk.values[i] > desk.values[best]:
            best = i
    return ids.ids[best]


@jit
def collect_self_play(
    tables: Row, players: int, styles: Row, net: Net, games: int, desk: Desk, out: Positions
) -> int:
    """Write positions of so many games to `out`; return the number of positions."""
    b, c, silent = tables.view(TABLES)[0], desk.chance.view(CHANCE)[0], SILENT.view(TAPE)[0]
    s, ids, p = desk.game.view(STATE)[0], desk.ids.view(IDS)[0], desk.plan.view(PLAN)[0]
    weights = styles.view(WEIGHTS)[:, 0]
    n = 0
    for game in range(games):
        set_up(b, s, players, below(c, players), c, silent)
        slipping = below(c, SLIPS)
        begin = below(c, LONGEST * players)
        first, made = n, 0
        reset_plans(b, s, p)
        while s.phase != OVER:
            may_take = made >= begin and is_judged_by_net(s) and n < len(out.facts)
            if may_take and (n == first or below(c, APART) == 0):
                take_position(b, s, weights, desk.game, n, desk.room, out)
                n += 1
            if made < begin and below(c, SIXTHS) < slipping:
                action = slip(b, s, weights[0], p, c, ids)
            else:
                action = choose(tables, styles, net, desk)
            play_planned(b, s, action, p, c, silent)
            made += 1
        label_positions(b, s, first, n, game, desk.room, out)
    return n


@jit
def play_match(
    tables: Row,
    players: int,
    styles: Row,
    net: Net,
    rival: Net,
    style: int,
    desk: Desk,
    won: Values,
) -> None:
    """Write the shares of the victory that the net's player wins, by deal and seat.

    Every deal is played with the net's player in each seat. All other seats are played by `rival`,
    or by the policy in `style` if the rival is not trained.
    """
    b, c, silent = tables.view(TABLES)[0], desk.chance.view(CHANCE)[0], SILENT.view(TAPE)[0]
    s, ids, p = desk.game.view(STATE)[0], desk.ids.view(IDS)[0], desk.plan.view(PLAN)[0]
    weights = styles.view(WEIGHTS)[:, 0]
    for deal in range(len(won)):
        after_last = desk.chance.copy()
        for own in range(players):
            desk.chance[:] = after_last
            set_up(b, s, players, below(c, players), c, silent)
            reset_plans(b, s, p)
            while s.phase != OVER:
                if s.to_move == own:
                    action = choose(tables, styles, net, desk)
                elif is_trained(rival):
                    action = choose(tables, styles, rival, desk)
                else:
                    p.fresh[s.to_move] = 0
                    action = decide(b, s, weights[style], p, c, ids)
                play_planned(b, s, action, p, c, silent)
            judge_end(b, s, desk.room)
            won[deal, own] = desk.room.shares[own]


@jit
def judge_deals(
    tables: Row, players: int, styles: Row, net: Net, deals: int, desk: Desk, sums: Values
) -> None:
    """Add the judgments of so many deals to `sums`, by place in the turn order."""
    b, c, silent = tables.view(TABLES)[0], desk.chance.view(CHANCE)[0], SILENT.view(TAPE)[0]
    s = desk.game.view(STATE)[0]
    for _ in range(deals):
        first = below(c, players)
        set_up(b, s, players, first, c, silent)
        evaluate(tables, desk.game, styles, net, 0, LATE, 1.0, desk.room)
        for place in range(players):
            sums[place] += desk.room.shares[(first + place) % players]


@jit
def judge_states(
    tables: Row, styles: Row, net: Net, playouts: int, states: Row, desk: Desk, shares: Values
) -> None:
    """Write the judgments of states: the net's, or those of `playouts` if it is not trained."""
    for i in range(len(states)):
        evaluate(tables, states[i], styles, net, 0, playouts, 1.0, desk.room)
        for seat in range(shares.shape[1]):
            shares[i, seat] = desk.room.shares[seat]
