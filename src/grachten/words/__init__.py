"""All messages for players, from the Fluent files that the browser client also uses."""

from grachten.words.choice import choose_language
from grachten.words.files import FALLBACK, languages
from grachten.words.messages import (
    current_language,
    error_words,
    has,
    list_words,
    number_words,
    t,
    use_language,
)
from grachten.words.pseudo import PSEUDO

__all__ = [
    "FALLBACK",
    "PSEUDO",
    "choose_language",
    "current_language",
    "error_words",
    "has",
    "languages",
    "list_words",
    "number_words",
    "t",
    "use_language",
]
