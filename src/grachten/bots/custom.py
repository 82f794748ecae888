"""Bots of the user's own by name: `cmd: ./my_bot --fast`, or `my_bot.py:MyBot`."""

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
    """Whether a bot of that name runs what the user has written."""
    return name.startswith(COMMAND) or _FILE_AND_CLASS.fullmatch(name) is not None


def is_class(name: str) -> bool:
    """Whether a bot of that name is a class in a file."""
    return is_custom(name) and not name.startswith(COMMAND)


def short_name(name: str) -> str:
    """The name of an own bot without the folders in it: `cmd: python bot.py`."""
    if name.startswith(COMMAND):
        words = name.removeprefix(COMMAND).split()
        return " ".join([COMMAND, *(os.path.basename(word) or word for word in words)])
    return os.path.basename(name)


def custom_command(name: str) -> tuple[str, ...] | None:
    """What to launch for a bot of that name; None where it is no name of this kind."""
    if is_custom(name) and not _is_utf8(name):
        raise ParseError("bad_command", f"{name[:80]!r} is not UTF-8 text")
    if name.startswith(COMMAND):
        return _words(name)
    if found := _FILE_AND_CLASS.fullmatch(name):
        path, kind = Path(found[1]), found[2]
        _check_file(path, kind)
        # -P: a file in the working directory must not pass for a module that is imported
        return (sys.executable, "-P", "-m", "grachten.bots.class_runner", str(path), kind)
    return None


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _words(name: str) -> tuple[str, ...]:
    """The words of a command, as a shell reads them; its program must be there."""
    command = name.removeprefix(COMMAND).strip()
    try:
        words = tuple(shlex.split(command))
        found = bool(words) and shutil.which(words[0]) is not None
    except ValueError as error:
        raise ParseError("bad_command", f"{name[:80]!r} is no command: {error}") from None
    if not words:
        raise ParseError("bad_command", f"a command comes behind {COMMAND}, as in cmd: ./my_bot")
    if not found:
        message = f"there is no program {words[0][:80]!r} that could be started"
        raise ParseError("no_such_program", message, program=words[0])
    return words


def _check_file(path: Path, kind: str) -> None:
    """Refuse a file that cannot be a bot's; it is read for that, and not run."""
    try:
        classes = _names_in(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise ParseError("bad_bot_file", f"{str(path)[:80]}: {error.strerror}") from None
    except ValueError:
        raise ParseError("bad_bot_file", f"{str(path)[:80]!r} is no name for a file") from None
    if kind not in classes and "*" not in classes:
        known = [name for name, is_class in classes.items() if is_class]
        there = f"; there are {', '.join(known)}" if known else ", and no other class"
        message = f"{str(path)[:80]}: there is no class {kind[:80]!r} in it{there}"
        raise ParseError("bad_bot_file", message)


@lru_cache
def _names_in(path: Path, _changed: int) -> dict[str, bool]:
    """All names that the file gives anything, and whether it is a class of its own."""
    try:
        tree = ast.parse(path.read_bytes())
    except SyntaxError as error:
        message = f"{path}, line {error.lineno}: {error.msg}"
        raise ParseError("bad_bot_file", message) from None
    except (ValueError, RecursionError, MemoryError):  # all that the parser has for junk
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
