"""The command line as a whole: help, versions, errors, and closed pipes."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pexpect  # type: ignore[import-untyped]
import pytest

import commands
from cli.command import GRACHTEN, games_file, plain_game, process, run
from grachten.cli.main import main
from grachten.cli.screen import count, printable, printable_lines, program
from grachten.version import VERSION

COMMANDS = (
    *("play", "simulate", "replay", "review", "verify"),
    *("board check", "board draw", "rules", "bench"),
)


def test_the_version() -> None:
    assert run("--version").out == f"grachten {VERSION}\n"


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("width", [60, 100])
def test_help(command: str, width: int) -> None:
    ended = run(*command.split(), "-h", width=width)
    assert ended.code == 0
    assert "Usage:" in ended.out
    assert all(len(line) <= width for line in ended.out.splitlines())


@pytest.mark.parametrize(
    "args", [["fly"], ["simulate", "--players", "9"], ["verify"], ["rules", "a", "b"]]
)
def test_wrong_usage(args: list[str]) -> None:
    ended = run(*args)
    assert ended.code == 2
    assert "Usage:" in ended.err


def test_a_mistake_is_one_line_on_standard_error() -> None:
    ended = process("rules", "R99")
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err == "grachten: there is no rule “R99”; the rules are R1 to R29 and C1 to C11\n"


def test_help_comes_quickly() -> None:
    """The commands that need the rules load them, the others do not."""
    code = "import sys, grachten.cli.main; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


@pytest.mark.parametrize(
    "command", ["rules", "replay {file}", "verify {file} {file}", "simulate -n 2 --board harbor"]
)
def test_a_reader_who_has_seen_enough(tmp_path: Path, command: str) -> None:
    args = command.format(file=games_file(tmp_path)).split()
    reader, writer = os.pipe()
    with open(reader, "rb") as lines, tempfile.TemporaryFile() as errors:
        running = commands.Command(args, stdout=writer, stderr=errors)
        os.close(writer)
        assert lines.readline()
        lines.close()
        assert running.wait(commands.SECONDS) == 0
        errors.seek(0)
        assert errors.read() == b""


def test_a_closed_pipe_is_no_error() -> None:
    with gone() as pipe:
        done = commands.run("rules", stdout=pipe)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("options", ["", " --json"])
@pytest.mark.parametrize(("bad", "code"), [("differs", 1), ("unreadable", 2)])
def test_a_reader_who_goes_away_does_not_make_a_false_game_true(
    tmp_path: Path, bad: str, code: int, options: str
) -> None:
    file = tmp_path / "d.jsonl"
    plain = plain_game()
    plain["steps"][-1]["seat"] = 1 - plain["steps"][-1]["seat"]
    spoiled = json.dumps(plain) if bad == "differs" else "{"
    file.write_text(f"{spoiled}\n" * 3)
    true = games_file(tmp_path)
    with gone() as pipe:
        args = ["verify", str(true), str(file), *options.split()]
        done = commands.run(*args, stdout=pipe)
    assert (done.returncode, done.stderr) == (code, "")


def test_a_reader_who_goes_away_from_a_game(tmp_path: Path) -> None:
    with gone() as pipe:
        done = commands.run("play", stdout=pipe, environment={"XDG_DATA_HOME": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "command",
    [
        "rules",
        "--help",
        "verify {file}",
        "verify {file} --json",
        "replay {file}",
        "simulate -n 2 --board harbor",
        "simulate -n 2 --board harbor --json",
    ],
)
def test_a_full_disk_is_told(tmp_path: Path, command: str) -> None:
    args = command.format(file=games_file(tmp_path)).split()
    with open("/dev/full", "wb") as full:
        done = commands.run(*args, stdout=full)
    assert done.stderr == "grachten: cannot write the output: No space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["rules", "verify {file}", "verify {file} --json"])
def test_a_closed_output_is_told(tmp_path: Path, command: str) -> None:
    args = command.format(file=games_file(tmp_path))
    shell = f"{sys.executable} -m grachten {args} >&-"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.stderr == "grachten: cannot write the output: standard output is closed\n"
    assert done.returncode == 2


def test_a_closed_input_or_error_does_not_matter(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m grachten verify {games_file(tmp_path)} <&- 2>&-"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "3 true" in done.stdout


@contextmanager
def gone() -> Iterator[IO[bytes]]:
    """Yield a pipe that nobody reads any more."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        yield pipe


def test_letters_that_the_terminal_does_not_know() -> None:
    ended = process("rules", PYTHONIOENCODING="iso8859-1")
    assert ended.code == 0
    assert "ruling (C?) decides" in ended.out


def test_ctrl_c_is_no_traceback(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)  # nobody writes, so that the command waits
    running = subprocess.Popen(
        [*GRACHTEN, "verify", pipe], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    writer = open_when_read(pipe)
    try:
        time.sleep(0.5)  # Python itself may lose a signal while it opens a pipe
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    finally:
        running.kill()
        os.close(writer)
    assert running.returncode == 130
    assert b"Traceback" not in err


def open_when_read(pipe: Path) -> int:
    """Open a pipe for writing as soon as somebody waits at its other end."""
    for _ in range(600):
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            time.sleep(0.1)
    pytest.fail("nobody reads")


def test_errors_cannot_steer_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["grachten", "replay", "no\x1b[2Jfile"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "there is no file “no\ufffd[2Jfile”" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate -n 400 --board harbor --seed 1", "verify {file}"])
def test_a_terminal_shows_progress(tmp_path: Path, command: str) -> None:
    file = tmp_path / "many.jsonl"
    file.write_bytes(games_file(tmp_path, 1).read_bytes() * 300)
    args = command.format(file=file).split()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "60"}
    child = pexpect.spawn(
        sys.executable, ["-m", "grachten", *args], env=env, encoding="utf-8", timeout=120
    )
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert re.search(r"\d+%", child.before)


def test_printable() -> None:
    assert printable("a\x1bb\nc\u202e") == "a\ufffdb\ufffdc\ufffd"
    assert printable("x" * 20, 5) == "xxxx…"
    assert printable_lines("a\nb\tc") == "a\nb\ufffdc"
    assert printable_lines("x\n" * 500, 3) == "x\nx\nx\n…"
    assert count(1, "game") == "1 game"
    assert count(1234, "pass", "passes") == "1,234 passes"


def test_hints_name_the_program_so_that_it_can_be_called(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed = tmp_path / ".venv" / "bin" / "grachten"
    installed.parent.mkdir(parents=True)
    installed.write_text("#!/bin/sh\n")
    installed.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(installed)])
    monkeypatch.setenv("PATH", "")
    assert program() == ".venv/bin/grachten"
    monkeypatch.setenv("PATH", str(installed.parent))
    assert program() == "grachten"
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", ["/usr/lib/python3/pytest/__main__.py"])
    assert program() == "grachten"
