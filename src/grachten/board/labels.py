"""The positions of place names: near their places, and clear of everything else."""

import math
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Literal, NamedTuple

from grachten.board.model import HEIGHT, WIDTH
from grachten.board.shapes import Box, Disc, gap_between, gap_to_disc, make_box, outside

LABEL_SIZE = 18.0  # font size
LINE_HEIGHT = 17.0
TRACKING = 1.02  # letters on a map are slightly spaced
ASCENT, DESCENT = 12.2, 4.8  # extent of letters above and below the baseline
MAX_LETTERS = 30  # per line of a label
MARGIN = 4.0  # from the edge of the paper
CLEAR, ROOMY = 2.0, 5.0  # the least and the comfortable distance around a label

# The widths of the letters from blank to tilde in the shipped font, in thousandths of the font
# size.
WIDTHS = (
    207,
    207,
    309,
    728,
    409,
    763,
    783,
    178,
    291,
    291,
    395,
    459,
    250,
    386,
    206,
    237,
    510,
    276,
    415,
    314,
    529,
    328,
    474,
    424,
    412,
    468,
    199,
    231,
    578,
    459,
    578,
    266,
    725,
    649,
    523,
    677,
    716,
    569,
    489,
    710,
    725,
    339,
    314,
    628,
    591,
    813,
    685,
    713,
    535,
    721,
    651,
    409,
    592,
    617,
    557,
    914,
    612,
    521,
    591,
    268,
    351,
    268,
    277,
    590,
    233,
    409,
    499,
    392,
    492,
    391,
    313,
    479,
    543,
    276,
    231,
    529,
    276,
    812,
    543,
    487,
    448,
    488,
    354,
    301,
    325,
    474,
    419,
    628,
    454,
    419,
    432,
    373,
    157,
    373,
    386,
)
# fmt: on
UNKNOWN_WIDTH, SQUARE_WIDTH = 560, 1000

GAPS = (2.5, 6.0, 11.0, 18.0, 27.0)  # between a place and its label
SLIDES = (0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1.0, -1.0)
OWN_GAP = 12.0  # how much closer a label should be to its own place than to others
SWEEPS = 4
STREET = 1.3  # the cost of covering a street
COVERED = 20.0  # the cost of covering anything else
HOPELESS = 100.0  # above this cost, counting stops
BEST = 60  # spots per place that are compared with those of others

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Label:
    """The lines of a name; x, y is the start, middle or end of the first, as `anchor` says."""

    x: float
    y: float
    anchor: Anchor
    lines: tuple[str, ...]


class Placing(NamedTuple):
    """The labels of all places, and the boxes of those that cover something."""

    labels: tuple[Label, ...]
    crowded: tuple[Box, ...]


class Spot(NamedTuple):
    label: Label
    box: Box
    cost: float


@lru_cache(maxsize=1024)
def text_width(text: str, size: float = LABEL_SIZE) -> float:
    """Return the approximate width of a text in the shipped font."""
    return size * TRACKING * sum(map(_letter_width, unicodedata.normalize("NFD", text))) / 1000


def _letter_width(letter: str) -> int:
    if " " <= letter <= "~":
        return WIDTHS[ord(letter) - ord(" ")]
    if unicodedata.combining(letter):
        return 0
    return SQUARE_WIDTH if letter >= "\u2e80" else UNKNOWN_WIDTH


def label_box(label: Label) -> Box:
    """Return the rectangle that a label covers."""
    width = max(text_width(line) for line in label.lines)
    left = label.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor]
    height = ASCENT + DESCENT + (len(label.lines) - 1) * LINE_HEIGHT
    return make_box(left + width / 2, label.y - ASCENT + height / 2, 1.0, 0.0, width, height)


def place_labels(
    names: Sequence[str], discs: Sequence[Disc], spaces: Sequence[Box], streets: Sequence[Box]
) -> Placing:
    """Find the label of each place: first the best for each alone, then for all together.

    Labels keep clear of spaces; if possible, they avoid streets, the lines from a place to a space.
    """
    spots = [_spots(i, name, discs, spaces, streets) for i, name in enumerate(names)]
    chosen = [options[0] for options in spots]
    for _ in range(SWEEPS):
        before = list(chosen)
        for i, options in enumerate(spots):
            others = _near([spot.box for spot in chosen[:i] + chosen[i + 1 :]], discs[i], options)
            if others:
                costs = [round(s.cost + _crowding(s.box, others), 6) for s in options]
                chosen[i] = options[costs.index(min(costs))]
        if chosen == before:
            break
    boxes = [spot.box for spot in chosen]
    labels = tuple(spot.label for spot in chosen)
    return Placing(labels, tuple(_crowded(boxes, discs, spaces)))


