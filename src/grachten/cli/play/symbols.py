"""Letters and marks for cards and seats, so that nothing depends on color alone."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from grachten.cli.words import color_words
from grachten.game import Color
from grachten.words import t

# Black is K as in printing; grey routes take any one color.
LETTERS: Mapping[str, str] = {
    "pink": "P",
    "blue": "B",
    "green": "G",
    "black": "K",
    "red": "R",
    "orange": "O",
    "wild": "W",
    "grey": "?",
}
CARD_STYLES: Mapping[str, str] = {
    "pink": "bold magenta",
    "blue": "bold bright_blue",
    "green": "bold green",
    "black": "bold reverse",  # black on black is unreadable
    "red": "bold red",
    "orange": "bold yellow",
    "wild": "bold bright_cyan",
    "grey": "dim",
}
SEAT_STYLES = ("bold bright_green", "bold bright_red", "bold bright_yellow", "bold bright_magenta")
COLOR_OF_LETTER: Mapping[str, str] = {
    letter.lower(): color for color, letter in LETTERS.items() if color != "grey"
}


@dataclass(frozen=True)
class Symbols:
    """The characters that a terminal can show."""

    seats: tuple[str, str, str, str]
    lines: tuple[str, str, str, str]  # level, upright, rising, falling
    wanted: str  # a line on a path that the player wants
    dash: str  # between two places
    bar: str  # between two things in a row
    yes: str
    no: str


UNICODE = Symbols(("●", "▲", "■", "◆"), ("─", "│", "╱", "╲"), "+", "–", "·", "✓", "✗")
ASCII = Symbols(("@", "#", "%", "&"), ("-", "|", "/", "\\"), "+", "-", "|", "+", "x")


def letter(color: str) -> Text:
    return Text(LETTERS[color], CARD_STYLES[color])


def card(color: str) -> Text:
    """Return a card's or route's color: its letter and its name."""
    return Text.assemble(letter(color), f" {color_words(color)}")


def cards(counts: Mapping[Color, int]) -> list[Text]:
    """Return cards by color, as in `2 P pink` and `1 W wild`."""
    parts = [Text.assemble(f"{n} ", card(color)) for color, n in counts.items() if n]
    return parts or [Text(t("no-cards"), "dim")]


def seat_mark(symbols: Symbols, seat: int) -> Text:
    return Text(symbols.seats[seat], SEAT_STYLES[seat])
