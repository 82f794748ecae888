"""`grachten rules`: prints the rules of the game, or one of them."""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import typer

from grachten.cli.screen import localized_error
from grachten.errors import GrachtenError, ParseError
from grachten.words import FALLBACK, current_language, has, list_words, t

RULE = re.compile(r"- \*\*(?P<number>[RC]\d+)\*\* ")
MARKS = re.compile(r"\*\*|`")
# The messages for the headings of docs/rules.md, in its order.
HEADINGS = (
    *("rules", "rules-setup", "rules-turn", "rules-draw", "rules-claim", "rules-contracts"),
    *("rules-end", "rules-rulings"),
)


def run(number: str | None) -> None:
    """Print all rules or one: formatted on a terminal, one line per rule elsewhere."""
    text = rules_text()
    blocks = list(blocks_of(text))
    if number is not None:
        text = rule_of(blocks, number)
        blocks = [text]
    if sys.stdout.isatty():
        from rich.markdown import Markdown

        from grachten.cli.screen import make_console

        make_console().print(Markdown(text))
    else:
        for line in plain_lines(blocks):
            typer.echo(line)


def rules_text() -> str:
    """Return the rules as Markdown: the document in English, or the player's language."""
    text = _document()
    own = current_language() != FALLBACK and has("rule-R1")
    return "\n".join(_translated(text)) if own else text


def _translated(text: str) -> Iterator[str]:
    """Yield the document's headings and rules in the player's language, without remarks."""
    headings = iter(HEADINGS)
    for block in blocks_of(text):
        if found := RULE.match(block):
            number = found["number"]
            yield f"- **{number}** {t(f'rule-{number}')}"
        elif block.startswith("#"):
            yield f"\n{block.partition(' ')[0]} {t(next(headings))}\n"
        elif block.startswith("**"):
            yield f"\n**{t(next(headings))}**"


def _document() -> str:
    """Return docs/rules.md: beside this file when installed, else from the source tree."""
    here = Path(__file__).resolve()
    places = [here.with_name("rules.md"), *(p / "docs" / "rules.md" for p in here.parents[3:4])]
    for place in places:
        if place.is_file():
            return place.read_text("utf-8")
    raise localized_error(GrachtenError, "no_rules")


def blocks_of(text: str) -> Iterator[str]:
    """Yield headings, paragraphs and list items, each on one line."""
    block: list[str] = []
    for line in text.splitlines():
        starts = not line.strip() or line.startswith(("#", "- ", "**"))
        if block and (starts or block[0].startswith("#")):
            yield " ".join(block)
            block = []
        if line.strip():
            block.append(line.strip())
    if block:
        yield " ".join(block)


def numbered(blocks: Iterable[str]) -> Mapping[str, str]:
    """Return the rules by number."""
    return {found["number"]: block for block in blocks if (found := RULE.match(block))}


def rule_of(blocks: Iterable[str], number: str) -> str:
    """Return one rule; the case of its number does not matter."""
    rules = numbered(blocks)
    wanted = number.strip().upper()
    if wanted not in rules:
        ranges = list_words(_range(rules, letter) for letter in "RC")
        raise localized_error(ParseError, "unknown_rule", number=number[:20], rules=ranges)
    return rules[wanted]


def _range(rules: Mapping[str, str], letter: str) -> str:
    numbers = [int(name[1:]) for name in rules if name.startswith(letter)]
    first, last = f"{letter}{min(numbers)}", f"{letter}{max(numbers)}"
    return t("cli-from-to", first=first, last=last)


def plain_lines(blocks: Iterable[str]) -> Iterator[str]:
    """Yield the text without Markdown marks; related rules are not separated."""
    before = ""
    for block in blocks:
        if before and not (block.startswith("- ") and before.startswith(("- ", "**"))):
            yield ""
        yield MARKS.sub("", block.lstrip("#").strip().removeprefix("- "))
        before = block
