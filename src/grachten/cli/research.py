"""The commands for experiments: `grachten arena`, `ratings`, `train` and `review`."""

from pathlib import Path
from typing import Annotated

import typer

from grachten.cli.options import BoardIfNamed, JsonOption


def add_research(app: typer.Typer) -> None:
    for command in (arena, ratings, train, review):
        app.command()(command)


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT",
            help="The bots that play; a bot may be named several times.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=2, max=4, help="Players per game.", show_default="2"),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            min=1,
            max=10_000_000,
            help="The number of games, rounded up to whole deals: each deal is played by every "
            "lineup in all seat orders.",
            show_default="1000",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Any text or number; the same seed gives the same match."),
    ] = None,
    board: BoardIfNamed = None,
    time: Annotated[
        str | None,
        typer.Option(help="The time per decision, such as 200ms or 1s.", metavar="TIME"),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 takes all cores.")
    ] = 0,
    on: Annotated[
        str | None,
        typer.Option(help="Where to play: ray, or the address of a cluster as ray://HOST:PORT."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A new file for all games; default: a file in a standard folder."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume the match in --out, or the last one.")
    ] = False,
    export: Annotated[
        list[Path] | None,
        typer.Option(
            help="Write a table of all games, one row per game and seat, to a .csv, .parquet or "
            ".jsonl file. May be given several times.",
            show_default=False,
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Append the records of the games to this file.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a report to this .html file.")] = None,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="Stop when it is clear whether the first bot is above --bar."),
    ] = False,
    bar: Annotated[
        float | None, typer.Option(help="The win rate that --sprt asks about.", show_default="0.5")
    ] = None,
    alpha: Annotated[
        float | None,
        typer.Option(help="The risk that --sprt wrongly finds it above.", show_default="0.05"),
    ] = None,
    beta: Annotated[
        float | None,
        typer.Option(help="The risk that --sprt misses that it is above.", show_default="0.05"),
    ] = None,
    adjust_luck: Annotated[
        bool,
        typer.Option(
            "--adjust-luck", help="Also show results less the luck in them, which vary less."
        ),
    ] = False,
    json: JsonOption = False,
) -> None:
    """Play a match between bots, and say which one is better and how certain that is.

    Every game is saved as it ends: after Ctrl-C, --resume continues the match.
    """
    from grachten.cli.arena import RunOptions, make_sprt_test, run
    from grachten.cli.match_options import MatchOptions

    named = tuple(bots or ())
    match_options = MatchOptions(named, players, games, seed, board, time, adjust_luck)
    sprt_test = make_sprt_test(sprt, bar, alpha, beta)
    run(
        match_options,
        RunOptions(jobs, on, out, resume, export or (), records, report, sprt_test, json),
    )


def ratings(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Files of arena --out.")],
    json: JsonOption = False,
) -> None:
    """Rate the bots of several matches together."""
    from grachten.cli.ratings import run

    run(files, json)


def train(
    out: Annotated[Path, typer.Option(help="A new folder for everything that the run computes.")],
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=2, max=4, help="Players per game.", show_default="2"),
    ] = None,
    board: BoardIfNamed = None,
    positions: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=50_000_000,
            help="Positions from games of the policy.",
            show_default="2000000",
        ),
    ] = None,
    generations: Annotated[
        int | None,
        typer.Option(
            min=0, max=100, help="Generations that learn from games of the net.", show_default="2"
        ),
    ] = None,
    games_per_generation: Annotated[
        int | None,
        typer.Option(
            min=1, max=10_000_000, help="Games that the net plays for each.", show_default="20000"
        ),
    ] = None,
    test_games: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=10_000_000,
            help="Games of the test, one position each.",
            show_default="20000",
        ),
    ] = None,
    ladder_games: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=1_000_000,
            help="Games of each generation against each opponent, rounded up to whole deals.",
            show_default="1000",
        ),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=100_000_000,
            help="Deals that are judged, for the mean by place in the turn order.",
            show_default="1000000",
        ),
    ] = None,
    epochs: Annotated[
        int | None,
        typer.Option(
            min=1, max=1000, help="How often the net is fitted to each position.", show_default="8"
        ),
    ] = None,
    hidden: Annotated[
        str | None,
        typer.Option(
            metavar="N,N", help="The sizes of the net's hidden layers.", show_default="64,32"
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="A name for the weights; default: the seed.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Any text or number; the same seed gives the same weights."),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 takes all cores.")
    ] = 0,
    on: Annotated[
        str | None,
        typer.Option(help="Where to play: ray, or the address of a cluster as ray://HOST:PORT."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume the run in --out, with its options.")
    ] = False,
) -> None:
    """Train the evaluator: play games, fit a net to them, and let it play for the next generation.

    Everything is saved as it is computed: after Ctrl-C, --resume continues the run.
    """
    from grachten.cli.train import TrainOptions, run

    numbers = (positions, generations, games_per_generation, test_games, ladder_games, deals)
    options = TrainOptions(players, board, *numbers, epochs, hidden, name, seed)
    run(options, out, resume, jobs, on)


def review(
    file: Annotated[Path, typer.Argument(help="A file of records.", metavar="FILE")],
    game: Annotated[
        int | None,
        typer.Option("--game", "-g", min=0, help="Which game, from 0.", show_default="all"),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write the review of one game as a page to this file.")
    ] = None,
    summary: Annotated[
        bool, typer.Option("--summary", help="Print luck and errors by player over all games.")
    ] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object per game, one per line.")
    ] = False,
) -> None:
    """Review finished games: tell luck from skill.

    Exit code 0: all games are reviewed. 1: a game can't be reviewed, because it isn't over or
    breaks the rules. 2: a file cannot be read.
    """
    from grachten.cli.review import run

    raise typer.Exit(run(file, game, html, summary, json))
