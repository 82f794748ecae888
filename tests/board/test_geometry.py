"""Spaces and labels: nothing overlaps on the shipped boards, and no board breaks the layout."""

import math
import random
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from grachten.board import HEIGHT, WIDTH, Board, Place, Route, board_names, load_board
from grachten.board.geometry import PLACE_RADIUS, Space, label_of, layout_of, route_spaces
from grachten.board.labels import label_box, text_width
from grachten.board.shapes import Box, Disc, gap_between, gap_to_disc, make_box, outside

CLEAR = 2.0  # the gap between any two things
LABEL_CLEAR = 1.5

BOARDS = [load_board(name) for name in board_names()]
every_board = pytest.mark.parametrize("board", BOARDS, ids=board_names())


def box_of(space: Space) -> Box:
    """Return the rectangle of a space."""
    turn = math.radians(space.angle)
    return make_box(space.x, space.y, math.cos(turn), math.sin(turn), space.length, space.width)


def boxes(board: Board) -> list[tuple[int, Box]]:
    """Return the box of each space with the index of its route."""
    return [(i, box_of(s)) for i, spaces in enumerate(route_spaces(board)) for s in spaces]


def discs(board: Board) -> list[Disc]:
    return [Disc(place.x, place.y, PLACE_RADIUS) for place in board.places]


def random_board(seed: int, places: int, routes: int, longest: int) -> Board:
    """Return a board that nobody would draw: places anywhere, also on top of each other."""
    dice = random.Random(seed)
    axis_x, axis_y = (0, WIDTH, dice.randrange(WIDTH)), (0, HEIGHT, dice.randrange(HEIGHT))
    stops = tuple(
        Place(
            f"p{i}",
            "".join(dice.choices("abc mwÅłőж街 -", k=dice.randint(1, 60))),
            dice.choice((*axis_x, dice.uniform(0, WIDTH))),
            dice.choice((*axis_y, dice.uniform(0, HEIGHT))),
        )
        for i in range(places)
    )
    pairs = [dice.sample(range(places), 2) for _ in range(routes)]
    lines = tuple(
        Route(f"r{i}", a, b, dice.randint(1, longest), "grey", False, None)
        for i, (a, b) in enumerate(pairs)
    )
    return replace(load_board("amsterdam"), name=None, places=stops, routes=lines)


@every_board
def test_each_route_has_its_spaces(board: Board) -> None:
    spaces = route_spaces(board)
    assert [len(row) for row in spaces] == [route.length for route in board.routes]


@every_board
def test_spaces_run_from_a_to_b(board: Board) -> None:
    for route, spaces in zip(board.routes, route_spaces(board), strict=True):
        a, b = board.places[route.a], board.places[route.b]
        away = [math.dist((a.x, a.y), (s.x, s.y)) for s in spaces]
        assert away == sorted(away)
        assert away[-1] < math.dist((a.x, a.y), (b.x, b.y))


@every_board
def test_spaces_of_a_route_have_one_size_and_equal_steps(board: Board) -> None:
    for spaces in route_spaces(board):
        assert len({(s.length, s.width) for s in spaces}) == 1
        assert 22 <= spaces[0].length <= 44
        assert 12 <= spaces[0].width <= 16
        steps = [math.dist((s.x, s.y), (t.x, t.y)) for s, t in pairwise(spaces)]
        assert max(steps, default=0) - min(steps, default=0) < 0.05


@every_board
def test_no_space_covers_another(board: Board) -> None:
    for (_, a), (_, b) in combinations(boxes(board), 2):
        assert gap_between(a, b) >= CLEAR


@every_board
def test_no_space_covers_a_place(board: Board) -> None:
    for _, box in boxes(board):
        assert min(gap_to_disc(box, disc) for disc in discs(board)) >= CLEAR


@every_board
def test_all_spaces_lie_on_the_paper(board: Board) -> None:
    assert max(outside(box, WIDTH, HEIGHT) for _, box in boxes(board)) < 0


@every_board
def test_parallel_routes_lie_side_by_side(board: Board) -> None:
    spaces = route_spaces(board)
    for i, route in enumerate(board.routes):
        if route.twin is None:
            continue
        other = board.routes[route.twin]
        row = spaces[route.twin] if other.a == route.a else spaces[route.twin][::-1]
        for s, t in zip(spaces[i], row, strict=True):
            assert s.angle == t.angle
            across = math.radians(s.angle + 90)
            dx, dy = t.x - s.x, t.y - s.y
            assert math.hypot(dx, dy) == pytest.approx(s.width + 4, abs=0.05)
            assert abs(dx * math.cos(across) + dy * math.sin(across)) == pytest.approx(
                math.hypot(dx, dy), abs=0.05
            )


