"""All words that players read, from the Fluent files that the browser client reads too."""

from grachten.words.choice import choose_language
from grachten.words.files import FALLBACK, languages
from grachten.words.pseudo import PSEUDO
from grachten.words.speaking import (
    error_words,
    has,
    list_words,
    number_words,
    speaking,
    spoken,
    t,
)

__all__ = [
    "FALLBACK",
    "PSEUDO",
    "choose_language",
    "error_words",
    "has",
    "languages",
    "list_words",
    "number_words",
    "speaking",
    "spoken",
    "t",
]
