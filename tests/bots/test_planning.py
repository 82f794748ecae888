"""The policy of the planning players: its actions are legal and its plans are consistent.

Tests marked `plain` also run uncompiled, and all of them with bounds checks (Makefile).
"""

import hashlib
import heapq
import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.policy import Policy, bits
from game.playing import bot_game
from grachten.board import Board, load_board
from grachten.board.check_values import MOST
from grachten.bots.planning.advice import advise
from grachten.bots.planning.contracts import worth_of_more
from grachten.bots.planning.plan import (
    FAR,
    PLAN,
    PLAN_SIZE,
    find_paths,
    make_plan,
    price_routes,
    turns_left,
)
from grachten.bots.planning.policy import play_on
from grachten.bots.planning.weights import DEFAULTS, GOOD_STYLES, STYLES, WEIGHTS, weights
from grachten.game import Game
from grachten.game.guess import guess
from grachten.game.notation import notation_of
from grachten.rules import layout
from grachten.rules.claim import claim_route_of
from grachten.rules.jit import COMPILED
from grachten.rules.layout import Row
from grachten.rules.tape import SILENT

SETUPS = [(board, players) for board in ("amsterdam", "harbor") for players in (2, 3, 4)]
# Uncompiled, a game on the larger board takes seconds; `SAME_GAMES` cover it with more players.
TRIED = [one for one in SETUPS if COMPILED or one[0] == "harbor" or one[1] == 2]
CARELESS = (0, 1, 2, 7)  # one of this many decisions is any legal action; 0: none
GAMES = 12 if COMPILED else 1  # per number of players and board
SAME_GAMES = 6  # played compiled and uncompiled


def games(board: str, players: int, careless: int = 0) -> Iterator[Policy]:
    """Yield games of the policy, with different styles per seat."""
    for seed in range(GAMES):
        yield Policy(board, players, seed, seed, careless)


@pytest.mark.plain
@pytest.mark.parametrize("dtype", [PLAN, WEIGHTS, layout.STATE, layout.TABLES])
def test_fields_are_not_named_like_things_that_numpy_has(dtype: np.dtype[np.record]) -> None:
    """Uncompiled, `plan.sort` would be a method of the row, not a field."""
    taken = {*dir(np.record), *dir(np.ndarray)}
    assert set(dtype.names or ()) & taken == set()


@pytest.mark.plain
def test_weights_are_those_named() -> None:
    other = weights(grab=7, spare=3).view(WEIGHTS)[0]
    assert other.grab == 7
    assert other.spare == 3
    assert other.turn == DEFAULTS["turn"]
    assert all(getattr(STYLES[0].view(WEIGHTS)[0], name) == n for name, n in DEFAULTS.items())


def decisions_of(bot: str) -> Iterator[tuple[Game, str]]:
    """Return the positions in which the bot had a choice against a planner, and its choice."""
    for seed in range(20):
        record = bot_game("amsterdam", (bot, "planner"), seed).record()
        game = Game.from_header(record)
        for step in record.steps:
            if step.seat == 0 and len(game.legal_actions()) > 1:
                yield game, step.action
            game.follow(step)


def advised(game: Game, style: Row) -> str:
    """Return the choice of a player of that style in the first seat."""
    notation, view = notation_of(game.board), game.view(0)
    row = guess(game.board, view, game.first, random.Random(0))
    plan, out = np.zeros(PLAN_SIZE, np.int64), np.zeros(layout.MAX_ACTIONS, np.int64)
    number = advise(notation.tables, row, style, plan, np.array([1, 2, 3, 4]), out)
    return notation.text_of(number, view.offer or ())


def test_the_chaser_of_contracts_does_mostly_what_hungry_does() -> None:
    """So the playouts of a search know such opponents; the payment does not matter."""
    same = [
        [advised(game, style).split(":")[:2] == done.split(":")[:2] for style in STYLES]
        for game, done in decisions_of("hungry")
    ]
    *good, chaser = np.mean(same, axis=0)
    assert len(good) == GOOD_STYLES
    assert chaser > 0.6
    assert max(good) < 0.5


@pytest.mark.plain
@pytest.mark.parametrize(("board", "players"), TRIED)
@pytest.mark.parametrize("careless", CARELESS)
def test_the_policy_plays_to_the_end_with_legal_actions(
    board: str, players: int, careless: int
) -> None:
    for game in games(board, players, careless):
        decisions = sum(1 for _ in game.positions())
        assert game.over
        assert 10 < decisions < 1000
        assert game.s.reason in (layout.CARTS, layout.STALEMATE)


def play_out(game: Policy) -> int:
    chance, ids = game.chance.view(layout.CHANCE)[0], game.out.view(layout.IDS)[0]
    silent = SILENT.view(layout.TAPE)[0]
    return int(play_on(game.b, game.s, game.weights, game.plan, chance, ids, silent))


