"""The picture of a board: valid SVG, marks besides colors, and PNG without installed fonts."""

import struct
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from xml.etree import ElementTree

import pytest

from grachten.board import ROUTE_COLORS, Board, board_names, load_board
from grachten.board.draw import (
    ENGLISH,
    FONT_FILES,
    SEAT_COLORS,
    _has_foreign_letters,
    draw_board,
    draw_png,
)
from grachten.board.marks import DIGITS, PLANKS, ROUTE_FILLS, symbol
from grachten.board.svg import escape, node, number

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</text><script>&\"'\x00\x1b\ud800\ufffe]]>"

BOARDS = [load_board(name) for name in board_names()]
every_board = pytest.mark.parametrize("board", BOARDS, ids=board_names())


@pytest.fixture
def board() -> Board:
    return load_board("harbor")


def parse(svg: str) -> ElementTree.Element:
    svg.encode("utf-8")
    return ElementTree.fromstring(svg)


def of_class(root: ElementTree.Element, name: str) -> Iterator[ElementTree.Element]:
    return (element for element in root.iter() if element.get("class") == name)


def routes(root: ElementTree.Element) -> dict[str | None, ElementTree.Element]:
    return {element.get("data-route"): element for element in of_class(root, "route")}


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


def claimed(board: Board) -> dict[str, int]:
    """Return an owner for every third route, the seats in turn."""
    return {route.name: i % 4 for i, route in enumerate(board.routes[::3])}


def png_size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@every_board
def test_the_picture_has_every_route_space_place_and_name(board: Board) -> None:
    root = parse(draw_board(board))
    assert root.tag == f"{SVG}svg"
    drawn = routes(root)
    assert list(drawn) == [route.name for route in board.routes]
    for route in board.routes:
        assert len(list(of_class(drawn[route.name], "space"))) == route.length
    assert [place.get("data-place") for place in of_class(root, "place")] == [
        place.key for place in board.places
    ]
    names = ["".join("".join(texts(name)).split()) for name in of_class(root, "name")]
    assert names == ["".join(place.name.split()) for place in board.places]


@every_board
def test_a_band_lies_below_the_spaces_of_its_route(board: Board) -> None:
    name = board.routes[-1].name
    root = parse(draw_board(board, bands={name: "#c8752e"}))
    (band,) = of_class(root, "band")
    assert (band.get("data-band"), band.get("stroke")) == (name, "#c8752e")
    parts = list(root)
    assert parts.index(band) < parts.index(routes(root)[board.routes[0].name])


@every_board
def test_every_space_of_a_claimed_route_carries_its_seat(board: Board) -> None:
    owners = claimed(board)
    for name, route in routes(parse(draw_board(board, owners))).items():
        seats = [space.get("data-seat") for space in of_class(route, "space")]
        carts = [list(of_class(space, "cart")) for space in of_class(route, "space")]
        if name not in owners:
            assert set(seats) == {None}
            assert not any(carts)
            continue
        seat = owners[name]
        assert set(seats) == {str(seat)}
        for (cart,) in carts:
            drawn = ElementTree.tostring(cart, "unicode")
            assert SEAT_COLORS[seat] in drawn
            assert DIGITS[seat] in drawn
            assert PLANKS[seat] in drawn


def test_seats_differ_by_color_digit_and_planks() -> None:
    for marks in (SEAT_COLORS, DIGITS, PLANKS):
        assert len(set(marks)) == 4
    assert not set(SEAT_COLORS) & set(ROUTE_FILLS.values())


def test_every_color_has_its_own_symbol_and_grey_has_none() -> None:
    symbols = [symbol(color) for color in ROUTE_COLORS if color != "grey"]
    assert all(symbols)
    assert len(set(symbols)) == 6
    shapes = [[(e.tag, e.get("d")) for e in parse(node("g", s)).iter()] for s in symbols]
    assert all(shapes.count(shape) == 1 for shape in shapes)
    assert symbol("grey") == ""


def test_an_empty_space_shows_its_symbol_and_a_cart_where_it_belongs() -> None:
    board = load_board("amsterdam")
    drawn = routes(parse(draw_board(board)))
    for route in board.routes:
        for space in of_class(drawn[route.name], "space"):
            marks = [child for child in space if child.tag == f"{SVG}g"]
            assert len(marks) == (route.color != "grey") + route.carts


def test_the_legend_explains_colors_carts_and_seats(board: Board) -> None:
    words = set(texts(parse(draw_board(board))))
    assert words >= {ENGLISH[color] for color in ROUTE_COLORS} | {ENGLISH["carts"]}
    assert not any(word.startswith("seat") for word in words)
    assert {"seat 1", "seat 2", "seat 3", "seat 4"} <= set(
        texts(parse(draw_board(board, claimed(board))))
    )


