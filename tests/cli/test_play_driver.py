"""The driver for the tests of `grachten play`, and tests of the terminal that it drives."""

import io
import os
import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

import commands
from grachten.cli.play.saves import games_file, saves_folder
from grachten.cli.play.start import run
from grachten.cli.play.symbols import ASCII, UNICODE
from grachten.cli.play.terminal import Terminal
from grachten.game import Record, read_record


@dataclass(frozen=True)
class Played:
    """The outcome of a game at the terminal."""

    code: int
    text: str

    def prompts(self, prompt: str = "Your move: ") -> int:
        return self.text.count(prompt)

    @property
    def save(self) -> Path:
        """Return the file that the last line says to resume."""
        found = re.search(r"--resume (\S+)", self.text)
        assert found is not None, self.text[-500:]
        return Path(found[1])


def play(
    lines: Iterable[str],
    *seats: str,
    board: str | None = None,
    seed: str | None = "a seed",
    first: str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    player_seed: str | None = None,
) -> Played:
    """Play with these lines typed, through the real terminal class and our own streams."""
    target = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    code = run(list(seats), board, seed, first, resume, save, player_seed, terminal)
    return Played(code, target.getvalue())


def at_home(folder: Path) -> dict[str, str]:
    """Return an environment in which games are saved in a folder of the test."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}


def command(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the real command with its standard input from a pipe."""
    home = {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    return commands.run("play", *arguments, typed=typed, environment=home)


def finished() -> Record:
    return read_record(games_file())


def saves() -> list[Path]:
    return sorted(saves_folder().glob("*")) if saves_folder().exists() else []


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("COLUMNS", raising=False)


def test_a_line_is_echoed_where_it_comes_from_a_pipe() -> None:
    target = io.StringIO()
    terminal = Terminal(io.StringIO("  dam \x1b[2J\n"), target)
    assert terminal.ask("Your move: ") == "dam \x1b[2J"
    assert target.getvalue() == "Your move: dam \ufffd[2J\n"


def test_the_end_of_input_is_an_error_of_its_own() -> None:
    with pytest.raises(EOFError):
        Terminal(io.StringIO(""), io.StringIO()).ask("? ")


def test_strange_bytes_are_read() -> None:
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), "utf-8")
    assert Terminal(source, io.StringIO()).ask("? ") == "\ufffd\ufffd"


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    shown = io.BytesIO()
    target = io.TextIOWrapper(shown, "ascii")
    terminal = Terminal(io.StringIO(), target)
    terminal.show("a – b, −3 “Łódź”")
    assert terminal.symbols == ASCII
    target.flush()
    assert shown.getvalue() == b'a - b, -3 "??d?"\n'
    assert Terminal(io.StringIO(), io.StringIO()).symbols == UNICODE


def test_markup_is_text() -> None:
    target = io.StringIO()
    Terminal(io.StringIO(), target).show("[bold]Anna[/bold] :smile:")
    assert target.getvalue() == "[bold]Anna[/bold] :smile:\n"


class _Window(io.StringIO):
    """An interactive terminal on which somebody presses Ctrl-C as soon as it shows something."""

    def isatty(self) -> bool:
        return True

    def flush(self) -> None:
        if self.getvalue() == "Anna thinks":
            raise KeyboardInterrupt


def test_ctrl_c_in_the_instant_a_line_appears_erases_it() -> None:
    target = _Window()
    terminal = Terminal(_Window(), target)
    with pytest.raises(KeyboardInterrupt):
        terminal.run_showing("Anna thinks", lambda: None)
    assert target.getvalue() == "Anna thinks\r\x1b[K"
