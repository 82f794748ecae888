"""The compiled games of a training run, the fit, and weights that don't fit the program."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest

from grachten.board import load_board
from grachten.bots.planning.plan import PLAN
from grachten.bots.planning.policy import reset_plans
from grachten.bots.planning.weights import STYLES, WEIGHTS
from grachten.bots.value import weights as value_weights
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.judging import judge_by_net
from grachten.bots.value.net import Net
from grachten.bots.value.room import make_room
from grachten.bots.value.weights import (
    PLAYOUTS,
    Training,
    decode_weights,
    encode_weights,
    shipped_weights,
)
from grachten.errors import ParseError
from grachten.game.notation import notation_of
from grachten.rules.chance import stream
from grachten.rules.jit import COMPILED
from grachten.rules.layout import CHANCE, RULES_VERSION, STATE, TABLES
from grachten.rules.redeal import redeal
from grachten.train.fit import Data, Schedule, fit_epoch, fold, log_loss, new_fit, predict
from grachten.train.games.desk import Positions, first_of, make_desk, make_positions
from grachten.train.games.samples import collect
from grachten.train.games.self_play import choose, collect_self_play, judge_deals, judge_states
from grachten.train.run import STYLE_ODDS

SEED = b"sixteen letters."
TABLES_OF_HARBOR = notation_of(load_board("harbor")).tables


def positions(number: int, players: int, apart: int = 5) -> tuple[Positions, int]:
    desk, out = make_desk(stream(SEED)), make_positions(number, players, states=True)
    games = collect(TABLES_OF_HARBOR, players, STYLES, STYLE_ODDS, 3, apart, desk, out)
    return out, games


def some_net(players: int) -> Net:
    data, _ = positions(40, players)
    return fold(new_fit(Data(data.facts, data.shares, data.leads), (8, 4), 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_have_results(players: int) -> None:
    out, games = positions(200, players)
    assert games > max(out.games) > 20
    assert out.shares.sum(axis=1) == pytest.approx(1)
    assert (np.diff(out.games) >= 0).all()
    won = out.shares == 1
    assert (out.leads[won] >= 0).all()
    single, games = positions(50, players, apart=0)
    assert len(set(single.games.tolist())) == 50


def test_self_play_gives_the_same_kind_of_positions() -> None:
    desk, out = make_desk(stream(SEED)), make_positions(300, 2)
    n = collect_self_play(TABLES_OF_HARBOR, 2, STYLES, some_net(2), 30, desk, out)
    found = first_of(out, n)
    assert 5 < n == len(found.facts) < 300
    assert found.shares.sum(axis=1) == pytest.approx(1)
    assert found.facts.any(axis=1).all()


@pytest.mark.parametrize("players", [2, 4])
def test_the_player_uses_nothing_that_is_hidden(players: int) -> None:
    """With everything that it can't see dealt anew, and the same chance, it chooses the same."""
    out, _ = positions(40, players)
    net, b = some_net(players), TABLES_OF_HARBOR.view(TABLES)[0]
    changed = 0
    for number, state in enumerate(out.states):
        chosen = []
        for other in (False, True):
            desk = make_desk(stream(SEED))
            desk.game[:] = state
            s = desk.game.view(STATE)[0]
            if other:
                chance = stream(b"%016d" % number).view(CHANCE)[0]
                redeal(b, s, s.to_move, desk.likely, chance, desk.pool)
                changed += bool((desk.game != state).any())
            reset_plans(b, s, desk.plan.view(PLAN)[0])
            chosen.append(choose(TABLES_OF_HARBOR, STYLES, net, desk))
        assert chosen[0] == chosen[1], number
    assert changed > 20


