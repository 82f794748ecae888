"""A pseudo-language for tests: English with accents, longer by two fifths, and in brackets.

What has none of that on a screen does not come from the Fluent files; what is cut off would be cut
off in a language of long words. The browser client makes the same (web/src/lib/pseudo.ts).
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
    """The text with accents, and with its vowels doubled."""
    return text.translate(_LETTERS)


def accent(resource: ast.Resource) -> None:
    """Put accents into all texts of a file, and into nothing else."""
    _Accents().visit(resource)


def bracketed(text: str) -> str:
    return f"[{text}]"
