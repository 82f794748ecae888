"""Starting `grachten` commands in their own processes."""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import IO, Self

SECONDS = 600.0  # a command with an empty cache compiles the rules first, on a busy machine
FORK_SERVER = Path(__file__).parent / "fork_server.py"
# What Python, Numba and the rules read when they are imported.
READ_AT_START = ("PYTHON", "NUMBA_", "GRACHTEN_JIT", "GRACHTEN_CACHE", "LC_", "LANG")
ENVIRONMENT = dict(os.environ)  # before a test changes it


File = IO[bytes] | int


class Command:
    """A running command: the part of `subprocess.Popen` that tests need."""

    def __init__(
        self,
        arguments: Sequence[str],
        *,
        stdin: File | None = None,
        stdout: File | None = None,
        stderr: File | None = None,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        session: bool = False,
    ) -> None:
        """Start it; a file of None is /dev/null. Its own `session` has its own process group."""
        self._code: int | None = None
        self._reports, report_to = os.pipe()
        request = {
            "arguments": arguments,
            "environment": {**(os.environ if environment is None else environment)},
            "folder": str(folder or Path.cwd()),
            "session": session,
        }
        message = json.dumps(request).encode() + b"\n"
        server = _fork_server()
        with open(os.devnull, "r+b") as nothing:
            standard = [nothing if file is None else file for file in (stdin, stdout, stderr)]
            files = [file if isinstance(file, int) else file.fileno() for file in standard]
            with server.lock:
                sent = socket.send_fds(server.requests, [message], [*files, report_to])
                server.requests.sendall(message[sent:])
            os.close(report_to)
            self.pid = self._read_number()

    def poll(self) -> int | None:
        """Return the exit code, or None while the command runs."""
        if self._code is None and select.select([self._reports], [], [], 0)[0]:
            self._code = self._read_code()
        return self._code

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end of the command; return its exit code."""
        if self._code is None:
            if not select.select([self._reports], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("grachten", timeout or 0)
            self._code = self._read_code()
        return self._code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def _read_code(self) -> int:
        try:
            return self._read_number()
        finally:
            os.close(self._reports)

    def _read_number(self) -> int:
        """Read a line of the reports, and nothing after it."""
        return int(b"".join(iter(lambda: os.read(self._reports, 1), b"\n")))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.send_signal(signal.SIGKILL)
        self.wait()


class _ForkServer:
    """The process of tests/fork_server.py that belongs to this process."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.requests, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, str(FORK_SERVER), str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=ENVIRONMENT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
            )
        atexit.register(self._stop)

    def _stop(self) -> None:
        self.requests.close()
        self._process.wait()


_fork_server = cache(_ForkServer)


def can_fork(environment: Mapping[str, str]) -> bool:
    """Return whether a forked process is the same as a new one in this environment."""
    return not any(
        name.startswith(READ_AT_START) and environment.get(name) != ENVIRONMENT.get(name)
        for name in {*environment, *ENVIRONMENT}
    )


def _pipe_with(typed: str) -> IO[bytes]:
    """Return the end of a pipe from which this can be read; it must fit into the pipe."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with open(writer, "wb") as keys:
        keys.write(typed.encode())
    return open(reader, "rb")


def run(
    *arguments: str,
    typed: str = "",
    stdout: File | None = None,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; return what it prints, unless it prints to a file.

    `environment` is added to that of this process.
    """
    command = [sys.executable, "-m", "grachten", *arguments]
    env = {**os.environ, **(environment or {})}
    with ExitStack() as stack:
        keys = stack.enter_context(_pipe_with(typed))
        files = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(2)]
        if can_fork(env):
            running: Command | subprocess.Popen[bytes] = Command(
                arguments,
                stdin=keys,
                stdout=stdout or files[0],
                stderr=files[1],
                environment=env,
                folder=folder,
            )
        else:
            running = subprocess.Popen(
                command,
                stdin=keys,
                stdout=stdout or files[0],
                stderr=files[1],
                env=env,
                cwd=folder,
            )
        with running:
            try:
                code = running.wait(SECONDS)
            finally:
                running.send_signal(signal.SIGKILL)
        for file in files:
            file.seek(0)
        out, err = (file.read().decode() for file in files)
    return subprocess.CompletedProcess(command, code, out, err)
