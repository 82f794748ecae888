"""A live table: its document, its game, and its connections.

Every change of a table is made under the table's lock, and committed before anybody is told. If
another node was faster, the table is read again and the change is tried again.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Protocol

from msgspec import UNSET, UnsetType, json, structs

from grachten.errors import GrachtenError, NotFound, Refusal
from grachten.game import Game, Player, Record, Resign, Step, parse_action
from grachten.server.errors import Busy, MovedOn, NotPlaying, Stale
from grachten.server.tables import transitions
from grachten.server.tables.clocks import bot_deadline, deadline, stamp, time_of
from grachten.server.tables.connections import Connections
from grachten.store.changes import Change
from grachten.store.documents import Chair, Document, Final, copy_of
from grachten.store.store import Newest, SavedTable, check_rules

SUBSTITUTE = "journeyman"  # the bot that plays for people who are away
ATTEMPTS = 8  # at a change, while other nodes are faster

Alter = Callable[[Document], object]


class TableBackend(Protocol):
    """What a table needs of the node that it lives on."""

    away_ms: int  # after which a bot plays for a person, if the table has no clock
    bot_ms: int  # that an outside bot has for a decision
    reveal_ms: int  # that a deal waits for seeds
    shared: bool  # whether other nodes may change the table too

    def now(self) -> int:
        """Return the time in milliseconds that all nodes go by."""

    async def rules_compiled(self) -> None:
        """Wait until games can be played without blocking the event loop."""

    async def load(self, table: str, after: int = -1) -> SavedTable | None:
        """Return the table and its steps after that ply; None if there is no such table."""

    async def write(self, change: Change) -> bool:
        """Commit a change; return False, and write nothing, if another node was faster."""

    def changed(self, table: "LiveTable", here: bool) -> None:
        """Report that a table has changed: on this node, or on another."""


class LiveTable:
    """A table in the memory of this node."""

    def __init__(self, table: str, backend: TableBackend, saved: SavedTable) -> None:
        self.id = table
        self.connections = Connections(self)
        self.lock = asyncio.Lock()
        self._backend = backend
        self._set(saved)

    def _set(self, saved: SavedTable) -> None:
        """Take the state that the database has."""
        check_rules(saved.document)
        self.document, self.version = saved.document, saved.version
        self.game = _game_of(saved.document, saved.steps)
        self._saved = len(saved.steps) - 1
        self._sure = True  # False: memory may differ from the database

    def _follow(self, news: SavedTable) -> bool:
        """Apply what is new; return False if the whole table must be read again."""
        if not self._sure or news.document.header != self.document.header:
            return False
        self._sure = False  # until all of it is applied
        for step in news.steps:
            assert self.game is not None
            self.game.follow(step)
            self._saved = step.ply
        self.document, self.version = news.document, news.version
        if self.game is not None:
            _hand_over_choices(self.game, news.document)
        self._sure = True
        return True

    async def _reload(self) -> None:
        saved = await self._backend.load(self.id)
        if saved is None:
            raise NotFound("no_table", "there is no such table")
        self._set(saved)

    async def _settle(self) -> None:
        """Read the table again if memory may differ from the database, and report the result."""
        if not self._sure:
            await self._reload()
            self._backend.changed(self, here=False)
            self.connections.update()

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the table's lock, with nothing in memory that is not in the database."""
        async with self.lock:
            await self._settle()
            yield

    # What can be asked.

    def now(self) -> int:
        """Return the time in milliseconds that all nodes go by."""
        return self._backend.now()

    @property
    def chairs(self) -> Sequence[Chair]:
        return self.document.chairs

    @property
    def playing(self) -> bool:
        return self.document.state == "playing"

    @property
    def dealing(self) -> bool:
        """Whether the terms are locked and the deal is waiting for seeds."""
        return self.document.state == "dealing"

    @property
    def in_progress(self) -> bool:
        """Whether the table has work of its own: to deal, to move for bots, to watch clocks."""
        return self.dealing or self.playing

    @property
    def newest(self) -> Newest:
        """The newest version and step in the database that this node knows of."""
        return Newest(self.version, self._saved)

    @property
    def shown_ply(self) -> int | None:
        """The last step that may be mentioned; None while it is uncertain."""
        return self.ply if self._sure and self.game is not None else None

    @property
    def ply(self) -> int:
        """The last step that everybody may know about; -1 before the deal."""
        if self.game is None:
            return -1
        return 0 if self.game.setting_up else self.game.ply

    def seats_of(self, key_hash: str | None) -> list[int]:
        """Return the seats that this key may play."""
        return [i for i, chair in enumerate(self.chairs) if chair.opened_by(key_hash)]

    def decides(self, seat: int) -> bool:
        """Return whether the seat has to make a decision now."""
        game = self.game
        if not self.playing or game is None or game.over:
            return False
        if game.setting_up:
            return not game.has_chosen(seat)
        return game.to_move == seat

    def deciding(self) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.decides(seat)]

    def deadlines(self) -> tuple[int | None, ...]:
        """Return for each seat when its clock runs out, or None."""
        if self.document.clock.kind == "none":
            return (None,) * len(self.chairs)
        return tuple(self.deadline_of(seat) for seat in range(len(self.chairs)))

    def deadline_of(self, seat: int) -> int | None:
        """Return when the clock of a person runs out, in milliseconds; None if none is running."""
        chair = self.chairs[seat]
        if chair.kind != "person" or self.substituted(seat) or not self.decides(seat):
            return None
        return None if self.document.clock.kind == "none" else self.person_deadline(seat)

    def person_deadline(self, seat: int) -> int:
        """Return when a person's time for this decision runs out, in milliseconds."""
        assert self.game is not None
        return deadline(self.document, self.game, seat, self._backend.away_ms)

    def bot_deadline(self, seat: int) -> int:
        """Return when an outside bot's time for this decision runs out, in milliseconds."""
        assert self.game is not None
        return bot_deadline(self.document, self.game, seat, self._backend.bot_ms)

    def last_activity(self) -> int:
        """Return when something last happened here, in milliseconds."""
        begun = self.document.begun or self.document.opened
        return begun if self.game is None else time_of(self.game.last_step, begun)

    def person_at(self, seat: int) -> bool:
        """Return whether a person plays this seat, and no bot in their place."""
        return self.chairs[seat].played_by_person

    def substituted(self, seat: int) -> bool:
        """Return whether one of the server's bots decides now in place of the seat's player."""
        chair = self.chairs[seat]
        return chair.away or chair.resigned or chair.forfeited == self.ply

    def why_not(self, seat: int, ply: int, text: str) -> Refusal | None:
        """Return why the seat may not do this at that ply, or None if it may."""
        game = self.game_at(ply)
        if self.chairs[seat].resigned:
            raise GrachtenError("resigned", "this seat has resigned")
        return game.why_not(text, seat)

    def game_at(self, ply: int) -> Game:
        """Return the game; raise an error if it is not in progress, or no longer at that ply."""
        game = self._running()
        if ply != self.ply:
            raise Stale(self.ply)
        return game

    # What can be done.

    async def change(self, alter: Alter, owners: Sequence[str] = ()) -> None:
        """Change the document; `alter` gets a copy, and raises if it may not be changed."""

        async def attempt() -> bool:
            document = copy_of(self.document)
            alter(document)
            return await self._commit(document, (), owners)

        await self._until_made(attempt)

    async def remove_name(self, alter: Alter) -> None:
        """Change a name; the game, which has it too, is read again."""
        await self.change(alter)
        async with self.lock:
            await self._reload()

    async def begin(self, check: Alter) -> None:
        """Lock the terms, and deal if no seed is missing; `check` raises if not allowed."""

        def lock(document: Document) -> None:
            check(document)
            transitions.lock_terms(document, self.now() + self._backend.reveal_ms)

        await self.change(lock)
        await self.deal()

    async def reveal(self, seat: int, seed: str, check: Alter) -> None:
        """Take a seat's seed, and deal if it was the last one; `check` raises if not allowed."""

        def reveal(document: Document) -> None:
            check(document)
            transitions.reveal(document, seat, seed)

        await self.change(reveal)
        await self.deal()

    async def deal(self, waited: bool = False) -> None:
        """Deal if all committed seeds are in, or if the deal has `waited` long enough for them."""

        async def attempt() -> bool:
            await self._backend.rules_compiled()
            if not self.dealing or not (waited or transitions.seeds_complete(self.document)):
                return True
            document = copy_of(self.document)
            game = _dealt(document)
            document.state = "playing"
            document.begun = self.now()
            document.header = structs.replace(game.record(secret=True), steps=()).to_json()
            made = await self._commit(document, game.steps)
            if made:
                self.game = game
            return made

        await self._until_made(attempt)

    async def act(self, seat: int, ply: int, text: str, by: str | UnsetType = UNSET) -> None:
        """Carry out an action of a seat, if the game is still at that ply."""

        async def attempt() -> bool:
            game = self.game_at(ply)
            if by is UNSET and self.chairs[seat].resigned:
                raise GrachtenError("resigned", "this seat has resigned")
            if by is not UNSET and not self.substituted(seat):
                raise Stale(self.ply)  # a bot was about to move for a person who has returned
            if game.setting_up:
                return await self._choose_first(game, seat, text, by)
            if isinstance(parse_action(text), Resign):
                raise GrachtenError("use_resign", "to resign, send a resign message")
            game.apply(text, seat, at=stamp(self.now()), by=by)
            return await self._commit_steps(game, self._returning(seat, by))

        await self._until_made(attempt)

    async def resign(self, seat: int) -> None:
        """Resign: with two players the game is over; with more, a bot takes the seat (C11)."""

        async def attempt() -> bool:
            game = self._running()
            document = copy_of(self.document)
            if document.chairs[seat].resigned:
                raise GrachtenError("resigned", "this seat has resigned already")
            if len(document.chairs) > 2:
                document.chairs[seat].resigned = True
                return await self._commit(document, ())
            game.apply(Resign(), seat, at=stamp(self.now()))
            return await self._commit_steps(game, document)

        await self._until_made(attempt)

    async def refresh(self) -> None:
        """Catch up with what other nodes have done."""
        async with self.lock:
            await self._catch_up()

    async def receive(self, version: int, steps: Sequence[Step]) -> None:
        """Take steps that another node has added; if more is missing, read it."""
        async with self.lock:
            known = self._sure and version == self.version
            if not known or not steps or steps[0].ply > self._saved + 1:
                await self._catch_up()
                return
            new = [step for step in steps if step.ply > self._saved]
            if new:
                self._follow(SavedTable(self.document, self.version, new))
                self._backend.changed(self, here=False)
                self.connections.update()

    # How it is done.

    async def _catch_up(self) -> bool:
        """Apply what other nodes have done; return whether there was anything new."""
        before = self.version, self._saved
        news = await self._backend.load(self.id, self._saved)
        if news is None or not self._follow(news):
            await self._reload()
        is_new = (self.version, self._saved) != before
        if is_new:
            self._backend.changed(self, here=False)
        self.connections.update()
        return is_new

    async def _until_made(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Try; if another node was faster, read the table again and try again."""
        task = asyncio.ensure_future(self._attempts(attempt))
        await asyncio.shield(task)  # the caller may be canceled; the change is still completed

    async def _attempts(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        async with self.lock:
            try:
                for _ in range(ATTEMPTS):
                    await self._settle()
                    if await self._try(attempt):
                        self._backend.changed(self, here=True)
                        self.connections.update()
                        return
                raise Busy("too many changes at once; try again in a moment")
            finally:
                with contextlib.suppress(
                    GrachtenError
                ):  # or later, when the database answers again
                    await self._settle()

    async def _try(self, attempt: Callable[[], Awaitable[bool]]) -> bool:
        """Return whether the change was made; refuse only by the newest state of all nodes."""
        try:
            return await attempt()
        except GrachtenError:
            if not (self._sure and self._backend.shared and await self._catch_up()):
                raise
            return False

    def _running(self) -> Game:
        if self.game is None or not self.playing:
            raise NotPlaying()
        return self.game

    def _returning(self, seat: int, by: str | UnsetType) -> Document | None:
        """Return the document with a person back who acts; None if it need not change."""
        chair = self.chairs[seat]
        if by is not UNSET or not (chair.away or chair.votes):
            return None
        document = copy_of(self.document)
        document.chairs[seat].away = False
        document.chairs[seat].votes = []
        return document

    async def _choose_first(self, game: Game, seat: int, text: str, by: str | UnsetType) -> bool:
        """Store the first contracts of a seat; the game plays them in turn (C7)."""
        if not self.decides(seat):
            message = "this seat has already chosen its first contracts"
            raise MovedOn("already_chosen", message, ply=self.ply)
        document = self._returning(seat, by) or copy_of(self.document)
        chair = document.chairs[seat]
        chair.choice = text
        if by is UNSET:
            chair.forfeited = None
        game.choose_first(seat, text, at=stamp(self.now()), by=_chosen_by(chair))
        return await self._commit_steps(game, document)

    async def _commit_steps(self, game: Game, document: Document | None) -> bool:
        """Commit the steps that are not in the database yet."""
        steps = game.steps[self._saved + 1 :]
        if game.over:
            document = document or copy_of(self.document)
            document.state, document.ended, document.origin = "over", self.now(), ""
            document.final = _final(game)
        return await self._commit(document, steps)

    async def _commit(
        self, document: Document | None, steps: Sequence[Step], owners: Sequence[str] = ()
    ) -> bool:
        """Write a change; until it is known to be saved, the game in memory may be ahead."""
        change = Change(self.id, self.now(), steps, document, self.version, owners)
        self._sure = False
        made = await self._backend.write(change)
        if made and document is not None:
            self.document = document
            self.version += 1
        if made and steps:
            self._saved = steps[-1].ply
        self._sure = made
        return made


def _final(game: Game) -> Final:
    outcome = game.outcome()
    return Final(outcome.winners, tuple(score.total for score in outcome.scores))


def _dealt(document: Document) -> Game:
    """Return the game that the terms and all revealed seeds deal."""
    return Game.new(
        [Player(chair.name, transitions.player_kind(chair)) for chair in document.chairs],
        board=document.board,
        seed=bytes.fromhex(document.seed),
        player_seeds=[bytes.fromhex(chair.seed) for chair in document.chairs],
        player_commitments=[chair.commitment for chair in document.chairs],
        first=document.first,
        start=document.start,
    )


_header_decoder = json.Decoder(Record)


def _game_of(document: Document, steps: Sequence[Step]) -> Game | None:
    """Return the game after these steps; None before the deal."""
    if document.header is None:
        return None
    game = Game.from_header(_header_decoder.decode(document.header))
    for step in steps:
        game.follow(step)
    _hand_over_choices(game, document)
    return game


def _hand_over_choices(game: Game, document: Document) -> None:
    """Give the game the stored choices of first contracts that wait for their turn (C7)."""
    for seat, chair in enumerate(document.chairs):
        if game.setting_up and chair.choice is not None and not game.has_chosen(seat):
            game.choose_first(seat, chair.choice, by=_chosen_by(chair))


def _chosen_by(chair: Chair) -> str | UnsetType:
    """Return which bot chose the first contracts of a person's seat, if one did."""
    replaced = chair.away or chair.resigned or chair.forfeited == 0
    return f"bot:{SUBSTITUTE}" if chair.kind == "person" and replaced else UNSET
