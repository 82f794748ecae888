"""The sequential test: its sums by hand, and errors as rare as it promises."""

import math
from collections.abc import Callable

import msgspec
import numpy as np
import pytest

from arena.games import duel, game
from grachten.arena.intervals import Array
from grachten.arena.sprt import FEWEST, SprtTest, decide, ratios
from grachten.errors import ParseError

Dealer = Callable[[np.random.Generator, float, int], Array]


def independent(rng: np.random.Generator, rate: float, deals: int) -> Array:
    """Two independent games per deal."""
    return np.asarray((rng.random((deals, 2)) < rate).mean(axis=1))


def together(rng: np.random.Generator, rate: float, deals: int) -> Array:
    """Two games per deal with mostly the same result: the cards decide."""
    wins = rng.random((deals, 2)) < rate
    wins[:, 1] = np.where(rng.random(deals) < 0.8, wins[:, 0], wins[:, 1])
    return np.asarray(wins.mean(axis=1))


def apart(rng: np.random.Generator, rate: float, deals: int) -> Array:
    """Two games per deal that the better seat mostly wins: 1 : 1 is the typical result."""
    sure = abs(2 * rate - 1)
    even = np.where(rng.random(deals) < 0.9, 0.5, np.round(rng.random(deals)))
    return np.asarray(np.where(rng.random(deals) < sure, float(rate > 0.5), even))


def adjusted(rng: np.random.Generator, rate: float, deals: int) -> Array:
    """Two games per deal, each less its luck as a good evaluator sees it."""
    return _less_luck(rng, rate, deals, seen=0.8, noise=0.05)


def badly_adjusted(rng: np.random.Generator, rate: float, deals: int) -> Array:
    """Two games per deal, less the luck that a bad evaluator sees: scores from about -1 to 2."""
    return _less_luck(rng, rate, deals, seen=0.3, noise=0.4)


def hardly_adjusted(rng: np.random.Generator, rate: float, deals: int) -> Array:
    """Two games per deal with hardly any luck: mostly the same score, and rarely another one."""
    return _less_luck(rng, rate, deals, seen=0.0, noise=0.001)


def _less_luck(
    rng: np.random.Generator, rate: float, deals: int, seen: float, noise: float
) -> Array:
    """Chance moves the expectation away from the rate; the evaluator sees a part of it."""
    wide = min(rate, 1 - rate)
    luck = rng.uniform(-wide, wide, (deals, 2))
    wins = rng.random((deals, 2)) < rate + luck
    return np.asarray((wins - seen * luck - rng.normal(0, noise, (deals, 2))).mean(axis=1))


def answers(
    test: SprtTest, dealer: Dealer, rate: float, matches: int = 200, on_grid: bool = False
) -> list[bool]:
    """Return the answers of many matches, each as long as it takes."""
    rng = np.random.default_rng(17)
    found = []
    for _ in range(matches):
        path = ratios(test, dealer(rng, rate, 1_200), on_grid)
        passed = np.flatnonzero((path <= test.lower) | (path >= test.upper))
        passed = passed[passed >= FEWEST - 1]
        if len(passed):
            found.append(bool(path[passed[0]] > 0))
    assert len(found) > 0.9 * matches, "too many matches came to no end"
    return found


@pytest.mark.parametrize(
    "bar",
    [pytest.param(0.25, marks=pytest.mark.long), 0.5, pytest.param(0.9, marks=pytest.mark.long)],
)
@pytest.mark.parametrize("dealer", [independent, together, apart])
def test_errors_are_as_rare_as_stated(bar: float, dealer: Dealer) -> None:
    """200 matches at 5 % err 10 times on average, and hardly ever more than 20 times."""
    test = SprtTest(bar)
    assert np.mean(answers(test, dealer, bar)) <= 0.1
    assert np.mean(answers(test, dealer, test.better)) >= 1 - 0.1


@pytest.mark.parametrize(
    "bar",
    [pytest.param(0.25, marks=pytest.mark.long), 0.5, pytest.param(0.9, marks=pytest.mark.long)],
)
@pytest.mark.parametrize("dealer", [adjusted, badly_adjusted, hardly_adjusted])
def test_errors_are_as_rare_with_adjusted_scores(bar: float, dealer: Dealer) -> None:
    test = SprtTest(bar)
    assert np.mean(answers(test, dealer, bar, on_grid=True)) <= 0.1
    assert np.mean(answers(test, dealer, test.better, on_grid=True)) >= 1 - 0.1


def test_adjusted_scores_decide_sooner() -> None:
    test, rng = SprtTest(0.5), np.random.default_rng(3)
    deals: dict[Dealer, list[int]] = {adjusted: [], independent: []}
    for dealer, found in deals.items():
        for _ in range(40):
            path = ratios(test, dealer(rng, 0.6, 1_200), dealer is adjusted)
            found.append(int(np.flatnonzero(path >= test.upper)[0]))
    assert np.mean(deals[adjusted]) < 0.9 * np.mean(deals[independent])


def test_without_luck_the_test_is_the_plain_one() -> None:
    scores = independent(np.random.default_rng(1), 0.6, 300)
    test = SprtTest(0.5)
    assert ratios(test, scores, adjusted=True) == pytest.approx(ratios(test, scores), abs=1e-9)


