"""The base classes of bots: a bot gets Views and chooses actions."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from grachten.board import Board
from grachten.bots.budget import Budget
from grachten.bots.planning.weights import STYLES
from grachten.game import Action, Outcome, Step, View
from grachten.rules.layout import Row


class Bot(ABC):
    """A computer player. Subclasses must define `choose`; the other methods are optional.

    A bot draws its random numbers from `self.rng` only, so that a game with a seed can be repeated.

    >>> import random
    >>> class First(Bot):
    ...     def choose(self, view, legal, clock):
    ...         return legal[0]
    >>> game = Game.new(2, board="harbor", seed=1)
    >>> play_game(game, [First(random.Random(1)), First(random.Random(2))])
    >>> game.outcome().reason
    'carts'
    """

    description = ""
    level: int | None = None  # 1 to 5 for bots made for people to play against
    compiled_folder: str | None = None  # the folder of the package with its compiled code
    model: Row = STYLES[0]  # weights of the planning policy that plays most like it

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def start(self, board: Board, seat: int, players: int, first: int) -> None:  # noqa: ARG002
        """Start a new game. One bot may play many games in a row."""
        self.board = board
        self.seat = seat

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        """Return one of the legal actions; `clock` is the time for it in seconds, or None."""

    def observe(self, step: Step) -> None:  # noqa: B027
        """Receive a step that any player made, as this seat may see it."""

    def over(self, result: Outcome) -> None:  # noqa: B027
        """Receive the result when the game has ended."""

    def close(self) -> None:  # noqa: B027
        """Release resources; no more calls follow in this game, whether or not it has ended."""

    @classmethod  # noqa: B027
    def prepare(cls) -> None:
        """Compile or load the code that these bots use, before any clock runs."""


class BudgetedBot(Bot):
    """A bot that thinks for as long as its budget allows."""

    default_budget = Budget(seconds=0.2)

    def __init__(self, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(rng)
        self.budget = budget or self.default_budget
