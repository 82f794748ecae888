"""`grachten review`: tells luck from skill in finished games."""

from pathlib import Path

import msgspec
import typer

from grachten.cli.review_output import print_review, print_summary
from grachten.cli.review_page import review_page
from grachten.cli.screen import (
    announce_compiling,
    printable,
    printable_lines,
    progress_bar,
)
from grachten.cli.verify import refuse_duplicate_keys
from grachten.errors import BoardError, GrachtenError, ParseError, RecordError
from grachten.game.record import Record, record_from_json, scan_lines, too_long
from grachten.review import Review, review_game
from grachten.review.summary import Tally

ALL_REVIEWED, NOT_REVIEWED, UNREADABLE = 0, 1, 2
# Errors about a line that is no record at all; the others are about the game in it.
NO_RECORD = {
    *("bad_record", "duplicate_key", "not_json", "too_large", "unknown_format", "unknown_rules"),
}


def run(file: Path, game: int | None, html: Path | None, summary: bool, as_json: bool) -> int:
    """Review the games of a file, print the reviews, and return the exit code."""
    if html is not None and (as_json or summary):
        raise ParseError("bad_options", "--html writes a page; omit --json and --summary")
    if summary and game is not None:
        raise ParseError("bad_options", "--summary counts all games; omit --game")
    announce_compiling("bots/value")
    lines = _chosen(file, game)
    if html is not None and len(lines) != 1:
        message = f"{file}: holds {len(lines)} games, and a page shows one: choose it with --game"
        raise ParseError("bad_options", message)
    code, tally = ALL_REVIEWED, Tally()
    for number, line in lines:
        where = f"{file}, line {number}"
        try:
            record = _record(line, where)
            review = _reviewed(record, f"{file.name}, line {number}")
        except GrachtenError as error:
            code = max(code, _report(error, where))
            continue
        if summary:
            tally.add(review)
        else:
            _show(record, review, number, html, as_json)
    if summary:
        print_summary(tally.summary(), as_json)
    return code


def _chosen(file: Path, game: int | None) -> list[tuple[int, bytes | None]]:
    """Return the lines to review, with their numbers."""
    lines = list(scan_lines(file))
    if not lines:
        raise RecordError("no_such_game", f"{file}: holds no game")
    if game is None:
        return lines
    if game >= len(lines):
        message = (
            f"{file}: holds {len(lines)} games, so there is no game {game} (they count from 0)"
        )
        raise RecordError("no_such_game", message)
    return [lines[game]]


def _record(line: bytes | None, where: str) -> Record:
    if line is None:
        raise too_long(where)
    record = record_from_json(line, where)
    refuse_duplicate_keys(line)
    return record


def _reviewed(record: Record, what: str) -> Review:
    with progress_bar(printable(what, 60), 1.0) as advance:
        done = 0.0

        def progress(part: float) -> None:
            nonlocal done
            advance(part - done)
            done = part

        return review_game(record, progress=progress)


def _report(error: GrachtenError, where: str) -> int:
    """Say on standard error why a game has no review; return the exit code."""
    unreadable = error.code in NO_RECORD or isinstance(error, BoardError)
    what = "cannot be read" if unreadable else "cannot be reviewed"
    why = " ".join(error.message.removeprefix(f"{where}: ").split())
    message = f"grachten: {where}: {what}: {why} ({error.code})"
    typer.echo(printable_lines(message), err=True)
    return UNREADABLE if unreadable else NOT_REVIEWED


def _show(record: Record, review: Review, number: int, html: Path | None, as_json: bool) -> None:
    if html is not None:
        _write(html, review_page(record, review))
        typer.echo(f"Wrote {printable(str(html))}.")
    elif as_json:
        typer.echo(msgspec.json.encode(review).decode())
    else:
        print_review(record, review, number)


def _write(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        message = f"{path}: cannot be written: {error.strerror}"
        raise GrachtenError("unwritable", message, file=str(path)) from None
