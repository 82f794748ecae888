"""The game as functions over rows: what the rest of the program calls.

Rows are plain `int64` arrays (`tables` of a board, `row` of a game). Nothing here knows names or
texts; `grachten.game` does. `grachten.rules.batch` plays many games at once, and
`grachten.rules.branch` stops at each outcome of chance.
"""

import numpy as np
import numpy.typing as npt

from grachten.rules.cards import draw_card
from grachten.rules.chance import below
from grachten.rules.claim import claim_route, could_claim, hold
from grachten.rules.contracts import draw_contracts, keep_contracts
from grachten.rules.jit import jit, jit_short
from grachten.rules.layout import (
    ALLOWED,
    CHANCE,
    DRAW_CONTRACTS,
    DRAW_DECK,
    IDS,
    KEEP_BOTH,
    MAX_PLAYERS,
    OVER,
    PASS,
    SCORE,
    STATE,
    TABLES,
    TAPE,
    Chance,
    Row,
    State,
    Tables,
    Tape,
)
from grachten.rules.legal import list_actions, why_not
from grachten.rules.score import mark_fulfilled, score_game, winners_of
from grachten.rules.setup import set_up
from grachten.rules.tape import SILENT, rewind
from grachten.rules.turn import give_up, pass_turn

REFUSED = -1


@jit
def play(b: Tables, s: State, action: int, chance: Chance, tape: Tape) -> None:
    """Carry out an action that is known to be legal."""
    if action == PASS:
        pass_turn(s, tape)
        return
    s.passes = 0
    if action <= DRAW_DECK:
        draw_card(s, action, chance, tape)
    elif action == DRAW_CONTRACTS:
        draw_contracts(s, chance, tape)
    elif action <= KEEP_BOTH:
        keep_contracts(s, action, tape)
    else:
        claim_route(b, s, action, chance, tape)


@jit
def new_game(tables: Row, row: Row, players: int, first: int, chance: Row, tape: Row) -> None:
    """Set a game up in `row`, whatever was there (R1 to R6)."""
    t = tape.view(TAPE)[0]
    rewind(t)
    b, s, c = tables.view(TABLES)[0], row.view(STATE)[0], chance.view(CHANCE)[0]
    set_up(b, s, players, first, c, t)


@jit_short
def legal(tables: Row, row: Row, out: Row) -> int:
    """Write the ids of all legal actions into `out`; return how many there are."""
    return list_actions(tables.view(TABLES)[0], row.view(STATE)[0], out.view(IDS)[0])


@jit
def legal_mask(tables: Row, row: Row, out: Row, mask: npt.NDArray[np.bool_]) -> int:
    """Mark the ids of all legal actions in `mask`; `out` is scratch as for `legal`."""
    n = legal(tables, row, out)
    mask[:] = False
    for i in range(n):
        mask[out[i]] = True
    return n


@jit_short
def refusal(tables: Row, row: Row, action: int) -> int:
    """ALLOWED, or a number that says what forbids the action (grachten.rules.layout)."""
    return why_not(tables.view(TABLES)[0], row.view(STATE)[0], action)


@jit_short
def apply(tables: Row, row: Row, action: int, chance: Row, tape: Row) -> bool:
    """Carry out an action; an illegal one changes nothing and gives False."""
    b, s = tables.view(TABLES)[0], row.view(STATE)[0]
    if why_not(b, s, action) != ALLOWED:
        return False
    t = tape.view(TAPE)[0]
    rewind(t)
    play(b, s, action, chance.view(CHANCE)[0], t)
    return True


@jit_short
def resign(row: Row, seat: int, tape: Row) -> None:
    """C11: the game is over, all others have won."""
    t = tape.view(TAPE)[0]
    rewind(t)
    give_up(row.view(STATE)[0], seat, t)


@jit
def score(tables: Row, row: Row, scores: Row) -> int:
    """Write a row of points for each seat; return the winners, a bit for each seat."""
    s = row.view(STATE)[0]
    score_game(tables.view(TABLES)[0], s, scores)
    return winners_of(s, scores)


@jit
def hold_routes(tables: Row, row: Row, holders: Row) -> None:
    """Give every route the holder named for it, a seat or -1; none may be held before."""
    b, s = tables.view(TABLES)[0], row.view(STATE)[0]
    for route in range(b.routes):
        if holders[route] >= 0:
            hold(b, s, holders[route], route)


@jit_short
def fulfilled(tables: Row, row: Row, seat: int, out: Row) -> None:
    """Write the fulfilled contracts of a seat as words of bits."""
    mark_fulfilled(tables.view(TABLES)[0], row.view(STATE)[0], seat, out)


@jit_short
def claimants(tables: Row, row: Row, route: int) -> int:
    """Return the seats that could still claim a route, a bit for each seat."""
    b, s = tables.view(TABLES)[0], row.view(STATE)[0]
    seats = 0
    for seat in range(s.players):
        if could_claim(b, s, seat, route):
            seats |= 1 << seat
    return seats


@jit
def playout(tables: Row, row: Row, chance: Row, out: Row) -> int:
    """Play on at random to the end; return the number of decisions. `out` is scratch."""
    b, s, c = tables.view(TABLES)[0], row.view(STATE)[0], chance.view(CHANCE)[0]
    ids, silent = out.view(IDS)[0], SILENT.view(TAPE)[0]
    decisions = 0
    while s.phase != OVER:
        n = list_actions(b, s, ids)
        play(b, s, ids.ids[below(c, n)], c, silent)
        decisions += 1
    return decisions


@jit
def playouts(tables: Row, row: Row, players: int, chance: Row, out: Row, games: int) -> int:
    """Play whole new games at random in `row`, and score them; return the number of decisions."""
    b, s, c = tables.view(TABLES)[0], row.view(STATE)[0], chance.view(CHANCE)[0]
    silent = SILENT.view(TAPE)[0]
    scores = np.empty((MAX_PLAYERS, SCORE), np.int64)
    decisions = 0
    for _ in range(games):
        set_up(b, s, players, below(c, players), c, silent)
        decisions += playout(tables, row, chance, out)
        score_game(b, s, scores)
        winners_of(s, scores)
    return decisions
