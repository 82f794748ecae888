"""A child process that exchanges lines with us and never outlives us.

No method waits for the program longer than it is told to: not while the program reads or writes,
and not for its exit.
"""

import atexit
import os
import selectors
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType

from grachten.bots.game_loop import BotFailure

LONGEST_LINE = 64 * 1024  # bytes; an answer has fewer than 100
LOG = 4096  # bytes of its standard error to keep
LOG_LINES = 3  # of its standard error to show in a message
GRACE = 0.3  # seconds to wait after each request to exit
SHOWN = 120  # characters of a program's line to show in a message

_running: "set[Program]" = set()
os.register_at_fork(after_in_child=_running.clear)  # the parent ends them


class Program:
    """A process in its own session, so that Ctrl-C at our terminal does not reach it."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program; raise BotFailure if that fails."""
        _end_them_with_us()
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        except (OSError, ValueError) as error:  # ValueError: an impossible file name
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise BotFailure("cannot_start", f"{command[0][:SHOWN]}: {why}") from None
        _running.add(self)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.pid = self._process.pid
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        for stream in (self._stdin, self._stdout):
            os.set_blocking(stream.fileno(), False)
        self._unsent = b""
        self.heard = b""
        self._closed = False  # whether the program has closed its output
        self._log = b""
        self._logger = threading.Thread(target=self._keep_log, daemon=True)
        self._logger.start()

    # Sending and receiving.

    def send(self, line: bytes) -> None:
        """Send a line without waiting; what the program does not read now is sent later."""
        self._unsent += line
        self._write()

    def receive(self, seconds: float) -> bytes:
        """Return the program's next line; raise TimeoutError if none arrives in time.

        BotFailure means that no line can arrive.
        """
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            if self._unsent:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            while b"\n" not in self.heard:
                self._check_length()
                if self._closed:
                    raise self._death()
                left = until - time.monotonic()
                if left <= 0:
                    if self._process.poll() is not None:  # its own child keeps its output open
                        raise self._death()
                    raise TimeoutError
                ready = [key.fileobj for key, _ in selector.select(left)]
                if self._stdout in ready:
                    self._read()
                if self._stdin in ready:
                    self._write()
                    if not self._unsent:
                        selector.unregister(self._stdin)
        line, _, self.heard = self.heard.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise self._flood()
        return line.rstrip(b"\r")

    def check_quiet(self) -> None:
        """Raise BotFailure if the program wrote something unprompted, or has exited."""
        self._read()
        if self.heard:
            self._check_length()
            raise self.unasked()
        if self._closed:
            raise self._death()

    def unasked(self) -> BotFailure:
        return BotFailure("unasked", f"wrote {quoted(self.heard)} although nothing was asked")

    def _write(self) -> None:
        try:
            while self._unsent:
                sent = os.write(self._stdin.fileno(), self._unsent)
                self._unsent = self._unsent[sent:]
        except BlockingIOError:
            pass
        except OSError:  # it no longer reads; its output shows whether it still answers
            self._unsent = b""

    def _read(self) -> None:
        try:
            got = os.read(self._stdout.fileno(), LONGEST_LINE + 1)
        except BlockingIOError:
            return
        self.heard += got
        self._closed = not got

    def _check_length(self) -> None:
        if len(self.heard) > LONGEST_LINE and b"\n" not in self.heard[: LONGEST_LINE + 1]:
            raise self._flood()

    def _flood(self) -> BotFailure:
        return BotFailure("flooded", f"wrote a line of more than {LONGEST_LINE:,} bytes")

    # Its log and its exit.

    def _keep_log(self) -> None:
        """Read all of the program's standard error, and keep the end of it."""
        assert self._process.stderr is not None
        with self._process.stderr as stream, suppress(OSError):
            while got := os.read(stream.fileno(), LONGEST_LINE):
                self._log = (self._log + got)[-LOG:]

    @property
    def log(self) -> str:
        """The end of the program's standard error."""
        return self._log.decode("utf-8", "replace")

    def _death(self) -> BotFailure:
        """Return a failure that says why the program closed its output."""
        self._gone_within(GRACE)
        code = self._process.returncode
        if code is None:
            how = "closed its output"
        elif code < 0:
            how = f"was killed by {_signal_name(-code)}"
        else:
            how = f"exited with code {code}"
        self._logger.join(GRACE)
        words = self.log.splitlines()
        last = " / ".join([line.strip() for line in words if line.strip()][-LOG_LINES:])
        return BotFailure("died", f"{how}: {last[-2 * SHOWN :]}" if last else how, exit_code=code)

    def end(self, patience: float = GRACE) -> bool:
        """End the program and its process group for sure, and wait until they are gone.

        Return True if closing its input was enough within `patience` seconds. Unprompted output up
        to then is in `heard`.
        """
        if self not in _running:
            return True
        with suppress(OSError):
            self._stdin.close()
        well = self._gone_within(patience)
        if not well:
            self._signal(signal.SIGTERM)
            self._gone_within(GRACE)
        self._signal(signal.SIGKILL)  # also for processes it has left behind
        self._process.wait()
        self._read()
        self._stdout.close()
        self._logger.join(GRACE)
        _running.discard(self)
        return well

    def _gone_within(self, seconds: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
            return True
        return False

    def kill(self) -> None:
        """Kill the program without waiting."""
        self._signal(signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, number)


def quoted(line: bytes) -> str:
    """Quote a program's line for a message, shortened."""
    text = line[: 4 * SHOWN].partition(b"\n")[0].decode("utf-8", "replace")
    return repr(text if len(text) <= SHOWN else text[: SHOWN - 1] + "…")


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


# The programs end together with this process: when it exits or when a signal ends it. If it is
# killed, they see the end of their input.


def end_all() -> None:
    """End all running programs."""
    for program in list(_running):
        program.end()


def _kill_all(number: int, _frame: FrameType | None) -> None:
    """Kill all programs, then let the signal take its default effect."""
    for program in list(_running):
        program.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _end_them_with_us() -> None:
    """Register the clean-up at every launch: multiprocessing drops what was set up at import."""
    atexit.unregister(end_all)
    atexit.register(end_all)
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _kill_all)
