"""Reading a board from the package, from a TOML file, or from an object in a record."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from grachten.board.check import problems_of
from grachten.board.check_values import nearest, show
from grachten.board.model import CARD_COLORS, Board, Contract, Place, Route
from grachten.errors import BoardError, BoardProblem, UnreadableBoard

MAX_BYTES = 1_000_000
MAX_DOTS = 500  # per line: reading a key of n parts takes n² steps
DEFAULT_BOARD = "amsterdam"


@cache
def board_names() -> tuple[str, ...]:
    """Return the names of the shipped boards."""
    files = resources.files("grachten.board").joinpath("data").iterdir()
    return tuple(sorted(f.name.removesuffix(".toml") for f in files if f.name.endswith(".toml")))


def load_board(reference: str | os.PathLike[str] | Mapping[str, Any] | Board) -> Board:
    """Return a board by its name (`amsterdam`), its file (`my.toml`), or its object in a record.

    Untrusted text must not name a file: pass it to `shipped_board`.

    >>> board = load_board("amsterdam")
    >>> len(board.routes), len(board.contracts)
    (45, 24)
    """
    match reference:
        case Board():
            return reference
        case Mapping():
            return read_object(reference, "board")
        case str() if not reference.endswith(".toml") and Path(reference).name == reference:
            return shipped_board(reference)
        case str() | os.PathLike():
            return read_file(Path(reference))
    message = f"must be a name, a file or a table, not {show(reference)}"
    raise _error("board", "not_a_board", message)


def shipped_board(name: str) -> Board:
    """Return a shipped board; no other file is ever opened."""
    if name not in board_names():
        raise _error(show(name), "unknown_board", f"there is no such board{_instead_of(name)}")
    return _shipped(name)


@cache
def _shipped(name: str) -> Board:
    text = resources.files("grachten.board").joinpath("data", f"{name}.toml").read_text("utf-8")
    return read_object(tomllib.loads(text), name, name)


def _instead_of(name: str) -> str:
    """Return a suggestion for an unknown board name."""
    if name and _is_file(Path(f"{name}.toml")):
        return f"; did you mean the file {name}.toml?"
    if name and _is_file(Path(name)):
        return f"; to read the file of that name, write {os.path.join(os.curdir, name)}"
    known = f"; there are {', '.join(board_names())}, and files that end in .toml"
    return nearest(name, board_names()) or known


def read_file(path: Path) -> Board:
    return read_toml(_content(path), str(path))


def read_toml(data: bytes, origin: str) -> Board:
    """Return the board in the bytes of a file; `origin` names the file in errors."""
    return read_object(_parse(data, origin), origin)


def _parse(data: bytes, origin: str) -> dict[str, Any]:
    _check_size(data, origin)
    try:
        text = data.decode("utf-8-sig")
        if any(line.count(".") > MAX_DOTS for line in text.splitlines()):
            raise _error(origin, "not_toml", "is nested too deeply for a board")
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        message = f"is not UTF-8 text (byte {error.start}); save it in that encoding"
        raise _error(origin, "not_utf8", message) from None
    except RecursionError:
        raise _error(origin, "not_toml", "is nested too deeply for a board") from None
    except ValueError as error:  # from TOML, or a number with thousands of digits
        raise _error(origin, "not_toml", f"is not TOML: {error}") from None


def _content(path: Path) -> bytes:
    origin = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        shipped = path.stem if path.stem in board_names() else ""
        hint = f"; the board that comes with the game is called just {shipped}" if shipped else ""
        raise _error(origin, "missing_file", f"there is no such file{hint}") from None
    except IsADirectoryError:
        raise _error(origin, "not_a_file", "is a folder; a board is a file") from None
    except OSError as error:
        raise _error(origin, "unreadable", f"cannot be read: {error.strerror}") from None
    except ValueError:  # a name that no file can have
        raise _error(show(origin), "missing_file", "there is no such file") from None
    return data


def _check_size(data: bytes, origin: str) -> None:
    if len(data) > MAX_BYTES:
        message = f"is larger than {MAX_BYTES:,} bytes; a board is a small text file"
        raise _error(origin, "too_large", message)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def _error(origin: str, code: str, message: str) -> UnreadableBoard:
    return UnreadableBoard(origin, [BoardProblem(code, "", message)])


def read_object(source: Mapping[str, Any], origin: str, name: str | None = None) -> Board:
    """Check a parsed board file and return the Board, or raise all its problems."""
    problems = problems_of(source)
    if problems:
        raise BoardError(origin, problems)
    places = tuple(
        Place(key, place["name"], place["x"], place["y"]) for key, place in source["places"].items()
    )
    index = {place.key: i for i, place in enumerate(places)}
    return Board(
        name=name,
        title=title_of(source, name),
        places=places,
        routes=_routes(source, index),
        contracts=tuple(
            Contract(f"{a}-{b}", index[a], index[b], contract["points"])
            for contract in source["contracts"]
            for a, b in [contract["between"]]
        ),
        carts=source["carts_per_player"],
        cards=tuple(source["cards"][color] for color in CARD_COLORS),
        points={int(length): points for length, points in source["points_by_length"].items()},
        merchandise=source["merchandise_cards"],
        bonus={int(n): tuple(bonus) for n, bonus in source["merchandise_bonus"].items()},
        source=_plain(source),
    )


def title_of(source: Mapping[str, Any], name: str | None = None) -> str:
    """Return the title of a checked board file; the board's name replaces a missing title."""
    title: str = source.get("title", (name or "a board").capitalize())
    return title


def _plain(value: Any) -> Any:
    """Return a copy as plain JSON values, because the caller may change the original."""
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _routes(source: Mapping[str, Any], index: Mapping[str, int]) -> tuple[Route, ...]:
    lines = [(line, color) for line in source["routes"] for color in line["colors"]]
    ends = [frozenset(line["between"]) for line, _ in lines]
    routes: list[Route] = []
    for i, (line, color) in enumerate(lines):
        a, b = line["between"]
        twin = next((k for k, other in enumerate(ends) if other == ends[i] and k != i), None)
        second = twin is not None and twin < i and lines[twin][1] == color
        name = f"{a}-{b}-{color}-2" if second else f"{a}-{b}-{color}"
        carts = line.get("carts", False)
        routes.append(Route(name, index[a], index[b], line["length"], color, carts, twin))
    return tuple(routes)
