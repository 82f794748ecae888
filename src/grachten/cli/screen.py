"""Terminal output for all commands: safe text, tables, progress bars."""

import codecs
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

from grachten.errors import GrachtenError

if TYPE_CHECKING:
    from rich.console import Console

    from grachten.arena.results import Match
    from grachten.board import Board

LONGEST_LINE = 500
# Replacements for characters that a terminal's encoding lacks, of the same width.
PLAIN_SIGNS = {"−": "-", "–": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"'}
Kind = TypeVar("Kind", bound=GrachtenError)


def announce_compiling(folder: str = "rules") -> None:
    """Announce on standard error that the first start takes a while, because it compiles."""
    from grachten.rules.jit import compiled_before

    if not compiled_before(folder):
        _say("cli-compiling")


def compile_bots(names: Iterable[str]) -> None:
    """Compile the rules and the code of these bots if necessary, with an announcement."""
    from grachten.bots import compiled, make_bot, play_game, prepare
    from grachten.game import Game
    from grachten.rules.jit import compiled_before

    if not compiled_before():
        announce_compiling()
        play_game(Game.new(2, seed=0), [make_bot("random", seat) for seat in range(2)])
    names = list(names)
    if not compiled(names):
        _say("cli-compiling-bots")
    prepare(names)


def compile_luck(match: "Match", board: "Board") -> None:
    """Compile the code that measures luck if necessary, with an announcement."""
    from grachten.arena.luck import prepare_luck
    from grachten.rules.jit import compiled_before

    if not compiled_before("bots/value"):
        _say("cli-compiling-bots")
    prepare_luck(match, board)


def _say(message: str) -> None:
    from grachten.words import t

    sys.stderr.write(t(message) + "\n")
    sys.stderr.flush()


def program() -> str:
    """Return how to call this program again: by its name if it is on the path, or by its path."""
    called = Path(sys.argv[0])
    if called.name != "grachten" or shutil.which("grachten"):
        return "grachten"
    shown = os.path.relpath(called)
    return shlex.quote(str(called) if shown.startswith(os.pardir) else shown)


def printable(text: str, longest: int = LONGEST_LINE) -> str:
    """Return untrusted text on one line: shortened, without terminal control characters."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(c if c.isprintable() else "\ufffd" for c in short)


def printable_lines(text: str, most: int = 120) -> str:
    """Do the same for text of several lines."""
    lines = text.split("\n", most)
    shown = [printable(line) for line in lines[:most]]
    return "\n".join(shown if len(lines) <= most else [*shown, "…"])


def discard_stdout() -> None:
    """Redirect standard output to /dev/null after a broken pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def replace_unencodable_output() -> None:
    """Replace characters that standard output or error cannot encode."""
    for stream in (sys.stdout, sys.stderr):
        replace_unencodable(stream)


def replace_unencodable(stream: object) -> None:
    """Replace characters that a stream cannot encode by a plain one or a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        codecs.register_error("plain signs", _plain_signs)
        reconfigure(errors="plain signs")


def _plain_signs(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)
    unknown = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in unknown), error.end


def count(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun: 1 game, 2 games."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def localized_error(kind: type[Kind], code: str, **facts: Any) -> Kind:
    """Return an error with the message `error-CODE` in the player's language."""
    from grachten.words import t

    return kind(code, t(f"error-{code.replace('_', '-')}", **facts), **facts)


def first_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def make_console(file: TextIO | None = None) -> "Console":
    """Return a console for a file or standard output; it interprets no markup."""
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # which `main` treats as a normal end

    return Output(file=file, markup=False, highlight=False, emoji=False)


@contextmanager
def progress_bar(what: str, total: float, wanted: bool = True) -> Iterator[Callable[[float], None]]:
    """Show a progress bar on standard error if that is a terminal; yield its `advance`."""
    if not (wanted and sys.stderr.isatty()):
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,  # standard output must stay on standard output
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda amount: bar.advance(task, amount)
