"""What can be typed while playing."""

from collections.abc import Sequence
from difflib import get_close_matches

from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.screen import printable

_LINES = (
    ("7", "choose the move with that number"),
    ("dam", "list only the moves that speak of Dam; the numbers stay the same"),
    ("r  d  c", "take red from the market, draw from the deck, draw contracts"),
    ("draw:red  claim:…", "a move in the notation of records (docs/record.md)"),
    ("Enter", "show the table again"),
    ("map", "the board; your cheapest ways are drawn with + signs"),
    ("routes, routes dam", "routes with length, color, cart and holder; those of Dam"),
    ("moves", "the whole list of moves"),
    ("hand", "your cards, and how your contracts stand"),
    ("log, log 50, log all", "what has happened so far"),
    ("rules, rules R19", "the rules of the game, or one of them"),
    ("why claim:…", "why a move is not allowed now"),
    ("confirm off", "make moves at once, without asking again; confirm on asks again"),
    ("save FILE", "a copy of the game; it is saved by itself after every move"),
    ("resign", "give up (you are asked again)"),
    ("quit", "leave; the game can be gone on with later"),
)
_SIGNS = (
    "Colors: P pink, B blue, G green, K black, R red, O orange, W wild; ? is a route of any one "
    "color. A route with * has cart symbols and brings a merchandise card."
)


def _help() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for typed, meaning in _LINES:
        table.add_row(typed, meaning)
    outer = Table.grid()
    outer.add_row(table)
    outer.add_row(Text(_SIGNS))
    return outer


HELP = _help()


def hint(board: Board, text: str, commands: Sequence[str]) -> str:
    """What to do about a line that is no move, no command and no word of any move."""
    shown = printable(text, 40)
    if any(text in place.name.casefold() for place in board.places):
        return f"No move speaks of {shown!r} now. routes {shown} lists the routes there."
    close = get_close_matches(text.split()[0], commands, 1) if text.split() else []
    meant = f" Did you mean {close[0]}?" if close else ""
    return f"No move or command is {shown!r}.{meant} Type a number, or help."
