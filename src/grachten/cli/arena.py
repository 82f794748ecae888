"""`grachten arena`: plays a match between bots and says which is better, and how surely."""

import shlex
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer
from msgspec import UNSET

from grachten.arena.export import check_export, export
from grachten.arena.files import last_path, new_file, new_path, read_match, reopen_file
from grachten.arena.lines import LineFile, check_replaceable
from grachten.arena.match import SprtMonitor, play_on
from grachten.arena.results import Match, Results
from grachten.arena.runner import FinishedGame, board_of, play_here
from grachten.arena.schedule import distinct
from grachten.bots.custom import is_custom
from grachten.cli.arena_output import MatchProgress, print_json, print_summary
from grachten.cli.match_options import MatchOptions, new_match, resumed_match
from grachten.cli.screen import compile_bots, compile_luck, count, program, progress_bar
from grachten.errors import ParseError
from grachten.extras import check_extra

if TYPE_CHECKING:
    from grachten.arena.sprt import SprtTest

INTERRUPTED = 130


class RunOptions(NamedTuple):
    """The options besides those of the match itself."""

    jobs: int
    on: str | None
    out: Path | None
    resume: bool
    exports: Sequence[Path]
    records: Path | None
    report: Path | None
    test: "SprtTest | None"
    as_json: bool


def run(match_options: MatchOptions, options: RunOptions) -> None:
    """Play or resume the match and print the summary; Ctrl-C ends it early, with exit code 130."""
    check_extra("scipy", "arena", "grachten arena")
    path, results = _find(match_options, options)
    _check_options(options, results.match)
    with ExitStack() as files:
        records = None
        if options.records is not None:
            records = files.enter_context(LineFile(options.records))
        open_match = reopen_file if options.resume else new_file
        kept = files.enter_context(open_match(path, results))
        compile_bots(results.match.bots)
        if results.match.adjusted:
            compile_luck(results.match, board_of(results.match))
        progress = _play(path, results, options, kept, records)
    if options.as_json:
        print_json(progress)
    else:
        print_summary(progress)
        _print_how_to_resume(progress, options)
    _write_files(progress, options)
    if progress.stopped:
        raise typer.Exit(INTERRUPTED)


def _find(match_options: MatchOptions, options: RunOptions) -> tuple[Path, Results]:
    """Return the match's file, and the games that it already holds."""
    if not options.resume:
        match = new_match(match_options)
        return options.out or new_path(), Results(match)
    path = options.out or last_path()
    before = read_match(path)
    return path, Results(resumed_match(match_options, before.match, path), before.everything())


def _check_options(options: RunOptions, match: Match) -> None:
    """Raise an error before the first game if something would fail after the last one."""
    for path in options.exports:
        check_export(path)
    if options.report is not None:
        check_replaceable(options.report)
        check_extra("plotly", "arena", "a report")
    if options.on is not None:
        from grachten.arena.on_ray import check_ray

        check_ray(options.on, match.bots)


def _play(
    path: Path, results: Results, options: RunOptions, kept: LineFile, records: LineFile | None
) -> MatchProgress:
    monitor = SprtMonitor(options.test, results)
    begun = time.perf_counter()
    before = len(results)
    numbers = results.missing()
    games = _games(results.match, numbers, records is not None, options)
    with progress_bar(count(len(numbers), "game"), len(numbers)) as tell:
        stopped = play_on(games, monitor, kept, records, tell)
    seconds = time.perf_counter() - begun
    return MatchProgress(path, results, monitor, stopped, seconds, len(results) - before)


def _games(
    match: Match, numbers: Sequence[int], recorded: bool, options: RunOptions
) -> Generator[FinishedGame, None, None]:
    if options.on is None:
        return play_here(match, numbers, recorded, options.jobs)
    from grachten.arena.on_ray import play_on_ray

    return play_on_ray(match, numbers, recorded, options.jobs, options.on)


def _write_files(progress: MatchProgress, options: RunOptions) -> None:
    games = progress.results.everything()
    for path in options.exports:
        export(path, games)
    if options.report is not None:
        from grachten.arena.report import write_report

        match = progress.results.match
        bots, board = distinct(match.bots), board_of(match).title
        title = " · ".join(bots)
        write_report(
            options.report,
            title,
            bots,
            match.players,
            board,
            progress.counted,
            None if match.evaluator is UNSET else match.evaluator,
        )


def _print_how_to_resume(progress: MatchProgress, options: RunOptions) -> None:
    if len(progress.results) < progress.results.match.all_games:
        bots = progress.results.match.bots
        named = map(shlex.quote, bots) if any(map(is_custom, bots)) else ()
        again = [program(), "arena", *named, "--resume", "--out", shlex.quote(str(progress.path))]
        if test := options.test:
            again += ["--sprt", "--bar", f"{test.bar:g}"]
            again += ["--alpha", f"{test.alpha:g}", "--beta", f"{test.beta:g}"]
        if progress.monitor.result is None:
            typer.echo(f"To resume: {' '.join(again)}")


def make_sprt_test(
    wanted: bool, bar: float | None, alpha: float | None, beta: float | None
) -> "SprtTest | None":
    """Return the test of --sprt, with defaults for missing options."""
    given = {"--bar": bar, "--alpha": alpha, "--beta": beta}
    if not wanted:
        for name, value in given.items():
            if value is not None:
                raise ParseError("no_sprt", f"{name} needs --sprt")
        return None
    defaults = {"--bar": 0.5, "--alpha": 0.05, "--beta": 0.05}
    chosen = {name: defaults[name] if value is None else value for name, value in given.items()}
    for name, value in chosen.items():
        most = 1.0 if name == "--bar" else 0.5
        if not 0 < value < most:
            raise ParseError("bad_sprt", f"{name} must be between 0 and {most:g}, not {value:g}")
    from grachten.arena.sprt import SprtTest

    return SprtTest(chosen["--bar"], chosen["--alpha"], chosen["--beta"])
