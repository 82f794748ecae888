"""Markdown files are wrapped at 100 columns, so that diffs are easy to read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COLUMNS = 100
LINK_TARGET = re.compile(r"\]\([^)]*\)|https?://\S+")  # can't be broken, so it doesn't count


def documents() -> list[str]:
    folders = [ROOT / name for name in ("bench", "docs", "examples", "src", "tests", "web")]
    paths = [*ROOT.glob("*.md"), *(path for folder in folders for path in folder.rglob("*.md"))]
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    return sorted(name for name in names if "node_modules/" not in name)


def long_lines(text: str) -> Iterator[str]:
    """Yield each line of prose that is too long; tables, code and link targets don't count."""
    in_code = False
    for number, line in enumerate(text.splitlines(), 1):
        fence = line.lstrip().startswith("```")
        if fence:
            in_code = not in_code
        prose = not (fence or in_code or line.lstrip().startswith("|"))
        if prose and len(LINK_TARGET.sub("", line)) > COLUMNS:
            yield f"line {number}: {line}"


@pytest.mark.parametrize("name", documents())
def test_prose_is_wrapped(name: str) -> None:
    assert list(long_lines((ROOT / name).read_text("utf-8"))) == []


def test_the_main_documents_are_checked() -> None:
    assert {"README.md", "ARCHITECTURE.md", "docs/hosting.md"} <= set(documents())


WORDS = "word " * 21  # 105 columns


@pytest.mark.parametrize("text", [WORDS, f"- {WORDS}", f"# {WORDS}", f"```\ncode\n```\n{WORDS}"])
def test_long_prose_is_found(text: str) -> None:
    assert len(list(long_lines(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "a" * COLUMNS,
        f"| {WORDS} |",
        f"```console\n$ {WORDS}\n```",
        f"[a link](docs/{'a' * COLUMNS}.md)",
        f"https://example.org/{'a' * COLUMNS}",
    ],
)
def test_tables_code_and_links_may_be_longer(text: str) -> None:
    assert list(long_lines(text)) == []
