"""A backup holds everything as of one moment, and restores it to the byte in any database."""

import gzip
import itertools
import json
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from databases import Postgres
from grachten.cli.backup import run_backup, run_restore
from grachten.errors import GrachtenError
from grachten.store import schema
from grachten.store.backup import back_up, restore
from grachten.store.notices import Turn, begin_turn
from grachten.store.push_subscriptions import Subscription, shared_push_key, subscribe
from grachten.store.store import Store
from grachten.version import SOFTWARE
from store.filling import OpenStore, fill, load, open_tables, opening, step_change, whole_game

KINDS = ("sqlite", "postgresql")
NewDatabase = Callable[[str], str]


@pytest.fixture
def new_database(postgres: Postgres, tmp_path: Path) -> Iterator[NewDatabase]:
    """Creates empty databases of either kind."""
    made: list[str] = []
    numbers = itertools.count()

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{next(numbers)}.db")
        made.append(f"backup_{next(numbers)}")
        return postgres.create(made[-1])

    yield make
    for name in made:
        postgres.drop(name)


def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of all tables."""
    with store.reading() as connection:
        return {
            table.name: [
                dict(row)
                for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
            for table in schema.metadata.sorted_tables
        }


def without_nodes(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """Return the same without nodes: none owns a table, and none ever ran."""
    return {
        **rows,
        "nodes": [],
        "uptimes": [],
        "tables": [{**row, "keeper": None} for row in rows["tables"]],
    }


def fill_notices(store: Store) -> None:
    """Add a browser that wants notices, and one that waits for it."""
    shared_push_key(store.engine, "key")
    phone = Subscription("https://push.example/phone", "key", "secret", "de")
    subscribe(store.engine, "anna", phone, 1)
    assert begin_turn(store.engine, Turn("playing", 0, 1), [], ["anna"], 9)


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_comes_back_to_the_byte(
    new_database: NewDatabase, tmp_path: Path, source: str, target: str
) -> None:
    path = tmp_path / "all.backup"
    store = Store(new_database(source))
    fill(store)
    fill_notices(store)
    counts = back_up(store.engine, path)
    steps = 2 * sum(len(whole_game(seed).steps) for seed in range(2))
    assert counts == {
        "tables": 6,
        "steps": steps,
        "owners": 8,
        "bot_tokens": 2,
        "bans": 1,
        "push_keys": 1,
        "push_subscriptions": 1,
        "noticed_turns": 1,
        "notices": 1,
    }
    url = new_database(target)
    unused = Store(url)
    shared_push_key(unused.engine, "the key of a server without tables")
    unused.close()
    assert restore(path, url) == counts
    restored = Store(url)
    assert everything(restored) == without_nodes(everything(store))
    assert restored.adopt("new node", 0, 9) == ["playing"]
    assert load(restored, "game-1").steps == list(whole_game(1).steps)
    store.close()
    restored.close()


def test_an_empty_database_has_a_backup_too(store: Store, tmp_path: Path) -> None:
    counts = back_up(store.engine, tmp_path / "b")
    assert set(counts.values()) == {0}
    assert restore(tmp_path / "b", str(tmp_path / "new.db")) == counts


def test_the_file_says_what_it_is_and_is_for_its_owner_alone(store: Store, tmp_path: Path) -> None:
    fill(store, tables=1)
    path = tmp_path / "b"
    counts = back_up(store.engine, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []
    first, *rows, last = map(json.loads, gzip.decompress(path.read_bytes()).splitlines())
    assert list(first) == ["format", "software", "schema", "made"]
    assert (first["format"], first["software"]) == ("grachten-backup/1", SOFTWARE)
    assert (first["schema"], first["made"][:2]) == ("0006", "20")
    assert len(rows) == sum(counts.values())
    table = next(row["row"] for row in rows if row["table"] == "tables")
    assert table["document"]["board"] == "harbor"
    assert last["counts"] == counts


def test_a_backup_is_of_one_moment_while_others_write(
    open_store: OpenStore, tmp_path: Path
) -> None:
    """A writer always adds a step to `a` first and then to `b`, so `b` never has more."""
    store, busy = open_store(), open_store()
    open_tables(store, "a", "b", state="playing")
    going_on, written = threading.Event(), threading.Event()

    def write() -> None:
        ply = 0
        while not going_on.is_set():
            for table in ("a", "b"):
                assert busy.write([step_change(table, ply)]) == [True]
            assert busy.write([opening(f"t{ply}")]) == [True]
            ply += 1
            written.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert written.wait(30)
        backups = [tmp_path / f"backup-{number}" for number in range(5)]
        counts = [back_up(store.engine, path) for path in backups]
    finally:
        going_on.set()
        writer.join()
    for path, counted in zip(backups, counts, strict=True):
        url = f"{path}.db"
        assert restore(path, url) == counted
        restored = Store(url)
        a, b = (len(load(restored, table).steps) for table in "ab")
        assert counted["tables"] - 2 in (b, b - 1)
        assert counted["steps"] == a + b
        assert a - b in (0, 1)
        restored.close()
    assert counts[0] != counts[-1]


def test_all_tables_are_of_the_moment_when_the_first_is_read(
    open_store: OpenStore, tmp_path: Path
) -> None:
    store, busy = open_store(), open_store()
    open_tables(store, "t", state="playing")
    parts: list[float] = []

    def meanwhile(part: float) -> None:
        if not parts:  # the row of the table is written, its steps are not
            assert busy.write([step_change("t", 0)]) == [True]
        parts.append(part)

    assert back_up(store.engine, tmp_path / "b", meanwhile)["steps"] == 0
    assert sum(parts) == 1.0
    assert len(load(store, "t").steps) == 1


def test_only_an_empty_database_is_restored_into(
    open_store: OpenStore, database: str, tmp_path: Path
) -> None:
    store = open_store()
    fill(store, tables=1)
    path = tmp_path / "b"
    back_up(store.engine, path)
    before = everything(store)
    with pytest.raises(GrachtenError, match="the database is not empty") as caught:
        restore(path, database)
    assert caught.value.code == "not_empty"
    assert everything(store) == before


def test_a_database_with_nothing_but_old_nodes_is_empty(
    store: Store, database: str, tmp_path: Path
) -> None:
    back_up(store.engine, tmp_path / "b")
    store.beat("node", 100)
    restore(tmp_path / "b", database)


def test_a_file_that_exists_is_left_alone(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("precious")
    for name, code in [("precious", "file_exists"), ("no/folder", "unwritable")]:
        with pytest.raises(GrachtenError) as caught:
            back_up(store.engine, tmp_path / name)
        assert caught.value.code == code
    with pytest.raises(GrachtenError, match="that is not a valid file name"):
        back_up(store.engine, Path("a\0b"))
    assert path.read_text() == "precious"


def test_a_backup_that_fails_leaves_no_file(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    open_tables(store, "t", state="playing")
    with store.engine.begin() as connection:
        connection.execute(schema.tables.update().values(document=b"not JSON"))
    with pytest.raises(GrachtenError, match="it contains something that is not JSON") as caught:
        back_up(store.engine, folder / "b")
    assert caught.value.code == "bad_database"
    assert list(folder.iterdir()) == []


def test_what_is_no_database_of_ours_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(GrachtenError, match="there is no database") as caught:
        run_backup(tmp_path / "b", str(tmp_path / "typo.db"))
    assert caught.value.code == "bad_database"
    (tmp_path / "empty.db").touch()
    with pytest.raises(GrachtenError, match="this is not a database of grachten"):
        run_backup(tmp_path / "b", str(tmp_path / "empty.db"))
    with pytest.raises(GrachtenError, match="cannot be used"):
        run_backup(tmp_path / "b", "postgresql://127.0.0.1:1/x")
    assert not list(tmp_path.glob("typo*"))
    assert not (tmp_path / "b").exists()


def test_another_schema_is_named(store: Store, tmp_path: Path) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(GrachtenError, match="schema 9999, but this is grachten") as caught:
        back_up(store.engine, tmp_path / "b")
    assert caught.value.code == "other_schema"


def test_the_commands_say_what_they_did(
    store: Store, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_tables(store, "a", "b", state="playing")
    store.write([step_change("a", 0)])
    path = tmp_path / "b"
    run_backup(path, database)
    assert capsys.readouterr() == (f"2 tables, 1 step → {path}\n", "")
    store.ban("192.0.2.1", "")
    store.add_bot_token("eel", "token")
    with pytest.raises(GrachtenError, match="exists already"):
        run_backup(path, database)
    path.unlink()
    run_backup(path, database)
    capsys.readouterr()
    run_restore(path, str(tmp_path / "new.db"))
    expected = f"2 tables, 1 step, 1 outside bot, 1 ban ← {path}\n"
    assert capsys.readouterr() == (expected, "")


def test_a_backup_is_named_after_the_day(
    store: Store, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    open_tables(store, "t", state="playing")
    run_backup(None, database)
    (path,) = tmp_path.glob("grachten-20*.backup")
    assert len(path.name) == len("grachten-2026-11-16.backup")


GROWTH = """
import re, sys
from pathlib import Path
from grachten.store.backup import back_up, restore
from grachten.store.database import open_database
path, small, large, target = Path(sys.argv[1]), *sys.argv[2:]
def peak():
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
def both(path, source, target):
    engine = open_database(source)
    back_up(engine, path)
    engine.dispose()
    restore(path, target)
both(path / "small", small, str(path / "small copy"))
before = peak()
both(path / "large", large, target)
print(peak() - before)
"""


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_database_takes_little_memory(
    new_database: NewDatabase, tmp_path: Path, kind: str
) -> None:
    urls = [new_database(kind), new_database(kind)]
    size, rows = 2_000, 8_000
    for url, number in zip(urls, (rows // 10, rows), strict=True):
        store = Store(url)
        open_tables(store, "t")
        step = b'"%s"' % (b"x" * size)
        values = [{"table_id": "t", "ply": ply, "step": step} for ply in range(number)]
        with store.engine.begin() as connection:
            connection.execute(schema.steps.insert(), values)
        store.close()
    command = [sys.executable, "-c", GROWTH, str(tmp_path), *urls, new_database(kind)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) * 1024 < size * rows / 2
