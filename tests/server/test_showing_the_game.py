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


@pytest.mark.parametrize("windows", [True, False], ids=["with a screen", "without a screen"])
def test_the_game_is_opened_in_the_browser_or_its_address_is_told(
    tmp_path: Path, windows: bool
) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o700)
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env |= {"BROWSER": str(browser)} | ({"DISPLAY": ":1"} if windows else {})
    with subprocess.Popen(
        [*SERVE, str(tmp_path / "data")], env=env, stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        line = serving.stdout.readline()
        found = re.fullmatch(r"Grachten is at (\S+) \(Ctrl-C ends it\)\n", line)
        assert found is not None, line
        assert httpx.get(found[1]).status_code == 200
        serving.send_signal(signal.SIGINT)
        assert serving.wait(30) == 130
    assert (opened.read_text().strip() if opened.exists() else None) == (
        found[1] if windows else None
    )
