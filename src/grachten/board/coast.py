"""Where land lies in a picture: around places, routes and names, and over ponds too small to see.

Land is all that is nearer than COAST to one of some paths.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from grachten.board.geometry import Layout
from grachten.board.labels import label_box
from grachten.board.model import HEIGHT, WIDTH, Board

COAST = 58.0
CELL = 10  # units; how closely ponds are looked for
SMALLEST_POND = 60  # cells

Path = Sequence[tuple[float, float]]
Cell = tuple[int, int]


def ground(board: Board, layout: Layout) -> list[Path]:
    """The paths that land lies around."""
    paths: list[Path] = []
    for route, spaces in zip(board.routes, layout.spaces, strict=True):
        stops = (board.places[route.a], *spaces, board.places[route.b])
        paths.append([(stop.x, stop.y) for stop in stops])
    for place, label in zip(board.places, layout.labels, strict=True):
        box = label_box(label)
        reach = max(box.half_length - COAST / 2, 0.0)
        paths.append([(place.x, place.y), (box.x - reach, box.y), (box.x + reach, box.y)])
    small = [pond for pond in _ponds(paths) if len(pond) < SMALLEST_POND]
    return paths + [_patch(cell) for pond in small for cell in sorted(pond)]


def _patch(cell: Cell) -> Path:
    """A path as short as can be in the middle of a cell."""
    x, y = (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL
    return [(x, y), (x + 0.1, y)]


def _ponds(paths: Iterable[Path]) -> list[set[Cell]]:
    """The waters that land encloses, each as its cells."""
    last_column, last_row = WIDTH // CELL - 1, HEIGHT // CELL - 1
    water = {(i, k) for i in range(last_column + 1) for k in range(last_row + 1)}
    for path in paths:
        for x, y in _steps(path):
            water.difference_update(_cells_around(x, y))
    ponds: list[set[Cell]] = []
    while water:
        pond = _flood(water, min(water))
        if not any(i in (0, last_column) or k in (0, last_row) for i, k in pond):
            ponds.append(pond)
    return ponds


def _steps(path: Path) -> Iterator[tuple[float, float]]:
    """Points along a path, close enough together to leave no gap in the land."""
    for (ax, ay), (bx, by) in pairwise(path):
        count = int(math.hypot(bx - ax, by - ay) / CELL / 2) + 1
        for i in range(count + 1):
            yield ax + (bx - ax) * i / count, ay + (by - ay) * i / count


def _cells_around(x: float, y: float) -> Iterator[Cell]:
    """The cells whose middle is nearer than the coast."""
    column, row = int(x // CELL), int(y // CELL)
    reach = int(COAST // CELL) + 1
    for i in range(column - reach, column + reach + 1):
        for k in range(row - reach, row + reach + 1):
            if math.hypot((i + 0.5) * CELL - x, (k + 0.5) * CELL - y) < COAST:
                yield i, k


def _flood(water: set[Cell], start: Cell) -> set[Cell]:
    """Take all cells of one water out of the set, and give them back."""
    water.remove(start)
    found, edge = {start}, [start]
    while edge:
        i, k = edge.pop()
        for cell in ((i + 1, k), (i - 1, k), (i, k + 1), (i, k - 1)):
            if cell in water:
                water.remove(cell)
                found.add(cell)
                edge.append(cell)
    return found
