"""Replays: a finished game, or any record that is sent, through the eyes of every seat."""

import asyncio
import contextlib
import subprocess
import sys
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from msgspec import Struct
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from grachten.board import board_names
from grachten.errors import Conflict, GrachtenError, NotFound, RecordError
from grachten.game import Game, Player, Record, Step
from grachten.game.record import record_from_json, to_plain
from grachten.game.secrecy import leaves_secrets_out
from grachten.server.errors import Busy
from grachten.server.http.dependencies import Address, CurrentTable, admit
from grachten.server.http.drawing import DrawnBoard, board_drawing
from grachten.server.http.limits.rates import Count
from grachten.server.http.problems import problem
from grachten.server.http.responses import refused_with, shown_as

MOST_STEPS = 2_000
LONGEST_NAME = 100
MOST_BYTES = 24_000_000  # of an answer, before it is packed
DRAWING_SECONDS = 20.0  # for a board that nobody has checked by eye
LONGEST_MESSAGE = 300

THREADS = 4
MOST_PLACES = 40  # for replays that are made or sent
AT_ONCE = 2  # of one address
PIECE_BYTES = 64 * 1024
LEVEL, GZIP = 5, 31  # of zlib: how hard to pack, and in which format


class Moment(Struct, frozen=True):
    """A step; and for each seat the steps it is shown with it, and what it now sees otherwise.

    `changes` are fields of the seat's View, and `open` and `fulfilled` as in a Position: those
    that are not as they were at the step before.
    """

    step: Step
    seen: tuple[tuple[Step, ...], ...]
    changes: tuple[dict[str, Any], ...]


class Replay(Struct, frozen=True):
    """A whole game to be looked at, with nothing hidden."""

    board: DrawnBoard
    players: tuple[Player, ...]
    over: bool
    moments: tuple[Moment, ...]


def replay_of(record: Record, drawing_seconds: float = DRAWING_SECONDS) -> Iterator[bytes]:
    """Yield the JSON of a record's Replay in pieces, so that it need not be held as a whole.

    Raise a RecordError where no game can have gone like that.
    """
    _check(record)
    game = Game.from_header(record)
    size, before = 0, b'{"moments":['
    for moment in _moments(game, record):
        piece = msgspec.json.encode(moment)
        size += len(piece)
        if size > MOST_BYTES:
            raise RecordError("too_large", "this game is too large to be shown")
        yield before + piece
        before = b","
    if not record.steps:
        yield before
    rest = {"players": game.players, "over": game.over, "board": _drawing(record, drawing_seconds)}
    yield b"]," + msgspec.json.encode(rest)[1:]


def _check(record: Record) -> None:
    """Refuse what would cost too much, or tell what files there are."""
    if len(record.steps) > MOST_STEPS:
        raise RecordError("too_many_steps", f"a game of more than {MOST_STEPS:,} steps")
    if any(len(player.name) > LONGEST_NAME for player in record.players):
        raise RecordError("bad_record", f"a name of more than {LONGEST_NAME} characters")
    if isinstance(record.board, str) and record.board not in board_names():
        raise RecordError("unknown_board", "the board of this game is not known here")
    if leaves_secrets_out(record.steps):
        message = "this record leaves out what others may not see"
        raise RecordError("secrets_left_out", message)


def _moments(game: Game, record: Record) -> Iterator[Moment]:
    seats = range(len(game.players))
    shown = [-1 for _ in seats]
    before: list[dict[str, Any]] = [{} for _ in seats]
    for step in record.steps:
        game.follow(step)
        now = _sights(game)
        seen = tuple(tuple(game.steps_for(seat, shown[seat])) for seat in seats)
        yield Moment(step, seen, tuple(map(_changes, before, now)))
        before = now
        shown = [steps[-1].ply if steps else ply for steps, ply in zip(seen, shown, strict=True)]


def _sights(game: Game) -> list[dict[str, Any]]:
    """What each seat sees."""
    seats = range(len(game.players))
    return [
        {**to_plain(view), "open": game.open_routes(seat), "fulfilled": game.fulfilled(seat)}
        for seat, view in zip(seats, game.views(seats), strict=True)
    ]


def _changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def _drawing(record: Record, seconds: float) -> DrawnBoard:
    if isinstance(record.board, str):
        return board_drawing(record.board)
    return _drawn_apart(msgspec.json.encode(record.board), seconds)


