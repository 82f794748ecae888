"""Names and chat of strangers: tidied, or refused if they could deceive or break a page."""

import re
import unicodedata

from grachten.board.check_values import BLANKS
from grachten.errors import GrachtenError

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_MARKS = 3  # in a row: more would cover the lines above and below
# Up to four characters can compose one letter. Longer text is refused before it is normalized:
# composing a long row of marks takes seconds, and ten times that row takes minutes.
MOST_PER_LETTER = 4

SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
# The selector for colored emoji. Phones add it by themselves, and nothing is lost without it.
COLORED = "\ufe0f"
# Invisible fillers and variants that Python calls printable.
FILLERS = re.compile("[\U00016fe4\U0001d159\U000e0100-\U000e01ef]")

# Scripts that are written together; any other mix can imitate another name.
TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "BOPOMOFO", "LATIN"}),
    frozenset({"CJK", "HANGUL", "LATIN"}),
)
NEUTRAL = frozenset({"MODIFIER"})  # such as the letter that looks like an apostrophe
SAME_SCRIPT = {"IDEOGRAPHIC": "CJK"}


def check_name(name: str) -> str:
    """Return the name, tidied; refuse one that is unreadable or deceptive."""
    name = _check_text(name, LONGEST_NAME, "bad_name", "a name")
    if not _one_script(name):
        message = "a name must not mix scripts that look alike"
        raise GrachtenError("bad_name", message, reason="mixed_scripts")
    return name


def check_chat(text: str) -> str:
    """Return a chat message, tidied to one line; scripts may be mixed."""
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
    """Return whether the character is invisible, a control character, or unassigned."""
    if not character.isprintable():
        return True
    return bool(BLANKS.match(character) or FILLERS.match(character))


def _crowded(text: str) -> bool:
    """Return whether a letter has too many marks, or a mark has no letter."""
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
    """Return the script of a letter, by its Unicode name; None for common characters."""
    if not character.isalpha():
        return None
    # Wide, small and mathematical letters count as the plain ones.
    plain = unicodedata.normalize("NFKC", character)[0]
    word = re.match("[A-Z]*", unicodedata.name(plain, "UNNAMED"))
    script = word.group() if word else ""
    return None if script in NEUTRAL else SAME_SCRIPT.get(script, script)
