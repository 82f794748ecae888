"""The choice of the evaluator for a review, and of how much work the review does."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import numpy as np

from grachten.board import Board
from grachten.bots.value.evaluator import Evaluator, Shares
from grachten.bots.value.weights import Weights
from grachten.game.notation import notation_of
from grachten.review.model import EvaluatorId
from grachten.rules import kernel
from grachten.rules.chance import stream
from grachten.rules.layout import STATE_SIZE
from grachten.rules.tape import SILENT

PLAYOUTS = 0  # mixed with the net's judgment of a state
DEAL_SEED = b"mean over deals\0"


class Effort(NamedTuple):
    """How much work a review does."""

    trials: int = 1_200  # per decision: half of them find the best action, half measure the loss
    game_trials: int = 150_000  # at most, in all decisions of a game
    guesses: int = 128  # behind each estimate of what a seat could know
    deals: int = 4_096  # behind the mean of a board for which the weights have none

    def for_decisions(self, number: int) -> int:
        """Return the trials of each decision in a game that has so many of them."""
        return max(64, min(self.trials, self.game_trials // max(1, number)))


FULL = Effort()
WITHOUT_NET = Effort(guesses=8, deals=128)  # each judgment takes many playouts


def evaluator_for(board: Board, players: int, weights: Weights | None = None) -> Evaluator:
    """Return the evaluator that reviews games of this board and number of players."""
    return Evaluator(board, players, PLAYOUTS, weights)


def effort_for(evaluator: Evaluator) -> Effort:
    return WITHOUT_NET if evaluator.weights.training is None else FULL


def name_of(evaluator: Evaluator) -> EvaluatorId:
    return EvaluatorId(evaluator.version, evaluator.hash, evaluator.playouts)


_means: dict[tuple[bytes, int, str, int], Shares] = {}


def deal_means(evaluator: Evaluator, first: int, deals: int) -> Shares:
    """Return the mean judgment of all deals in which `first` begins, by seat.

    For the board that the net was trained on, the weights have it. For other boards, it is the mean
    of `deals` deals, which are always the same.
    """
    training, board, players = evaluator.weights.training, evaluator.board, evaluator.players
    if training is not None and evaluator.playouts == 0 and training.board == board.name:
        by_place: Shares = np.array(training.deal_means)
    else:
        source: Mapping[str, Any] | str = board.reference()
        key = (msgspec.json.encode(source), players, evaluator.hash, deals)
        if key not in _means:
            if len(_means) >= 64:
                _means.clear()
            _means[key] = _mean_of_deals(evaluator, deals)
        by_place = _means[key]
    return np.roll(by_place, first)


def _mean_of_deals(evaluator: Evaluator, deals: int) -> Shares:
    tables = notation_of(evaluator.board).tables
    chance, row = stream(DEAL_SEED), np.zeros(STATE_SIZE, np.int64)
    total: Shares = np.zeros(evaluator.players)
    for _ in range(deals):
        kernel.new_game(tables, row, evaluator.players, 0, chance, SILENT)
        total += evaluator.judge(row).shares
    return total / deals
