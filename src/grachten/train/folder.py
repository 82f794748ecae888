"""The folder of a training run: its options, chunks, fits and results, each file whole."""

import io
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from grachten.arena.lines import replace_file, unwritable
from grachten.bots.value.net import Net
from grachten.errors import RecordError
from grachten.train.fit import Epoch, Fit, Scale
from grachten.train.run import FORMAT, Run
from grachten.train.tasks import Arrays, Stage
from grachten.version import SOFTWARE

RUN_FILE = "run.json"
MISSING = "no_training"
DAMAGED = "bad_training"


class Folder:
    """The files of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, run: Run) -> None:
        """Create the folder for a new run; raise RecordError if it holds anything."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if any(self.path.iterdir()):
                message = f"{self.path} is not empty; name a new folder, or resume with --resume"
                raise RecordError("exists", message)
        except (OSError, ValueError) as error:
            raise unwritable(self.path, error) from None
        self.save_run(run)

    def save_run(self, run: Run) -> None:
        self.write(RUN_FILE, msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n")

    def read_run(self) -> Run:
        path = self.path / RUN_FILE
        try:
            run = msgspec.json.decode(path.read_bytes(), type=Run)
        except (FileNotFoundError, NotADirectoryError, ValueError) as error:
            if isinstance(error, msgspec.MsgspecError):
                message = f"{path}: not a training run: {error}"
                raise RecordError(DAMAGED, message) from None
            message = f"{self.path}: there is no training run to resume"
            raise RecordError(MISSING, message) from None
        except OSError as error:
            message = f"{path}: cannot be read: {error.strerror}"
            raise RecordError("unreadable", message) from None
        if (run.format, run.software) != (FORMAT, SOFTWARE):
            message = f"{path}: this run was started by another version, {run.software[:40]!r}"
            raise RecordError("other_version", message)
        return run

    def write(self, name: str, content: bytes) -> Path:
        """Write a file completely or not at all."""
        path = self.path / name
        replace_file(path, lambda new: _write(new, content))
        return path

    def missing(self, stage: Stage) -> list[int]:
        """Return the numbers of the stage's chunks that are not saved yet."""
        folder = self.path / stage.folder
        try:
            folder.mkdir(exist_ok=True)
            saved = {entry.name for entry in os.scandir(folder)}
        except OSError as error:
            raise unwritable(folder, error) from None
        return [n for n in range(stage.chunks.number) if _chunk_name(n) not in saved]

    def save_chunk(self, stage: Stage, number: int, arrays: Arrays) -> None:
        self.write(f"{stage.folder}/{_chunk_name(number)}", _packed(arrays))

    def read_chunk(self, stage: Stage, number: int) -> Arrays:
        arrays = self._read(f"{stage.folder}/{_chunk_name(number)}")
        if arrays is None:
            raise RecordError(DAMAGED, f"{self.path / stage.folder}: chunk {number} is missing")
        return arrays

    def save_fit(self, generation: int, fit: Fit) -> None:
        arrays: Arrays = {"steps": np.array(fit.steps), "curve": np.array(fit.curve)}
        for kind, layers in (("layers", fit.layers), ("means", fit.means)):
            arrays |= {f"{kind}_{name}": layer for name, layer in layers._asdict().items()}
        arrays |= {f"squares_{name}": layer for name, layer in fit.squares._asdict().items()}
        arrays |= {f"scale_{name}": part for name, part in fit.scale._asdict().items()}
        self.write(_fit_name(generation), _packed(arrays))

    def read_fit(self, generation: int) -> Fit | None:
        """Return a generation's fit as far as it was saved, or None."""
        arrays = self._read(_fit_name(generation))
        if arrays is None:
            return None
        try:
            layers, means, squares = (
                Net(*(arrays[f"{kind}_{name}"] for name in Net._fields))
                for kind in ("layers", "means", "squares")
            )
            scale = Scale(*(arrays[f"scale_{name}"] for name in Scale._fields))
            curve = tuple(Epoch(*point) for point in arrays["curve"].tolist())
            return Fit(layers, scale, means, squares, int(arrays["steps"]), curve)
        except (KeyError, TypeError) as error:
            raise self._damaged(_fit_name(generation), error) from None

    def _read(self, name: str) -> Arrays | None:
        try:
            with np.load(self.path / name, allow_pickle=False) as arrays:
                return dict(arrays)
        except FileNotFoundError:
            return None
        except Exception as error:  # zipfile has its own errors
            raise self._damaged(name, error) from None

    def _damaged(self, name: str, error: Exception) -> RecordError:
        message = f"{self.path / name}: damaged ({error}); delete this file, then resume"
        return RecordError(DAMAGED, message)


def _chunk_name(number: int) -> str:
    return f"{number:06}.npz"


def _fit_name(generation: int) -> str:
    return f"fit-{generation}.npz"


def _packed(arrays: Arrays) -> bytes:
    file = io.BytesIO()
    plain: dict[str, npt.NDArray[Any]] = arrays
    np.savez(file, **plain)  # type: ignore[arg-type]
    return file.getvalue()


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)
