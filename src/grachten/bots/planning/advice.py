"""The policy's choices, called from Python."""

from grachten.bots.planning.plan import PLAN
from grachten.bots.planning.policy import decide, list_sensible, reset_plans
from grachten.bots.planning.weights import WEIGHTS
from grachten.rules.jit import jit
from grachten.rules.layout import CHANCE, IDS, STATE, TABLES, Row


@jit
def advise(tables: Row, row: Row, weights: Row, plan: Row, chance: Row, out: Row) -> int:
    """Return the action that the seat to move would choose."""
    b, s, w = tables.view(TABLES)[0], row.view(STATE)[0], weights.view(WEIGHTS)[0]
    p, c, ids = plan.view(PLAN)[0], chance.view(CHANCE)[0], out.view(IDS)[0]
    reset_plans(b, s, p)
    return decide(b, s, w, p, c, ids)


@jit
def sensible(tables: Row, row: Row, weights: Row, plan: Row, out: Row) -> int:
    """Write the ids of the actions that may be good; return how many there are."""
    b, s, w = tables.view(TABLES)[0], row.view(STATE)[0], weights.view(WEIGHTS)[0]
    p, ids = plan.view(PLAN)[0], out.view(IDS)[0]
    reset_plans(b, s, p)
    return list_sensible(b, s, w, p, ids)
