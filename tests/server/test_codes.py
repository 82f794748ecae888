"""The codes of refusals: those in the source and those in docs/server.md are the same."""

import ast
import re
from pathlib import Path

from grachten import errors
from grachten.server import errors as server_errors

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/grachten"
BEFORE_IT_STARTS = {"settings.py", "run.py"}
CLASSES = {name for module in (errors, server_errors) for name in vars(module)}
WITH_CODE = {*CLASSES, "Bye", "problem"}


def listed() -> set[str]:
    text = (ROOT / "docs/server.md").read_text("utf-8").partition("## Codes")[2]
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return {code for row in rows for code in re.findall("`([a-z_]+)`", row)}


def codes_in(path: Path) -> set[str]:
    """Return the first text of every call that makes something with a code."""
    calls = [n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call)]
    made = [call for call in calls if _makes_error(call.func)]
    texts = [
        [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        for call in made
    ]
    return {found[0] for found in texts if found and re.fullmatch("[a-z_]+", found[0])}


def _makes_error(function: ast.expr) -> bool:
    """Return whether it is a class of errors, or the `super().__init__` of one."""
    if isinstance(function, ast.Attribute):
        return function.attr == "__init__"
    return isinstance(function, ast.Name) and function.id in WITH_CODE


def test_every_code_that_the_server_sends_is_listed() -> None:
    files = [p for p in (SOURCE / "server").rglob("*.py") if p.name not in BEFORE_IT_STARTS]
    sent = set().union(*map(codes_in, [*files, SOURCE / "game/refusals.py"]))
    assert {"bad_address", "no_bot", "not_begun", "too_large", "wrong_color"} <= sent
    assert {"no_ban", "no_database", "stale", "too_many_requests"} <= sent
    assert sent - listed() == set()


def test_every_listed_code_is_in_the_source() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert {code for code in listed() if f'"{code}"' not in texts} == set()
