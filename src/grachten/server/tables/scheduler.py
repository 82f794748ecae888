"""What tables do by themselves: bots move, clocks run out. One node owns each table.

If two nodes act for a table at the same time, because one was thought dead, the database takes each
step once.
"""

import asyncio
import logging

from msgspec import UNSET

from grachten.errors import GrachtenError
from grachten.server.bots.workers import BotWorkers
from grachten.server.cluster.heartbeat import ALIVE_SECONDS
from grachten.server.cluster.ownership import Ownership
from grachten.server.errors import DatabaseUnavailable, MovedOn, Stale
from grachten.server.tables import transitions
from grachten.server.tables.table import SUBSTITUTE, LiveTable
from grachten.store.documents import Chair, Document

log = logging.getLogger("grachten.server")

AGAIN_SECONDS = 0.25  # until a bot that found no free thread asks again
AFTER_ERROR_SECONDS = 5.0
RETURN_SECONDS = 5.0  # for people to come back after a restart, whatever their clocks say


class Scheduler:
    """Does what is due at the tables of this node."""

    def __init__(self, ownership: Ownership, workers: BotWorkers, started: int) -> None:
        self._ownership = ownership
        self._workers = workers
        self._started = started
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._working: dict[str, asyncio.Task[None]] = {}

    def schedule(self, table: LiveTable) -> None:
        """Do what is due at a table now, or set an alarm for when it is."""
        self._cancel(table.id)
        if table.in_progress and table.id not in self._working:
            delay = self._delay(table)
            if delay is not None:
                self._set_alarm(table, delay)

    def watches(self, table: str) -> bool:
        return table in self._alarms or table in self._working

    def close(self) -> None:
        for table in list(self._alarms):
            self._cancel(table)
        for task in self._working.values():
            task.cancel()

    def _cancel(self, table: str) -> None:
        alarm = self._alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()

    def _set_alarm(self, table: LiveTable, delay: float) -> None:
        loop = asyncio.get_running_loop()
        self._alarms[table.id] = loop.call_later(delay, self._start, table)

    def _start(self, table: LiveTable) -> None:
        self._alarms.pop(table.id, None)
        task = asyncio.get_running_loop().create_task(self._work(table))
        self._working[table.id] = task

    async def _work(self, table: LiveTable) -> None:
        again = 0.0
        try:
            if await self._ownership.claim(table.id):
                again = await self._do_what_is_due(table)
            else:
                again = ALIVE_SECONDS  # its owner may die
        except MovedOn:
            pass
        except GrachtenError as error:
            level = logging.WARNING if isinstance(error, DatabaseUnavailable) else logging.ERROR
            log.log(level, "table %s: %s", table.id, error.message, extra={"table": table.id})
            again = AFTER_ERROR_SECONDS
        except Exception:
            log.exception("table %s", table.id, extra={"table": table.id})
            again = AFTER_ERROR_SECONDS
        finally:
            self._working.pop(table.id, None)
        if again > 0 and table.in_progress:
            self._set_alarm(table, again)
        else:
            self.schedule(table)

    def _delay(self, table: LiveTable) -> float | None:
        """Return the seconds until something is due; None if only a person can continue."""
        if table.dealing:
            return max(0.0, (self._deal_due(table) - table.now()) / 1000)
        due = [self._due(table, seat) for seat in table.deciding()]
        times = [time for time in due if time is not None]
        return max(0.0, (min(times) - table.now()) / 1000) if times else None

    def _due(self, table: LiveTable, seat: int) -> int | None:
        """Return when the server acts for a seat that has to decide: a time in milliseconds."""
        document, chair = table.document, table.chairs[seat]
        if document.paused:
            return None
        if _own_bot(chair) or table.substituted(seat):
            return 0
        if chair.outside:
            return self._not_at_once(table.bot_deadline(seat))
        if document.clock.kind == "none" and not _others(table, seat):
            return None  # nobody is waiting
        return self._not_at_once(table.person_deadline(seat))

    def _deal_due(self, table: LiveTable) -> int:
        """Return when the cards are dealt without the missing seeds; 0 if none is missing."""
        if transitions.seeds_complete(table.document):
            return 0  # the server stopped before it could deal
        return self._not_at_once(table.document.deal_by or 0)

    def _not_at_once(self, used_up: int) -> int:
        """Return when a seat's time is used up, but leave a moment to return after a restart."""
        return max(used_up, self._started + round(1000 * RETURN_SECONDS))

    async def _do_what_is_due(self, table: LiveTable) -> float:
        """Act for one seat; return the seconds until the next check, 0 for at once."""
        now = table.now()
        if table.dealing:
            if self._deal_due(table) <= now:
                await table.deal(waited=True)
            return 0.0
        for seat in table.deciding():
            due = self._due(table, seat)
            if due is None or due > now:
                continue
            if not _own_bot(table.chairs[seat]) and not table.substituted(seat):
                await self._substitute(table, seat, table.ply)
                log.info(
                    "table %s: a bot plays for seat %d",
                    table.id,
                    seat,
                    extra={"table": table.id},
                )
                return 0.0
            if not self._workers.has_room(table.document.origin, table.id):
                return AGAIN_SECONDS
            await self._move_bot(table, seat)
            return 0.0
        return 0.0

    async def _substitute(self, table: LiveTable, seat: int, ply: int) -> None:
        """Let a bot play for a seat, unless the seat has just moved."""

        def alter(document: Document) -> None:
            if table.ply != ply or not table.decides(seat):
                raise Stale(table.ply)
            document.chairs[seat].away = True
            document.chairs[seat].votes = []

        await table.change(alter)

    async def _move_bot(self, table: LiveTable, seat: int) -> None:
        game, chair, ply = table.game, table.chairs[seat], table.ply
        assert game is not None
        own = _own_bot(chair)
        name = chair.bot if own and chair.bot else SUBSTITUTE
        action = await self._workers.choose(
            table.document.origin,
            table.id,
            name,
            game.board,
            game.first,
            game.view(seat),
            game.legal_for(seat),
        )
        if not table.document.paused and (own or table.substituted(seat)):
            await table.act(seat, ply, str(action), UNSET if own else f"bot:{name}")


def _own_bot(chair: Chair) -> bool:
    """Return whether the seat belongs to one of the server's own bots."""
    return chair.kind == "bot" and not chair.outside


def _others(table: LiveTable, seat: int) -> bool:
    return any(table.person_at(i) for i in range(len(table.chairs)) if i != seat)
