"""The terminal or pipe through which a person plays."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from rich.console import RenderableType

from grachten.cli.play.symbols import ASCII, UNICODE, Symbols
from grachten.cli.screen import make_console, printable, replace_unencodable

LONGEST_INPUT = 1000
# Go home, erase the screen and the scrollback: secrets must not remain above the window.
_WIPE = "\x1b[H\x1b[2J\x1b[3J"
_ERASE_LINE = "\r\x1b[K"


class Terminal:
    """Shows output and reads lines; tests pass their own streams."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source = sys.stdin if source is None else source
        target = sys.stdout if target is None else target
        for stream in (self._source, target):  # undecodable bytes become signs, not errors
            replace_unencodable(stream)
        self._console = make_console(target)
        self.interactive = self._source.isatty() and target.isatty()
        self._edits_lines = self.interactive and source is None and _line_editing()

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int | None:
        """The rows of the window; None without a window, as in a file."""
        return self._console.height if self.interactive else None

    @property
    def symbols(self) -> Symbols:
        return UNICODE if self._console.encoding.startswith("utf") else ASCII

    def show(self, *things: RenderableType) -> None:
        """Print each thing on its own lines."""
        for thing in things:
            self._console.print(thing)

    def show_line(self, text: str) -> None:
        """Print one line without wrapping, so that a command in it can be copied."""
        self._console.print(text, soft_wrap=True)

    def run_showing(self, words: str, work: Callable[[], None]) -> None:
        """Do the work; an interactive terminal shows the words meanwhile."""
        if not self.interactive:
            work()
            return
        try:  # before the words, so that Ctrl-C always erases them
            self._write(printable(words, self.width - 1))
            work()
        finally:
            self._write(_ERASE_LINE)

    def rows(self, *things: RenderableType) -> int:
        """Return how many rows these take."""
        return sum(len(self._console.render_lines(thing, pad=False)) for thing in things)

    def ask(self, prompt: str) -> str:
        """Return one stripped line from the player; raise EOFError when there are no more."""
        try:
            return self._line(prompt)[:LONGEST_INPUT].strip()
        except OSError:  # the terminal is gone
            raise EOFError from None

    def _line(self, prompt: str) -> str:
        if self._edits_lines:
            return input(prompt)
        self._console.print(prompt, end="", soft_wrap=True)
        self._console.file.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        if not self._source.isatty():  # so that a transcript shows the input
            self._console.print(printable(line.strip(), LONGEST_INPUT), soft_wrap=True)
        return line

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()

    def wipe(self) -> None:
        """Remove everything that was shown or typed before the next person looks."""
        if not self.interactive:
            self._console.rule(characters=self.symbols.lines[0])
            return
        self._write(_WIPE)
        if self._edits_lines:
            import readline

            readline.clear_history()


def _line_editing() -> bool:
    """Enable line editing with arrow keys; return whether it is available."""
    with suppress(ImportError):
        import readline

        readline.parse_and_bind("tab: self-insert")  # or else it would offer file names
        readline.set_auto_history(True)
        return True
    return False
