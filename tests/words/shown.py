"""Finds words that code would show to players: in Svelte markup and in Python strings."""

import ast
import re
from collections.abc import Iterator

LETTERS = re.compile(r"[^\W\d_]{2,}")
_HIDDEN = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
_TAG = re.compile(r"<[^>]*>", re.DOTALL)
_ENTITY = re.compile(r"&#?\w+;")
_SPOKEN = re.compile(
    r"""\b(?:aria-[a-z]*label|aria-description|title|placeholder|alt)="([^"]*)["]"""
)
# Two words in a row, or one that starts like a sentence.
_SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]+|^[A-Z][a-z]+")
_STYLES = {
    *("bold", "dim", "not", "reverse", "underline", "bright"),
    *("red", "green", "blue", "magenta", "yellow", "cyan"),
}


def words_in_svelte(source: str) -> Iterator[str]:
    """Yield letters in a component's markup outside of `{…}`."""
    markup = _without_expressions(_HIDDEN.sub("", source))
    for tag in _TAG.findall(markup):
        for value in _SPOKEN.findall(tag):
            if LETTERS.search(value):
                yield value
    for text in _ENTITY.sub(" ", _TAG.sub("\0", markup)).split("\0"):
        if LETTERS.search(text):
            yield " ".join(text.split())


def _without_expressions(markup: str) -> str:
    """Return the markup without every `{…}` and its content."""
    kept, depth = [], 0
    for character in markup:
        depth += character == "{"
        if depth == 0:
            kept.append(character)
        depth -= character == "}"
    return "".join(kept)


def words_in_python(source: str) -> Iterator[str]:
    """Yield strings of a module that look like text for players; docstrings do not count."""
    tree = ast.parse(source)
    docstrings = set(_docstrings(tree))
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        styled = all(word in _STYLES for word in re.split(r"[ _]", node.value))
        if node not in docstrings and not styled and _SENTENCE.search(node.value):
            yield node.value


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value