def _drawn_apart(board: bytes, seconds: float) -> DrawnBoard:
    """A board of a stranger, drawn in a process that can be ended if it takes too long."""
    command = [sys.executable, "-m", "grachten.server.http.drawing"]
    try:
        made = subprocess.run(
            command, input=board, capture_output=True, timeout=seconds, check=True
        )
    except subprocess.TimeoutExpired:
        raise RecordError("board_too_large", "this board takes too long to be drawn") from None
    return msgspec.json.decode(made.stdout, type=DrawnBoard)


class ReplayMaker:
    """The threads in which replays are made.

    A replay has a place, of which there are few, until it has been sent: whoever does not read
    their replays gets no more of them.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "replay_maker")
        self._taken = 0
        self._of_address = Count(AT_ONCE)

    async def show(
        self, address: str, make: Callable[[], Record], accepts_gzip: bool
    ) -> "ReplayResponse":
        """The replay of the record that `make` makes."""
        with contextlib.ExitStack() as place:
            self._take_place(address, place)
            loop = asyncio.get_running_loop()
            packed = await loop.run_in_executor(self._pool, lambda: _packed(replay_of(make())))
            return ReplayResponse(packed, accepts_gzip, place.pop_all())

    def _take_place(self, address: str, place: contextlib.ExitStack) -> None:
        if self._taken >= MOST_PLACES or not self._of_address.enter(address):
            raise Busy("too many replays are being made; try again in a moment")
        self._taken += 1
        place.callback(self._of_address.leave, address)
        place.callback(self._give_back)

    def _give_back(self) -> None:
        self._taken -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class ReplayResponse(StreamingResponse):
    """A replay, held packed, and sent and unpacked as fast as it is read."""

    def __init__(self, packed: bytes, accepts_gzip: bool, place: contextlib.ExitStack) -> None:
        self._place = place
        headers = {"Vary": "Accept-Encoding"}
        if accepts_gzip:
            headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
        pieces = _cut(packed) if accepts_gzip else _unpacked(packed)
        super().__init__(pieces, media_type="application/json", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await super().__call__(scope, receive, send)


async def _cut(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE_BYTES):
        yield data[start : start + PIECE_BYTES]


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(GZIP)
    while not unpacking.eof:
        piece = unpacking.decompress(packed, PIECE_BYTES)
        packed = unpacking.unconsumed_tail
        yield piece


def _packed(pieces: Iterator[bytes]) -> bytes:
    packing = zlib.compressobj(LEVEL, wbits=GZIP)
    packed = [packing.compress(piece) for piece in pieces]
    return b"".join(packed) + packing.flush()


def _accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


router = APIRouter(
    prefix="/api",
    dependencies=[Depends(admit)],
    responses=refused_with(400, 403, 404, 409, 413, 429, 503),
)


@router.get("/tables/{table_id}/replay", responses=shown_as("Replay"), response_class=Response)
async def replay_of_table(request: Request, table: CurrentTable, address: Address) -> Response:
    """Return a finished game, to be looked at step by step."""
    if table.game is None:
        raise NotFound("not_begun", "the game has not begun")
    async with table.settled():  # nothing that is not on the disk yet
        if not table.game.over:
            raise Conflict("not_over", "the game is not over yet")
        record = table.game.record()
    replay_maker: ReplayMaker = request.app.state.replay_maker
    return await replay_maker.show(address, lambda: record, _accepts_gzip(request))


@router.post(
    "/replay",
    responses=shown_as("Replay"),
    response_class=Response,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
        }
    },
)
async def replay_of_record(request: Request, address: Address) -> Response:
    """The game of a record that is sent, to be looked at step by step. Nothing of it is kept."""
    data = await request.body()
    replay_maker: ReplayMaker = request.app.state.replay_maker
    try:
        return await replay_maker.show(
            address, lambda: record_from_json(data), _accepts_gzip(request)
        )
    except RecordError as error:
        return _refusal(error.code, error)
    except Busy:
        raise
    except GrachtenError as error:
        return _refusal("bad_board", error)


def _refusal(code: str, error: GrachtenError) -> Response:
    """What is wrong with a record is always its sender's to mend."""
    facts = {"ply": error.facts["ply"]} if "ply" in error.facts else {}
    return problem(400, code, error.message[:LONGEST_MESSAGE], facts)
