"""`grachten verify`: says which recorded games are genuine, and what is wrong with the others."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import typer
from msgspec import UNSET

from grachten.cli.screen import announce_compiling, count, discard_stdout, printable, progress_bar
from grachten.errors import BoardError, RecordError
from grachten.game.continuation import record_hash
from grachten.game.record import MAX_LINE, Record, record_from_json, scan_lines, too_long
from grachten.game.secrecy import leaves_secrets_out
from grachten.game.start import Start
from grachten.game.verify import verify

ALL_TRUE, DIFFERS, UNREADABLE = 0, 1, 2
SHOWN = 20  # unreadable lines, and seats without seeds, to show per file
LARGE = 300_000  # bytes from which a progress bar is shown
SECRETS_LEFT_OUT = (
    "it omits secrets, like the record of one seat in a running game; verify needs all of it"
)


@dataclass(frozen=True)
class Finding:
    """A problem in a file; `line` is None if it concerns the whole file."""

    line: int | None
    kind: Literal["differs", "unreadable"]
    message: str


@dataclass(frozen=True)
class Withheld:
    """A seat of a genuine game that committed to a seed that is not in the record."""

    line: int
    seat: int
    name: str
    message: str


@dataclass
class Report:
    """The result of checking one file."""

    file: str
    games: int = 0
    finished: int = 0
    running: int = 0
    chance_checked: int = 0
    dealer_only: int = 0  # genuine games in which no player committed to a seed
    starts_trusted: int = 0  # genuine games that continue one that is not at hand
    starts_agree: int = 0  # genuine games whose start agrees with the game that they continue
    withheld: list[Withheld] = field(default_factory=list)
    problems: list[Finding] = field(default_factory=list)

    def number_of(self, kind: str) -> int:
        return sum(problem.kind == kind for problem in self.problems)

    @property
    def code(self) -> int:
        if self.number_of("unreadable"):
            return UNREADABLE
        return DIFFERS if self.problems else ALL_TRUE


class EarlierGames:
    """The games of a file, by the hash with which other games name them."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """The line numbers of the games by hash; none for a pipe, which can't be read twice."""
        numbers = {}
        for number, line in scan_lines(self.path) if self.path.is_file() else ():
            with suppress(RecordError):
                numbers[record_hash(record_from_json(line or b""))] = number
        return numbers

    def find(self, start: Start) -> Record | None:
        """Return the game that another one continues; None if it is not in the file."""
        wanted = self._numbers.get(start.record)
        if wanted is None:
            return None
        line = next(line for number, line in scan_lines(self.path) if number == wanted)
        return record_from_json(line or b"")


def run(files: list[Path], as_json: bool, earlier: Path | None = None) -> int:
    """Check all files, print the results, and return the exit code."""
    announce_compiling()
    reports = []
    for file in files:
        report = check_file(file, earlier)
        reports.append(report)
        if not as_json:
            with _until_stdout_closes():
                _print(report)
    code = max(report.code for report in reports)
    if as_json:
        plain = {"files": [asdict(report) for report in reports], "ok": code == ALL_TRUE}
        with _until_stdout_closes():
            typer.echo(json.dumps(plain, indent=2))
    return code


@contextmanager
def _until_stdout_closes() -> Iterator[None]:
    """Stop printing when nobody reads; the check continues, because its exit code matters."""
    try:
        yield
    except BrokenPipeError:
        discard_stdout()


def check_file(path: Path, earlier: Path | None = None) -> Report:
    """Check every line of a file, even after an unreadable one.

    Games that continue others are compared with those in `earlier`, or with those of the same file.
    """
    games = EarlierGames(path if earlier is None else earlier)
    report = Report(str(path))
    size = path.stat().st_size if path.is_file() else 0
    with progress_bar(printable(path.name, 40), size, wanted=size > LARGE) as advance:
        try:
            for number, line in scan_lines(path):
                _check_line(report, number, line, games, required=earlier is not None)
                advance(MAX_LINE if line is None else len(line))
        except RecordError as error:
            message = error.message.removeprefix(f"{path}: ")
            report.problems.append(Finding(None, "unreadable", _one_line(message)))
    if not report.games and not report.problems:
        report.problems.append(Finding(None, "unreadable", "holds no game"))
    return report


