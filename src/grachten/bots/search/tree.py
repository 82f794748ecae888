"""The tree below each action, in compiled code.

A walk begins in a guess of the hidden cards. It goes down the tree, where every seat prefers what
is worth the most to itself, adds one action to the tree, and judges the position there. Nodes stand
for sequences of actions, whatever chance brings in between.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grachten.bots.planning.plan import Plan
from grachten.bots.planning.policy import after_claim, decide, list_sensible
from grachten.bots.planning.weights import Weights
from grachten.bots.value.judging import judge_leaf
from grachten.bots.value.net import Net
from grachten.bots.value.room import Room, Values
from grachten.rules.claim import claim_route_of
from grachten.rules.jit import jit
from grachten.rules.kernel import play
from grachten.rules.layout import (
    CLAIM,
    MAX_ACTIONS,
    OVER,
    Chance,
    Ids,
    Row,
    State,
    Tables,
    Tape,
)

Nodes = npt.NDArray[np.int32]

MARGIN = 12.0  # a lead in points that counts as large
DEEPEST = 24
NODES = 1 << 17

# Columns of `links` and of `sums`.
ACTION, CHILD, SIBLING = range(3)
NODE_VISITS, NODE_WORTH = range(2)


class Tree(NamedTuple):
    """Nodes; node 0 is the position of the decision. `used` has their number."""

    links: Nodes  # node x (action, first child, next sibling)
    sums: Values  # node x (visits, worth to whoever chose it)
    used: Row
    place: Nodes  # by action: its node among the children at hand
    path: Row
    movers: Row


def new_tree() -> Tree:
    return Tree(
        links=np.zeros((NODES, 3), np.int32),
        sums=np.zeros((NODES, 2)),
        used=np.ones(1, np.int64),
        place=np.zeros(MAX_ACTIONS, np.int32),
        path=np.zeros(DEEPEST, np.int64),
        movers=np.zeros(DEEPEST, np.int64),
    )


def start_tree(tree: Tree, actions: Row) -> None:
    """Begin anew, with a node for each action; node k + 1 stands for action k."""
    n = len(actions) + 1
    tree.used[0] = n
    tree.links[:n] = 0
    tree.links[1:n, ACTION] = actions
    tree.sums[:n] = 0.0


class Taste(NamedTuple):
    """How a search weighs things."""

    won: float = 0.5  # weight of the victory in the worth of a result; the rest is the lead
    explore: float = 0.4
    prior: float = 0.3  # weight of the policy's choice when exploring
    caution: float = 0.03  # how much less than its siblings an untried action is worth


TASTE = Taste()


@jit
def worth_to(seat: int, taste: Taste, room: Room) -> float:
    lead = 0.5 + 0.5 * math.tanh(room.leads[seat] / MARGIN)
    return float(taste.won * room.shares[seat] + (1.0 - taste.won) * lead)


@jit
def add_node(tree: Tree, parent: int, action: int) -> int:
    node = int(tree.used[0])
    tree.used[0] = node + 1
    links = tree.links
    links[node, ACTION] = action
    links[node, CHILD] = 0
    links[node, SIBLING] = links[parent, CHILD]
    links[parent, CHILD] = node
    tree.sums[node, NODE_VISITS] = 0.0
    tree.sums[node, NODE_WORTH] = 0.0
    return node


@jit
def select(
    b: Tables,
    s: State,
    w: Weights,
    plan: Plan,
    taste: Taste,
    chance: Chance,
    ids: Ids,
    tree: Tree,
    node: int,
) -> int:
    """Return the child to walk to; it is new, or -1 if there is no room for a new one."""
    links, sums, place = tree.links, tree.sums, tree.place
    advised = decide(b, s, w, plan, chance, ids)
    n = list_sensible(b, s, w, plan, ids)
    if n == 0:
        return -1
    child = links[node, CHILD]
    while child:
        place[links[child, ACTION]] = child
        child = links[child, SIBLING]
    visits, worth = 0.0, 0.0
    for i in range(n):
        child = place[ids.ids[i]]
        if child:
            visits += sums[child, NODE_VISITS]
            worth += sums[child, NODE_WORTH]
    untried = worth / visits - taste.caution if visits > 0 else 0.5
    root = taste.explore * math.sqrt(visits + 1.0)
    best, best_score = 0, -math.inf
    for i in range(n):
        action = ids.ids[i]
        prior = (1.0 - taste.prior) / n
        if action == advised:
            prior += taste.prior
        child = place[action]
        tried = sums[child, NODE_VISITS] if child else 0.0
        score = root * prior / (1.0 + tried)
        score += sums[child, NODE_WORTH] / tried if tried > 0 else untried
        if score > best_score:
            best, best_score = action, score
    found = int(place[best])
    child = links[node, CHILD]
    while child:
        place[links[child, ACTION]] = 0
        child = links[child, SIBLING]
    if found == 0:
        if tree.used[0] >= len(links):
            return -1
        found = add_node(tree, node, best)
    return found


@jit
def walk(
    b: Tables,
    s: State,
    node: int,
    styles: np.ndarray,
    plan: Plan,
    net: Net,
    taste: Taste,
    chance: Chance,
    ids: Ids,
    tape: Tape,
    room: Room,
    tree: Tree,
) -> None:
    """Walk down from a node to a new one, judge the position, and tell all nodes on the way."""
    links, sums, depth = tree.links, tree.sums, 0
    while s.phase != OVER and s.last_round < 0 and depth < DEEPEST and sums[node, NODE_VISITS] > 0:
        mover = s.to_move
        child = select(b, s, styles[0], plan, taste, chance, ids, tree, node)
        if child < 0:
            break
        action = links[child, ACTION]
        play(b, s, action, chance, tape)
        if action >= CLAIM:
            after_claim(b, s, mover, claim_route_of(b, action), plan)
        else:
            plan.fresh[mover] = 0
        tree.path[depth] = child
        tree.movers[depth] = mover
        depth += 1
        node = child
    judge_leaf(b, s, styles, plan, net, 0.0, chance, ids, tape, room)
    for i in range(depth):
        node = tree.path[i]
        sums[node, NODE_VISITS] += 1.0
        sums[node, NODE_WORTH] += worth_to(tree.movers[i], taste, room)
