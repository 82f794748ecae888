"""The graph of a review: each player's winning chance over the game, with marks on it."""

from collections.abc import Mapping, Sequence

from grachten.board.draw import FONTS
from grachten.board.marks import INK, PAPER, SEAT_COLORS, SEAT_INKS, seat_mark
from grachten.board.svg import escape, node, points
from grachten.review.model import Decision, Mark, Review

# The words of the graph; other languages pass their own.
ENGLISH: Mapping[str, str] = {
    "title": "Winning chances over the game",
    "inaccuracy": "Inaccuracy",
    "mistake": "Mistake",
    "blunder": "Blunder",
}
SIGNS: Mapping[Mark, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
DASHES = (None, "9 5", "2 5", "12 4 2 4")  # by seat, so that no line depends on its color alone
LEFT, RIGHT, TOP, BOTTOM = 64.0, 150.0, 18.0, 34.0
LABEL_HEIGHT = 20.0
MARK_RADIUS = 9.5
LONGEST_NAME = 16
STEPS_APART = 60.0  # between two numbers below the graph, at least


def graph_svg(
    review: Review,
    *,
    seat: int | None = None,
    width: int = 900,
    height: int = 360,
    words: Mapping[str, str] = ENGLISH,
) -> str:
    """Draw the winning chances of all seats as a self-contained SVG.

    With a `seat`, draw only that seat's own estimate, from what it could know at each step.
    """
    frame = _Frame(len(review.positions), width, height)
    seats = range(len(review.players)) if seat is None else [seat]
    lines = {one: _shares(review, one, seat is not None) for one in seats}
    decisions = [d for d in review.decisions if d.mark in SIGNS and d.seat in lines]
    return node(
        "svg",
        node("title", escape(words["title"])),
        node("rect", width=width, height=height, fill=PAPER),
        frame.grid(),
        *(_line(frame, one, shares) for one, shares in lines.items()),
        *(_mark(frame, decision, lines[decision.seat], words) for decision in decisions),
        *_labels(frame, review, lines),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family=FONTS,
        font_size=15,
        fill=INK,
    )


class _Frame:
    """Where steps and shares are in the picture."""

    def __init__(self, positions: int, width: int, height: int) -> None:
        self.last = max(1, positions - 1)
        self.right, self.bottom = width - RIGHT, height - BOTTOM

    def x(self, ply: float) -> float:
        return LEFT + ply / self.last * (self.right - LEFT)

    def y(self, share: float) -> float:
        return self.bottom - share * (self.bottom - TOP)

    def grid(self) -> str:
        """Draw the lines at 0, 25, 50, 75 and 100 %, and the numbers of steps."""
        parts = []
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(share)
            strong = 0.45 if share == 0.5 else 0.18
            ends = points([(LEFT, y), (self.right, y)])
            parts.append(node("path", d=ends, stroke=INK, stroke_opacity=strong))
            label = f"{100 * share:.0f} %"
            parts.append(node("text", label, x=LEFT - 8, y=y + 5, text_anchor="end"))
        for ply in range(0, self.last + 1, self._steps_apart()):
            where = {"x": self.x(ply), "y": self.bottom + 22}
            parts.append(node("text", str(ply), text_anchor="middle", **where))
        return node("g", *parts, class_="grid")

    def _steps_apart(self) -> int:
        """Return a round number of steps between two numbers."""
        least = STEPS_APART * self.last / (self.right - LEFT)
        return next((n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500) if n >= least), self.last)


def _shares(review: Review, seat: int, seen: bool) -> list[float]:
    positions = review.positions
    return [(one.seen if seen else one.shares)[seat] for one in positions]


def _line(frame: _Frame, seat: int, shares: Sequence[float]) -> str:
    """Draw a seat's line in its color, on a darker one that shows on any ground."""
    path = points([(frame.x(ply), frame.y(share)) for ply, share in enumerate(shares)])
    common = {"fill": "none", "stroke_linejoin": "round"}
    return node(
        "g",
        node("path", d=path, stroke=SEAT_INKS[seat], stroke_width=5, **common),
        node(
            "path",
            d=path,
            stroke=SEAT_COLORS[seat],
            stroke_width=3,
            stroke_dasharray=DASHES[seat],
            **common,
        ),
        class_="line",
        data_seat=seat,
    )


def _mark(
    frame: _Frame, decision: Decision, shares: Sequence[float], words: Mapping[str, str]
) -> str:
    """Draw the sign of a marked decision where it was made."""
    x, y = frame.x(decision.ply), frame.y(shares[decision.ply])
    ink = SEAT_INKS[decision.seat]
    return node(
        "g",
        node("title", escape(f"{decision.ply}: {words[decision.mark]}")),
        node("circle", cx=x, cy=y, r=MARK_RADIUS, fill=PAPER, stroke=ink, stroke_width=2),
        node(
            "text",
            SIGNS[decision.mark],
            x=x,
            y=y + 4.5,
            text_anchor="middle",
            font_size=13,
            font_weight="bold",
            fill=ink,
        ),
        class_="mark",
        data_ply=decision.ply,
    )


def _labels(frame: _Frame, review: Review, lines: Mapping[int, Sequence[float]]) -> list[str]:
    """Draw the names at the ends of the lines, moved apart if they would overlap."""
    order = sorted(lines, key=lambda seat: (-lines[seat][-1], seat))
    parts, lowest = [], frame.bottom - LABEL_HEIGHT * (len(order) - 1)
    least = TOP
    for seat in order:
        y = min(max(frame.y(lines[seat][-1]), least), lowest)
        least, lowest = y + LABEL_HEIGHT, lowest + LABEL_HEIGHT
        x = frame.right + 12
        swatch = node(
            "circle",
            cx=x + 7,
            cy=y,
            r=7.5,
            fill=SEAT_COLORS[seat],
            stroke=SEAT_INKS[seat],
            stroke_width=1.5,
        )
        text = f"{seat_mark(seat)} {_short(review.players[seat].name)}"
        parts.append(swatch + node("text", escape(text), x=x + 20, y=y + 5))
    return parts


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
