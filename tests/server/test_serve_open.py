"""`grachten serve --open`: what `make play` does."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

SERVE = [sys.executable, "-m", "grachten", "serve", "--open", "--port", "0", "--data"]
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY")


def shown(folder: Path, **more: str) -> str:
    """Return the URL that it prints, which must answer; then press Ctrl-C."""
    env = {name: value for name, value in os.environ.items() if name not in WINDOWS} | more
    with subprocess.Popen(
        [*SERVE, str(folder / "data")], env=env, stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        line = serving.stdout.readline()
        found = re.fullmatch(r"Grachten is at (\S+) \(Ctrl-C ends it\)\n", line)
        assert found is not None, line
        assert httpx.get(found[1]).status_code == 200
        serving.send_signal(signal.SIGINT)
        assert serving.wait(30) == 130
    return found[1]


@pytest.mark.parametrize("windows", [True, False], ids=["with a screen", "without a screen"])
def test_the_game_opens_in_the_browser_or_its_url_is_printed(tmp_path: Path, windows: bool) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o700)
    url = shown(tmp_path, BROWSER=str(browser), **({"DISPLAY": ":1"} if windows else {}))
    assert (opened.read_text().strip() if opened.exists() else None) == (url if windows else None)


def test_a_server_for_the_network_prints_a_url_that_others_can_open(
    tmp_path: Path,
) -> None:
    url = httpx.URL(shown(tmp_path, GRACHTEN_HOST="0.0.0.0"))
    machine = subprocess.run(["hostname", "-I"], capture_output=True, text=True, check=True)
    assert url.host in [*machine.stdout.split(), "127.0.0.1"]
