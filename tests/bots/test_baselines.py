"""The baseline bots: their games end and verify, and each plays its own way."""

import time
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from game.playing import BOARDS, bot_game
from grachten.board import load_board
from grachten.bots import make_bot
from grachten.bots.position import SeatPosition
from grachten.game import (
    Action,
    ClaimRoute,
    DrawContracts,
    Game,
    Keep,
    View,
    parse_action,
    verify,
)

BASELINES = ("hungry", "path", "one-step", "long-route")
QUICK = ("random", "greedy", *BASELINES, "planner")
MIXED = [
    ("hungry", "path"),
    ("one-step", "long-route"),
    ("long-route", "hungry", "one-step"),
    ("path", "one-step", "hungry", "long-route"),
    ("hungry", "random", "path", "greedy"),
]
TABLES = [(name,) * players for name in BASELINES for players in (2, 3, 4)] + MIXED

Decision = tuple[View, list[Action], Action]


def decisions(name: str, board: str, players: int, seed: int) -> Iterator[Decision]:
    """Yield every decision of the bot in seat 0, among bots that decide quickly."""
    others = [bot for bot in QUICK if bot != name]
    table = [name, *(others[(seed + i) % len(others)] for i in range(players - 1))]
    game = Game.new(players, board=board, seed=seed)
    bots = [make_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(table)]
    for seat, bot in enumerate(bots):
        bot.start(game.board, seat, players, game.first)
    while not game.over:
        seat, view, legal = game.to_move, game.view(game.to_move), game.legal_actions()
        action = bots[seat].choose(view, legal, None)
        assert action in legal
        if seat == 0:
            yield view, legal, action
        game.apply(action)


@cache
def many_decisions(name: str, board: str = "amsterdam") -> list[Decision]:
    """Return some whole games with 2 to 4 players."""
    games = (decisions(name, board, 2 + seed % 3, seed) for seed in range(24))
    return [decision for game in games for decision in game]


def position_of(view: View) -> SeatPosition:
    return SeatPosition(load_board("amsterdam"), view, 0)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("table", TABLES, ids="+".join)
def test_games_end_and_verify(board: str, table: tuple[str, ...]) -> None:
    for seed in range(3):
        game = bot_game(board, table, seed)
        assert game.over
        assert verify(game.record()).difference is None
        assert game.ply < 400


@pytest.mark.parametrize("name", BASELINES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    table = (name, "random", name)
    records = [bot_game("amsterdam", table, 7).record().to_json() for _ in range(2)]
    assert records[0] == records[1]


@pytest.mark.parametrize("name", BASELINES)
def test_it_decides_from_the_view_alone(name: str) -> None:
    for board in BOARDS:
        for players in (2, 3, 4):
            fresh = make_bot(name, "another seed")
            fresh.start(load_board(board), 0, players, 0)
            for view, legal, action in decisions(name, board, players, 5):
                parsed = msgspec.json.decode(view.to_json(), type=View)
                again = [parse_action(str(one)) for one in legal]
                assert fresh.choose(parsed, again, None) == action


@pytest.mark.parametrize("name", BASELINES)
def test_it_decides_quickly(name: str) -> None:
    bot = make_bot(name, 0)
    bot.start(load_board("amsterdam"), 0, 2, 0)
    game = list(decisions(name, "amsterdam", 2, 1))
    begun = time.process_time()
    for view, legal, _ in game:
        bot.choose(view, legal, None)
    assert (time.process_time() - begun) / len(game) < 0.005


@pytest.mark.parametrize("name", BASELINES)
def test_it_beats_random_clearly(name: str) -> None:
    """Play 100 games in pairs: the same deal with the seats swapped."""
    wins = 0.0
    for seed in range(50):
        for table in ((name, "random"), ("random", name)):
            winners = bot_game("amsterdam", table, seed).outcome().winners
            wins += (table.index(name) in winners) / len(winners)
    assert wins >= 85


@pytest.mark.parametrize("name", ["path", "long-route"])
def test_it_takes_no_contracts_unless_nothing_else_is_legal(name: str) -> None:
    for _, legal, action in many_decisions(name) + many_decisions(name, "harbor"):
        assert action != DrawContracts() or legal == [DrawContracts()]


@pytest.mark.parametrize("name", ["hungry", "one-step"])
def test_it_takes_contracts_in_some_games(name: str) -> None:
    assert any(
        action == DrawContracts() and len(legal) > 1 for _, legal, action in many_decisions(name)
    )


def test_path_keeps_all_first_contracts() -> None:
    first = [(v, a) for v, _, a in many_decisions("path") if v.phase == "setup"]
    assert first
    for view, action in first:
        assert isinstance(action, Keep)
        assert action.contracts == view.offer


def test_path_claims_on_the_ways_of_its_contracts_first() -> None:
    seen = 0
    for view, _, action in many_decisions("path"):
        ways = position_of(view).open_paths()
        if ways and isinstance(action, ClaimRoute) and view.last_round is None:
            index = load_board("amsterdam").route_index[action.route]
            assert any(index in way for way in ways)
            seen += 1
    assert seen > 50


def test_one_step_claims_the_next_route_of_its_most_valuable_contract() -> None:
    seen = 0
    for view, _, action in many_decisions("one-step"):
        ways = position_of(view).open_paths()
        if ways and isinstance(action, ClaimRoute) and view.last_round is None:
            assert load_board("amsterdam").route_index[action.route] == ways[0][0]
            seen += 1
        if ways:
            assert action != DrawContracts()
    assert seen > 50


def test_long_route_keeps_the_cheapest_contract() -> None:
    board = load_board("amsterdam")
    points = {line.name: line.points for line in board.contracts}
    for view, _, action in many_decisions("long-route"):
        if isinstance(action, Keep):
            assert isinstance(view.offer, tuple)
            assert [points[name] for name in action.contracts] == [
                min(points[name] for name in view.offer)
            ]


def test_long_route_claims_only_the_longest_open_routes() -> None:
    seen = 0
    for view, _, action in many_decisions("long-route"):
        if isinstance(action, ClaimRoute) and view.last_round is None:
            position = position_of(view)
            lengths = [position.board.routes[route].length for route in position.open]
            route = position.board.routes[position.board.route_index[action.route]]
            assert route.length == max(n for n in lengths if n <= position.carts)
            seen += 1
    assert seen > 50


def test_hungry_takes_no_contracts_when_the_end_is_near() -> None:
    for view, _, action in many_decisions("hungry"):
        if action == DrawContracts():
            assert view.last_round is None
            assert min(seat.carts for seat in view.seats) > 6


def test_hungry_pays_with_as_few_wilds_as_it_can() -> None:
    for _, legal, action in many_decisions("hungry"):
        if isinstance(action, ClaimRoute):
            ways = [a for a in legal if isinstance(a, ClaimRoute) and a.route == action.route]
            assert action.wilds == min(claim.wilds for claim in ways)
