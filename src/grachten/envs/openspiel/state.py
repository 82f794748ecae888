"""A state of the game for OpenSpiel."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from grachten.envs.common import render
from grachten.envs.openspiel.outcomes import text_of
from grachten.envs.openspiel.position import Position
from grachten.envs.rewards import rewards_of
from grachten.game import Game, Record


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # has no types
    """A decision of a player or of chance; `position` holds the game.

    OpenSpiel copies and saves what `position` says of itself.
    """

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        position = self.position
        if position.step is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else position.dealt.to_move

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        """Return the ids of the legal actions; OpenSpiel asks only for the player to move."""
        del player
        return sorted(self.position.dealt.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the text of the record: `draw:deck`; of chance: `card:blue`."""
        board = self.position.board
        if player == pyspiel.PlayerId.CHANCE:
            return text_of(board, action)
        return str(self.position.dealt.action_of_id(action))

    def returns(self) -> list[float]:
        position = self.position
        if not position.over:
            return [0.0] * position.players
        return rewards_of(position.dealt.outcome(), "win")

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "OpenSpielState":
        """Return a state that the player can't tell from this one; all secrets are dealt anew.

        `grachten.game.guess` deals them, so that they agree with the player's View. The history of
        the new state starts here.
        """
        state: OpenSpielState = self.get_game().new_initial_state()
        state.position = self.position.resampled(player, random.Random(sampler()))
        return state

    def record(self) -> Record:
        """Return the record of the game so far (docs/record.md)."""
        return self.position.record()

    def __str__(self) -> str:
        position = self.position
        text = "not dealt\n" if position.game is None else _with_secrets(position.game)
        if position.step is not None:
            chosen = "".join(f" {value}" for value in position.step.chosen)
            text += f"chance decides: {position.action}{chosen}\n"
        return text


def _with_secrets(game: Game) -> str:
    text = str(render(game, "ansi"))
    for seat, view in enumerate(game.views(range(len(game.players)))):
        hand = ", ".join(f"{number} {color}" for color, number in (view.hand or {}).items())
        held = ", ".join(view.contracts or ())
        offer = f"; on offer: {', '.join(view.offer)}" if view.offer else ""
        text += f"player_{seat} has {hand or 'no cards'}; contracts: {held or 'none'}{offer}\n"
    return text
