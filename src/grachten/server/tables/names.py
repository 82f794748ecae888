"""Names and words of strangers: tidied, or refused if they could fool others or spoil a page."""

import re
import unicodedata

from grachten.board.check_values import BLANKS
from grachten.errors import GrachtenError

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_MARKS = 3  # in a row: more of them run over the lines above and below
# A letter can be written with up to four characters, which become one. What is longer than that is
# refused unread: to compose a long row of marks takes seconds, and ten times that row minutes.
MOST_PER_LETTER = 4

SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
# Asks for the colored form of an emoji. Telephones add it unasked, and nothing is lost without it.
COLORED = "\ufe0f"
# Fillers and variants that show nothing, although Python calls them printable.
FILLERS = re.compile("[\U00016fe4\U0001d159\U000e0100-\U000e01ef]")

# Scripts that are written together; any other mix can look like a name that it is not.
TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "BOPOMOFO", "LATIN"}),
    frozenset({"CJK", "HANGUL", "LATIN"}),
)
NEUTRAL = frozenset({"MODIFIER"})  # such as the letter that looks like an apostrophe
SAME_SCRIPT = {"IDEOGRAPHIC": "CJK"}


def check_name(name: str) -> str:
    """The name, tidied; one that is unreadable or made to fool is refused."""
    name = _check_text(name, LONGEST_NAME, "bad_name", "a name")
    if not _one_script(name):
        message = "a name mixes letters of scripts that look alike; write it in one script"
        raise GrachtenError("bad_name", message, reason="mixed_scripts")
    return name


def check_chat(text: str) -> str:
    """What somebody says, tidied to one line; letters of all scripts may be mixed."""
    return _check_text(text, LONGEST_CHAT, "bad_chat", "a message")


def _check_text(text: str, longest: int, code: str, what: str) -> str:
    too_long = f"{what} has at most {longest} characters"
    if len(text) > MOST_PER_LETTER * longest:
        raise GrachtenError(code, too_long, reason="too_long", longest=longest)
    text = _tidy(text)
    if not text:
        raise GrachtenError(code, f"{what} must not be empty", reason="empty")
    if hidden := [c for c in text if _hidden(c)]:
        message = f"{what} has an invisible character (U+{ord(hidden[0]):04X}); leave it out"
        raise GrachtenError(code, message, reason="invisible")
    if len(text) > longest:
        raise GrachtenError(code, too_long, reason="too_long", longest=longest)
    if _crowded(text):
        message = f"{what} has accents without a letter, or more than {MOST_MARKS} on one"
        raise GrachtenError(code, message, reason="marks")
    return text


def _tidy(text: str) -> str:
    composed = unicodedata.normalize("NFC", text.replace(COLORED, ""))
    return SPACES.sub(" ", composed).strip(" ")


def _hidden(character: str) -> bool:
    """Whether it shows nothing, steers something, or means nothing to most machines."""
    if not character.isprintable():
        return True
    return bool(BLANKS.match(character) or FILLERS.match(character))


def _crowded(text: str) -> bool:
    """Whether marks pile up, or stand where there is no letter for them."""
    room = 0
    for character in text:
        if unicodedata.category(character) not in ("Mn", "Me"):
            room = 0 if character == " " else MOST_MARKS
        elif room == 0:
            return True
        else:
            room -= 1
    return False


def _one_script(name: str) -> bool:
    scripts = {script for character in name if (script := _script(character))}
    return len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)


def _script(character: str) -> str | None:
    """The script of a letter, by its Unicode name; None for all that is common to scripts."""
    if not character.isalpha():
        return None
    # Wide, small and mathematical letters count as the letters they stand for.
    plain = unicodedata.normalize("NFKC", character)[0]
    word = re.match("[A-Z]*", unicodedata.name(plain, "UNNAMED"))
    script = word.group() if word else ""
    return None if script in NEUTRAL else SAME_SCRIPT.get(script, script)
