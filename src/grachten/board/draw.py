"""A picture of a board, empty or with the carts of a game."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from importlib import resources

from grachten.board.geometry import PLACE_RADIUS, layout_of
from grachten.board.labels import LABEL_SIZE, LINE_HEIGHT, Label, text_width
from grachten.board.marks import INK, LAND, PAPER, SEAT_COLORS, seat_cart, seat_mark, space_face
from grachten.board.model import HEIGHT, WIDTH, Board, Place, Route
from grachten.board.scenery import FRAME, PANEL, panel, panel_top, paper
from grachten.board.shapes import Space
from grachten.board.svg import at, escape, node, number

__all__ = ["ENGLISH", "SEAT_COLORS", "draw_board", "draw_png"]

FONTS = "'EB Garamond', 'EB Garamond 08', Garamond, 'Iowan Old Style', Georgia, serif"
BAND = 40.0  # width; a space is less wide
FONT_FILES = ("EBGaramond08-Regular.otf", "EBGaramond12-Italic.otf")

# The words of the legend; other languages pass their own.
ENGLISH: Mapping[str, str] = {
    "pink": "pink",
    "blue": "blue",
    "green": "green",
    "black": "black",
    "red": "red",
    "orange": "orange",
    "grey": "any color",
    "carts": "merchandise",
    "seat": "seat",
}


def draw_board(
    board: Board,
    owners: Mapping[str, int] | None = None,
    title: str | None = None,
    caption: str | None = None,
    players: Sequence[str] | None = None,
    words: Mapping[str, str] = ENGLISH,
    bands: Mapping[str, str] | None = None,
) -> str:
    """Draw a board as a self-contained SVG.

    `owners` gives the seat (0 to 3) that claimed a route, by the route's name; `players` names the
    seats in the legend. `title` replaces the board's own title, and `caption` appears below it.
    `bands` gives the color of a broad band below a route, by the route's name.
    """
    bands = bands or {}
    owners = owners or {}
    layout = layout_of(board)
    heading = board.title if title is None else title
    top = panel_top(board, layout)
    height = max(top + PANEL, HEIGHT)
    routes = list(zip(board.routes, layout.spaces, strict=True))
    parts = [
        node("title", escape(heading)),
        paper(board, layout, height),
        *(_band(board, r, spaces, bands[r.name]) for r, spaces in routes if r.name in bands),
        *(_street(board, r, spaces) for r, spaces in routes),
        *(_route(board, r, spaces, owners.get(r.name), words) for r, spaces in routes),
        *map(_place, board.places),
        *map(_name, layout.labels),
        panel(top, heading, caption, _seats(owners, players, words), words),
    ]
    size = (WIDTH + 2 * FRAME, height + 2 * FRAME)
    return node(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (-FRAME, -FRAME, *size))),
        width=size[0],
        height=size[1],
        role="img",
        font_family=FONTS,
        fill=INK,
    )


def draw_png(svg: str, width: int = 1600) -> bytes:
    """Convert a picture to PNG with this width in pixels, using the fonts of this package.

    System fonts are used only for letters that those fonts lack.
    """
    import resvg_py

    with ExitStack() as stack:
        folder = resources.files("grachten.board").joinpath("data", "fonts")
        files = [stack.enter_context(resources.as_file(folder / name)) for name in FONT_FILES]
        png = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=not _has_foreign_letters(svg),
            font_files=[str(file) for file in files],
            font_family="EB Garamond",
            serif_family="EB Garamond",
        )
    return bytes(png)


def _has_foreign_letters(text: str) -> bool:
    """Return whether the text has letters other than Latin, Greek, Cyrillic and punctuation."""
    return any(letter > "\u052f" and not "\u2000" <= letter <= "\u206f" for letter in text)


def _seats(
    owners: Mapping[str, int], players: Sequence[str] | None, words: Mapping[str, str]
) -> list[tuple[int, str]]:
    """Return the seats of the legend with their names; by default the seats with routes."""
    if players is not None:
        return list(enumerate(players))
    return [(seat, f"{words['seat']} {seat_mark(seat)}") for seat in sorted(set(owners.values()))]


def _street(board: Board, route: Route, spaces: Sequence[Space]) -> str:
    """Draw a fine line that connects the spaces of a route with its places."""
    d = _path(board, route, spaces)
    return node("path", d=d, fill="none", stroke=INK, stroke_width=1.2, stroke_opacity=0.5)


def _band(board: Board, route: Route, spaces: Sequence[Space], color: str) -> str:
    return node(
        "path",
        d=_path(board, route, spaces),
        fill="none",
        stroke=color,
        stroke_width=BAND,
        stroke_linecap="round",
        stroke_opacity=0.6,
        class_="band",
        data_band=route.name,
    )


def _path(board: Board, route: Route, spaces: Sequence[Space]) -> str:
    """Return a smooth path from place to place through the spaces of a route."""
    a, b = board.places[route.a], board.places[route.b]
    return _smooth([(a.x, a.y), *((space.x, space.y) for space in spaces), (b.x, b.y)])


def _smooth(stops: Sequence[tuple[float, float]]) -> str:
    """Return a smooth path through all stops."""
    path = f"M{number(stops[0][0])},{number(stops[0][1])}"
    padded = [stops[0], *stops, stops[-1]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        handles = [
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        ]
        path += "C" + " ".join(map(number, handles))
    return path


def _route(
    board: Board, route: Route, spaces: Sequence[Space], owner: int | None, words: Mapping[str, str]
) -> str:
    """Draw the spaces of a route, with the carts of its owner if it has one."""
    facts = [f"{board.places[route.a].name} – {board.places[route.b].name}", words[route.color]]
    if route.carts:
        facts.append(words["carts"])
    if owner is not None:
        facts.append(f"{words['seat']} {seat_mark(owner)}")
    return node(
        "g",
        node("title", escape(", ".join(facts))),
        *(_space(route, space, owner) for space in spaces),
        class_="route",
        data_route=route.name,
        data_color=route.color,
        data_seat=owner,
    )


def _space(route: Route, space: Space, owner: int | None) -> str:
    face = space_face(route.color, route.carts, space, owner is None)
    where = at(space.x, space.y, space.angle)
    if owner is None:
        return node("g", face, class_="space", transform=where)
    cart = seat_cart(owner, space)
    return node("g", face, cart, class_="space", data_seat=owner, transform=where)


def _place(place: Place) -> str:
    """Draw a place: a ring with a dot, like towns on old maps."""
    return node(
        "g",
        node("title", escape(place.name)),
        node("circle", r=PLACE_RADIUS, fill=PAPER, stroke=INK, stroke_width=1.8),
        node("circle", r=PLACE_RADIUS - 4.5, fill="#8c3b2e", stroke=INK, stroke_width=1),
        node("circle", r=2.6, fill=PAPER),
        class_="place",
        data_place=place.key,
        transform=at(place.x, place.y),
    )


def _name(label: Label) -> str:
    """Draw the name of a place on one or two lines, with an outline in the color of land.

    The lines keep their reserved width even in another font.
    """
    lines = [
        node(
            "text",
            escape(line),
            x=label.x,
            y=label.y + i * LINE_HEIGHT,
            textLength=text_width(line),
            lengthAdjust="spacingAndGlyphs",
        )
        for i, line in enumerate(label.lines)
    ]
    return node(
        "g",
        *lines,
        class_="name",
        font_size=LABEL_SIZE,
        text_anchor=label.anchor,
        paint_order="stroke",
        stroke=LAND,
        stroke_width=3.5,
        stroke_linejoin="round",
    )
