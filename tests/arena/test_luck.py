"""Luck: of mean 0, the same everywhere, and subtracted without moving the mean."""

import math
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

from arena.games import duel, game
from arena.playing import small_match
from grachten.arena.adjusted import adjusted_points
from grachten.arena.combined import rate_files
from grachten.arena.files import line_of, read_match
from grachten.arena.intervals import Array, mean_interval
from grachten.arena.luck import evaluator_id, luck_of, meter_for
from grachten.arena.results import EvaluatorId, GameResult, Match, Results
from grachten.arena.runner import board_of, play_here, play_number
from grachten.arena.summary import summarize
from grachten.arena.tally import adjusted_shares, tally, win_shares
from grachten.bots import BOTS
from grachten.bots.base import Bot
from grachten.bots.value import weights
from grachten.errors import GrachtenError, RecordError
from grachten.game import Action, View
from grachten.game.record import record_from_json
from grachten.game.walk import walk

LONG = 20_000


def adjusted_match(*bots: str, games: int = 6, players: int = 2) -> Match:
    return small_match(*bots, games=games, players=players, evaluator=evaluator_id(players))


def with_luck(played: GameResult, *luck: float) -> GameResult:
    return msgspec.structs.replace(played, luck=luck)


def games_of(match: Match, jobs: int = 1) -> list[GameResult]:
    games = play_here(match, range(match.all_games), False, jobs)
    return Results(match, (finished.result for finished in games)).everything()


def write_match(path: Path, match: Match, games: Sequence[GameResult]) -> None:
    path.write_bytes(line_of(match) + b"".join(line_of(played) for played in games))


@pytest.fixture(scope="module")
def few() -> list[GameResult]:
    return games_of(adjusted_match("hungry", "greedy", games=400))


@pytest.fixture(scope="module")
def many() -> list[GameResult]:
    return games_of(adjusted_match("hungry", "greedy", games=LONG), jobs=0)


def by_deal(games: Sequence[GameResult], bot: str, adjusted: bool) -> Array:
    """Return the bot's mean score in each deal."""
    scores: dict[int, list[float]] = {}
    for played in games:
        shares = adjusted_shares(played) if adjusted else win_shares(played)
        scores.setdefault(played.deal, []).append(shares[played.bots.index(bot)])
    return np.array([np.mean(own) for own in scores.values()])


def check_same_mean(games: Sequence[GameResult]) -> None:
    """The difference of the means is noise: less than four times its standard error."""
    plain, adjusted = (by_deal(games, "hungry", adjusted) for adjusted in (False, True))
    luck = plain - adjusted
    error = luck.std(ddof=1) / math.sqrt(len(luck))
    assert error > 0
    assert abs(luck.mean()) < 4 * error


def test_adjusting_does_not_move_the_mean(few: list[GameResult]) -> None:
    check_same_mean(few)


@pytest.mark.long
def test_adjusting_does_not_move_the_mean_of_many_games(many: list[GameResult]) -> None:
    check_same_mean(many)


@pytest.mark.long
def test_adjusted_intervals_hold_the_truth(many: list[GameResult]) -> None:
    """1,000 matches of 100 deals, drawn from a pool whose plain rate is taken as the truth."""
    truth = by_deal(many, "hungry", adjusted=False).mean()
    scores = by_deal(many, "hungry", adjusted=True)
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(1_000):
        drawn = 2 * rng.choice(scores, size=100)
        low, high = mean_interval(drawn, np.full(100, 2.0))
        assert low is not None
        assert high is not None
        held += low <= truth <= high
    assert 0.935 <= held / 1_000 <= 0.965


def test_steps_have_luck_of_both_signs_and_none_in_all(few: list[GameResult]) -> None:
    luck = [share for played in few for share in played.luck or ()]
    assert len(luck) == 2 * len(few)
    assert min(luck) < -0.1 < 0.1 < max(luck)
    assert all(sum(played.luck or ()) == pytest.approx(0, abs=1e-5) for played in few)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_is_that_of_the_deal_and_of_every_step(players: int) -> None:
    match = adjusted_match("greedy", "random", players=players)
    finished = play_number(match, True, 0)
    assert finished.line is not None
    record, meter = (
        record_from_json(finished.line),
        meter_for(match, board_of(match), match.seatings[0]),
    )
    expected = np.full(players, -1 / players)
    for number, state in enumerate(walk(record)):
        if number == 0:
            expected += meter.evaluator.judge(state.after).shares
        else:
            assert state.action is not None
            expected += meter.step(state.before, state.action, state.outcomes).luck
    assert finished.result.luck == pytest.approx(expected, abs=1e-6)
    assert sum(finished.result.luck or ()) == pytest.approx(0, abs=1e-5)
    assert any(finished.result.luck or ())


