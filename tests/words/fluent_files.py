"""What the lint needs to know of Fluent files: messages, variables, texts, plurals."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grachten.words.files import LOCALE

LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
PLURALS = {"zero", "one", "two", "few", "many"}


@dataclass(frozen=True)
class Choice:
    """A choice between words by the value of a variable."""

    variable: str
    keys: frozenset[str]


@dataclass(frozen=True)
class Form:
    """A form that is requested of a term: `-route(case: "genitive")`."""

    term: str
    argument: str
    value: str


class _Reader(Visitor):
    """Collects the contents of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[Choice] = []
        self.forms: list[Form] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        for argument in node.arguments.named if node.arguments else ():
            self.forms.append(Form(f"-{node.id.name}", argument.name.name, argument.value.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        if isinstance(node.selector, ast.VariableReference):
            self.choices.append(Choice(node.selector.id.name, frozenset(keys)))
        self.generic_visit(node)


@dataclass(frozen=True)
class Entry:
    """One message or term of a language."""

    name: str
    attributes: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]
    texts: tuple[str, ...]
    choices: tuple[Choice, ...]
    forms: tuple[Form, ...]

    @property
    def is_term(self) -> bool:
        return self.name.startswith("-")

    @property
    def counted(self) -> set[str]:
        """Return the variables whose number selects words."""
        return {choice.variable for choice in self.choices if choice.keys & PLURALS}


@dataclass
class Language:
    """All Fluent files of a folder, and their syntax problems."""

    name: str
    entries: dict[str, Entry] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    @property
    def messages(self) -> dict[str, Entry]:
        return {name: entry for name, entry in self.entries.items() if not entry.is_term}


def read_language(folder: Path) -> Language:
    language = Language(folder.name)
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            _add(language, entry, path.name)
    return language


def _add(language: Language, entry: ast.EntryType, file: str) -> None:
    if isinstance(entry, ast.Junk):
        language.broken.append(f"{file}: {(entry.content or '').strip()[:60]!r} is not Fluent")
    if not isinstance(entry, ast.Message | ast.Term):
        return
    read = _entry(entry)
    if read.name in language.entries:
        language.broken.append(f"{file}: {read.name} is there twice")
    language.entries[read.name] = read


def _entry(entry: ast.Message | ast.Term) -> Entry:
    reader = _Reader()
    reader.visit(entry)
    return Entry(
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
        frozenset(attribute.id.name for attribute in entry.attributes),
        frozenset(reader.variables),
        frozenset(reader.references),
        tuple(reader.texts),
        tuple(reader.choices),
        tuple(reader.forms),
    )


@cache
def language(name: str) -> Language:
    """Return a language of the package. Reading all of them takes seconds."""
    return read_language(LOCALE / name)