def test_the_fit_learns() -> None:
    out, _ = positions(2000, 2)
    data = Data(out.facts, out.shares, out.leads)
    fit, schedule = new_fit(data, (16, 8), 1), Schedule(4, 2e-3, 1)
    for _ in range(schedule.epochs):
        fit = fit_epoch(fit, data, data, schedule, lambda _: None)
    assert fit.curve[-1].held_out < fit.curve[0].held_out < 0.69
    assert log_loss(predict(fold(fit), out.facts, 2), out.shares) == pytest.approx(
        fit.curve[-1].held_out, abs=1e-4
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fit_and_the_compiled_net_judge_alike(players: int) -> None:
    out, _ = positions(50, players)
    net, shares, room = some_net(players), np.zeros((50, players)), make_room()
    b, weights = TABLES_OF_HARBOR.view(TABLES)[0], STYLES.view(WEIGHTS)[:, 0]
    for i, row in enumerate(out.states):
        s = row.view(STATE)[0]
        reset_plans(b, s, room.plan.view(PLAN)[0])
        judge_by_net(b, s, weights, net, room)
        shares[i] = room.shares[:players]
    assert shares == pytest.approx(predict(net, out.facts, players), abs=1e-4)


def digest() -> str:
    """Return a digest of facts and judgments that compiled and uncompiled code must agree on."""
    found = hashlib.sha256()
    for players in (2, 3):
        out, _ = positions(6, players)
        layers = ((np.arange(n) % 11 - 5) / 64 for n in (out.facts.shape[1] * 8, 8, 32, 4, 8, 2))
        shapes = ((-1, 8), (-1,), (8, 4), (-1,), (4, 2), (-1,))
        net = Net(*(x.reshape(s).astype(np.float32) for x, s in zip(layers, shapes, strict=True)))
        shares, sums = np.zeros((6, players)), np.zeros(players)
        desk = make_desk(stream(SEED))
        judge_states(TABLES_OF_HARBOR, STYLES, net, 1, out.states, desk, shares)
        judge_deals(TABLES_OF_HARBOR, players, STYLES, net, 3, desk, sums)
        for array in (*out, shares, desk.room.leads, sums):
            found.update(array.tobytes())
    return found.hexdigest()


def test_uncompiled_facts_and_judgments_are_the_same() -> None:
    assert COMPILED, "this test compares with compiled code"
    paths = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    printed = subprocess.run(
        [sys.executable, "-c", "from train.test_games import digest; print(digest())"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "GRACHTEN_JIT": "0"},
    )
    assert printed.stdout.strip() == digest()


def trained(**changes: object) -> bytes:
    """Return a file of weights for two, with changes to its description."""
    training = Training(
        version="test",
        players=2,
        board="harbor",
        seed="s",
        games=1,
        positions=1,
        generations=0,
        deal_means=(0.5, 0.5),
        metrics={},
        software="test",
    )
    return encode_weights(some_net(2), msgspec.structs.replace(training, **changes))


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: trained(facts=("something", "else")), "other_weights"),
        (lambda: trained(rules=RULES_VERSION + 1), "other_weights"),
        (lambda: trained(format="grachten-net/99"), "other_weights"),
        (lambda: trained(players=9), "other_weights"),
        (lambda: trained(players=3), "bad_weights"),  # the layers are for two
        (lambda: trained()[:-200], "bad_weights"),
        (lambda: b"", "bad_weights"),
        (lambda: b"no weights at all", "bad_weights"),
    ],
)
def test_weights_that_do_not_fit_are_refused(
    make: Callable[[], bytes], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = make()
    with pytest.raises(ParseError) as refused:
        decode_weights(content, "net")
    assert refused.value.code == code
    assert load_shipped(content, tmp_path, monkeypatch) is PLAYOUTS


def load_shipped(
    content: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> value_weights.Weights:
    """Return the weights that the program uses if it comes with this file."""
    (folder / "data").mkdir()
    (folder / "data" / "net-2.npz").write_bytes(content)
    monkeypatch.setattr(value_weights, "files", lambda _: folder)
    return shipped_weights.__wrapped__(2)


def test_weights_that_fit_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_shipped(trained(), tmp_path, monkeypatch).version == "test"


def test_without_weights_playouts_judge() -> None:
    evaluator = Evaluator(load_board("harbor"), 2, weights=PLAYOUTS)
    out, _ = positions(3, 2)
    judged = [evaluator.judge(state) for state in out.states]
    assert evaluator.version == "playouts"
    assert [sum(judgment.shares) for judgment in judged] == pytest.approx([1, 1, 1])