@pytest.mark.parametrize("bots", [("greedy", "random"), ("planner", "hungry")])
def test_the_deal_favors_no_bot_in_all_seat_orders(bots: tuple[str, str]) -> None:
    """Each bot has every seat of a deal once, so the luck of the deal cancels out."""
    match = adjusted_match(*bots, games=2)
    luck = []
    for number, seat in ((0, 0), (1, 1)):
        meter = meter_for(match, board_of(match), match.seatings[number])
        finished = play_number(match, True, number)
        assert finished.line is not None
        deal = next(iter(walk(record_from_json(finished.line))))
        luck.append(meter.deal(deal.after)[seat])
    assert luck[0] != 0
    assert sum(luck) == pytest.approx(0, abs=1e-6)


class Leaves(Bot):
    """A bot that plays at random and fails in its fifth decision, or in its first one."""

    last = 5
    decisions = 0

    def choose(self, _: View, legal: Sequence[Action], __: float | None) -> Action:
        self.decisions += 1
        if self.decisions == self.last:
            raise RuntimeError("no idea")
        return self.rng.choice(legal)


@pytest.mark.parametrize("last", [1, 5])
def test_luck_before_a_forfeit_counts(monkeypatch: pytest.MonkeyPatch, last: int) -> None:
    monkeypatch.setitem(BOTS, "leaves", Leaves)
    monkeypatch.setattr(Leaves, "last", last)
    match = adjusted_match("leaves", "random")
    finished = play_number(match, True, 0)
    assert finished.result.forfeit is not None
    assert finished.line is not None
    record = record_from_json(finished.line)
    assert record.steps[-1].action == "resign"
    luck = luck_of(record, meter_for(match, board_of(match), match.seatings[0]))
    assert finished.result.luck == luck
    assert luck[0] != 0
    assert sum(luck) == pytest.approx(0, abs=1e-5)


def test_processes_change_nothing() -> None:
    match = adjusted_match("greedy", "random", games=20)
    assert games_of(match, jobs=2) == games_of(match)


def test_the_games_are_those_of_the_plain_match() -> None:
    plain, adjusted = small_match(games=8), adjusted_match(games=8)
    without = [msgspec.structs.replace(game, luck=msgspec.UNSET) for game in games_of(adjusted)]
    assert without == games_of(plain)


def test_another_evaluator_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = adjusted_match()
    other = msgspec.structs.replace(match, evaluator=EvaluatorId("old", "0123"))
    with pytest.raises(GrachtenError, match=r"old \(0123\)") as error:
        play_number(other, False, 0)
    assert error.value.code == "other_evaluator"
    monkeypatch.setattr("grachten.arena.luck.shipped_weights", lambda _: weights.PLAYOUTS)
    with pytest.raises(GrachtenError, match="playouts"):
        play_number(match, False, 0)


