"""The WebSocket of a seat or of a spectator."""

import asyncio
import contextlib
import logging
import re
import time
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.frames import CloseCode

from grachten.bots.weighing import Weighed
from grachten.errors import Conflict, Forbidden, GrachtenError, NotFound, Refusal
from grachten.server.errors import Busy, NotPlaying, Restarting
from grachten.server.http.auth import BANNED, AccessControl
from grachten.server.http.cookies import key_hash_of
from grachten.server.http.limits.rates import Rate, origin_of
from grachten.server.http.outbox import Outbox
from grachten.server.http.problems import FAULT
from grachten.server.node import Node
from grachten.server.tables import transitions
from grachten.server.tables.clocks import decision_began
from grachten.server.tables.connections import Connection
from grachten.server.tables.names import check_chat
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import (
    WIRE,
    Act,
    AskHint,
    AskRoute,
    AskWhy,
    Back,
    Bye,
    Chat,
    FromClient,
    Hint,
    Idea,
    Reason,
    Refused,
    Resigning,
    RouteInfo,
    Said,
    Say,
    Visible,
    Vote,
    WhyNot,
    decode,
    encode,
)

log = logging.getLogger("grachten.server")

MOST_BYTES = 4096  # of a message from a client
MOST_REFUSED = 100  # messages beyond the rate limit, until the connection is dropped
NUMBER = re.compile("-?[0-9]{1,6}")


