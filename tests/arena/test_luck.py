"""Luck: of mean 0, the same everywhere, and subtracted without moving the mean."""

import math
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

from arena.games import duel, game
from arena.playing import small_match
from grachten.arena.adjusted import adjusted, adjusted_points, adjusted_scores, adjusted_wins
from grachten.arena.combined import rate_files
from grachten.arena.files import line_of, read_match
from grachten.arena.intervals import mean_interval
from grachten.arena.luck import evaluator_id, expectation_for, luck_of, luck_seed
from grachten.arena.results import EvaluatorId, GameResult, Match, Results
from grachten.arena.runner import board_of, play_here, play_number
from grachten.arena.summary import summarize
from grachten.arena.tally import Tally, tally
from grachten.board import load_board
from grachten.bots import BOTS
from grachten.bots.base import Bot
from grachten.errors import GrachtenError, RecordError
from grachten.game import Action, View
from grachten.game.record import record_from_json

LONG = 20_000


def adjusted_match(*bots: str, games: int = 6, players: int = 2) -> Match:
    return small_match(*bots, games=games, players=players, evaluator=evaluator_id())


def with_luck(played: GameResult, *luck: float) -> GameResult:
    return msgspec.structs.replace(played, luck=luck)


def games_of(match: Match, jobs: int = 1) -> list[GameResult]:
    games = play_here(match, range(match.all_games), False, jobs)
    return Results(match, (finished.result for finished in games)).everything()


def write_match(path: Path, match: Match, games: Sequence[GameResult]) -> None:
    path.write_bytes(line_of(match) + b"".join(line_of(played) for played in games))


@pytest.fixture(scope="module")
def few() -> list[GameResult]:
    return games_of(adjusted_match("hungry", "greedy", games=120))


@pytest.fixture(scope="module")
def many() -> list[GameResult]:
    return games_of(adjusted_match("hungry", "greedy", games=LONG), jobs=0)


def hungry_in(games: Sequence[GameResult]) -> Tally:
    """Return the sums of these games; `hungry` is bot 0."""
    return tally(("hungry", "greedy"), 2, games)


def check_same_mean(games: Sequence[GameResult]) -> None:
    """The difference of the means is noise: less than four times its standard error."""
    sums = hungry_in(games)
    luck = sums.wins[:, 0] - adjusted_wins(sums, 0)
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
    sums = hungry_in(many)
    wins, luck = sums.wins[:, 0], sums.luck[:, 0]
    games, rng, held = np.full(100, 2.0), np.random.default_rng(4), 0
    for _ in range(1_000):
        drawn = rng.choice(len(wins), size=100)
        low, high = mean_interval(adjusted(wins[drawn], games, luck[drawn]), games)
        assert low is not None
        assert high is not None
        held += low <= wins.mean() / 2 <= high
    assert 0.935 <= held / 1_000 <= 0.965


