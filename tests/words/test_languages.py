"""Every language is complete, correct and used, and the code contains no words for players."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from grachten.words import FALLBACK
from words import lint
from words.fluent_files import LANGUAGES, language
from words.shown import words_in_python, words_in_svelte

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "grachten"
COMPONENTS = sorted((ROOT / "web" / "src").rglob("*.svelte"))
SCRIPTS = [path for path in (ROOT / "web" / "src").rglob("*.ts") if ".test." not in path.name]
SPEAKERS = [
    *(PACKAGE / "cli" / "play").glob("*.py"),
    *(
        PACKAGE / "cli" / f"{name}.py"
        for name in ("files", "position_tables", "replay", "rules", "words")
    ),
]
# Text that is typed, stored or sent to the machine and is the same in every language.
VERBATIM = {
    "SaveFile",
    "tab: self-insert",
    "You",
    "routes, routes dam",
    "log, log 50, log all",
    "rules, rules R19",
    "why claim:…",
    "confirm off",
    "save game.json",
    "bot:file.py:Class",
    "bot:cmd: …",
}


def sources() -> list[str]:
    paths = [*COMPONENTS, *SCRIPTS, *PACKAGE.rglob("*.py")]
    return [path.read_text("utf-8") for path in paths]


def found(problems: Iterable[str]) -> str:
    """Return problems as lines, so that a failed test shows all of them."""
    return "\n".join(problems)


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_is_valid(name: str) -> None:
    english, tested = language(FALLBACK), language(name)
    assert tested.entries
    assert found(tested.broken) == ""
    assert found(lint.dangling(tested)) == ""
    assert found(lint.unknown_forms(tested)) == ""
    assert found(lint.plural_gaps(english, tested)) == ""
    assert found(lint.long_labels(tested)) == ""
    assert found(lint.straight_quotes(tested)) == ""


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_says_what_english_says(name: str) -> None:
    english, tested = language(FALLBACK), language(name)
    assert found(lint.differences(english, tested)) == ""
    if name != FALLBACK:
        assert found(lint.untranslated(english, tested)) == ""


def test_every_message_is_used() -> None:
    assert found(lint.unused(language(FALLBACK), sources(), map(language, LANGUAGES))) == ""


def test_every_message_that_is_used_exists() -> None:
    assert found(lint.missing(language(FALLBACK), sources())) == ""


def test_no_words_stand_in_components() -> None:
    assert len(COMPONENTS) > 15
    shown = (f"{p.name}: {w}" for p in COMPONENTS for w in words_in_svelte(p.read_text("utf-8")))
    assert found(shown) == ""


def test_no_words_stand_in_the_terminal_game() -> None:
    assert len(SPEAKERS) > 15
    shown = (f"{p.name}: {w}" for p in SPEAKERS for w in words_in_python(p.read_text("utf-8")))
    assert found(line for line in shown if line.partition(": ")[2] not in VERBATIM) == ""
