"""What a bot is: a class that gets Views and chooses actions."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from grachten.board import Board
from grachten.bots.budget import Budget
from grachten.game import Action, Outcome, Step, View


class Bot(ABC):
    """A player. `choose` is all that must be written; the rest is there to be overridden.

    A bot draws its random numbers from `self.rng` alone, so that a game with a seed can be
    played again.
    """

    description = ""
    level: int | None = None  # 1 to 5, for those that are made for people to play against
    compiled_folder: str | None = None  # the folder of the package with the compiled code it uses

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def start(self, board: Board, seat: int, players: int, first: int) -> None:  # noqa: ARG002
        """A new game begins; many may follow one another."""
        self.board = board
        self.seat = seat

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        """Choose one of the legal actions; `clock` is the time for it in seconds, or None."""

    def observe(self, step: Step) -> None:  # noqa: B027
        """A step has been made, by anyone; seen as this seat may see it."""

    def over(self, result: Outcome) -> None:  # noqa: B027
        """The game has ended."""

    def close(self) -> None:  # noqa: B027
        """The bot is asked nothing more in this game, whether it has ended or not."""

    @classmethod  # noqa: B027
    def prepare(cls) -> None:
        """Compile or load the code that these bots use, before any clock runs."""


class BudgetedBot(Bot):
    """A bot that thinks as long as its budget allows."""

    default_budget = Budget(seconds=0.2)

    def __init__(self, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(rng)
        self.budget = budget or self.default_budget
