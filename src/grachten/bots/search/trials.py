"""Trying the actions of one decision, each in the same guesses with the same luck."""

from grachten.bots.planning.plan import PLAN
from grachten.bots.planning.policy import after_claim, reset_plans
from grachten.bots.planning.sums import TRIALS, WINS, WORTH, Sums
from grachten.bots.planning.weights import WEIGHTS
from grachten.bots.search.tree import NODE_VISITS, NODE_WORTH, Taste, Tree, walk, worth_to
from grachten.bots.value.choices import Guessing, deal_guess
from grachten.bots.value.net import Net
from grachten.bots.value.room import Room
from grachten.rules.chance import start_next
from grachten.rules.claim import claim_route_of
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CHANCE,
    CLAIM,
    IDS,
    STATE,
    TABLES,
    TAPE,
    Row,
)
from grachten.rules.tape import SILENT


@jit
def try_actions(
    tables: Row,
    guessing: Guessing,
    number: int,
    actions: Row,
    left: Row,
    styles: Row,
    net: Net,
    taste: Taste,
    room: Room,
    tree: Tree,
    sums: Sums,
) -> None:
    """Try each action in `left` in `number` new guesses; add up the results.

    Node k + 1 of the tree stands for action k.
    """
    b, s, c = tables.view(TABLES)[0], room.state.view(STATE)[0], room.chance.view(CHANCE)[0]
    p, ids, silent = room.plan.view(PLAN)[0], room.ids.view(IDS)[0], SILENT.view(TAPE)[0]
    weights, luck = styles.view(WEIGHTS)[:, 0], guessing.luck
    for _ in range(number):
        start_next(luck)
        deal_guess(tables, guessing)
        for i in range(len(left)):
            action, node = actions[left[i]], left[i] + 1
            room.state[:] = guessing.guess
            room.chance[:] = luck
            seat = s.to_move
            reset_plans(b, s, p)
            play(b, s, action, c, silent)
            if action >= CLAIM:
                after_claim(b, s, seat, claim_route_of(b, action), p)
            walk(b, s, node, weights, p, net, taste, c, ids, silent, room, tree)
            worth = worth_to(seat, taste, room)
            tree.sums[node, NODE_VISITS] += 1.0
            tree.sums[node, NODE_WORTH] += worth
            sums[i, WORTH] += worth
            sums[i, WINS] += room.shares[seat]
            sums[i, TRIALS] += 1.0
