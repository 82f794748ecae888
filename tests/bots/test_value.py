"""The evaluator: shares that sum to 1, the same for the same state, and the truth at the end."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

from game.playing import bot_game, positions
from grachten.board import load_board
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.net import Net
from grachten.bots.value.weights import (
    PLAYOUTS,
    Training,
    Weights,
    decode_weights,
    encode_weights,
    shipped_weights,
)
from grachten.errors import ParseError
from grachten.game import Game
from grachten.rules import layout
from grachten.rules.layout import STATE, Row

SETUPS = [(board, players) for board in ("amsterdam", "harbor") for players in (2, 3, 4)]


def shipped(players: int) -> tuple[Net, Training]:
    weights = shipped_weights(players)
    assert weights.training is not None
    return weights.net, weights.training


@pytest.mark.parametrize("playouts", [0, 4])
@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_shares_sum_to_1_and_are_the_same_again(board: str, players: int, playouts: int) -> None:
    for game in positions(board, players, players):
        one, two = (Evaluator(game.board, players, playouts) for _ in range(2))
        before = game._row.copy()
        judged, again = one.judge(game._row), two.judge(game._row)
        assert judged.shares.sum() == pytest.approx(1, abs=1e-12)
        assert (judged.shares >= 0).all()
        assert np.array_equal(judged.shares, again.shares)
        assert np.array_equal(judged.leads, again.leads)
        assert np.array_equal(game._row, before)


@pytest.mark.parametrize("weights", [None, PLAYOUTS])
def test_the_end_is_judged_by_the_rules(weights: Weights | None) -> None:
    for players in (2, 3, 4):
        game = bot_game("amsterdam", ("planner",) * players, players)
        winners = game.outcome().winners
        shares = [(seat in winners) / len(winners) for seat in range(players)]
        judged = Evaluator(game.board, players, weights=weights).judge(game._row)
        assert judged.shares.tolist() == shares
        totals = [score.total for score in game.outcome().scores]
        for seat, lead in enumerate(judged.leads):
            assert lead == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def turned(row: Row, players: int) -> Row:
    """Return the same position with every seat one place further on."""
    other: Row = row.copy()
    s, o = row.view(STATE)[0], other.view(STATE)[0]
    for name in ("points", "owned", "closed", "kept", "hands", "known", "carts", "merchandise"):
        getattr(o, name)[:players] = np.roll(getattr(s, name)[:players], 1, axis=0)
    o.offer[:players] = np.roll(s.offer[:players], 1, axis=0)
    for name in ("first", "to_move", "last_round"):
        if getattr(s, name) >= 0:
            setattr(o, name, (getattr(s, name) + 1) % players)
    return other


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_seats_have_no_places_of_their_own(board: str, players: int) -> None:
    for game in positions(board, players, players):
        if game.over or game.view(None).last_round is not None:
            return
        one = Evaluator(game.board, players)
        judged, other = one.judge(game._row), one.judge(turned(game._row, players))
        assert np.roll(judged.shares, 1) == pytest.approx(other.shares, abs=1e-5)


def test_the_order_of_the_market_does_not_matter() -> None:
    rng = random.Random(1)
    for game in positions("amsterdam", 2, 3):
        if game.over:
            return
        other = game._row.copy()
        market = other.view(STATE)[0].market
        market[:] = rng.sample(market.tolist(), layout.MARKET)
        one = Evaluator(game.board, 2)
        assert np.array_equal(one.judge(game._row).shares, one.judge(other).shares)


def test_a_clear_lead_near_the_end_is_seen() -> None:
    right = 0
    for seed in range(30):
        record = bot_game("amsterdam", ("planner", "greedy"), seed).record()
        game = Game.replay(record, ply=len(record.steps) - 8)
        judged = Evaluator(game.board, 2).judge(game._row)
        right += int(judged.shares.argmax()) in Game.replay(record).outcome().winners
    assert right >= 24


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_shipped_and_say_how_they_were_made(players: int) -> None:
    _, training = shipped(players)
    assert training.players == players
    assert len(training.deal_means) == players
    assert sum(training.deal_means) == pytest.approx(1, abs=1e-3)
    assert Evaluator(load_board("amsterdam"), players).hash == shipped_weights(players).hash != ""


@pytest.mark.parametrize(
    "change", [{"rules": 0}, {"facts": ("points",)}, {"format": "another"}, {"players": 3}]
)
def test_weights_for_another_program_are_refused(change: dict[str, object]) -> None:
    net, training = shipped(2)
    with pytest.raises(ParseError) as error:
        decode_weights(encode_weights(net, structs.replace(training, **change)), "file")
    assert error.value.code in ("other_weights", "bad_weights")


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_file_of_weights_is_refused(content: bytes) -> None:
    with pytest.raises(ParseError) as error:
        decode_weights(content, "file")
    assert error.value.code == "bad_weights"
    cut = encode_weights(*shipped(2))[:-100]
    with pytest.raises(ParseError):
        decode_weights(cut, "file")


def test_weights_survive_a_file_unchanged() -> None:
    net, training = shipped(2)
    content = encode_weights(net, training)
    again = decode_weights(content, "file")
    assert again.training == training
    assert all(np.array_equal(a, b) for a, b in zip(net, again.net, strict=True))
    assert encode_weights(net, training) == content


def test_without_fitting_weights_playouts_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grachten.bots.value.weights.RULES_VERSION", -1)
    shipped_weights.cache_clear()
    try:
        assert shipped_weights(2) == PLAYOUTS
        game = Game.new(2, seed=1)
        judged = Evaluator(game.board, 2).judge(game._row)
    finally:
        monkeypatch.undo()
        shipped_weights.cache_clear()
    assert (judged.shares * 256).tolist() == [round(x * 512) / 2 for x in judged.shares]


JUDGE = """
from game.playing import positions
from grachten.bots.value.evaluator import Evaluator
for board, players in (("amsterdam", 2), ("harbor", 4)):
    for ply, game in enumerate(positions(board, players, 1)):
        if ply % 9 == 2:
            judged = Evaluator(game.board, players).judge(game._row)
            print(ply, judged.shares.tolist(), judged.leads.tolist())
            if ply > 40: break
"""


def test_compiled_and_uncompiled_results_are_the_same() -> None:
    printed = []
    for compiled in ("1", "0"):
        tests = str(Path(__file__).parents[1])
        env = {
            **os.environ,
            "GRACHTEN_JIT": compiled,
            "PYTHONPATH": os.pathsep.join([tests, *sys.path]),
        }
        run = subprocess.run(
            [sys.executable, "-c", JUDGE], env=env, check=True, capture_output=True, text=True
        )
        printed.append(run.stdout)
    assert printed[0] == printed[1]
    assert printed[0].count("\n") > 6
