"""Files that whole lines are appended to, and files that are replaced as a whole."""

import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self

from grachten.errors import RecordError


class LineFile:
    """A file that lines are appended to, each completely or not at all."""

    def __init__(self, path: Path) -> None:
        """Open the file, or raise a RecordError before anything is played."""
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
        """Remove the partial line that a full disk has left."""
        with suppress(OSError):
            if written and _regular(self.path):
                os.ftruncate(self._file.fileno(), os.fstat(self._file.fileno()).st_size - written)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def unwritable(path: Path, error: Exception) -> RecordError:
    """Return the error for the user; a ValueError comes from an impossible file name."""
    if isinstance(error, OSError):
        return RecordError("unwritable", f"{path}: cannot be written: {error.strerror}")
    return RecordError(
        "unwritable", f"{str(path)!r}: cannot be written: that is not a valid file name"
    )


def _regular(path: Path) -> bool:
    return stat.S_ISREG(path.stat().st_mode)


def _ends_a_line(path: Path) -> bool:
    """Return whether the file ends with a complete line, so that a new one can follow."""
    try:
        if not _regular(path):
            return True
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            return file.read(1) in (b"", b"\n")
    except OSError:  # missing or unreadable: just append
        return True


def replace_file(path: Path, write: Callable[[Path], None]) -> None:
    """Let `write` fill a new file beside the path, then move it there: all of it or nothing."""
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
    """Give a file the permissions of any new file; temporary files are private to their owner."""
    mask = os.umask(0)
    os.umask(mask)
    os.chmod(path, 0o666 & ~mask)


def check_replaceable(path: Path) -> None:
    """Raise a RecordError now if `replace_file` would raise one later."""
    try:
        if path.is_dir():
            raise RecordError("unwritable", f"{path}: cannot be written: it is a folder")
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
