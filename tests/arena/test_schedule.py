"""Who plays whom: every lineup in every seat order, once per deal."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.arena.schedule import (
    MOST_SEATINGS,
    bot_seed,
    deal_seed,
    deals_for,
    distinct,
    lineups,
    seatings,
    too_many,
)

named = st.lists(st.sampled_from("ABCDE"), min_size=1, max_size=6)
seats = st.integers(2, 4)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("AB", 2, ["AB"]),
        ("ABC", 2, ["AB", "AC", "BC"]),
        ("AB", 4, ["AAAB", "AABB", "ABBB"]),
        ("SPPP", 4, ["SPPP"]),
        ("PSPP", 4, ["PPPS"]),
        ("AAB", 2, ["AA", "AB"]),
        ("AAB", 4, ["AAAB", "AABB"]),
        ("A", 2, ["AA"]),
        ("BA", 3, ["BBA", "BAA"]),
    ],
)
def test_the_tables_of_small_matches(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(bots, players)] == expected


@given(named, seats)
def test_no_table_is_there_twice(bots: list[str], players: int) -> None:
    lineups_found = [tuple(sorted(lineup)) for lineup in lineups(bots, players)]
    assert lineups_found
    assert len(lineups_found) == len(set(lineups_found))
    assert all(len(company) == players for company in lineups_found)


@given(named, seats)
def test_a_bot_sits_as_often_as_it_is_named(bots: list[str], players: int) -> None:
    asked = Counter(bots)
    for lineup in lineups(bots, players):
        sitting = Counter(lineup)
        if len(bots) >= players:
            assert sitting <= asked
        else:
            assert sitting >= asked


@given(named, seats)
def test_everybody_plays(bots: list[str], players: int) -> None:
    assert {name for lineup in lineups(bots, players) for name in lineup} == set(bots)


@given(named, seats)
def test_each_table_is_played_in_all_seat_orders(bots: list[str], players: int) -> None:
    found = seatings(tuple(bots), players)
    assert len(found) == len(set(found))
    expected = {order for lineup in lineups(bots, players) for order in permutations(lineup)}
    assert set(found) == expected


@given(named, seats)
def test_every_bot_has_every_seat_equally_often(bots: list[str], players: int) -> None:
    found = seatings(tuple(bots), players)
    for name in distinct(bots):
        assert len({sum(order[seat] == name for order in found) for seat in range(players)}) == 1


@given(st.integers(1, 10_000), st.integers(1, 500))
def test_games_are_rounded_up_to_whole_deals(games: int, a_deal: int) -> None:
    deals = deals_for(games, a_deal)
    assert (deals - 1) * a_deal < games <= deals * a_deal


def test_seeds_differ_wherever_something_differs() -> None:
    numbers = range(12)
    bots = {bot_seed("s", d, o, s) for d in numbers for o in numbers for s in range(4)}
    assert len(bots) == 12 * 12 * 4
    assert len({deal_seed("s", deal) for deal in numbers}) == 12


@given(st.integers(1, 12), seats)
def test_too_many_bots_are_noticed_without_seating_them(bots: int, players: int) -> None:
    named = [str(number) for number in range(bots)]
    if bots >= players:
        assert too_many(named, players) == (len(seatings(tuple(named), players)) > MOST_SEATINGS)
    assert not too_many(named, players)
    assert too_many([str(number) for number in range(400)], players)
