"""`grachten` alone: the game opens in the browser."""

import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx
import pytest

from cli.command import process
from commands import Command
from server.running import free_port

SECONDS = 300.0
OPENED = "Grachten is at "


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of a person whose browser writes down what it opens."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
    browser.chmod(0o755)
    return {
        "GRACHTEN_DATA": str(tmp_path / "data"),
        "GRACHTEN_PORT": str(free_port()),
        "DISPLAY": ":0",
        "BROWSER": f"{browser} %s",
    }


@contextmanager
def playing(home: dict[str, str]) -> Iterator[tuple[Command, str, list[str]]]:
    """Run `grachten` until the block ends; yield it, its URL, and what it printed before."""
    reading, writing = os.pipe()
    grachten = Command([], stdout=writing, environment={**os.environ, **home})
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as printed:
        try:
            yield grachten, *url_of(printed)
        finally:
            grachten.send_signal(signal.SIGKILL)


def url_of(printed: IO[str]) -> tuple[str, list[str]]:
    before: list[str] = []
    for line in printed:
        if line.startswith(OPENED):
            return line.removeprefix(OPENED).split()[0], before
        before.append(line)
    raise AssertionError(f"it ended: {before}")


def opened(home: dict[str, str]) -> list[str]:
    return (Path(home["GRACHTEN_DATA"]).parent / "opened").read_text().split()


def test_it_opens_the_game_until_ctrl_c(home: dict[str, str]) -> None:
    with playing(home) as (grachten, url, before):
        assert before == []
        assert url == f"http://127.0.0.1:{home['GRACHTEN_PORT']}"
        assert httpx.get(url).status_code == 200
        assert opened(home) == [url]
        again = process(**home)
        assert (again.code, again.err) == (0, "")
        assert again.out == f"Grachten is already running on this machine, at {url}\n"
        assert opened(home) == [url, url]
        grachten.send_signal(signal.SIGINT)
        assert grachten.wait(SECONDS) == 0


def test_it_takes_the_next_free_port(home: dict[str, str]) -> None:
    port = home["GRACHTEN_PORT"]
    with socket.create_server(("127.0.0.1", int(port))), playing(home) as (_, url, before):
        used = url.rpartition(":")[2]
        assert used != port
        assert before == [f"Port {port} is taken by another program; using {used}\n"]
        assert process(**home).out == f"Grachten is already running on this machine, at {url}\n"
        assert httpx.get(url).status_code == 200


def test_a_mistake_in_the_environment_is_named(home: dict[str, str]) -> None:
    ended = process(**{**home, "GRACHTEN_PROT": "1"})
    assert ended.code == 2
    assert ended.err == "grachten: there is no setting GRACHTEN_PROT\n"
