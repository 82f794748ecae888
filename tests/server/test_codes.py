"""The codes of refusals: those in the source and those in docs/server.md are the same."""

import ast
import re
from pathlib import Path

from grachten.server.http import problems

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/grachten"
BEFORE_IT_STARTS = {"settings.py", "run.py"}
WITH_CODE = {"GrachtenError", "ParseError", "RecordError", "Refusal", "Bye", "problem"}


def listed() -> set[str]:
    text = (ROOT / "docs/server.md").read_text("utf-8").partition("## Codes")[2]
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return {code for row in rows for code in re.findall("`([a-z_]+)`", row)}


def codes_in(path: Path) -> set[str]:
    """The first text that is handed over wherever something with a code is made."""
    calls = [n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call)]
    made = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id in WITH_CODE]
    texts = [
        [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        for call in made
    ]
    return {found[0] for found in texts if found and re.fullmatch("[a-z_]+", found[0])}


def test_every_code_that_the_server_sends_is_listed() -> None:
    files = [p for p in (SOURCE / "server").rglob("*.py") if p.name not in BEFORE_IT_STARTS]
    sent = set().union(*map(codes_in, [*files, SOURCE / "game/refusals.py"]))
    assert {"bad_address", "no_bot", "not_begun", "too_large", "wrong_color"} <= sent
    with_status = (
        problems.NOT_FOUND,
        problems.FORBIDDEN,
        problems.TOO_MANY,
        problems.LATER,
        problems.CONFLICT,
    )
    assert sent.union(*with_status) - listed() == set()


def test_every_listed_code_is_in_the_source() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert {code for code in listed() if f'"{code}"' not in texts} == set()