@every_board
def test_labels_cover_nothing(board: Board) -> None:
    labels = [label_box(label) for label in label_of(board)]
    for a, b in combinations(labels, 2):
        assert gap_between(a, b) >= LABEL_CLEAR
    for label in labels:
        assert outside(label, WIDTH, HEIGHT) < 0
        assert min(gap_between(label, box) for _, box in boxes(board)) >= LABEL_CLEAR
        assert min(gap_to_disc(label, disc) for disc in discs(board)) >= LABEL_CLEAR


@every_board
def test_a_label_is_nearest_to_its_own_place(board: Board) -> None:
    for i, label in enumerate(label_of(board)):
        gaps = [gap_to_disc(label_box(label), disc) for disc in discs(board)]
        assert min(gaps) == gaps[i]


@every_board
def test_a_label_says_the_whole_name(board: Board) -> None:
    for place, label in zip(board.places, label_of(board), strict=True):
        assert "".join(label.lines).replace(" ", "") == place.name.replace(" ", "")


def test_a_wide_text_is_wider() -> None:
    assert text_width("Wim") > text_width("iii") > 0
    assert text_width("Łódź") == pytest.approx(text_width("Lodz"), rel=0.1)
    assert text_width("Waag", 34) == pytest.approx(2 * text_width("Waag", 17))


def test_a_very_long_name_is_shortened() -> None:
    board = load_board("harbor")
    place = replace(board.places[0], name="Llan" + "fair" * 14)
    (line,) = label_of(replace(board, places=(place, *board.places[1:])))[0].lines
    assert line.endswith("…")
    assert len(line) < 60


def test_the_same_board_always_looks_the_same() -> None:
    board = load_board("amsterdam")
    first = layout_of(board)
    # Another cart count is another board, but not another picture.
    assert layout_of(replace(board, carts=5)) is first
    # A mere change of names computes everything again.
    again = layout_of(
        replace(board, places=tuple(replace(p, name=p.name + " ") for p in board.places))
    )
    assert again == first


def test_turning_a_route_round_turns_its_spaces() -> None:
    board = load_board("amsterdam")
    turned = replace(board, routes=tuple(replace(r, a=r.b, b=r.a) for r in board.routes))
    assert route_spaces(turned) == tuple(spaces[::-1] for spaces in route_spaces(board))


def test_a_line_past_a_place_bends_around_it() -> None:
    board = load_board("harbor")
    stops = [Place("a", "A", 200, 400), Place("b", "B", 800, 400), Place("c", "C", 500, 400)]
    routes = (Route("a-b", 0, 1, 5, "red", False, None),)
    (spaces,) = route_spaces(replace(board, places=tuple(stops), routes=routes))
    assert min(gap_to_disc(box_of(s), Disc(500, 400, PLACE_RADIUS)) for s in spaces) >= CLEAR
    assert len({s.angle for s in spaces}) == len(spaces)


def test_crossing_lines_find_a_way() -> None:
    """Two long routes over a cross do not lie on each other."""
    corners = ((300, 200), (700, 600), (700, 200), (300, 600))
    stops = tuple(Place(f"p{i}", f"P{i}", x, y) for i, (x, y) in enumerate(corners))
    routes = tuple(Route(f"r{a}", a, a + 1, 5, "red", False, None) for a in (0, 2))
    board = replace(load_board("harbor"), places=stops, routes=routes)
    assert min(gap_between(a, b) for (_, a), (_, b) in combinations(boxes(board), 2)) >= CLEAR


@pytest.mark.parametrize(
    ("places", "routes", "longest"),
    [(2, 1, 1), (5, 20, 12), (12, 20, 4), (40, 60, 6), (64, 128, 12)],
)
def test_any_board_has_a_layout(places: int, routes: int, longest: int) -> None:
    board = random_board(places, places, routes, longest)
    layout = layout_of(board)
    assert [len(row) for row in layout.spaces] == [route.length for route in board.routes]
    for space in (space for row in layout.spaces for space in row):
        assert_sound(space)
    assert len(layout.labels) == places
    for label in layout.labels:
        assert math.isfinite(label.x)
        assert math.isfinite(label.y)
        assert label.anchor in ("start", "middle", "end")
        assert 1 <= len(label.lines) <= 2
        assert all(label.lines)


def assert_sound(space: Space) -> None:
    assert all(map(math.isfinite, (space.x, space.y, space.angle)))
    assert -90 <= space.angle <= 90
    assert space.length > 0
    assert space.width > 0
