"""Messages in the language that is spoken here and now."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from grachten.errors import GrachtenError, Refusal
from grachten.words.files import FALLBACK, texts
from grachten.words.pseudo import PSEUDO, accent, bracketed

_language = ContextVar("language", default=FALLBACK)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


@cache
def _bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    locale = FALLBACK if language == PSEUDO else language
    bundle = FluentBundle([locale], use_isolating=False)
    for text in texts(locale).values():
        resource = FluentResource(text)
        if language == PSEUDO:
            accent(resource)
        bundle.add_resource(resource)
    return bundle


def _bundle_with(name: str) -> FluentBundle | None:
    """Where a message is found: in the language that is spoken, else in English."""
    bundles = (_bundle(language) for language in (_language.get(), FALLBACK))
    return next((bundle for bundle in bundles if bundle.has_message(name)), None)


def has(name: str) -> bool:
    """Whether there is such a message."""
    return _bundle_with(name) is not None


def t(name: str, /, **facts: Any) -> str:
    """The words of a message; one that is missing shows its own name, which tests look for."""
    bundle = _bundle_with(name)
    pattern = None if bundle is None else bundle.get_message(name).value
    if bundle is None or pattern is None:
        return f"⟦{name}⟧"
    words = str(bundle.format_pattern(pattern, facts)[0])
    return bracketed(words) if _language.get() == PSEUDO else words


def list_words(words: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
    """One, two, and three."""
    language = _language.get()
    locale = FALLBACK if language == PSEUDO else language
    return format_list(list(words), style=style, locale=locale)


def error_words(error: GrachtenError | Refusal) -> str:
    """What went wrong; where no language has words for it, in the English of the error."""
    name = f"error-{error.code.replace('_', '-')}"
    return t(name, **error.facts) if has(name) else error.message
