"""Rectangles and discs, and the distances between them."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

CELL = 64.0  # units; slightly more than a space, so that few cells hold a neighbor


@dataclass(frozen=True, slots=True)
class Space:
    """A rectangle: its center, its angle in degrees (clockwise, -90 to 90) and its size."""

    x: float
    y: float
    angle: float
    length: float
    width: float


class Box(NamedTuple):
    """A rectangle prepared for many comparisons: center, direction, half sizes, radius."""

    x: float
    y: float
    ux: float
    uy: float
    half_length: float
    half_width: float
    reach: float


class Disc(NamedTuple):
    x: float
    y: float
    radius: float


def make_box(x: float, y: float, ux: float, uy: float, length: float, width: float) -> Box:
    return Box(x, y, ux, uy, length / 2, width / 2, math.hypot(length, width) / 2)


def link(disc: Disc, box: Box) -> Box:
    """Return the line between the centers of a disc and a rectangle, as a rectangle of width 0."""
    dx, dy = box.x - disc.x, box.y - disc.y
    length = math.hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length else (1.0, 0.0)
    return make_box(disc.x + dx / 2, disc.y + dy / 2, ux, uy, length, 0.0)


def gap_between(a: Box, b: Box) -> float:
    """Return the gap between two rectangles along the best axis; negative if they overlap."""
    dx, dy = b.x - a.x, b.y - a.y
    cos = abs(a.ux * b.ux + a.uy * b.uy)
    sin = abs(a.ux * b.uy - a.uy * b.ux)
    along_a = abs(dx * a.ux + dy * a.uy) - a.half_length - b.half_length * cos - b.half_width * sin
    across_a = abs(dy * a.ux - dx * a.uy) - a.half_width - b.half_length * sin - b.half_width * cos
    along_b = abs(dx * b.ux + dy * b.uy) - b.half_length - a.half_length * cos - a.half_width * sin
    across_b = abs(dy * b.ux - dx * b.uy) - b.half_width - a.half_length * sin - a.half_width * cos
    return max(along_a, across_a, along_b, across_b)


def gap_to_disc(box: Box, disc: Disc) -> float:
    """Return the distance of a disc from a rectangle; negative if they overlap."""
    dx, dy = disc.x - box.x, disc.y - box.y
    along = max(abs(dx * box.ux + dy * box.uy) - box.half_length, 0.0)
    across = max(abs(dy * box.ux - dx * box.uy) - box.half_width, 0.0)
    return math.hypot(along, across) - disc.radius


def outside(box: Box, width: float, height: float) -> float:
    """Return how far a rectangle extends beyond the edge; negative if it lies inside."""
    reach_x = box.half_length * abs(box.ux) + box.half_width * abs(box.uy)
    reach_y = box.half_length * abs(box.uy) + box.half_width * abs(box.ux)
    return max(reach_x - box.x, box.x + reach_x - width, reach_y - box.y, box.y + reach_y - height)


class Grid:
    """A spatial index of rectangles, so that only nearby ones are compared.

    A rectangle is stored in every cell that its bounding box touches.
    """

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[int, Box]]] = {}

    def add(self, owner: int, boxes: Sequence[Box]) -> None:
        for box in boxes:
            for cell in _cells(box, 0.0):
                self._cells.setdefault(cell, []).append((owner, box))

    def remove(self, owner: int, boxes: Sequence[Box]) -> None:
        for box in boxes:
            for cell in _cells(box, 0.0):
                self._cells[cell].remove((owner, box))

    def near(self, box: Box, margin: float) -> set[tuple[int, Box]]:
        """Return what may lie within a margin of a rectangle, each with its owner."""
        found: set[tuple[int, Box]] = set()
        for cell in _cells(box, margin):
            found.update(self._cells.get(cell, ()))
        return found


def _cells(box: Box, margin: float) -> Iterator[tuple[int, int]]:
    reach_x = box.half_length * abs(box.ux) + box.half_width * abs(box.uy) + margin
    reach_y = box.half_length * abs(box.uy) + box.half_width * abs(box.ux) + margin
    for column in range(int((box.x - reach_x) // CELL), int((box.x + reach_x) // CELL) + 1):
        for row in range(int((box.y - reach_y) // CELL), int((box.y + reach_y) // CELL) + 1):
            yield column, row
