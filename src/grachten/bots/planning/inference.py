"""Inferring opponents' contracts from their claims: a nearly complete path suggests a contract."""

import math
from functools import lru_cache

import numpy as np

from grachten.board import Board
from grachten.bots.planning.plan import FAR, PLAN, PLAN_SIZE, Plan, find_paths
from grachten.game.notation import notation_of
from grachten.rules.bits import bit_of, word_of
from grachten.rules.claim import is_closed
from grachten.rules.jit import jit
from grachten.rules.layout import MAX_CONTRACTS, STATE, STATE_SIZE, TABLES, Row, State, Tables

TRUST = 2.5  # log of how much likelier a completed contract is than one not begun


@jit
def list_open_routes(b: Tables, s: State, seat: int, plan: Plan) -> None:
    """List the seat's own routes, at no cost, and the routes open to it, at their length."""
    n = 0
    for route in range(b.routes):
        owned = s.owned[seat, word_of(route)] & bit_of(route)
        if owned or not is_closed(s, seat, route):
            plan.edge[n] = route
            plan.a[n] = b.route_a[route]
            plan.b[n] = b.route_b[route]
            plan.cost[n] = 0 if owned else b.route_length[route]
            n += 1
    plan.edges = n


@jit
def count_carts(tables: Row, row: Row, seat: int, plan: Row, carts: Row) -> None:
    """Compute the carts that the seat still needs for every contract; -1 if it is cut off."""
    b, s, p = tables.view(TABLES)[0], row.view(STATE)[0], plan.view(PLAN)[0]
    list_open_routes(b, s, seat, p)
    for contract in range(b.contracts):
        find_paths(b, b.contract_a[contract], p)
        needed = p.dist[b.contract_b[contract]]
        carts[contract] = needed if needed < FAR else -1


def carts_needed(board: Board, row: Row, seat: int) -> list[int]:
    carts = np.zeros(MAX_CONTRACTS, np.int64)
    count_carts(notation_of(board).tables, row, seat, np.zeros(PLAN_SIZE, np.int64), carts)
    needed: list[int] = carts[: len(board.contracts)].tolist()
    return needed


@lru_cache(maxsize=64)  # on a server, every table can have its own board
def _carts_at_first(board: Board) -> list[int]:
    return carts_needed(board, np.zeros(STATE_SIZE, np.int64), 0)


def likelihood(board: Board, row: Row, seat: int) -> list[float]:
    """Return how likely the seat holds each contract, given its routes; 1 is neutral."""
    pairs = zip(_carts_at_first(board), carts_needed(board, row, seat), strict=True)
    return [math.exp(TRUST * (before - now) / before) if now >= 0 else 1.0 for before, now in pairs]
