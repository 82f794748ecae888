"""Opening databases: good ones, new ones, newer ones, and what is not a database at all."""

import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from databases import Postgres
from grachten.errors import GrachtenError
from grachten.store.documents import Chair
from grachten.store.schema import metadata
from grachten.store.store import Store
from store.filling import OpenStore, load, open_tables

# Those that schema 0002 did not have.
NEWER_TABLES = (
    "device_links",
    "reviews",
    "notices",
    "noticed_turns",
    "push_subscriptions",
    "push_keys",
)
OPEN_TOGETHER = """
import sys
from grachten.store.database import migrate, open_database
engine = open_database(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
migrate(engine)
engine.dispose()
"""


def refusal(url: str) -> str:
    """Return why this is not opened."""
    with pytest.raises(GrachtenError) as caught:
        Store(url)
    assert caught.value.code == "bad_database"
    return caught.value.message


def test_the_migrated_tables_are_those_of_the_schema(store: Store) -> None:
    options = {"compare_type": True, "compare_server_default": True}
    with store.reading() as connection:
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []


def test_a_database_is_opened_again_as_it_was(open_store: OpenStore) -> None:
    first = open_store()
    open_tables(first, "t")
    kept = load(first, "t")
    first.close()
    assert load(open_store(), "t") == kept


def test_nodes_that_start_together_all_find_the_tables(database: str) -> None:
    command = [sys.executable, "-c", OPEN_TOGETHER, database]
    nodes = [
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for _ in range(3)
    ]
    for node in nodes:
        assert node.stdout is not None
        assert node.stdout.readline() == b"ready\n"
    for node in nodes:
        assert node.stdin is not None
        node.stdin.write(b"go\n")
        node.stdin.flush()
    for node in nodes:
        _, errors = node.communicate(timeout=60)
        assert (node.returncode, errors) == (0, b"")
    store = Store(database)
    open_tables(store, "t")
    store.close()


def test_a_database_of_a_newer_version_is_left_alone(store: Store, database: str) -> None:
    open_tables(store, "t")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(GrachtenError, match="newer version of grachten") as caught:
        Store(database)
    assert caught.value.code == "newer_database"
    assert load(store, "t").version == 1


def test_a_database_of_an_older_version_is_brought_up_to_date(database: str) -> None:
    store = Store(database)
    chairs = [Chair(kind="person", name="Anna"), Chair()]
    open_tables(store, "free", listed=True, chairs=chairs, origin="a1")
    open_tables(store, "old", listed=True, chairs=chairs)
    open_tables(store, "private", chairs=chairs)
    open_tables(store, "full", listed=True)
    with store.engine.begin() as connection:
        for table in NEWER_TABLES:
            connection.exec_driver_sql(f"DROP TABLE {table}")
        connection.exec_driver_sql("DROP INDEX tables_in_lobby")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN lobby")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    store.close()
    store = Store(database)
    shown = store.lobby_tables(9, 9)
    assert sorted((entry.id, entry.document.origin) for entry in shown) == [
        ("free", "a1"),
        ("old", ""),
    ]
    assert load(store, "private").version == 1
    store.close()


def test_a_failed_migration_leaves_nothing_half_done(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DELETE FROM alembic_version")
        connection.exec_driver_sql("CREATE TABLE bans (somebody_elses INTEGER)")
    store.close()
    assert "bans" in refusal(database)
    assert "bans" in refusal(database)  # and not the first table, which does not exist yet


def test_only_postgresql_is_shared(store: Store, database: str) -> None:
    assert store.shared == database.startswith("postgresql")
    store.ping()


def test_sqlite_loses_nothing_that_was_committed(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "grachten.db"))
    for _ in range(2):  # on every connection, not only on the first
        with store.reading() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
        assert found == ["wal", 2, 1]
        store.engine.dispose()
    store.close()


@pytest.mark.parametrize("name", ["with space.db", "what?.db", "100%20.db", "#1 é.db"])
def test_a_sqlite_file_has_the_name_it_was_given(tmp_path: Path, name: str) -> None:
    Store(str(tmp_path / name)).close()
    assert [path.name for path in tmp_path.iterdir()] == [name]


def rights(path: Path) -> list[int]:
    """Return the permissions of a SQLite file and of the files beside it."""
    return [stat.S_IMODE(one.stat().st_mode) for one in path.parent.glob(f"{path.name}*")]


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    store = Store(str(path))
    open_tables(store, "one")
    assert rights(path) == [0o600] * 3  # it holds secret seeds, and so do -wal and -shm
    store.close()


def test_a_file_that_is_there_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "shared.db"
    path.touch()
    path.chmod(0o660)
    store = Store(str(path))
    open_tables(store, "one")
    assert rights(path) == [0o660] * 3
    store.close()


def test_commits_survive_a_crash_of_postgresql(postgres: Postgres) -> None:
    store = Store(postgres.create("crash"))
    open_tables(store, "t")
    postgres.kill()
    with pytest.raises(Exception, match="connection"):
        store.ping()
    postgres.start()
    assert load(store, "t").version == 1
    store.close()
    postgres.drop("crash")


@pytest.mark.parametrize(
    "url",
    [
        "://",
        "postgresql://u:s3cret@host:port/db",
        "postgresql://u:pass@s3cret@host/db",
        "postgresql://u:s3cret@[::1/db",
        "s3cret@nonsense://",
    ],
)
def test_what_is_no_url_is_refused_without_showing_it(url: str) -> None:
    message = refusal(url)
    assert "not a database URL" in message
    assert "s3cret" not in message


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://u:s3cret@host/db", "not mysql"),
        ("", "needs the path of a file"),
        ("sqlite://", "needs the path of a file"),
        ("sqlite:///:memory:", "needs the path of a file"),
        ("a\0b", "null byte"),
        ("postgresql://u:s3cret@no-such-host.invalid/db", "no-such-host.invalid"),
        ("postgresql://u:s3cret@127.0.0.1:99999/db", "port"),
        ("postgresql://u:s3cret@127.0.0.1:1/db", "refused"),
        ("postgresql://u@127.0.0.1:1/db?password=s3cret", "refused"),
    ],
)
def test_databases_that_cannot_be_are_refused_without_the_password(url: str, why: str) -> None:
    message = refusal(url)
    assert why in message
    assert "s3cret" not in message


def test_a_server_that_is_silent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grachten.store.time_limits.CONNECT_SECONDS", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert "timeout" in refusal(f"postgresql://u:s3cret@127.0.0.1:{port}/db")


def test_a_database_or_user_that_is_not_there_is_named(postgres: Postgres) -> None:
    assert '"nowhere" does not exist' in refusal(postgres.url("nowhere"))
    url = postgres.url("postgres").replace("postgres@", "nobody:s3cret@")
    assert '"nobody" does not exist' in refusal(url)
    assert "s3cret" not in refusal(url)


def test_files_that_are_no_database_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 500)
    assert "not a database" in refusal(str(path))
    assert path.read_text() == "Dear Anna, " * 500
    assert "unable to open" in refusal(str(tmp_path))
    assert "unable to open" in refusal(str(tmp_path / "no folder" / "grachten.db"))


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE tables (legs INTEGER)")
    connection.close()
    assert "tables already exists" in refusal(str(path))
