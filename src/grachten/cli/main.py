"""`grachten`: the commands and their options; each imports its implementation when called."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from grachten.arena.interrupts import reraise_lost_interrupts
from grachten.cli.hosting import add_hosting
from grachten.cli.options import DEFAULT_BOARD, BoardIfNamed, BoardOption, JsonOption
from grachten.cli.research import add_research
from grachten.cli.screen import discard_stdout, printable_lines, replace_unencodable_output
from grachten.errors import GrachtenError
from grachten.version import VERSION


class Commands(TyperGroup):
    """The commands; a command whose reader has gone, such as `head`, ends quietly."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # before Typer treats it as a failure
            discard_stdout()
            raise typer.Exit from None
        finally:
            _flush()


app = typer.Typer(
    name="grachten",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="The merchants' route game of 17th-century Amsterdam. Without a command, "
    "[b]grachten[/b] opens the game in the browser.",
    epilog="The rules: [b]grachten rules[/b]. A game in the terminal: [b]grachten play[/b].",
)
board_app = typer.Typer(no_args_is_help=True, help="Check a board file, or draw a board.")
app.add_typer(board_app, name="board")
bot_app = typer.Typer(no_args_is_help=True, help="Test your own bot, or connect it to a server.")
app.add_typer(bot_app, name="bot")

LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        help="Your language, such as en or pl; default: GRACHTEN_LANG, or the system's.",
        show_default=False,
    ),
]


@contextmanager
def _player_language(lang: str | None) -> Iterator[None]:
    """Use the player's language; commands for hosts and researchers are in English."""
    from grachten.words import choose_language, use_language

    with use_language(choose_language(lang, os.environ)):
        yield


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grachten {VERSION}")
        raise typer.Exit


@app.callback()
def _top(
    context: typer.Context,
    _: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from grachten.cli.serve import run_alone

        run_alone()


@app.command()
def play(
    seats: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SEAT",
            help="The 2 to 4 players: names of people, and bots such as bot:journeyman, "
            "bot:my_bot.py:MyBot or 'bot:cmd: ./my_bot' (see grachten bots). There are five "
            "levels: bot:1 or bot:apprentice, 2 journeyman, 3 skipper, 4 merchant, 5 regent. A "
            "single name plays against a bot. If you name only bots, you join them. Default: you "
            "against bot:journeyman.",
            show_default=False,
        ),
    ] = None,
    board: BoardIfNamed = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text or number; the same seed deals the same cards.")
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(help="The name of the first player (the youngest?); default: drawn by lot."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Resume a saved game.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="The file to save the game to after every move.", show_default=False),
    ] = None,
    player_seed: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            help="Any text with which the first person contributes to the deal of a new game. "
            "Its SHA-256 is their seed, which the record keeps with a commitment to it.",
            show_default=False,
        ),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard.

    The game is saved after every move. If there is an unfinished game, grachten play offers to
    resume it.
    """
    from grachten.cli.play.start import run

    with _player_language(lang):
        raise typer.Exit(run(seats or [], board, seed, first, resume, save, player_seed))


@app.command()
def simulate(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT",
            help="One bot per seat, as listed by grachten bots; missing ones are random.",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-p", min=2, max=4, help="Default: one seat per bot, at least 2."
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[
        str | None,
        typer.Option(help="Any text or number; the same seed gives the same games."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Append the games to this file, one line each.")
    ] = None,
    board: BoardOption = DEFAULT_BOARD,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 takes all cores.")
    ] = 1,
    json: JsonOption = False,
) -> None:
    """Play many games between bots and print a summary."""
    from grachten.cli.simulate import run

    run(bots or [], players, games, seed, record, board, jobs, json)


add_research(app)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A file of records.", metavar="FILE")],
    game: Annotated[int, typer.Option("--game", "-g", min=0, help="Which game, from 0.")] = 0,
    ply: Annotated[
        int | None, typer.Option(min=0, help="The step to start at.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(min=0, max=3, help="Show what this seat sees; default: everything."),
    ] = None,
    all_steps: Annotated[
        bool,
        typer.Option("--all", help="Print every step and exit; the default without a terminal."),
    ] = False,
    lang: LangOption = None,
) -> None:
    """Step through a recorded game."""
    from grachten.cli.replay import run

    with _player_language(lang):
        run(file, game, ply, seat, all_steps)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Files of records.")],
    earlier: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="The games that other games continue. Default: those of the same file.",
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Check that recorded games are genuine: every deal, every move, every point.

    Exit code 0: all games are genuine. 1: a game differs from what its seed and the rules produce.
    2: a file cannot be read. A game in progress is checked as far as it goes.
    """
    from grachten.cli.verify import run

    raise typer.Exit(run(files, json, earlier))


