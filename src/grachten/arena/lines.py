"""A file that whole lines are appended to, and a file that is replaced as a whole."""

import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self

from grachten.errors import RecordError


class LineFile:
    """A file that games are appended to, each with one write that leaves no half line behind."""

    def __init__(self, path: Path) -> None:
        """Open it, or raise a RecordError before anything is played."""
        self.path = path
        try:
            self._gap = b"" if _ends_a_line(path) else b"\n"
            self._file = path.open("ab", buffering=0)
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from None

    def write(self, line: bytes) -> None:
        data = self._gap + line
        written = 0
        try:
            while written < len(data):
                written += self._file.write(data[written:])
        except OSError as error:
            self._take_back(written)
            raise unwritable(self.path, error) from None
        self._gap = b""

    def _take_back(self, written: int) -> None:
        """Remove the piece of a line that a full disk has left."""
        with suppress(OSError):
            if written and _regular(self.path):
                os.ftruncate(self._file.fileno(), os.fstat(self._file.fileno()).st_size - written)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def unwritable(path: Path, error: Exception) -> RecordError:
    """The error for the user; a ValueError comes of a name that no file can have."""
    if isinstance(error, OSError):
        return RecordError("unwritable", f"{path}: cannot be written: {error.strerror}")
    return RecordError("unwritable", f"{str(path)!r}: cannot be written: no file has such a name")


def _regular(path: Path) -> bool:
    return stat.S_ISREG(path.stat().st_mode)


def _ends_a_line(path: Path) -> bool:
    """Whether a new line can be put behind what is there: not so behind a game cut off."""
    try:
        if not _regular(path):
            return True
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            return file.read(1) in (b"", b"\n")
    except OSError:  # not there yet, or not to be read: then just append
        return True


def replace_file(path: Path, write: Callable[[Path], None]) -> None:
    """Let `write` fill a new file beside the path, then put it there: all of it or nothing."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        os.close(handle)
        write(Path(temporary))
        _as_a_new_file(temporary)
        os.replace(temporary, path)
        temporary = None
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    finally:
        if temporary is not None:
            with suppress(OSError):
                os.unlink(temporary)


def _as_a_new_file(path: str) -> None:
    """Give it the rights of any new file: a temporary one is for its owner alone."""
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(path, 0o666 & ~mask)


def check_replaceable(path: Path) -> None:
    """Raise a RecordError now where `replace_file` would later."""
    try:
        if path.is_dir():
            raise RecordError("unwritable", f"{path}: cannot be written: it is a folder")
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
