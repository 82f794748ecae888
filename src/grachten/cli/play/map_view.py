"""The board as a text map: places, the lines between them, and their holders."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from grachten.board import Board, Route
from grachten.cli.play.symbols import CARD_STYLES, LETTERS, SEAT_STYLES, Symbols
from grachten.words import t

SMALLEST = (50, 12)  # columns and rows; a smaller map would only confuse
SHORTEST_NAME = 5
Spot = tuple[int, int]  # row and column

# Where a route's label may stand along its line, best first, and how many rows beside it.
_PLACES_ON_LINE = (0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72)
_ROWS_BESIDE = (0, -1, 1)


@dataclass(frozen=True)
class MapMarks:
    """What a map shows in addition to the board."""

    holders: Mapping[str, int]  # of routes, by name
    closed: Collection[str] = ()
    wanted: Collection[str] = ()  # routes on the paths of the seat's contracts
    goals: Collection[int] = ()  # places of the seat's contracts


@dataclass
class _Canvas:
    width: int
    height: int
    cells: dict[Spot, tuple[str, str]] = field(default_factory=dict)
    taken: set[Spot] = field(default_factory=set)  # by names and labels, which lines pass under

    def is_free(self, row: int, column: int, length: int) -> bool:
        if not (0 <= row < self.height and 0 <= column <= self.width - length):
            return False
        return all((row, column + i) not in self.taken for i in range(length))

    def write(self, row: int, column: int, text: Text) -> None:
        """Write a text; a wide character takes two columns."""
        at = column
        for i, character in enumerate(text.plain):
            style = " ".join(str(s.style) for s in text.spans if s.start <= i < s.end)
            self.cells[row, at] = character, style or str(text.style)
            size = cell_len(character)
            for k in range(size):
                self.taken.add((row, at + k))
                if k:
                    self.cells[row, at + k] = "", ""
            at += size

    def rows(self) -> Text:
        lines = []
        for row in range(self.height):
            line = Text()
            for column in range(self.width):
                line.append(*self.cells.get((row, column), (" ", "")))
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def draw_map(board: Board, marked: MapMarks, symbols: Symbols, width: int, height: int) -> Text:
    """Return a map of at most that size: names of places, lines, and a label per line.

    A label such as `2PG*` means 2 spaces, a pink and a green route, with cart symbols.
    """
    if width < SMALLEST[0] or height < SMALLEST[1]:
        return Text(t("cli-map-too-small", columns=SMALLEST[0], rows=SMALLEST[1]))
    canvas = _Canvas(width, height)
    names = short_names(board, max(SHORTEST_NAME, min(width // 12, 22)))
    spots = _spots(board, names, width, height)
    for place, (row, column) in enumerate(spots):
        _write_place(canvas, names[place], row, column, place in marked.goals)
    lines = list(_lines(board))
    for routes in lines:
        _write_label(canvas, spots, routes, _label(routes, marked, symbols))
    for routes in lines:
        _write_line(canvas, spots, routes, marked, symbols)
    return canvas.rows()


def short_names(board: Board, length: int) -> list[str]:
    """Return the places' names, shortened; ambiguous ones stay longer."""
    names = [place.name for place in board.places]
    cut = [_cut(name, length) for name in names]
    while len(set(cut)) < len(cut) and length < max(map(cell_len, names)):
        length += 1
        cut = [_cut(n, length) if cut.count(c) > 1 else c for n, c in zip(names, cut, strict=True)]
    return cut


def _cut(name: str, length: int) -> str:
    return name if cell_len(name) <= length else set_cell_size(name, length).rstrip(" -")


def _spots(board: Board, names: Sequence[str], width: int, height: int) -> list[Spot]:
    """Return the center of each place's name: its coordinates, scaled to the map."""
    xs = [place.x for place in board.places]
    ys = [place.y for place in board.places]
    margin = max(map(cell_len, names)) // 2 + 2
    across = (width - 2 * margin - 1) / max(1.0, max(xs) - min(xs))
    down = (height - 1) / max(1.0, max(ys) - min(ys))
    taken: set[Spot] = set()
    spots: list[Spot] = []
    for place, name in zip(board.places, names, strict=True):
        column = margin + round((place.x - min(xs)) * across)
        row = round((place.y - min(ys)) * down)
        half = cell_len(name) // 2 + 1
        row = _free_row(taken, row, range(column - half, column + half + 1), height)
        taken.update((row, c) for c in range(column - half, column + half + 1))
        spots.append((row, column))
    return spots


