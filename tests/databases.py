"""A PostgreSQL server for the tests: private, on a port of its own, and gone when they end."""

import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 60  # seconds for a start, also one that has to recover from a crash
WHAT_TO_INSTALL = (
    "these tests need a PostgreSQL server: install the package postgresql (Debian, Ubuntu) or put "
    "initdb and postgres on the PATH"
)
# Outlives the tests where they are killed, and ends the server for them.
GUARD = 'read done && exit; kill -QUIT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"'


class Postgres:
    """One server with its data in a temporary folder; what it commits survives `kill`."""

    def __init__(self) -> None:
        binaries = find_binaries()
        self._postgres = binaries / "postgres"
        self._folder = Path(tempfile.mkdtemp(prefix="grachten-pg-"))
        self._identity = _unprivileged(self._folder)
        self._port = 0
        self._server: subprocess.Popen[bytes] | None = None
        try:
            self._make_cluster(binaries / "initdb")
            self.start()
        except BaseException:
            self.close()
            raise

    def url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"

    def create(self, name: str) -> str:
        """The URL of a new, empty database."""
        self._command(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def drop(self, name: str) -> None:
        """Remove a database, whoever is still connected to it."""
        self._command(f'DROP DATABASE "{name}" WITH (FORCE)')

    def start(self) -> None:
        """Start the server on the data it has, on the same port as before."""
        for attempt in range(5):
            self._port = self._port or _free_port()
            if self._try_to_start():
                return
            if attempt == 0 and "Address already in use" in self._log():
                self._port = 0  # somebody took it in between
        raise AssertionError(f"PostgreSQL does not start:\n{self._log()[-2000:]}")

    def kill(self) -> None:
        """Kill all its processes at once, as if the power had gone."""
        assert self._server is not None
        processes = [self._server.pid, *_children(self._server.pid)]
        for process in processes:
            _send(process, signal.SIGKILL)
        self._server.wait()
        os.read(self._alive, 1)  # ends when the last of them is gone
        self._forget()

    def stop(self) -> None:
        """End it in good order, whoever is connected; `start` goes on with its data."""
        assert self._server is not None
        self._server.send_signal(signal.SIGINT)
        self._server.wait(PATIENCE)
        self._forget()

    def close(self) -> None:
        """End it for good, and remove its data."""
        if self._server is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _make_cluster(self, initdb: Path) -> None:
        command = [str(initdb), "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8"]
        command += ["--locale=C", "--no-sync"]
        with (self._folder / "log").open("wb") as log:
            made = subprocess.run(
                command, cwd=self._folder, stdout=log, stderr=log, check=False, **self._identity
            )
        assert made.returncode == 0, f"initdb has failed:\n{self._log()}"

    def _try_to_start(self) -> bool:
        settings = {
            "port": self._port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self._folder,
            "shared_buffers": "32MB",
            "recovery_init_sync_method": "syncfs",  # one call instead of one a file
        }
        command = [str(self._postgres), "-D", "data"]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        # Every process of the server inherits one end of a pipe: the other tells when all are gone.
        self._alive, inherited = os.pipe()
        with (self._folder / "log").open("wb") as log:
            self._server = subprocess.Popen(
                command,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests, which then stop it
                pass_fds=(inherited,),
                **self._identity,
            )
        os.close(inherited)
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, "sh", str(self._server.pid), str(self._folder)],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return self._is_ready()

    def _is_ready(self) -> bool:
        """Wait until it answers; False if it has ended instead."""
        assert self._server is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._server.poll() is not None:
                self._forget()
                return False
            try:
                self._command("SELECT 1")
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return True
        raise AssertionError(f"PostgreSQL does not answer:\n{self._log()[-2000:]}")

    def _forget(self) -> None:
        """The server has ended: let go of what belonged to it."""
        self._server = None
        os.close(self._alive)
        self._guard.communicate(b"done\n")

    def _command(self, command: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True, connect_timeout=10) as server:
            server.execute(command)

    def _log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")


def find_binaries() -> Path:
    """The folder with initdb and postgres; on Debian, as root, they are installed."""
    found = _look_for_binaries()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with Path(tempfile.gettempdir(), "grachten-apt.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # other test processes want the same
            found = _look_for_binaries() or _install()
    assert found is not None, WHAT_TO_INSTALL
    return found


def _look_for_binaries() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def _version(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdigit() else 0


def _install() -> Path | None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for task in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *task]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{WHAT_TO_INSTALL}\n{' '.join(command)}:\n{done.stderr}"
    return _look_for_binaries()


def _unprivileged(folder: Path) -> dict[str, Any]:
    """As whom to run: PostgreSQL refuses root, so root gives the folder to somebody else."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _children(process: int) -> list[int]:
    """The server's own processes; each leads a session of its own, so it is no group."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, check=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == process]


def _send(process: int, number: signal.Signals) -> None:
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return
