"""The account of a game: every change of a seat's judgment has exactly one cause."""

import numpy as np

from grachten.bots.value.evaluator import Shares
from grachten.review.model import SeatAccount

DIGITS = 12  # of every share that a review names


class Account:
    """Adds up what moved each seat from its start to its result.

    start + luck + own + others + remainder = result, for every seat.
    """

    def __init__(self, players: int) -> None:
        self.start: Shares = np.zeros(players)
        self.luck: Shares = np.zeros(players)
        self.own: Shares = np.zeros(players)
        self.others: Shares = np.zeros(players)
        self.remainder: Shares = np.zeros(players)

    def add_decision(self, decider: int | None, difference: Shares) -> None:
        """Add what a decision cost or gave each seat; without a decider, all count as others."""
        for seat, share in enumerate(difference):
            if seat == decider:
                self.own[seat] += share
            else:
                self.others[seat] += share

    def seats(self, result: Shares, accuracies: list[float | None]) -> tuple[SeatAccount, ...]:
        return tuple(
            SeatAccount(
                start=rounded(self.start[seat]),
                luck=rounded(self.luck[seat]),
                own=rounded(self.own[seat]),
                others=rounded(self.others[seat]),
                remainder=rounded(self.remainder[seat]),
                result=rounded(result[seat]),
                accuracy=accuracy,
            )
            for seat, accuracy in enumerate(accuracies)
        )


def rounded(share: float) -> float:
    return round(float(share), DIGITS) + 0.0  # 0.0 instead of -0.0


def rounded_all(shares: Shares) -> tuple[float, ...]:
    return tuple(rounded(share) for share in shares)
