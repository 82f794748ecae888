"""The file of a match (JSON Lines, docs/arena.md): create it, read it, and resume it."""

import os
import time
from pathlib import Path
from typing import NoReturn

import msgspec
import platformdirs
from msgspec import UNSET

from grachten.arena.lines import LineFile, replace_file, unwritable
from grachten.arena.results import FORMAT, GameResult, Match, Results
from grachten.arena.schedule import too_many
from grachten.errors import RecordError
from grachten.version import SOFTWARE

_match_decoder = msgspec.json.Decoder(Match)
_result_decoder = msgspec.json.Decoder(GameResult)
MOST_BYTES = 4_000_000_000
MOST_GAMES = 10_000_000


def line_of(part: Match | GameResult) -> bytes:
    return msgspec.json.encode(part) + b"\n"


def matches_folder() -> Path:
    """Return the folder for matches without a file of their own."""
    return Path(platformdirs.user_state_dir("grachten")) / "arena"


def new_path() -> Path:
    """Return the path of a new file in the matches folder, named after the time."""
    folder = matches_folder()
    name = time.strftime("%Y%m%d-%H%M%S")
    path, number = folder / f"{name}.jsonl", 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while os.path.lexists(path):
            number += 1
            path = folder / f"{name}-{number}.jsonl"
    except OSError as error:
        raise unwritable(path, error) from None
    return path


def last_path() -> Path:
    """Return the most recently written file in the matches folder."""
    try:
        return max(matches_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    except (OSError, ValueError):
        message = "there is no match to resume; name its file with --out"
        raise RecordError("no_match", message) from None


def new_file(path: Path, results: Results) -> LineFile:
    """Create a file that begins with the header; an existing file is left alone."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        message = f"{path} exists already; name a new file, or continue that match with --resume"
        raise RecordError("exists", message) from None
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    file = LineFile(path)
    file.write(line_of(results.match))
    return file


def read_match(path: Path) -> Results:
    """Return all games of a match; an incomplete last line is ignored."""
    lines = _whole_lines(path)
    if not lines:
        _refuse(path, "it does not begin with the header of a match")
    results = Results(_read_header(lines[0], path))
    for number, line in enumerate(lines[1:], 2):
        results.add(_read_game(line, results.match, f"{path}, line {number}"))
    return results


def reopen_file(path: Path, results: Results) -> LineFile:
    """Rewrite the file as whole lines, with a header that may ask for more games, and open it."""
    content = b"".join([line_of(results.match), *map(line_of, results.everything())])
    replace_file(path, lambda new: _write(new, content))
    return LineFile(path)


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _whole_lines(path: Path) -> list[bytes]:
    try:
        if path.stat().st_size > MOST_BYTES or not path.is_file():
            _refuse(path, "it is not a file, or it is too large")
        content = path.read_bytes()
    except FileNotFoundError:
        raise RecordError("no_match", f"{path}: there is no such file") from None
    except OSError as error:
        raise RecordError("unreadable", f"{path}: cannot be read: {error.strerror}") from None
    except ValueError:
        raise RecordError("no_match", f"{str(path)!r}: there is no such file") from None
    return content.split(b"\n")[:-1]


def _read_header(line: bytes, path: Path) -> Match:
    try:
        match = _match_decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        _refuse(path, "it does not begin with the header of a match")
    if match.format != FORMAT:
        _refuse(path, f"its format is {match.format[:40]!r}, not {FORMAT!r}")
    if match.software != SOFTWARE:
        begun = match.software[:40]
        _refuse(
            path, f"it was started by {begun!r}, and the bots of {SOFTWARE!r} may play differently"
        )
    sound = match.bots and 2 <= match.players <= 4 and 0 < match.games <= MOST_GAMES
    if not sound or too_many(match.bots, match.players):
        _refuse(path, "its header makes no sense")
    return match


def _read_game(line: bytes, match: Match, where: str) -> GameResult:
    try:
        game = _result_decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("bad_match", f"{where}: not a game of a match: {error}") from None
    known = 0 <= game.order < len(match.seatings) and game.deal >= 0
    if not known or game.bots != match.seatings[game.order]:
        raise RecordError("bad_match", f"{where}: this game is not one of the match")
    seats = (match.players, match.players)
    if (len(game.outcome.scores), len(game.bots)) != seats or not game.outcome.winners:
        raise RecordError("bad_match", f"{where}: this game has no result for every seat")
    if _has_luck(game) != match.adjusted:
        raise RecordError("bad_match", f"{where}: this game's luck does not fit the header")
    return game


def _has_luck(game: GameResult) -> bool:
    return game.luck is not UNSET and len(game.luck) == len(game.bots)


def _refuse(path: Path, why: str) -> NoReturn:
    raise RecordError("bad_match", f"{path}: not a match of the arena: {why}")
