"""What surrounds the routes of a picture: land and water, the frame, the title and the legend."""

from collections.abc import Mapping, Sequence

from grachten.board.arcs import SPACE_LENGTH, SPACE_WIDTH
from grachten.board.coast import COAST, ground
from grachten.board.geometry import PLACE_RADIUS, Layout
from grachten.board.labels import label_box, text_width
from grachten.board.marks import (
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

FRAME = 26.0  # of the picture around the paper
PANEL = 106.0  # the height of the strip with title and legend
WAVES = (28.0, 20.0, 13.0, 7.0)  # how far off the coast its echoes run
TICK = 25.0  # of the frame's scale
TITLE_SIZE, CAPTION_SIZE, LEGEND_SIZE = 50.0, 18.0, 15.0
TITLE_WIDTH = 330.0
LONGEST_PLAYER = 14
SAMPLE = Space(0.0, 0.0, 0.0, SPACE_LENGTH, SPACE_WIDTH)


def panel_top(board: Board, layout: Layout) -> float:
    """Where the strip with the legend begins: on the paper if it is free there, or else below."""
    ends = [place.y + PLACE_RADIUS for place in board.places]
    ends += [space.y + space.length / 2 for spaces in layout.spaces for space in spaces]
    ends += [box.y + box.half_width for box in map(label_box, layout.labels)]
    return HEIGHT - PANEL if max(ends) + 12 <= HEIGHT - PANEL else float(HEIGHT)


def paper(board: Board, layout: Layout, height: float) -> str:
    """The frame, and land around all places and routes in calm water with echoes of its coast."""
    coast: list[str] = []
    for wave in WAVES:
        coast.append(_coast(2 * (COAST + wave), SHORE, 0.3 + 0.5 * (1 - wave / WAVES[0])))
        coast.append(_coast(2 * (COAST + wave) - 1.6, WATER))
    coast += [_coast(2 * COAST + 1.6, "#a9967a"), _coast(2 * COAST, LAND)]
    clip = node("clipPath", node("rect", width=WIDTH, height=height), id="g-paper")
    shape = node("path", d="".join(map(points, ground(board, layout))), id="g-land")
    edge = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return (
        node("defs", clip, shape)
        + _frame(height)
        + node("g", *coast, clip_path="url(#g-paper)", **edge)
    )


def _coast(width: float, color: str, opacity: float | None = None) -> str:
    return node("use", href="#g-land", stroke=color, stroke_width=width, stroke_opacity=opacity)


def _frame(height: float) -> str:
    """The edge of an old map: a scale of dark and light between two lines."""
    whole = {"x": -FRAME, "y": -FRAME, "width": WIDTH + 2 * FRAME, "height": height + 2 * FRAME}
    outer = {"x": -12, "y": -12, "width": WIDTH + 24, "height": height + 24}
    corners = ((-8, -8), (WIDTH + 8, -8), (WIDTH + 8, height + 8), (-8, height + 8), (-8, -8))
    sides = [
        node(
            "path",
            d=points([start, end]),
            stroke_dasharray=_even(abs(end[0] - start[0]) + abs(end[1] - start[1])),
        )
        for start, end in zip(corners, corners[1:], strict=False)
    ]
    return (
        node("rect", **whole, fill=PAPER)
        + node("rect", **outer, fill=PAPER, stroke=INK, stroke_width=1.4)
        + node("g", *sides, stroke=INK, stroke_width=4.6, stroke_opacity=0.8)
        + node("rect", width=WIDTH, height=height, fill=WATER, stroke=INK, stroke_width=1.4)
    )


def _even(side: float) -> str:
    """The dash that divides a side evenly, so that all corners of the frame look alike."""
    count = 2 * round(side / TICK / 2) + 1
    return number(side / count)


def panel(
    top: float,
    title: str,
    caption: str | None,
    seats: Sequence[tuple[int, str]],
    words: Mapping[str, str],
) -> str:
    """The strip with the title at the left and the legend at the right."""
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


def _colors(y: float, words: Mapping[str, str]) -> str:
    """A space of each color and one with the mark of a cart, each with its word."""
    samples = [(color, False, words[color]) for color in ROUTE_COLORS]
    samples.append(("grey", True, words["carts"]))
    step = 77.0
    first = WIDTH - 58 - step * (len(samples) - 1)
    return "".join(
        node("g", space_face(color, carts, SAMPLE), transform=at(first + i * step, y))
        + _text(word, first + i * step, y + 25, LEGEND_SIZE, text_anchor="middle")
        for i, (color, carts, word) in enumerate(samples)
    )


def _seat(index: int, seat: int, name: str, y: float) -> str:
    x = 410 + index * 146
    short = name if len(name) <= LONGEST_PLAYER else name[: LONGEST_PLAYER - 1] + "…"
    cart = node("g", seat_cart(seat, SAMPLE), transform=at(x, y))
    return cart + _text(short, x + 24, y + 5, LEGEND_SIZE + 1)
