"""What OpenSpiel's observers see of a state: strings, and the observation as a tensor."""

from typing import Any

import numpy as np
import numpy.typing as npt

from grachten.board import Board
from grachten.envs.openspiel.position import Position
from grachten.game.observation import observation_layout, observe


class Observer:
    """What one seat sees now, as a string and as a tensor: the observation of all environments.

    `dict` has the fields of the tensor by name. Before the deal all numbers are 0.
    """

    def __init__(self, board: Board, players: int) -> None:
        self._layout = observation_layout(board, players)
        self.tensor: npt.NDArray[np.float32] = np.zeros(self._layout.size, np.float32)
        self.dict: dict[str, Any] = self._layout.named(self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: Any, player: int) -> None:
        position: Position = state.position
        self.tensor[:] = 0 if position.game is None else observe(position.game, player)

    def string_from(self, state: Any, player: int) -> str:
        position: Position = state.position
        return position.observation(player)


class Recall:
    """All that one seat has seen since the deal, as a string; there is no tensor of it."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        position: Position = state.position
        return position.information(player)
