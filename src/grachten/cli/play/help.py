"""The help about what to type while playing."""

from collections.abc import Sequence
from difflib import get_close_matches

from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.screen import printable
from grachten.words import t

# The input, and the message that explains it.
_LINES = (
    ("7", "number"),
    ("dam", "word"),
    ("r  d  c", "letters"),
    ("draw:red  claim:…", "notation"),
    ("", "enter"),
    ("map", "map"),
    ("routes, routes dam", "routes"),
    ("moves", "moves"),
    ("hand", "hand"),
    ("log, log 50, log all", "log"),
    ("rules, rules R19", "rules"),
    ("why claim:…", "why"),
    ("confirm off", "confirm"),
    ("save game.json", "save"),
    ("resign", "resign"),
    ("quit", "quit"),
)


def help_view() -> Table:
    """Return all commands, and what the signs mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for typed, message in _LINES:
        table.add_row(typed or t("cli-enter"), t(f"cli-help-{message}"))
    outer = Table.grid()
    outer.add_row(table)
    outer.add_row(Text(t("cli-help-signs")))
    return outer


def hint(board: Board, text: str, commands: Sequence[str]) -> str:
    """Return a hint about a line that is no move, no command and part of no move."""
    shown = printable(text, 40)
    if any(text in place.name.casefold() for place in board.places):
        return t("cli-no-move-there", text=shown)
    close = get_close_matches(text.split()[0], commands, 1) if text.split() else []
    if close:
        return t("cli-did-you-mean", text=shown, command=close[0])
    return t("cli-no-command", text=shown)
