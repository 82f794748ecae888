"""The spaces of parallel routes along an arc between two places."""

import math
from typing import NamedTuple

from grachten.board.shapes import Box, Disc, make_box

SPACE_LENGTH, SPACE_WIDTH = 44.0, 16.0  # if there is room
LANE_GAP = 4.0  # between parallel routes
STEP_GAPS = (4.0, 14.0)  # between the spaces of one route: least and most
PLACE_GAP = 5.0  # between a place and the first space
LOOSENESS = 0.8  # the share of even gaps that a row uses; the rest stays at its ends
MIN_SHARE = 0.6  # the share of its part of the line that a space takes if there is no room

Row = tuple[Box, ...]


class Line(NamedTuple):
    """The parallel routes between two places: their indices and lengths."""

    start: Disc
    end: Disc
    routes: tuple[int, ...]
    lengths: tuple[int, ...]


class Form(NamedTuple):
    """The shape of a line.

    `bend` is the height of its arc relative to its chord, `length` and `width` the size of its
    spaces relative to the default, and `shift` their offset from the middle, from -1 (at the start)
    to 1.
    """

    bend: float = 0.0
    length: float = 1.0
    width: float = 1.0
    shift: float = 0.0


class Arc(NamedTuple):
    """An arc, given by its highest point, the direction there, its curvature and its length."""

    x: float
    y: float
    ux: float
    uy: float
    curvature: float
    length: float

    def box(self, along: float, across: float, length: float, width: float) -> Box:
        """Return a rectangle at a distance along the arc and a distance outwards."""
        turn = self.curvature * along
        sin, cos = math.sin(turn), math.cos(turn)
        if self.curvature:
            radius = 1 / self.curvature
            ahead, aside = (radius + across) * sin, (radius + across) * cos - radius
        else:
            ahead, aside = along, across
        x = self.x + ahead * self.ux - aside * self.uy
        y = self.y + ahead * self.uy + aside * self.ux
        ux = cos * self.ux + sin * self.uy
        uy = cos * self.uy - sin * self.ux
        return make_box(x, y, ux, uy, length, width)


def arc_between(start: Disc, end: Disc, bend: float) -> Arc:
    """Return the arc between two places that rises by `bend` times their distance."""
    dx, dy = end.x - start.x, end.y - start.y
    chord = math.hypot(dx, dy)
    ux, uy = (dx / chord, dy / chord) if chord else (1.0, 0.0)
    height = bend * chord
    x = (start.x + end.x) / 2 - height * uy
    y = (start.y + end.y) / 2 + height * ux
    if not height:
        return Arc(x, y, ux, uy, 0.0, chord)
    radius = (chord * chord / 4 + height * height) / (2 * height)
    return Arc(x, y, ux, uy, 1 / radius, 2 * abs(radius) * math.asin(chord / 2 / abs(radius)))


def lay(line: Line, form: Form) -> tuple[Row, ...]:
    """Return the spaces of each parallel route, from the start of the line to its end.

    All spaces have one size. Parallel routes lie on concentric circles, so that they keep their
    distance; their spaces are evenly spaced, and closer together if the line is long.
    """
    arc = arc_between(line.start, line.end, form.bend)
    width = SPACE_WIDTH * form.width
    lane = width + LANE_GAP
    outer = (len(line.routes) - 1) / 2 * lane
    # A row is shortest at its inner edge, so that is where room is measured.
    inner = max(1 - abs(arc.curvature) * (outer + width / 2), 0.2)
    room = max(arc.length - line.start.radius - line.end.radius - 2 * PLACE_GAP, 0.0)
    length = min(_room_for(count, room, arc.length, inner) for count in line.lengths)
    length = min(SPACE_LENGTH * form.length, length)
    return tuple(
        _row(arc, count, length, width, (i * lane) - outer, room, inner, form.shift)
        for i, count in enumerate(line.lengths)
    )


def _room_for(count: int, room: float, whole: float, inner: float) -> float:
    """Return the greatest length of each of `count` spaces."""
    share = (room - (count - 1) * STEP_GAPS[0] / inner) / count
    return max(share, whole * inner * MIN_SHARE / count, 1.0)


def _row(
    arc: Arc,
    count: int,
    length: float,
    width: float,
    across: float,
    room: float,
    inner: float,
    shift: float,
) -> Row:
    loose = LOOSENESS * (room - count * length) / (count + 1)
    step = length + min(max(loose, 0.0), STEP_GAPS[1])
    step = max(step, (length + min(STEP_GAPS[0], length / 4)) / inner if count > 1 else step)
    spare = max(room - (count - 1) * step - length, 0.0) / 2
    middle = shift * spare - (count - 1) / 2 * step
    return tuple(arc.box(middle + i * step, across, length, width) for i in range(count))
