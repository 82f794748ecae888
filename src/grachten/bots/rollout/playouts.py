"""Playouts in compiled code: each action is tried in the same guesses with the same luck."""

import numpy as np

from grachten.bots.planning.plan import PLAN, Plan
from grachten.bots.planning.policy import play_on
from grachten.bots.planning.sums import TRIALS, WINS, WORTH, Sums
from grachten.bots.planning.weights import WEIGHTS
from grachten.rules.chance import below, start_next
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CHANCE,
    IDS,
    MAX_PLAYERS,
    SCORE,
    STATE,
    TABLES,
    TAPE,
    TOTAL,
    Chance,
    Row,
    State,
)
from grachten.rules.score import score_game, winners_of
from grachten.rules.tape import SILENT

WON = 0.3  # weight of the victory in the worth of a result; the rest is the lead
MARGIN = 12.0  # a lead in points that counts as large


@jit
def share_of_victory(s: State, scores: Row, seat: int) -> float:
    winners = winners_of(s, scores)
    if not winners >> seat & 1:
        return 0.0
    number = 0
    for other in range(s.players):
        number += winners >> other & 1
    return 1.0 / number


@jit
def lead(s: State, scores: Row, seat: int) -> float:
    """Return the seat's lead over the best other seat, from 0 to 1."""
    best = -10_000
    for other in range(s.players):
        if other != seat:
            best = max(best, scores[other, TOTAL])
    return 0.5 + 0.5 * np.tanh((scores[seat, TOTAL] - best) / MARGIN)


@jit
def choose_styles(s: State, seat: int, own: int, styles: int, chance: Chance, plan: Plan) -> None:
    """Let the searching seat play its own style, and the others any style."""
    for other in range(s.players):
        plan.style[other] = own if other == seat else below(chance, styles)


@jit
def try_actions(
    tables: Row,
    guesses: Row,
    first: int,
    number: int,
    styles: Row,
    actions: Row,
    own: Row,
    luck: Row,
    scratch: Row,
    plan: Row,
    out: Row,
    chance: Row,
    sums: Sums,
) -> None:
    """Play each action to the end in `number` guesses, starting at `first`; add up the results."""
    b, s, c = tables.view(TABLES)[0], scratch.view(STATE)[0], chance.view(CHANCE)[0]
    p, ids, silent = plan.view(PLAN)[0], out.view(IDS)[0], SILENT.view(TAPE)[0]
    weights = styles.view(WEIGHTS)[:, 0]
    scores = np.zeros((MAX_PLAYERS, SCORE), np.int64)
    for i in range(number):
        guess = (first + i) % len(guesses)
        start_next(luck)
        for k in range(len(actions)):
            scratch[:] = guesses[guess]
            chance[:] = luck
            seat = s.to_move
            choose_styles(s, seat, own[k], len(weights), c, p)
            play(b, s, actions[k], c, silent)
            play_on(b, s, weights, p, c, ids, silent)
            score_game(b, s, scores)
            won = share_of_victory(s, scores, seat)
            sums[k, WORTH] += WON * won + (1.0 - WON) * lead(s, scores, seat)
            sums[k, WINS] += won
            sums[k, TRIALS] += 1.0