def test_a_file_keeps_the_evaluator_and_the_luck(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", adjusted_match()
    games = games_of(match)
    write_match(path, match, games)
    results = read_match(path)
    assert results.match.evaluator == evaluator_id(2)
    assert results.everything() == games


@pytest.mark.parametrize("change", ["header", "game", "seats"])
def test_luck_must_fit_the_header(tmp_path: Path, change: str) -> None:
    path, match = tmp_path / "match.jsonl", adjusted_match()
    games = games_of(match)
    header = small_match() if change == "header" else match
    if change != "header":
        luck = (0.1,) if change == "seats" else msgspec.UNSET
        games[0] = msgspec.structs.replace(games[0], luck=luck)
    write_match(path, header, games)
    with pytest.raises(RecordError, match="line 2: this game's luck does not fit"):
        read_match(path)


def test_adjusted_figures_by_hand() -> None:
    games = [
        with_luck(duel(0, 0, 1), 0.5, -0.5),
        with_luck(duel(0, 1, 1), 0.25, -0.25),  # here `a` sits second
        with_luck(duel(1, 0, 0), -0.5, 0.5),
        with_luck(duel(1, 1, 1), -0.25, 0.25),
    ]
    figures = summarize("ab", 2, games, adjusted=True)
    a, b = figures.bots
    assert (a.win_rate, b.win_rate) == (0.75, 0.25)
    assert a.adjusted_win_rate == (0.5 + 1.25 + 0.5 + 0.75) / 4
    assert b.adjusted_win_rate == 1 - a.adjusted_win_rate
    assert figures.pairs[0].adjusted_win_rate == a.adjusted_win_rate
    assert a.adjusted_points == a.points  # with few deals, points stay as they are


def test_adjusted_rates_are_not_cut_off() -> None:
    """Luck in every game: the rate without it is above 1, and so may be its interval."""
    games = [with_luck(duel(n, 0, 1), -0.3 - n / 100, 0.3 + n / 100) for n in range(20)]
    a, b = summarize("ab", 2, games, adjusted=True).bots
    assert a.adjusted_win_rate == pytest.approx(1.395)
    assert b.adjusted_win_rate == pytest.approx(-0.395)
    assert 1.3 < (a.adjusted_low or 0) < 1.395 < (a.adjusted_high or 0) < 1.5
    assert math.isfinite(a.adjusted_rating or math.nan)


def test_at_a_larger_table_pairs_are_adjusted_by_both_seats() -> None:
    luck = (0.3, -0.1, -0.2)
    played = with_luck(game(0, 0, "abc", (9, 4, 2)), *luck)
    rates = {(p.a, p.b): p.adjusted_win_rate for p in summarize("abc", 3, [played], True).pairs}
    assert rates["a", "b"] == pytest.approx(1 - 3 / 4 * 0.4)
    assert rates["b", "c"] == pytest.approx(1 - 3 / 4 * 0.1)


def test_without_luck_there_are_no_adjusted_figures() -> None:
    figures = msgspec.to_builtins(summarize("ab", 2, [duel(n, 0, n % 2) for n in range(9)]))
    assert "adjusted" not in repr(figures)


def lucky_points(deals: int, worth: float, seed: int) -> list[GameResult]:
    """Return games of `a`, whose luck is worth so many points, against `b`."""
    rng = np.random.default_rng(seed)
    games = []
    for deal in range(deals):
        luck = float(rng.normal(0, 0.2))
        points = round(30 + worth * luck + rng.normal(0, 3))
        games.append(with_luck(game(deal, 0, "ab", (points, 20)), luck, -luck))
    return games


def test_points_are_adjusted_by_what_luck_is_worth() -> None:
    games = lucky_points(200, worth=50, seed=1)
    (a, _) = summarize("ab", 2, games, adjusted=True).bots
    low, high = a.adjusted_points_low, a.adjusted_points_high
    assert isinstance(low, float)
    assert isinstance(high, float)
    assert low <= 30 <= high
    assert high - low < 0.5 * ((a.points_high or 0) - (a.points_low or 0))


def test_a_deals_own_luck_does_not_decide_what_luck_is_worth() -> None:
    """Points of one half of the deals change only how the other half is adjusted."""
    games = lucky_points(40, worth=50, seed=2)
    other = with_luck(game(1, 0, "ab", (90, 0)), *(games[1].luck or ()))
    changed = [games[0], other, *games[2:]]
    before, after = (adjusted_points(tally("ab", 2, some), 0) for some in (games, changed))
    differs = before != after
    assert differs[0::2].all()
    assert not differs[3::2].any()


def test_adjusted_points_keep_their_mean() -> None:
    """The means of 400 matches of 20 deals differ by noise only."""
    off = []
    for seed in range(400):
        sums = tally("ab", 2, lucky_points(20, worth=20, seed=seed))
        off.append(adjusted_points(sums, 0).mean() - sums.points[:, 0].mean())
    assert abs(np.mean(off)) < 4 * np.std(off) / math.sqrt(len(off))


def test_ratings_of_several_files_show_both(tmp_path: Path) -> None:
    plain, adjusted = tmp_path / "plain.jsonl", tmp_path / "adjusted.jsonl"
    match = adjusted_match("hungry", "greedy", games=40)
    write_match(adjusted, match, games_of(match))
    other = small_match("hungry", "random", games=40)
    write_match(plain, other, games_of(other))
    assert all(bot.adjusted_rating is msgspec.UNSET for bot in rate_files([plain]).bots)
    both = {bot.name: bot for bot in rate_files([plain, adjusted]).bots}
    assert both["greedy"].adjusted_rating != both["greedy"].rating
    for bot in both.values():
        assert isinstance(bot.adjusted_rating, float)
        assert (bot.adjusted_low or 0) <= bot.adjusted_rating <= (bot.adjusted_high or 0)


def test_a_match_with_and_without_luck_is_the_same_match(tmp_path: Path) -> None:
    files = tmp_path / "plain.jsonl", tmp_path / "adjusted.jsonl"
    for path, match in zip(files, (small_match(), adjusted_match()), strict=True):
        write_match(path, match, games_of(match))
    with pytest.raises(RecordError, match="hold the same match"):
        rate_files(files)
