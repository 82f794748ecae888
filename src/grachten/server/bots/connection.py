"""One connection of an outside bot: the games that it plays, one after the other.

The server sends a `challenge`, and the bot answers with `accept` or `decline`. It may wait at
several tables; it plays the first game that begins, and its other tables are offered again. If the
bot fails, one of the server's own bots takes over.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import UNSET, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import CloseCode

from grachten.bots.messages import Answer, Decide, Over, Ready, Start, events, hello
from grachten.errors import Conflict, GrachtenError, Unavailable
from grachten.game import Game
from grachten.server.bots.seats import SeatHolder, decline
from grachten.server.bots.tables import Table, Tables
from grachten.server.errors import DatabaseUnavailable, MovedOn, UnknownToken
from grachten.server.wire.bot_messages import (
    Accept,
    Challenge,
    FromBot,
    Gone,
    Reveal,
    Revealed,
    decode,
    encode,
)
from grachten.server.wire.closing import LAST_SECONDS
from grachten.store.documents import OPEN_STATES, Chair, Document

log = logging.getLogger("grachten.server")

ANSWER_SECONDS = 10.0
READY_SECONDS = 30.0
USE_SECONDS = 10.0  # between two uses of a table: the registry forgets tables that nobody uses
TOKEN_SECONDS = 15.0  # between two checks of the bot's token
MOST_BYTES = 4096
MOST_REASON = 120  # bytes of the reason for which a connection is closed
LEAST_REVEAL_SECONDS = 1.0  # for a bot that connects when the time for seeds is nearly over


class Failed(Exception):
    """The bot has not followed the protocol."""


class AllConnections(Protocol):
    """What one connection needs to know of the others, and of the bots that are allowed."""

    async def name_of(self, token: str) -> str:
        """Return the bot with that token; raise `not_yours` if there is none."""

    async def waiting_for(self, bot: str) -> list[str]:
        """Return the tables where the bot has a seat that none of its connections plays."""

    async def alive_nodes(self) -> set[str]:
        """Return the nodes whose connections are alive."""

    def is_free(self, table: str, chair: Chair, bot: str, alive: set[str]) -> bool:
        """Return whether a chair is for the bot and none of its connections plays there."""

    async def invite(self, table: str, bot: str) -> None:
        """Offer a table to the connections of a bot, on all nodes."""


class BotConnection:
    """Plays games with one connected bot."""

    def __init__(
        self,
        node: str,
        tables: Tables,
        connections: AllConnections,
        bot_ms: int,
        name: str,
        token: str,
        websocket: WebSocket,
    ) -> None:
        self.name = name
        self.seats: dict[str, int] = {}  # by table, where it plays or waits for the game
        self.busy = False  # whether it plays a game that has begun
        self._holder = SeatHolder(node, secrets.token_hex(8), name)
        self._tables = tables
        self._connections = connections
        self._bot_ms = bot_ms
        self._token = token
        self._websocket = websocket
        self._news = asyncio.Event()
        self._token_doubted = asyncio.Event()
        self._searches = True  # for tables where the bot has a seat
        self._declined: set[str] = set()  # tables that the search no longer offers
        self._alive: set[str] = set()
        self._asked: set[str] = set()  # tables for which the bot was asked for its seed
        self._offers: deque[str] = deque()
        self._answers: asyncio.Queue[bytes] = asyncio.Queue(8)

    @property
    def id(self) -> str:
        return self._holder.id

    @property
    def load(self) -> int:
        return len(self.seats) + len(self._offers)

    def offer(self, table: str) -> None:
        self._offers.append(table)
        self._news.set()

    def wake(self) -> None:
        """Look at the tables again: one of them has changed."""
        self._news.set()

    def check_token(self) -> None:
        """Check at once whether the bot may still play here."""
        self._token_doubted.set()

    async def run(self) -> None:
        """Play one game after the other, until the connection ends."""
        work = (self._read(), self._play_all(), self._watch_token())
        tasks = [asyncio.create_task(task) for task in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def leave_all(self) -> None:
        """Leave all seats to other connections of the bot."""
        for table in list(self.seats):
            await self._leave(table)

    async def _read(self) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            data = (received.get("text") or "").encode() or received.get("bytes") or b""
            if len(data) > MOST_BYTES or self._answers.full():
                return  # the bot sends too much
            self._answers.put_nowait(data)

    async def _watch_token(self) -> None:
        """Wait until the bot may no longer play here, and close the connection."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TOKEN_SECONDS):
                    await self._token_doubted.wait()
            self._token_doubted.clear()
            try:
                await self._connections.name_of(self._token)
            except UnknownToken:
                await self._close("this bot may no longer play here")
                return
            except DatabaseUnavailable:
                pass  # check again later

    # From table to table.

    async def _play_all(self) -> None:
        """Reveal seeds that are due, and play games that have begun; otherwise answer offers."""
        try:
            while True:
                if (dealing := await self._find(self._owes_seed)) is not None:
                    await self._reveal(dealing)
                elif (begun := await self._find(_has_begun)) is not None:
                    await self._play(begun)
                elif self._offers:
                    await self._challenge(self._offers.popleft())
                elif not (self._searches and await self._search()):
                    await self._wait_for_news()
        except Failed as failure:
            await self._close(str(failure))

    async def _search(self) -> bool:
        """Offer the tables that wait for the bot; return False if the database fails."""
        try:
            found = await self._connections.waiting_for(self.name)
        except GrachtenError:
            return False
        self._offers.extend(table for table in found if table not in self._declined)
        self._searches = False
        return True

    async def _find(self, fits: Callable[[Table], bool]) -> str | None:
        """Return one of the bot's tables that fits; leave seats that are no longer the bot's."""
        for table_id in list(self.seats):
            try:
                table = await self._table(table_id)
            except DatabaseUnavailable:
                continue
            except GrachtenError as error:
                await self._lose(table_id, error.code)
                continue
            if fits(table):
                return table_id
        return None

    def _owes_seed(self, table: Table) -> bool:
        chair = table.chairs[self.seats[table.id]]
        missing = bool(chair.commitment) and not chair.seed
        return table.dealing and missing and table.id not in self._asked

    async def _reveal(self, table_id: str) -> None:
        """Ask once for the seed that the bot has committed to."""
        self._asked.add(table_id)
        with contextlib.suppress(GrachtenError):  # too late, or the seat is another's
            table, seat = await self._table(table_id), self.seats[table_id]
            terms, deal_by = table.document.terms, table.document.deal_by
            assert terms is not None
            assert deal_by is not None
            await self._send_about(table_id, Reveal(table_id, seat, terms))
            left = (deal_by - table.now()) / 1000
            answer = await self._answer(max(left, LEAST_REVEAL_SECONDS))
            if not isinstance(answer, Revealed):
                raise Failed("the answer is not a seed")
            if answer.seed:
                await table.reveal(seat, answer.seed, lambda d: self._holder.check(d.chairs[seat]))

    async def _challenge(self, table_id: str) -> None:
        """Ask whether the bot wants to play at a table; if so, give it the seat."""
        try:
            table = await self._tables.table(table_id)
            self._alive = await self._connections.alive_nodes()
        except GrachtenError:
            return  # the table no longer exists
        seat = self._free_seat(table)
        if seat is None:
            return
        d = table.document
        await self._send(Challenge(table.id, seat, len(d.chairs), d.board, d.clock))
        try:
            answer = await self._answer(ANSWER_SECONDS)
        except Failed as failure:
            self._log(table, failure)
            await self._decline(table, seat)
            raise
        if isinstance(answer, Accept):
            await self._take(table, seat, answer.commitment)
        else:
            await self._decline(table, seat)

    def _free_seat(self, table: Table) -> int | None:
        """Return the seat that is free for the bot; it plays at most one seat of a table."""
        if table.id in self.seats or table.document.state not in OPEN_STATES:
            return None
        free = (i for i, chair in enumerate(table.chairs) if self._is_free(table.id, chair))
        return next(free, None)

    async def _take(self, table: Table, seat: int, commitment: str) -> None:
        def alter(document: Document) -> None:
            self._check_free(table.id, document.chairs[seat])
            self._holder.take(document, seat, commitment)

        self.seats[table.id] = seat  # before it is saved: the connection may end in between
        try:
            await table.change(alter)
        except GrachtenError as error:
            del self.seats[table.id]
            await self._send(Gone(table.id, error.code))

    async def _decline(self, table: Table, seat: int) -> None:
        def alter(document: Document) -> None:
            self._check_free(table.id, document.chairs[seat])
            decline(document, seat)

        self._declined.add(table.id)
        with contextlib.suppress(GrachtenError):  # the seat is another's already
            await table.change(alter)

    def _is_free(self, table: str, chair: Chair) -> bool:
        return self._connections.is_free(table, chair, self.name, self._alive)

    def _check_free(self, table: str, chair: Chair) -> None:
        if not self._is_free(table, chair):
            raise Conflict("seat_taken", "this seat has been taken by another player")

    async def _lose(self, table_id: str, code: str) -> None:
        """Tell the bot that it has lost its seat, and search for other tables."""
        await self._leave(table_id)
        self._searches = True
        await self._send(Gone(table_id, code))

    async def _leave(self, table_id: str) -> None:
        """Leave a seat, and offer it to the other connections of the bot."""
        seat = self.seats.pop(table_id, None)
        with contextlib.suppress(GrachtenError):
            if seat is not None:
                table = await self._tables.table(table_id)
                await table.change(lambda document: self._holder.leave(document, seat))
            await self._connections.invite(table_id, self.name)

    # From ply to ply.

    async def _play(self, table_id: str) -> None:
        """Play a game to its end; leave the other tables to the bot's other connections."""
        self.busy = True
        try:
            for other in [*self.seats, *self._offers]:
                if other != table_id:
                    await self._leave(other)
            self._offers.clear()
            await self._play_game(table_id)
            await self._leave(table_id)
        except Failed as failure:
            await self._fail(table_id, failure)
            raise
        except GrachtenError as error:
            await self._lose(table_id, error.code)
        finally:
            self.busy = False
            self._searches = True

    async def _play_game(self, table_id: str) -> None:
        seat, sent = self.seats[table_id], -1
        table = await self._table(table_id)
        assert table.game is not None
        await self._send_about(table_id, hello(table.game.board))
        if not isinstance(await self._answer(READY_SECONDS), Ready):
            raise Failed("the bot is not ready")
        seeds = tuple(c.seed for c in table.chairs) if table.document.terms else UNSET
        await self._send_about(table_id, Start(seat, len(table.chairs), table.game.first, seeds))
        while True:
            table = await self._table(table_id)
            await self._come_back(table, seat)
            async with table.settled():
                self._check_seat(table)
                game = table.game
                assert game is not None
                steps, ply = game.steps_for(seat, sent), table.ply
                decide = self._question(table, game, seat)
            for step in steps:
                await self._send_about(table_id, events(step))
                sent = step.ply
            if game.over:
                await self._send_about(table_id, Over(game.outcome()))
                return
            if decide is not None:
                await self._decide(table_id, ply, decide)
            else:
                await self._wait_for_news()

    def _question(self, table: Table, game: Game, seat: int) -> Decide | None:
        """Return the decision to ask the bot for; None if it has none to make.

        A bot that connects when most of its time is gone is not asked. When the rest is gone a
        substitute decides, and the bot makes the decisions that follow.
        """
        left = table.bot_deadline(seat) - table.now()
        late = table.substituted(seat) or left < self._bot_ms / 2
        if late or table.document.paused or not table.decides(seat):
            return None
        return Decide(game.view(seat), tuple(map(str, game.legal_for(seat))), left)

    async def _decide(self, table_id: str, ply: int, decide: Decide) -> None:
        await self._send_about(table_id, decide)
        answer = await self._answer(decide.time_ms / 1000)
        if not isinstance(answer, Answer):
            raise Failed("the answer is not an action")
        table = await self._table(table_id)  # once dealt, no seat changes hands
        try:
            await table.act(self.seats[table_id], ply, answer.action)
        except (MovedOn, Unavailable):
            pass  # not the bot's fault; it is asked again if necessary
        except GrachtenError as error:
            raise Failed(f"{answer.action[:60]!r} was refused: {error.message}") from None

    async def _come_back(self, table: Table, seat: int) -> None:
        """Start the bot's time now that it is ready, and give it back a seat that it lost."""
        chair = table.chairs[seat]
        if table.playing and (chair.away or not chair.back):
            await table.change(
                lambda document: self._holder.return_to(document, seat, table.ply, table.now())
            )

    async def _fail(self, table_id: str, failure: Failed) -> None:
        """Let a substitute take over."""
        with contextlib.suppress(GrachtenError):
            table, seat = await self._tables.table(table_id), self.seats[table_id]
            self._log(table, failure)
            await table.change(lambda document: self._holder.fail(document, seat))

    async def _table(self, table_id: str) -> Table:
        """Return a table as it is now; raise if the seat is no longer the bot's."""
        table = await self._tables.table(table_id)
        self._check_seat(table)
        return table

    def _check_seat(self, table: Table) -> None:
        """Raise if the seat is no longer the bot's, or the table is closed.

        Somebody else may have the seat now, and the bot must not see their cards. So the seat is
        checked in the same turn of the event loop in which the game is read, and again before each
        message. Once the cards are dealt no seat changes hands, so messages that still wait for a
        slow reader are its own.
        """
        self._holder.check(table.chairs[self.seats[table.id]])
        if table.document.state == "closed":
            raise Conflict("closed", "the table is closed")

    def _log(self, table: Table, failure: Failed) -> None:
        log.warning("table %s: bot %s: %s", table.id, self.name, failure, extra={"table": table.id})

    # Messages.

    async def _wait_for_news(self) -> None:
        """Wait until a table changes; not forever, as changes on other nodes may be missed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(USE_SECONDS):  # wait_for may swallow a cancellation
                await self._news.wait()
        self._news.clear()

    async def _answer(self, seconds: float) -> FromBot:
        try:
            async with asyncio.timeout(seconds):
                data = await self._answers.get()
        except TimeoutError:
            raise Failed(f"no answer within {seconds:g} s") from None
        try:
            answer: FromBot = decode(data)
            return answer
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Failed("the answer is not a message of the protocol") from None

    async def _send_about(self, table_id: str, message: Struct) -> None:
        """Send a message about a game, if the bot still has its seat there."""
        await self._table(table_id)
        await self._send(message)

    async def _send(self, message: Struct) -> None:
        await self._websocket.send_text(encode(message).decode())

    async def _close(self, reason: str) -> None:
        """Close the connection with a reason."""
        short = reason.encode()[:MOST_REASON].decode(errors="ignore")
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._websocket.close(CloseCode.POLICY_VIOLATION, short)


def _has_begun(table: Table) -> bool:
    return table.game is not None
