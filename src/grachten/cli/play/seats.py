"""Who sits at the table: people and bots, from what was typed or from a saved game."""

import re
import unicodedata
from collections.abc import Sequence

from grachten.board.check_values import BLANKS
from grachten.bots import BOTS
from grachten.cli.screen import printable, program
from grachten.cli.words import list_words
from grachten.errors import ParseError
from grachten.game import Player, Record

BOT = "bot:"
YOU = "You"
OPPONENT = "greedy"
LONGEST_NAME = 30
MOST = 4


def read_seats(words: Sequence[str]) -> list[Player]:
    """The players of `grachten play WORD...`; alone, one plays against a bot.

    Where only bots are named, the person at the keyboard joins them.
    """
    people = [check_name(word) for word in words if not word.startswith(BOT)]
    bots = [_bot(word) for word in words if word.startswith(BOT)]
    if people and len(words) == 1:
        words = [*words, BOT + OPPONENT]
    elif not people:
        words = [YOU, *(words or [BOT + OPPONENT])]
    if len(words) > MOST:
        hint = f"; to let four bots play, use {program()} simulate" if len(bots) == MOST else ""
        raise ParseError("bad_players", f"a game has 2 to 4 seats, not {len(words)}{hint} (R1)")
    players = _players(words)
    _check_differing(players)
    return players


def check_name(name: str) -> str:
    """The name without blanks around it; one that nobody could read is refused."""
    name = name.strip()
    if not name:
        raise ParseError("bad_name", "a player's name is empty; write a name that can be read")
    if any(not c.isprintable() or BLANKS.match(c) for c in name):
        message = f"the name {printable(name)!r} has an invisible character; leave it out"
        raise ParseError("bad_name", message)
    if len(name) > LONGEST_NAME:
        message = f"the name {name[:LONGEST_NAME]!r}… is longer than {LONGEST_NAME} characters"
        raise ParseError("bad_name", message)
    return name


def _bot(word: str) -> str:
    name = word.removeprefix(BOT)
    if name not in BOTS:
        known = list_words((BOT + bot for bot in BOTS), "or")
        raise ParseError("unknown_bot", f"there is no bot {printable(word)!r}; take {known}")
    return name


def _check_differing(players: Sequence[Player]) -> None:
    """Refuse names that would be mistaken for one another."""
    seen: set[str] = set()
    for player in players:
        if _plain(player.name) in seen:
            message = f"two seats are called {player.name!r}; give each its own name"
            raise ParseError("same_name", message)
        seen.add(_plain(player.name))
    if sum(player.kind == "human" for player in players) > 1 and _plain(YOU) in seen:
        message = f"{YOU!r} is what the game calls whoever is at the keyboard; take another name"
        raise ParseError("bad_name", message)


def _plain(name: str) -> str:
    """The name without what hardly anybody would see, such as small and large letters."""
    return unicodedata.normalize("NFKC", name).casefold()


def _players(words: Sequence[str]) -> list[Player]:
    """The players; the second bot of a kind is called `greedy 2`."""
    players: list[Player] = []
    for word in words:
        if not word.startswith(BOT):
            players.append(Player(word.strip()))
            continue
        name = word.removeprefix(BOT)
        before = sum(bot_of(p.name) == name for p in players if p.kind == "bot")
        players.append(Player(f"{name} {before + 1}" if before else name, "bot"))
    return players


def bot_of(name: str) -> str | None:
    """The bot that plays under this name, if there is one."""
    known = re.sub(r" [2-4]$", "", name)
    return known if known in BOTS else None


def check_players(record: Record, where: str) -> None:
    """Refuse a saved game whose seats cannot be filled here, or whose names cannot be shown."""
    for player in record.players:
        if player.kind == "bot" and bot_of(player.name) is None:
            message = f"{where}: a seat is played by {printable(player.name, 40)!r}, no bot here"
            raise ParseError("unknown_bot", message)
        try:
            check_name(player.name)
        except ParseError as error:
            raise ParseError(error.code, f"{where}: {error.message}") from None


def read_first(first: str, players: Sequence[Player]) -> int:
    """The seat that begins, by its player's name."""
    wanted = first.strip().removeprefix(BOT).casefold()
    for seat, player in enumerate(players):
        if player.name.casefold() == wanted:
            return seat
    names = list_words((player.name for player in players), "or")
    message = f"nobody at the table is called {printable(first, 40)!r}; who begins is {names}"
    raise ParseError("bad_first", message)


def taken_over(record: Record) -> dict[int, str]:
    """The seats that a bot plays in a person's place, from the steps it has decided."""
    seats: dict[int, str] = {}
    for step in record.steps:
        if step.seat is not None and isinstance(step.by, str) and step.by.startswith(BOT):
            seats[step.seat] = step.by.removeprefix(BOT)
    return seats
