"""Find the browsers that the tests drive. As a script, install the missing ones where possible."""

import os
import shutil
import subprocess
import sys
from glob import glob

# The packages of Debian that a browser needs, each with what shows that it is there: a program
# under any of its names, or a file whose path matches.
BROWSERS: dict[str, dict[str, tuple[str, ...]]] = {
    "chromium": {"chromium": ("chromium", "chromium-browser", "google-chrome")},
    "firefox": {"firefox-esr": ("firefox-esr", "firefox")},
    "webkit": {
        "webkit2gtk-driver": ("WebKitWebDriver",),
        "xvfb": ("Xvfb",),
        "python3-gi": ("/usr/lib/python3/dist-packages/gi/__init__.py",),
        "gir1.2-webkit2-4.1": ("/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib",),
    },
}


def find_browser(browser: str) -> list[str]:
    """Return a path for each package of a browser; fail if one is missing."""
    paths = [_find(names) for names in BROWSERS[browser].values()]
    found = [path for path in paths if path is not None]
    packages = " ".join(BROWSERS[browser])
    assert len(found) == len(paths), (
        f"The browser tests need {packages}. On Debian and Ubuntu: apt install {packages}"
    )
    return found


def _find(names: tuple[str, ...]) -> str | None:
    for name in names:
        found = [shutil.which(name)] if "/" not in name else glob(name)
        if found and found[0] is not None:
            return found[0]
    return None


def install_missing(browser: str) -> None:
    """Install the missing packages of Debian if this process may."""
    missing = [package for package, names in BROWSERS[browser].items() if _find(names) is None]
    if not missing or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    sys.stderr.write(f"Installing {' '.join(missing)} for the browser tests …\n")
    for command in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        subprocess.run(["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        install_missing(name)
        try:
            find_browser(name)
        except AssertionError as missing:
            sys.exit(str(missing))
