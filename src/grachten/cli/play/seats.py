"""The players of a game: people and bots, from the command line or a saved game."""

import re
import unicodedata
from collections.abc import Sequence

from grachten.board.check_values import BLANKS
from grachten.bots import BOTS, make_bot
from grachten.bots.custom import custom_command, is_custom, short_name
from grachten.cli.screen import localized_error, printable, program
from grachten.cli.words import YOU, player_words
from grachten.errors import ParseError
from grachten.game import Player, Record
from grachten.words import list_words, t

BOT = "bot:"
OPPONENT = "journeyman"
LONGEST_NAME = 30
LONGEST_COMMAND = 500  # such names are shown shortened
MOST = 4
# The bots for people by level: `bot:3` is the skipper.
BY_LEVEL = {str(bot.level): name for name, bot in BOTS.items() if bot.level is not None}


def read_seats(words: Sequence[str]) -> list[Player]:
    """Return the players of `grachten play WORD...`; a single person plays against a bot.

    If only bots are named, the person at the keyboard joins them.
    """
    words = [_with_bot_named(word) for word in words]
    people = [check_name(word) for word in words if not word.startswith(BOT)]
    bots = [_bot(word) for word in words if word.startswith(BOT)]
    if people and len(words) == 1:
        words = [*words, BOT + OPPONENT]
    elif not people:
        words = [YOU, *(words or [BOT + OPPONENT])]
    if len(words) > MOST:
        if len(bots) == MOST:
            raise localized_error(ParseError, "four_bots", seats=len(words), program=program())
        raise localized_error(ParseError, "too_many_seats", seats=len(words))
    players = _players(words)
    _check_differing(players)
    return players


def check_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return the name without surrounding blanks; raise an error if it is not readable."""
    name = name.strip()
    if not name:
        raise localized_error(ParseError, "name_empty")
    if any(not c.isprintable() or BLANKS.match(c) for c in name):
        raise localized_error(ParseError, "name_invisible", name=printable(name))
    if len(name) > longest:
        raise localized_error(ParseError, "name_long", name=name[:LONGEST_NAME], longest=longest)
    return name


def _with_bot_named(word: str) -> str:
    """Return the word, with a level replaced by its bot's name."""
    name = word.removeprefix(BOT)
    return BOT + BY_LEVEL[name] if name != word and name in BY_LEVEL else word


def _bot(word: str) -> str:
    name = word.removeprefix(BOT)
    if not is_custom(name) and name.partition(":")[0] not in BOTS:
        levels = t("cli-from-to", first=f"{BOT}1", last=f"{BOT}{len(BY_LEVEL)}")
        own = ("bot:file.py:Class", "bot:cmd: …")
        known = list_words((*(BOT + bot for bot in BOTS), levels, *own), "or")
        facts = {"name": printable(word), "known": known}
        raise localized_error(ParseError, "no_such_bot", **facts)
    make_bot(name, 0)
    return check_name(name, LONGEST_COMMAND if is_custom(name) else LONGEST_NAME)


def _check_differing(players: Sequence[Player]) -> None:
    """Raise an error for names that could be confused."""
    seen: set[str] = set()
    for name in shown_names(players):
        if _plain(name) in seen:
            raise localized_error(ParseError, "same_name", name=name)
        seen.add(_plain(name))
    if sum(player.kind == "human" for player in players) > 1 and seen & {
        _plain(YOU),
        _plain(t("cli-you")),
    }:
        raise localized_error(ParseError, "name_you", name=t("cli-you"))


def _plain(name: str) -> str:
    """Return the name without differences that people hardly see, such as case."""
    return unicodedata.normalize("NFKC", name).casefold()


def _players(words: Sequence[str]) -> list[Player]:
    """Return the players; the second bot of a kind is called `journeyman 2`."""
    players: list[Player] = []
    for word in words:
        if not word.startswith(BOT):
            players.append(Player(word.strip()))
            continue
        name = word.removeprefix(BOT).strip()
        before = sum(bot_of(p.name) == name for p in players if p.kind == "bot")
        numbered = before and not is_custom(name)  # a number after a command would be part of it
        players.append(Player(f"{name} {before + 1}" if numbered else name, "bot"))
    return players


def shown_names(players: Sequence[Player]) -> list[str]:
    """Return the players' names for display; custom bots have a short form."""
    names: list[str] = []
    own: list[str] = []
    for player in players:
        name = player_words(player)
        if player.kind == "bot" and is_custom(player.name):
            own.append(printable(short_name(player.name), LONGEST_NAME - 2))
            number = own.count(own[-1])
            name = own[-1] if number == 1 else f"{own[-1]} {number}"
        names.append(name)
    return names


def bot_of(name: str) -> str | None:
    """Return the bot that plays under this name, if there is one."""
    if is_custom(name):
        return name
    known = re.sub(r" [2-4]$", "", name)
    return known if known.partition(":")[0] in BOTS else None


def custom_bots(record: Record) -> dict[int, str]:
    """Return the seats of a saved game that custom bots play."""
    players = enumerate(record.players)
    own = {seat: p.name for seat, p in players if p.kind == "bot" and is_custom(p.name)}
    return {seat: name for seat, name in own.items() if seat not in taken_over(record)}


def check_players(record: Record, where: str) -> None:
    """Raise an error if a saved game's seats cannot be filled or its names cannot be shown."""
    for player in record.players:
        if player.kind == "outside" or (player.kind == "bot" and bot_of(player.name) is None):
            name = printable(player.name, 40)
            raise localized_error(ParseError, "no_bot_here", path=where, name=name)
        own = player.kind == "bot" and is_custom(player.name)
        try:
            check_name(player.name, LONGEST_COMMAND if own else LONGEST_NAME)
        except ParseError as error:
            raise localized_error(ParseError, "in_file", path=where, why=error.message) from None
    for name in custom_bots(record).values():
        try:
            custom_command(name)
        except ParseError as error:
            facts = {"path": where, "name": printable(name, 80), "why": error.message}
            raise localized_error(ParseError, "bot_does_not_start", **facts) from None


def read_first(first: str, players: Sequence[Player]) -> int:
    """Return the seat that begins, by its player's name."""
    wanted = _with_bot_named(first.strip()).removeprefix(BOT).casefold()
    shown = shown_names(players)
    for seat, player in enumerate(players):
        if wanted in (player.name.casefold(), shown[seat].casefold()):
            return seat
    facts = {"name": printable(first, 40), "names": list_words(shown, "or")}
    raise localized_error(ParseError, "unknown_starter", **facts)


def taken_over(record: Record) -> dict[int, str]:
    """Return the seats that a bot has taken over, according to its steps."""
    seats: dict[int, str] = {}
    for step in record.steps:
        if step.seat is not None and isinstance(step.by, str) and step.by.startswith(BOT):
            name = step.by.removeprefix(BOT)
            if is_custom(name):  # nobody named it, and a file alone must not start programs
                raise localized_error(ParseError, "taken_over_by_nobody", name=printable(name, 40))
            seats[step.seat] = name
    return seats
