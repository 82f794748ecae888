"""A process that loads all of `grachten` once, and forks a new process for each command.

A new Python process needs two seconds of CPU time to import the server and to load the compiled
rules; a forked one has them already. tests/commands.py starts this file and sends it requests.
"""

import atexit
import fcntl
import gc
import json
import os
import runpy
import socket
import sys
import termios
import threading

import grachten.cli.main
import grachten.server.run  # noqa: F401
from grachten.bots import prepare
from grachten.server.bots.compiling import compile_rules
from grachten.server.bots.levels import LEVELS

FILES = 4  # of a request: standard input, output and error, and where to report to


def next_command(requests: socket.socket) -> list[str]:
    """Wait for requests; return the arguments of each in its own new process."""
    while True:
        message, files, _, _ = socket.recv_fds(requests, 1 << 16, FILES)
        while message and not message.endswith(b"\n"):
            message += requests.recv(1 << 16)
        if not message:  # the tests are done
            os._exit(0)
        if os.fork() == 0:
            requests.close()
            report_to = files.pop()
            _fork_and_report(report_to)
            os.close(report_to)
            return _take_over(message, files)
        for file in files:
            os.close(file)
        _reap()


def _fork_and_report(report_to: int) -> None:
    """Return in a new process; report its number now, and its exit code when it has ended."""
    if (child := os.fork()) == 0:
        return
    os.write(report_to, f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    os.write(report_to, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _take_over(message: bytes, files: list[int]) -> list[str]:
    """Use the environment, the folder and the files of a request; return its arguments."""
    request = json.loads(message)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    if request["session"]:
        os.setsid()
        if os.isatty(files[0]):
            fcntl.ioctl(files[0], termios.TIOCSCTTY, 0)  # its Ctrl-C interrupts this process
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115
    sys.path[0] = request["folder"]  # as with `python -m`
    arguments: list[str] = request["arguments"]
    return arguments


def _reap() -> None:
    """Remove the processes that have made their reports."""
    while os.waitpid(-1, os.WNOHANG)[0]:
        pass


def _exit_quickly(code: int) -> None:
    """Do all that Python does at its end, but take no module apart: they are shared."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    compile_rules()
    prepare(LEVELS)
    gc.freeze()
    sys.argv[1:] = next_command(socket.socket(fileno=int(sys.argv[1])))
    try:
        runpy.run_module("grachten", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if not isinstance(end.code, str):
            _exit_quickly(end.code or 0)
        raise
    _exit_quickly(0)
