"""Commands in a terminal of their own, driven by pexpect."""

import fcntl
import os
import pty
import struct
import termios
from collections.abc import Mapping, Sequence

import pexpect  # type: ignore[import-untyped]
from ptyprocess import PtyProcess  # type: ignore[import-untyped]

from commands import Command


class _Forked(PtyProcess):  # type: ignore[misc]
    """A command that is no child of this process, so that only its reports tell of its end."""

    def __init__(self, command: Command, terminal: int) -> None:
        super().__init__(command.pid, terminal)
        self._command = command

    def isalive(self) -> bool:
        code = self._command.poll()
        if code is None:
            return True
        self.terminated = True
        self.exitstatus = code if code >= 0 else None
        self.signalstatus = -code if code < 0 else None
        return False


class InTerminal(pexpect.spawn):  # type: ignore[misc]
    """A `grachten` command in a new terminal of so many rows and columns."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        size: tuple[int, int] = (24, 80),
        timeout: float = 120,
    ) -> None:
        self._arguments = arguments
        self._environment = environment
        self._size = size
        super().__init__("true", encoding="utf-8", timeout=timeout)

    def _spawnpty(self, *_: object, **__: object) -> _Forked:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *self._size, 0, 0))
        command = Command(
            self._arguments,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            environment=self._environment,
            session=True,
        )
        os.close(theirs)
        return _Forked(command, ours)