def test_players_are_named_in_the_legend(board: Board) -> None:
    words = texts(parse(draw_board(board, players=["Griet", "Jan van der Veldenstraat"])))
    assert "Griet" in words
    assert "Jan van der Vel…" in words


def test_title_and_caption_are_shown(board: Board) -> None:
    assert board.title in texts(parse(draw_board(board)))
    words = texts(parse(draw_board(board, title="A game", caption="after 12 turns")))
    assert {"A game", "after 12 turns"} <= set(words)
    assert board.title not in words


def test_another_language_brings_its_own_words(board: Board) -> None:
    dutch = {**ENGLISH, "pink": "roze", "seat": "stoel"}
    words = texts(parse(draw_board(board, claimed(board), words=dutch)))
    assert {"roze", "stoel 1"} <= set(words)
    assert "pink" not in words


def test_hostile_names_are_only_text(board: Board) -> None:
    places = tuple(replace(place, name=HOSTILE) for place in board.places)
    name = f"{HOSTILE}-route"
    lines = (replace(board.routes[0], name=name), *board.routes[1:])
    hostile = replace(board, title=HOSTILE, places=places, routes=lines)
    svg = draw_board(hostile, {name: 0}, caption=HOSTILE, players=[HOSTILE] * 4)
    root = parse(svg)
    assert "<script" not in svg
    assert {e.tag.removeprefix(SVG) for e in root.iter()} == {
        e.tag.removeprefix(SVG)
        for e in parse(draw_board(board, claimed(board), caption="x")).iter()
    }
    assert "</text><script>&\"'\ufffd\ufffd\ufffd\ufffd]]>" in texts(root)
    assert draw_png(svg, 200).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "name", ["\u0301\u0301", "東京駅", "Łódź Śródmieście", "אמסטרדם", "x" * 60]
)
def test_any_name_can_be_drawn(board: Board, name: str) -> None:
    place = replace(board.places[0], name=name)
    svg = draw_board(replace(board, title=name, places=(place, *board.places[1:])))
    parse(svg)
    assert draw_png(svg, 200).startswith(b"\x89PNG")


def test_a_board_that_fills_the_paper_has_its_legend_below(board: Board) -> None:
    low = tuple(replace(place, y=place.y + 170) for place in board.places)
    assert draw_size(replace(board, places=low))[1] > draw_size(board)[1]


def draw_size(board: Board) -> tuple[float, float]:
    _, _, width, height = map(float, parse(draw_board(board)).attrib["viewBox"].split())
    return width, height


def test_the_same_picture_is_drawn_every_time(board: Board) -> None:
    assert draw_board(board, claimed(board)) == draw_board(board, claimed(board))


def test_a_picture_refers_to_nothing_outside(board: Board) -> None:
    svg = draw_board(board, claimed(board))
    assert svg.count("://") == 1  # the namespace of SVG
    ids = {element.get("id") for element in parse(svg).iter()}
    for element in parse(svg).iter():
        if href := element.get("href"):
            assert href[0] == "#"
            assert href[1:] in ids


@every_board
def test_png_has_the_width_that_was_asked_for(board: Board) -> None:
    png = draw_png(draw_board(board), 640)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert png_size(png)[0] == 640
    wide, high = draw_size(board)
    assert png_size(png)[1] == pytest.approx(640 * high / wide, abs=1)


def test_png_shows_owners_and_letters(board: Board) -> None:
    empty = draw_png(draw_board(board), 400)
    assert empty == draw_png(draw_board(board), 400)
    assert empty != draw_png(draw_board(board, {board.routes[0].name: 0}), 400)
    # Letters come from the package's fonts: other letters make another picture.
    assert draw_png(draw_board(board, title="oooo"), 400) != draw_png(
        draw_board(board, title="eeee"), 400
    )


def test_fonts_ship_with_their_license() -> None:
    folder = resources.files("grachten.board").joinpath("data", "fonts")
    assert all(folder.joinpath(name).is_file() for name in FONT_FILES)
    assert "SIL OPEN FONT LICENSE" in folder.joinpath("OFL.txt").read_text("utf-8")


def test_text_is_escaped_and_numbers_are_short() -> None:
    assert escape("<a & 'b'>\x07") == "&lt;a &amp; 'b'&gt;\ufffd"
    assert node("a", b='"', c=None, d_e=1.0) == '<a b="&quot;" d-e="1"/>'
    assert [number(value) for value in (-0.001, 2.5, 10, 1 / 3)] == ["0", "2.5", "10", "0.33"]


def test_only_foreign_letters_need_the_fonts_of_the_machine() -> None:
    assert not _has_foreign_letters(draw_board(load_board("amsterdam")))
    assert not _has_foreign_letters("Łódź, Ærø, Åbo – „Waag“ …")
    assert _has_foreign_letters("港口")
