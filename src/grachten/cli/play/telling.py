"""Steps told to the person at the keyboard, who is spoken to as "You"."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.seats import YOU
from grachten.cli.play.symbols import Symbols, seat_mark
from grachten.cli.screen import count
from grachten.cli.words import step_words
from grachten.game import Step, View
from grachten.game.events import MarketFilled

_IRREGULAR = {"is": "are", "has": "have", "can": "can", "passes": "pass"}


def spoken_to(names: Sequence[str], seat: int) -> list[str]:
    """The names as this seat is told them."""
    return [YOU if i == seat else name for i, name in enumerate(names)]


def in_second_person(sentence: str) -> str:
    """`You takes red` as it is said: `You take red`; any other sentence stays as it is."""
    match = re.match(rf"({YOU}) (\w+)(.*)", sentence)
    if match is None:
        return sentence
    name, verb, rest = match.groups()
    verb = _IRREGULAR.get(verb, verb.removesuffix("s"))
    return f"{name} {verb}{rest.replace(' and passes', ' and pass')}"


def step_sentences(board: Board, step: Step, names: Sequence[str], seat: int | None) -> list[str]:
    """All that happened in a step, in words for this seat (None: for everybody)."""
    told = names if seat is None else spoken_to(names, seat)
    return [in_second_person(sentence) for sentence in step_words(board, step, told)]


def news_view(
    board: Board, steps: Iterable[Step], names: Sequence[str], view: View, symbols: Symbols
) -> Table | None:
    """What has happened, a line for each turn; nothing of what the picture shows anyway."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column()
    made = (step for step in steps if step.seat is not None)
    for seat, turn in groupby(made, lambda step: step.seat):
        sentences: list[str] = []
        for step in turn:
            kept = tuple(e for e in step.events if not isinstance(e, MarketFilled))
            short = Step(step.ply, step.seat, step.action, kept)
            sentences += step_sentences(board, short, names, view.seat)
        if seat is not None and sentences:
            name = YOU if seat == view.seat else names[seat]
            table.add_row(seat_mark(symbols, seat), _together(sentences, name) + ".")
    return table if table.row_count else None


def _together(sentences: Sequence[str], name: str) -> str:
    """Sentences in a row; where two follow each other about a player, the name is said once."""
    text = sentences[0]
    for before, sentence in pairwise(sentences):
        if before == sentence:
            text += " twice"  # as when two unseen cards are drawn
        elif before.startswith(f"{name} ") and sentence.startswith(f"{name} "):
            text += f", {sentence.removeprefix(f'{name} ')}"
        else:
            text += f". {sentence}"
    return text


def log_view(
    board: Board, steps: Sequence[Step], names: Sequence[str], seat: int, most: int
) -> Table:
    """The last steps as this seat saw them, numbered."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    for step in steps[-most:]:
        sentences = step_sentences(board, step, names, seat)
        table.add_row(Text(str(step.ply), "dim"), "; ".join(sentences) + ".")
    return table


def last_round_words(view: View) -> str | None:
    """That the end is near, and how near."""
    if view.turns_left is None:
        return None
    return f"LAST ROUND: {count(view.turns_left, 'turn')} to come, this one included"
