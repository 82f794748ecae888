"""A lock that allows one server per SQLite database and ends with the process."""

import errno
import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL

from grachten.errors import GrachtenError

IN_USE = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class ExclusiveLock:
    """The exclusive right to serve a SQLite database, until `release` or the process ends.

    Only servers take it: `grachten backup` reads the database while a server runs. The lock file is
    never removed, since removing it could let two servers in.
    """

    def __init__(self, url: URL) -> None:
        database = file_of(url)
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise _bad(f"{path}: cannot be written: {error.strerror}") from None
        try:
            _lock(self._file)
        except OSError as error:
            self.release()
            if error.errno in IN_USE:
                raise _bad(
                    f"another server is using the database {database}; stop it first, or choose "
                    "another folder with --data"
                ) from None
            raise _bad(
                f"{path.parent}: this file system has no locks ({error.strerror}), which SQLite "
                "needs; choose a folder on a local disk, or use PostgreSQL"
            ) from None

    def release(self) -> None:
        os.close(self._file)


def file_of(url: URL) -> Path:
    """Return the real path of a SQLite database, with links resolved."""
    name = url.database or ""
    if "uri" in url.query and name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(name).resolve()


def _bad(message: str) -> GrachtenError:
    return GrachtenError("bad_database", message)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
