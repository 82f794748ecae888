"""A board with everything that a browser needs to draw it.

`python -m grachten.server.http.drawing toml` reads a board file from stdin, checks it, and writes
the board with its drawing, or its problems, as JSON. With `json` it reads a board of a record.
"""

import os
import sys
from functools import cache
from typing import Literal

from msgspec import Raw, Struct, json

from grachten.board import CARD_COLORS, Board, load_board, shipped_board
from grachten.board.geometry import PLACE_RADIUS, layout_of
from grachten.board.labels import text_width
from grachten.board.model import HEIGHT, WIDTH
from grachten.board.read import read_toml
from grachten.errors import BoardError, BoardProblem

Format = Literal["toml", "json"]


class DrawnPlace(Struct, frozen=True):
    """A place; its label has one or more lines and is anchored at label_x, label_y.

    A line that is wider than its width in `label_widths` would cover something else.
    """

    key: str
    name: str
    x: float
    y: float
    label_x: float
    label_y: float
    label_anchor: str
    label_lines: tuple[str, ...]
    label_widths: tuple[float, ...]


class DrawnSpace(Struct, frozen=True):
    """A space of a route: its center, its angle in degrees, and its size."""

    x: float
    y: float
    angle: float
    length: float
    width: float


class DrawnRoute(Struct, frozen=True):
    name: str
    a: str
    b: str
    color: str
    length: int
    points: int
    carts: bool
    twin: str | None
    spaces: tuple[DrawnSpace, ...]


class DrawnContract(Struct, frozen=True):
    name: str
    a: str
    b: str
    points: int


class DrawnBoard(Struct, frozen=True):
    """A whole board; `width` and `height` give the units of all coordinates."""

    name: str
    title: str
    width: float
    height: float
    place_radius: float
    places: tuple[DrawnPlace, ...]
    routes: tuple[DrawnRoute, ...]
    contracts: tuple[DrawnContract, ...]
    carts: int
    cards: dict[str, int]
    merchandise: int
    bonus: dict[str, tuple[int, ...]]


@cache
def board_drawing(name: str) -> DrawnBoard:
    return drawing_of(shipped_board(name))


def drawing_of(board: Board) -> DrawnBoard:
    layout = layout_of(board)
    keys = [place.key for place in board.places]
    return DrawnBoard(
        name=board.name or "",
        title=board.title,
        width=WIDTH,
        height=HEIGHT,
        place_radius=PLACE_RADIUS,
        places=tuple(
            DrawnPlace(
                key=p.key,
                name=p.name,
                x=p.x,
                y=p.y,
                label_x=label.x,
                label_y=label.y,
                label_anchor=label.anchor,
                label_lines=label.lines,
                label_widths=tuple(map(text_width, label.lines)),
            )
            for p, label in zip(board.places, layout.labels, strict=True)
        ),
        routes=tuple(
            DrawnRoute(
                name=r.name,
                a=keys[r.a],
                b=keys[r.b],
                color=r.color,
                length=r.length,
                points=board.points[r.length],
                carts=r.carts,
                twin=None if r.twin is None else board.routes[r.twin].name,
                spaces=tuple(DrawnSpace(s.x, s.y, s.angle, s.length, s.width) for s in spaces),
            )
            for r, spaces in zip(board.routes, layout.spaces, strict=True)
        ),
        contracts=tuple(
            DrawnContract(c.name, keys[c.a], keys[c.b], c.points) for c in board.contracts
        ),
        carts=board.carts,
        cards=dict(zip(CARD_COLORS, board.cards, strict=True)),
        merchandise=board.merchandise,
        bonus={str(players): tuple(ranks) for players, ranks in board.bonus.items()},
    )


class Examined(Struct, frozen=True):
    """A stranger's board: the board and its drawing, or why it cannot be played on."""

    problems: tuple[BoardProblem, ...] = ()
    board: Raw = Raw(b"null")
    drawing: Raw = Raw(b"null")


def examined(data: bytes, form: Format) -> Examined:
    try:
        board = read_toml(data, "board") if form == "toml" else load_board(json.decode(data))
    except BoardError as error:
        return Examined(problems=error.problems)
    drawing = Raw(json.encode(drawing_of(board)))
    return Examined(board=Raw(json.encode(board.source)), drawing=drawing)


def main() -> None:
    os.nice(10)  # games have priority
    form: Format = "toml" if sys.argv[1] == "toml" else "json"
    sys.stdout.buffer.write(json.encode(examined(sys.stdin.buffer.read(), form)))


if __name__ == "__main__":
    main()
