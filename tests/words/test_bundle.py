"""Our reader of Fluent files against Fluent's own, and our plural forms and lists against CLDR."""

from collections.abc import Iterator
from itertools import product

import pytest
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from grachten.words import languages, list_words, use_language
from grachten.words.bundle import Bundle
from grachten.words.files import texts
from grachten.words.plurals import plural_form
from words.fluent_files import PLURALS, Entry, language

NUMBERS = (0, 1, 2, 5, 12, 22, 100)  # Fluent's library chooses other forms for -1 than browsers
MOST = 40  # combinations of facts per message


def facts_for(entry: Entry) -> Iterator[dict[str, str | int]]:
    """Yield facts that lead to every choice of a message, as words and as numbers."""
    names = sorted(entry.variables)
    words = {
        name: {key for choice in entry.choices if choice.variable == name for key in choice.keys}
        for name in names
    }
    values: list[list[str | int]] = [
        [*NUMBERS[:3], "Anna", *sorted(words[name] - {*PLURALS, "other"})] for name in names
    ]
    for count, chosen in enumerate(product(*values)):
        if count == MOST:
            return
        yield dict(zip(names, chosen, strict=True))
    for number in NUMBERS:
        yield dict.fromkeys(names, number)


@pytest.mark.parametrize("code", languages())
def test_every_message_is_filled_in_as_by_the_fluent_library(code: str) -> None:
    ours = Bundle(code, texts(code).values(), lambda _: None)
    theirs = FluentBundle([code], use_isolating=False)
    for text in texts(code).values():
        theirs.add_resource(FluentResource(text))
    compared = 0
    for name, entry in language(code).messages.items():
        pattern, their_pattern = ours.message(name), theirs.get_message(name).value
        if pattern is None or their_pattern is None:
            assert pattern is their_pattern, name
            continue
        for facts in facts_for(entry):
            expected, _ = theirs.format_pattern(their_pattern, facts)
            assert ours.fill_in(pattern, facts) == expected, (name, facts)
            compared += 1
    assert compared > 500


@pytest.mark.parametrize("code", languages())
def test_plural_forms_are_those_of_the_language(code: str) -> None:
    expected = Locale(code).plural_form
    for number in (*range(250), 1_000_000, -1, -2, -5):
        assert plural_form(code, number) == expected(abs(number)), number


@pytest.mark.parametrize("code", languages())
def test_lists_are_those_of_the_language(code: str) -> None:
    with use_language(code):
        for words in ([], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]):
            assert list_words(words) == format_list(words, "standard", code)
            assert list_words(words, "or") == format_list(words, "or", code)


def test_what_is_missing_shows_as_its_name() -> None:
    bundle = Bundle("en", ["hello = Hello, { $name } and { -nobody } { $list }\n"], lambda _: None)
    pattern = bundle.message("hello")
    assert pattern is not None
    assert bundle.fill_in(pattern, {"list": [1]}) == "Hello, name and {-nobody} list"
    assert bundle.message("bye") is None
