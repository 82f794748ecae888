"""The examples that learn: a short training, and a bot that plays with the weights."""

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from commands import run
from grachten import Game, load_board, make_bot, play_game
from grachten.bots.class_runner import load_class
from grachten.game.observation import observation_layout

FOLDER = Path(__file__).parents[2] / "examples"
NET_BOT = FOLDER / "net_bot.py"
ACTIONS = 317  # on Amsterdam


def write_net(path: Path, size: int) -> None:
    """A net of two layers that likes an action the less, the higher its id is."""
    np.savez(
        path,
        scale=np.ones(size, np.float32),
        weight_0=np.zeros((size, 4), np.float32),
        bias_0=np.ones(4, np.float32),
        weight_1=np.zeros((4, ACTIONS), np.float32),
        bias_1=-np.arange(ACTIONS, dtype=np.float32),
    )


def amsterdam_size() -> int:
    return observation_layout(load_board("amsterdam"), 2).size


def test_the_net_bot_numbers_actions_as_the_environments_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_net(tmp_path / "net.npz", amsterdam_size())
    monkeypatch.setenv("NET_WEIGHTS", str(tmp_path / "net.npz"))
    bot = load_class(NET_BOT, "Bot")(random.Random(1))
    game = Game.new(["net", "random"], seed=1)
    play_game(game, [bot, make_bot("random", 1)])
    again, decided = Game.new(["net", "random"], seed=1), 0
    for step in game.steps[1:]:  # the first one deals
        if step.seat == 0:
            decided += 1
            assert step.action == str(again.action_of_id(min(again.legal_ids())))
        again.apply(step.action)
    assert decided > 10


def test_a_net_for_other_observations_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_net(tmp_path / "small.npz", 5)
    monkeypatch.setenv("NET_WEIGHTS", str(tmp_path / "small.npz"))
    bot = load_class(NET_BOT, "Bot")(random.Random(1))
    with pytest.raises(ValueError, match="trained on 5 numbers, and an observation of 2 players"):
        bot.start(load_board("amsterdam"), 0, 2, 0)


def test_a_short_training_gives_a_net_that_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "net.npz"
    options = ["--games", "64", "--steps", "4096", "--out", str(out)]
    script = [sys.executable, str(FOLDER / "ppo_jax.py"), *options]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "4,096 decisions" in done.stdout
    with np.load(out) as arrays:
        assert all(np.isfinite(arrays[name]).all() for name in arrays.files)
        assert arrays["scale"].shape == (amsterdam_size(),)
        assert arrays["weight_2"].shape[1] == ACTIONS
        assert arrays["bias_2"].any()  # they begin as zeros
    monkeypatch.setenv("NET_WEIGHTS", str(out))
    played = run("simulate", f"{NET_BOT}:Bot", "random", "--games", "4", "--seed", "1", "--json")
    assert played.returncode == 0, played.stderr
    told = json.loads(played.stdout)
    assert (told["games"], told["forfeits"]) == (4, [])
