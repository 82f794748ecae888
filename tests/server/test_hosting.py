"""Running a server: settings, health, metrics, logs, stopping, admin commands, backups."""

import json
import os
import random
import stat
from pathlib import Path

import httpx
import pytest

from commands import run
from grachten.errors import GrachtenError
from grachten.server.settings import Settings, read_settings
from server.bot_client import raw, token_for
from server.client import Browser, ConnectionClosed, Seat, play_all
from server.conftest import LIFTED
from server.running import Running, data_folder

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}
ROOT = Path(__file__).parents[2]


# Settings.


def test_flags_override_the_environment_which_overrides_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "grachten.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nidle_hours = 5\nproxies = ["10.0.0.0/8"]\n')
    monkeypatch.setenv("GRACHTEN_PORT", "2")
    monkeypatch.setenv("GRACHTEN_HOST", "::1")
    settings = read_settings(file, port=3, host=None)
    assert (settings.port, settings.host, settings.idle_hours) == (3, "::1", 5.0)
    assert str(settings.proxies[0]) == "10.0.0.0/8"
    assert read_settings().host == "::1"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("port = 99999", "port"),
        ("prot = 80", "prot"),
        ("idle_hours = -1", "idle_hours"),
        ('log_level = "loud"', "log_level"),
        ("port = ", "not a TOML file"),
        ('proxies = ["home"]', "proxies"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "grachten.toml"
    file.write_text(text)
    with pytest.raises(GrachtenError, match=named):
        read_settings(file)


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    for name, field in Settings.model_fields.items():
        assert f"`{name}`" in text, name
        assert field.description


# Starting and stopping.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], "port"),
        (["--host", "192.0.2.1"], "cannot listen"),
        (["--database", "mysql://x/y"], "SQLite file or PostgreSQL"),
        (["--database", "postgresql://u:geheim@127.0.0.1:1/x"], "cannot be used"),
        (["--config", "missing.toml"], "missing.toml"),
        (["--data", "/proc/nowhere"], "cannot create the folder"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    usual = ["--data", str(tmp_path), "--port", "0"]
    done = run("serve", *usual, *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert "geheim" not in done.stderr


def test_a_graceful_stop_tells_clients_to_come_back() -> None:
    with Running(data_folder(), **LIFTED) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, OPEN)["id"]
        seat = browser.sit(table, 0)
        seat.hear()
        assert server.stop() == 0
        bye = seat.hear_until("bye")
        assert (bye["code"], bye["reconnect"]) == ("restart", True)
        with pytest.raises(ConnectionClosed):
            seat.hear()
        seat.close()
        server.start()
        assert browser.get(f"/api/tables/{table}")["seats"][0]["mine"]
        browser.close()
        assert server.errors() == []


def test_players_need_no_uvloop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra `host`, a server uses the event loop of Python itself."""
    (tmp_path / "uvloop.py").write_text("raise ImportError('there is no uvloop')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with Running(tmp_path / "data", **LIFTED) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, BOT, first=0, begin=True)["id"]
        with browser.sit(table, 0) as seat:
            play_all([seat], random.Random(1))
        assert browser.get(f"/api/tables/{table}")["state"] == "over"
        browser.close()
        assert server.stop() == 0
        assert server.errors() == []


def test_health_and_metrics(browser: Browser, server: Running) -> None:
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert httpx.get(f"{server.url}/readyz").text == "ready\n"
    for path in ("/healthz", "/readyz"):  # as some load balancers do
        answer = httpx.head(f"{server.url}{path}")
        assert (answer.status_code, answer.content) == (200, b"")
    before = server.metric("grachten_steps_total")
    table = browser.open_table(ME, BOT, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(1))
        assert server.metric("grachten_sockets") == 1
        steps = len(seat.steps)
    assert server.metric("grachten_steps_total") - before == steps
    assert server.metric("grachten_step_seconds_count") > 0


def test_an_idle_table_is_closed_and_kept() -> None:
    data = data_folder()
    with Running(data, **LIFTED) as server:
        browser = Browser(server.url)
        waiting = browser.open_table(ME, OPEN)["id"]
        playing = browser.open_table(ME, BOT, begin=True)["id"]
        server.stop()
        with Running(data, **LIFTED, idle_hours=0.00001) as again:
            browser.http.base_url = httpx.URL(again.url)
            browser.url = again.url
            for table in (waiting, playing):
                with browser.sit(table, None) as seat:
                    seat.hear_table(lambda info: info["state"] == "closed")
                    assert seat.table["closed_by"] == "idle"
            told = [entry for entry in again.log if "it was idle" in entry["message"]]
            assert {entry["table"] for entry in told} == {waiting, playing}
            assert browser.get(f"/api/tables/{playing}/record")["steps"]
        browser.close()


# The host.


@pytest.fixture
def admin(server: Running) -> "Admin":
    return Admin(server)


class Admin:
    """`grachten admin` for a server."""

    def __init__(self, server: Running) -> None:
        self._flags = ["admin", "--url", server.url, "--data", str(server.data)]

    def __call__(self, *arguments: str) -> str:
        done = run(*self._flags, *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def fails(self, *arguments: str) -> str:
        done = run(*self._flags, *arguments)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        return done.stderr


def test_the_host_lists_and_closes_tables(admin: Admin, browser: Browser, server: Running) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    assert table in admin("tables")
    with browser.sit(table, 0) as seat:
        assert "Closed" in admin("close", table)
        seat.hear_table(lambda info: info["state"] == "closed")
        assert seat.table["closed_by"] == "host"
    assert table not in admin("tables")
    assert "closed already" in admin.fails("close", table)
    assert "no such table" in admin.fails("close", "aaaaaaaaaaaaaa")
    logged = [entry for entry in server.log if entry["logger"] == "grachten.admin"]
    assert any(e["message"] == "closed a table" and e["table"] == table for e in logged)


def test_the_host_removes_a_player_and_a_name(
    admin: Admin, browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, OPEN, first=0)["id"]
    friend.join(table, 1, "Rude name")
    browser.post(f"/api/tables/{table}/start")
    with friend.sit(table, 1) as rude, browser.sit(table, 0) as anna:
        admin("remove-name", table, "1")
        admin("remove-player", table, "1")
        bye = rude.hear_until("bye")
        assert (bye["code"], bye["reconnect"]) == ("removed", False)
        with friend.sit(table, 1) as again:
            assert again.hear()["code"] == "not_yours"
        anna.play_on(random.Random(2))
        assert anna.table["seats"][1]["name"] == "Player 2"
    assert b"Rude" not in browser.http.get(f"/api/tables/{table}/record").content


def test_the_host_bans_addresses(admin: Admin) -> None:
    assert "Banned 192.0.2.7." in admin("ban", "192.0.2.7", "--reason", "spam")
    assert "2001:db8:1:2::/64" in admin("ban", "2001:db8:1:2:3::4")
    assert "192.0.2.7  spam" in admin("bans")
    assert "is no longer banned" in admin("unban", "192.0.2.7")
    assert "is no longer banned" in admin("unban", "2001:db8:1:2::/64")
    assert "No address is banned" in admin("bans")
    assert "not an address" in admin.fails("ban", "example.org")
    assert "that address is not banned" in admin.fails("unban", "192.0.2.7")


def test_a_banned_address_gets_only_that_answer() -> None:
    with Running(data_folder(), **LIFTED, proxies='["127.0.0.0/8"]') as server:
        Admin(server)("ban", "192.0.2.7")
        browser = Browser(server.url, {"X-Forwarded-For": "192.0.2.7"})
        answer = browser.http.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert browser.another().http.get("/api/tables").status_code == 200
        browser.close()


def test_open_connections_of_a_banned_address_end() -> None:
    with Running(data_folder(), **LIFTED, proxies='["127.0.0.0/8"]') as server:
        admin, bad = Admin(server), {"X-Forwarded-For": "192.0.2.7"}
        token = token_for(server, "Kees")
        browser = Browser(server.url)
        table = browser.open_table(ME, OPEN)["id"]
        with (
            browser.sit(table, 0) as seat,
            Seat(browser, table, None, headers=bad) as watcher,
            raw(server, token, **bad) as socket,
        ):
            seat.hear_table(lambda info: info["watchers"] == 1)
            admin("ban", "192.0.2.7")
            bye = watcher.hear_until("bye")
            assert (bye["code"], bye["reconnect"]) == ("banned", False)
            with pytest.raises(ConnectionClosed, match="banned"):
                watcher.hear()
            with pytest.raises(ConnectionClosed, match="banned"):
                socket.recv(5)
            seat.hear_table(lambda info: info["watchers"] == 0)
        browser.close()
        assert server.errors() == []


def test_a_host_can_lift_a_ban_of_its_own_address() -> None:
    with Running(data_folder(), **LIFTED) as server:
        admin, browser = Admin(server), Browser(server.url)
        admin("ban", "127.0.0.1")
        assert browser.http.get("/api/tables").json()["code"] == "banned"
        assert "127.0.0.1" in admin("bans")
        assert "is no longer banned" in admin("unban", "127.0.0.1")
        assert browser.http.get("/api/tables").status_code == 200
        browser.close()


@pytest.mark.parametrize("name", ["a/b", "what?", "100%", "#1", "..", "De Wit & Zn."])
def test_the_host_removes_bots_of_any_name(admin: Admin, name: str) -> None:
    admin("add-bot", name)
    assert "may no longer play here" in admin("remove-bot", name)
    assert f"no outside bot {name!r}" in admin.fails("remove-bot", name)


def test_admin_commands_without_the_token_are_refused(server: Running, tmp_path: Path) -> None:
    done = run("admin", "--url", server.url, "--token", "x" * 32, "tables")
    assert (done.returncode, "needs the host's token" in done.stderr) == (2, True)
    done = run("admin", "--url", server.url, "--data", str(tmp_path), "tables")
    assert "admin.token" in done.stderr
    done = run("admin", "--url", "http://127.0.0.1:1", "--token", "x" * 32, "tables")
    assert "is the server running?" in done.stderr


# Backups.


def test_backup_while_running_and_restore_elsewhere(tmp_path: Path) -> None:
    with Running(data_folder(), **LIFTED) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, BOT, begin=True)["id"]
        with browser.sit(table, 0) as seat:
            seat.play_on(random.Random(3), plies=8)
            file = tmp_path / "kept.backup"
            done = run("backup", str(file), "--data", str(server.data))
            assert done.returncode == 0, done.stderr
            assert "1 table" in done.stdout
            assert run("backup", str(file), "--data", str(server.data)).returncode == 2
            seen = seat.position["ply"]
    other = tmp_path / "other"
    done = run("restore", str(file), "--data", str(other))
    assert done.returncode == 0, done.stderr
    assert stat.S_IMODE((other / "grachten.db").stat().st_mode) == 0o600
    assert run("restore", str(file), "--data", str(other)).returncode == 2
    with Running(other, **LIFTED) as again:
        browser.url, browser.http.base_url = again.url, httpx.URL(again.url)
        with browser.sit(table, 0) as seat:
            assert seat.hear_until("position")["ply"] >= seen
            seat.play_on(random.Random(4))
        browser.close()


def test_logs_are_json_with_the_table(server: Running) -> None:
    assert all({"at", "level", "message"} <= set(entry) for entry in server.log)
    assert json.dumps(server.log)
