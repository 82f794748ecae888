"""A live table: its document, its game, and the people who look at it.

All that changes a table goes through `change` or `act`: under the table's lock, committed before
anybody is told. Where another node was quicker the table is read anew.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Protocol

from msgspec import UNSET, UnsetType, json, structs

from grachten.errors import GrachtenError
from grachten.game import Game, Keep, Player, Record, Resign, Step, parse_action
from grachten.server.tables import transitions
from grachten.server.tables.clocks import deadline, stamp, time_of
from grachten.server.tables.connections import Connections
from grachten.store.changes import Change
from grachten.store.documents import Chair, Document, copy_of
from grachten.store.store import Kept, Newest, check_rules

SUBSTITUTE = "journeyman"  # the bot that plays on for people who are away
ATTEMPTS = 8  # at a change that other nodes are quicker with

Alter = Callable[[Document], None]
Standing = tuple[object, tuple[str, ...], tuple[str, ...]]


class Desk(Protocol):
    """What a table needs of the node it lives on."""

    away_ms: int
    reveal_ms: int  # how long a deal waits for seeds
    shared: bool  # whether other nodes may change the table too

    def now(self) -> int: ...
    async def rules_compiled(self) -> None: ...
    async def load(self, table: str, after: int = -1) -> Kept | None: ...
    async def write(self, change: Change) -> bool: ...
    def changed(self, table: "LiveTable", here: bool) -> None: ...


def stale(ply: int) -> GrachtenError:
    message = "the game has gone on since; look at it again"
    return GrachtenError("stale", message, ply=ply)


class LiveTable:
    """A table in the memory of this node."""

    def __init__(self, table: str, desk: Desk, kept: Kept) -> None:
        self.id = table
        self.connections = Connections(self)
        self.lock = asyncio.Lock()
        self.standings: dict[int, Standing] = {}  # see showing.py
        self.alerted: dict[int, int] = {}  # the ply at which a seat was alerted last
        self._desk = desk
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        """Stand where the database says that the table stands."""
        check_rules(kept.document)
        self.document, self.version = kept.document, kept.version
        self.game = _game_of(kept.document, kept.steps)
        self._saved = len(kept.steps) - 1
        self._sure = True  # False: what is in memory may not be what is on the disk

    def _follow(self, news: Kept) -> bool:
        """Take up what is new; False where the table must be read anew."""
        if not self._sure or news.document.header != self.document.header:
            return False
        self._sure = False  # until all of it is followed
        for step in news.steps:
            assert self.game is not None
            self.game.follow(step)
            self._saved = step.ply
        self.document, self.version = news.document, news.version
        self._sure = True
        return True

    async def _reload(self) -> None:
        kept = await self._desk.load(self.id)
        if kept is None:
            raise GrachtenError("no_table", "there is no such table")
        self._take(kept)

    async def _settle(self) -> None:
        """Read the table anew if need be, and tell of what has been found."""
        if not self._sure:
            await self._reload()
            self._desk.changed(self, here=False)
            self.connections.tell()

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The table's lock, and nothing in memory that is not on the disk."""
        async with self.lock:
            await self._settle()
            yield

    # What can be asked.

    def now(self) -> int:
        """Return the time in milliseconds, by which all nodes go."""
        return self._desk.now()

    @property
    def chairs(self) -> Sequence[Chair]:
        return self.document.chairs

    @property
    def playing(self) -> bool:
        return self.document.state == "playing"

    @property
    def dealing(self) -> bool:
        """Whether the terms are locked and the deal waits for seeds."""
        return self.document.state == "dealing"

    @property
    def in_progress(self) -> bool:
        """Whether the table has something to do by itself: deal, let bots move, watch clocks."""
        return self.dealing or self.playing

    @property
    def newest(self) -> Newest:
        """How far the table had come in the database when this node last knew."""
        return Newest(self.version, self._saved)

    @property
    def shown_ply(self) -> int | None:
        """The last step that may be spoken of; None while that is not known."""
        return self.ply if self._sure and self.game is not None else None

    @property
    def ply(self) -> int:
        """The last step that everybody may know of; -1 before the deal."""
        if self.game is None:
            return -1
        return 0 if self.game.setting_up else self.game.ply

    def seats_of(self, key_hash: str | None) -> list[int]:
        """The seats that this key opens."""
        return [i for i, chair in enumerate(self.chairs) if chair.opened_by(key_hash)]

    def decides(self, seat: int) -> bool:
        """Whether the seat has to choose something now."""
        game = self.game
        if not self.playing or game is None or game.over:
            return False
        if game.setting_up:
            return self.chairs[seat].choice is None and not game.has_chosen(seat)
        return game.to_move == seat

    def deciding(self) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.decides(seat)]

    def deadlines(self) -> tuple[int | None, ...]:
        """For each seat, when its clock falls."""
        if self.document.clock.kind == "none":
            return (None,) * len(self.chairs)
        return tuple(self.deadline_of(seat) for seat in range(len(self.chairs)))

    def deadline_of(self, seat: int) -> int | None:
        """When the clock of a person falls, in milliseconds; None where none runs."""
        chair = self.chairs[seat]
        if chair.kind != "person" or self.substituted(seat) or not self.decides(seat):
            return None
        if self.document.clock.kind == "none":
            return None
        assert self.game is not None
        return deadline(self.document, self.game, seat, self._desk.away_ms)

    def last_activity(self) -> int:
        """When something last happened here, in milliseconds."""
        begun = self.document.begun or self.document.opened
        return begun if self.game is None else time_of(self.game.last_step, begun)

    def person_at(self, seat: int) -> bool:
        """Whether a person plays here by themselves."""
        return self.chairs[seat].played_by_person

    def substituted(self, seat: int) -> bool:
        """Whether a bot of ours decides now for the seat's person, or for its outside bot."""
        chair = self.chairs[seat]
        return chair.away or chair.resigned or chair.forfeited == self.ply

    # What can be done.

    async def change(self, alter: Alter, owners: Sequence[str] = ()) -> None:
        """Change the document; `alter` gets a copy, and raises where it may not be changed."""

        async def attempt() -> bool:
            document = copy_of(self.document)
            alter(document)
            return await self._commit(document, (), owners)

        await self._until_made(attempt)

    async def remove_name(self, alter: Alter) -> None:
        """Change a name; the game, which has it too, is read anew."""
        await self.change(alter)
        async with self.lock:
            await self._reload()

    async def begin(self, check: Alter) -> None:
        """Lock the terms, and deal if there is no seed to wait for."""

        def lock(document: Document) -> None:
            check(document)
            transitions.lock_terms(document, self.now() + self._desk.reveal_ms)

        await self.change(lock)
        await self.deal()

    async def reveal(self, alter: Alter) -> None:
        """Take a seed, and deal if it was the last one."""
        await self.change(alter)
        await self.deal()

    async def deal(self, waited: bool = False) -> None:
        """Deal if all committed seeds are in, or if they have been `waited` for long enough."""

        async def attempt() -> bool:
            await self._desk.rules_compiled()
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
        """Carry out what a seat wants to do, if the game still stands at that ply."""

        async def attempt() -> bool:
            game = self._running()
            if ply != self.ply:
                raise stale(self.ply)
            if by is UNSET and self.chairs[seat].resigned:
                raise GrachtenError("resigned", "this seat has resigned")
            if by is not UNSET and not self.substituted(seat):
                raise stale(self.ply)  # a bot was about to move for somebody who has come back
            if game.setting_up:
                return await self._choose_first(game, seat, text, by)
            if isinstance(parse_action(text), Resign):
                raise GrachtenError("use_resign", "to resign, send a resign message")
            game.apply(text, seat, at=stamp(self.now()), by=by)
            return await self._commit_steps(game, self._returning(seat, by))

        await self._until_made(attempt)

    async def resign(self, seat: int) -> None:
        """With two players the game is over; with more a bot plays on (C11)."""

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

    # How it is done.

    async def _catch_up(self) -> bool:
        """Take up what other nodes have done; whether there was anything."""
        before = self.version, self._saved
        news = await self._desk.load(self.id, self._saved)
        if news is None or not self._follow(news):
            await self._reload()
        is_new = (self.version, self._saved) != before
        if is_new:
            self._desk.changed(self, here=False)
        self.connections.tell()
        return is_new

    async def _until_made(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Try, read the table anew where another node was quicker, and try again."""
        task = asyncio.ensure_future(self._attempts(attempt))
        await asyncio.shield(task)  # who asked may leave meanwhile; what was begun is finished

    async def _attempts(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        async with self.lock:
            try:
                for _ in range(ATTEMPTS):
                    await self._settle()
                    if await self._try(attempt):
                        self._desk.changed(self, here=True)
                        self.connections.tell()
                        return
                raise GrachtenError("busy", "too many changes at once; try again in a moment")
            finally:
                with contextlib.suppress(GrachtenError):  # else when the database answers again
                    await self._settle()

    async def _try(self, attempt: Callable[[], Awaitable[bool]]) -> bool:
        """Whether it was made; what is refused is refused for what all nodes together know."""
        try:
            return await attempt()
        except GrachtenError:
            if not (self._sure and self._desk.shared and await self._catch_up()):
                raise
            return False

    def _running(self) -> Game:
        if self.game is None or not self.playing:
            raise GrachtenError("not_playing", "no game is going on at this table")
        return self.game

    def _returning(self, seat: int, by: str | UnsetType) -> Document | None:
        """The document in which a person who acts is back; None where nothing need be changed."""
        chair = self.chairs[seat]
        if by is not UNSET or not (chair.away or chair.votes):
            return None
        document = copy_of(self.document)
        document.chairs[seat].away = False
        document.chairs[seat].votes = []
        return document

    async def _choose_first(self, game: Game, seat: int, text: str, by: str | UnsetType) -> bool:
        """Note the first contracts of a seat, and hand the game those whose turn it is (C7)."""
        if not self.decides(seat):
            message = "this seat has chosen its first contracts"
            raise GrachtenError("already_chosen", message, ply=self.ply)
        action = parse_action(text)
        keeps = [keep for keep in game.legal_for(seat) if isinstance(keep, Keep)]
        legal = {frozenset(keep.contracts): str(keep) for keep in keeps}
        if not isinstance(action, Keep) or frozenset(action.contracts) not in legal:
            # In these words whatever was tried: the game's own would tell of another's offer.
            message = "Keep one or both of the contracts on offer (R4)"
            raise GrachtenError("keep_first_contracts", message, rule="R4")
        document = self._returning(seat, by) or copy_of(self.document)
        document.chairs[seat].choice = legal[frozenset(action.contracts)]
        if by is UNSET:
            document.chairs[seat].forfeited = None
        at = stamp(self.now())
        while game.setting_up:
            chair = document.chairs[game.to_move]
            if chair.choice is None:
                break
            forfeited = chair.forfeited == self.ply
            replaced = chair.kind == "person" and (chair.away or chair.resigned or forfeited)
            by = f"bot:{SUBSTITUTE}" if replaced else UNSET
            game.apply(chair.choice, game.to_move, at=at, by=by)
        return await self._commit_steps(game, document)

    async def _commit_steps(self, game: Game, document: Document | None) -> bool:
        """Commit the steps that the game is ahead of the database."""
        steps = game.steps[self._saved + 1 :]
        if game.over:
            document = document or copy_of(self.document)
            document.state, document.ended, document.origin = "over", self.now(), ""
        return await self._commit(document, steps)

    async def _commit(
        self, document: Document | None, steps: Sequence[Step], owners: Sequence[str] = ()
    ) -> bool:
        """Write it; until it is known to be on the disk, the game in memory may be ahead."""
        change = Change(self.id, self.now(), steps, document, self.version, owners)
        self._sure = False
        made = await self._desk.write(change)
        if made and document is not None:
            self.document = document
            self.version += 1
        if made and steps:
            self._saved = steps[-1].ply
        self._sure = made
        return made


def _dealt(document: Document) -> Game:
    """Deal by the terms, from all seeds that were revealed."""
    return Game.new(
        [Player(chair.name, transitions.player_kind(chair)) for chair in document.chairs],
        board=document.board,
        seed=bytes.fromhex(document.seed),
        player_seeds=[bytes.fromhex(chair.seed) for chair in document.chairs],
        player_commitments=[chair.commitment for chair in document.chairs],
        first=document.first,
    )


_header_decoder = json.Decoder(Record)


def _game_of(document: Document, steps: Sequence[Step]) -> Game | None:
    """The game as it stands after these steps; None before the deal."""
    if document.header is None:
        return None
    game = Game.from_header(_header_decoder.decode(document.header))
    for step in steps:
        game.follow(step)
    return game
