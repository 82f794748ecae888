"""The flat table of a match, read back from every format."""

import csv
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet
import pytest

from arena.playing import played, small_match
from grachten.arena.export import COLUMNS, check_export, export, rows
from grachten.arena.results import GameResult
from grachten.bots import Forfeit
from grachten.errors import ParseError, RecordError
from grachten.game import Outcome, Score

LOST = GameResult(
    7,
    1,
    ("a", "b", "c"),
    2,
    30,
    Outcome("resigned", (0, 2), tuple(Score(1, 2, 3, 4, 5, 6) for _ in range(3))),
    Forfeit(1, "crashed", 'said "no,\nnever"'),
)


@pytest.fixture
def games() -> list[GameResult]:
    return [*played(small_match(games=4)), LOST]


def test_there_is_a_row_for_each_game_and_seat(games: list[GameResult]) -> None:
    table = list(rows(games))
    assert len(table) == 4 * 2 + 3
    assert all(list(row) == list(COLUMNS) for row in table)
    for number, game in enumerate(games[:4]):
        pair = table[2 * number : 2 * number + 2]
        assert sum(row["won"] for row in pair) == 1
        assert [row["bot"] for row in pair] == list(game.bots)
        assert [row["total"] for row in pair] == [score.total for score in game.outcome.scores]
        assert [row["first"] for row in pair] == [game.first == 0, game.first == 1]
    assert [row["won"] for row in table[-3:]] == [0.5, 0, 0.5]
    assert [row["forfeit"] for row in table[-3:]] == [None, "crashed", None]
    names = ("routes", "contracts", "fulfilled", "merchandise", "merchandise_cards", "total")
    assert [table[-1][name] for name in names] == [1, 2, 3, 4, 5, 6]


def test_csv_is_read_back(tmp_path: Path, games: list[GameResult]) -> None:
    path = tmp_path / "table.csv"
    export(path, games)
    with path.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    expected = [{k: "" if v is None else str(v) for k, v in row.items()} for row in rows(games)]
    assert found == expected


def test_json_lines_are_read_back(tmp_path: Path, games: list[GameResult]) -> None:
    path = tmp_path / "table.jsonl"
    export(path, games)
    found: list[Any] = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    assert found == list(rows(games))


def test_parquet_is_read_back(tmp_path: Path, games: list[GameResult]) -> None:
    path = tmp_path / "table.parquet"
    export(path, games)
    table = pyarrow.parquet.read_table(path)
    assert table.to_pylist() == list(rows(games))
    assert str(table.schema.field("first").type) == "bool"


def test_a_match_without_games_has_a_table_too(tmp_path: Path) -> None:
    for name in ("table.csv", "table.jsonl", "table.parquet"):
        export(tmp_path / name, [])
    assert pyarrow.parquet.read_table(tmp_path / "table.parquet").column_names == list(COLUMNS)
    assert (tmp_path / "table.csv").read_text().startswith("deal,order,seat,bot")


def test_what_cannot_be_exported_is_told_before(tmp_path: Path) -> None:
    with pytest.raises(ParseError, match=r"\.csv, \.parquet, \.jsonl"):
        check_export(tmp_path / "table.xlsx")
    with pytest.raises(RecordError, match="cannot be written"):
        check_export(tmp_path / "no" / "table.csv")
    check_export(tmp_path / "table.parquet")
