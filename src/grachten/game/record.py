"""The game record: save file, replay and exchange format (docs/record.md)."""

import io
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from grachten.errors import RecordError
from grachten.game.events import Event, Reason
from grachten.game.start import Start

FORMAT = "grachten-record/2"
FORMAT_1 = "grachten-record/1"  # without player commitments; it is read, and written unchanged
RULES = 1
MAX_LINE = 16_000_000
MAX_STEPS = 100_000
MAX_PIECES = 64  # reads of a line that is too long, before giving up


# A bot is the dealer's own; an outside bot is a program that somebody else runs.
PlayerKind = Literal["human", "bot", "outside"]


class Player(Struct, frozen=True, gc=False):
    """Who plays a seat.

    >>> Player("Anna")
    Player(name='Anna', kind='human')
    """

    name: str
    kind: PlayerKind = "human"


class Step(Struct, frozen=True, gc=False):
    """One step of a game: who decided what, and all that happened.

    `at` is the time of the step, `by` is who decided for the seat if it was someone else.

    >>> game = Game.new(2, seed=1, first=0)
    >>> _ = game.apply("resign")
    >>> game.last_step
    Step(ply=1, seat=0, action='resign', events=(GameOver(...),), at=UNSET, by=UNSET)
    """

    ply: int
    seat: int | None
    action: str
    events: tuple[Event, ...]
    at: str | UnsetType = UNSET
    by: str | UnsetType = UNSET


