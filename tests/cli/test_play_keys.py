"""Keys and signals in a real terminal: Ctrl-C, Ctrl-D, a closed window, a cleared screen."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

from cli.terminals import InTerminal
from cli.test_play_driver import _home, at_home
from grachten.cli.play.saves import read_save

__all__ = ["_home"]

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
SECONDS = 300
ERASE_LINE = "\r\x1b[K"
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Keyboard:
    """A person who plays in their own terminal."""

    def __init__(self, folder: Path, *arguments: str, size: tuple[int, int] = (24, 80)) -> None:
        environment = {**at_home(folder), "TERM": "xterm-256color"}
        self.folder = folder
        self.child = InTerminal(["play", *arguments], environment, size, SECONDS)
        self.child.str_last_chars = 4000  # shown when a wait fails

    def expect(self, text: str) -> str:
        self.child.expect_exact(text)
        return str(self.child.before)

    def type(self, *lines: str) -> None:
        for line in lines:
            self.child.sendline(line)

    def interrupt(self, answer: str) -> str:
        """Press Ctrl-C, and again if there is no answer.

        Python misses one that arrives in the instant before it waits for a key or a thread.
        """
        self.child.sendintr()
        if self.child.expect_exact([answer, pexpect.TIMEOUT], timeout=5) == 1:
            self.child.sendintr()
            self.child.expect_exact(answer, timeout=30)
        return str(self.child.before)

    def end(self) -> int:
        """Return the exit code as a shell reports it: a second Ctrl-C may end an ending process."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        if self.child.exitstatus is None:
            return 128 + int(self.child.signalstatus)
        return int(self.child.exitstatus)

    @property
    def save(self) -> Path:
        (path,) = (self.folder / "grachten" / "saves").glob("*.json")
        return path


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    person = Keyboard(tmp_path, "--seed", "keys")
    yield person
    person.child.close(force=True)


def test_ctrl_c_saves_and_ends_with_130(keyboard: Keyboard) -> None:
    keyboard.expect("Your move: ")
    keyboard.type("1", "y")
    keyboard.expect("You keep")
    keyboard.expect("Your move: ")
    keyboard.interrupt("The game is saved. To resume: grachten play --resume ")
    assert keyboard.end() == 130
    assert len(read_save(keyboard.save).steps) >= 2


@pytest.mark.parametrize("bot", ["search:60s", "search:60sx2", "search:3000000", "regent"])
def test_ctrl_c_while_a_bot_thinks_saves_and_ends_with_130(tmp_path: Path, bot: str) -> None:
    person = Keyboard(tmp_path, f"bot:{bot}", "--first", bot)
    person.expect(f"{bot.capitalize() if bot == 'regent' else bot} is thinking")
    before = person.interrupt("The game is saved. To resume: grachten play --resume ")
    assert "Traceback" not in before
    assert ERASE_LINE in before
    assert person.end() == 130
    assert len(read_save(person.save).steps) >= 1


def test_that_a_bot_thinks_is_shown_no_longer_than_it_does(tmp_path: Path) -> None:
    person = Keyboard(tmp_path, "bot:search:300ms", "bot:greedy", "--first", "search:300ms")
    person.expect("search:300ms is thinking")
    after = person.expect("Your move: ")
    assert after.startswith(ERASE_LINE)
    assert "is thinking" not in after  # greedy has moved since, quickly
    person.child.close(force=True)


@pytest.mark.parametrize("lines", [("1",), ("confirm off", "1", "resign"), ("n", "1")])
def test_ctrl_c_at_other_prompts(keyboard: Keyboard, lines: tuple[str, ...]) -> None:
    keyboard.expect("Your move: ")
    keyboard.type(*lines)
    keyboard.expect("to resign, anything else" if "resign" in lines else "to cancel: ")
    keyboard.interrupt("--resume ")
    assert keyboard.end() == 130


def test_ctrl_d_saves_and_ends_well(keyboard: Keyboard) -> None:
    keyboard.expect("Your move: ")
    keyboard.child.sendeof()
    keyboard.expect("The game is saved. To resume: grachten play --resume ")
    assert keyboard.end() == 0
    read_save(keyboard.save)


def test_quit_ends_well(keyboard: Keyboard) -> None:
    keyboard.expect("Your move: ")
    keyboard.type("quit")
    keyboard.expect("--resume ")
    assert keyboard.end() == 0


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_closed_window_loses_nothing(keyboard: Keyboard, number: int) -> None:
    keyboard.expect("Your move: ")
    keyboard.type("1", "y")
    keyboard.expect("You keep")
    keyboard.expect("Your move: ")
    os.kill(keyboard.child.pid, number)
    keyboard.end()
    record = read_save(keyboard.save)
    assert any(step.action.startswith("keep:") for step in record.steps)
    assert [path.name for path in keyboard.save.parent.iterdir()] == [keyboard.save.name]
    again = Keyboard(keyboard.folder)
    again.expect("unfinished game")
    again.type("y")
    again.expect("The game resumes after")
    again.expect("Your move: ")
    again.child.close(force=True)


def test_the_screen_is_wiped_between_people(tmp_path: Path) -> None:
    person = Keyboard(tmp_path, "Anna", "Ben", "--first", "Anna")
    person.expect("Pass the keyboard to Anna. Anna, press Enter. ")
    person.type("")
    assert WIPE in person.expect("Your move: ")
    person.type("1", "y")
    person.expect("Anna, press Enter to clear the screen. ")
    person.type("")
    assert WIPE in person.expect("Pass the keyboard to Ben. Ben, press Enter. ")
    person.type("")
    assert WIPE in person.expect("Your move: ")
    person.child.send("\x1b[A")  # the key for the previous line: there is none to see
    person.type("")
    assert "Your move: 1" not in person.expect("Your move: ")
    person.child.close(force=True)


@pytest.mark.parametrize("size", [(24, 80), (40, 100), (50, 140)])
def test_windows_of_usual_sizes(tmp_path: Path, size: tuple[int, int]) -> None:
    person = Keyboard(tmp_path, "--seed", "keys", size=size)
    person.expect("Your move: ")
    person.type("confirm off", "1")
    person.expect("Your turn")
    page = person.expect("Your move: ")
    assert page.count("\n") < size[0]
    person.child.close(force=True)