@pytest.mark.plain
@pytest.mark.parametrize(("board", "players"), TRIED)
def test_a_playout_is_the_game_that_single_decisions_make(board: str, players: int) -> None:
    for seed in range(min(GAMES, 4)):
        single, whole = (Policy(board, players, seed, shift=seed) for _ in range(2))
        decisions = sum(1 for _ in single.positions())
        assert play_out(whole) == decisions
        assert (whole.row == single.row).all()


def digest_of_playouts() -> str:
    digest = hashlib.sha256()
    for seed, (board, players) in enumerate(SETUPS[:SAME_GAMES]):
        for careless in CARELESS if board == "harbor" else (0,):
            game = Policy(board, players, seed, seed, careless)
            for position in game.positions():
                digest.update(position.row.tobytes() + position.plan_row.tobytes())
            digest.update(game.row.tobytes() + game.chance.tobytes())
    return digest.hexdigest()


def test_uncompiled_it_plays_the_same_games() -> None:
    assert COMPILED, "this test compares with the compiled policy"
    paths = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    printed = subprocess.run(
        [sys.executable, "-c", "from bots.test_planning import *; print(digest_of_playouts())"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "GRACHTEN_JIT": "0"},
    )
    assert printed.stdout.strip() == digest_of_playouts()


@pytest.mark.plain
@pytest.mark.parametrize(("board", "players"), TRIED)
@pytest.mark.parametrize("careless", CARELESS)
def test_sensible_actions(board: str, players: int, careless: int) -> None:
    """Sensible actions are legal, include the policy's choice, and have one payment per route."""
    chance = np.array([1, 2, 3, 4])
    for game in games(board, players, careless):
        for ply, position in enumerate(game.positions()):
            if ply % 4 and not COMPILED:
                continue
            plan = np.zeros(PLAN_SIZE, np.int64)
            best = advise(game.tables, game.row.copy(), STYLES[0], plan, chance, position.out)
            listed = position.sensible(STYLES[0])
            assert listed
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(position.legal())
            assert best in listed
            claims = [claim_route_of(game.b, number) for number in listed if number >= layout.CLAIM]
            assert len(set(claims)) == len(claims)
            if game.s.phase == layout.TURN:
                legal = position.legal()
                assert set(claims) == {
                    claim_route_of(game.b, number) for number in legal if number >= layout.CLAIM
                }


# Plans.


def plans(board: str, players: int) -> Iterator[tuple[Policy, int, Any]]:
    """Yield every style's plan for every seat, in every position of some games."""
    for game in games(board, players):
        for position in game.positions():
            if position.s.phase == layout.SETUP:
                continue
            plan = np.zeros(PLAN_SIZE, np.int64).view(PLAN)[0]
            for seat in range(players):
                for style in position.weights:
                    make_plan(position.b, position.s, seat, style, plan, style.pace)
                    yield position, seat, plan


def joined(board: Board, routes: set[int]) -> dict[int, int]:
    """Return for each place a mark shared by all places that these routes connect."""
    marks = {place: place for place in range(len(board.places))}
    for route in routes:
        old, new = marks[board.routes[route].a], marks[board.routes[route].b]
        marks = {place: new if mark == old else mark for place, mark in marks.items()}
    return marks


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_a_plan_is_of_open_routes_and_never_of_both_parallel_ones(board: str, players: int) -> None:
    seen = 0
    for game, seat, plan in plans(board, players):
        wanted, spare = bits(plan.wanted[seat]), bits(plan.spare[seat])
        closed, owned = bits(game.s.closed[seat]), bits(game.s.owned[seat])
        assert not wanted & spare
        planned = wanted | spare
        assert not planned & (closed | owned)
        routes = game.board.routes
        assert not planned & {routes[route].twin for route in planned}
        assert sum(routes[route].length for route in planned) <= game.s.carts[seat]
        seen += len(planned)
    assert seen > 100


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_the_wanted_routes_join_what_the_contracts_ask_for(board: str, players: int) -> None:
    opened = 0
    for game, seat, plan in plans(board, players):
        owned, wanted = bits(game.s.owned[seat]), bits(plan.wanted[seat])
        before, after = joined(game.board, owned), joined(game.board, owned | wanted)
        lines = [game.board.contracts[i] for i in bits(game.s.kept[seat])]
        joins = [line for line in lines if before[line.a] != before[line.b]]
        joins = [line for line in joins if after[line.a] == after[line.b]]
        assert len(joins) >= plan.open[seat]
        assert bool(joins) == bool(wanted) == bool(plan.open[seat])
        opened += int(plan.open[seat])
    assert opened > 5


@pytest.mark.plain
@pytest.mark.parametrize(("board", "players"), TRIED)
def test_ways_are_unbroken_lines_and_the_cheapest(board: str, players: int) -> None:
    for position in Policy(board, players, 3).positions():
        seat, plan = int(position.s.to_move), position.plan
        if position.s.phase != layout.TURN:
            continue
        price_routes(position.b, position.s, seat, position.style, plan)
        for start in range(0, len(position.board.places), 5):
            find_paths(position.b, start, plan)
            cheapest = dijkstra(plan, start)
            for goal in range(len(position.board.places)):
                if goal not in cheapest:
                    assert plan.dist[goal] == FAR
                    continue
                assert plan.dist[goal] == cheapest[goal]
                assert sum(plan.cost[i] for i in way_back(plan, start, goal)) == plan.dist[goal]
        plan.fresh[seat] = 0  # its space has been used for this


