"""Saved games: one file per game in progress, and one file for all finished games."""

import os
import shlex
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import platformdirs
from msgspec import UNSET

from grachten.cli.files import localized_errors
from grachten.cli.play.seats import check_players
from grachten.cli.screen import localized_error, program
from grachten.errors import GrachtenError, RecordError
from grachten.game import Game, Record
from grachten.game.record import read_lines, record_from_json

Stamp = tuple[int, int, int]


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("grachten"))


def saves_folder() -> Path:
    return data_folder() / "saves"


def games_file() -> Path:
    """Return the file of finished games, one per line."""
    return data_folder() / "games.jsonl"


class SaveFile:
    """The file of one game in progress. Every step replaces it with a complete new file."""

    def __init__(self, path: Path, automatic: bool) -> None:
        """Open a save file; the program named an `automatic` one and removes it at the end."""
        self.path = path
        self.automatic = automatic
        self._stamp = _stamp(path)

    @classmethod
    def chosen(cls, path: Path) -> "SaveFile":
        """Return a file that the player has named; an existing file is not overwritten."""
        path = _from_home(path)
        if os.path.lexists(path):
            raise localized_error(RecordError, "exists", path=str(path), typed=shell(path))
        return cls(path, automatic=False)

    @classmethod
    def of(cls, path: Path) -> "SaveFile":
        """Return the file of a resumed game."""
        path = _from_home(path).resolve()
        return cls(path, automatic=path.parent == saves_folder().resolve())

    @classmethod
    def fresh(cls, game: Game) -> "SaveFile":
        """Return a new file in the folder of saves."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{game.commitment[:6]}"
        return cls(_unused(saves_folder() / f"{name}.json"), automatic=True)

    def write(self, game: Game) -> None:
        """Save the game with the dealer's secret; the old save stays until the new one is complete.

        If another window has saved there in the meantime, this one continues in a new file.
        """
        if self._stamp != _stamp(self.path):
            self.path = _unused(self.path)
        if self.automatic:
            _make_folder(self.path)
        write_record(game.record(secret=True), self.path)
        self._stamp = _stamp(self.path)

    def remove(self) -> None:
        if self._stamp == _stamp(self.path):
            with suppress(OSError):
                self.path.unlink()


def _from_home(path: Path) -> Path:
    """Return the path with `~` expanded; raise an error for the home of an unknown user."""
    if path.parts and path.parts[0].startswith("~"):
        path = Path(os.path.expanduser(path))  # Path.expanduser raises another error
        if len(path.parts) > 1 and path.parts[0].startswith("~"):
            raise _no_folder(path)
    return path


def _no_folder(path: Path) -> RecordError:
    return localized_error(RecordError, "no_folder", path=str(path))


def _not_written(path: Path, error: OSError) -> RecordError:
    return localized_error(RecordError, "not_written", path=str(path), why=error.strerror)


def _make_folder(path: Path) -> None:
    """Create the program's own folder for a file; other folders must exist."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_written(path, error) from None


def _stamp(path: Path) -> Stamp | None:
    """Return what changes whenever the file is written."""
    try:
        status = path.stat()
    except (OSError, ValueError):  # missing, or an impossible file name
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def _unused(path: Path) -> Path:
    """Return the path, or the first unused one with a number appended."""
    other, number = path, 1
    while os.path.lexists(other):
        number += 1
        other = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return other


def write_record(record: Record, path: Path) -> None:
    """Write one record as the only line of a file, completely or not at all."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        with open(handle, "wb") as file:
            file.write(record.to_json() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        temporary = None
    except FileNotFoundError:
        raise _no_folder(path) from None
    except OSError as error:
        raise _not_written(path, error) from None
    except ValueError:  # a name that no file can have
        raise localized_error(RecordError, "no_file_name", path=repr(str(path))[1:-1]) from None
    finally:
        if temporary is not None:
            with suppress(OSError):
                os.unlink(temporary)


def write_copy(game: Game, path: Path) -> Path:
    """Save a copy; only an older save of this game may be overwritten."""
    path = _from_home(path)
    if os.path.lexists(path) and not _holds(path, game):
        raise localized_error(RecordError, "exists_other", path=str(path))
    write_record(game.record(secret=True), path)
    return path


def _holds(path: Path, game: Game) -> bool:
    try:
        return path.is_file() and _only_record(path).commitment == game.commitment
    except GrachtenError:
        return False


def read_save(path: Path) -> Record:
    """Return the unfinished game in a file; for anything else, raise a helpful error."""
    with localized_errors(path):
        record = _only_record(path)
    if record.result is not UNSET or record.seed is not UNSET:
        command = f"{program()} replay {shell(path)}"
        raise localized_error(RecordError, "save_over", path=str(path), command=command)
    if record.secret_seed is UNSET:
        raise localized_error(RecordError, "save_without_seed", path=str(path))
    if not record.steps:
        raise localized_error(RecordError, "save_without_deal", path=str(path))
    check_players(record, str(path))
    return record


def _only_record(path: Path) -> Record:
    """Return the only record of a file; resuming from a file of many would overwrite them."""
    try:
        if path.exists() and not path.is_file():
            raise localized_error(RecordError, "no_file", path=str(path))
        lines = []
        for _, line in read_lines(path):
            lines.append(line)
            if len(lines) > 1 and record_from_json(lines[0], str(path)):
                raise localized_error(RecordError, "save_of_many", path=str(path))
    except (ValueError, OSError):  # a name that no file can have
        raise localized_error(RecordError, "no_such_file", path=repr(str(path))[1:-1]) from None
    if not lines:
        raise localized_error(RecordError, "save_empty", path=str(path))
    return record_from_json(lines[0], str(path))


def unfinished() -> Iterator[tuple[Path, Record]]:
    """Yield the automatic saves that can be resumed, newest first; skip the others."""
    try:
        paths = sorted(saves_folder().glob("*.json"), key=lambda p: p.stat().st_mtime, reverse=True)
    except OSError:
        return
    for path in paths:
        with suppress(GrachtenError):
            yield path, read_save(path)


def keep_finished(game: Game) -> tuple[Path, int]:
    """Append a finished game to the file of all games; return the file and its number there."""
    path = games_file()
    _make_folder(path)
    with localized_errors(path):
        game.record().append_to(path)
        return path, sum(1 for _ in read_lines(path)) - 1


def shell(path: Path) -> str:
    """Return a path quoted for a shell."""
    return shlex.quote(str(path))