def _free_row(taken: Collection[Spot], row: int, columns: range, height: int) -> int:
    """Return the nearest row in which a name covers no other."""
    for other in sorted(range(height), key=lambda r: abs(r - row)):
        if not any((other, column) in taken for column in columns):
            return other
    return row


def _write_place(canvas: _Canvas, name: str, row: int, column: int, goal: bool) -> None:
    text = Text(f"[{name}]" if goal else name, "bold underline" if goal else "bold")
    canvas.write(row, max(0, column - text.cell_len // 2), text)


def _lines(board: Board) -> Iterator[list[Route]]:
    """Yield the routes; parallel ones together."""
    for i, route in enumerate(board.routes):
        if route.twin is None:
            yield [route]
        elif route.twin > i:
            yield [route, board.routes[route.twin]]


def _label(routes: Sequence[Route], marked: MapMarks, symbols: Symbols) -> Text:
    """Return the length, then a sign per route: its color, its holder, or that it is closed."""
    text = Text(str(routes[0].length))
    for route in routes:
        holder = marked.holders.get(route.name)
        if holder is not None:
            text.append(symbols.seats[holder], SEAT_STYLES[holder])
        elif route.name in marked.closed:
            text.append("x", "dim")
        else:
            text.append(LETTERS[route.color], CARD_STYLES[route.color])
    if any(route.carts and route.name not in marked.holders for route in routes):
        text.append("*", "bold")
    return text


def _write_label(
    canvas: _Canvas, spots: Sequence[Spot], routes: Sequence[Route], label: Text
) -> None:
    (row_a, column_a), (row_b, column_b) = spots[routes[0].a], spots[routes[0].b]
    size = label.cell_len
    for beside in _ROWS_BESIDE:
        for part in _PLACES_ON_LINE:
            row = round(row_a + (row_b - row_a) * part) + beside
            column = round(column_a + (column_b - column_a) * part) - size // 2
            if canvas.is_free(row, column - 1, size + 2):
                canvas.write(row, column, label)
                return
    for part in _PLACES_ON_LINE:  # on a crowded board: without a gap around it
        row = round(row_a + (row_b - row_a) * part)
        column = round(column_a + (column_b - column_a) * part) - size // 2
        if canvas.is_free(row, column, size):
            canvas.write(row, column, label)
            return


def _write_line(
    canvas: _Canvas,
    spots: Sequence[Spot],
    routes: Sequence[Route],
    marked: MapMarks,
    symbols: Symbols,
) -> None:
    """Draw a line in the marks of its holders or seekers, or else as a thin stroke."""
    held = [marked.holders[r.name] for r in routes if r.name in marked.holders]
    marks = [(symbols.seats[seat], SEAT_STYLES[seat]) for seat in held]
    if any(route.name in marked.wanted for route in routes):
        marks.append((symbols.wanted, "bold"))
    for i, (spot, stroke) in enumerate(_cells(spots[routes[0].a], spots[routes[0].b], symbols)):
        if spot in canvas.taken:
            continue
        if marks:  # marks of parallel routes alternate
            canvas.cells[spot] = marks[i % len(marks)]
        elif spot not in canvas.cells:
            canvas.cells[spot] = stroke, "dim"


def _cells(start: Spot, end: Spot, symbols: Symbols) -> Iterator[tuple[Spot, str]]:
    """Yield the cells of a straight line, each with the stroke for its direction."""
    (row, column), (last_row, last_column) = start, end
    steps = max(abs(last_row - row), abs(last_column - column), 1)
    level, upright, rising, falling = symbols.lines
    before: Spot = start
    for i in range(1, steps):
        at = (
            row + round((last_row - row) * i / steps),
            column + round((last_column - column) * i / steps),
        )
        down, right = at[0] - before[0], at[1] - before[1]
        if down == 0:
            stroke = level
        elif right == 0:
            stroke = upright
        else:
            stroke = falling if down * right > 0 else rising
        yield at, stroke
        before = at