def way_back(plan: Any, start: int, goal: int) -> list[int]:
    """Return the edges of the path from its end; each must begin where the last one ended."""
    edges: list[int] = []
    place = goal
    while place != start:
        i = int(plan.came[place])
        assert place in (plan.a[i], plan.b[i])
        assert i not in edges
        edges.append(i)
        place = int(plan.a[i] + plan.b[i] - place)
    return edges


def dijkstra(plan: Any, start: int) -> dict[int, int]:
    """Return the costs of the cheapest paths, found by another algorithm."""
    neighbors: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for i in range(plan.edges):
        neighbors[int(plan.a[i])].append((int(plan.b[i]), int(plan.cost[i])))
        neighbors[int(plan.b[i])].append((int(plan.a[i]), int(plan.cost[i])))
    found: dict[int, int] = {}
    todo = [(0, start)]
    while todo:
        cost, place = heapq.heappop(todo)
        if place not in found:
            found[place] = cost
            for other, more in neighbors[place]:
                heapq.heappush(todo, (cost + more, other))
    return found


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_more_contracts_are_worth_no_more_than_the_dearest_and_no_less_than_its_loss(
    board: str, players: int
) -> None:
    dearest = max(line.points for line in load_board(board).contracts)
    for game, seat, plan in plans(board, players):
        style = game.weights[0]
        bound = dearest * style.contract // 2 + 1
        assert -bound <= worth_of_more(game.b, game.s, seat, style, plan) <= bound


# The largest possible board.


def largest_board() -> Board:
    """Return a board with 64 places in a circle, 128 routes of all lengths and 64 contracts."""
    places = layout.MAX_PLACES
    names = [f"p{i}" for i in range(places)]
    colors = ["grey", "pink", "blue", "green", "black", "red", "orange"]
    return load_board(
        {
            "title": "Circle",
            "carts_per_player": 60,
            "points_by_length": {str(n): 2 * n for n in range(1, layout.MAX_LENGTH + 1)},
            "cards": dict.fromkeys([*colors[1:], "wild"], 40),
            "merchandise_cards": 30,
            "merchandise_bonus": {"2": [8, 4], "3": [8, 4, 2], "4": [8, 6, 4, 2]},
            "places": {
                name: {"name": name, "x": 60 + 110 * (i % 8), "y": 40 + 90 * (i // 8)}
                for i, name in enumerate(names)
            },
            "routes": [
                {
                    "between": [names[i], names[(i + 1) % places]],
                    "length": 1 + i % layout.MAX_LENGTH,
                    "colors": [colors[i % 7], colors[(i + 3) % 7]],
                    "carts": i % 3 == 0,
                }
                for i in range(places)
            ],
            "contracts": [
                {"between": [names[i], names[(i + 3 + i // 32) % places]], "points": 1000 - i}
                for i in range(layout.MAX_CONTRACTS)
            ],
        }
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_largest_board_fits(players: int) -> None:
    board = largest_board()
    assert (len(board.places), len(board.routes)) == (layout.MAX_PLACES, layout.MAX_ROUTES)
    assert len(board.contracts) == layout.MAX_CONTRACTS
    for seed, careless in enumerate(CARELESS):
        game = Policy(board, players, seed, seed, careless)
        for position in game.positions():
            assert set(position.sensible(STYLES[0])) <= set(position.legal())
        assert game.over


@pytest.mark.plain  # NumPy warns uncompiled where a sum of small integers wraps round
def test_a_plan_holds_with_the_largest_counts_that_a_board_may_have() -> None:
    game = Policy("amsterdam", 2, 1)
    game.s.carts[:] = MOST
    assert turns_left(game.s, 0, 100) == 100 + 10_000
    game.s.hands[:] = MOST
    assert turns_left(game.s, 0, 100) == 100 + 10_000
    make_plan(game.b, game.s, 0, game.style, game.plan, 100)
    assert bits(game.plan.spare[0])


def test_a_seat_that_keeps_every_contract_can_plan() -> None:
    board = largest_board()
    game = Policy(board, 2, 1)
    while game.s.phase == layout.SETUP:
        game.play(layout.KEEP_BOTH)
    seat = int(game.s.to_move)
    for contract in range(layout.MAX_CONTRACTS):
        game.s.kept[seat, contract // layout.WORD] |= 1 << contract % layout.WORD
    game.s.kept[1 - seat] = 0
    game.s.unseen[:] = 0
    game.s.unseen_size = game.s.returned_size = 0
    make_plan(game.b, game.s, seat, game.style, game.plan, 100)
    assert bits(game.plan.wanted[seat])
    worth_of_more(game.b, game.s, seat, game.style, game.plan)
    play_out(game)
    assert game.over
