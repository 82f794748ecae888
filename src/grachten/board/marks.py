"""The colors of a picture, the same as in the browser client's light theme, and small marks.

Marks are drawn around the origin, for a space of full size. No information depends on color alone:
each color has a symbol, and each seat has a number and a plank pattern.
"""

from grachten.board.arcs import SPACE_LENGTH, SPACE_WIDTH
from grachten.board.shapes import Space
from grachten.board.svg import at, node

INK, PAPER, LAND = "#3a2f25", "#f8f0dd", "#f8f0dc"
WATER, SHORE, BEACH = "#d3dfdb", "#a9c0bc", "#a3967c"
CANAL, CANAL_EDGE = "#cddbd7", "#b3c0b0"

ROUTE_FILLS = {
    "pink": "#eaa3bb",
    "blue": "#2f67a3",
    "green": "#357c57",
    "black": "#3d3936",
    "red": "#bb3a30",
    "orange": "#e8953a",
    "grey": "#cbc5b8",
}
LIGHT_MARK = "#fdf6e6"
MARK_FILLS = {"pink": "#661a36", "orange": "#552706", "grey": "#4b453d"}

SEAT_COLORS = ("#6d3fa8", "#f7d038", "#15a8ad", "#ffffff")
SEAT_INKS = ("#2d1354", "#5f4700", "#034346", "#3d3d3d")
SEAT_OUTLINE = "#fffaf0"

MARK_SIZE = 1.12
MARK_STEP = 19.0  # between two marks on a space
_STROKED = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def mark_fill(color: str) -> str:
    """Return the color of marks on a space of this color."""
    return MARK_FILLS.get(color, LIGHT_MARK)


def symbol(color: str) -> str:
    """Return the symbol of a color, or nothing for grey."""
    fill = mark_fill(color)
    match color:
        case "pink":  # a blossom
            petals = ((0, -2.6), (2.6, 0), (0, 2.6), (-2.6, 0))
            leaves = [node("circle", cx=x, cy=y, r=2.3, fill=fill) for x, y in petals]
            return "".join([*leaves, node("circle", r=1.4, fill=ROUTE_FILLS["pink"])])
        case "blue":  # two waves
            wave = "c1.6,-2.4 3.2,-2.4 4.8,0 s3.2,2.4 4.8,0"
            d = f"M-4.8,-2.1{wave} M-4.8,2.3{wave}"
            return node("path", d=d, stroke=fill, stroke_width=1.7, **_STROKED)
        case "green":  # a tree
            return node("path", d="M0,-5.4 L4.6,2.4 H1 V5 H-1 V2.4 H-4.6Z", fill=fill)
        case "black":  # a diamond
            return node("path", d="M0,-5.4 L4.2,0 L0,5.4 L-4.2,0Z", fill=fill)
        case "red":  # a saltire
            d = "M-3.6,-3.6 L3.6,3.6 M-3.6,3.6 L3.6,-3.6"
            return node("path", d=d, fill="none", stroke=fill, stroke_width=2.6)
        case "orange":  # a ring
            return node("circle", r=3.6, fill="none", stroke=fill, stroke_width=2.4)
    return ""


def cart_mark(color: str) -> str:
    """Return a small cart, seen from the side: claiming the route brings merchandise."""
    fill = mark_fill(color)
    body = node("path", d="M-6.8,-4.1 H4 L2.8,0.7 H-5.6Z", fill=fill)
    shaft = node("path", d="M3.4,-1.4 L6.8,-3.5", stroke=fill, stroke_width=1.2, **_STROKED)
    wheel = node("circle", cx=-1.4, cy=1.4, r=2.9, fill=ROUTE_FILLS[color], stroke=fill)
    return body + shaft + wheel + node("circle", cx=-1.4, cy=1.4, r=0.9, fill=fill)


