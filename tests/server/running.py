"""A real server in its own process, for tests."""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self, TextIO
from urllib.parse import urlsplit

import httpx

from commands import Command, can_fork

STARTED_SECONDS = 300.0  # with an empty cache the rules are compiled first
STOPPED_SECONDS = 120.0
SHIFTED = str(Path(__file__).parent / "shifted.py")


class Running:
    """A context manager that starts and stops `grachten serve`."""

    def __init__(
        self, data: Path, *flags: str, port: int = 0, shift: float = 0.0, **settings: object
    ) -> None:
        """`settings` go into the environment: `away_seconds=1`.

        `shift` is how many seconds the server's own clock is ahead of the real one.
        """
        self.data = data
        self.port = port
        self.base_path = str(settings.get("base_path", ""))
        self._program = [SHIFTED, str(shift)] if shift else ["-m", "grachten"]
        self._new = bool(shift)  # the clock is shifted before anything is imported
        self._flags = flags
        self._settings = {f"GRACHTEN_{k.upper()}": str(v) for k, v in settings.items()}
        self._process: subprocess.Popen[bytes] | Command | None = None
        self.log: list[dict[str, Any]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base_path}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> Self:
        """Start, and wait until it listens; a second start uses the same port."""
        self.spawn()
        self.wait_until_listening()
        return self

    def spawn(self) -> None:
        """Start without waiting for anything."""
        command = ["serve", "--data", str(self.data), "--port", str(self.port), *self._flags]
        environment = {**os.environ, **self._settings}
        reading, writing = os.pipe()
        if self._new or not can_fork(environment):
            self._process = subprocess.Popen(
                [sys.executable, *self._program, *command],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=writing,
            )
        else:
            self._process = Command(command, stderr=writing, environment=environment)
        os.close(writing)
        self._listening = threading.Event()
        arguments = (os.fdopen(reading, encoding="utf-8"), self._listening)
        threading.Thread(target=self._read_log, args=arguments, daemon=True).start()

    def wait_until_listening(self) -> None:
        assert self._listening.wait(STARTED_SECONDS), f"not listening: {self.log}"
        assert self.port, f"it has ended: {self.log}"

    def _read_log(self, lines: TextIO, listening: threading.Event) -> None:
        with lines:
            for line in lines:
                try:
                    entry = json.loads(line)
                except ValueError:
                    entry = {"message": line.rstrip()}
                self.log.append(entry)
                if entry["message"] == "listening":
                    self.port = urlsplit(entry["url"]).port or 0
                    listening.set()
        listening.set()

    def stop(self) -> int:
        """Stop it with a signal; return its exit code."""
        return self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def send(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def end(self, number: int) -> int:
        self.send(number)
        assert self._process is not None
        return self._process.wait(STOPPED_SECONDS)

    def metric(self, name: str) -> float:
        """Return a value from /metrics; 0 if it is missing."""
        for line in httpx.get(f"{self.url}/metrics").text.splitlines():
            if line.startswith((name + " ", name + "{")):
                return float(line.rpartition(" ")[2])
        return 0.0

    def errors(self) -> list[dict[str, Any]]:
        """Return the errors in the log."""
        return [e for e in self.log if e.get("level") in ("error", "critical") or "error" in e]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.alive:
            self.kill()


def wait_until(
    condition: Callable[[], bool],
    otherwise: str = "it never happens",
    *,
    seconds: float = STARTED_SECONDS,
) -> None:
    """Wait until a condition holds, which a server takes a while to fulfill."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)


def data_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="grachten-server-"))


def free_port() -> int:
    """Return a port that the system assigns to nobody else, even while its server is down."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