@board_app.command("check")
def board_check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A board file, or a board's name.")],
) -> None:
    """Check whether a board can be played on, and list all its problems."""
    from grachten.cli.board import check

    raise typer.Exit(check(file))


@board_app.command("draw")
def board_draw(
    output: Annotated[
        Path, typer.Option("--output", "-o", help="A file that ends in .svg or .png.")
    ],
    board: BoardIfNamed = None,
    record: Annotated[Path | None, typer.Option(help="Draw a position of a recorded game.")] = None,
    game: Annotated[
        int | None,
        typer.Option("--game", "-g", min=0, help="Which recorded game.", show_default="0"),
    ] = None,
    ply: Annotated[
        int | None, typer.Option(min=0, help="After this step; default: at the end.")
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(
            min=200, max=8000, help="The width of a .png, in pixels.", show_default="1600"
        ),
    ] = None,
) -> None:
    """Draw a board, empty or with a position of a recorded game."""
    from grachten.cli.board import draw

    draw(output, board, record, game, ply, width)


@app.command()
def rules(
    number: Annotated[
        str | None, typer.Argument(help="One rule, such as R19 or C4; default: all of them.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Print the rules of the game."""
    from grachten.cli.rules import run

    with _player_language(lang):
        run(number)


@app.command()
def bots(json: JsonOption = False) -> None:
    """List the bots, and other ways to name a bot."""
    from grachten.cli.bots import run

    run(json)


@bot_app.command("check", context_settings={"ignore_unknown_options": True})
def bot_check(
    command: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help="A bot's name, such as my_bot.py:MyBot, or a command that starts one, such as "
            "./my_bot --fast. All words after -- belong to the command.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 50,
    time: Annotated[
        str, typer.Option(help="The time per decision, such as 200ms or 1s.", metavar="TIME")
    ] = "10s",
    json: JsonOption = False,
) -> None:
    """Play games of all kinds with a bot and report its mistakes.

    Exit code 0: none. 1: mistakes were found. 2: the bot cannot be started.
    """
    from grachten.cli.bot_check import run

    raise typer.Exit(run(command, games, time, json))


@bot_app.command(
    "connect", context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
)
def bot_connect(
    url: Annotated[str, typer.Argument(help="The server's address, as in the browser.")],
    command: Annotated[
        list[str], typer.Argument(metavar="-- COMMAND…", help="The command that starts your bot.")
    ],
    token: Annotated[
        str | None,
        typer.Option(help="The bot's token.", envvar="GRACHTEN_BOT_TOKEN", show_default=False),
    ] = None,
) -> None:
    """Let your own bot play on a server, until Ctrl-C."""
    from grachten.cli.bot_connect import run

    run(url, token, command)


add_hosting(app)


@app.command()
def bench(
    seconds: Annotated[
        float, typer.Option(min=0.1, max=60, help="The time per measurement.")
    ] = 2.0,
    json: JsonOption = False,
) -> None:
    """Measure how fast this machine plays, next to a C program if there is a compiler."""
    from grachten.cli.bench import run

    run(seconds, json)


def _flush() -> None:
    """Flush standard output; if nobody reads it, the exit code stays the same."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        discard_stdout()


def _open_missing_streams() -> None:
    """Replace a closed standard input or error by an empty one."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _fail(message: str) -> NoReturn:
    """Print an error to standard error and exit with code 2."""
    typer.echo(f"grachten: {printable_lines(message)}", err=True)
    sys.exit(2)


def main() -> None:
    """Run a command; mistakes of the user are printed to standard error, with exit code 2."""
    reraise_lost_interrupts()
    _open_missing_streams()
    replace_unencodable_output()
    if sys.stdout is None:
        _fail("cannot write the output: standard output is closed")
    try:
        try:
            app(standalone_mode=True)
        finally:
            _flush()
    except BrokenPipeError:  # while printing help
        discard_stdout()
        sys.exit(0)
    except GrachtenError as error:
        _fail(error.message)
    except OSError as error:
        if error.filename is not None:  # not about a stream
            raise
        discard_stdout()
        _fail(f"cannot write the output: {error.strerror}")
    except KeyboardInterrupt:
        typer.echo("\ngrachten: stopped", err=True)
        sys.exit(130)
