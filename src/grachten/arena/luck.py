"""The luck of the seats in a finished game, for results that are adjusted for it.

The arena has a model of every bot: the planning policy, with the weights that are most like the
bot. Playouts between models say what a position is worth. A bot that doesn't do what its model
would have done changes that worth. Whatever else makes the result differ from what could be
expected before the deal is luck:

    luck = result - expected result - sum over all decisions of (worth of what was played
           - worth of what the model would have played)

The playouts of a game know nothing of its chance, and no bot knows an outcome before it comes. So
the mean of luck is 0, however the bots play and however bad their models are.
"""

import hashlib
from functools import cache, lru_cache

import numpy as np

from grachten.arena.results import EvaluatorId, Match
from grachten.arena.schedule import Seating
from grachten.board import Board
from grachten.bots.registry import BOTS, model_of
from grachten.bots.value.deviations import NO_ACTION, add_worth, expected_action
from grachten.bots.value.evaluator import Shares
from grachten.bots.value.room import make_room
from grachten.errors import GrachtenError
from grachten.game import Game, Record, Resign
from grachten.game.notation import notation_of
from grachten.game.walk import walk
from grachten.rules import kernel
from grachten.rules.chance import stream
from grachten.rules.layout import RULES_VERSION, STATE_SIZE, Row
from grachten.rules.tape import SILENT

PLAYOUTS = 128  # of each action that is compared
DEALS = 65_536  # behind the expected result, if the models of the bots differ
VERSION = "playouts"
DIGITS = 6


class Expectation:
    """What models expect: the worth of positions and decisions, and of a game before the deal.

    `models` has a row of weights for each seat.
    """

    def __init__(self, board: Board, models: Row) -> None:
        self._tables = notation_of(board).tables
        self._models = models
        self._players = len(models)
        self._room = make_room()
        self.result = self._expected_result()

    def worth(self, row: Row, seed: str) -> Shares:
        """Return each seat's share of the victory in a position; the result if the game is over."""
        worth: Shares = np.zeros(self._players)
        self._add(worth, 1.0, row, NO_ACTION, _stream(seed))
        return worth

    def worth_of_decision(self, row: Row, action: int, seed: str) -> Shares:
        """Return by how much an action is better for each seat than what the model would do."""
        worth: Shares = np.zeros(self._players)
        expected = expected_action(self._tables, row, self._models, _stream(seed), self._room)
        if action != expected:
            self._add(worth, 1.0, row, action, _stream(seed))
            self._add(worth, -1.0, row, expected, _stream(seed))
        return worth

    def _add(
        self,
        worth: Shares,
        share: float,
        row: Row,
        action: int,
        luck: Row,
        playouts: int = PLAYOUTS,
    ) -> None:
        add_worth(self._tables, row, action, self._models, playouts, share, luck, self._room, worth)

    def _expected_result(self) -> Shares:
        if (self._models == self._models[0]).all():
            return np.full(self._players, 1 / self._players)
        worth: Shares = np.zeros(self._players)
        row: Row = np.zeros(STATE_SIZE, np.int64)
        chance, luck = _stream("deals"), _stream("playouts of deals")
        for deal in range(DEALS):
            first = deal % self._players
            kernel.new_game(self._tables, row, self._players, first, chance, SILENT)
            self._add(worth, 1 / DEALS, row, NO_ACTION, luck, playouts=1)
        return worth


def luck_of(record: Record, expectation: Expectation, seed: str) -> tuple[float, ...]:
    """Return each seat's luck in a finished game, as a share of the victory.

    A game that ends with a resignation counts up to the position before it.
    """
    decided: Shares = np.zeros(len(record.players))
    states = iter(walk(record))
    last = next(states).after
    for state in states:
        if state.action is None:
            break
        own_seed = f"{seed} {state.step.ply}"
        decided += expectation.worth_of_decision(state.before, state.action, own_seed)
        last = state.after
    luck = expectation.worth(last, seed) - expectation.result - decided
    return tuple(round(float(share), DIGITS) + 0.0 for share in luck)  # 0.0 instead of -0.0


@cache
def evaluator_id() -> EvaluatorId:
    """Return the name of what judges positions in this program: playouts between its models."""
    models = b"".join(BOTS[name].model.tobytes() for name in sorted(BOTS))
    about = f"{RULES_VERSION} {PLAYOUTS} {DEALS} ".encode()
    return EvaluatorId(VERSION, hashlib.sha256(about + models).hexdigest()[:16])


def expectation_for(match: Match, board: Board, bots: Seating) -> Expectation:
    """Return what is expected of a game; a machine of a cluster may have another evaluator."""
    here = evaluator_id()
    if match.evaluator != here:
        message = (
            f"the luck of this match is measured by the evaluator {match.evaluator}, and a machine"
            f" that plays has {here}; install the same version of Grachten everywhere"
        )
        raise GrachtenError("other_evaluator", message)
    return _expectation(board, tuple(model_of(name).tobytes() for name in bots))


def luck_seed(seed: str, deal: int, order: int) -> str:
    """Return the seed of the playouts of a game, which know nothing of its deal."""
    return f"{seed} luck {deal} {order}"


def prepare_luck(match: Match, board: Board) -> None:
    """Compile the code now, in one process, and not in all of them at once."""
    game = Game.new(match.players, board=board, seed=0)
    game.apply(game.legal_actions()[0])
    game.apply(Resign(), game.to_move)
    luck_of(game.record(), expectation_for(match, board, match.seatings[0]), "")


@lru_cache(maxsize=24)
def _expectation(board: Board, models: tuple[bytes, ...]) -> Expectation:
    return Expectation(board, np.stack([np.frombuffer(model, np.int64) for model in models]))


def _stream(seed: str) -> Row:
    return stream(hashlib.sha256(seed.encode()).digest())
