"""A match on Ray is the same match as here."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from cli.command import process
from grachten.arena.files import read_match


@pytest.mark.long
def test_ray_changes_nothing(tmp_path: Path) -> None:
    files = {place: tmp_path / f"{place}.jsonl" for place in ("here", "ray")}
    match = ("greedy", "random", "-n", "60", "--board", "harbor", "--seed", "s", "--json")
    here = process("arena", *match, "--out", files["here"], "--jobs", "1")
    there = process("arena", *match, "--out", files["ray"], "--jobs", "2", "--on", "ray")
    assert (there.code, there.err) == (0, "")
    assert json.loads(there.out)["bots"] == json.loads(here.out)["bots"]
    assert read_match(files["ray"]).everything() == read_match(files["here"]).everything()
    assert len(read_match(files["ray"])) == 60


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    match = ("greedy", "random", "-n", "2", "--out", out, "--on", "ray://nowhere:1")
    ended = process("arena", *match, RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S="1")
    assert ended.code == 2
    assert ended.err.count("\n") == 1
    assert "grachten: Ray failed" in ended.err


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the address of a cluster on this machine, with its own token for both sides."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    # How long the cluster waits for the process that serves a client: a busy machine is slow.
    monkeypatch.setenv("RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S", "120")
    ports = free_ports(2)
    with tempfile.TemporaryDirectory(prefix="r") as folder:  # a short path, for its sockets
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
        command += [f"--port={ports[0]}", f"--ray-client-server-port={ports[1]}"]
        command += ["--num-cpus=1", "--include-dashboard=false", f"--temp-dir={folder}"]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True) as head:
            try:
                wait_for_port(ports[1])
                yield f"ray://127.0.0.1:{ports[1]}"
            finally:
                head.terminate()  # with --block it ends everything it has started
                with suppress(subprocess.TimeoutExpired):
                    head.wait(30)
                with suppress(ProcessLookupError):
                    os.killpg(head.pid, signal.SIGKILL)


def free_ports(number: int) -> list[int]:
    with ExitStack() as open_ones:
        sockets = [open_ones.enter_context(socket.socket()) for _ in range(number)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def wait_for_port(port: int) -> None:
    for _ in range(600):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    pytest.fail("Ray does not start")


@pytest.mark.long
def test_a_cluster_from_outside_changes_nothing(tmp_path: Path, cluster: str) -> None:
    match = ("greedy", "random", "-n", "20", "--board", "harbor", "--seed", "s")
    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    process("arena", *match, "--out", files[0], "--jobs", "1")
    there = process("arena", *match, "--out", files[1], "--on", cluster)
    assert (there.code, there.err) == (0, "")
    assert read_match(files[1]).everything() == read_match(files[0]).everything()
    assert len(read_match(files[1])) == 20
