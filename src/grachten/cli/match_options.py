"""The options of a match: from the command line, and compared with a match to resume."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from grachten.arena.results import EvaluatorId, Match
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
    """The options given on the command line; None if not given."""

    bots: tuple[str, ...]
    players: int | None
    games: int | None
    seed: str | None
    board: str | None
    time: str | None
    adjust_luck: bool = False


def new_match(options: MatchOptions) -> Match:
    """Return the match with these options, with defaults for missing ones."""
    if not options.bots:
        raise ParseError("no_bots", "name the bots that play; see `grachten arena --help`")
    players = options.players or DEFAULT_PLAYERS
    if too_many(options.bots, players):
        message = f"{len(options.bots)} bots can be seated at tables of {players} in too many ways"
        raise ParseError("too_many_bots", message)
    _check_bots(options.bots)
    return Match(
        bots=options.bots,
        players=players,
        board=_reference(options.board or DEFAULT_BOARD),
        seed=secrets.token_hex(4)
        if options.seed is None
        else checked_text(options.seed, "the seed"),
        games=options.games or DEFAULT_GAMES,
        time=None if options.time is None else parse_time(options.time),
        evaluator=_evaluator() if options.adjust_luck else UNSET,
    )


def resumed_match(options: MatchOptions, match: Match, path: Path) -> Match:
    """Return the match of a file, with more games if requested; nothing else may differ.

    A file alone must not start a program: custom bots must be named again.
    """
    own = [name for name in distinct(match.bots) if is_custom(name)]
    if own and not options.bots:
        message = f"{path} would start {', '.join(own)}; name the bots again to allow that"
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
    _check_luck(options, match, path)
    _check_bots(match.bots)
    games = options.games or match.games
    if games < match.games:
        message = f"{path} is a match of {match.games:,} games; --games can only increase that"
        raise ParseError("fewer_games", message)
    return msgspec.structs.replace(match, games=games)


def _evaluator() -> EvaluatorId:
    from grachten.arena.luck import evaluator_id

    return evaluator_id()


def _check_luck(options: MatchOptions, match: Match, path: Path) -> None:
    """Raise an error if the luck of the other games would be unknown or measured differently."""
    if match.evaluator is UNSET:
        if options.adjust_luck:
            message = (
                f"{path}: this match was begun without --adjust-luck, so the luck of its games is"
                " unknown; leave --adjust-luck out, or begin a new match"
            )
            raise ParseError("other_match", message)
        return
    here = _evaluator()
    if match.evaluator != here:
        message = (
            f"{path}: the luck of this match is measured by the evaluator {match.evaluator}, and"
            f" this program has {here}; begin a new match"
        )
        raise ParseError("other_evaluator", message)


def _check_bots(bots: Sequence[str]) -> None:
    """Raise ParseError if no bot has one of these names, or if it cannot be saved."""
    for name in distinct(bots):
        checked_text(name, "the name of a bot")
        check_bot(name)


def _difference(name: str, match: Match) -> str:
    """Say what the match in the file has instead of the given option."""
    value = getattr(match, name)
    if name == "bots":
        return f"the bots of this match are {', '.join(value)}; name the same ones, or none"
    if name == "board":
        return "this match is played on another board; leave --board out"
    if name == "time":
        value = "no limit" if value is None else f"{value:g}s"
    return f"this match has --{name} {value}; leave --{name} out"


def _reference(board: str) -> str | dict[str, Any]:
    """Return the header's reference to a board, as in a record."""
    reference = load_board(board).reference()
    return reference if isinstance(reference, str) else plain_board(reference)


def checked_text(text: str, what: str) -> str:
    """Return the text; raise ParseError if it can't be saved as UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ParseError("not_text", f"{what} is not UTF-8 text") from None
    return text
