"""The browser client without a browser: layout, lint, types, unit tests, messages, notices."""

import json
import re
import subprocess
import sys
from pathlib import Path

from node import NODE

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
NOTICES = ROOT / "src" / "grachten" / "pages" / "notices.txt"
ENTRY = re.compile(r"^={78}\n(.+) (\S+)\nLicense: (.+)\n={78}\n", re.MULTILINE)


def run(*command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run([NODE, *command], cwd=WEB, input=stdin, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done


def test_prettier_formatted_the_sources() -> None:
    run("node_modules/prettier/bin/prettier.cjs", "--check", ".")


def test_eslint_finds_nothing() -> None:
    run("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ".")


def test_every_address_in_a_page_gets_the_base_path() -> None:
    attribute, call = r"""(?:href|src)=["'{`]+/""", r"""(?:fetch|register|open)\(["'`]/"""
    own = re.compile(rf"{attribute}|{call}|location\.(?:origin|host)\b")
    sources = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src" / "lib").glob("*.ts")]
    found = {path.name for path in sources if own.search(path.read_text("utf-8"))}
    assert found == {"base.ts"}


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


def test_the_notices_have_the_license_of_every_package_in_the_bundle(tmp_path: Path) -> None:
    """The source maps of a second build say whose code is in the bundle."""
    flags = ("--sourcemap", "--outDir", str(tmp_path), "--logLevel", "warn")
    run("node_modules/vite/bin/vite.js", "build", *flags)
    bundled = set()
    for path in tmp_path.rglob("*.js.map"):
        for source in json.loads(path.read_text("utf-8"))["sources"]:
            if match := re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", source):
                bundled.add(match[1])
    if any("vite:preloadError" in path.read_text("utf-8") for path in tmp_path.rglob("*.js")):
        bundled.add("vite")  # its helper that loads chunks; source maps leave it out
    assert {"@fluent/bundle", "qrcode-generator", "svelte", "vite"} <= bundled

    found = ENTRY.split(NOTICES.read_text("utf-8"))[1:]
    listed = {name: facts for name, *facts in zip(*[iter(found)] * 4, strict=True)}
    assert set(listed) == bundled | {"EB Garamond"}
    for name in bundled:
        package = json.loads((WEB / "node_modules" / name / "package.json").read_text("utf-8"))
        version, identifier, text = listed[name]
        assert [version, identifier] == [package["version"], package["license"]]
        assert len(text) > 1000, f"the full text of {name}'s license"
    assert "SIL OPEN FONT LICENSE" in listed["EB Garamond"][2]
