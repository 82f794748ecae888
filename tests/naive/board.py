"""The board file: places, routes, contracts and numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# The order in which cards are counted through (fairness page) and named (record format).
PLAIN_COLORS = ("pink", "blue", "green", "black", "red", "orange")
WILD = "wild"
COLORS = (*PLAIN_COLORS, WILD)
GREY = "grey"


class BoardError(ValueError):
    """A board file that does not describe a board."""


@dataclass(frozen=True)
class Route:
    """One route; two parallel ones know each other by `twin`, an index into the board's routes."""

    name: str
    a: str
    b: str
    length: int
    color: str
    carts: bool
    twin: int | None
    payable_in: tuple[str, ...]  # the colors that pay for it, wilds apart (R13, R14)


@dataclass(frozen=True)
class Contract:
    name: str
    a: str
    b: str
    points: int


@dataclass(frozen=True)
class Board:
    places: tuple[str, ...]
    routes: tuple[Route, ...]
    contracts: tuple[Contract, ...]
    carts_per_player: int
    points_by_length: dict[int, int]
    cards: dict[str, int]
    merchandise_cards: int
    merchandise_bonus: dict[int, tuple[int, ...]]


def read_board(source: str | Path | Mapping[str, Any]) -> Board:
    """Read a board from a TOML file, or from a mapping of the same structure."""
    if isinstance(source, Mapping):
        data = source
    else:
        with open(source, "rb") as file:
            data = tomllib.load(file)
    try:
        return _board_from(data)
    except BoardError:
        raise
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise BoardError(f"not a board: {error!r}") from error


def _board_from(data: Mapping[str, Any]) -> Board:
    places = tuple(data["places"])
    # In TOML as in JSON the keys of these two tables are strings.
    points_by_length = {int(n): points for n, points in data["points_by_length"].items()}
    bonus = {int(n): tuple(points) for n, points in data["merchandise_bonus"].items()}
    for color in data["cards"]:
        if color not in COLORS:
            raise BoardError(f"cards: no such color: {color}")
    board = Board(
        places=places,
        routes=_read_routes(data["routes"]),
        contracts=_read_contracts(data["contracts"]),
        carts_per_player=data["carts_per_player"],
        points_by_length=points_by_length,
        cards={color: data["cards"].get(color, 0) for color in COLORS},
        merchandise_cards=data["merchandise_cards"],
        merchandise_bonus=bonus,
    )
    _validate(board)
    return board


def _read_routes(entries: list[Mapping[str, Any]]) -> tuple[Route, ...]:
    """One route for each color of each entry; at most two between any two places."""
    # name, a, b, length, color, carts
    found: list[tuple[str, str, str, int, str, bool]] = []
    by_pair: dict[frozenset[str], list[int]] = {}
    for entry in entries:
        a, b = entry["between"]
        for color in entry["colors"]:
            parallel = by_pair.setdefault(frozenset((a, b)), [])
            name = f"{a}-{b}-{color}"
            if any(found[other][4] == color for other in parallel):
                name += "-2"
            parallel.append(len(found))
            found.append((name, a, b, entry["length"], color, entry.get("carts", False)))
    twins: dict[int, int] = {}
    for indices in by_pair.values():
        if len(indices) > 2:
            raise BoardError(f"more than two routes side by side: {found[indices[2]][0]}")
        if len(indices) == 2:
            one, other = indices
            twins[one], twins[other] = other, one
    return tuple(
        Route(
            name=name,
            a=a,
            b=b,
            length=length,
            color=color,
            carts=carts,
            twin=twins.get(index),
            payable_in=PLAIN_COLORS if color == GREY else (color,),
        )
        for index, (name, a, b, length, color, carts) in enumerate(found)
    )


def _read_contracts(entries: list[Mapping[str, Any]]) -> tuple[Contract, ...]:
    contracts = []
    for entry in entries:
        a, b = entry["between"]
        contracts.append(Contract(f"{a}-{b}", a, b, entry["points"]))
    return tuple(contracts)


def _validate(board: Board) -> None:
    for route in board.routes:
        if route.a not in board.places or route.b not in board.places or route.a == route.b:
            raise BoardError(f"{route.name}: needs two different places of the board")
        if route.color != GREY and route.color not in PLAIN_COLORS:
            raise BoardError(f"{route.name}: no such color")
        if route.length < 1 or route.length not in board.points_by_length:
            raise BoardError(f"{route.name}: no points for length {route.length}")
    for contract in board.contracts:
        if contract.a not in board.places or contract.b not in board.places:
            raise BoardError(f"{contract.name}: needs places of the board")
    for kind, names in (
        ("routes", [route.name for route in board.routes]),
        ("contracts", [contract.name for contract in board.contracts]),
    ):
        if len(set(names)) < len(names):
            raise BoardError(f"{kind}: a name twice")
    if min(*board.cards.values(), board.carts_per_player, board.merchandise_cards) < 0:
        raise BoardError("a number below 0")
