"""Choosing the language of a person at a terminal."""

from collections.abc import Mapping

from grachten.errors import ParseError
from grachten.words.files import FALLBACK, languages
from grachten.words.messages import t
from grachten.words.pseudo import PSEUDO

# The system's settings, strongest first; the first non-empty one decides.
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
_NORWEGIAN = ("no", "nn")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, or that of GRACHTEN_LANG, or the system's, or English."""
    if wanted is not None:
        language = _known(wanted)
        if language is None:
            known = ", ".join(languages())
            message = t("error-unknown-language", wanted=wanted[:20], known=known)
            raise ParseError("unknown_language", message)
        return language
    system = next((environment[name] for name in _SYSTEM if environment.get(name)), "")
    return _known(environment.get("GRACHTEN_LANG", "")) or _known(system) or FALLBACK


def _known(tag: str) -> str | None:
    """Return our code for a language such as `pl`, `pl-PL` or `pl_PL.UTF-8`, if we have it."""
    tag = tag.partition(".")[0].replace("_", "-").lower()
    if tag == PSEUDO.lower():
        return PSEUDO
    short = tag.partition("-")[0]
    short = "nb" if short in _NORWEGIAN else short
    return short if short in languages() else None