class Score(Struct, frozen=True, gc=False):
    """The points of one seat, and where they come from.

    >>> score = Score(
    ...     routes=8, contracts=5, fulfilled=1, merchandise=4, merchandise_cards=2, total=17
    ... )
    >>> score.routes + score.contracts + score.merchandise == score.total
    True
    """

    routes: int
    contracts: int
    fulfilled: int
    merchandise: int
    merchandise_cards: int
    total: int


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended.

    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign", seat=0)
    >>> game.outcome().reason, game.outcome().winners
    ('resigned', (1,))
    """

    reason: Reason
    winners: tuple[int, ...]
    scores: tuple[Score, ...]


class Record(Struct, frozen=True, kw_only=True):
    """One game, finished or running. `secret_seed` is only in the dealer's own copy.

    Records with the same contents are equal.

    >>> game = Game.new(["Anna", "Bert"], seed=1)
    >>> game.record()
    <Record of Anna, Bert on amsterdam: 1 steps, running>
    >>> game.record() == game.copy().record()
    True
    """

    format: str
    rules: int
    board: str | dict[str, Any]
    players: tuple[Player, ...]
    first: int
    first_by: Literal["lot", "choice"] | UnsetType = UNSET
    commitment: str
    player_commitments: tuple[str, ...] | UnsetType = UNSET
    player_seeds: tuple[str, ...]
    seed: str | UnsetType = UNSET
    secret_seed: str | UnsetType = UNSET
    software: str | UnsetType = UNSET
    start: Start | UnsetType = field(name="from", default=UNSET)
    steps: tuple[Step, ...]
    result: Outcome | UnsetType = UNSET

    def __repr__(self) -> str:
        board = self.board if isinstance(self.board, str) else self.board.get("title", "a board")
        state = "running" if self.result is UNSET else f"over by {self.result.reason}"
        names = ", ".join(player.name for player in self.players)
        return f"<Record of {names} on {board}: {len(self.steps)} steps, {state}>"

    def to_json(self) -> bytes:
        """Return the record as one line of JSON (docs/record.md).

        >>> Game.new(2, seed=1).record().to_json()[:49]
        b'{"format":"grachten-record/2","rules":1,"board":"'
        """
        return msgspec.json.encode(self)

    def append_to(self, path: str | os.PathLike[str]) -> None:
        """Append the game to a JSON Lines file, as one line."""
        line = self.to_json() + b"\n"
        try:
            with open(path, "a+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) and not _ends_a_line(file):
                    line = b"\n" + line  # a cut-off last line must not spoil this game too
                file.write(line)
        except OSError as error:
            message = f"{os.fspath(path)}: cannot be written: {error.strerror}"
            raise RecordError("unwritable", message, why=error.strerror) from None


def _ends_a_line(file: io.FileIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"


_decoder = msgspec.json.Decoder(Record)


class _Version(Struct):
    """What a line says of its own format, whatever else it holds."""

    format: str = ""
    rules: int = 0


_version_decoder = msgspec.json.Decoder(_Version)


def record_from_json(line: bytes | str, where: str = "record") -> Record:
    """Return the game of a line of JSON; raise RecordError, saying where, if it holds none."""
    try:
        record = _decode(line, where)
    except msgspec.ValidationError as error:
        raise RecordError("bad_record", f"{where}: {error}", where=where) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(
            "not_json", f"{where}: not a whole JSON object: {error}", where=where
        ) from None
    except RecursionError:
        raise RecordError("not_json", f"{where}: nested too deeply", where=where) from None
    _check_version(record, where)
    return _checked(record, where)


def _decode(line: bytes | str, where: str) -> Record:
    try:
        return _decoder.decode(line)
    except msgspec.ValidationError:
        _check_version(_version_decoder.decode(line), where)  # the better explanation
        raise


def _check_version(found: _Version | Record, where: str) -> None:
    if found.format not in (FORMAT, FORMAT_1):
        message = f"{where}: not a game record: its format is {found.format[:60]!r}, not {FORMAT!r}"
        raise RecordError("unknown_format", message, where=where, format=found.format[:60])
    if found.rules != RULES:
        message = f"{where}: played by rules {found.rules}; this program knows rules {RULES}"
        raise RecordError("unknown_rules", message, where=where, rules=found.rules)


def _checked(record: Record, where: str) -> Record:
    """Return the record if its header is consistent; a replay checks the steps."""

    def bad(message: str) -> RecordError:
        return RecordError("bad_record", f"{where}: {message}", where=where)

    players = len(record.players)
    if not 2 <= players <= 4:
        raise bad(f"a game has 2 to 4 players, not {players}")
    if not 0 <= record.first < players:
        raise bad(f"first is a seat from 0 to {players - 1}, not {record.first}")
    wrong = wrong_seats(record)
    if wrong is not None:
        raise bad(wrong)
    if not _is_hex(record.commitment, (64,)):
        raise bad("commitment is 64 hex digits")
    for name in ("seed", "secret_seed"):
        seed = getattr(record, name)
        if seed is not UNSET and not _is_hex(seed, (64,)):
            raise bad(f"{name} is 64 hex digits")
    if record.start is not UNSET and (wrong := _wrong_start(record, record.start)):
        raise bad(wrong)
    if not record.steps:
        raise bad("it has no steps, not even the deal")
    if len(record.steps) > MAX_STEPS:
        raise bad(f"more than {MAX_STEPS:,} steps")
    return record


def _wrong_start(record: Record, start: Start) -> str | None:
    """Return what is wrong with the form of `from`; whether its state is possible is for a game."""
    if record.format == FORMAT_1:
        return "version 1 of the record has no from"
    if record.first_by != "choice":
        return "first_by is choice in a game that continues another one"
    if not _is_hex(start.record, (64,)):
        return "from.record is 64 hex digits"
    if not 0 <= start.ply < MAX_STEPS:
        return f"from.ply is a number from 0 to {MAX_STEPS - 1}, not {start.ply}"
    if not 0 <= start.seat < len(record.players):
        return f"from.seat is a seat from 0 to {len(record.players) - 1}, not {start.seat}"
    return None


def wrong_seats(record: Record) -> str | None:
    """Return what is wrong with the form of seeds and commitments; None if nothing is.

    Whether they are also true is for `grachten.game.fairness` to check.
    """
    seeds, players = record.player_seeds, len(record.players)
    if len(seeds) != players:
        return f"player_seeds has {len(seeds)} entries for {players} players"
    return _wrong_in_version_1(record) if record.format == FORMAT_1 else _wrong(record)


def _wrong_in_version_1(record: Record) -> str | None:
    if any(not _is_hex(seed, range(0, 65, 2)) for seed in record.player_seeds):
        return "a player seed is at most 32 bytes in hex digits"
    if record.player_commitments is not UNSET:
        return "version 1 of the record has no player_commitments"
    if any(player.kind == "outside" for player in record.players):
        return "version 1 of the record has no players of kind outside"
    return None


def _wrong(record: Record) -> str | None:
    if any(not _is_hex(seed, (0, 64)) for seed in record.player_seeds):
        return "a player seed is 64 hex digits, or empty"
    if record.player_commitments is UNSET:
        return "player_commitments is missing"
    if record.first_by is UNSET:
        return "first_by is missing"
    return wrong_commitments(record.player_commitments, len(record.players))


def wrong_commitments(commitments: Sequence[str], players: int) -> str | None:
    """Return what is wrong with the form of players' commitments; None if nothing is."""
    if len(commitments) != players:
        return f"player_commitments has {len(commitments)} entries for {players} players"
    if any(not isinstance(text, str) or not _is_hex(text, (0, 64)) for text in commitments):
        return "a player commitment is 64 hex digits, or empty"
    return None


