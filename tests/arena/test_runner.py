"""The games of a match are the same wherever they are played, and paired by deals."""

import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from arena.playing import played, small_match
from grachten.arena.results import Results
from grachten.arena.runner import board_of, names_of, play_here, play_number
from grachten.board import load_board
from grachten.bots import BOTS
from grachten.bots.base import Bot
from grachten.errors import BoardError
from grachten.game import Action, Record, View, verify
from grachten.game.record import plain_board, record_from_json


def records_of(*bots: str, players: int, deals: int) -> dict[int, list[Record]]:
    """Return the records of a match by deal."""
    match = small_match(*bots, players=players)
    by_deal = defaultdict(list)
    for number in range(deals * len(match.seatings)):
        finished = play_number(match, True, number)
        assert finished.line is not None
        by_deal[finished.result.deal].append(record_from_json(finished.line))
    return by_deal


def test_processes_change_nothing() -> None:
    match = small_match("greedy", "random", "hungry", games=20)
    numbers = range(match.all_games)
    alone = [finished.result for finished in play_here(match, numbers, False, 1)]
    together = [finished.result for finished in play_here(match, numbers, False, 2)]
    assert alone == played(match)
    assert Results(match, together).everything() == alone


def test_the_games_of_a_deal_have_the_same_cards_and_first_seat() -> None:
    deals = records_of("greedy", "random", players=3, deals=4)
    for records in deals.values():
        assert len(records) == 6  # two lineups in three seat orders
        assert len({record.seed for record in records}) == 1
        assert len({record.first for record in records}) == 1
        assert all(record.steps[0] == records[0].steps[0] for record in records)  # the deal
        assert len({tuple(player.name for player in record.players) for record in records}) == 6
    assert len({records[0].seed for records in deals.values()}) == 4
    assert len({records[0].first for records in deals.values()}) > 1


def test_bots_of_a_kind_do_not_draw_the_same_random_numbers() -> None:
    records = records_of("random", players=2, deals=1)[0]
    first = [step.action for step in records[0].steps if step.seat == 0]
    second = [step.action for step in records[0].steps if step.seat == 1]
    assert first != second


def test_records_are_true() -> None:
    for records in records_of("greedy", "random", players=2, deals=2).values():
        assert all(verify(record).difference is None for record in records)


def test_results_tell_what_the_record_tells() -> None:
    finished = play_number(small_match(), True, 3)
    assert finished.line is not None
    record, game = record_from_json(finished.line), finished.result
    assert (game.deal, game.order) == (1, 1)
    assert game.bots == ("random", "greedy") == tuple(player.name for player in record.players)
    assert game.outcome == record.result
    assert game.first == record.first
    assert game.plies == len(record.steps) - 1


def test_a_board_of_ones_own_goes_along() -> None:
    source = plain_board(load_board("harbor").source)
    own, shipped = small_match(board=source), small_match()
    assert played(own) == played(shipped)
    mended = small_match(board={**source, "carts_per_player": 9})
    assert played(mended) != played(shipped)


class Fails(Bot):
    """A bot that plays at random and fails in its fourth decision."""

    decisions = 0

    def choose(self, _: View, legal: Sequence[Action], __: float | None) -> Action:
        self.decisions += 1
        if self.decisions == 4:
            raise RuntimeError("no idea")
        return self.rng.choice(legal)


def test_a_bot_that_breaks_down_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "fails", Fails)
    finished = play_number(small_match("fails", "random"), True, 0)
    assert finished.result.forfeit is not None
    assert (finished.result.forfeit.seat, finished.result.forfeit.code) == (0, "crashed")
    assert "no idea" in finished.result.forfeit.reason
    assert finished.result.outcome.reason == "resigned"
    assert finished.result.outcome.winners == (1,)
    assert finished.line is not None
    assert verify(record_from_json(finished.line)).difference is None


class Hurries(Bot):
    """A bot that records the time it gets."""

    clocks: ClassVar[set[float | None]] = set()

    def choose(self, _: View, legal: Sequence[Action], clock: float | None) -> Action:
        self.clocks.add(clock)
        return self.rng.choice(legal)


@pytest.mark.parametrize("time", [None, 0.75])
def test_bots_are_told_the_time_they_have(
    monkeypatch: pytest.MonkeyPatch, time: float | None
) -> None:
    monkeypatch.setitem(BOTS, "hurries", Hurries)
    Hurries.clocks.clear()
    play_number(small_match("hurries", "random", time=time), False, 0)
    assert Hurries.clocks == {time}


def test_names_tell_bots_of_a_kind_apart() -> None:
    assert names_of(["a", "b", "a", "a"]) == ["a 1", "b", "a 2", "a 3"]


def test_only_whole_deals_without_a_gap_count() -> None:
    match = small_match("greedy", "random", "hungry", games=30)
    games = played(match)
    shuffled = games[:]
    random.Random(1).shuffle(shuffled)
    results = Results(match)
    for number, game in enumerate(shuffled):
        results.add(game)
        results.add(game)  # adding it twice counts once
        assert len(results) == number + 1
        there = {(g.deal, g.order) for g in shuffled[: number + 1]}
        whole = [deal for deal in range(5) if {(deal, order) for order in range(6)} <= there]
        expected = next((deal for deal in range(5) if deal not in whole), 5)
        assert results.deals == expected
        assert results.of_deals(results.deals) == games[: expected * 6]
        assert len(results.missing()) == 30 - number - 1
    assert results.everything() == games


def test_a_shipped_name_never_opens_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("")
    with pytest.raises(BoardError, match="no such board"):
        board_of(small_match(board=str(file)))
