"""A board: places, routes, contracts and the numbers of a game on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

# The names of colors, in the order in which every table counts them.
CARD_COLORS = ("pink", "blue", "green", "black", "red", "orange", "wild")
ROUTE_COLORS = ("pink", "blue", "green", "black", "red", "orange", "grey")
WIDTH, HEIGHT = 1000, 850  # of the paper that coordinates are measured on


@dataclass(frozen=True, slots=True)
class Place:
    key: str
    name: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Route:
    """One line of spaces between two places; of two parallel ones each is the other's twin."""

    name: str
    a: int
    b: int
    length: int
    color: str
    carts: bool
    twin: int | None


@dataclass(frozen=True, slots=True)
class Contract:
    name: str
    a: int
    b: int
    points: int


@dataclass(frozen=True, eq=False)
class Board:
    """A board that was checked when it was read; `source` is its file as JSON."""

    name: str | None  # of a board that ships with the package
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

    @cached_property
    def route_index(self) -> Mapping[str, int]:
        return {route.name: i for i, route in enumerate(self.routes)}

    @cached_property
    def contract_index(self) -> Mapping[str, int]:
        return {contract.name: i for i, contract in enumerate(self.contracts)}

    def reference(self) -> str | Mapping[str, Any]:
        """How a record names this board: a name that ships with the package, or all of it."""
        return self.name if self.name is not None else self.source
