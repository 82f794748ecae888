"""Sending the notices that wait in the database: at once, and again after failures."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from grachten.errors import GrachtenError
from grachten.server.alerts.texts import push_text, webhook_text
from grachten.server.alerts.turns import turn_of
from grachten.server.alerts.webhooks import Answer, Webhooks
from grachten.server.database.threads import in_thread
from grachten.server.tables.table import LiveTable
from grachten.store.notices import Notice, finish, postpone, take_due
from grachten.store.push_subscriptions import find_subscription, remove_endpoint
from grachten.store.store import Store

if TYPE_CHECKING:
    from grachten.server.alerts.push import WebPush  # needs the extra `push`

log = logging.getLogger("grachten.server")

HOLD_SECONDS = 60.0  # for one attempt; afterwards another node may make the next one
WAIT_SECONDS = 30.0  # for its turn and its answer
MOST_DUE = 100  # notices that are taken at once
RETRY_SECONDS = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)  # before each further attempt
MOST_ATTEMPTS = len(RETRY_SECONDS) + 1
LONGEST_RETRY = 6 * 3600.0  # whatever a push service asks for
GONE = (404, 410)  # statuses of endpoints that will never exist again
TOO_MANY = 429
TTL_SECONDS = 3 * 24 * 3600  # that push services keep a notice of a table without a clock
SHORTEST_TTL = 60
URGENT_SECONDS = 3600  # left on the clock

FindTable = Callable[[str], Awaitable[LiveTable]]


class Delivery:
    """Delivers each notice once, unless it is no longer needed."""

    def __init__(
        self, store: Store, find_table: FindTable, webhooks: Webhooks, address: str | None
    ) -> None:
        self.web_push: WebPush | None = None
        self._store = store
        self._find_table = find_table
        self._webhooks = webhooks
        self._address = address
        self._tasks: set[asyncio.Task[None]] = set()

    def held_until(self) -> int:
        """Return until when this node holds a notice that it sends now."""
        return self._store.now() + round(1000 * HOLD_SECONDS)

    def start(self, notice: Notice) -> None:
        """Start to send a notice that is held."""
        task = asyncio.create_task(self._send(notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def send_due(self) -> None:
        """Start to send what is due: after failures, restarts, and the death of other nodes."""
        store = self._store
        now, until = store.now(), self.held_until()
        for notice in await in_thread(lambda: take_due(store.engine, now, until, MOST_DUE)):
            self.start(notice)

    async def close(self) -> None:
        """Wait for the attempts that have begun; the other notices stay in the database."""
        await self._webhooks.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, notice: Notice) -> None:
        """Make one attempt to deliver a notice, and store its result."""
        try:
            table = await self._find_table(notice.turn.table)
            if notice.attempts > MOST_ATTEMPTS or not self._is_needed(table, notice):
                await self._finish(notice)
                return
            try:
                async with asyncio.timeout(WAIT_SECONDS):
                    answer = await self._post(table, notice)
            except TimeoutError:
                answer = Answer(reason="too many notices are waiting")
            await self._conclude(notice, answer)
        except GrachtenError as error:  # the database does not answer; another attempt follows
            log.warning("a notice was not sent: %s", error.message)
        except Exception:
            log.exception("a notice was not sent", extra={"table": notice.turn.table})

    def _is_needed(self, table: LiveTable, notice: Notice) -> bool:
        """Return whether it is still that turn, and its webhook or browser still gets notices.

        A browser gets none if its key has been revoked, or while the player sees the table.
        """
        seat = notice.turn.seat
        chair = table.chairs[seat]
        if notice.key_hash is None:
            wanted = notice.url in (chair.webhook, table.document.webhook)
        else:
            wanted = notice.key_hash in chair.keys and not table.connections.is_visible(seat)
        return wanted and turn_of(table, seat) == notice.turn.ply

    async def _post(self, table: LiveTable, notice: Notice) -> Answer | None:
        """Post a notice; return None if the browser has no subscription anymore."""
        turn, language = notice.turn, notice.language
        if notice.key_hash is not None:
            return await self._push(table, notice, notice.key_hash)
        link = f"{self._address}/t/{turn.table}" if self._address else None
        content = await asyncio.to_thread(
            webhook_text, table.chairs, turn, notice.url, language, link
        )
        return await self._webhooks.send(notice.url, content, {"Content-Type": "application/json"})

    async def _push(self, table: LiveTable, notice: Notice, key_hash: str) -> Answer | None:
        store, turn = self._store, notice.turn
        found = await in_thread(lambda: find_subscription(store.engine, key_hash, notice.url))
        if found is None or self.web_push is None:
            return None
        now = store.now() / 1000
        text = await asyncio.to_thread(push_text, table.chairs, turn, found.language)
        content, headers = self.web_push.message(found, text, now)
        deadline = table.deadline_of(turn.seat)
        left = TTL_SECONDS if deadline is None else round(deadline / 1000 - now)
        headers |= {
            "TTL": str(max(SHORTEST_TTL, left)),
            "Urgency": "high" if left < URGENT_SECONDS else "normal",
            "Topic": f"{turn.table}-{turn.seat}",  # replaces an earlier notice that still waits
        }
        return await self._webhooks.send(found.endpoint, content, headers)

    async def _conclude(self, notice: Notice, answer: Answer | None) -> None:
        """Delete a notice, or leave it for another attempt."""
        if answer is None or answer.reason is None:
            await self._finish(notice)
            return
        table = notice.turn.table
        log.info(
            "table %s: a notice was not delivered: %s",
            table,
            answer.reason,
            extra={"table": table},
        )
        if notice.key_hash is not None and answer.status in GONE:
            await in_thread(lambda: remove_endpoint(self._store.engine, notice.url))
        if _may_succeed(notice, answer) and notice.attempts < MOST_ATTEMPTS:
            due = self._store.now() + round(1000 * _delay(notice, answer))
            await in_thread(lambda: postpone(self._store.engine, notice, due))
        else:
            await self._finish(notice)

    async def _finish(self, notice: Notice) -> None:
        await in_thread(lambda: finish(self._store.engine, notice))


def _may_succeed(notice: Notice, answer: Answer) -> bool:
    """Return whether another attempt may succeed and can't show the same notice twice.

    Push services replace a notice by the next one. A webhook might show both.
    """
    if answer.uncertain:
        return notice.key_hash is not None
    return answer.status is None or answer.status == TOO_MANY or answer.status >= 500


def _delay(notice: Notice, answer: Answer) -> float:
    """Return the seconds until the next attempt, at least as many as the answer asks for."""
    asked = float(answer.retry_after) if answer.retry_after.isdecimal() else 0.0
    return min(LONGEST_RETRY, max(asked, RETRY_SECONDS[notice.attempts - 1]))
