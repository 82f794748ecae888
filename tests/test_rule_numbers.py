"""Every number of docs/rules.md has a test whose name carries it."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"


def numbers_of_the_rules() -> list[str]:
    return re.findall(r"^- \*\*([RC]\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)


def numbers_of_the_tests() -> set[str]:
    return {
        number
        for path in TESTS.rglob("test_*.py")
        for number in re.findall(r"def test_([RC]\d+)_", path.read_text("utf-8"))
    }


def test_the_rules_are_numbered_without_a_gap() -> None:
    rules = [f"R{i}" for i in range(1, 30)]
    rulings = [f"C{i}" for i in range(1, 12)]
    assert numbers_of_the_rules() == rules + rulings


def test_every_number_has_a_test() -> None:
    missing = [n for n in numbers_of_the_rules() if n not in numbers_of_the_tests()]
    assert missing == []
