"""What all commands need to write on a terminal: safe text, tables, progress_bar."""

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

LONGEST_LINE = 500
# What stands for a sign that a terminal does not know: as wide as the sign itself.
PLAIN_SIGNS = {"−": "-", "–": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"'}
Kind = TypeVar("Kind", bound=GrachtenError)


def announce_compiling() -> None:
    """Say on standard error that a first start takes a while; later starts say nothing."""
    from grachten.rules.jit import compiled_before

    if not compiled_before():
        _say("cli-compiling")


def compile_bots(names: Iterable[str]) -> None:
    """Compile the rules and what these bots think with, where that is not done; say so before."""
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


def _say(message: str) -> None:
    from grachten.words import t

    sys.stderr.write(t(message) + "\n")
    sys.stderr.flush()


def program() -> str:
    """How to call this program again from here: by its name where that is found, or its path."""
    called = Path(sys.argv[0])
    if called.name != "grachten" or shutil.which("grachten"):
        return "grachten"
    shown = os.path.relpath(called)
    return shlex.quote(str(called) if shown.startswith(os.pardir) else shown)


def printable(text: str, longest: int = LONGEST_LINE) -> str:
    """A stranger's text on one line: short, and without anything that steers a terminal."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(c if c.isprintable() else "\ufffd" for c in short)


def printable_lines(text: str, most: int = 120) -> str:
    """The same for a text of several lines."""
    lines = text.split("\n", most)
    shown = [printable(line) for line in lines[:most]]
    return "\n".join(shown if len(lines) <= most else [*shown, "…"])


def discard_stdout() -> None:
    """Let standard output lead nowhere from now on, also what is still on its way."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def replace_unencodable_output() -> None:
    """Never give up on a letter that standard output or error does not know."""
    for stream in (sys.stdout, sys.stderr):
        replace_unencodable(stream)


def replace_unencodable(stream: object) -> None:
    """Write a plain sign or a ? for a letter that a stream does not know; read one all the same."""
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
    """A number with its noun: 1 game, 2 games."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def localized_error(kind: type[Kind], code: str, **facts: Any) -> Kind:
    """An error of that kind in the player's language: the words of `error-CODE`."""
    from grachten.words import t

    return kind(code, t(f"error-{code.replace('_', '-')}", **facts), **facts)


def first_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def make_console(file: TextIO | None = None) -> "Console":
    """Standard output, or another file, for tables; nothing in a text is taken for markup."""
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # which `main` takes for an end, not for a failure

    return Output(file=file, markup=False, highlight=False, emoji=False)


@contextmanager
def progress_bar(what: str, total: float, wanted: bool = True) -> Iterator[Callable[[float], None]]:
    """A bar with the time to go, on standard error if that is a terminal; gives what moves it."""
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
        redirect_stdout=False,  # what is for standard output must not land on standard error
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda amount: bar.advance(task, amount)
