"""Boards from strangers: checked and drawn in a process that can be ended if it takes too long."""

import asyncio
import hashlib
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from grachten.board import load_board
from grachten.errors import BoardError
from grachten.server.errors import BoardTooLarge, Busy
from grachten.server.http.drawing import DrawnBoard, Examined, Format
from grachten.server.http.limits.rates import Count
from grachten.server.tables.boards import check_size

THE_BOARD = "board"  # in messages: what has problems
DRAWING_SECONDS = 20.0
THREADS = 2
MOST_AT_ONCE = 20  # boards that are being examined, or wait for it
MOST_OF_ADDRESS = 2  # of these, for one address
MOST_KEPT = 64  # drawings in memory

_decode = msgspec.json.Decoder(Examined).decode
_decode_drawing = msgspec.json.Decoder(DrawnBoard).decode


class CheckedBoard(msgspec.Struct, frozen=True):
    """A board file without problems: the board that a table can be opened with, and its drawing."""

    board: dict[str, Any]
    drawing: DrawnBoard


def examine(data: bytes, form: Format, seconds: float = DRAWING_SECONDS) -> Examined:
    """Return a board with its drawing; raise its problems if it has any."""
    command = [sys.executable, "-m", "grachten.server.http.drawing", form]
    try:
        made = subprocess.run(command, input=data, capture_output=True, timeout=seconds, check=True)
    except subprocess.TimeoutExpired:
        raise BoardTooLarge("this board takes too long to draw") from None
    examined = _decode(made.stdout)
    if examined.problems:
        raise BoardError(THE_BOARD, examined.problems)
    return examined


def draw(board: dict[str, Any], seconds: float = DRAWING_SECONDS) -> DrawnBoard:
    """Return the drawing of a stranger's board."""
    return _decode_drawing(examine(msgspec.json.encode(board), "json", seconds).drawing)


def check_file(file: bytes) -> Examined:
    """Return the board in a TOML file with its drawing; raise if no table can use it."""
    examined = examine(file, "toml")
    check_size(load_board(msgspec.json.decode(examined.board)))
    return examined


class BoardExaminers:
    """The threads that wait for these processes, and the latest drawings.

    A board is drawn once for all who ask for it at the same time.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "board")
        self._of_address = Count(MOST_OF_ADDRESS)
        self._running: dict[bytes, asyncio.Future[Examined]] = {}
        self._drawings: OrderedDict[bytes, bytes] = OrderedDict()

    async def check(self, address: str, file: bytes) -> Examined:
        """Return the board in a TOML file with its drawing, or raise its problems."""
        examined = await self._examine(address, file, check_file)
        self._keep(hashlib.sha256(examined.board).digest(), bytes(examined.drawing))
        return examined

    async def drawing(self, address: str, board: dict[str, Any]) -> bytes:
        """Return the drawing of a board as JSON."""
        data = msgspec.json.encode(board)
        digest = hashlib.sha256(data).digest()
        if digest not in self._drawings:
            examined = await self._examine(address, data, partial(examine, form="json"))
            self._keep(digest, bytes(examined.drawing))
        self._drawings.move_to_end(digest)
        return self._drawings[digest]

    async def _examine(
        self, address: str, data: bytes, work: Callable[[bytes], Examined]
    ) -> Examined:
        digest = hashlib.sha256(data).digest()
        running = self._running.get(digest)
        if running is None:
            running = self._start(address, digest, lambda: work(data))
        return await asyncio.shield(running)

    def _start(
        self, address: str, digest: bytes, work: Callable[[], Examined]
    ) -> "asyncio.Future[Examined]":
        if len(self._running) >= MOST_AT_ONCE or not self._of_address.enter(address):
            raise Busy("too many boards are being drawn; try again in a moment")
        loop = asyncio.get_running_loop()
        running = self._running[digest] = loop.run_in_executor(self._pool, work)
        running.add_done_callback(lambda done: self._finish(address, digest, done))
        return running

    def _finish(self, address: str, digest: bytes, done: "asyncio.Future[Examined]") -> None:
        del self._running[digest]
        self._of_address.leave(address)
        if not done.cancelled():
            done.exception()  # whoever waited has it; nobody may be left

    def _keep(self, digest: bytes, drawing: bytes) -> None:
        self._drawings[digest] = drawing
        if len(self._drawings) > MOST_KEPT:
            self._drawings.popitem(last=False)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
