"""What a decision was worth compared with the expected one, by playouts in compiled code.

In these playouts every seat plays the planning policy with weights of its own, its model. `models`
has a row of weights for each seat.
"""

import numpy as np

from grachten.bots.planning.plan import PLAN, Plan
from grachten.bots.planning.policy import after_claim, decide, reset_plans
from grachten.bots.planning.weights import WEIGHTS
from grachten.bots.value.judging import judge_end
from grachten.bots.value.room import Room, Values
from grachten.rules.chance import start_next
from grachten.rules.claim import claim_route_of
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CHANCE,
    CLAIM,
    IDS,
    OVER,
    STATE,
    TABLES,
    TAPE,
    Chance,
    Ids,
    Row,
    State,
    Tables,
    Tape,
)
from grachten.rules.tape import SILENT

NO_ACTION = -1


@jit
def play_as_expected(
    b: Tables, s: State, models: np.ndarray, plan: Plan, chance: Chance, ids: Ids, tape: Tape
) -> None:
    """Play to the end, every seat as its model would, with a new plan for each decision.

    If a plan lasted, what is expected of a position would depend on how it came about, and the mean
    of luck would not be 0.
    """
    reset_plans(b, s, plan)
    while s.phase != OVER:
        seat = s.to_move
        plan.fresh[seat] = 0
        action = decide(b, s, models[seat], plan, chance, ids)
        play(b, s, action, chance, tape)
        if action >= CLAIM:
            after_claim(b, s, seat, claim_route_of(b, action), plan)


@jit
def expected_action(tables: Row, row: Row, models: Row, luck: Row, room: Room) -> int:
    """Return what the model of the seat to move would do."""
    b, s = tables.view(TABLES)[0], room.state.view(STATE)[0]
    p, ids = room.plan.view(PLAN)[0], room.ids.view(IDS)[0]
    room.state[:] = row
    reset_plans(b, s, p)
    return decide(b, s, models.view(WEIGHTS)[s.to_move, 0], p, luck.view(CHANCE)[0], ids)


@jit
def add_worth(
    tables: Row,
    row: Row,
    action: int,
    models: Row,
    playouts: int,
    share: float,
    luck: Row,
    room: Room,
    worth: Values,
) -> None:
    """Add `share` times each seat's mean result after an action, or of the position itself.

    The same `luck` makes the same playouts.
    """
    b, s = tables.view(TABLES)[0], room.state.view(STATE)[0]
    p, c = room.plan.view(PLAN)[0], room.chance.view(CHANCE)[0]
    ids, silent = room.ids.view(IDS)[0], SILENT.view(TAPE)[0]
    for _ in range(playouts):
        start_next(luck)
        room.chance[:] = luck
        room.state[:] = row
        if action != NO_ACTION:
            play(b, s, action, c, silent)
        play_as_expected(b, s, models.view(WEIGHTS)[:, 0], p, c, ids, silent)
        judge_end(b, s, room)
        for seat in range(s.players):
            worth[seat] += share / playouts * room.shares[seat]
