"""What a game pays at its end, the same in every environment."""

from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from grachten.game import Outcome
from grachten.rules.layout import Row

Reward = Literal["win", "margin"]
REWARDS: tuple[str, ...] = get_args(Reward)


def rewards_of(outcome: Outcome, kind: Reward) -> list[float]:
    """The reward of each seat.

    `win`: the winners share 1 equally, and all others get 0, as with `Batch.rewards`.
    `margin`: a seat's points minus the best of the others, after a resignation too.

    >>> from grachten import Game
    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign", seat=0)
    >>> rewards_of(game.outcome(), "win")
    [0.0, 1.0]
    """
    if kind == "win":
        seats = range(len(outcome.scores))
        return [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
    paid: list[float] = margins(np.array([[score.total for score in outcome.scores]]))[0].tolist()
    return paid


def margins(points: Row) -> npt.NDArray[np.float32]:
    """The points of each seat minus the best of the others, for a row of points of each game.

    >>> margins(np.array([[30, 20, 25]]))
    array([[  5., -10.,  -5.]], dtype=float32)
    """
    others = [np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])]
    leads: npt.NDArray[np.float32] = (points - np.stack(others, axis=1)).astype(np.float32)
    return leads
