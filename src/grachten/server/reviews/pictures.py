"""The picture of a review, for sharing: the result of the game with its graph."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from grachten.board.draw import FONTS, draw_png
from grachten.board.marks import INK, PAPER, SEAT_COLORS, SEAT_INKS, seat_mark
from grachten.board.svg import escape, node
from grachten.review.graph import graph_svg
from grachten.review.model import Review
from grachten.words import number_words

WIDTH, HEIGHT = 1200, 630  # what sites show of a link
MARGIN = 50
GRAPH_TOP = 190
GRAPH_SCALE = 1.4  # larger than on a page, so that it can be read in a small preview
NAME_WIDTH = 24  # letters of all names together that fit into one line

MOST_KEPT = 64  # pictures in memory


class Pictures:
    """Draws one picture at a time, and keeps the latest ones in memory."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "picture")
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def draw(self, review: Review, title: str, points: Sequence[int]) -> bytes:
        """Return the picture as PNG, with the board's title and the points of the seats."""
        svg = picture_svg(review, title, points)
        digest = hashlib.sha256(svg.encode()).digest()
        if digest not in self._kept:
            loop = asyncio.get_running_loop()
            self._kept[digest] = await loop.run_in_executor(self._pool, draw_png, svg, WIDTH)
        picture = self._kept[digest]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def picture_svg(review: Review, board: str, points: Sequence[int]) -> str:
    """Draw the board's title, each player with their points, and the graph."""
    width = (WIDTH - 2 * MARGIN) / GRAPH_SCALE
    height = (HEIGHT - GRAPH_TOP - 20) / GRAPH_SCALE
    graph = graph_svg(review, width=int(width), height=int(height))
    place = f"translate({MARGIN} {GRAPH_TOP}) scale({GRAPH_SCALE})"
    title = {"y": 80, "font_size": 44}
    return node(
        "svg",
        node("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        node("text", "Grachten", x=MARGIN, font_weight="bold", **title),
        node("text", escape(board), x=WIDTH - MARGIN, text_anchor="end", **title),
        *(_player(review, seat, count) for seat, count in enumerate(points)),
        node("g", graph, transform=place),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=FONTS,
        fill=INK,
    )


def _player(review: Review, seat: int, points: int) -> str:
    """Draw a player's color, name and points; a line under the winners."""
    players = len(review.players)
    column = (WIDTH - 2 * MARGIN) / players
    x, y = MARGIN + seat * column, 145
    longest = 2 * NAME_WIDTH // players
    name = review.players[seat].name
    shown = name if len(name) <= longest else name[: longest - 1] + "…"
    wins = review.seats[seat].result > 0
    color, ink = SEAT_COLORS[seat], SEAT_INKS[seat]
    text = f"{seat_mark(seat)} {shown}: {number_words(points)}"
    weight = "bold" if wins else None
    return node(
        "g",
        node("circle", cx=x + 16, cy=y - 10, r=15, fill=color, stroke=ink, stroke_width=3),
        node("text", escape(text), x=x + 42, y=y, font_size=32, font_weight=weight),
        node("rect", x=x, y=y + 14, width=column - 30, height=5, fill=ink) if wins else "",
    )
