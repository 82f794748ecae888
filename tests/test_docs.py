"""Every command and every Python snippet in the documents is run, in a folder of its own."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from commands import run

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
SNIPPET = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def snippets(path: Path) -> list[tuple[str, str]]:
    return [(m[1], m[2]) for m in SNIPPET.finditer(path.read_text("utf-8"))]


def commands(text: str) -> list[str]:
    return [line[2:] for line in text.splitlines() if line.startswith("$ ")]


def run_command(command: str, folder: Path) -> None:
    words = shlex.split(command)
    if words[0] == "make":  # only whether there is such a target: this test is one of them
        words = ["make", "--dry-run", "--always-make", "-C", str(ROOT), *words[1:]]
    if words[0] == "python":
        words = [sys.executable, "-W", "error", str(ROOT / words[1]), *words[2:]]
    if words[0].removeprefix(".venv/bin/") == "grachten":
        done = run(*words[1:], folder=folder)
    else:
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
    assert done.returncode == 0, f"{command}: {done.stderr}"


def test_there_are_documents_with_snippets() -> None:
    kinds = {kind for path in DOCUMENTS for kind, _ in snippets(path)}
    assert kinds == {"python", "console", "json"}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents(path: Path, tmp_path: Path) -> None:
    for kind, text in snippets(path):
        if kind == "python":
            script = [sys.executable, "-W", "error", "-c", text]
            done = subprocess.run(script, cwd=tmp_path, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
        elif kind == "console":
            found = commands(text)
            assert found, text
            for command in found:
                run_command(command, tmp_path)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target


NAMED_FILE = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.\w+)`")
FOLDERS = ("", "src/grachten", "web/src")  # documents name files relative to these


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_named_files_exist(path: Path) -> None:
    for name in NAMED_FILE.findall(path.read_text("utf-8")):
        if not re.search("NAME|LANGUAGE", name):  # to be replaced by the reader
            assert any((ROOT / folder / name).exists() for folder in FOLDERS), name
