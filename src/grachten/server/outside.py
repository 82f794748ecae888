"""Bots from outside: each is a WebSocket that speaks the bot protocol (docs/protocol.md).

A connection plays one game at a time. It is asked first whether it wants to: `challenge`, which it
answers with `accept` or `decline`. A bot that fails is taken over by one of ours.
"""

import asyncio
import contextlib
import logging
import secrets

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from grachten.bots.messages import Answer, Decide, Over, Ready, Start, events, hello
from grachten.errors import GrachtenError
from grachten.server.asking import Doorman
from grachten.server.hall import Hall
from grachten.server.table import LiveTable
from grachten.store.documents import Chair, Clock, Document
from grachten.store.store import now_ms

log = logging.getLogger("grachten.server")

ANSWER_SECONDS = 10.0
READY_SECONDS = 30.0
MOST_BYTES = 4096
MOST_TABLES = 1000  # that are looked through for a bot that comes back
POLICY = 1008
# Why an action may not be taken although it was right; the bot is asked again if need be.
NOT_ITS_FAULT = {"stale", "not_playing", "already_chosen", "not_saved", "no_database", "busy"}


class Challenge(Struct, frozen=True, tag_field="type", tag="challenge"):
    """Somebody wants to play with the bot."""

    table: str
    seat: int
    players: int
    board: str
    clock: Clock


class Accept(Struct, frozen=True, tag_field="type", tag="accept"):
    """It plays."""


class Decline(Struct, frozen=True, tag_field="type", tag="decline"):
    """It does not want to."""


_decode = msgspec.json.Decoder(Accept | Decline | Ready | Answer).decode
_encode = msgspec.json.encode


class Failed(Exception):
    """The bot has not kept to the protocol."""


