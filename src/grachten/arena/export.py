"""The games of a match as a flat table (CSV, Parquet or JSON Lines), one row per game and seat."""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from grachten.arena.lines import check_replaceable, replace_file
from grachten.arena.results import GameResult
from grachten.arena.tally import win_shares
from grachten.errors import ParseError
from grachten.extras import import_extra

Row = dict[str, Any]

# The columns and their types in pyarrow.
COLUMNS: Mapping[str, str] = {
    "deal": "int64",
    "order": "int32",
    "seat": "int8",
    "bot": "string",
    "first": "bool_",
    "won": "float64",
    "total": "int32",
    "routes": "int32",
    "contracts": "int32",
    "fulfilled": "int32",
    "merchandise": "int32",
    "merchandise_cards": "int32",
    "plies": "int32",
    "reason": "string",
    "forfeit": "string",
    "forfeit_reason": "string",
}
LUCK = "luck"  # a column of matches that are adjusted for luck
SCORES = ("total", "routes", "contracts", "fulfilled", "merchandise", "merchandise_cards")


def rows(games: Sequence[GameResult]) -> Iterator[Row]:
    """Yield a row for each game and seat. `won` is the share of the victory, 0 to 1.

    The luck of the seat follows if the game knows it.
    """
    for game in games:
        seats = zip(game.bots, game.outcome.scores, win_shares(game), strict=True)
        for seat, (bot, score, won) in enumerate(seats):
            own = game.forfeit if game.forfeit and game.forfeit.seat == seat else None
            yield {
                "deal": game.deal,
                "order": game.order,
                "seat": seat,
                "bot": bot,
                "first": seat == game.first,
                "won": won,
                **{name: getattr(score, name) for name in SCORES},
                "plies": game.plies,
                "reason": game.outcome.reason,
                "forfeit": own.code if own else None,
                "forfeit_reason": own.reason if own else None,
                **({} if game.luck is UNSET else {LUCK: game.luck[seat]}),
            }


def columns(games: Sequence[GameResult]) -> dict[str, str]:
    """Return the columns of these games and their types in pyarrow."""
    known = any(game.luck is not UNSET for game in games)
    return {**COLUMNS, **({LUCK: "float64"} if known else {})}


def check_export(path: Path) -> None:
    """Raise an error now if the export would fail after hours of play."""
    _writer(path)
    check_replaceable(path)
    if path.suffix == ".parquet":
        _pyarrow()


def export(path: Path, games: Sequence[GameResult]) -> None:
    """Write the table in the format of the file's suffix; replace an existing file."""
    write = _writer(path)
    replace_file(path, lambda new: write(new, games))


def _writer(path: Path) -> Callable[[Path, Sequence[GameResult]], None]:
    writers = {".csv": _write_csv, ".parquet": _write_parquet, ".jsonl": _write_jsonl}
    if path.suffix not in writers:
        message = f"{path}: an export file must end in {', '.join(writers)}"
        raise ParseError("bad_export", message)
    return writers[path.suffix]


def _write_csv(path: Path, games: Sequence[GameResult]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns(games))
        writer.writeheader()
        writer.writerows(rows(games))


def _write_jsonl(path: Path, games: Sequence[GameResult]) -> None:
    with path.open("wb") as file:
        file.writelines(msgspec.json.encode(row) + b"\n" for row in rows(games))


def _write_parquet(path: Path, games: Sequence[GameResult]) -> None:
    arrow, parquet = _pyarrow()
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in columns(games).items()])
    parquet.write_table(arrow.Table.from_pylist(list(rows(games)), schema), path)


def _pyarrow() -> tuple[Any, Any]:
    parquet = import_extra("pyarrow.parquet", "arena", "a .parquet file")
    return import_extra("pyarrow", "arena", "a .parquet file"), parquet