def _crowded(boxes: Sequence[Box], discs: Sequence[Disc], spaces: Sequence[Box]) -> Iterator[Box]:
    """Yield the labels that cover a space, a place or another label."""
    for i, box in enumerate(boxes):
        others = chain(spaces, boxes[:i], boxes[i + 1 :])
        gaps = chain((gap_between(box, o) for o in others), (gap_to_disc(box, d) for d in discs))
        if min(gaps) < CLEAR:
            yield box


def _near(boxes: Iterable[Box], disc: Disc, spots: Sequence[Spot]) -> list[Box]:
    """Return the boxes that labels at these spots around a place can come close to."""
    reach = ROOMY + max(abs(spot.box.x - disc.x) + spot.box.half_length for spot in spots)
    rise = ROOMY + max(abs(spot.box.y - disc.y) + spot.box.half_width for spot in spots)
    return [
        box
        for box in boxes
        if abs(box.x - disc.x) < reach + box.reach and abs(box.y - disc.y) < rise + box.reach
    ]


def _crowding(box: Box, others: Iterable[Box]) -> float:
    """Return the cost of everything that a label comes close to."""
    cost = 0.0
    reach, rise = box.half_length + ROOMY, box.half_width + ROOMY
    for other in others:
        if abs(other.x - box.x) < reach + other.reach and abs(other.y - box.y) < rise + other.reach:
            cost += _cost(gap_between(box, other))
            if cost > HOPELESS:
                break
    return cost


def _cost(gap: float) -> float:
    """Return the cost of a gap: low if it is merely not roomy, high if something is covered."""
    if gap >= ROOMY:
        return 0.0
    soft = (ROOMY - gap) / ROOMY
    return soft if gap >= CLEAR else soft + COVERED + 4 * (CLEAR - gap)


def _spots(
    index: int, name: str, discs: Sequence[Disc], spaces: Iterable[Box], streets: Iterable[Box]
) -> list[Spot]:
    """Return the possible spots for a place's label, each with its cost."""
    spots = [
        Spot(label, label_box(label), taste + gap / 6 + len(lines) * 0.8)
        for lines in _ways_to_break(name)
        for gap in GAPS
        for label, taste in _around(lines, discs[index], gap)
    ]
    own = discs[index]
    near, lines = _near(spaces, own, spots), _near(streets, own, spots)
    reach = max(math.dist(own[:2], s.box[:2]) + s.box.reach for s in spots) + GAPS[-1] + OWN_GAP
    others = [d for d in discs if d is not own and math.dist(own[:2], d[:2]) < reach + d.radius]
    judged: list[Spot] = []
    for spot in spots:
        cost = spot.cost + 100 * max(outside(spot.box, WIDTH, HEIGHT) + MARGIN, 0.0)
        cost += _crowding(spot.box, near) + _confusion(spot.box, own, others)
        if cost < COVERED:  # above that, streets do not matter
            cost += STREET * sum(gap_between(spot.box, line) < 0 for line in lines)
        judged.append(spot._replace(cost=cost))
    return sorted(judged, key=lambda spot: round(spot.cost, 6))[:BEST]


def _confusion(box: Box, own: Disc, others: Iterable[Disc]) -> float:
    """Return the cost of covering a place, and of being closer to another place."""
    gap_to_own = gap_to_disc(box, own)
    cost = _cost(gap_to_own)
    far = gap_to_own + OWN_GAP
    for disc in others:
        gap = gap_to_disc(box, disc)
        if gap < far:
            cost += _cost(gap) + 3 + (far - gap) / 3
    return cost


def _ways_to_break(name: str) -> list[tuple[str, ...]]:
    """Return the name on one line, and on two if a word ends near its middle."""
    whole = " ".join(name.split()) or "?"
    ends = _ends_of_words(whole, " ") or _ends_of_words(whole, "-")
    ways: list[tuple[str, ...]] = [(_shorten(whole),)]
    if ends:
        end = min(ends, key=lambda i: abs(len(whole) - 1 - 2 * i))
        ways.append((_shorten(whole[: end + 1].strip()), _shorten(whole[end + 1 :])))
    return ways


def _ends_of_words(text: str, sign: str) -> list[int]:
    return [i for i, letter in enumerate(text) if letter == sign and 0 < i < len(text) - 1]


def _shorten(line: str) -> str:
    return line if len(line) <= MAX_LETTERS else line[: MAX_LETTERS - 1] + "…"


def _around(lines: tuple[str, ...], disc: Disc, gap: float) -> Iterable[tuple[Label, float]]:
    """Yield labels above, below, right and left of a place, each with a penalty."""
    width = max(text_width(line) for line in lines)
    height = ASCENT + DESCENT + (len(lines) - 1) * LINE_HEIGHT
    away = disc.radius + gap
    for slide in SLIDES:
        x = disc.x + slide * (width / 2 + disc.radius)
        anchor: Anchor = "middle" if abs(slide) < 0.1 else "start" if slide > 0 else "end"
        x += {"start": -width / 2, "middle": 0.0, "end": width / 2}[anchor]
        # A label at the corner of a place may stand closer to it.
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
