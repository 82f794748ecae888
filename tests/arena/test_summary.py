"""The figures of a match: small ones by hand, laws for all, and intervals that hold."""

from itertools import permutations

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arena.games import duel, game
from grachten.arena.intervals import mean_interval, rate_interval
from grachten.arena.results import GameResult
from grachten.arena.summary import Summary, summarize
from grachten.arena.tally import ahead, win_shares
from grachten.bots import Forfeit


@st.composite
def matches(draw: st.DrawFn) -> tuple[int, list[GameResult]]:
    """Return some deals at a table of 2 to 4, also incomplete, with forfeits and level games."""
    players = draw(st.integers(2, 4))
    count = draw(st.integers(0, 12))
    games = []
    for number in range(count):
        points = draw(st.lists(st.integers(-3, 3), min_size=players, max_size=players))
        done = draw(st.lists(st.integers(0, 1), min_size=players, max_size=players))
        bots = draw(st.lists(st.sampled_from("abc"), min_size=players, max_size=players))
        seat = draw(st.integers(0, 12))
        lost = Forfeit(seat, "illegal", "x") if seat < players else None
        games.append(
            game(number // 3, number % 3, bots, points, fulfilled=done, first=1, forfeit=lost)
        )
    return players, games


def test_a_match_of_two_by_hand() -> None:
    games = [duel(0, 0, 1), duel(0, 1, 1), duel(1, 0, 0.5), duel(1, 1, 0)]
    figures = summarize(["a", "b"], 2, games)
    assert (figures.games, figures.deals) == (4, 2)
    (pair,) = figures.pairs
    assert (pair.a, pair.b, pair.games, pair.win_rate) == ("a", "b", 4, 2.5 / 4)
    a, b = figures.bots
    assert (a.win_rate, b.win_rate) == (0.625, 0.375)
    assert a.points == (10 + 10 + 5 + 0) / 4
    assert (a.routes, a.contracts, a.merchandise, a.fulfilled) == (a.points - 3, 1, 2, 0)
    # the first player won with a, lost with b in order 1, shared, and won with b
    assert [seat.win_rate for seat in figures.seats] == [0.625, 0.375]
    assert figures.groups == (("a", "b"),)


def test_places_are_counted_from_the_first_player() -> None:
    figures = summarize(["a", "b", "c"], 3, [game(0, 0, "abc", (1, 9, 2), first=2)])
    assert [seat.win_rate for seat in figures.seats] == [0, 0, 1]
    assert [seat.place for seat in figures.seats] == [1, 2, 3]


def test_at_a_larger_table_the_order_of_all_counts() -> None:
    played = game(0, 0, "abcd", (9, 4, 4, 4), fulfilled=(0, 2, 1, 2))
    rates = {(pair.a, pair.b): pair.win_rate for pair in summarize("abcd", 4, [played]).pairs}
    assert rates == {
        ("a", "b"): 1,
        ("a", "c"): 1,
        ("a", "d"): 1,
        ("b", "c"): 1,  # level in points, more contracts fulfilled
        ("b", "d"): 0.5,
        ("c", "d"): 0,
    }


def test_whoever_forfeits_is_behind_all_others() -> None:
    played = game(0, 0, "abc", (50, 1, 2), forfeit=Forfeit(0, "timed_out", "too late"))
    figures = summarize("abc", 3, [played])
    assert [pair.win_rate for pair in figures.pairs] == [0, 0, 0]
    assert [bot.win_rate for bot in figures.bots] == [0, 0.5, 0.5]
    assert [bot.forfeits for bot in figures.bots] == [1, 0, 0]


def test_forfeits_are_counted_by_bot_and_code() -> None:
    lost = [Forfeit(0, "illegal", f"chose {n}") for n in range(3)] + [Forfeit(1, "died", "gone")]
    games = [game(n, 0, "ab", (1, 2), forfeit=forfeit) for n, forfeit in enumerate(lost)]
    counts = summarize("ab", 2, games[::-1]).forfeits
    assert [(c.bot, c.code, c.reason, c.games) for c in counts] == [
        ("a", "illegal", "chose 0", 3),
        ("b", "died", "gone", 1),
    ]


def test_a_bot_with_several_seats_counts_as_the_mean_of_them() -> None:
    figures = summarize(["a", "b"], 3, [game(0, 0, "aab", (9, 1, 5))])
    (pair,) = figures.pairs
    assert (pair.games, pair.win_rate) == (1, 0.5)
    assert [bot.games for bot in figures.bots] == [2, 1]
    assert [bot.win_rate for bot in figures.bots] == [0.5, 0]


def test_where_nothing_is_known_nothing_is_claimed() -> None:
    figures = summarize(["a", "b"], 2, [])
    assert (figures.games, figures.deals, figures.forfeits) == (0, 0, ())
    assert [pair.win_rate for pair in figures.pairs] == [None]
    assert all(bot.win_rate is bot.points is bot.rating is None for bot in figures.bots)
    assert all(seat.win_rate is seat.low is None for seat in figures.seats)


def test_a_bot_against_itself_has_no_pair_and_no_rating() -> None:
    games = [game(deal, 0, ("a", "a"), (deal, 3)) for deal in range(10)]
    figures = summarize(["a", "a"], 2, games)
    assert figures.pairs == ()
    (bot,) = figures.bots
    assert (bot.games, bot.win_rate, bot.rating) == (20, 0.5, None)


@pytest.mark.parametrize("deals", [1, 2, 7, 8, 100])
def test_a_clean_sweep_is_not_certainty(deals: int) -> None:
    (pair,) = summarize("ab", 2, [duel(n, k, 1) for n in range(deals) for k in (0, 1)]).pairs
    assert pair.win_rate == pair.high == 1
    assert pair.low is not None
    assert 0.1 < pair.low < 1 - 1 / (2 * deals + 2)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_figures_obey_their_laws(match: tuple[int, list[GameResult]]) -> None:
    players, games = match
    figures = summarize("abc", players, games)
    assert figures == summarize("abc", players, games[::-1]), "the order of games matters"
    for played in games:
        assert sum(win_shares(played)) == pytest.approx(1)
        for one, other in permutations(range(players), 2):
            assert ahead(played, one, other) + ahead(played, other, one) == 1
    if games:
        assert sum(seat.win_rate or 0 for seat in figures.seats) == pytest.approx(1)
    _check_pairs_mirrored(figures, summarize("cba", players, games))
    for low, value, high in _intervals(figures):
        assert low <= value <= high
    msgspec.json.encode(figures)
    assert "nan" not in repr(figures)


def _check_pairs_mirrored(figures: Summary, turned: Summary) -> None:
    other = {(pair.b, pair.a): pair for pair in turned.pairs}
    for pair in figures.pairs:
        twin = other[pair.a, pair.b]
        assert (pair.win_rate is None) == (twin.win_rate is None) == (pair.games == 0)
        if pair.win_rate is not None and twin.win_rate is not None:
            assert pair.win_rate + twin.win_rate == pytest.approx(1)
            assert pair.low is not None
            assert pair.high is not None
            assert pair.low < pair.high


def _intervals(figures: Summary) -> list[tuple[float, float, float]]:
    found = [(pair.low, pair.win_rate, pair.high) for pair in figures.pairs]
    found += [(seat.low, seat.win_rate, seat.high) for seat in figures.seats]
    for bot in figures.bots:
        found.append((bot.low, bot.win_rate, bot.high))
        found.append((bot.points_low, bot.points, bot.points_high))
        found.append((bot.rating_low, bot.rating, bot.rating_high))
    return [
        (low, value, high)
        for low, value, high in found
        if low is not None and value is not None and high is not None
    ]


@pytest.mark.parametrize(
    ("rate", "deals", "same"),
    [(0.5, 12, 0.0), (0.5, 60, 0.8), (0.85, 60, 0.0), (0.7, 60, 0.9), (0.9, 200, 0.5)],
)
def test_rate_intervals_hold_the_truth(rate: float, deals: int, same: float) -> None:
    """Both games of a deal agree more often than by chance; 95 % coverage is promised."""
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(250):
        wins = rng.random((deals, 2)) < rate
        wins[:, 1] = np.where(rng.random(deals) < same, wins[:, 0], wins[:, 1])
        low, high = rate_interval(wins.sum(axis=1).astype(float), np.full(deals, 2.0))
        assert low is not None
        assert high is not None
        held += low <= rate <= high
    assert 0.92 <= held / 250 <= 0.99


@pytest.mark.parametrize("deals", [4, 12, 80])
def test_mean_intervals_hold_the_truth(deals: int) -> None:
    rng = np.random.default_rng(6)
    held = 0
    for _ in range(250):
        luck = rng.normal(0, 10, size=(deals, 1))
        points = 30 + luck + rng.normal(0, 5, size=(deals, 2))
        low, high = mean_interval(points.sum(axis=1), np.full(deals, 2.0))
        assert low is not None
        assert high is not None
        held += low <= 30 <= high
    assert 0.92 <= held / 250 <= 0.985


def test_intervals_shrink_with_the_number_of_deals() -> None:
    widths = []
    for deals in (20, 80, 320):
        rng = np.random.default_rng(7)
        games = [duel(n, k, float(rng.random() < 0.6)) for n in range(deals) for k in (0, 1)]
        (pair,) = summarize("ab", 2, games).pairs
        assert pair.low is not None
        assert pair.high is not None
        widths.append(pair.high - pair.low)
    assert widths[0] > 1.5 * widths[1] > 2.25 * widths[2]
