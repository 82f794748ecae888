"""One connection of a bot from outside: from table to table, and from ply to ply.

It plays one game at a time. It is asked first whether it wants to: `challenge`, which it answers
with `accept` or `decline`. It may wait at several tables; the first game that begins is played, and
the other tables are offered again. A bot that fails is taken over by one of ours.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import UNSET, Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from grachten.bots.messages import Answer, Decide, Over, Ready, Start, events, hello
from grachten.errors import GrachtenError
from grachten.game import Game
from grachten.game.terms import Terms
from grachten.server.tables.clocks import bot_deadline
from grachten.server.tables.registry import TableRegistry
from grachten.server.tables.table import LiveTable
from grachten.server.tables.transitions import take_seed
from grachten.store.documents import Chair, Clock, Document

if TYPE_CHECKING:
    from grachten.server.bots.outside import OutsideBots

log = logging.getLogger("grachten.server")

ANSWER_SECONDS = 10.0
READY_SECONDS = 30.0
LOOK_SECONDS = 10.0  # how often a table is looked at: the registry forgets what nobody looks at
WELCOME_SECONDS = 15.0  # how often it is looked up whether a bot may still play here
LAST_SECONDS = 2.0  # for the last message to somebody who does not read
MOST_BYTES = 4096
MOST_REASON = 120  # bytes of the reason why a connection is closed
LEAST_REVEAL_SECONDS = 1.0  # for a bot that comes when the time for seeds is nearly over
POLICY = 1008
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
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
    """It plays; with the SHA-256 of a seed if it takes part in the deal."""

    commitment: Hash = ""


class Decline(Struct, frozen=True, tag_field="type", tag="decline"):
    """It does not want to."""


class Reveal(Struct, frozen=True, tag_field="type", tag="reveal"):
    """The terms are locked: the bot is asked for the seed that it has committed to."""

    table: str
    seat: int
    terms: Terms


class Revealed(Struct, frozen=True, tag_field="type", tag="seed"):
    """The seed; "" if the bot does not reveal it under these terms."""

    seed: Hash


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """It has no seat at that table any more, and hears nothing more of it."""

    table: str
    code: str


Received = Accept | Decline | Revealed | Ready | Answer

_decode = msgspec.json.Decoder(Received).decode
_encode = msgspec.json.encode


class Failed(Exception):
    """The bot has not kept to the protocol."""


class Link:
    """One connection of a bot."""

    def __init__(
        self,
        registry: TableRegistry,
        bots: "OutsideBots",
        name: str,
        token: str,
        websocket: WebSocket,
    ) -> None:
        self.name = name
        self.id = f"{registry.node}/{secrets.token_hex(8)}/{name}"
        self.seats: dict[str, int] = {}  # by table, where it plays or waits for the game
        self.busy = False  # whether it plays a game that has begun
        self.news = asyncio.Event()
        self.doubted = asyncio.Event()  # whether it may still be here
        self._token = token
        self._looks_around = True  # for tables that wait for it
        self._declined: set[str] = set()  # which are not offered again by themselves
        self._alive: set[str] = set()
        self._asked: set[str] = set()  # tables for which its seed was asked for
        self._registry = registry
        self._bots = bots
        self._websocket = websocket
        self._offers: deque[str] = deque()
        self._answers: asyncio.Queue[bytes] = asyncio.Queue(8)

    @property
    def load(self) -> int:
        return len(self.seats) + len(self._offers)

    def offer(self, table: str) -> None:
        self._offers.append(table)
        self.news.set()

    async def run(self) -> None:
        """Play one game after the other, until the connection ends."""
        work = (self._read(), self._play_all(), self._stay_welcome())
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
        """Leave its seats to its other connections."""
        for table in list(self.seats):
            await self._leave(table)

    async def _read(self) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            data = (received.get("text") or "").encode() or received.get("bytes") or b""
            if len(data) > MOST_BYTES or self._answers.full():
                return  # it floods
            self._answers.put_nowait(data)

    async def _stay_welcome(self) -> None:
        """Wait until the bot may not play here any more, and say so."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WELCOME_SECONDS):
                    await self.doubted.wait()
            self.doubted.clear()
            try:
                await self._bots.name_of(self._token)
            except GrachtenError as error:
                if error.code == "not_yours":
                    await self._close("this bot may not play here any more")
                    return

    async def _play_all(self) -> None:
        """Reveal seeds that are due and play what has begun; where nothing has, take up offers."""
        try:
            while True:
                if (dealing := await self._find(self._owes_seed)) is not None:
                    await self._reveal(dealing)
                elif (begun := await self._find(_has_begun)) is not None:
                    await self._play(begun)
                elif self._offers:
                    await self._challenge(self._offers.popleft())
                elif not (self._looks_around and await self._look_around()):
                    await self._more()
        except Failed as failure:
            await self._close(str(failure))

    async def _look_around(self) -> bool:
        """Find the tables that wait for the bot; False where the database does not answer."""
        try:
            found = await self._bots.waiting_for(self.name)
        except GrachtenError:
            return False
        self._offers.extend(table for table in found if table not in self._declined)
        self._looks_around = False
        return True

    async def _find(self, fits: Callable[[LiveTable], bool]) -> str | None:
        """Return one of its tables that fits; leave seats that are its own no more."""
        for table_id in list(self.seats):
            try:
                table = await self._table(table_id)
            except GrachtenError as error:
                if error.code != "no_database":
                    await self._lose(table_id, error.code)
                continue
            if fits(table):
                return table_id
        return None

    def _owes_seed(self, table: LiveTable) -> bool:
        chair = table.chairs[self.seats[table.id]]
        missing = bool(chair.commitment) and not chair.seed
        return table.dealing and missing and table.id not in self._asked

    async def _reveal(self, table_id: str) -> None:
        """Ask once for the seed that it has committed to."""
        self._asked.add(table_id)
        with contextlib.suppress(GrachtenError):  # it was too late, or the seat is another's
            table, seat = await self._table(table_id), self.seats[table_id]
            terms, deal_by = table.document.terms, table.document.deal_by
            assert terms is not None
            assert deal_by is not None
            await self._tell(table_id, Reveal(table_id, seat, terms))
            left = (deal_by - self._registry.now()) / 1000
            answer = await self._answer(max(left, LEAST_REVEAL_SECONDS))
            if not isinstance(answer, Revealed):
                raise Failed("it has not answered with a seed")
            if answer.seed:
                await table.reveal(lambda document: self._gives(document, seat, answer.seed))

    async def _challenge(self, table_id: str) -> None:
        """Ask whether it wants to play at a table; if so, the seat is its own."""
        try:
            table = await self._registry.table(table_id)
            self._alive = await self._bots.alive_nodes()
        except GrachtenError:
            return  # the table has gone meanwhile
        seat = self._seat_at(table)
        if seat is None:
            return
        d = table.document
        await self._send(Challenge(table.id, seat, len(d.chairs), d.board, d.clock))
        try:
            answer = await self._answer(ANSWER_SECONDS)
        except Failed as failure:
            self._note(table, failure)
            await self._decline(table, seat)
            raise
        if isinstance(answer, Accept):
            await self._claim(table, seat, answer.commitment)
        else:
            await self._decline(table, seat)

    def _seat_at(self, table: LiveTable) -> int | None:
        """The seat that it is wanted for; it has but one at a table."""
        if table.id in self.seats or table.document.state not in ("waiting", "dealing", "playing"):
            return None
        wanted = (i for i, chair in enumerate(table.chairs) if self._wanted(table.id, chair))
        return next(wanted, None)

    async def _claim(self, table: LiveTable, seat: int, commitment: str) -> None:
        self.seats[table.id] = seat  # before it is on the disk: it may go in between
        try:
            await table.change(lambda d: self._claims(table.id, d, seat, commitment))
        except GrachtenError as error:
            del self.seats[table.id]
            await self._send(Gone(table.id, error.code))

    async def _decline(self, table: LiveTable, seat: int) -> None:
        self._declined.add(table.id)
        with contextlib.suppress(GrachtenError):  # it is not wanted any more either
            await table.change(lambda document: self._declines(table.id, document, seat))

    async def _play(self, table_id: str) -> None:
        """Let it play a game to the end; its other tables are for its other connections."""
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
            self._looks_around = True

    async def _play_game(self, table_id: str) -> None:
        seat, told = self.seats[table_id], -1
        table = await self._table(table_id)
        assert table.game is not None
        await self._tell(table_id, hello(table.game.board))
        if not isinstance(await self._answer(READY_SECONDS), Ready):
            raise Failed("it is not ready")
        seeds = tuple(c.seed for c in table.chairs) if table.document.terms else UNSET
        await self._tell(table_id, Start(seat, len(table.chairs), table.game.first, seeds))
        while True:
            table = await self._table(table_id)
            await self._come_back(table, seat)
            async with table.settled():
                self._check(table)
                game = table.game
                assert game is not None
                steps, ply = game.steps_for(seat, told), table.ply
                decide = self._question(table, game, seat)
            for step in steps:
                await self._tell(table_id, events(step))
                told = step.ply
            if game.over:
                await self._tell(table_id, Over(game.outcome()))
                return
            if decide is not None:
                await self._decide(table_id, ply, decide)
            else:
                await self._more()

    def _question(self, table: LiveTable, game: Game, seat: int) -> Decide | None:
        """Return what the bot has to decide, if one of ours does not decide in its place.

        A bot that comes when most of its time is gone is not asked any more. One of ours decides
        when all of it is gone, and the bot has the seat back for what follows.
        """
        left = (
            bot_deadline(table.document, game, seat, self._registry.bot_ms) - self._registry.now()
        )
        late = table.substituted(seat) or left < self._registry.bot_ms / 2
        if late or table.document.paused or not table.decides(seat):
            return None
        return Decide(game.view(seat), tuple(map(str, game.legal_for(seat))), left)

    async def _decide(self, table_id: str, ply: int, decide: Decide) -> None:
        await self._tell(table_id, decide)
        answer = await self._answer(decide.time_ms / 1000)
        if not isinstance(answer, Answer):
            raise Failed("it has not answered with an action")
        table = await self._table(table_id)  # no seat changes hands between two plies of a game
        try:
            await table.act(self.seats[table_id], ply, answer.action)
        except GrachtenError as error:
            if error.code not in NOT_ITS_FAULT:
                raise Failed(f"{answer.action[:60]!r} is refused: {error.message}") from None

    async def _come_back(self, table: LiveTable, seat: int) -> None:
        """Let the bot's time run from when it is ready, and give it back a seat that it lost."""
        chair = table.chairs[seat]
        if table.playing and (chair.away or not chair.back):
            await table.change(lambda document: self._is_back(document, seat, table.ply))

    async def _table(self, table_id: str) -> LiveTable:
        """The table as it stands now; raises where its seat is not its own any more."""
        table = await self._registry.table(table_id)
        self._check(table)
        return table

    def _check(self, table: LiveTable) -> None:
        """Raise where its seat is not its own any more, or the table is closed.

        Somebody else may sit there now, whose cards these would be. So it is asked in the same turn
        as the game is read, and again as a message is handed over. Once dealt no seat changes
        hands: what then still waits for a slow reader is its own.
        """
        self._check_own(table.chairs[self.seats[table.id]])
        if table.document.state == "closed":
            raise GrachtenError("closed", "the table is closed")

    async def _lose(self, table_id: str, code: str) -> None:
        """It has no seat there any more: say so, and look for others."""
        await self._leave(table_id)
        self._looks_around = True
        await self._send(Gone(table_id, code))

    async def _leave(self, table_id: str) -> None:
        """Another connection of the bot may play there, where it still sits."""
        seat = self.seats.pop(table_id, None)
        with contextlib.suppress(GrachtenError):
            if seat is not None:
                table = await self._registry.table(table_id)
                await table.change(lambda document: self._goes(document, seat))
            await self._bots.pass_on(table_id, self.name)

    async def _fail(self, table_id: str, failure: Failed) -> None:
        """One of ours plays on."""
        with contextlib.suppress(GrachtenError):
            table, seat = await self._registry.table(table_id), self.seats[table_id]
            self._note(table, failure)
            await table.change(lambda document: self._fails(document, seat))

    def _note(self, table: LiveTable, failure: Failed) -> None:
        log.warning("table %s: bot %s: %s", table.id, self.name, failure, extra={"table": table.id})

    async def _more(self) -> None:
        """Wait until something happens; not for ever, as there is nothing to wake us elsewhere."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):  # wait_for may swallow that it is cancelled
                await self.news.wait()
        self.news.clear()

    async def _answer(self, seconds: float) -> Received:
        try:
            async with asyncio.timeout(seconds):
                data = await self._answers.get()
        except TimeoutError:
            raise Failed(f"no answer within {seconds:g} s") from None
        try:
            answer: Received = _decode(data)
            return answer
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Failed("its answer is not the protocol") from None

    async def _tell(self, table_id: str, message: Struct) -> None:
        """Send it something of a game."""
        await self._table(table_id)
        await self._send(message)

    async def _send(self, message: Struct) -> None:
        await self._websocket.send_text(_encode(message).decode())

    async def _close(self, reason: str) -> None:
        """End the connection, with a reason."""
        short = reason.encode()[:MOST_REASON].decode(errors="ignore")
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._websocket.close(POLICY, short)

    # What it does to the table's document.

    def _owns(self, chair: Chair) -> bool:
        return chair.outside and chair.bot == self.name and chair.link == self.id

    def _wanted(self, table: str, chair: Chair) -> bool:
        return self._bots.wants(table, chair, self.name, self._alive)

    def _check_wanted(self, table: str, chair: Chair) -> None:
        if not self._wanted(table, chair):
            raise GrachtenError("seat_taken", "another connection plays there, or somebody else")

    def _check_own(self, chair: Chair) -> None:
        if not self._owns(chair):
            raise GrachtenError("removed", "this seat is another's now")

    def _claims(self, table: str, document: Document, seat: int, commitment: str) -> None:
        chair = document.chairs[seat]
        self._check_wanted(table, chair)
        chair.link = self.id
        if document.state == "waiting":  # once the terms are locked it plays without a seed
            chair.commitment = commitment

    def _gives(self, document: Document, seat: int, seed: str) -> None:
        chair = document.chairs[seat]
        self._check_own(chair)
        take_seed(document, seat, chair, seed)

    def _declines(self, table: str, document: Document, seat: int) -> None:
        """Before the game the seat is open again; later one of our bots plays there."""
        self._check_wanted(table, document.chairs[seat])
        if document.state == "waiting":
            document.chairs[seat] = Chair()
        else:
            document.chairs[seat].away = True

    def _is_back(self, document: Document, seat: int, ply: int) -> None:
        """A decision that one of ours was about to make is not given back."""
        chair = document.chairs[seat]
        self._check_own(chair)
        if chair.away:
            chair.forfeited = ply
        chair.away, chair.back = False, self._registry.now()

    def _fails(self, document: Document, seat: int) -> None:
        self._check_own(document.chairs[seat])
        document.chairs[seat].away = True

    def _goes(self, document: Document, seat: int) -> None:
        chair = document.chairs[seat]
        if chair.link != self.id:
            raise GrachtenError("removed", "this seat is another's now")
        chair.link = None
        if document.state == "waiting":
            chair.commitment = ""  # its next connection commits anew


def _has_begun(table: LiveTable) -> bool:
    return table.game is not None
