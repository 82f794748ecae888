"""The one door to Numba: compiles a function, or leaves it plain Python.

`GRACHTEN_JIT=0` in the environment, or a machine without Numba, runs the same functions
uncompiled with the same results, for debugging and for measuring test coverage.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

# Every folder of the package that holds compiled functions. A change in any of them starts an
# empty cache: Numba itself would leave callers in other files on the old rule.
COMPILED_FOLDERS = (
    "rules",
    "bots/planning",
    "bots/rollout",
    "bots/value",
    "bots/search",
    "envs/opponents",
    "train/games",
)
LIMITS_FILE = "board/limits.py"  # whose numbers are constants in compiled code
KEPT_SECONDS = 30 * 24 * 3600

try:
    import numba
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import cgutils as _cgutils
    from numba.core import config as _config
    from numba.core import types
    from numba.extending import intrinsic

    config: Any = _config  # its fields are set at run time
    cgutils: Any = _cgutils  # without types
    FOUND = True
except ImportError:  # machines without Numba play uncompiled
    FOUND = False

COMPILED: bool = FOUND and os.environ.get("GRACHTEN_JIT", "1") != "0"


def sources() -> list[Path]:
    package = Path(__file__).parent.parent
    folders = (p for folder in COMPILED_FOLDERS for p in (package / folder).rglob("*.py"))
    return sorted([*folders, package / LIMITS_FILE])


def cache_folder() -> Path:
    """Where compiled code is kept: a folder named after all it was compiled from."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(f"{sys.version} {numba.__version__} {config.BOUNDSCHECK}".encode())
    root = os.environ.get("GRACHTEN_CACHE") or platformdirs.user_cache_dir("grachten")
    return Path(root) / f"compiled-{digest.hexdigest()[:16]}"


def _usable(folder: Path) -> Path:
    """The folder, made if need be; where it cannot be written, one for this process alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
        _forget_old_code(folder)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="grachten-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _forget_old_code(current: Path) -> None:
    """Remove the code of other versions that nobody has started for a month."""
    for folder in current.parent.glob("compiled-*"):
        if folder != current and folder.stat().st_mtime < time.time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


CACHE: Path | None = _usable(cache_folder()) if COMPILED else None


def jit(function: F) -> F:
    """Compile, without holding Python's lock; the machine code is kept on disk."""
    return _compile(function, "never", nogil=True)


def jit_short(function: F) -> F:
    """Compile a function that takes microseconds: handing over Python's lock would take longer."""
    return _compile(function, "never", nogil=False)


def jit_inline(function: F) -> F:
    """Compile into every caller: a call that takes an array counts references to it otherwise."""
    return _compile(function, "always", nogil=True)


def _compile(function: F, inline: Literal["never", "always"], nogil: bool) -> F:
    if not COMPILED:
        return function
    before, config.CACHE_DIR = config.CACHE_DIR, str(CACHE)
    try:
        compiled = numba.njit(cache=True, nogil=nogil, error_model="numpy", inline=inline)
        return cast(F, compiled(function))
    finally:
        config.CACHE_DIR = before


def compiled_before(folder: str = "rules") -> bool:
    """Whether an earlier run has left machine code of this folder behind."""
    return CACHE is None or any(CACHE.glob(f"{Path(folder).name}_*/*.nbc"))


if COMPILED:

    @intrinsic
    def _lowest_bit(typing_context: Any, mask: Any) -> Any:  # noqa: ARG001
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), codegen

    @intrinsic
    def _prefetch(typing_context: Any, rows: Any, i: Any, k: Any) -> Any:  # noqa: ARG001
        byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        to_write, keep_all, data = number(1), number(3), number(1)

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind, array = signature.args[0], context.make_array(signature.args[0])
            values = array(context, builder, args[0])
            place = cgutils.get_item_pointer(context, builder, kind, values, args[1:])
            form = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            instruction = cgutils.get_or_insert_function(builder.module, form, "llvm.prefetch.p0")
            at = builder.bitcast(place, byte)
            builder.call(instruction, [at, to_write, keep_all, data])
            return context.get_dummy_value()

        return types.void(rows, types.int64, types.int64), codegen

else:

    def _lowest_bit(mask: int) -> int:  # type: ignore[misc]
        return (int(mask) & -int(mask)).bit_length() - 1

    def _prefetch(rows: Any, i: int, k: int) -> None:  # type: ignore[misc]
        """Do nothing: only a processor can load ahead."""


# The index of the lowest bit that is set in a mask, which must not be 0.
lowest_bit: Callable[[int], int] = cast(Callable[[int], int], _lowest_bit)

# Tell the processor that `rows[i, k]` will be needed soon.
prefetch: Callable[[Any, int, int], None] = cast(Callable[[Any, int, int], None], _prefetch)
