"""Compare names as people see them: two names that look the same are the same."""

import re
import unicodedata
from functools import lru_cache

# Letters of other scripts that look like Latin ones. A name has letters of one script only (see
# names.py), so this matters for names written entirely in such letters.
_LETTERS = (
    ("АВЕЅІЈКМНОРСТУХҮԌԚԜѴ", "ABESIJKMHOPCTYXYGQWV"),  # Cyrillic capitals
    ("аеѕіјорсухүһԁԛԝѵӏ", "aesijopcyxyhdqwvl"),  # Cyrillic small letters
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek capitals
    ("αγικνορυχ", "ayikvopux"),  # Greek small letters
    ("ՏՍՕԼ", "SUOL"),  # Armenian capitals
    ("հոսօզցԛ", "hnuoqgq"),  # Armenian small letters
    ("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "ABCDEGHiJKLMPRSTVWYZ"),  # Cherokee
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"),  # Lisu
    ("ɑɡɩȷ", "agij"),  # Latin letters that differ by hardly a stroke
)
_LATIN = str.maketrans({a: b for row in _LETTERS for a, b in zip(*row, strict=True)})
_SAME_STROKES = str.maketrans("I1|ǀ0", "llllO")  # many typefaces show no difference
# Letters that NFKC leaves alone although they are A to Z in another shape: small capitals, white
# letters on black, flags.
_SHAPED = re.compile("(?:LATIN (?:CAPITAL|SMALL) LETTER|SMALL CAPITAL|SYMBOL LETTER) ([A-Z])$")
_SECOND_DOT = re.compile("(?<=[ij])\u0307")


def same_name(one: str, other: str) -> bool:
    """Return whether people would take the two names for the same."""
    return any(a == b for a, b in zip(_shapes(one), _shapes(other), strict=True))


@lru_cache(maxsize=256)  # every new name is compared with those of all bots
def _shapes(name: str) -> tuple[str, str]:
    return _caseless(name), _look(name)


def _caseless(name: str) -> str:
    """Fold case and compatibility forms (Unicode, definition D146), dots of i and spaces."""
    folded = unicodedata.normalize("NFD", name.replace("ı", "i")).casefold()
    for _ in range(2):
        folded = unicodedata.normalize("NFKD", folded).casefold()
    return " ".join(_SECOND_DOT.sub("", unicodedata.normalize("NFKD", folded)).split())


def _look(name: str) -> str:
    """Replace every letter with the Latin one that it looks like, then fold case."""
    letters = map(_plain_letter, unicodedata.normalize("NFKC", name))
    return _caseless("".join(letters).translate(_LATIN).translate(_SAME_STROKES))


def _plain_letter(character: str) -> str:
    found = None if character.isascii() else _SHAPED.search(unicodedata.name(character, ""))
    if found is None:
        return character
    return found[1] if character.isupper() else found[1].lower()
