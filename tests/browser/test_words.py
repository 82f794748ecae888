"""Everything that can be refused has words in the players' language."""

import ast
import re
from pathlib import Path

from grachten.game import refusals

SOURCES = Path(refusals.__file__).parent.parent
DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "server.md"
# Where the codes come from that a player's browser can meet; the host's commands have their own.
SERVER = (
    *("asking", "bodies", "guests", "hall", "lobby", "names", "opening", "problems", "socket"),
    *("table", "webhooks", "writer"),
)
HOSTS = "the host's commands"
GAME = ("actions", "game", "notation", "refusals")
CALLS = {"GrachtenError", "Refusal", "ParseError", "Bye", "problem", "_check_text"}
CODE = re.compile("[a-z]+(_[a-z]+)*")


def codes_in(path: Path) -> set[str]:
    """The codes that a module names when it refuses something."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
            found.update([t for t in texts if isinstance(t, str) and CODE.fullmatch(t)][:1])
    return found


def codes_of_the_code() -> set[str]:
    modules = [SOURCES / "server" / f"{name}.py" for name in SERVER]
    modules += [SOURCES / "game" / f"{name}.py" for name in GAME]
    return {code for code, _, _ in refusals._WORDS.values()}.union(*map(codes_in, modules))


def codes_of_the_document() -> set[str]:
    section = DOCUMENT.read_text().partition("## Codes")[2]
    rows = [line.split("|")[1:3] for line in section.splitlines() if line.startswith("|")]
    shown = [codes for about, codes in rows if about.strip() != HOSTS]
    return {code for codes in shown for code in re.findall("`([a-z_]+)`", codes)}


def test_every_code_is_documented() -> None:
    assert len(codes_of_the_code()) > 60
    assert codes_of_the_code() <= codes_of_the_document()


def test_every_documented_code_has_words() -> None:
    for language in (SOURCES / "locale").iterdir():
        words = "\n".join(path.read_text() for path in language.glob("*.ftl"))
        ids = {found.replace("-", "_") for found in re.findall("(?m)^error-([a-z-]+) =", words)}
        assert codes_of_the_document() <= ids, language.name


def test_no_message_is_there_twice() -> None:
    for language in (SOURCES / "locale").iterdir():
        words = "\n".join(path.read_text() for path in language.glob("*.ftl"))
        ids = re.findall("(?m)^(-?[a-z][a-z0-9-]*) =", words)
        assert sorted(ids) == sorted(set(ids)), language.name