def space_face(color: str, carts: bool, space: Space, marked: bool = True) -> str:
    """Return a space with its symbol and, on a route with carts, a cart; or without marks.

    It is drawn around the origin; the caller rotates it, but its marks stay upright.
    """
    rect = {"x": -space.length / 2, "y": -space.width / 2, "rx": 4.2 * _scale(space)}
    size = {"width": space.length, "height": space.width}
    shadow = node(
        "rect", **rect, **size, fill=INK, fill_opacity=0.16, transform="translate(0.6 1.6)"
    )
    face = node("rect", **rect, **size, fill=ROUTE_FILLS[color], stroke=INK, stroke_width=1)
    marks = [symbol(color), cart_mark(color) if carts else ""] if marked else []
    marks = [mark for mark in marks if mark]
    first = -MARK_STEP * (len(marks) - 1) / 2
    return (
        shadow
        + face
        + "".join(
            node(
                "g",
                mark,
                transform=at(x * _scale(space), 0, -space.angle, MARK_SIZE * _scale(space)),
            )
            for x, mark in zip((first, -first), marks, strict=False)
        )
    )


def seat_cart(seat: int, space: Space) -> str:
    """Return the cart on a claimed space, seen from above, with its seat's planks and number."""
    color, ink = SEAT_COLORS[seat], SEAT_INKS[seat]
    shafts = "M9,-3.4H18M9,3.4H18M18,-4.8V4.8"
    wheels = [
        node("rect", x=-12.5, y=y - 1.4, width=14, height=2.8, rx=1.4, fill=ink) for y in (-7, 7)
    ]
    bed = {"x": -18.5, "y": -5.8, "width": 28, "height": 11.6, "rx": 1.6}
    stroked = {"stroke": ink, "fill": "none"}
    parts = (
        node("path", d=shafts, stroke=SEAT_OUTLINE, stroke_width=4),
        node("rect", **bed, fill="none", stroke=SEAT_OUTLINE, stroke_width=3.4),
        node("path", d=shafts, stroke_width=1.6, **stroked),
        *wheels,
        node("rect", **bed, fill=color, stroke=ink, stroke_width=1),
        node("path", d=PLANKS[seat], stroke_width=1, **stroked),
        node(
            "g",
            node("circle", r=6.4, fill=SEAT_OUTLINE, stroke=ink, stroke_width=0.9),
            node("path", d=DIGITS[seat], stroke=ink, stroke_width=1.7, **_STROKED),
            transform=at(-4.5, 0, -space.angle),
        ),
    )
    return node("g", *parts, class_="cart", transform=at(0, 0, 0, _scale(space)))


def _scale(space: Space) -> float:
    """Return the scale of marks on a small space."""
    return round(min(space.length / SPACE_LENGTH, space.width / SPACE_WIDTH, 1.0), 2)


def seat_mark(seat: int) -> str:
    """Return the number of a seat in pictures, counted from 1."""
    return str(seat + 1)


# A plank pattern for each seat: across, lengthwise, slanted, and crossed.
PLANKS = (
    "M-15.4,-5.5V5.5M-12.6,-5.5V5.5M3.8,-5.5V5.5M6.6,-5.5V5.5",
    "M-18,-2H-10M-18,2H-10M1,-2H9M1,2H9",
    "M-17.5,5L-13,-5.5M-13.5,5L-9,-5.5M0,5.5L4.5,-5M4,5.5L8.5,-5",
    "M-18,-5.3L-9,5.3M-18,5.3L-9,-5.3M0,-5.3L9,5.3M0,5.3L9,-5.3",
)
# Digits as lines, so that they look the same in every font.
DIGITS = (
    "M-1.7,-2.2L0.4,-3.8V3.8",
    "M-2.1,-2C-1.6,-4.6 2.3,-4.4 2,-1.7C1.8,0 -1,1.8 -2.2,3.6H2.3",
    "M-2,-3.7H2L-0.3,-0.8C3.2,-0.9 2.9,3.7 -0.2,3.7C-1.2,3.7 -1.9,3.3 -2.3,2.7",
    "M1,3.8V-3.8L-2.6,1.6H2.6",
)
