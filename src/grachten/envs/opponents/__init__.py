"""A batch in which bots in compiled code play all seats but the first."""

from collections.abc import Sequence

import numpy as np

from grachten.board import Board
from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.planning.weights import STYLES
from grachten.envs.opponents.compiled import RANDOM, play_opponents
from grachten.game.batch import Batch
from grachten.rules.layout import Row

COMPILED = {"planner": 0, "random": RANDOM}  # the style of each
LEARNER = 0


class BatchAgainst(Batch):
    """A `Batch` whose seat 0 is always to move: the opponents decide within `step`.

    >>> from grachten import load_board
    >>> batch = BatchAgainst(["planner"], n=4, seed=1, board=load_board("harbor"))
    >>> batch.to_move
    array([0, 0, 0, 0])
    """

    def __init__(
        self, opponents: Sequence[str], n: int, seed: int | bytes | None, board: Board
    ) -> None:
        self._styles: Row = np.array([RANDOM, *map(style_of, opponents)])
        self._plan: Row = np.zeros(PLAN_SIZE, np.int64)
        super().__init__(1 + len(opponents), n, seed=seed, board=board)
        self._after_step(0)

    def _after_step(self, ended: int) -> None:
        play_opponents(
            self._notation.tables,
            self._rows,
            self._chances,
            self._masks,
            self._scores,
            self._done,
            self._key,
            self._numbers,
            self._plies,
            self._rewards,
            self._finals,
            self._final_places,
            ended,
            LEARNER,
            self._styles,
            STYLES,
            self._plan,
            self._ids,
        )


def style_of(opponent: str) -> int:
    """Return the style of an opponent in compiled code; raise ValueError if there is none."""
    if opponent not in COMPILED:
        known = " and ".join(COMPILED)
        raise ValueError(f"many games at once can be played against {known}, not {opponent!r}")
    return COMPILED[opponent]
