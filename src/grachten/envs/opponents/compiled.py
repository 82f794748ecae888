"""Opponents in compiled code, for many games at once."""

from grachten.bots.planning.plan import PLAN
from grachten.bots.planning.policy import decide, random_action, reset_plans
from grachten.bots.planning.weights import WEIGHTS
from grachten.rules.batch import Masks, Rewards, mark_legal, start_next
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import CHANCE, IDS, OVER, STATE, TABLES, TAPE, Row
from grachten.rules.tape import SILENT

RANDOM = -1  # instead of a style: any legal action


@jit
def play_opponents(
    tables: Row,
    rows: Row,
    chances: Row,
    masks: Masks,
    scores: Row,
    done: Row,
    key: Row,
    numbers: Row,
    plies: Row,
    rewards: Rewards,
    finals: Row,
    final_places: Row,
    ended: int,
    learner: int,
    style: Row,
    weights: Row,
    plan: Row,
    out: Row,
) -> int:
    """In every game, let all seats but the learner's decide until it is the learner's turn.

    `style[seat]` is a row of `weights`, or RANDOM. A game that ends is followed by the next one, as
    in `step_batch`, whose count of games that have `ended` goes on here and is returned.
    """
    b, batch_key, p = tables.view(TABLES)[0], key.view(CHANCE)[0], plan.view(PLAN)[0]
    states, streams, styles = rows.view(STATE), chances.view(CHANCE), weights.view(WEIGHTS)
    ids, silent = out.view(IDS)[0], SILENT.view(TAPE)[0]
    for i in range(len(rows)):
        s, c = states[i, 0], streams[i, 0]
        if s.to_move == learner:
            continue
        while s.to_move != learner:
            seat = s.to_move
            if style[seat] == RANDOM:
                action = random_action(b, s, c, ids)
            else:
                reset_plans(b, s, p)
                action = decide(b, s, styles[style[seat], 0], p, c, ids)
            play(b, s, action, c, silent)
            plies[i] += 1
            if s.phase == OVER:
                start_next(
                    b,
                    rows,
                    i,
                    c,
                    scores,
                    done,
                    batch_key,
                    numbers,
                    plies,
                    rewards,
                    finals,
                    final_places,
                    ended,
                )
                ended += 1
        mark_legal(b, s, ids, masks, i)
    return ended
