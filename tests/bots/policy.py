"""The policy of the planning players, asked one decision at a time."""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from grachten.board import Board, load_board
from grachten.bots.planning.advice import sensible
from grachten.bots.planning.plan import PLAN, PLAN_SIZE
from grachten.bots.planning.policy import after_claim, decide, reset_plans
from grachten.bots.planning.weights import STYLES, WEIGHTS
from grachten.game.notation import notation_of
from grachten.rules import kernel, layout
from grachten.rules.chance import stream
from grachten.rules.claim import claim_route_of
from grachten.rules.layout import Row
from grachten.rules.tape import SILENT


class Policy:
    """A game whose seats play by the policy, each in its own style.

    With `careless`, one of that many decisions is any legal action, so that the policy meets
    positions that it would not bring about.
    """

    def __init__(
        self, board: str | Board, players: int, seed: int, shift: int = 0, careless: int = 0
    ) -> None:
        self.board = load_board(board)
        self.tables = notation_of(self.board).tables
        self.b = self.tables.view(layout.TABLES)[0]
        self.row: Row = np.zeros(layout.STATE_SIZE, np.int64)
        self.s = self.row.view(layout.STATE)[0]
        self.plan_row: Row = np.zeros(PLAN_SIZE, np.int64)
        self.plan = self.plan_row.view(PLAN)[0]
        self.weights = STYLES.view(WEIGHTS)[:, 0]
        self._careless, self._rng = careless, random.Random(seed)
        for seat in range(layout.MAX_PLAYERS):
            self.plan.style[seat] = (seat + shift) % len(STYLES)
        self.chance = stream(hashlib.sha256(b"%d" % seed).digest())
        self.out: Row = np.zeros(layout.MAX_ACTIONS, np.int64)
        kernel.new_game(self.tables, self.row, players, seed % players, self.chance, SILENT)
        reset_plans(self.b, self.s, self.plan)

    @property
    def over(self) -> bool:
        return bool(self.s.phase == layout.OVER)

    @property
    def style(self) -> Any:
        """Return the weights of the seat to move."""
        return self.weights[self.plan.style[self.s.to_move]]

    def choice(self) -> int:
        if self._careless and self._rng.randrange(self._careless) == 0:
            return self._rng.choice(self.legal())
        chance, ids = self.chance.view(layout.CHANCE)[0], self.out.view(layout.IDS)[0]
        return int(decide(self.b, self.s, self.style, self.plan, chance, ids))

    def play(self, action: int) -> None:
        """Apply the action, which must be legal; keep plans as in a playout."""
        seat = int(self.s.to_move)
        refused = kernel.refusal(self.tables, self.row, action)
        assert refused == layout.ALLOWED, f"{action} is refused: {refused}"
        assert kernel.apply(self.tables, self.row, action, self.chance, SILENT)
        if action >= layout.CLAIM:
            after_claim(self.b, self.s, seat, claim_route_of(self.b, action), self.plan)

    def legal(self) -> list[int]:
        n = kernel.legal(self.tables, self.row, self.out)
        return [int(number) for number in self.out[:n]]

    def sensible(self, style: Row) -> list[int]:
        """Return the sensible actions, from a new plan."""
        plan = np.zeros(PLAN_SIZE, np.int64)
        n = sensible(self.tables, self.row.copy(), style, plan, self.out)
        return [int(number) for number in self.out[:n]]

    def positions(self) -> Iterator["Policy"]:
        """Yield the game before each decision of the policy."""
        while not self.over:
            yield self
            self.play(self.choice())


def bits(words: Row) -> set[int]:
    """Return a set of routes or contracts that is stored as words of bits."""
    return {
        word * layout.WORD + bit
        for word, mask in enumerate(words.tolist())
        for bit in range(layout.WORD)
        if mask >> bit & 1
    }
