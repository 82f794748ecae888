"""Everything that can be refused has words in the players' language."""

import re
from pathlib import Path

from grachten.game import refusals

SOURCES = Path(refusals.__file__).parent.parent
DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "server.md"
# The pages do not use these.
HOSTS = "the host's commands"


def codes_of_the_document() -> set[str]:
    section = DOCUMENT.read_text().partition("## Codes")[2]
    rows = [line.split("|")[1:3] for line in section.splitlines() if line.startswith("|")]
    shown = [codes for about, codes in rows if about.strip() != HOSTS]
    return {code for codes in shown for code in re.findall("`([a-z_]+)`", codes)}


def test_every_documented_code_has_words() -> None:
    assert len(codes_of_the_document()) > 60
    for language in (SOURCES / "locale").iterdir():
        words = "\n".join(path.read_text() for path in language.glob("*.ftl"))
        ids = {found.replace("-", "_") for found in re.findall("(?m)^error-([a-z-]+) =", words)}
        assert codes_of_the_document() <= ids, language.name


def test_no_message_is_there_twice() -> None:
    for language in (SOURCES / "locale").iterdir():
        words = "\n".join(path.read_text() for path in language.glob("*.ftl"))
        ids = re.findall("(?m)^(-?[a-z][a-z0-9-]*) =", words)
        assert sorted(ids) == sorted(set(ids)), language.name
