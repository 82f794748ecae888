"""A pseudo-language for tests: English with accents, two fifths longer, and in brackets.

Text on a screen without accents does not come from the Fluent files; text that is cut off would be
cut off in a language with long words. The browser client does the same (web/src/lib/pseudo.ts).
"""

from fluent.syntax import ast, visitor

PSEUDO = "en-XA"
_LETTERS = str.maketrans(
    {
        **{vowel: accented * 2 for vowel, accented in zip("aeiouy", "áéíóúý", strict=True)},
        **dict(zip("AEIOUYcnrsz", "ÁÉÍÓÚÝçñřšž", strict=True)),
    }
)


class _Accents(visitor.Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = accented(node.value)


def accented(text: str) -> str:
    """Return the text with accents and doubled vowels."""
    return text.translate(_LETTERS)


def accent(resource: ast.Resource) -> None:
    """Add accents to all texts of a file, and to nothing else."""
    _Accents().visit(resource)


def bracketed(text: str) -> str:
    return f"[{text}]"
