"""The contents of the shipped boards."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from grachten.board import Board, board_names, load_board


def shortest_ways(board: Board) -> Mapping[tuple[int, int], int]:
    """Return the number of spaces between any two places."""
    places = range(len(board.places))
    far = 1000
    ways = {(a, b): 0 if a == b else far for a in places for b in places}
    for route in board.routes:
        ways[route.a, route.b] = ways[route.b, route.a] = route.length
    for via in places:
        for a in places:
            for b in places:
                ways[a, b] = min(ways[a, b], ways[a, via] + ways[via, b])
    return ways


def test_facts_of_amsterdam() -> None:
    board = load_board("amsterdam")
    assert len(board.places) == 17
    assert len(board.routes) == 45
    assert sum(route.twin is not None for route in board.routes) == 2 * 13
    assert sum(route.carts for route in board.routes) == 16 == board.merchandise
    assert len(board.contracts) == 24
    assert sum(contract.get("photographed", False) for contract in board.source["contracts"]) == 4
    assert board.carts == 16
    assert board.cards == (6, 6, 6, 6, 6, 6, 8)
    assert board.points == {1: 1, 2: 2, 3: 4, 4: 7}
    assert board.bonus == {2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}


@pytest.mark.parametrize("name", board_names())
def test_contracts_are_worth_the_shortest_way(name: str) -> None:
    board = load_board(name)
    ways = shortest_ways(board)
    neighbors = {frozenset((route.a, route.b)) for route in board.routes}
    for contract in board.contracts:
        assert contract.points == ways[contract.a, contract.b], contract.name
        assert frozenset((contract.a, contract.b)) not in neighbors, contract.name
    wanted = [end for contract in board.contracts for end in (contract.a, contract.b)]
    assert all(wanted.count(place) in (2, 3) for place in range(len(board.places)))


def test_facts_of_harbor() -> None:
    board = load_board("harbor")
    assert len(board.places) == 8
    assert len(board.routes) == 14
    assert sum(route.twin is not None for route in board.routes) == 2 * 3
    assert {route.length for route in board.routes} == {1, 2, 3}
    assert board.carts == 6
    assert board.merchandise < sum(route.carts for route in board.routes)  # C9
    for one, other in combinations(board.places, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 150**2


def test_lines_of_harbor_do_not_cross() -> None:
    board = load_board("harbor")

    def side(a: int, b: int, c: int) -> float:
        p, q, r = board.places[a], board.places[b], board.places[c]
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    for one, other in combinations(board.routes, 2):
        a, b, c, d = one.a, one.b, other.a, other.b
        if len({a, b, c, d}) == 4:
            assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0
