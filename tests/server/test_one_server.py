"""One SQLite file has one server: a second one refuses to start."""

import errno
import os
import sys
from pathlib import Path

import pytest

from commands import run
from grachten.errors import GrachtenError
from grachten.store.store import Store
from server.client import Browser
from server.conftest import LIFTED
from server.running import Running


def refusal(*flags: str) -> str:
    """Return the error of a server that does not start."""
    done = run("serve", "--port", "0", *flags)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def test_a_second_server_on_the_same_database_refuses_to_start(tmp_path: Path) -> None:
    data, link = tmp_path / "data", tmp_path / "link"
    file = data / "grachten.db"
    with Running(data, **LIFTED) as first:
        link.symlink_to(data)
        for flags in (
            ["--data", str(data)],
            ["--data", str(link)],
            ["--data", str(tmp_path / "other"), "--database", str(file)],
            ["--data", str(tmp_path / "other"), "--database", f"sqlite:///{file}"],
            ["--data", str(tmp_path / "other"), "--database", f"sqlite:///file:{file}?uri=true"],
        ):
            said = refusal(*flags)
            assert "another server" in said
            assert str(file) in said
        # The first server goes on, and the admin commands work beside it.
        browser = Browser(first.url)
        browser.open_table({"kind": "me", "name": "Anna"}, {"kind": "open"})
        browser.close()
        backup = tmp_path / "kept.backup"
        assert run("backup", str(backup), "--data", str(data)).returncode == 0
        assert run("restore", str(backup), "--data", str(tmp_path / "copy")).returncode == 0
        assert run("admin", "--url", first.url, "--data", str(data), "tables").returncode == 0
        first.kill()
        first.start()  # the lock is gone with the process
        assert first.stop() == 0
    with Running(data, **LIFTED):
        pass


def test_a_folder_that_cannot_be_written_is_named() -> None:
    folder = Path("/proc") if sys.platform == "linux" else Path("/dev")
    assert "/grachten.db" in refusal("--data", str(folder))


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_a_file_system_without_locks_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def flock(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(fcntl, "flock", flock)
    with pytest.raises(GrachtenError, match="locks") as caught:
        Store(str(tmp_path / "grachten.db"), exclusive=True)
    assert caught.value.code == "bad_database"
    assert str(tmp_path) in caught.value.message
