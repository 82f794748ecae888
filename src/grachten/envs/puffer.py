"""Many games that write into the buffers of a trainer, as native environments of PufferLib do."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector.utils import batch_space

from grachten.board import DEFAULT_BOARD
from grachten.envs.common import BoardLike
from grachten.envs.rewards import Reward
from grachten.envs.vector import ManyEnv
from grachten.game.batch import Actions
from grachten.game.observation import check_out

Array = npt.NDArray[Any]
Infos = list[dict[str, float]]
Step = tuple[Array, Array, Array, Array, Infos]


class PufferGames:
    """`num_envs` games side by side; in each, one agent plays seat 0 against `opponents`.

    `buf` has the arrays to write into, by name; without it, they are made. All of them are
    attributes too:

    - `observations`: one row for each agent. Since the policies of these trainers see nothing else,
      the action mask follows the observation in the row (from `legal_offset` on). With
      `legal_in_observations=False` it doesn't, and compiled code writes the row directly.
    - `rewards` (float32), `terminals` and `truncations` (bool): one number for each agent. When a
      game ends, the next one is dealt in the same step.
    - `masks` (bool): whether the agent decides. All of them always do.
    - `action_masks` (bool), which `buf` may lack: one row for each agent.

    PufferLib's vectorization also asks for its own base class; this package doesn't need it:
    `class Games(PufferGames, pufferlib.PufferEnv): pass`.

    >>> env = PufferGames(8, ["random"], board="harbor", seed=1)
    >>> observations, infos = env.reset()
    >>> observations.shape, env.action_masks.shape, infos
    ((8, 227), (8, 90), [])
    >>> observations, rewards, terminals, truncations, infos = env.step(
    ...     env.action_masks.argmax(axis=1)
    ... )
    >>> observations is env.observations
    True
    """

    emulated = False  # nothing is wrapped
    done = False  # games are dealt anew within a step

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = ("planner",),
        board: BoardLike = DEFAULT_BOARD,
        *,
        reward: Reward = "win",
        legal_in_observations: bool = True,
        buf: Mapping[str, Array] | None = None,
        seed: int | None = None,
    ) -> None:
        self.env = ManyEnv(num_envs, opponents, board, reward=reward)
        self.num_agents = num_envs
        self.agent_ids = np.arange(num_envs)
        seen, actions = self.env.single_observation_space, self.env.single_action_space
        assert isinstance(seen, Box), "an observation of many games is flat"
        assert isinstance(actions, Discrete), "an action is a number"
        self.legal_offset = seen.shape[0]
        self.single_action_space = actions
        self.single_observation_space = (
            _with_mask(seen, int(actions.n)) if legal_in_observations else seen
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._take_buffers({} if buf is None else buf)
        if not legal_in_observations:
            self.env.write_to(self.observations)
        self._legal_in_observations = legal_in_observations
        self._seed = seed
        self._infos: Infos = []

    def _take_buffers(self, buf: Mapping[str, Array]) -> None:
        agents, space = self.num_agents, self.single_observation_space

        def buffer(name: str, dtype: Any, *shape: int) -> Array:
            made = buf[name] if name in buf else np.zeros((agents, *shape), dtype)
            check_out(made, (agents, *shape), np.dtype(dtype), name)
            return made

        self.observations = buffer("observations", space.dtype, *space.shape)
        self.rewards = buffer("rewards", np.float32)
        self.terminals = buffer("terminals", np.bool_)
        self.truncations = buffer("truncations", np.bool_)
        self.masks = buffer("masks", np.bool_)
        self.action_masks = buffer("action_masks", np.bool_, int(self.single_action_space.n))

    @property
    def driver_env(self) -> "PufferGames":
        return self

    @property
    def agents_per_batch(self) -> int:
        return self.num_agents

    def reset(self, seed: int | None = None) -> tuple[Array, Infos]:
        """Deal all games anew; without a seed, that of the constructor counts the first time."""
        chosen, self._seed = (self._seed if seed is None else seed), None
        observations, info = self.env.reset(seed=chosen)
        self._fill(observations, info["action_mask"])
        self.rewards[:] = 0
        self.terminals[:] = self.truncations[:] = False
        self.masks[:] = True
        return self.observations, []

    def step(self, actions: Actions) -> Step:
        """Carry out one action in each game; an info tells of the games that ended, if any."""
        observations, rewards, terminals, truncations, info = self.env.step(actions)
        self._fill(observations, info["action_mask"])
        self.rewards[:] = rewards
        self.terminals[:] = terminals
        self.truncations[:] = truncations
        ended = rewards[terminals]
        infos: Infos = []
        if len(ended):
            infos = [{"games": float(len(ended)), "episode_return": float(ended.mean())}]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _fill(self, observations: Array, masks: Array) -> None:
        self.action_masks[:] = masks
        if self._legal_in_observations:
            self.observations[:, : self.legal_offset] = observations
            self.observations[:, self.legal_offset :] = masks

    def async_reset(self, seed: int | None = None) -> None:
        """Reset; `recv` returns the result."""
        _, self._infos = self.reset(seed)

    def send(self, actions: Actions) -> None:
        """Step; `recv` returns the result."""
        *_, self._infos = self.step(actions)

    def recv(self) -> tuple[Array, Array, Array, Array, Infos, Array, Array]:
        return (
            self.observations,
            self.rewards,
            self.terminals,
            self.truncations,
            self._infos,
            self.agent_ids,
            self.masks,
        )

    def close(self) -> None:
        self.env.close()


def _with_mask(seen: Box, actions: int) -> Box:
    """The space of an observation that is followed by an action mask."""
    low = np.append(seen.low, np.zeros(actions, seen.low.dtype))
    high = np.append(seen.high, np.ones(actions, seen.high.dtype))
    return Box(low, high, dtype=seen.low.dtype.type)
