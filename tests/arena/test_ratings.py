"""Ratings: exact ones by hand, known strengths recovered, and groups kept apart."""

import math
import time
from itertools import pairwise

import numpy as np
import pytest

from arena.games import duel, game
from grachten.arena.ratings import fit
from grachten.arena.summary import summarize


def test_two_bots_by_hand() -> None:
    """15 : 5 and one drawn game are odds of 15.5 : 5.5, around 1500."""
    games = [duel(n, 0, float(n >= 5)) for n in range(20)]
    a, b = summarize("ab", 2, games).bots
    distance = 400 * math.log10(15.5 / 5.5)
    assert a.rating == pytest.approx(1500 + distance / 2)
    assert b.rating == pytest.approx(1500 - distance / 2)


def test_known_strengths_are_found_again() -> None:
    strengths = np.array([-1.5, -0.4, 0.0, 0.6, 1.3])
    chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    wins = 1_000_000 * chance * (1 - np.eye(5))
    assert fit(wins, wins) == pytest.approx(strengths - strengths.mean(), abs=1e-5)


def test_a_chain_of_clean_sweeps_stays_finite() -> None:
    names = "abcdefghij"
    games = [
        duel(deal, order, 1, a, b)
        for deal in range(20)
        for order, (a, b) in enumerate(pairwise(names))
    ]
    ratings = [bot.rating or 0 for bot in summarize(names, 2, games).bots]
    steps = -np.diff(ratings)
    assert steps == pytest.approx([400 * math.log10(20.5 / 0.5)] * 9)
    assert np.mean(ratings) == pytest.approx(1500)


def test_a_clean_sweep_has_an_interval() -> None:
    a, b = summarize("ab", 2, [duel(n, k, 1) for n in range(100) for k in (0, 1)]).bots
    for bot in (a, b):
        assert bot.rating_low is not None
        assert bot.rating_high is not None
        assert bot.rating_high - bot.rating_low > 50


def test_bots_that_never_met_are_not_compared() -> None:
    games = [duel(n, 0, float(n % 2)) for n in range(10)]
    games += [duel(n, 1, 1, "c", "d") for n in range(10)]
    figures = summarize("abcde", 2, games)
    assert figures.groups == (("a", "b"), ("c", "d"), ("e",))
    a, b, c, d, e = (bot.rating for bot in figures.bots)
    assert a == pytest.approx(1500)
    assert b == pytest.approx(1500)
    assert (c or 0) + (d or 0) == pytest.approx(3000)
    assert e is None


def test_a_larger_table_rates_by_who_came_out_ahead() -> None:
    games = [game(n, 0, "abc", (30, 20 + n % 2, 20)) for n in range(20)]
    a, b, c = (bot.rating or 0 for bot in summarize("abc", 3, games).bots)
    assert a > b > c


def test_intervals_hold_the_truth() -> None:
    """Rate three bots of known strength in 120 matches; each interval should hold in 95 %."""
    strengths = np.array([0.0, 0.5, 1.0])
    truth = 1500 + (strengths - 0.5) * 400 / math.log(10)
    rng = np.random.default_rng(11)
    held = np.zeros(3)
    for _ in range(120):
        games = []
        for deal in range(40):
            for order, (i, j) in enumerate([(0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 2)]):
                chance = 1 / (1 + math.exp(strengths[j] - strengths[i]))
                won = float(rng.random() < chance)
                games.append(duel(deal, order, won, "abc"[i], "abc"[j]))
        for place, bot in enumerate(summarize("abc", 2, games).bots):
            assert bot.rating_low is not None
            assert bot.rating_high is not None
            held[place] += bot.rating_low <= truth[place] <= bot.rating_high
    assert (held / 120 >= 0.88).all()
    assert 0.925 <= held.mean() / 120 <= 0.985


def test_ten_bots_are_rated_in_a_moment() -> None:
    names = "abcdefghij"
    rng = np.random.default_rng(3)
    pairs = [(a, b) for a in names for b in names if a < b]
    games = [
        duel(deal, order, float(rng.random() < 0.5), a, b)
        for deal in range(50)
        for order, (a, b) in enumerate(pairs)
    ]
    begun = time.process_time()
    summarize(names, 2, games)
    assert time.process_time() - begun < 10  # half a second on an idle machine
