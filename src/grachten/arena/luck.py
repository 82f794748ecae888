"""The luck of the seats in a finished game, for results that are adjusted for it.

Luck is what chance brought less the mean of what it could bring, both as judged by an evaluator
(`bots/value/luck.py`). Its mean is 0 whatever the evaluator says and however the bots play, because
no bot knows an outcome before it comes. So a result less its luck has the same mean as the result.
"""

from functools import lru_cache

import numpy as np

from grachten.arena.results import EvaluatorId, Match
from grachten.arena.schedule import Seating
from grachten.board import Board
from grachten.bots.registry import style_of
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.luck import LuckMeter
from grachten.bots.value.weights import shipped_weights
from grachten.errors import GrachtenError
from grachten.game import Game, Record, Resign
from grachten.game.walk import walk

DIGITS = 6


def luck_of(record: Record, meter: LuckMeter) -> tuple[float, ...]:
    """Return each seat's luck in a finished game, as a share of the victory.

    It is the luck of the lot and the deal, by which a seat expects more or less than an equal
    share, plus the luck of every step. What comes after a resignation doesn't count: there is none.
    """
    players = len(record.players)
    luck = np.zeros(players)
    for state in walk(record):
        if state.step.action == "deal":
            luck += meter.deal(state.after)
        elif state.action is not None:
            luck += meter.step(state.before, state.action, state.outcomes).luck
    return tuple(round(float(share), DIGITS) + 0.0 for share in luck)  # 0.0 instead of -0.0


def evaluator_id(players: int) -> EvaluatorId:
    """Return the name of the evaluator that this program has for a number of players."""
    weights = shipped_weights(players)
    return EvaluatorId(weights.version, weights.hash)


def meter_for(match: Match, board: Board, bots: Seating) -> LuckMeter:
    """Return the meter of a game of a match; a machine of a cluster may have another evaluator.

    The evaluator expects every bot to go on in the style that is most like it.
    """
    here = evaluator_id(match.players)
    if match.evaluator != here:
        message = (
            f"the luck of this match is measured by the evaluator {match.evaluator}, and a machine"
            f" that plays has {here}; install the same version of Grachten everywhere"
        )
        raise GrachtenError("other_evaluator", message)
    return _meter(board, match.players, tuple(style_of(name) for name in bots))


def prepare_luck(match: Match, board: Board) -> None:
    """Compile the code now, in one process, and not in all of them at once."""
    game = Game.new(match.players, board=board, seed=0)
    game.apply(game.legal_actions()[0])
    game.apply(Resign(), game.to_move)
    luck_of(game.record(), meter_for(match, board, match.seatings[0]))


@lru_cache(maxsize=16)
def _meter(board: Board, players: int, models: tuple[int, ...]) -> LuckMeter:
    return LuckMeter(Evaluator(board, players, models=models))
