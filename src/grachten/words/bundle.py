"""The messages of one language: Fluent files, read and filled in.

This is the part of Fluent that our files use: variables, messages and terms with their attributes,
and choices by number or word. There are no functions. What is missing shows as its name.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from grachten.words.plurals import plural_form

Fact = str | int
Facts = Mapping[str, Any]


class Bundle:
    """The messages and terms of a language; of two with the same name, the first one counts."""

    def __init__(
        self, language: str, texts: Iterable[str], change: Callable[[ast.Resource], None]
    ) -> None:
        """Read the texts of the files, and `change` what was read."""
        self._language = language
        self._entries: dict[str, ast.Message | ast.Term] = {}
        parser = FluentParser(with_spans=False)
        for text in texts:
            resource = parser.parse(text)
            change(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    sign = "-" if isinstance(entry, ast.Term) else ""
                    self._entries.setdefault(sign + entry.id.name, entry)

    def message(self, name: str) -> ast.Pattern | None:
        """Return the text of a message, to be filled in, if there is one."""
        entry = self._entries.get(name)
        return entry.value if entry else None

    def fill_in(self, pattern: ast.Pattern, facts: Facts) -> str:
        """Return a text with these facts."""
        return "".join(
            part.value if isinstance(part, ast.TextElement) else str(self._value(part, facts))
            for part in pattern.elements
        )

    def _value(self, part: Any, facts: Facts) -> Fact:
        match part:
            case ast.Placeable(expression=inner):
                return self._value(inner, facts)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral(value=digits):
                return int(digits)
            case ast.VariableReference(id=name):
                return _fact(name.name, facts)
            case ast.SelectExpression():
                return self.fill_in(self._chosen(part, facts), facts)
            case ast.MessageReference(id=name, attribute=attribute):
                return self._referred(name.name, attribute, facts)
            case ast.TermReference(id=name, attribute=attribute, arguments=arguments):
                named = arguments.named if arguments else ()
                own = {each.name.name: self._value(each.value, facts) for each in named}
                return self._referred(f"-{name.name}", attribute, own)
        raise TypeError(f"these files don't use {type(part).__name__}")

    def _referred(self, name: str, attribute: ast.Identifier | None, facts: Facts) -> str:
        entry = self._entries.get(name)
        pattern = entry.value if entry else None
        if entry and attribute:
            found = (each.value for each in entry.attributes if each.id.name == attribute.name)
            pattern = next(found, None)
        return f"{{{name}}}" if pattern is None else self.fill_in(pattern, facts)

    def _chosen(self, choice: ast.SelectExpression, facts: Facts) -> ast.Pattern:
        """Return the variant for the selector's value: the number itself, its form, or a word."""
        value = self._value(choice.selector, facts)
        form = plural_form(self._language, value) if isinstance(value, int) else None
        for variant in choice.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                if value == int(key.value):
                    return variant.value
            elif key.name in (value, form):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)


def _fact(name: str, facts: Facts) -> Fact:
    """Return a fact; what is neither a text nor a whole number shows as its name."""
    fact = facts.get(name)
    return fact if isinstance(fact, str | int) else name
