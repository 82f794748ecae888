"""Where the name of each place is written: near it, and clear of all that is already there."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from grachten.board.model import HEIGHT, WIDTH
from grachten.board.shapes import Box, Disc, Grid, gap_between, gap_to_disc, make_box, outside

LABEL_SIZE = 18.0  # of the letters
LINE_HEIGHT = 17.0
ASCENT, DESCENT = 12.2, 4.8  # how far letters reach over and under the line they stand on
MAX_LETTERS = 30  # of one line of a label
MARGIN = 4.0  # from the edge of the paper
CLEAR, ROOMY = 1.5, 5.0  # what must stay free around a label, and what is pleasant

# The width of letters by their size; of a common serif face, which is wider than most.
NARROW, WIDE = frozenset("fijlrtI!|.,:;'()[]- "), frozenset("mwMW@%&")
NARROW_WIDTH, USUAL_WIDTH, CAPITAL_WIDTH, WIDE_WIDTH = 0.32, 0.5, 0.67, 0.84

GAPS = (2.5, 6.0, 11.0, 18.0, 27.0)  # between a place and its label
SLIDES = (0.0, 0.3, -0.3, 0.6, -0.6, 1.0, -1.0)
SWEEPS = 4

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Label:
    """The lines of a name; x, y is where the first begins, has its middle, or ends."""

    x: float
    y: float
    anchor: Anchor
    lines: tuple[str, ...]


class Placing(NamedTuple):
    """The labels of all places, with their boxes and whether one had to cover something."""

    labels: tuple[Label, ...]
    boxes: tuple[Box, ...]
    crowded: bool


class Spot(NamedTuple):
    label: Label
    box: Box
    cost: float


def text_width(text: str, size: float = LABEL_SIZE) -> float:
    """About how wide a text is; rather too wide than too narrow."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if letter in NARROW:
        return NARROW_WIDTH
    if letter in WIDE:
        return WIDE_WIDTH
    if letter > "\u2e7f":  # scripts whose signs fill a square
        return 1.0
    return CAPITAL_WIDTH if letter.isupper() else USUAL_WIDTH


def label_box(label: Label) -> Box:
    """The rectangle that a label covers."""
    width = max(text_width(line) for line in label.lines)
    left = label.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor]
    height = ASCENT + DESCENT + (len(label.lines) - 1) * LINE_HEIGHT
    return make_box(left + width / 2, label.y - ASCENT + height / 2, 1.0, 0.0, width, height)


def place_labels(
    names: Sequence[str], discs: Sequence[Disc], spaces: Iterable[Box]
) -> Placing:
    """Find the label of each place: first the best for each alone, then for all together."""
    grid = Grid()
    for box in spaces:
        grid.add(0, (box,))
    spots = [_spots(i, name, discs, grid) for i, name in enumerate(names)]
    chosen = [min(options, key=lambda spot: spot.cost) for options in spots]
    for _ in range(SWEEPS):
        before = list(chosen)
        for i, options in enumerate(spots):
            others = [spot.box for k, spot in enumerate(chosen) if k != i]
            chosen[i] = min(options, key=lambda spot: spot.cost + _crowding(spot.box, others))
        if chosen == before:
            break
    boxes = tuple(spot.box for spot in chosen)
    return Placing(tuple(spot.label for spot in chosen), boxes, _is_crowded(boxes, discs, grid))


def _is_crowded(boxes: Sequence[Box], discs: Sequence[Disc], grid: Grid) -> bool:
    """Whether a label covers a space, a place or another label."""
    return any(
        any(gap_between(box, other) < CLEAR for _, other in grid.near(box, CLEAR))
        or any(gap_to_disc(box, disc) < CLEAR for disc in discs)
        or any(gap_between(box, other) < CLEAR for other in boxes[:i])
        for i, box in enumerate(boxes)
    )


def _crowding(box: Box, others: Iterable[Box]) -> float:
    return sum(_cost(gap_between(box, other)) for other in others)


