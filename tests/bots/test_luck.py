"""Luck: exact means over all that chance may bring, and lucks that cancel out."""

import numpy as np
import pytest

from game.playing import bot_game, positions
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.luck import COUNTED_RESETS, LuckMeter
from grachten.errors import GameStateError
from grachten.game import Game
from grachten.game.walk import walk
from grachten.rules.branch import first_path, next_path, room_for_odds
from grachten.rules.layout import DRAW_CONTRACTS, TAPE, Row
from grachten.rules.tape import new_tape


def mean_in_order(one: Evaluator, row: Row, action: int) -> tuple[list[float], int]:
    """Return the mean over all sequences of outcomes, and their number: slow and simple."""
    tape, after, odds = new_tape(), row.copy(), room_for_odds()
    tape.view(TAPE)[0].resets = COUNTED_RESETS
    mean, sequences = np.zeros(one.players), 0
    share = first_path(one.tables, row, action, tape, after, odds)
    while share > 0:
        mean += share * one.judge(after).shares
        sequences += 1
        share = next_path(one.tables, row, action, tape, after, odds)
    return mean.tolist(), sequences


@pytest.mark.parametrize(("board", "players"), [("amsterdam", 2), ("harbor", 3), ("harbor", 4)])
def test_the_mean_is_that_over_all_sequences_of_outcomes(board: str, players: int) -> None:
    record = bot_game(board, ("planner",) * players, 1).record()
    meter = LuckMeter(Evaluator(Game.from_header(record).board, players))
    fewer = 0
    for state in walk(record):
        if state.action is not None:
            chance = meter.step(state.before, state.action, state.outcomes)
            mean, sequences = mean_in_order(meter.evaluator, state.before, state.action)
            assert chance.mean.tolist() == pytest.approx(mean, abs=1e-9)
            assert chance.cases <= min(sequences, 500)
            fewer += chance.cases < sequences
    assert fewer


def test_pairs_of_contracts_count_once() -> None:
    for game in positions("amsterdam", 2, 1):
        if "contracts" in map(str, game.legal_actions()) and game.ply > 4:
            unseen = int(game._state.unseen_size)
            _, cases = LuckMeter(Evaluator(game.board, 2)).mean(game._row, DRAW_CONTRACTS)
            assert cases == unseen * (unseen - 1) // 2
            return


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_cancels_out_over_the_seats_and_needs_chance(players: int) -> None:
    record = bot_game("amsterdam", ("planner", "hungry", "greedy", "planner")[:players], 2).record()
    meter = LuckMeter(Evaluator(Game.from_header(record).board, players))
    lucky = 0
    for state in walk(record):
        if state.action is not None:
            chance = meter.step(state.before, state.action, state.outcomes)
            assert chance.luck.sum() == pytest.approx(0, abs=1e-9)
            if not state.outcomes:
                assert chance.cases == 1
                assert not chance.luck.any()
            lucky += bool(chance.luck.any())
    assert lucky > 10


def test_a_row_that_must_be_replaced_twice_is_judged_as_it_stands() -> None:
    """Three wilds come up, then three again: the second row counts, not what replaced it."""
    for seed in range(300):
        record = bot_game("harbor", ("random", "random", "random"), seed).record()
        for state in walk(record):
            resets = sum(type(event).__name__ == "MarketReset" for event in state.step.events)
            if state.action is not None and resets > 1:
                meter = LuckMeter(Evaluator(Game.from_header(record).board, 3))
                chance = meter.step(state.before, state.action, state.outcomes)
                final = meter.evaluator.judge(state.after).shares
                assert chance.cases > 1
                assert chance.came.tolist() != final.tolist()
                return
    pytest.fail("no such row in 300 games")


def test_a_running_game_can_not_be_walked_through() -> None:
    with pytest.raises(GameStateError) as error:
        list(walk(Game.new(2, seed=1).record()))
    assert error.value.code == "not_over"
