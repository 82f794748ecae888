"""Names of custom bots: `cmd: ./my_bot --fast`, or `my_bot.py:MyBot`."""

import ast
import os
import re
import shlex
import shutil
import sys
from functools import lru_cache
from pathlib import Path

from grachten.errors import ParseError

COMMAND = "cmd:"
_FILE_AND_CLASS = re.compile(r"(.+\.py):(.*)", re.DOTALL)


def is_custom(name: str) -> bool:
    """Return whether the name stands for a bot that the user wrote."""
    return name.startswith(COMMAND) or _FILE_AND_CLASS.fullmatch(name) is not None


def is_class(name: str) -> bool:
    """Return whether the name stands for a class in a file."""
    return is_custom(name) and not name.startswith(COMMAND)


def short_name(name: str) -> str:
    """Return the name of a custom bot without folders: `cmd: python bot.py`."""
    if name.startswith(COMMAND):
        words = name.removeprefix(COMMAND).split()
        return " ".join([COMMAND, *(os.path.basename(word) or word for word in words)])
    return os.path.basename(name)


def custom_command(name: str) -> tuple[str, ...] | None:
    """Return the command that starts the custom bot of this name; None for any other name."""
    if is_custom(name) and not _is_utf8(name):
        raise ParseError("bad_command", f"{name[:80]!r} is not UTF-8 text")
    if name.startswith(COMMAND):
        return _words(name)
    if found := _FILE_AND_CLASS.fullmatch(name):
        path, kind = Path(found[1]), found[2]
        _check_file(path, kind)
        # -P: a file in the working directory must not shadow an imported module
        return (sys.executable, "-P", "-m", "grachten.bots.class_runner", str(path), kind)
    return None


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _words(name: str) -> tuple[str, ...]:
    """Split a command like a shell does; raise ParseError if its program does not exist."""
    command = name.removeprefix(COMMAND).strip()
    try:
        words = tuple(shlex.split(command))
        found = bool(words) and shutil.which(words[0]) is not None
    except ValueError as error:
        raise ParseError("bad_command", f"{name[:80]!r} is not a command: {error}") from None
    if not words:
        raise ParseError("bad_command", f"a command must follow {COMMAND}, as in cmd: ./my_bot")
    if not found:
        message = f"there is no program {words[0][:80]!r}"
        raise ParseError("no_such_program", message, program=words[0])
    return words


def _check_file(path: Path, kind: str) -> None:
    """Raise ParseError if the file cannot hold the class; the file is parsed but not run."""
    try:
        classes = _names_in(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise ParseError("bad_bot_file", f"{str(path)[:80]}: {error.strerror}") from None
    except ValueError:
        raise ParseError("bad_bot_file", f"{str(path)[:80]!r} is not a valid file name") from None
    if kind not in classes and "*" not in classes:
        known = [name for name, is_class in classes.items() if is_class]
        there = f"; it has {', '.join(known)}" if known else " or any other class"
        message = f"{str(path)[:80]}: it has no class {kind[:80]!r}{there}"
        raise ParseError("bad_bot_file", message)


@lru_cache
def _names_in(path: Path, _changed: int) -> dict[str, bool]:
    """Return every name that the file binds, and whether it is a class defined there."""
    try:
        tree = ast.parse(path.read_bytes())
    except SyntaxError as error:
        message = f"{path}, line {error.lineno}: {error.msg}"
        raise ParseError("bad_bot_file", message) from None
    except (ValueError, RecursionError, MemoryError):  # what the parser raises for garbage
        raise ParseError("bad_bot_file", f"{path}: is not Python") from None
    names: dict[str, bool] = {}
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name):
                names[name] = True
            case ast.alias(name=name, asname=other):
                names.setdefault(other or name, False)
            case ast.Name(id=name, ctx=ast.Store()):
                names.setdefault(name, False)
    return names