def test_seats_have_luck_of_both_signs_and_none_in_all(few: list[GameResult]) -> None:
    luck = [share for played in few for share in played.luck or ()]
    assert len(luck) == 2 * len(few)
    assert min(luck) < -0.1 < 0.1 < max(luck)
    assert all(sum(played.luck or ()) == pytest.approx(0, abs=1e-5) for played in few)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_that_plays_like_its_model_owes_everything_to_luck(players: int) -> None:
    """The model of `planner` is `planner` itself, so no decision is better than expected."""
    match = adjusted_match(*["planner"] * players, players=players)
    finished = play_number(match, False, 0)
    winners = finished.result.outcome.winners
    luck = [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    assert finished.result.luck == pytest.approx(luck, abs=1e-6)


def test_a_better_decision_is_not_luck() -> None:
    """`greedy` does worse than its model would, which is `planner`."""
    match = adjusted_match("planner", "greedy", games=200)
    sums = tally(match.bots, 2, games_of(match))
    played = (sums.wins[:, 0] - sums.luck[:, 0]) / 2
    assert played.mean() > 0.6  # both have the same model, so only decisions favor `planner`


def test_models_decide_what_is_expected_before_the_deal() -> None:
    alike, other, turned = (
        expectation_for(adjusted_match(*bots), load_board("harbor"), bots).result
        for bots in (("planner", "greedy"), ("planner", "hungry"), ("hungry", "planner"))
    )
    assert alike.tolist() == [0.5, 0.5]
    assert other.sum() == pytest.approx(1)
    assert other == pytest.approx(turned[::-1], abs=0.02)
    assert abs(other[0] - 0.5) > 0.02


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
    expectation = expectation_for(match, board_of(match), match.seatings[0])
    luck = luck_of(record, expectation, luck_seed(match.seed, 0, 0))
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
    now = EvaluatorId("new", "4567")
    monkeypatch.setattr("grachten.arena.luck.evaluator_id", lambda: now)
    with pytest.raises(GrachtenError, match=r"new \(4567\)"):
        play_number(match, False, 0)


def test_a_file_keeps_the_evaluator_and_the_luck(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", adjusted_match()
    games = games_of(match)
    write_match(path, match, games)
    results = read_match(path)
    assert results.match.evaluator == evaluator_id()
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


def test_adjusted_results_by_hand() -> None:
    """In every other deal, luck is worth twice as many points as in the rest."""
    luck = np.array([0.1, 0.1, -0.1, -0.1] * 8)
    results = 7 + np.array([4, 8] * 16) * luck
    expected = 7 + np.array([4 - 8, 8 - 4] * 16) * luck  # each half with the other's estimate
    assert adjusted(results, np.ones(32), luck) == pytest.approx(expected)
    assert adjusted(results[:15], np.ones(15), luck[:15]).tolist() == results[:15].tolist()


def test_scores_are_adjusted_by_what_came_before() -> None:
    luck = np.array([0.2, -0.2] * 20)
    scores = 0.5 + 2 * luck
    less = adjusted_scores(scores, luck, 8)
    assert less[:8].tolist() == scores[:8].tolist()
    assert less[8:] == pytest.approx(0.5, abs=0.03)
    longer = adjusted_scores(np.array([*scores, 7]), np.array([*luck, -3]), 8)
    assert longer[:40].tolist() == less.tolist()


def test_two_bots_share_what_they_win() -> None:
    a, b = tally("ab", 2, lucky_games(40, share=1, seed=3)), 0
    assert adjusted_wins(a, b) + adjusted_wins(a, 1) == pytest.approx(a.games)


def test_adjusted_figures_agree() -> None:
    figures = summarize("ab", 2, lucky_games(200, share=1, seed=1), adjusted=True)
    a, b = figures.bots
    assert isinstance(a.adjusted_win_rate, float)
    assert isinstance(b.adjusted_win_rate, float)
    assert a.adjusted_win_rate + b.adjusted_win_rate == pytest.approx(1)
    pair = figures.pairs[0]
    assert pair.adjusted_win_rate == pytest.approx(a.adjusted_win_rate)
    plain, less = width(a.low, a.high), width(a.adjusted_low, a.adjusted_high)
    assert less < 0.7 * plain
    rating = width(a.adjusted_rating_low, a.adjusted_rating_high)
    assert rating < 0.7 * width(a.rating_low, a.rating_high)


def test_luck_that_explains_nothing_costs_nothing() -> None:
    a, _ = summarize("ab", 2, lucky_games(400, share=0, seed=2), adjusted=True).bots
    ratio = width(a.adjusted_low, a.adjusted_high) / width(a.low, a.high)
    assert 0.9 < ratio < 1.1


def test_at_a_larger_table_luck_counts_for_both_seats_of_a_pair() -> None:
    sums = tally("abc", 3, [with_luck(game(0, 0, "abc", (9, 4, 2)), 0.3, -0.1, -0.2)])
    assert sums.ahead_luck[0, 0, 1] == pytest.approx(3 / 4 * 0.4)
    assert sums.ahead_luck[0, 1, 2] == pytest.approx(3 / 4 * 0.1)


def test_without_luck_there_are_no_adjusted_figures() -> None:
    figures = msgspec.to_builtins(summarize("ab", 2, [duel(n, 0, n % 2) for n in range(9)]))
    assert "adjusted" not in repr(figures)


def width(low: object, high: object) -> float:
    assert isinstance(low, float)
    assert isinstance(high, float)
    return high - low


def lucky_games(games: int, share: float, seed: int) -> list[GameResult]:
    """Return games of `a` and `b`, of which luck decides a share; the rest is even chances."""
    rng = np.random.default_rng(seed)
    found = []
    for deal in range(games):
        luck = float(rng.uniform(-0.5, 0.5))
        won = rng.random() < 0.5 + share * np.sign(luck) * min(0.5, 3 * abs(luck))
        found.append(with_luck(duel(deal, 0, int(won)), luck, -luck))
    return found


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
    assert (low or 0) <= 30 <= (high or 0)
    assert width(low, high) < 0.5 * width(a.points_low, a.points_high)


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
