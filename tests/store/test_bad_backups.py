"""Files that are not backups, or damaged ones: an error for the user, and nothing restored."""

import gzip
import hashlib
import json
import random
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import Postgres
from grachten.errors import GrachtenError
from grachten.store.backup import back_up, restore
from grachten.store.store import Store
from store.filling import fill

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a backup with some of everything."""
    folder = tmp_path_factory.mktemp("good")
    store = Store(str(folder / "grachten.db"))
    fill(store, tables=1)
    back_up(store.engine, folder / "backup")
    store.close()
    return (folder / "backup").read_bytes()


def refusal(folder: Path, content: bytes, url: str = "") -> str:
    """Return why this file is not restored; no database is created."""
    path = folder / "some.backup"
    path.write_bytes(content)
    with pytest.raises(GrachtenError) as caught:
        restore(path, url or str(folder / "new.db"))
    assert caught.value.code == "bad_backup"
    assert caught.value.message.startswith(f"{path}: ")
    assert list(folder.glob("new.db*")) == []
    return caught.value.message


def sealed(lines: Lines) -> bytes:
    """Return a file of these lines with a matching footer."""
    data = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    names = ("tables", "steps", "owners", "bot_tokens", "bans")
    counts = {name: sum(line.get("table") == name for line in lines) for name in names}
    footer = {"counts": counts, "sha256": hashlib.sha256(data).hexdigest()}
    return gzip.compress(data + json.dumps(footer).encode() + b"\n", mtime=0)


def lines_of(backup: bytes) -> Lines:
    """Return all lines except the footer."""
    return [json.loads(line) for line in gzip.decompress(backup).splitlines()[:-1]]


def first_of(lines: Lines, table: str) -> dict[str, Any]:
    row: dict[str, Any] = next(line["row"] for line in lines if line.get("table") == table)
    return row


def test_a_file_that_was_sealed_anew_is_taken(good: bytes, tmp_path: Path) -> None:
    """The tests below depend on this."""
    (tmp_path / "b").write_bytes(sealed(lines_of(good)))
    assert restore(tmp_path / "b", str(tmp_path / "new.db"))["tables"] == 3


def test_a_truncated_file_is_refused_wherever_it_ends(good: bytes, tmp_path: Path) -> None:
    places = {*range(20), *range(20, len(good), len(good) // 60), len(good) - 1, len(good) - 8}
    for place in sorted(places):
        refusal(tmp_path, good[:place])


def test_a_text_that_ends_too_early_is_refused(good: bytes, tmp_path: Path) -> None:
    text = gzip.decompress(good)
    ends = [i + 1 for i, byte in enumerate(text) if byte == ord("\n")]
    for end in [*ends[:-1], *(end - 1 for end in ends), *(end - 9 for end in ends[:20])]:
        refusal(tmp_path, gzip.compress(text[:end], 1))


def test_a_flipped_byte_is_noticed(good: bytes, tmp_path: Path) -> None:
    rng = random.Random(1)
    for place in [*range(3), *rng.sample(range(10, len(good)), 150)]:
        spoiled = bytearray(good)
        spoiled[place] ^= 1 << rng.randrange(8)
        if text_of(spoiled) != gzip.decompress(good):  # or else the bit is only padding
            refusal(tmp_path, bytes(spoiled))


def text_of(packed: bytearray) -> bytes | None:
    """Return the content of a packed file; None if it cannot be unpacked."""
    try:
        return gzip.decompress(packed)
    except (OSError, EOFError, zlib.error):
        return None


def test_a_flipped_byte_in_the_text_is_noticed(good: bytes, tmp_path: Path) -> None:
    text = gzip.decompress(good)
    rng = random.Random(2)
    for place in rng.sample(range(len(text)), 150):
        spoiled = bytearray(text)
        spoiled[place] ^= 1 << rng.randrange(7)
        refusal(tmp_path, gzip.compress(bytes(spoiled), 1))


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"Dear Anna", b"PK\x03\x04" + bytes(100), b"SQLite format 3\0" + bytes(1000)],
    ids=["empty", "empty line", "letter", "zip", "sqlite"],
)
def test_foreign_files_are_refused(tmp_path: Path, content: bytes) -> None:
    assert "not a backup" in refusal(tmp_path, content)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"Dear Anna,\nhow are you?\n",
        b"\xff\xfe\n",
        b'{"format":"grachten-arena/1","software":"","schema":"0001","made":""}\n',
        b'{"format":"grachten-backup/2","software":"","schema":"0001","made":""}\n',
        b"[" * 100_000 + b"\n",
    ],
    ids=["empty", "empty line", "letter", "no UTF-8", "match", "tomorrow's", "deep"],
)
def test_foreign_texts_are_refused(tmp_path: Path, text: bytes) -> None:
    assert "not a backup" in refusal(tmp_path, gzip.compress(text))


def test_more_behind_the_end_is_refused(good: bytes, tmp_path: Path) -> None:
    refusal(tmp_path, good + b"more")
    refusal(tmp_path, good + good)
    refusal(tmp_path, gzip.compress(gzip.decompress(good) + b"\n"))


def _no_document(lines: Lines) -> None:
    del first_of(lines, "tables")["document"]


def _a_column_more(lines: Lines) -> None:
    first_of(lines, "tables")["legs"] = 4


def _a_text_for_a_number(lines: Lines) -> None:
    first_of(lines, "steps")["ply"] = "1; DROP TABLE steps"


def _a_number_too_large(lines: Lines) -> None:
    first_of(lines, "tables")["touched"] = 2**63


def _nothing_for_a_text(lines: Lines) -> None:
    first_of(lines, "bans")["reason"] = None


def _an_unknown_table(lines: Lines) -> None:
    lines.append({"table": "nodes", "row": {"id": "x", "alive_until": 1}})


def _no_row(lines: Lines) -> None:
    lines.append({"table": "tables", "row": 5})


@pytest.mark.parametrize(
    "spoil",
    [
        _no_document,
        _a_column_more,
        _a_text_for_a_number,
        _a_number_too_large,
        _nothing_for_a_text,
        _an_unknown_table,
        _no_row,
    ],
)
def test_rows_that_fit_no_table_are_refused(
    good: bytes, tmp_path: Path, spoil: Callable[[Lines], None]
) -> None:
    lines = lines_of(good)
    spoil(lines)
    assert "damaged: " in refusal(tmp_path, sealed(lines))


@pytest.fixture
def empty(postgres: Postgres) -> Iterator[str]:
    yield postgres.create("bad_backup")
    postgres.drop("bad_backup")


def _a_step_of_no_table(lines: Lines) -> None:
    lines.append({"table": "steps", "row": {"table_id": "nowhere", "ply": 0, "step": {}}})


def _a_row_twice(lines: Lines) -> None:
    lines.append(lines[-1])


@pytest.mark.parametrize("spoil", [_a_step_of_no_table, _a_row_twice])
def test_rows_that_do_not_go_together_leave_the_database_empty(
    good: bytes, tmp_path: Path, database: str, spoil: Callable[[Lines], None]
) -> None:
    lines = lines_of(good)
    spoil(lines)
    path = tmp_path / "some.backup"
    path.write_bytes(sealed(lines))
    with pytest.raises(GrachtenError, match="does not take its rows") as caught:
        restore(path, database)
    assert caught.value.code == "bad_backup"
    path.write_bytes(good)
    assert restore(path, database)["tables"] == 3  # so the first left nothing


@pytest.mark.parametrize("value", ["null\0byte", "x" * 300])
def test_texts_that_postgresql_does_not_take_are_told(
    good: bytes, tmp_path: Path, empty: str, value: str
) -> None:
    lines = lines_of(good)
    first_of(lines, "bans")["reason"] = value
    assert "does not take its rows" in refusal(tmp_path, sealed(lines), empty)


def test_another_schema_is_named_with_the_version_that_has_it(good: bytes, tmp_path: Path) -> None:
    lines = lines_of(good)
    lines[0] |= {"schema": "0000", "software": "grachten 0.0.1"}
    path = tmp_path / "old.backup"
    path.write_bytes(sealed(lines))
    with pytest.raises(GrachtenError, match=r"made by grachten 0\.0\.1 with schema 0000") as caught:
        restore(path, str(tmp_path / "new.db"))
    assert caught.value.code == "other_schema"


def test_a_backup_of_the_schema_before_is_restored(good: bytes, tmp_path: Path) -> None:
    lines = lines_of(good)
    lines[0] |= {"schema": "0001"}
    table = first_of(lines, "tables")
    table |= {"state": "waiting", "listed": 1}
    table["document"] |= {"state": "waiting", "listed": True}
    table["document"]["chairs"][1] = {"kind": "open"}
    path = tmp_path / "old.backup"
    path.write_bytes(sealed(lines))
    restore(path, str(tmp_path / "new.db"))
    store = Store(str(tmp_path / "new.db"))
    assert [entry.id for entry in store.lobby_tables(9, 9)] == [table["id"]]
    store.close()


def test_a_document_that_is_no_table_is_told(good: bytes, tmp_path: Path, empty: str) -> None:
    lines = lines_of(good)
    first_of(lines, "tables")["document"] = {"legs": 4}
    assert "contains an invalid table" in refusal(tmp_path, sealed(lines), empty)


def test_files_that_are_not_there_are_told(tmp_path: Path) -> None:
    for path, why in [
        (tmp_path / "nowhere", "there is no such file"),
        (tmp_path, "it is not a file"),
        (Path("a\0b"), "there is no such file"),
        (Path("/dev/null"), "it is not a file"),
    ]:
        with pytest.raises(GrachtenError, match=why) as caught:
            restore(path, str(tmp_path / "new.db"))
        assert caught.value.code == "bad_backup"


def test_a_database_that_cannot_be_reached_is_told(good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "b"
    path.write_bytes(good)
    with pytest.raises(GrachtenError) as caught:
        restore(path, "postgresql://u:s3cret@127.0.0.1:1/db")
    assert caught.value.code == "bad_database"
    assert "s3cret" not in caught.value.message
