"""The game for Gymnasium: one seat learns, bots play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from grachten.board import DEFAULT_BOARD, load_board
from grachten.bots import BotFailure, make_bot
from grachten.bots.game_loop import SeatedBots
from grachten.envs.common import RENDER_MODES, BoardLike, Picture, Seeds, check_choices, render
from grachten.envs.rewards import Reward, rewards_of
from grachten.envs.spaces import Form, Mask, mask_of, observation_space, observed
from grachten.errors import GrachtenError
from grachten.game import Game, Resign
from grachten.game.notation import notation_of
from grachten.game.observation import observation_layout
from grachten.game.seats import checked_players

ILLEGAL_REWARD = -1.0


class SingleEnv(gymnasium.Env[Any, Any]):
    """Seat 0 decides; `opponents` are bots by name, one for each other seat.

    The legal actions are in `info["action_mask"]`, and `action_masks()` gives them as MaskablePPO
    expects them. The reward comes with the last step. `game` is the Game that is played.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        opponents: Sequence[str] = ("planner",),
        board: BoardLike = DEFAULT_BOARD,
        *,
        reward: Reward = "win",
        observation: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        check_choices(reward, observation, render_mode)
        if isinstance(opponents, str):
            raise TypeError(f"opponents is a list of names, such as [{opponents!r}]")
        self.board = load_board(board)
        self.render_mode = render_mode
        self._opponents = tuple(opponents)
        self._players = checked_players(1 + len(self._opponents))
        self._reward: Reward = reward
        self._form: Form = observation
        self._layout = observation_layout(self.board, self._players)
        self._actions = notation_of(self.board).actions
        self._seeds = Seeds()
        self._bots: SeatedBots | None = None
        self.observation_space = observation_space(self._layout, observation)
        self.action_space = Discrete(self._actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a game, and let the opponents decide until it is seat 0's turn."""
        super().reset(seed=seed)
        del options
        self.close()
        chosen = self._seeds.next(seed)
        names = ["learner", *self._opponents]
        self.game = Game.new(names, board=self.board, seed=chosen)
        seed_text = chosen if isinstance(chosen, int) else chosen.hex()
        bots = [
            make_bot(name, f"{seed_text} {seat}") for seat, name in enumerate(self._opponents, 1)
        ]
        self._bots = SeatedBots(self.game, [None, *bots])
        return self._advance()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action of seat 0; an illegal one ends the game with a reward of -1."""
        try:
            self.game.apply(self.game.action_of_id(int(action)), 0)
        except GrachtenError as error:
            if self.game.over:
                raise
            self.game.apply(Resign(), 0)
            observation, info = self._advance()
            return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": error.message}
        observation, info = self._advance()
        over = self.game.over
        reward = rewards_of(self.game.outcome(), self._reward)[0] if over else 0.0
        return observation, reward, over, False, info

    def _advance(self) -> tuple[Any, dict[str, Any]]:
        """Let the opponents decide; return what seat 0 then sees."""
        assert self._bots is not None, "reset comes before step"
        self._bots.play_on()
        if self._bots.forfeit is not None:
            lost = self._bots.forfeit
            name = self.game.players[lost.seat].name
            raise BotFailure(lost.code, f"the opponent {name} failed: {lost.reason}")
        seen = observed(self.game, 0, self._layout, self._form)
        return seen, {"action_mask": mask_of(self.game, self._actions, 0)}

    def action_masks(self) -> Mask:
        """Return the legal actions, as MaskablePPO of sb3-contrib asks for them."""
        return mask_of(self.game, self._actions, 0)

    def render(self) -> str | Picture | None:
        """Show the public position as `render_mode` says; None without one."""
        return render(self.game, self.render_mode)

    def close(self) -> None:
        if self._bots is not None:
            self._bots.close()
            self._bots = None
