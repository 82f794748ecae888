"""The layout of a picture: the spaces of each route and the label of each place.

Every picture uses this layout and computes none of its own. The code knows no particular board: a
line is an arc between its two places, and the arc with the most clearance wins.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from grachten.board.arcs import Form, Line, Row, lay
from grachten.board.labels import Label, place_labels
from grachten.board.model import HEIGHT, WIDTH, Board
from grachten.board.shapes import Box, Disc, Grid, Space, gap_between, gap_to_disc, link, outside

__all__ = ["PLACE_RADIUS", "Label", "Layout", "Space", "label_of", "layout_of", "route_spaces"]

PLACE_RADIUS = 14.0
MARGIN = 2.0  # from the edge of the paper
CLEAR, ROOMY = 3.0, 12.0  # the least and the comfortable distance between two things

BENDS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2)
SHIFTS = (0.0, 0.5, -0.5, 1.0, -1.0)
SIZES = ((1.0, 1.0), (0.88, 1.0), (0.76, 0.94), (0.64, 0.88), (0.52, 0.8))
PLAIN_FORMS = tuple(Form(bend) for bend in BENDS)
TIGHT_FORMS = tuple(
    Form(bend, *size, shift) for size in SIZES for shift in SHIFTS for bend in BENDS
)
SWEEPS = 3
ROUNDS = 2  # in which routes make room for labels, and labels are placed again
PATIENCE = 200_000  # comparisons; a hopeless board must not take forever
TIE = 1e-6  # costs closer than this are equal, so that every machine chooses the same
LABELS = -1  # the owner of all labels' boxes


@dataclass(frozen=True, slots=True)
class Layout:
    """The spaces of each route, and the label of each place."""

    spaces: tuple[tuple[Space, ...], ...]
    labels: tuple[Label, ...]


def route_spaces(board: Board) -> tuple[tuple[Space, ...], ...]:
    """Return the spaces of each route, in the order of `board.routes` and from place a to b."""
    return layout_of(board).spaces


def label_of(board: Board) -> tuple[Label, ...]:
    """Return the label of each place, in the order of `board.places`."""
    return layout_of(board).labels


def layout_of(board: Board) -> Layout:
    """Return the layout of a board, computed once for boards that look alike."""
    places = tuple((place.name, float(place.x), float(place.y)) for place in board.places)
    routes = tuple((route.a, route.b, route.length) for route in board.routes)
    return _layout(places, routes)


@lru_cache(maxsize=32)
def _layout(
    places: tuple[tuple[str, float, float], ...], routes: tuple[tuple[int, int, int], ...]
) -> Layout:
    names = [name for name, _, _ in places]
    discs = [Disc(x, y, PLACE_RADIUS) for _, x, y in places]
    search = _Search(_lines(discs, routes), discs)
    search.settle()
    labels = place_labels(names, discs, search.boxes(), search.streets())
    for _ in range(ROUNDS):
        if not labels.crowded or search.patience < 0:
            break
        search.settle(labels.crowded)
        labels = place_labels(names, discs, search.boxes(), search.streets())
    spaces: list[tuple[Space, ...]] = [()] * len(routes)
    for line, rows in zip(search.lines, search.rows, strict=True):
        for route, row in zip(line.routes, rows, strict=True):
            forward = routes[route][0] <= routes[route][1]
            spaces[route] = tuple(_space(box) for box in (row if forward else row[::-1]))
    return Layout(tuple(spaces), labels.labels)


def _lines(discs: Sequence[Disc], routes: Sequence[tuple[int, int, int]]) -> list[Line]:
    """Return the routes grouped by their two places; parallel ones form one line."""
    lines: dict[tuple[int, int], list[int]] = {}
    for i, (a, b, _) in enumerate(routes):
        lines.setdefault((min(a, b), max(a, b)), []).append(i)
    return [
        Line(discs[a], discs[b], tuple(members), tuple(routes[i][2] for i in members))
        for (a, b), members in lines.items()
    ]


def _space(box: Box) -> Space:
    """Return the space of a box, in rounded numbers that are the same on every machine."""
    angle = math.degrees(math.atan2(box.uy, box.ux))
    angle = round((angle + 90) % 180 - 90, 2)
    length, width = round(2 * box.half_length, 2), round(2 * box.half_width, 2)
    return Space(round(box.x, 2), round(box.y, 2), angle, length, width)


class _Search:
    """All lines with their current forms; each in turn takes the best form given the rest."""

    def __init__(self, lines: Sequence[Line], discs: Sequence[Disc]) -> None:
        self.lines = lines
        self.discs = discs
        self.patience = PATIENCE
        self.forms = [Form()] * len(lines)
        self.rows: list[tuple[Row, ...]] = [lay(line, Form()) for line in lines]
        self.grid = Grid()
        for i, rows in enumerate(self.rows):
            self._put(i, rows)

    def boxes(self) -> list[Box]:
        """Return the boxes of all spaces."""
        return [box for rows in self.rows for row in rows for box in row]

    def streets(self) -> list[Box]:
        """Return the lines from places to the first and last spaces of routes, as boxes."""
        return [
            link(disc, box)
            for line, rows in zip(self.lines, self.rows, strict=True)
            for row in rows
            for disc, box in ((line.start, row[0]), (line.end, row[-1]))
        ]

    def settle(self, labels: Sequence[Box] = ()) -> None:
        """Bend lines until nothing improves; lines that are still tight may shrink and shift."""
        self.grid.add(LABELS, labels)
        for forms in (PLAIN_FORMS, TIGHT_FORMS):
            for _ in range(SWEEPS):
                changed = [self._improve(i, forms) for i in range(len(self.lines))]
                if not any(changed):
                    break
        self.grid.remove(LABELS, labels)

    def _put(self, owner: int, rows: tuple[Row, ...]) -> None:
        for row in rows:
            self.grid.add(owner, row)

    def _improve(self, i: int, forms: Sequence[Form]) -> bool:
        """Give a line the best of some forms; return whether it changed."""
        if self.patience < 0 or (forms is TIGHT_FORMS and not self._is_tight(i)):
            return False
        best, least = self.forms[i], math.inf
        for form in forms:
            cost = self._cost(i, form, least)
            if cost < least - TIE:
                best, least = form, cost
        if best == self.forms[i]:
            return False
        for row in self.rows[i]:
            self.grid.remove(i, row)
        self.forms[i], self.rows[i] = best, lay(self.lines[i], best)
        self._put(i, self.rows[i])
        return True

    def _is_tight(self, i: int) -> bool:
        return any(gap < CLEAR for row in self.rows[i] for box in row for gap in self._gaps(i, box))

    def _cost(self, i: int, form: Form, most: float) -> float:
        """Return the cost of a form: little clearance, and distance from a plain full-size line.

        The computation stops early when the cost exceeds `most`.
        """
        cost = 3 * abs(form.bend) + 0.5 * abs(form.shift) + 40 * (1 - form.length)
        if cost >= most:
            return cost
        for row in lay(self.lines[i], form):
            for box in row:
                cost += sum(map(_lack, self._gaps(i, box)))
                if cost >= most:
                    return cost
        return cost

    def _gaps(self, i: int, box: Box) -> Iterable[float]:
        """Yield the gaps between a box of one line and everything near it from other lines."""
        near = self.grid.near(box, ROOMY)
        self.patience -= len(near)
        for owner, other in near:
            if owner != i:
                yield gap_between(box, other)
        for disc in self.discs:
            if math.hypot(disc.x - box.x, disc.y - box.y) < box.reach + disc.radius + ROOMY:
                yield gap_to_disc(box, disc)
        yield -MARGIN - outside(box, WIDTH, HEIGHT) + CLEAR


def _lack(gap: float) -> float:
    """Return the cost of a gap: low if it is merely not roomy, high if it is not clear."""
    if gap >= ROOMY:
        return 0.0
    soft = ((ROOMY - gap) / ROOMY) ** 2
    return soft if gap >= CLEAR else soft + 5 + 3 * (CLEAR - gap)
