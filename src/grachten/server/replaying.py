"""Replays: a finished game, or any record that is sent, through the eyes of every seat."""

import asyncio
import gzip
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Struct

from grachten.board import board_names
from grachten.errors import GrachtenError, RecordError
from grachten.game import Game, Player, Record, Step
from grachten.game.record import record_from_json, to_plain
from grachten.game.secrecy import leaves_secrets_out
from grachten.server.asking import Address, InHall
from grachten.server.drawing import DrawnBoard, board_drawing
from grachten.server.limits import Count
from grachten.server.lobby import TableId, shown_as
from grachten.server.models import Problem
from grachten.server.problems import problem

MOST_STEPS = 2_000
LONGEST_NAME = 100
MOST_BYTES = 24_000_000  # of an answer, before it is packed
DRAWING_SECONDS = 20.0  # for a board that nobody has checked by eye
LONGEST_MESSAGE = 300

THREADS = 4
MOST_WAITING = 40
AT_ONCE = 2  # of one address


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


def replay_of(record: Record, drawing_seconds: float = DRAWING_SECONDS) -> Replay:
    """All moments of a record's game; a RecordError where no game can have gone like that."""
    _check(record)
    game = Game.from_header(record)
    moments, size = [], 0
    for moment in _moments(game, record):
        size += len(msgspec.json.encode(moment))
        if size > MOST_BYTES:
            raise RecordError("too_large", "this game is too large to be shown")
        moments.append(moment)
    board = _drawing(record, drawing_seconds)
    return Replay(board, game.players, game.over, tuple(moments))


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
    command = [sys.executable, "-m", "grachten.server.drawing"]
    try:
        made = subprocess.run(
            command, input=board, capture_output=True, timeout=seconds, check=True
        )
    except subprocess.TimeoutExpired:
        raise RecordError("board_too_large", "this board takes too long to be drawn") from None
    return msgspec.json.decode(made.stdout, type=DrawnBoard)


class Projector:
    """The threads in which replays are made; whoever wants one waits in a short line."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "projector")
        self._waiting = 0
        self._of_address = Count(AT_ONCE)

    async def show(self, address: str, make: Callable[[], Record]) -> bytes:
        """The replay of the record that `make` makes, as packed JSON."""
        if self._waiting >= MOST_WAITING or not self._of_address.enter(address):
            raise GrachtenError("busy", "too many replays are being made; try again in a moment")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, lambda: _packed(replay_of(make())))
        finally:
            self._waiting -= 1
            self._of_address.leave(address)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _packed(replay: Replay) -> bytes:
    return gzip.compress(msgspec.json.encode(replay), compresslevel=5)


def _answer(request: Request, packed: bytes) -> Response:
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)


router = APIRouter(
    prefix="/api",
    responses={status: {"model": Problem} for status in (400, 403, 404, 409, 413, 429, 503)},
)


@router.get("/tables/{table_id}/replay", responses=shown_as("Replay"), response_class=Response)
async def replay_of_table(
    request: Request, table_id: TableId, hall: InHall, address: Address
) -> Response:
    """A finished game, to be looked at step by step."""
    table = await hall.current(table_id)
    if table.game is None:
        raise GrachtenError("not_begun", "the game has not begun")
    async with table.settled():  # nothing that is not on the disk yet
        if not table.game.over:
            raise GrachtenError("not_over", "the game is not over yet")
        record = table.game.record()
    projector: Projector = request.app.state.projector
    return _answer(request, await projector.show(address, lambda: record))


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
    projector: Projector = request.app.state.projector
    try:
        packed = await projector.show(address, lambda: record_from_json(data))
    except RecordError as error:
        return _refusal(error.code, error)
    except GrachtenError as error:
        if error.code == "busy":
            raise
        return _refusal("bad_board", error)
    return _answer(request, packed)


def _refusal(code: str, error: GrachtenError) -> Response:
    """What is wrong with a record is always its sender's to mend."""
    facts = {"ply": error.facts["ply"]} if "ply" in error.facts else {}
    return problem(400, code, error.message[:LONGEST_MESSAGE], facts)
