"""The game for PettingZoo: agents step one at a time (AEC)."""

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete, Space
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grachten.board import DEFAULT_BOARD, load_board
from grachten.envs.common import RENDER_MODES, BoardLike, Picture, Seeds, check_choices, render
from grachten.envs.rewards import Reward, rewards_of
from grachten.envs.spaces import Form, mask_of, mask_space, observation_space, observed
from grachten.game import Game
from grachten.game.notation import notation_of
from grachten.game.observation import observation_layout
from grachten.game.seats import checked_players

Observation = dict[str, Any]


def aec_env(
    players: int = 2,
    board: BoardLike = DEFAULT_BOARD,
    *,
    reward: Reward = "win",
    observation: Form = "flat",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return the environment with PettingZoo's usual wrappers.

    An illegal action ends the game with a reward of -1 for whoever chose it.

    >>> env = aec_env(players=2, board="harbor")
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     action = None if terminated else int(info["action_mask"].argmax())
    ...     env.step(action)
    >>> env.unwrapped.game.over
    True
    """
    env: Any = RawEnv(players, board, reward, observation, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class RawEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # has no types
    """The environment without wrappers; `game` is the Game that it plays.

    `player_0` is seat 0. An observation has what the agent may know (`observation`) and which
    actions it can choose from now (`action_mask`).
    """

    metadata = {  # noqa: RUF012 - PettingZoo declares it so
        "name": "grachten_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        board: BoardLike = DEFAULT_BOARD,
        reward: Reward = "win",
        observation: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, board, reward, observation, render_mode)
        super().__init__()
        check_choices(reward, observation, render_mode)
        self.board = load_board(board)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(checked_players(players))]
        self.agents = list(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward: Reward = reward
        self._form: Form = observation
        self._layout = observation_layout(self.board, players)
        self._actions = notation_of(self.board).actions
        self._seeds = Seeds()
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.agents}
        self.observation_spaces = {agent: self._make_space() for agent in self.agents}

    def _make_space(self) -> Space[Observation]:
        seen, mask = observation_space(self._layout, self._form), mask_space(self._actions)
        return Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game: with a seed it is `Game.new(players, board=board, seed=seed)`."""
        players = len(self.possible_agents)
        self.game = Game.new(players, board=self.board, seed=self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent; None if its game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert action is not None, "an agent whose game is not over needs an action"
        self.game.apply(self.game.action_of_id(int(action)))
        self._clear_rewards()
        if self.game.over:
            paid = rewards_of(self.game.outcome(), self._reward)
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Select the agent that decides next, and give it its mask."""
        seat = self.game.to_move
        self.agent_selection = self.possible_agents[seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._mask = mask_of(self.game, self._actions, seat)
        self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        deciding = seat == self.game.to_move
        return {
            "observation": observed(self.game, seat, self._layout, self._form),
            "action_mask": self._mask.copy() if deciding else np.zeros_like(self._mask),
        }

    def render(self) -> str | Picture | None:
        """Show the public position as `render_mode` says; None without one."""
        return render(self.game, self.render_mode)