def _check_line(
    report: Report, number: int, line: bytes | None, games: EarlierGames, required: bool
) -> None:
    where = f"line {number}"
    try:
        if line is None:
            raise too_long(where)
        record = record_from_json(line, where)
        refuse_duplicate_keys(line)
        _check_record(report, number, record, _earlier(record, games, required))
    except BoardError as error:
        problems = "; ".join(str(problem) for problem in error.problems)
        message = f"its board cannot be played on: {problems}"
        report.problems.append(Finding(number, "unreadable", _one_line(message)))
    except RecordError as error:
        message = error.message.removeprefix(f"{where}: ")
        report.problems.append(Finding(number, "unreadable", _one_line(message)))


def _earlier(record: Record, games: EarlierGames, required: bool) -> Record | None:
    """Return the game that a record continues; raise if it is `required` and not there."""
    if record.start is UNSET:
        return None
    found = games.find(record.start)
    if found is None and required:
        message = f"the game that it continues is not in {printable(str(games.path))}"
        raise RecordError("no_such_game", message)
    return found


def _check_record(report: Report, number: int, record: Record, old: Record | None) -> None:
    verdict = verify(record, old)
    ended = record.result is not UNSET
    if (
        verdict.difference is not None
        and not ended
        and leaves_secrets_out(record.steps, record.start)
    ):
        raise RecordError("secrets_left_out", SECRETS_LEFT_OUT)
    report.games += 1
    report.finished += ended
    report.running += not ended
    report.chance_checked += verdict.chance_checked
    if verdict.difference is not None:
        report.problems.append(Finding(number, "differs", _one_line(verdict.difference)))
        return
    report.dealer_only += not verdict.committed
    report.starts_trusted += verdict.start == "trusted"
    report.starts_agree += verdict.start == "agrees"
    for seat in verdict.withheld:
        name = printable(record.players[seat].name, 40)
        message = f"seat {seat} ({name}) committed to a seed and did not reveal it in time"
        report.withheld.append(Withheld(number, seat, name, message))


def refuse_duplicate_keys(line: bytes) -> None:
    """Raise RecordError for duplicate keys: JSON readers disagree about which one counts.

    `msgspec` takes the last one without a word, so this needs a second reader.
    """

    def differing(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            twice = next(key for i, (key, _) in enumerate(pairs) if key in dict(pairs[:i]))
            raise RecordError("duplicate_key", f"the key {twice[:60]!r} appears twice")
        return made

    try:
        json.loads(line.decode(), object_pairs_hook=differing)
    except (ValueError, RecursionError) as error:
        raise RecordError("not_json", f"not a whole JSON object: {error}") from None


def _one_line(message: str) -> str:
    return printable(" ".join(message.split()))


def _print(report: Report) -> None:
    """Print all games that differ, and the first of the unreadable lines."""
    typer.echo(f"{printable(report.file)}: {_summary(report)}")
    unread = 0
    for problem in report.problems:
        if problem.kind == "differs":
            typer.echo(f"  line {problem.line}: differs: {problem.message}")
        elif problem.line is not None:
            unread += 1
            if unread <= SHOWN:
                typer.echo(f"  line {problem.line}: cannot be read: {problem.message}")
    if unread > SHOWN:
        typer.echo(f"  and {count(unread - SHOWN, 'more line', 'more lines')} like these")
    for withheld in report.withheld[:SHOWN]:
        typer.echo(f"  line {withheld.line}: {withheld.message}")
    if len(report.withheld) > SHOWN:
        typer.echo(f"  and {count(len(report.withheld) - SHOWN, 'more seat')} like these")


def _summary(report: Report) -> str:
    whole = [problem.message for problem in report.problems if problem.line is None]
    unread = report.number_of("unreadable") - len(whole)
    if not report.games:
        return whole[0] if whole else f"no game, {count(unread, 'line')} cannot be read"
    parts = [f"{report.finished:,} finished", f"{report.running:,} running"]
    differing = report.number_of("differs")
    parts.append(f"{report.games - differing:,} true")
    if differing:
        parts.append(f"{count(differing, 'differs', 'differ')}")
    if unread:
        parts.append(f"{count(unread, 'line')} cannot be read")
    trusted = report.games - differing - report.chance_checked
    if trusted > 0:
        parts.append(f"{trusted:,} without a seed, so that chance is taken on trust")
    if report.dealer_only:
        parts.append(f"{report.dealer_only:,} committed by the dealer only")
    if report.starts_agree:
        parts.append(f"{report.starts_agree:,} from a position that agrees with the earlier game")
    if report.starts_trusted:
        parts.append(f"{report.starts_trusted:,} from a position that is taken on trust")
    return f"{count(report.games, 'game')}: {', '.join([*parts, *whole])}"
