"""Messages in the current language."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Literal

from grachten.errors import GrachtenError, Refusal
from grachten.words.bundle import Bundle
from grachten.words.files import FALLBACK, LOCALE, texts
from grachten.words.pseudo import PSEUDO, accent, bracketed

Style = Literal["and", "or"]

_MINUS = "\N{MINUS SIGN}"
_HYPHEN_OF_NUMBER = re.compile(r"(?<!\w)-(?=\d)")  # how the number formatter writes a minus


class Messages:
    """The messages of a language; missing ones are in English."""

    def __init__(self, language: str, folder: Path = LOCALE) -> None:
        self._pseudo = language == PSEUDO
        names = dict.fromkeys((FALLBACK if self._pseudo else language, FALLBACK))
        change = accent if self._pseudo else _keep
        self._bundles = [Bundle(name, texts(name, folder).values(), change) for name in names]

    def has(self, name: str) -> bool:
        return any(bundle.message(name) is not None for bundle in self._bundles)

    def format(self, name: str, facts: dict[str, Any]) -> str:
        for bundle in self._bundles:
            pattern = bundle.message(name)
            if pattern is not None:
                words = bundle.fill_in(pattern, facts)
                if any(isinstance(fact, int) and fact < 0 for fact in facts.values()):
                    words = _HYPHEN_OF_NUMBER.sub(_MINUS, words)
                return bracketed(words) if self._pseudo else words
        return f"⟦{name}⟧"

    def join(self, words: Iterable[str], style: Style) -> str:
        *most, last = [*words] or [""]
        if not most:
            return last
        name = f"cli-list-{style}-{'two' if len(most) == 1 else 'more'}"
        return self.format(name, {"first": ", ".join(most), "last": last})


def _keep(_: object) -> None:
    """Leave a file as it is."""


_messages_of = cache(Messages)
_language = ContextVar("language", default=FALLBACK)


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Use a language in the block; the default is English."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def current_language() -> str:
    """Return the current language."""
    return _language.get()


def has(name: str) -> bool:
    """Return whether there is such a message."""
    return _messages_of(current_language()).has(name)


def t(name: str, /, **facts: Any) -> str:
    """Return a message; a missing one shows its own name, which tests look for."""
    return _messages_of(current_language()).format(name, facts)


def list_words(words: Iterable[str], style: Style = "and") -> str:
    """Join words to a list: one, two, and three."""
    return _messages_of(current_language()).join(words, style)


def number_words(number: int, plus: bool = False) -> str:
    """Return a number with a real minus sign, and with a plus sign if wanted."""
    return f"{number:+}" if plus and number >= 0 else str(number).replace("-", _MINUS)


def error_words(error: GrachtenError | Refusal) -> str:
    """Return an error's message in the current language, or else in English."""
    name = f"error-{error.code.replace('_', '-')}"
    return t(name, **error.facts) if has(name) else error.message