class Socket:
    """Serves one WebSocket, from its handshake to its end."""

    def __init__(self, websocket: WebSocket, node: Node, access: AccessControl) -> None:
        self._websocket = websocket
        self._node = node
        self._access = access
        settings = node.settings
        burst = max(1, round(3 * settings.messages_per_second))
        self._rate = Rate(settings.messages_per_second, burst)
        self._address = ""
        self._refused = 0
        self._hints: set[asyncio.Task[None]] = set()

    async def serve(self, table_id: str) -> None:
        """Let the client in, and serve it until one of the two ends the connection."""
        try:
            self._access.check_origin(self._websocket)
            self._check_wire()
            seat, after = self._number("seat"), self._number("after")
            self._address = self._access.admit(self._websocket)
            table, key_hash = await self._find(table_id, seat)
            outbox = self._make_outbox()
            with self._access.open_socket(self._address, partial(_drop_banned, outbox)):
                await self._websocket.accept()
                self._node.metrics.sockets.inc()
                try:
                    seen = -1 if after is None else min(max(after, -1), table.ply)
                    await self._serve(table, Connection(seat, key_hash, seen, outbox), outbox)
                finally:
                    self._node.metrics.sockets.dec()
        except GrachtenError as error:
            await self._refuse_connection(error)
        except WebSocketDisconnect:
            pass

    def _make_outbox(self) -> Outbox:
        task = asyncio.current_task()
        assert task is not None
        return Outbox(self._websocket, task.cancel)

    def _number(self, name: str) -> int | None:
        """Return a number from the query of the URL; None if it is not there."""
        text = self._websocket.query_params.get(name)
        if text is None:
            return None
        if NUMBER.fullmatch(text) is None:
            raise GrachtenError("bad_request", f"{name} must be a number")
        return int(text)

    def _check_wire(self) -> None:
        """Refuse a page of another version. Programs send no origin and need not tell theirs."""
        if "origin" in self._websocket.headers and self._number("wire") != WIRE:
            raise Conflict("outdated", "this page is older than the server; reload it")

    async def _find(self, table_id: str, seat: int | None) -> tuple[LiveTable, str | None]:
        """Return the table and the hash of the client's key, if it may connect there."""
        if self._node.closing:
            raise Restarting()
        if not transitions.ID.fullmatch(table_id):
            raise NotFound("no_table", "there is no such table; is the link complete?")
        table = await self._node.tables.current(table_id)
        key_hash = key_hash_of(self._websocket)
        if seat is not None:
            transitions.own_chair(table.document, seat, key_hash)
        elif table.connections.watchers >= self._node.settings.watchers_per_table:
            raise GrachtenError(
                "too_many_watchers", "too many people are watching this table already"
            )
        return table, key_hash

    async def _refuse_connection(self, error: GrachtenError) -> None:
        """Send the reason in a last message: browsers hide the response to a refused handshake."""
        self._node.metrics.refusals.labels(error.code).inc()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if self._websocket.application_state is WebSocketState.CONNECTING:
                await self._websocket.accept()
            bye = Bye(error.code, error.message, error.retry)
            await self._websocket.send_text(encode(bye).decode())
            await self._websocket.close(CloseCode.POLICY_VIOLATION)

    async def _serve(self, table: LiveTable, connection: Connection, outbox: Outbox) -> None:
        async with table.settled():  # nothing is shown that is not saved yet
            table.connections.enter(connection)
            is_first = len(table.connections) == 1
        try:
            await self._node.sync.presence(table, ask=is_first)
            await self._receive_all(table, connection)
        except asyncio.CancelledError:
            if not outbox.aborted:
                raise
        finally:
            await self._end(outbox)
            table.connections.leave(connection)
            await self._node.sync.presence(table)

    async def _end(self, outbox: Outbox) -> None:
        """Let the last message go out, and stop everything."""
        if outbox.dropped:
            self._node.metrics.dropped.inc()
        await outbox.close()
        hints = list(self._hints)
        for task in hints:
            task.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    async def _receive_all(self, table: LiveTable, connection: Connection) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not connection.dropped:
                received = await self._websocket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                data = received.get("text")
                if data is None:
                    data = received.get("bytes") or b""
                await self._handle(table, connection, data)

    async def _handle(self, table: LiveTable, connection: Connection, data: str | bytes) -> None:
        """Do what a message asks for, or send a refusal."""
        began = time.perf_counter()
        try:
            self._check(connection, data)
            message = decode(data)
            await self._do(table, connection, message)
            if isinstance(message, Act):
                self._node.metrics.step_seconds.observe(time.perf_counter() - began)
        except GrachtenError as error:
            self._refuse(table, connection, error.code, error.message, dict(error.facts))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._refuse(
                table, connection, "bad_message", "this is not a message of the protocol", {}
            )
        except Exception:
            self._node.metrics.errors.inc()
            log.exception("table %s", table.id, extra={"table": table.id})
            self._refuse(table, connection, "fault", FAULT, {})

    def _refuse(
        self,
        table: LiveTable,
        connection: Connection,
        code: str,
        message: str,
        facts: dict[str, object],
    ) -> None:
        self._node.metrics.refusals.labels(code).inc()
        connection.send(Refused(code, message, facts, table.shown_ply))

    def _check(self, connection: Connection, data: str | bytes) -> None:
        if len(data) > MOST_BYTES:
            connection.drop(Bye("too_large", "the message was too large", True))
            raise GrachtenError("too_large", "the message was too large")
        if self._address in self._access.bans:
            connection.drop(Bye("banned", BANNED, False))
            raise Forbidden("banned", BANNED)
        if not self._rate.take(""):
            self._refused += 1
            if self._refused > MOST_REFUSED:
                connection.drop(Bye("too_many_messages", "too many messages", False))
            raise GrachtenError("too_many_messages", "too many messages; wait a moment")

    async def _do(self, table: LiveTable, connection: Connection, message: FromClient) -> None:
        seat = connection.seat
        if seat is None and isinstance(message, AskRoute):
            await self._answer_route(table, connection, None, message)
            return
        if seat is None or not table.chairs[seat].opened_by(connection.key_hash):
            raise GrachtenError("watching", "spectators cannot do that")
        match message:
            case Act():
                await table.act(seat, message.ply, message.action)
            case Say():
                await self._node.sync.say(table, Said(seat, message.phrase, None))
            case Chat():
                await self._chat(table, seat, message.text)
            case Resigning():
                await table.resign(seat)
            case Back():
                await table.change(lambda d: transitions.come_back(d, seat, table.ply, table.now()))
            case Vote():
                await self._vote(table, seat, message.seat)
            case Visible():
                connection.visible = message.visible
                await self._node.sync.presence(table)
            case AskHint():
                async with table.settled():
                    self._start_hint(table, connection, seat, message.ply)
            case AskWhy():
                await self._answer_why(table, connection, seat, message)
            case AskRoute():
                await self._answer_route(table, connection, seat, message)

    async def _answer_why(
        self, table: LiveTable, connection: Connection, seat: int, asked: AskWhy
    ) -> None:
        """Say why the seat may not do this; from memory, once it agrees with the database."""
        async with table.settled():
            refusal = table.why_not(seat, asked.ply, asked.action)
        connection.send(Reason(asked.ply, asked.action, _why_not(refusal)))

    async def _answer_route(
        self, table: LiveTable, connection: Connection, seat: int | None, asked: AskRoute
    ) -> None:
        """Say who could still claim the route and, to a seat that plays, how it could pay."""
        payments: tuple[str, ...] = ()
        refusal = None
        async with table.settled():
            game = table.game_at(asked.ply)
            claimants = game.claimants(asked.route)
            if seat is not None and not table.chairs[seat].resigned:
                payments = game.claims(asked.route, seat)
                refusal = game.why_not_claim(asked.route, seat)
        answer = RouteInfo(asked.ply, asked.route, claimants, payments, _why_not(refusal))
        connection.send(answer)

    async def _chat(self, table: LiveTable, seat: int, text: str) -> None:
        if not (self._node.settings.chat and table.document.chat):
            raise GrachtenError("no_chat", "chat is not allowed at this table")
        await self._node.sync.say(table, Said(seat, None, check_chat(text)))

    async def _vote(self, table: LiveTable, voter: int, seat: int) -> None:
        game = table.game
        if game is None or not table.playing:
            raise NotPlaying()
        since = decision_began(table.document, game)
        wait = round(self._node.settings.vote_seconds * 1000)
        deciding = seat < len(table.chairs) and table.decides(seat)
        await table.change(
            lambda document: transitions.vote(
                document, seat, voter, deciding, since, wait, table.now()
            )
        )

    def _start_hint(self, table: LiveTable, connection: Connection, seat: int, ply: int) -> None:
        """Start to compute a hint, one at a time, while the connection goes on."""
        if self._hints:
            raise Busy("a hint is already being computed")
        if not table.document.allows_hints:
            raise GrachtenError("no_hints", "this table does not allow hints")
        game = table.game
        if game is None or ply != table.ply or not table.decides(seat):
            raise GrachtenError("not_your_turn", "you can ask for a hint when it is your turn")
        origin, workers = origin_of(self._address), self._node.workers
        if not workers.has_room(origin, table.id):
            raise Busy("the server is too busy for a hint; try again later")
        if not self._access.hints.enter(self._address):
            raise Busy("too many hints are being computed already; try again later")
        view, legal = game.view(seat), game.legal_for(seat)
        ranking = workers.hint(origin, table.id, game.board, game.first, view, legal)
        task = asyncio.create_task(self._send_hint(connection, ply, ranking))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)
        task.add_done_callback(lambda _: self._access.hints.leave(self._address))

    async def _send_hint(
        self, connection: Connection, ply: int, ranking: "asyncio.Future[list[Weighed]]"
    ) -> None:
        ideas = [Idea(str(w.action), round(w.chance, 4), w.playouts) for w in await ranking]
        connection.send(Hint(ply, tuple(ideas)))


def _why_not(refusal: Refusal | None) -> WhyNot | None:
    if refusal is None:
        return None
    return WhyNot(refusal.code, str(refusal), {"rule": refusal.rule, **refusal.facts})


async def _drop_banned(outbox: Outbox, reason: str) -> None:
    outbox.drop(Bye("banned", reason, False), CloseCode.POLICY_VIOLATION)
