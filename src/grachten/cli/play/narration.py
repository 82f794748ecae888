"""Steps in sentences that address the person at the keyboard."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.symbols import Symbols, seat_mark
from grachten.cli.words import step_words
from grachten.game import Step, View
from grachten.game.events import MarketFilled
from grachten.words import t


def news_view(
    board: Board, steps: Iterable[Step], names: Sequence[str], view: View, symbols: Symbols
) -> Table | None:
    """Return what has happened, one line per turn, without what the page shows anyway."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column()
    made = (step for step in steps if step.seat is not None)
    for seat, turn in groupby(made, lambda step: step.seat):
        sentences: list[str] = []
        for step in turn:
            kept = tuple(e for e in step.events if not isinstance(e, MarketFilled))
            short = Step(step.ply, step.seat, step.action, kept)
            sentences += step_words(board, short, names, view.seat)
        if seat is not None and sentences:
            table.add_row(seat_mark(symbols, seat), _together(sentences))
    return table if table.row_count else None


def _together(sentences: Iterable[str]) -> str:
    """Join sentences; repeated ones, as for two unseen cards, are counted."""
    said = ((sentence, sum(1 for _ in same)) for sentence, same in groupby(sentences))
    return " ".join(s if n == 1 else t("cli-log-times", sentence=s, times=n) for s, n in said)


def log_view(
    board: Board, steps: Sequence[Step], names: Sequence[str], seat: int, most: int
) -> Table:
    """Return the last steps as this seat saw them, numbered."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    for step in steps[-most:]:
        sentences = step_words(board, step, names, seat)
        table.add_row(Text(str(step.ply), "dim"), " ".join(sentences))
    return table


def last_round_words(view: View) -> str | None:
    """Return a warning that the last round has begun, or None."""
    if view.turns_left is None:
        return None
    return t("last-round", count=view.turns_left)
