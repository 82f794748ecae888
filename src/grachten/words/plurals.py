"""Plural forms: which one a language uses for a whole number.

The forms are those of the Unicode CLDR, which the browser knows by itself. A test compares both.
"""

from collections.abc import Callable


def plural_form(language: str, number: int) -> str:
    """Return the plural form for a number; its sign doesn't matter.

    >>> plural_form("pl", 22)
    'few'
    """
    return _FORMS.get(language, _one_or_other)(abs(number))


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return "few" if few else "many"


_FORMS: dict[str, Callable[[int], str]] = {"pl": _polish}  # the others have two forms
