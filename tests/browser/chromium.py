"""Finds the browser that the tests drive; run by `make test`, it installs one where it may."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
WORDS = "The browser tests need Chromium. On Debian and Ubuntu: apt install chromium"


def chromium_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Debian's package, where we may install it."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    sys.stderr.write("Installing Chromium for the browser tests …\n")
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if chromium_path() is None:
        install()
    if chromium_path() is None:
        sys.exit(WORDS)
