"""Replays: a whole game, step by step, as every seat saw it."""

import asyncio
import contextlib
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from grachten.board import board_names
from grachten.errors import RecordError
from grachten.game import Game, Player, Record, Step
from grachten.game.record import record_from_json, to_plain
from grachten.game.secrecy import leaves_secrets_out
from grachten.game.start import Start
from grachten.server.errors import BoardTooLarge, Busy
from grachten.server.http.boards import DRAWING_SECONDS, draw
from grachten.server.http.drawing import DrawnBoard, board_drawing
from grachten.server.http.limits.rates import Count
from grachten.server.tables.boards import MOST_STEPS

LONGEST_NAME = 100
MOST_BYTES = 24_000_000  # of a replay, before it is compressed

THREADS = 4
MOST_AT_ONCE = 40  # replays that are made or sent
MOST_OF_ADDRESS = 2  # of these, for one address
PIECE_BYTES = 64 * 1024
LEVEL, GZIP = 5, 31  # the compression level and format for zlib


class Moment(Struct, frozen=True):
    """A step, and for each seat the steps that it is shown with it, and what changes for it.

    `changes` has those fields of the seat's View, and of `open` and `fulfilled` as in a Position,
    that differ from the step before.
    """

    step: Step
    seen: tuple[tuple[Step, ...], ...]
    changes: tuple[dict[str, Any], ...]


class Replay(Struct, frozen=True):
    """A whole game with nothing hidden."""

    board: DrawnBoard
    players: tuple[Player, ...]
    over: bool
    moments: tuple[Moment, ...]


def replay_of(record: Record, drawing_seconds: float = DRAWING_SECONDS) -> Iterator[bytes]:
    """Yield the JSON of a record's Replay in pieces, so that memory never holds all of it.

    Raise a RecordError if the record is not that of a possible game.
    """
    _check(record)
    game = Game.from_header(record)
    size, before = 0, b'{"moments":['
    for moment in _moments(game, record):
        piece = msgspec.json.encode(moment)
        size += len(piece)
        if size > MOST_BYTES:
            raise RecordError("too_large", "this game is too large to show")
        yield before + piece
        before = b","
    if not record.steps:
        yield before
    rest = {"players": game.players, "over": game.over, "board": _drawing(record, drawing_seconds)}
    yield b"]," + msgspec.json.encode(rest)[1:]


def finished_record(data: bytes) -> Record:
    """Return the record of a finished game in a line of JSON; raise if it holds none."""
    record = record_from_json(data)
    _check(record)
    game = Game.from_header(record)
    for step in record.steps:
        game.follow(step)
    if not game.over:
        raise RecordError("not_over", "the game of this record is not over")
    return record


def _check(record: Record) -> None:
    """Refuse records that cost too much, and boards that are not the server's."""
    if len(record.steps) > MOST_STEPS:
        raise RecordError("too_many_steps", f"the game has more than {MOST_STEPS:,} steps")
    if any(len(player.name) > LONGEST_NAME for player in record.players):
        raise RecordError("bad_record", f"a name has more than {LONGEST_NAME} characters")
    if isinstance(record.board, str) and record.board not in board_names():
        raise RecordError("unknown_board", "this server does not have the board of this game")
    if leaves_secrets_out(record.steps, record.start):
        message = "this record leaves out what other players may not see"
        raise RecordError("secrets_left_out", message)


def _start_of(record: Record, ply: int, seat: int) -> tuple[Record, Start]:
    _check(record)
    start = Game.play_on(record, ply, seat).start
    assert start is not None
    return record, start


def _moments(game: Game, record: Record) -> Iterator[Moment]:
    seats = range(len(game.players))
    shown = [-1 for _ in seats]
    before: list[dict[str, Any]] = [{} for _ in seats]
    for step in record.steps:
        game.follow(step)
        now = _views(game, before)
        seen = tuple(tuple(game.steps_for(seat, shown[seat])) for seat in seats)
        yield Moment(step, seen, tuple(map(_changes, before, now)))
        before = now
        shown = [steps[-1].ply if steps else ply for steps, ply in zip(seen, shown, strict=True)]


def _views(game: Game, before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what each seat sees; `before` is what it saw before the last step."""
    now = []
    for seat, view in enumerate(game.views(range(len(game.players)))):
        earlier = before[seat].get("fulfilled", {})
        fulfilled = {name: earlier.get(name, game.ply) for name in game.fulfilled(seat)}
        now.append({**to_plain(view), "open": game.open_routes(seat), "fulfilled": fulfilled})
    return now


def _changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def _drawing(record: Record, seconds: float) -> DrawnBoard:
    if isinstance(record.board, str):
        return board_drawing(record.board)
    try:
        return draw(record.board, seconds)
    except BoardTooLarge as error:
        raise RecordError(error.code, error.message) from None


class ReplayWorkers:
    """The threads that make replays.

    Few replays may be open at once, and a replay is open until it has been sent. So a client that
    does not read its replays gets no more of them.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "replay")
        self._open = 0
        self._of_address = Count(MOST_OF_ADDRESS)

    async def respond(
        self, address: str, make: Callable[[], Record], accepts_gzip: bool
    ) -> "ReplayResponse":
        """Return the replay of the record that `make` returns."""
        with contextlib.ExitStack() as release:
            self._reserve(address, release)
            loop = asyncio.get_running_loop()
            data = await loop.run_in_executor(self._pool, lambda: _compress(replay_of(make())))
            return ReplayResponse(data, accepts_gzip, release.pop_all())

    async def start_of(
        self, address: str, make: Callable[[], Record], ply: int, seat: int
    ) -> tuple[Record, Start]:
        """Return the record that `make` returns, and the start of a game that continues it."""
        with contextlib.ExitStack() as release:
            self._reserve(address, release)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, lambda: _start_of(make(), ply, seat))

    async def finished_record(self, address: str, data: bytes) -> Record:
        """Return the record of a finished game that was sent; raise if it is none."""
        with contextlib.ExitStack() as release:
            self._reserve(address, release)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, finished_record, data)

    def _reserve(self, address: str, release: contextlib.ExitStack) -> None:
        if self._open >= MOST_AT_ONCE or not self._of_address.enter(address):
            raise Busy("too many games are being replayed; try again in a moment")
        self._open += 1
        release.callback(self._of_address.leave, address)
        release.callback(self._release)

    def _release(self) -> None:
        self._open -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class ReplayResponse(StreamingResponse):
    """A compressed replay, which is sent, and if necessary decompressed, as it is read."""

    def __init__(self, data: bytes, accepts_gzip: bool, release: contextlib.ExitStack) -> None:
        self._release = release
        headers = {"Vary": "Accept-Encoding"}
        if accepts_gzip:
            headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(data))}
        pieces = _cut(data) if accepts_gzip else _decompress(data)
        super().__init__(pieces, media_type="application/json", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._release:
            await super().__call__(scope, receive, send)


async def _cut(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE_BYTES):
        yield data[start : start + PIECE_BYTES]


async def _decompress(data: bytes) -> AsyncIterator[bytes]:
    decompressor = zlib.decompressobj(GZIP)
    while not decompressor.eof:
        piece = decompressor.decompress(data, PIECE_BYTES)
        data = decompressor.unconsumed_tail
        yield piece


def _compress(pieces: Iterator[bytes]) -> bytes:
    compressor = zlib.compressobj(LEVEL, wbits=GZIP)
    compressed = [compressor.compress(piece) for piece in pieces]
    return b"".join(compressed) + compressor.flush()
