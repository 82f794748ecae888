"""The environments keep the contracts of PettingZoo and Gymnasium."""

import doctest
import importlib
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from grachten import Batch, load_board
from grachten.envs import ManyEnv, aec_env
from grachten.game.observation import observation_layout

USUAL = "Observation.*(gymnasium.spaces.box|not a NumPy array)"  # a mask needs a Dict


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_aec_environment_passes_pettingzoos_test(players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", USUAL)
        api_test(aec_env(players), num_cycles=300)


def test_the_aec_environment_with_named_fields_passes_it_too() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", USUAL)
        api_test(aec_env(board="harbor", observation="named", reward="margin"), num_cycles=300)


def test_the_same_seed_gives_the_same_aec_game() -> None:
    seed_test(aec_env, num_cycles=200)


@pytest.mark.long  # PettingZoo lets it run for five seconds
def test_the_aec_environment_passes_pettingzoos_benchmark() -> None:
    performance_benchmark(aec_env(3))


def test_the_registered_aec_environment_is_made_by_its_name() -> None:
    env = pettingzoo.make("aec", "grachten/grachten_v0", players=3)
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_an_illegal_action_ends_the_aec_game_with_minus_one() -> None:
    env = aec_env(board="harbor")
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wrapper says it
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def single(**options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make("grachten/Amsterdam-v0", **options)


def test_the_single_environment_passes_gymnasiums_check() -> None:
    env = single(opponents=["greedy"], render_mode="rgb_array")
    check_env(env.unwrapped)


def test_a_game_against_bots_ends_with_the_share_of_the_victory() -> None:
    env = single(opponents=["greedy", "random"], board="harbor")
    _, info = env.reset(seed=3)
    reward, over, rng = 0.0, False, random.Random(1)
    while not over:
        assert reward == 0
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, paid, over, truncated, info = env.step(action)
        reward = float(paid)
        assert not truncated
    outcome = env.unwrapped.game.outcome()  # type: ignore[attr-defined]
    assert reward == (0 in outcome.winners) / len(outcome.winners)
    assert not info["action_mask"].any()


def test_an_illegal_action_ends_the_single_game_with_minus_one() -> None:
    env = single(opponents=["greedy"])
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1, True)
    assert info["illegal"]


def test_every_illegal_action_ends_the_single_game_with_minus_one() -> None:
    env = single(opponents=["greedy"], board="harbor")
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    illegal = np.flatnonzero(info["action_mask"] == 0).tolist()
    for number in illegal:
        _, info = env.reset(seed=1)
        env.step(int(info["action_mask"].argmax()))
        _, reward, over, _, info = env.step(number)
        assert (reward, over) == (-1, True)


def test_self_play_shows_each_seat_what_a_batch_shows_it() -> None:
    n, rng = 16, np.random.default_rng(1)
    env = ManyEnv(n, None, players=3, board="harbor")
    batch = Batch(3, n, seed=5, board="harbor")
    observations, info = env.reset(seed=5)
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(observations)
        assert np.array_equal(observations, batch.observe())
        deciding = batch.to_move.copy()
        actions = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        batch.step(actions)
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert np.array_equal(info["action_mask"], batch.masks)
        assert np.array_equal(terminated, batch.dones)
        assert np.array_equal(rewards, batch.rewards[np.arange(n), deciding])
        assert not truncated.any()
        if terminated.any():
            seen = batch.observe(deciding, final=True)
            assert np.array_equal(info["final_obs"][terminated], seen[terminated])
            assert not info["final_obs"][~terminated].any()
        ended += int(terminated.sum())
    assert ended > n


def test_spaces_hold_the_least_and_the_most_of_each_field() -> None:
    layout = observation_layout(load_board("harbor"), 2)
    space = aec_env(board="harbor", observation="named").observation_space("player_0")
    named = space["observation"]
    assert set(named) == set(layout.fields)
    assert named["contracts"].low.min() == -1
    assert all(named[name].low.min() == 0 for name in named if name != "contracts")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"reward": "points"}, "reward is one of 'win', 'margin', not 'points'"),
        ({"observation": "dict"}, "observation is one of"),
        ({"render_mode": "human"}, "render_mode is one of"),
    ],
)
def test_an_unknown_choice_is_named(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        aec_env(**options)


def test_the_position_is_shown_as_text_and_as_a_picture() -> None:
    text = aec_env(board="harbor", render_mode="ansi")
    text.reset(seed=1)
    assert "player_1: 0 points" in text.render()
    picture = aec_env(board="harbor", render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape[2] == 3


@pytest.mark.parametrize("opponents", [["planner"], ["random", "planner"]])
def test_against_compiled_opponents_seat_0_always_decides(opponents: list[str]) -> None:
    n, rng = 8, np.random.default_rng(2)
    env: Any = gymnasium.make_vec(
        "grachten/Amsterdam-v0", n, "vector_entry_point", opponents=opponents
    )
    observations, info = env.reset(seed=2)
    paid, ended = 0.0, 0
    for _ in range(200):
        assert not info["to_move"].any()
        assert info["action_mask"].any(axis=1).all()
        assert env.observation_space.contains(observations)
        actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        observations, rewards, terminated, _, info = env.step(actions)
        paid += float(rewards.sum())
        ended += int(terminated.sum())
        assert not rewards[~terminated].any()
    assert ended > n
    assert paid < ended / 2  # a random player seldom beats the planner


@pytest.mark.parametrize("players", [2, 3])
def test_the_margin_of_many_games_is_the_lead_in_points(players: int) -> None:
    env = ManyEnv(16, None, players=players, board="harbor", reward="margin")
    _, info = env.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(150):
        deciding = info["to_move"].copy()
        actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        _, rewards, terminated, _, info = env.step(actions)
        assert not info["rewards"][~terminated].any()
        for slot in np.flatnonzero(terminated).tolist():
            points = env.batch.points[slot].tolist()
            leads = [p - max(points[:s] + points[s + 1 :]) for s, p in enumerate(points)]
            assert info["rewards"][slot].tolist() == leads
            assert rewards[slot] == leads[deciding[slot]]
            ended += 1
    assert ended > 16


def test_an_opponent_that_is_not_compiled_is_named() -> None:
    with pytest.raises(ValueError, match="planner and random, not 'greedy'"):
        ManyEnv(4, ["greedy"])


@pytest.mark.parametrize(
    "module", ["", ".aec", ".openspiel", ".opponents", ".puffer", ".rewards", ".vector"]
)
def test_the_examples_are_right(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"grachten.envs{module}"))
    assert result.attempted > 0
    assert result.failed == 0


def test_without_the_libraries_the_extra_is_named() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import grachten.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'grachten[envs]'" in done.stderr
    assert done.stderr.count("Traceback") == 1