class OutsideBots:
    """The bots that are connected to this node."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._links: set[_Link] = set()
        hall.on_invite.append(self._invite)
        hall.on_change.append(self._changed)

    async def serve(self, websocket: WebSocket, doorman: Doorman) -> None:
        """Let a bot in that shows its token, and give it games until it goes."""
        try:
            doorman.check_origin(websocket)
            address = doorman.admit(websocket)
            name = await self._name_of(websocket)
        except GrachtenError as error:
            await _turn_away(websocket, error)
            return
        if not doorman.sockets.enter(address):
            await _turn_away(websocket, GrachtenError("too_many_sockets", "too many connections"))
            return
        link = _Link(self._hall, name, websocket)
        self._links.add(link)
        log.info("bot %s has come", name)
        try:
            await websocket.accept()
            for table in await self._waiting_for(name):
                link.offer(table)
            await link.run()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._links.discard(link)
            doorman.sockets.leave(address)
            log.info("bot %s has gone", name)

    async def _name_of(self, websocket: WebSocket) -> str:
        scheme, _, token = websocket.headers.get("authorization", "").partition(" ")
        name = None
        if scheme.lower() == "bearer" and token:
            name = await asyncio.to_thread(self._hall.store.bot_of_token, token.strip())
        if name is None:
            raise GrachtenError("not_yours", "this token belongs to no bot here")
        return name

    async def _waiting_for(self, name: str) -> list[str]:
        """The tables at which this bot sits, and none of its connections plays."""
        found = await asyncio.to_thread(
            lambda: self._hall.store.tables_in(["waiting", "playing"], most=MOST_TABLES)
        )
        alive = await alive_nodes(self._hall)
        return [t.id for t in found if any(_wants(c, name, alive) for c in t.document.chairs)]

    def _invite(self, table: str, name: str) -> None:
        for link in self._links:
            if link.name == name and link.free:
                link.offer(table)
                return

    def _changed(self, table: LiveTable, _: bool) -> None:
        for link in self._links:
            if link.table is table:
                link.news.set()


async def alive_nodes(hall: Hall) -> set[str]:
    """The nodes whose connections still play; with SQLite there is only this one."""
    if not hall.store.shared:
        return {hall.node}
    return {hall.node, *await hall.in_thread(lambda: hall.store.alive_nodes(now_ms()))}


def _wants(chair: Chair, name: str, alive: set[str]) -> bool:
    """Whether the chair is for that bot, and none of its connections plays there."""
    played = chair.link is not None and chair.link.partition("/")[0] in alive
    return chair.outside and chair.bot == name and not played


async def _turn_away(websocket: WebSocket, error: GrachtenError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.accept()
        await websocket.send_text(_encode({"type": "refused", "code": error.code}).decode())
        await websocket.close(POLICY, error.message)


class _Link:
    """One connection of a bot."""

    def __init__(self, hall: Hall, name: str, websocket: WebSocket) -> None:
        self.name = name
        self.table: LiveTable | None = None
        self.news = asyncio.Event()
        self._id = f"{hall.node}/{secrets.token_hex(8)}"
        self._alive: set[str] = set()
        self._hall = hall
        self._websocket = websocket
        self._offers: asyncio.Queue[str] = asyncio.Queue()
        self._answers: asyncio.Queue[bytes] = asyncio.Queue(8)

    @property
    def free(self) -> bool:
        return self.table is None

    def offer(self, table: str) -> None:
        self._offers.put_nowait(table)

    async def run(self) -> None:
        """Play one table after the other, until the connection ends."""
        reading = asyncio.create_task(self._read())
        playing = asyncio.create_task(self._play_all())
        try:
            await asyncio.wait((reading, playing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, playing):
                task.cancel()
            await asyncio.gather(reading, playing, return_exceptions=True)

    async def _read(self) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            data = (received.get("text") or "").encode() or received.get("bytes") or b""
            if len(data) > MOST_BYTES or self._answers.full():
                return  # it floods
            self._answers.put_nowait(data)

    async def _play_all(self) -> None:
        while True:
            table_id = await self._offers.get()
            with contextlib.suppress(GrachtenError):  # the table has gone, or changed meanwhile
                await self._play(await self._hall.table(table_id))

    async def _play(self, table: LiveTable) -> None:
        """Ask whether it wants to play at a table, and let it play there to the end."""
        self._alive = await alive_nodes(self._hall)
        seats = [seat for seat, chair in enumerate(table.chairs) if self._wanted_by(chair)]
        if not seats or table.document.state not in ("waiting", "playing"):
            return
        seat = seats[0]
        d = table.document
        await self._send(Challenge(table.id, seat, len(d.chairs), d.board, d.clock))
        if not isinstance(await self._answer(ANSWER_SECONDS), Accept):
            await table.change(lambda document: self._declines(document, seat))
            return
        await table.change(lambda document: self._claims(document, seat))
        self.table = table
        try:
            await self._play_game(table, seat)
        except Failed as failure:
            log.warning(
                "table %s: bot %s: %s", table.id, self.name, failure, extra={"table": table.id}
            )
            await table.change(lambda document: self._fails(document, seat))
            await self._websocket.close(POLICY, str(failure)[:100])
        finally:
            self.table = None
            with contextlib.suppress(GrachtenError):
                await table.change(lambda document: self._goes(document, seat))

    async def _play_game(self, table: LiveTable, seat: int) -> None:
        told = -1
        while table.game is None:
            await self._more(table)
        game = table.game
        await self._send(hello(game.board))
        if not isinstance(await self._answer(READY_SECONDS), Ready):
            raise Failed("it is not ready")
        await self._send(Start(seat, len(table.chairs), game.first))
        while True:
            async with table.settled():
                game = table.game
                assert game is not None
                steps = game.steps_for(seat, told)
                decides, ply = table.decides(seat), table.ply
                ask = (game.view(seat), tuple(map(str, game.legal_for(seat)))) if decides else None
            for step in steps:
                await self._send(events(step))
                told = step.ply
            if game.over:
                await self._send(Over(game.outcome()))
                return
            if ask is not None:
                await self._decide(table, seat, ply, Decide(*ask, self._hall.bot_ms))
            else:
                await self._more(table)

    async def _decide(self, table: LiveTable, seat: int, ply: int, decide: Decide) -> None:
        await self._send(decide)
        answer = await self._answer(self._hall.bot_ms / 1000)
        if not isinstance(answer, Answer):
            raise Failed("it has not answered with an action")
        try:
            await table.act(seat, ply, answer.action)
        except GrachtenError as error:
            if error.code not in NOT_ITS_FAULT:
                raise Failed(f"{answer.action[:60]!r} is refused: {error.message}") from None

    async def _more(self, table: LiveTable) -> None:
        """Wait until something happens at the table; raise when it is closed."""
        await self.news.wait()
        self.news.clear()
        if table.document.state == "closed":
            raise GrachtenError("closed", "the table is closed")

    async def _answer(self, seconds: float) -> Accept | Decline | Ready | Answer:
        try:
            data = await asyncio.wait_for(self._answers.get(), seconds)
        except TimeoutError:
            raise Failed(f"no answer within {seconds:g} s") from None
        try:
            answer: Accept | Decline | Ready | Answer = _decode(data)
            return answer
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Failed("its answer is not the protocol") from None

    async def _send(self, message: Struct) -> None:
        await self._websocket.send_text(_encode(message).decode())

    # What it does to the table's document.

    def _wanted_by(self, chair: Chair) -> bool:
        return _wants(chair, self.name, self._alive)

    def _claims(self, document: Document, seat: int) -> None:
        chair = document.chairs[seat]
        if not self._wanted_by(chair):
            raise GrachtenError("seat_taken", "another connection plays there")
        chair.link, chair.away = self._id, False

    def _declines(self, document: Document, seat: int) -> None:
        """Before the game the seat is open again; later one of our bots plays there."""
        if not self._wanted_by(document.chairs[seat]):
            raise GrachtenError("seat_taken", "another connection plays there")
        if document.state == "waiting":
            document.chairs[seat] = Chair()
        else:
            document.chairs[seat].away = True

    def _fails(self, document: Document, seat: int) -> None:
        document.chairs[seat].away = True

    def _goes(self, document: Document, seat: int) -> None:
        chair = document.chairs[seat]
        if chair.link != self._id:
            raise GrachtenError("gone", "another connection plays there")
        chair.link = None
