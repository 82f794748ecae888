"""What a match is asked to be: read from options, and compared with a match that goes on."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from grachten.arena.results import Match
from grachten.arena.schedule import distinct, too_many
from grachten.board import DEFAULT_BOARD, load_board
from grachten.bots import check_bot
from grachten.bots.budget import parse_time
from grachten.bots.custom import is_custom
from grachten.errors import ParseError
from grachten.game.record import plain_board

DEFAULT_PLAYERS = 2
DEFAULT_GAMES = 1000


class MatchOptions(NamedTuple):
    """What was given on the command line; None where nothing was."""

    bots: tuple[str, ...]
    players: int | None
    games: int | None
    seed: str | None
    board: str | None
    time: str | None


def new_match(options: MatchOptions) -> Match:
    """The match that is asked for, with what is usual where nothing is said."""
    if not options.bots:
        raise ParseError("no_bots", "name the bots that play; `grachten arena --help` has more")
    players = options.players or DEFAULT_PLAYERS
    if too_many(options.bots, players):
        message = f"{len(options.bots)} bots can sit at tables of {players} in too many ways"
        raise ParseError("too_many_bots", message)
    _check_bots(options.bots)
    return Match(
        bots=options.bots,
        players=players,
        board=_reference(options.board or DEFAULT_BOARD),
        seed=secrets.token_hex(4) if options.seed is None else _checked(options.seed, "the seed"),
        games=options.games or DEFAULT_GAMES,
        time=None if options.time is None else parse_time(options.time),
    )


def resumed_match(options: MatchOptions, match: Match, path: Path) -> Match:
    """The match of a file, with more games if more are asked for; else nothing may differ.

    A file alone must not start a program: bots of somebody's own are named again.
    """
    own = [name for name in distinct(match.bots) if is_custom(name)]
    if own and not options.bots:
        message = (
            f"{path} would start {', '.join(own)}; name the bots again if that is what you want"
        )
        raise ParseError("custom_bots", message)
    asked = {
        "bots": options.bots or None,
        "players": options.players,
        "seed": options.seed,
        "board": None if options.board is None else _reference(options.board),
        "time": None if options.time is None else parse_time(options.time),
    }
    for name, value in asked.items():
        if value is not None and value != getattr(match, name):
            raise ParseError("other_match", f"{path}: {_difference(name, match)}")
    _check_bots(match.bots)
    games = options.games or match.games
    if games < match.games:
        message = f"{path} is a match of {match.games:,} games; --games can only be more"
        raise ParseError("fewer_games", message)
    return msgspec.structs.replace(match, games=games)


def _check_bots(bots: Sequence[str]) -> None:
    """Refuse a name that no bot has, or that could not be kept."""
    for name in distinct(bots):
        _checked(name, "the name of a bot")
        check_bot(name)


def _difference(name: str, match: Match) -> str:
    """What the match in a file has where something else is asked for."""
    value = getattr(match, name)
    if name == "bots":
        return f"in this match play {', '.join(value)}; name them so, or not at all"
    if name == "board":
        return "this match is played on another board; leave --board out"
    if name == "time":
        value = "no limit" if value is None else f"{value:g}s"
    return f"this match has --{name} {value}; leave --{name} out"


def _reference(board: str) -> str | dict[str, Any]:
    """How the header names the board: as a record does."""
    reference = load_board(board).reference()
    return reference if isinstance(reference, str) else plain_board(reference)


def _checked(text: str, what: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ParseError("not_text", f"{what} is not UTF-8 text") from None
    return text
