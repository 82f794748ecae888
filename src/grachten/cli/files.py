"""Errors about files that players name, in the player's language.

Details about a file's content follow in English.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grachten.board import Board, board_names, load_board
from grachten.cli.screen import localized_error
from grachten.errors import BoardError, GrachtenError, ParseError, RecordError
from grachten.game.record import RULES

# Codes for files that look like records, but not of a real game.
DAMAGED = {
    *("bad_record", "bad_board", "bad_commitment", "bad_player_seeds", "differs"),
    *("illegal_step", "wrong_ply", "no_seed", "secrets_left_out"),
}


@contextmanager
def localized_errors(path: Path) -> Iterator[None]:
    """Translate errors about a file of records into the player's language."""
    try:
        yield
    except GrachtenError as error:
        raise localized(error, path) from None


def localized(error: GrachtenError, path: Path) -> GrachtenError:
    """Return an error about a file of records in the player's language, or the error itself."""
    facts = {**error.facts, "path": str(path)}
    match error.code:
        case "unreadable" if error.facts["why"] == os.strerror(errno.ENOENT):
            return localized_error(RecordError, "no_such_file", path=str(path))
        case "unreadable":
            return localized_error(RecordError, "not_read", **facts)
        case "unwritable":
            return localized_error(RecordError, "not_written", **facts)
        case "no_such_game":
            return localized_error(RecordError, "game_not_there", **facts)
        case "unknown_rules":
            return localized_error(RecordError, "other_rules", known=RULES, **facts)
        case "unknown_format":
            why = f"format: {error.facts['format']!r}"
            return localized_error(RecordError, "no_record", path=str(path), why=why)
        case "not_json" | "too_large":
            return localized_error(RecordError, "no_record", path=str(path), why=_detail(error))
        case code if code in DAMAGED:
            return localized_error(RecordError, "damaged", path=str(path), why=_detail(error))
    return error


def _detail(error: GrachtenError) -> str:
    """Return the error's message without its location."""
    return error.message.removeprefix(f"{error.facts.get('where')}: ")


def read_board(reference: str) -> Board:
    """Return the board of that name or file; raise errors in the player's language."""
    try:
        return load_board(reference)
    except BoardError as error:
        raise _localized_board_error(error, reference) from None


def _localized_board_error(error: BoardError, reference: str) -> GrachtenError:
    codes = {problem.code for problem in error.problems}
    shipped = Path(reference).stem in board_names()
    if "unknown_board" in codes or ("missing_file" in codes and shipped):
        known = ", ".join(board_names())
        return localized_error(ParseError, "no_such_board", name=reference, known=known)
    if "missing_file" in codes:
        return localized_error(ParseError, "no_such_file", path=reference)
    why = "".join(f"\n  {problem}" for problem in error.problems)
    return localized_error(ParseError, "bad_board_file", path=reference, why=why)
