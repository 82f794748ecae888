"""The lint of languages: each check returns its problems, one per line."""

import re
from collections.abc import Iterable, Iterator

from babel import Locale

from words.fluent_files import Language

# Words that are the same in several languages, or are typed as they are.
SAME_WORDS = {"grachten", "regent", "enter", "dam", "help", "type", "json", "docs", "record"}
SAME_WORDS |= {"hint", "link", "name", "skipper", "status"}  # also Danish, German, Norwegian
SAME_WORDS |= {"later", "blunder"}  # also Dutch
WORD = re.compile(r"[^\W\d_]{4,}")
LABEL = 10  # letters per label on the terminal's page

_QUOTED = re.compile(r"""["'`]([a-zA-Z][\w-]*)(?:\.[\w-]+)?["'`]""")
_COMPOSED = re.compile(r"""(?:`([a-z-]+-)\$\{|\bf["']([a-z-]+-)\{)""")
_ASKED = re.compile(r"""(?<![\w.])t\(\s*["'`]([a-zA-Z][\w-]*)(?:\.([\w-]+))?["'`]""")
_CHOSEN = re.compile(r"""(?<![\w.])t\([^(),"]*\? "([\w-]+)" : "([\w-]+)["]""")
_COMPLAINED = re.compile(r"""localized_error\(\s*\w+, "(\w+)["]""")


def differences(english: Language, other: Language) -> Iterator[str]:
    """Messages, attributes and variables that only one of two languages has."""
    ours, theirs = english.messages, other.messages
    for name in sorted(ours.keys() - theirs.keys()):
        yield f"{other.name}: {name} is missing"
    for name in sorted(theirs.keys() - ours.keys()):
        yield f"{other.name}: {name} is not in English"
    for name in sorted(ours.keys() & theirs.keys()):
        if ours[name].attributes != theirs[name].attributes:
            yield f"{other.name}: {name} has other attributes than in English"
        if ours[name].variables != theirs[name].variables:
            differing = ours[name].variables ^ theirs[name].variables
            yield f"{other.name}: {name} has other variables than in English: {sorted(differing)}"


def dangling(language: Language) -> Iterator[str]:
    """Yield messages that refer to a missing message or term."""
    for name, entry in language.entries.items():
        for reference in sorted(entry.references - language.entries.keys()):
            yield f"{language.name}: {name} needs {reference}, which does not exist"


def unknown_forms(language: Language) -> Iterator[str]:
    """Yield requested forms that terms lack: they would show another one."""
    for name, entry in language.entries.items():
        for form in entry.forms:
            term = language.entries.get(form.term)
            choices = term.choices if term else ()
            if not any(c.variable == form.argument and form.value in c.keys for c in choices):
                yield f"{language.name}: {name}: {form.term} has no {form.argument} {form.value!r}"


def plural_gaps(english: Language, language: Language) -> Iterator[str]:
    """Yield choices by number that omit a plural form of the language."""
    needed = set(Locale(language.name).plural_form.tags)
    for name, entry in language.entries.items():
        counted = set(entry.counted)
        if name in english.entries:
            counted |= english.entries[name].counted
        for choice in entry.choices:
            gap = needed - choice.keys if choice.variable in counted else None
            if gap:
                yield f"{language.name}: {name} has no words for {sorted(gap)}"


def untranslated(english: Language, other: Language) -> Iterator[str]:
    """Yield texts that are the same as in English, apparently by accident."""
    for name, entry in other.messages.items():
        ours = english.messages.get(name)
        for text in entry.texts if ours else ():
            words = {word.casefold() for word in WORD.findall(text)} - SAME_WORDS
            if ours and text in ours.texts and words:
                yield f"{other.name}: {name} is English: {text.strip()!r}"


def long_labels(language: Language) -> Iterator[str]:
    """Yield labels of the terminal's page that do not fit into their column."""
    for name, entry in language.messages.items():
        text = "".join(entry.texts)
        if name.startswith("cli-label-") and len(text) > LABEL:
            yield f"{language.name}: {name} has more than {LABEL} letters: {text!r}"


def straight_quotes(language: Language) -> Iterator[str]:
    """Yield texts with straight quotes and apostrophes."""
    for name, entry in language.entries.items():
        for text in entry.texts:
            if "'" in text or '"' in text:
                yield f"{language.name}: {name} has straight quotes: {text.strip()!r}"


def unused(
    language: Language, sources: Iterable[str], others: Iterable[Language] = ()
) -> Iterator[str]:
    """Yield messages that no code uses, by name or by a prefix such as `bot-${level}`.

    A term is used if any language uses it: what one language inflects, another says plainly.
    """
    texts = list(sources)
    named = {name for text in texts for name in _QUOTED.findall(text)}
    named |= {f"error-{code.replace('_', '-')}" for text in texts for code in codes(text)}
    composed = {pair for text in texts for pair in _COMPOSED.findall(text)}
    prefixes = tuple(in_script or in_python for in_script, in_python in composed)
    speakers = [language, *others]
    referred = {name for one in speakers for e in one.entries.values() for name in e.references}
    for name, entry in language.entries.items():
        used = name in referred or (not entry.is_term and name in named)
        if not (used or name.startswith(prefixes or ("\0",))):
            yield f"{language.name}: nothing asks for {name}"


def missing(language: Language, sources: Iterable[str]) -> Iterator[str]:
    """Yield messages that code uses and that do not exist."""
    for text in sources:
        asked = [*_ASKED.findall(text)]
        asked += [(name, "") for pair in _CHOSEN.findall(text) for name in pair]
        asked += [(f"error-{code.replace('_', '-')}", "") for code in codes(text)]
        for name, attribute in asked:
            entry = language.messages.get(name)
            if entry is None or (attribute and attribute not in entry.attributes):
                yield f"{language.name}: {name}{attribute and '.'}{attribute} does not exist"


def codes(text: str) -> list[str]:
    """Return the codes of errors that the terminal's code translates."""
    return _COMPLAINED.findall(text)
