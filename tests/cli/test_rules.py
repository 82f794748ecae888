"""`grachten rules`: all of docs/rules.md, or one rule of it."""

import re
from pathlib import Path

import pytest

from cli.command import run
from grachten.cli import rules
from grachten.words import PSEUDO, use_language

DOCS = Path(__file__).parent.parent.parent / "docs" / "rules.md"


def test_every_rule_is_a_line() -> None:
    ended = run("rules")
    assert ended.code == 0
    numbers = re.findall(r"^- \*\*([RC]\d+)\*\*", DOCS.read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"^([RC]\d+) ", ended.out, re.MULTILINE) == numbers
    assert len(numbers) == 29 + 11


def test_nothing_is_left_out() -> None:
    def words(text: str) -> list[str]:
        return re.findall(r"\w+", text.replace("`", ""))

    assert words(run("rules").out) == words(DOCS.read_text("utf-8"))


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("R19", "R19 With 2 players, once one of two parallel routes is claimed, the other"),
        ("r1", "R1 2 to 4 players."),
        (" c4 ", "C4 If there is no second card that may be taken"),
    ],
)
def test_one_rule(number: str, words: str) -> None:
    ended = run("rules", number)
    assert ended.code == 0
    assert ended.out.startswith(words)
    assert ended.out.count("\n") == 1


@pytest.mark.parametrize("number", ["R30", "C0", "19", "", "x" * 999])
def test_an_unknown_rule_names_the_range(number: str) -> None:
    ended = run("rules", number)
    assert ended.code == 2
    assert "the rules are R1 to R29 and C1 to C11" in ended.err
    assert len(ended.err) < 100


def test_an_installed_package_brings_its_own_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules.md").write_text("# Rules\n- **R1** Of the package.\n", "utf-8")
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "rules.py"))
    assert rules.rules_text().endswith("Of the package.\n")
    (tmp_path / "rules.md").unlink()
    assert run("rules").code == 2


def test_another_language_has_all_headings_and_rules_of_the_document() -> None:
    def marks(text: str) -> list[str]:
        return re.findall(r"^(#+ |\*\*|- \*\*[RC]\d+)", text, re.MULTILINE)

    with use_language(PSEUDO):
        translated = "\n".join(rules._translated(DOCS.read_text("utf-8")))
    assert marks(translated) == marks(DOCS.read_text("utf-8"))
    assert "⟦" not in translated
    assert run("rules", "R19", "--lang", PSEUDO).out.startswith("R19 [W")
