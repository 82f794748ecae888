"""Running commands in tests: in this process for speed, or like a user's shell."""

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from typer.testing import CliRunner

import commands
from grachten.bots import make_bot, play_game
from grachten.cli.main import app
from grachten.errors import GrachtenError
from grachten.game import Game

GRACHTEN = [sys.executable, "-m", "grachten"]


class Ended(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


def run(*args: str | Path, width: int = 80) -> Ended:
    """Run a command in this process; errors for the user end as in `main`."""
    runner = CliRunner(env={"COLUMNS": str(width)})
    result = runner.invoke(app, [str(arg) for arg in args])
    if isinstance(result.exception, GrachtenError):
        return Ended(2, result.stdout, result.exception.message)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ended(result.exit_code, result.stdout, result.stderr)


def run_json(*args: str | Path) -> Any:
    """Return the object that a command prints with --json, whatever its exit code."""
    return json.loads(run(*args, "--json").out)


def process(*args: str | Path, **env: str) -> Ended:
    """Run a command in its own process."""
    ended = commands.run(*map(str, args), environment=env)
    return Ended(ended.returncode, ended.stdout, ended.stderr)


@cache
def game_line(seed: int = 0, players: int = 2, board: str = "harbor") -> bytes:
    """Return the record of a finished game, with a line end."""
    game = Game.new(players, board=board, seed=seed, first=0)
    play_game(game, [make_bot("random", f"{seed} {seat}") for seat in range(players)])
    return game.record().to_json() + b"\n"


def running_game(moves: int = 8, players: int = 2) -> Game:
    """Return a game in progress."""
    game = Game.new(players, board="harbor", seed=1, first=0)
    for _ in range(moves):
        game.apply(game.legal_actions()[0])
    return game


def plain_game(seed: int = 0) -> dict[str, Any]:
    """Return a finished game as an object to tamper with."""
    plain: dict[str, Any] = json.loads(game_line(seed))
    return plain


def games_file(folder: Path, games: int = 3) -> Path:
    """Write a file of finished games."""
    path = folder / "games.jsonl"
    path.write_bytes(b"".join(game_line(seed) for seed in range(games)))
    return path
