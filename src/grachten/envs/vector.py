"""Many games at once for Gymnasium: self-play on `grachten.Batch`."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from grachten.board import DEFAULT_BOARD, load_board
from grachten.envs.common import BoardLike, Seeds
from grachten.envs.spaces import observation_space
from grachten.game.batch import Actions, Batch, Mode
from grachten.game.notation import notation_of
from grachten.game.observation import Observations, observation_layout
from grachten.game.seats import checked_players

Bools = npt.NDArray[np.bool_]
Rewards = npt.NDArray[np.float32]
Info = dict[str, Any]


class SelfPlayEnv(VectorEnv[Observations, Actions, Any]):
    """`num_envs` games; in each, the seat to move observes and decides.

    The reward is that of the seat that has just decided. `info` has arrays for all games:
    `action_mask`, `to_move`, and `rewards` of all seats. When a game ends, the next one is dealt in
    the same step, and `info["final_obs"]` is what the seat that decided last sees of the end.

    The arrays are the environment's own and change with the next step: copy what you keep.

    >>> import numpy as np
    >>> env = SelfPlayEnv(num_envs=8, board="harbor")
    >>> observations, info = env.reset(seed=1)
    >>> observations.shape, info["action_mask"].shape
    ((8, 137), (8, 90))
    >>> actions = info["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminated, truncated, info = env.step(actions)
    >>> rewards
    array([0., 0., 0., 0., 0., 0., 0., 0.], dtype=float32)
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        board: BoardLike = DEFAULT_BOARD,
        *,
        mode: Mode = "fast",
    ) -> None:
        self.num_envs = num_envs
        self.board = load_board(board)
        self.players = checked_players(players)
        self._mode: Mode = mode
        self._seeds = Seeds()
        self._layout = observation_layout(self.board, self.players)
        self.single_observation_space = observation_space(self._layout, "flat")
        self.single_action_space = Discrete(notation_of(self.board).actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = self._layout.empty(num_envs)
        self._finals = self._layout.empty(num_envs)
        self._games = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Deal all games anew; with a seed they are those of `Batch(players, n, seed=seed)`."""
        super().reset(seed=seed)
        del options
        chosen = self._seeds.next(seed)
        self.batch = Batch(
            self.players, self.num_envs, seed=chosen, board=self.board, mode=self._mode
        )
        return self.batch.observe(out=self._observations), self._info()

    def step(self, actions: Actions) -> tuple[Observations, Rewards, Bools, Bools, Info]:
        """Carry out one action in each game; an illegal one raises, and no game changes."""
        batch = self.batch
        deciding = batch.to_move.copy()
        batch.step(actions)
        rewards: Rewards = batch.rewards[self._games, deciding]
        terminated = batch.dones
        info = self._info()
        if terminated.any():
            info["final_obs"] = batch.observe(deciding, out=self._finals, final=True)
            info["_final_obs"] = terminated
        return batch.observe(out=self._observations), rewards, terminated, self._never, info

    def _info(self) -> Info:
        batch = self.batch
        return {
            "action_mask": batch.masks,
            "to_move": batch.to_move,
            "rewards": batch.rewards,
        }