def test_later_scores_do_not_change_an_earlier_ratio() -> None:
    """Not even scores far below 0 or above 1, which need more points."""
    scores = adjusted(np.random.default_rng(2), 0.6, 100)
    test = SprtTest(0.5)
    alone = ratios(test, scores, adjusted=True)
    longer = ratios(test, np.array([*scores, -3.3, 4.7, 0.5]), adjusted=True)
    assert longer[:100] == pytest.approx(alone, abs=1e-9)
    assert np.isfinite(longer).all()


def test_luck_counts_in_the_decision() -> None:
    """Luck decides every game. `a` is lucky in three deals of five, and no better than `b`."""
    games = [
        msgspec.structs.replace(played, luck=(luck, -luck) if order == 0 else (-luck, luck))
        for deal in range(400)
        for order in (0, 1)
        for luck in [0.5 if deal % 5 < 3 else -0.5]
        for played in [duel(deal, order, luck + 0.5)]
    ]
    plain, less = (decide(SprtTest(0.5), "a", games, adjusted) for adjusted in (False, True))
    assert plain is not None
    assert less is not None
    assert (plain.above, less.above) == (True, False)
    assert "adjusted for luck" in less.text
    assert "luck" not in plain.text


def test_other_risks_are_kept_too() -> None:
    test = SprtTest(0.7, alpha=0.2, beta=0.01)
    assert 0.1 <= np.mean(answers(test, independent, 0.7)) <= 0.27
    assert np.mean(answers(test, independent, test.better)) >= 0.97


def test_wins_and_losses_weigh_as_for_a_coin() -> None:
    """With scores of 0 and 1 only, the best explanations are those of a coin."""
    test = SprtTest(0.5)
    scores = np.array([1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1], dtype=float)
    won = scores.cumsum()
    lost = np.arange(1, 13) - won
    coin = won * math.log(0.55 / 0.5) + lost * math.log(0.45 / 0.5)
    assert ratios(test, scores) == pytest.approx(coin, abs=2e-3)


def test_the_margin_shrinks_below_a_high_bar() -> None:
    assert SprtTest(0.6).better == pytest.approx(0.65)
    assert SprtTest(0.96).better == pytest.approx(0.98)


def test_walds_bounds() -> None:
    test = SprtTest(0.5, alpha=0.05, beta=0.1)
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))


def test_a_clean_sweep_passes_after_enough_deals() -> None:
    """Every won deal adds log(0.95 / 0.9) for the bot: 55 deals reach log 19."""
    games = [duel(n, k, 1) for n in range(200) for k in (0, 1)]
    result = decide(SprtTest(0.9), "a", games)
    assert result is not None
    assert result.above
    assert (result.deals, result.games) == (55, 110)
    assert result.llr >= result.upper == pytest.approx(math.log(19))
    assert "a wins more than 90 % of its games" in result.text
    assert "5 %" in result.text


def test_the_loser_fails() -> None:
    result = decide(SprtTest(0.5), "b", [duel(n, k, 1) for n in range(200) for k in (0, 1)])
    assert result is not None
    assert not result.above
    assert result.llr <= result.lower
    assert "not taken to win more than 50 %" in result.text


def test_nothing_is_decided_by_few_deals_or_none() -> None:
    test = SprtTest(0.01, alpha=0.4, beta=0.4)
    sweep = [duel(n, 0, 1) for n in range(FEWEST)]
    assert decide(test, "a", []) is None
    assert decide(test, "nobody", sweep) is None
    assert decide(test, "a", sweep[:-1]) is None
    assert decide(test, "a", sweep) is not None


def test_the_verdict_does_not_depend_on_how_often_one_asks() -> None:
    rng = np.random.default_rng(2)
    games = [duel(n, k, float(rng.random() < 0.62)) for n in range(400) for k in (0, 1)]
    test = SprtTest(0.5)
    late = decide(test, "a", games[::-1])
    assert late is not None
    assert decide(test, "a", games[: late.games]) == late
    assert decide(test, "a", games[: late.games - 1]) is None


def test_only_whole_deals_count() -> None:
    whole = [duel(n, k, 1) for n in range(30) for k in (0, 1)]
    half = [duel(n, 0, 1) for n in range(30, 200)]
    assert decide(SprtTest(0.9), "a", whole + half) is None


def test_a_shared_victory_counts_in_parts() -> None:
    """Four bots that always share have a quarter each, which is not above a quarter."""
    games = [game(n, 0, "abcd", (5, 5, 5, 5)) for n in range(200)]
    result = decide(SprtTest(0.25), "a", games)
    assert result is not None
    assert not result.above


@pytest.mark.parametrize("bar", [0, 1, -0.5, 50, math.nan])
def test_a_bar_that_makes_no_sense_is_refused(bar: float) -> None:
    with pytest.raises(ParseError, match="between 0 and 1") as error:
        SprtTest(bar)
    assert error.value.code == "bad_bar"


@pytest.mark.parametrize("risk", [0, 0.5, math.nan])
def test_a_risk_that_makes_no_sense_is_refused(risk: float) -> None:
    with pytest.raises(ParseError, match="risk"):
        SprtTest(0.5, alpha=risk)
    with pytest.raises(ParseError, match="risk"):
        SprtTest(0.5, beta=risk)
