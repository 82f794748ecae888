"""The browser client without a browser: its types, its own tests, what it knows of the server."""

import subprocess
import sys
from pathlib import Path

from node import NODE

WEB = Path(__file__).parent.parent / "web"


def run(*command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run([NODE, *command], cwd=WEB, input=stdin, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done


def test_types_are_right() -> None:
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")


def test_its_own_tests_pass() -> None:
    run("node_modules/vitest/vitest.mjs", "run")


def test_the_types_of_messages_are_those_of_the_server() -> None:
    described = subprocess.run(
        [sys.executable, "-m", "grachten.server.describe"], capture_output=True, text=True
    )
    made = run("scripts/types.mjs", stdin=described.stdout).stdout
    assert made == (WEB / "src" / "wire.ts").read_text("utf-8"), "make it anew: make wire"
