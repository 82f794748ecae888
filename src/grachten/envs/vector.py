"""Many games at once for Gymnasium, against bots or in self-play."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from grachten.board import DEFAULT_BOARD, load_board
from grachten.envs.common import BoardLike, Seeds, check_choices
from grachten.envs.opponents import BatchAgainst, style_of
from grachten.envs.rewards import Reward, margins
from grachten.envs.spaces import observation_space
from grachten.game.batch import Actions, Batch
from grachten.game.notation import notation_of
from grachten.game.observation import Observations, check_out, observation_layout
from grachten.game.seats import checked_players

Bools = npt.NDArray[np.bool_]
Rewards = npt.NDArray[np.float32]
Info = dict[str, Any]


class ManyEnv(VectorEnv[Observations, Actions, Any]):
    """`num_envs` games side by side, in compiled code.

    `opponents` are bots in compiled code, `planner` or `random`, one for each seat but the first,
    which decides. With None all seats decide in turn (self-play): `info["to_move"]` is the seat
    that observes and decides next, and the reward is that of the seat that has just decided.
    `reward` is `win` or `margin` (`rewards_of`).

    `info` also has the `action_mask` of each game and the `rewards` of all its seats. When a game
    ends, the next one is dealt in the same step, and `info["final_obs"]` is what the seat that
    decided last sees of the end. An illegal action raises IllegalAction, and no game changes.

    The arrays are the environment's own and change with the next step: copy what you keep.

    >>> import numpy as np
    >>> env = ManyEnv(num_envs=8, opponents=["random"], board="harbor")
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
        opponents: Sequence[str] | None = ("planner",),
        board: BoardLike = DEFAULT_BOARD,
        *,
        players: int | None = None,
        reward: Reward = "win",
    ) -> None:
        check_choices(reward, "flat", None)
        self.num_envs = num_envs
        self.board = load_board(board)
        self.opponents = None if opponents is None else tuple(opponents)
        self.players = _number_of_players(self.opponents, players)
        self._reward: Reward = reward
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
        self._ended = np.flatnonzero(self._never)

    def write_to(self, out: Observations) -> None:
        """Write observations into this array from now on, instead of one of its own."""
        check_out(out, self._observations.shape, self._observations.dtype)
        self._observations = out

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Deal all games anew; with a seed, in self-play, they are those of a Batch with it."""
        super().reset(seed=seed)
        del options
        chosen = self._seeds.next(seed)
        if self.opponents is None:
            self.batch = Batch(self.players, self.num_envs, seed=chosen, board=self.board)
        else:
            self.batch = BatchAgainst(self.opponents, self.num_envs, chosen, self.board)
        return self.batch.observe(out=self._observations), self._info()

    def step(self, actions: Actions) -> tuple[Observations, Rewards, Bools, Bools, Info]:
        """Carry out one action in each game."""
        batch = self.batch
        deciding = batch.to_move.copy()
        batch.step(actions)
        terminated = batch.dones
        info = self._info()
        rewards: Rewards = info["rewards"][self._games, deciding]
        self._finals[self._ended] = 0
        self._ended = np.flatnonzero(terminated)
        if len(self._ended):
            batch.observe_ended(deciding, self._finals)
            info["final_obs"], info["_final_obs"] = self._finals, terminated
        return batch.observe(out=self._observations), rewards, terminated, self._never, info

    def _info(self) -> Info:
        batch = self.batch
        return {
            "action_mask": batch.masks,
            "to_move": batch.to_move,
            "rewards": self._rewards(),
        }

    def _rewards(self) -> Rewards:
        batch = self.batch
        if self._reward == "win":
            return batch.rewards
        return margins(batch.points) * batch.dones[:, None]


def _number_of_players(opponents: Sequence[str] | None, players: int | None) -> int:
    if opponents is None:
        return checked_players(2 if players is None else players)
    for opponent in opponents:
        style_of(opponent)
    number = checked_players(1 + len(opponents))
    if players not in (None, number):
        raise ValueError(f"players is {players}, but with the opponents there are {number}")
    return number
