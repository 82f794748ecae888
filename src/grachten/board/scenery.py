"""The surroundings of the routes: land and water, the frame, the title and the legend."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from grachten.board.arcs import SPACE_LENGTH, SPACE_WIDTH
from grachten.board.geometry import PLACE_RADIUS, Layout
from grachten.board.labels import label_box, text_width
from grachten.board.marks import (
    BEACH,
    CANAL,
    CANAL_EDGE,
    INK,
    LAND,
    PAPER,
    SHORE,
    WATER,
    seat_cart,
    space_face,
)
from grachten.board.model import HEIGHT, ROUTE_COLORS, WIDTH, Board
from grachten.board.shapes import Space
from grachten.board.svg import at, escape, node, number, points

FRAME = 26.0  # of the picture around the map
PANEL = 106.0  # the height of the strip with title and legend
PANEL_GAP = 8.0
COAST = 58.0  # how far land extends around the places
NAME_TO_COAST = 16.0  # the least distance from a name to the coast
WAVES = (28.0, 20.0, 13.0, 7.0)  # distances of the wave lines from the coast
CANALS = (1.07, 0.78, 0.5)  # their sizes relative to the ring around the places
CANAL_WIDTH = 9.0
TICK = 25.0  # of the frame's scale
TITLE_SIZE, CAPTION_SIZE, LEGEND_SIZE = 50.0, 18.0, 15.5
TITLE_WIDTH = 320.0
COLOR_STEP, SEAT_STEP = 77.0, 146.0  # between the items of the legend
LONGEST_PLAYER = 16

Point = tuple[float, float]
Path = Sequence[Point]
SAMPLE = Space(0.0, 0.0, 0.0, SPACE_LENGTH, SPACE_WIDTH)


def panel_top(board: Board, layout: Layout) -> float:
    """Return where the legend begins: on the map if there is room, else below it."""
    ends = [place.y + PLACE_RADIUS for place in board.places]
    ends += [space.y + space.length / 2 for spaces in layout.spaces for space in spaces]
    ends += [box.y + box.half_width for box in map(label_box, layout.labels)]
    free = max(ends) + PANEL_GAP <= HEIGHT - PANEL
    return HEIGHT - PANEL if free else HEIGHT + PLACE_RADIUS + PANEL_GAP


def paper(board: Board, layout: Layout, height: float) -> str:
    """Draw the frame with an island, rings of canals, and water with wave lines."""
    ring = _outline(board, layout)
    coast = points(ring) + "Z"
    key = f"{zlib.crc32(coast.encode()):08x}"  # several pictures may share a page
    shape = node("path", d=coast, id=f"land-{key}")
    clip = node("clipPath", node("rect", width=WIDTH, height=height), id=f"paper-{key}")
    island: list[str] = []
    for wave in WAVES:
        strength = 0.3 + 0.5 * (1 - wave / WAVES[0])
        island += [_land(key, COAST + wave, SHORE, strength), _land(key, COAST + wave - 0.8, WATER)]
    island += [_land(key, COAST + 0.8, BEACH), _land(key, COAST, LAND)]
    for size in CANALS:
        bed = points(_shrink(ring, size)) + "Z"
        island += [_canal(bed, CANAL_WIDTH + 2, CANAL_EDGE), _canal(bed, CANAL_WIDTH, CANAL)]
    return (
        node("defs", clip, shape)
        + _frame(height)
        + node("g", *island, clip_path=f"url(#paper-{key})", stroke_linejoin="round")
    )


def _land(key: str, reach: float, color: str, opacity: float | None = None) -> str:
    """Draw everything within `reach` of the ring around the places."""
    return node(
        "use",
        href=f"#land-{key}",
        fill=color,
        fill_opacity=opacity,
        stroke=color,
        stroke_opacity=opacity,
        stroke_width=2 * reach,
    )


def _canal(bed: str, width: float, color: str) -> str:
    return node("path", d=bed, fill="none", stroke=color, stroke_width=width)


def _outline(board: Board, layout: Layout) -> Path:
    """Return the convex hull of all places and names."""
    stops = {(place.x, place.y) for place in board.places}
    for box in map(label_box, layout.labels):
        reach = max(box.half_length - COAST + NAME_TO_COAST, 0.0)
        stops |= {(box.x - reach, box.y), (box.x + reach, box.y)}
    there, back = sorted(stops), sorted(stops, reverse=True)
    return [*_half_ring(there)[:-1], *_half_ring(back)[:-1]] or there


def _half_ring(stops: Iterable[Point]) -> list[Point]:
    """Return one half of the convex hull of sorted points."""
    side: list[Point] = []
    for x, y in stops:
        while len(side) > 1:
            (ax, ay), (bx, by) = side[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            side.pop()
        side.append((x, y))
    return side


def _shrink(ring: Path, size: float) -> Path:
    """Return the ring scaled around its center."""
    x, y = (sum(axis) / len(ring) for axis in zip(*ring, strict=True))
    return [(x + (px - x) * size, y + (py - y) * size) for px, py in ring]


def _frame(height: float) -> str:
    """Draw the frame of an old map: a scale of dark and light between two lines."""
    whole = {"x": -FRAME, "y": -FRAME, "width": WIDTH + 2 * FRAME, "height": height + 2 * FRAME}
    outer = {"x": -12, "y": -12, "width": WIDTH + 24, "height": height + 24}
    corners = ((-8, -8), (WIDTH + 8, -8), (WIDTH + 8, height + 8), (-8, height + 8), (-8, -8))
    sides = [
        node(
            "path",
            d=points([start, end]),
            stroke_dasharray=_even(abs(end[0] - start[0]) + abs(end[1] - start[1])),
        )
        for start, end in pairwise(corners)
    ]
    return (
        node("rect", **whole, fill=PAPER)
        + node("rect", **outer, fill=PAPER, stroke=INK, stroke_width=1.4)
        + node("g", *sides, stroke=INK, stroke_width=4.6, stroke_opacity=0.8)
        + node("rect", width=WIDTH, height=height, fill=WATER, stroke=INK, stroke_width=1.4)
    )


def _even(side: float) -> str:
    """Return the dash length that divides a side evenly, so that all corners look alike."""
    count = 2 * round(side / TICK / 2) + 1
    return number(side / count)


def panel(
    top: float,
    title: str,
    caption: str | None,
    seats: Sequence[tuple[int, str]],
    words: Mapping[str, str],
) -> str:
    """Draw the strip with the title on the left and the legend on the right."""
    size = min(TITLE_SIZE, TITLE_WIDTH / max(text_width(title, 0.88), 1e-9))
    small = min(CAPTION_SIZE, TITLE_WIDTH / max(text_width(caption or "", 0.85), 1e-9))
    parts = [
        node("rect", y=top, width=WIDTH, height=PANEL, fill=PAPER),
        node("path", d=f"M0,{number(top)}H{WIDTH}", stroke=INK, stroke_width=1.4),
        node("path", d=f"M0,{number(top + 4)}H{WIDTH}", stroke=INK, stroke_width=0.6),
        _text(title, 28, top + (60 if caption else 70), size, font_style="italic"),
        _text(caption or "", 30, top + 88, small, font_style="italic"),
        _colors(top + (36 if seats else 48), words),
        *(_seat(i, seat, name, top + 84) for i, (seat, name) in enumerate(seats)),
    ]
    return node("g", *parts, class_="legend")


def _text(text: str, x: float, y: float, size: float, **attributes: str) -> str:
    return node("text", escape(text), x=x, y=y, font_size=size, **attributes) if text else ""


def _word(word: str, x: float, y: float, room: float, anchor: str) -> str:
    """Draw a word of the legend, condensed if there is too little room."""
    return node(
        "text",
        escape(word),
        x=x,
        y=y,
        font_size=LEGEND_SIZE,
        text_anchor=anchor,
        textLength=min(text_width(word, LEGEND_SIZE), room),
        lengthAdjust="spacingAndGlyphs",
    )


def _colors(y: float, words: Mapping[str, str]) -> str:
    """Draw a sample of each color and one with a cart, each with its word."""
    samples = [(color, False, words[color]) for color in ROUTE_COLORS]
    samples.append(("grey", True, words["carts"]))
    first = WIDTH - 58 - COLOR_STEP * (len(samples) - 1)
    return "".join(
        node("g", space_face(color, carts, SAMPLE), transform=at(first + i * COLOR_STEP, y))
        + _word(word, first + i * COLOR_STEP, y + 25, COLOR_STEP - 5, "middle")
        for i, (color, carts, word) in enumerate(samples)
    )


def _seat(index: int, seat: int, name: str, y: float) -> str:
    x = 410 + index * SEAT_STEP
    short = name if len(name) <= LONGEST_PLAYER else name[: LONGEST_PLAYER - 1] + "…"
    cart = node("g", seat_cart(seat, SAMPLE), transform=at(x, y))
    return cart + _word(short, x + 26, y + 5, SEAT_STEP - 52, "start")