def _cost(gap: float) -> float:
    """The cost of a gap: little while it is merely not roomy, much where something is covered."""
    if gap >= ROOMY:
        return 0.0
    soft = (ROOMY - gap) / ROOMY
    return soft if gap >= CLEAR else soft + 20 + 4 * (CLEAR - gap)


def _spots(index: int, name: str, discs: Sequence[Disc], grid: Grid) -> list[Spot]:
    """The spots around a place where its label could be, each with its cost."""
    spots: list[Spot] = []
    for lines in _ways_to_break(name):
        for gap in GAPS:
            for label, taste in _around(lines, discs[index], gap):
                box = label_box(label)
                cost = taste + gap / 6 + (len(lines) - 1) * 0.8
                cost += 100 * max(outside(box, WIDTH, HEIGHT) + MARGIN, 0.0)
                spots.append(Spot(label, box, cost + _covers(index, box, discs, grid)))
    return spots


def _covers(index: int, box: Box, discs: Sequence[Disc], grid: Grid) -> float:
    """The cost of what a label would cover, or of where it would be taken for another's."""
    cost = sum(_cost(gap_between(box, other)) for _, other in grid.near(box, ROOMY))
    own = gap_to_disc(box, discs[index])
    for i, disc in enumerate(discs):
        if abs(disc.x - box.x) > box.half_length + 60 or abs(disc.y - box.y) > 100:
            continue
        gap = gap_to_disc(box, disc)
        cost += _cost(gap)
        if i != index and gap < own + 12:
            cost += 3 + (own + 12 - gap) / 3
    return cost


def _ways_to_break(name: str) -> list[tuple[str, ...]]:
    """The name on one line, and on two where it has a word's end near its middle."""
    whole = " ".join(name.split()) or "?"
    ends = [i for i, letter in enumerate(whole) if letter in " -" and 0 < i < len(whole) - 1]
    ways: list[tuple[str, ...]] = [(_shorten(whole),)]
    if ends:
        end = min(ends, key=lambda i: abs(len(whole) - 1 - 2 * i))
        ways.append((_shorten(whole[: end + 1].strip()), _shorten(whole[end + 1 :])))
    return ways


def _shorten(line: str) -> str:
    return line if len(line) <= MAX_LETTERS else line[: MAX_LETTERS - 1] + "…"


def _around(
    lines: tuple[str, ...], disc: Disc, gap: float
) -> Iterable[tuple[Label, float]]:
    """Labels above, below, right and left of a place, and how much each is to be avoided."""
    width = max(text_width(line) for line in lines)
    height = ASCENT + DESCENT + (len(lines) - 1) * LINE_HEIGHT
    away = disc.radius + gap
    for slide in SLIDES:
        x = disc.x + slide * (width / 2 + disc.radius)
        anchor: Anchor = "middle" if abs(slide) < 0.2 else "start" if slide > 0 else "end"
        x += {"start": -width / 2, "middle": 0.0, "end": width / 2}[anchor]
        # A label beside the corner of a place stands closer to it.
        near = away if abs(slide) < 0.9 else away - disc.radius * 0.3
        above = disc.y - near - height + ASCENT
        below = disc.y + near + ASCENT
        yield _label(x, above, anchor, lines), abs(slide) * 0.8
        yield _label(x, below, anchor, lines), abs(slide) * 0.8 + 0.1
    for slide in SLIDES:
        y = disc.y + slide * (height / 2 + disc.radius * 0.6) - height / 2 + ASCENT
        yield _label(disc.x + away, y, "start", lines), 0.3 + abs(slide) * 0.3
        yield _label(disc.x - away, y, "end", lines), 0.5 + abs(slide) * 0.3


def _label(x: float, y: float, anchor: Anchor, lines: tuple[str, ...]) -> Label:
    return Label(round(x, 2), round(y, 2), anchor, lines)
