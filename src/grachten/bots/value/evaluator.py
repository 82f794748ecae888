"""The evaluator: what each seat can expect in a complete state, by name and hash."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grachten.board import Board
from grachten.bots.planning.weights import STYLES
from grachten.bots.value.judging import evaluate
from grachten.bots.value.room import make_room
from grachten.bots.value.weights import Weights, shipped_weights
from grachten.game.notation import notation_of
from grachten.rules.layout import Row

Shares = npt.NDArray[np.float64]

LAST_ROUND = 64  # playouts in the last round
UNTRAINED = 256  # playouts where there is no net
WEIGHT = 0.5  # of playouts that are mixed with the net's judgment


class Judgment(NamedTuple):
    """By seat: the expected share of the victory, and the lead over the best other in points."""

    shares: Shares
    leads: Shares


class Evaluator:
    """Judges complete states of games with one board and number of players.

    The same state always gets the same judgment. With `playouts`, that many playouts are mixed with
    that of the net. One evaluator serves one thread.
    """

    def __init__(
        self, board: Board, players: int, playouts: int = 0, weights: Weights | None = None
    ) -> None:
        self.board = board
        self.players = players
        self.weights = shipped_weights(players) if weights is None else weights
        self.playouts = playouts
        self.late = LAST_ROUND if self.weights.training is not None else UNTRAINED
        self.room = make_room()
        self.tables = notation_of(board).tables

    @property
    def version(self) -> str:
        return self.weights.version

    @property
    def hash(self) -> str:
        return self.weights.hash

    def judge(self, row: Row) -> Judgment:
        """Judge a state; the game may also be over."""
        room = self.room
        evaluate(self.tables, row, STYLES, self.weights.net, self.playouts, self.late, WEIGHT, room)
        return Judgment(room.shares[: self.players].copy(), room.leads[: self.players].copy())