def _is_hex(text: str, lengths: range | tuple[int, ...]) -> bool:
    return len(text) in lengths and all(c in "0123456789abcdef" for c in text)


def scan_lines(path: str | os.PathLike[str]) -> Iterator[tuple[int, bytes | None]]:
    """Yield the non-empty lines of a file with their numbers; None for a line that is too long."""
    try:
        with Path(path).open("rb") as file:
            number = 0
            while line := file.readline(MAX_LINE + 1):
                number += 1
                if len(line) > MAX_LINE:
                    yield number, None
                    if not _skip_line(file, line):
                        return
                elif line.strip():
                    yield number, line
    except OSError as error:
        message = f"{os.fspath(path)}: cannot be read: {error.strerror}"
        raise RecordError("unreadable", message, why=error.strerror) from None


def _skip_line(file: BinaryIO, piece: bytes) -> bool:
    """Skip to the next line; return False if this one does not end, as in a device file."""
    for _ in range(MAX_PIECES):
        if not piece or piece.endswith(b"\n"):
            return True
        piece = file.readline(MAX_LINE)
    return False


def read_lines(path: str | os.PathLike[str]) -> Iterator[tuple[int, bytes]]:
    """Yield the non-empty lines of a file with their numbers; raise if one is too long."""
    for number, line in scan_lines(path):
        if line is None:
            raise too_long(f"{os.fspath(path)}, line {number}")
        yield number, line


def too_long(where: str) -> RecordError:
    message = f"{where}: longer than {MAX_LINE:,} bytes, so it is not a record"
    return RecordError("too_large", message, where=where)


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """Yield the games of a JSON Lines file, one after the other.

    >>> import os, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> path = os.path.join(folder.name, "games.jsonl")
    >>> for seed in range(3):
    ...     Game.new(2, seed=seed).record().append_to(path)
    >>> len(list(read_records(path)))
    3
    >>> folder.cleanup()
    """
    for number, line in read_lines(path):
        yield record_from_json(line, f"{os.fspath(path)}, line {number}")


def read_record(path: str | os.PathLike[str], game: int = 0) -> Record:
    """Return one game of a JSON Lines file; `game` counts from 0.

    >>> import os, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> path = os.path.join(folder.name, "games.jsonl")
    >>> Game.new(["Anna", "Bert"], seed=1).record().append_to(path)
    >>> read_record(path, game=0).players[1].name
    'Bert'
    >>> folder.cleanup()
    """
    count = 0
    for number, line in read_lines(path):
        if count == game:
            return record_from_json(line, f"{os.fspath(path)}, line {number}")
        count += 1
    holds = "no game" if count == 0 else "1 game" if count == 1 else f"{count} games"
    message = f"{os.fspath(path)}: holds {holds}, so there is no game {game} (they count from 0)"
    raise RecordError("no_such_game", message, games=count, game=game)


def to_plain(value: Any) -> Any:
    """Return a record, step, event or view as dicts, lists, texts and numbers."""
    return msgspec.to_builtins(value)


def plain_board(source: Mapping[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(dict(source))
    return plain
