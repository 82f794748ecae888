"""The buffers of a trainer are filled in place, with what ManyEnv gives."""

from typing import Any

import numpy as np
import pytest

from grachten.envs import ManyEnv, PufferGames
from grachten.envs.rewards import Reward

GAMES, SIZE, ACTIONS = 16, 137, 90  # two players on Harbor


def make_buffers(width: int, offset: int = 0) -> dict[str, Any]:
    """Slices of larger arrays, as a trainer hands them out to each of its environments."""

    def part(dtype: Any, *shape: int) -> Any:
        return np.zeros((offset + GAMES, *shape), dtype)[offset:]

    return {
        "observations": part(np.int8, width),
        "rewards": part(np.float32),
        "terminals": part(np.bool_),
        "truncations": part(np.bool_),
        "masks": part(np.bool_),
        "action_masks": part(np.bool_, ACTIONS),
        "actions": part(np.int32),
    }


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("legal", [False, True])
def test_the_callers_buffers_get_what_many_games_give(legal: bool, reward: Reward) -> None:
    buf = make_buffers(SIZE + ACTIONS if legal else SIZE, offset=3)
    puffer = PufferGames(
        GAMES, ["random"], "harbor", reward=reward, legal_in_observations=legal, buf=buf, seed=4
    )
    twin = ManyEnv(GAMES, ["random"], "harbor", reward=reward)
    observations, info = twin.reset(seed=4)
    assert puffer.reset() == (buf["observations"], [])
    assert buf["masks"].all()
    rng, ended = np.random.default_rng(1), 0
    for _ in range(120):
        assert np.array_equal(buf["observations"][:, :SIZE], observations)
        assert np.array_equal(buf["action_masks"], info["action_mask"])
        if legal:
            assert np.array_equal(buf["observations"][:, SIZE:], info["action_mask"])
        assert puffer.observation_space.contains(buf["observations"])
        buf["actions"][:] = (rng.random((GAMES, ACTIONS)) * buf["action_masks"]).argmax(axis=1)
        observations, rewards, terminated, _, info = twin.step(buf["actions"])
        *arrays, infos = puffer.step(buf["actions"])
        for array, name in zip(
            arrays, ("observations", "rewards", "terminals", "truncations"), strict=True
        ):
            assert array is buf[name]
        assert np.array_equal(buf["rewards"], rewards)
        assert np.array_equal(buf["terminals"], terminated)
        assert not buf["truncations"].any()
        games = [terminated.sum()] if terminated.any() else []
        assert [told["games"] for told in infos] == games
        ended += int(terminated.sum())
    assert ended > GAMES


def test_compiled_code_writes_observations_without_a_mask_directly() -> None:
    buf = make_buffers(SIZE)
    puffer = PufferGames(GAMES, ["random"], "harbor", legal_in_observations=False, buf=buf)
    puffer.reset(seed=1)
    inner, _, _, _, _ = puffer.env.step(buf["action_masks"].argmax(axis=1))
    assert inner is buf["observations"]


def test_sending_and_receiving_is_stepping() -> None:
    sent, stepped = (PufferGames(GAMES, ["planner"], "harbor", seed=2) for _ in range(2))
    sent.async_reset()
    stepped.reset()
    told = 0
    for _ in range(60):
        actions = sent.action_masks.argmax(axis=1)
        sent.send(actions)
        expected: Any = stepped.step(actions)
        received: Any = sent.recv()
        *arrays, infos, agents, masks = received
        for array, other in zip(arrays, expected[:-1], strict=True):
            assert np.array_equal(array, other)
        assert infos == expected[-1]
        assert agents.tolist() == list(range(GAMES))
        assert masks.all()
        told += len(infos)
    assert told > 0


def test_a_reset_without_a_seed_deals_other_games_the_second_time() -> None:
    env = PufferGames(GAMES, ["random"], "harbor", seed=1)
    first = env.reset()[0].copy()
    second = env.reset()[0].copy()
    assert not np.array_equal(first, second)
    assert np.array_equal(first, env.reset(seed=1)[0])


@pytest.mark.parametrize(
    ("name", "array", "words"),
    [
        ("rewards", np.zeros(GAMES), "rewards has shape .16,. and dtype float64"),
        ("observations", np.zeros((GAMES, SIZE), np.int8), "observations has shape"),
        ("masks", np.zeros(2 * GAMES, np.bool_)[::2], "masks must be C-contiguous"),
    ],
)
def test_a_buffer_that_does_not_fit_is_named(name: str, array: Any, words: str) -> None:
    buf = {**make_buffers(SIZE + ACTIONS), name: array}
    with pytest.raises(ValueError, match=words):
        PufferGames(GAMES, ["random"], "harbor", buf=buf)


def test_it_has_what_a_trainer_asks_an_environment_for() -> None:
    env = PufferGames(GAMES, ["planner", "random"], "harbor")
    assert env.num_agents == env.agents_per_batch == GAMES
    assert env.driver_env is env
    assert (env.emulated, env.done) == (False, False)
    assert env.single_action_space.n == ACTIONS
    assert env.observations.shape == (GAMES, *env.single_observation_space.shape)
    env.close()


class Base:
    """What the base class of a trainer's environments fixes: properties that can't be set."""

    @property
    def agents_per_batch(self) -> int:
        raise NotImplementedError

    @property
    def driver_env(self) -> Any:
        raise NotImplementedError


def test_it_can_be_given_the_base_class_of_a_trainer() -> None:
    class Games(PufferGames, Base):
        pass

    env = Games(GAMES, ["random"], "harbor")
    env.reset(seed=1)
    assert env.agents_per_batch == GAMES
    assert env.driver_env is env
