"""Starts the Chromium that the browser tests and `bench/pages.py` drive."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import sync_playwright as playwright

from browser.install import find_browser

START = Path(__file__).parent / "start_chromium.sh"


@contextmanager
def started_chromium() -> Iterator[Browser]:
    """Start Chromium without its pop-ups, and close it in the end."""
    [found] = find_browser("chromium")
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with playwright() as tools:
        launched = tools.chromium.launch(
            executable_path=START, args=flags, env={**os.environ, "CHROMIUM": found}
        )
        yield launched
        launched.close()
