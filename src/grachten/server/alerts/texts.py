"""The texts of turn notices, in the language of the player or webhook."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from grachten.store.documents import Chair
from grachten.store.notices import Turn
from grachten.words import FALLBACK, PSEUDO, languages, list_words, t, use_language

LANGUAGES = frozenset({*languages(), PSEUDO})
DISCORD = re.compile(r"([^.]+\.)?discord(app)?\.com")
SLACK = re.compile(r"hooks\.slack(-gov)?\.com")
ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
# Places where a chat program begins to read a mention, markup or a link.
_ACTIVE = re.compile(r"(?<=[@<])|(?<=:)(?=//)")
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()])")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def push_text(chairs: Sequence[Chair], turn: Turn, language: str) -> bytes:
    """Return the JSON for a browser: what it shows, and the table that it opens."""
    with use_language(_known(language)):
        notice = {
            "table": turn.table,
            "ply": turn.ply,
            "title": t("alert-begins" if turn.ply == 0 else "alert-your-turn"),
            "body": t("notice-players", names=list_words(_names(chairs))),
        }
    return json.dumps(notice, ensure_ascii=False).encode()


def webhook_text(
    chairs: Sequence[Chair], turn: Turn, url: str, language: str, link: str | None
) -> bytes:
    """Return the JSON for a webhook: in the form of Discord or Slack, or else with all facts."""
    host = urlsplit(url).hostname or ""
    hidden = None if link is None else f"<{link}>"  # without a preview of the page
    body: dict[str, Any]
    if DISCORD.fullmatch(host):
        words = _words(chairs, turn, language, escape_discord, hidden)
        body = {"content": words, "allowed_mentions": {"parse": []}}
    elif SLACK.fullmatch(host):
        body = {"text": _words(chairs, turn, language, escape_slack, hidden), "mrkdwn": False}
    else:
        body = {
            "event": "your_turn",
            "table": turn.table,
            "seat": turn.seat,
            "name": chairs[turn.seat].name,
            "ply": turn.ply,
            "url": link,
            "text": _words(chairs, turn, language, escape, link),
        }
    return json.dumps(body, ensure_ascii=False).encode()


def escape(name: str) -> str:
    """Return a name in which a chat program finds no mention and no link."""
    return _ACTIVE.sub(ZERO_WIDTH_SPACE, name)


def escape_discord(name: str) -> str:
    """Return a name for Discord, which reads Markdown."""
    return _MARKDOWN.sub(r"\\\1", escape(name))


def escape_slack(name: str) -> str:
    """Return a name for Slack, which reads markup in angle brackets."""
    return escape(name).translate(_ENTITIES)


def _words(
    chairs: Sequence[Chair],
    turn: Turn,
    language: str,
    escaped: Callable[[str], str],
    link: str | None,
) -> str:
    names = [escaped(name) for name in _names(chairs)]
    with use_language(_known(language)):
        words = [
            t("notice-turn", name=names[turn.seat]),
            t("notice-players", names=list_words(names)),
        ]
    return " ".join([*words, *([] if link is None else [link])])


def _names(chairs: Sequence[Chair]) -> list[str]:
    return [chair.name for chair in chairs]


def _known(language: str) -> str:
    """Return the language that a stranger has chosen, or English if we don't have it."""
    return language if language in LANGUAGES else FALLBACK
