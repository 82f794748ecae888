"""The model of a board: places, routes, contracts and the numbers of a game on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args

# The names of colors, in the order of all tables.
Color = Literal["pink", "blue", "green", "black", "red", "orange", "wild"]
CARD_COLORS: tuple[Color, ...] = get_args(Color)
ROUTE_COLORS: tuple[str, ...] = (*CARD_COLORS[:-1], "grey")
WIDTH, HEIGHT = 1000, 850  # of the area that coordinates refer to


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the board, with its key in the file, its name, and where it is drawn."""

    key: str
    name: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Route:
    """One row of spaces between two places; two parallel routes are each other's twin."""

    name: str
    a: int
    b: int
    length: int
    color: str
    carts: bool
    twin: int | None


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract between two places, which are given as indices."""

    name: str
    a: int
    b: int
    points: int


@dataclass(frozen=True, eq=False, repr=False)
class Board:
    """A checked board; `source` is its file as JSON.

    >>> board = load_board("harbor")
    >>> board
    <Board harbor: 8 places, 14 routes, 10 contracts>
    >>> route = board.routes[0]
    >>> route.name, route.length, board.points[route.length]
    ('vuurtoren-havenhoofd-grey', 3, 4)
    """

    name: str | None  # the name of a shipped board
    title: str
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    contracts: tuple[Contract, ...]
    carts: int
    cards: tuple[int, ...]
    points: Mapping[int, int]
    merchandise: int
    bonus: Mapping[int, tuple[int, ...]]
    source: Mapping[str, Any]

    def __repr__(self) -> str:
        parts = f"{len(self.places)} places, {len(self.routes)} routes"
        return f"<Board {self.label}: {parts}, {len(self.contracts)} contracts>"

    @property
    def label(self) -> str:
        """The name of a shipped board; the title of any other."""
        return self.name or self.title

    @cached_property
    def route_index(self) -> Mapping[str, int]:
        """The index of each route by its name.

        >>> load_board("harbor").route_index["havenhoofd-vismarkt-red"]
        2
        """
        return {route.name: i for i, route in enumerate(self.routes)}

    @cached_property
    def contract_index(self) -> Mapping[str, int]:
        """The index of each contract by its name."""
        return {contract.name: i for i, contract in enumerate(self.contracts)}

    def reference(self) -> str | Mapping[str, Any]:
        """Return a record's reference to this board: the name of a shipped board, or all of it."""
        return self.name if self.name is not None else self.source
