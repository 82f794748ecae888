"""Turn notices: which webhooks and browsers get one when a person's turn begins.

The database stores for which turns there were notices. So it doesn't matter which node sees a turn
first, or when a node stops: whoever runs the table next looks again.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from grachten.errors import GrachtenError
from grachten.server.alerts.delivery import Delivery, FindTable
from grachten.server.alerts.turns import turn_of
from grachten.server.alerts.webhooks import Webhooks
from grachten.server.database.threads import in_thread
from grachten.server.settings import Settings
from grachten.server.tables.table import LiveTable
from grachten.store.notices import Turn, Webhook, begin_turn, forget_ended
from grachten.store.push_subscriptions import (
    Subscription,
    forget_subscriptions,
    shared_push_key,
    subscribe,
    subscribed_keys,
    unsubscribe,
)
from grachten.store.store import Store

if TYPE_CHECKING:
    from grachten.server.alerts.push import WebPush  # needs the extra `push`

log = logging.getLogger("grachten.server")

ROUND_SECONDS = 5.0  # between two looks for notices that are due
TIDY_SECONDS = 3600.0
NEWS_MS = 60_000  # how far back a node looks for subscriptions that other nodes stored
KEPT_MS = 400 * 24 * 3_600_000  # an unused subscription; the browser's cookie ends then too
ALL = 0  # the time since which all subscriptions were made


class Alerts:
    """Finds the turns that have begun, stores their notices, and has them sent."""

    def __init__(self, store: Store, settings: Settings, find_table: FindTable) -> None:
        self.web_push: WebPush | None = None
        self._store = store
        self._settings = settings
        webhooks = Webhooks(settings.private_webhooks)
        self._delivery = Delivery(store, find_table, webhooks, settings.public_address)
        self._subscribed: set[str] = set()  # hashes of keys that may have subscriptions
        # For each table and seat, the turn that this node looked at last.
        self._looked_at: WeakKeyDictionary[LiveTable, dict[int, int]] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._tidied = time.monotonic()

    async def start(self) -> None:
        """Read the server's key and who has subscribed, and begin to send what is due."""
        self.web_push = self._delivery.web_push = await in_thread(self._open_web_push)
        self._subscribed = await in_thread(lambda: subscribed_keys(self._store.engine, ALL))
        self._spawn(self._run())

    def look_at(self, table: LiveTable, delay: float = 0.0) -> None:
        """Store and send the notices of turns that have begun; wait for `delay` seconds first."""
        for seat in table.deciding():
            ply = turn_of(table, seat) if any(self._targets(table, seat)) else None
            turns = self._looked_at.setdefault(table, {})
            if ply is None or turns.get(seat) == ply:
                continue
            turns[seat] = ply
            self._spawn(self._begin(table, Turn(table.id, seat, ply), delay))

    async def subscribe(self, key_hash: str, subscription: Subscription) -> None:
        store = self._store
        await in_thread(lambda: subscribe(store.engine, key_hash, subscription, store.now()))
        self._subscribed.add(key_hash)

    async def unsubscribe(self, key_hash: str, endpoint: str) -> None:
        await in_thread(lambda: unsubscribe(self._store.engine, key_hash, endpoint))

    async def close(self) -> None:
        """Stop. What is not sent yet is sent after the next start, or by another node."""
        for task in self._tasks:
            task.cancel()
        await self._delivery.close()

    def _open_web_push(self) -> "WebPush | None":
        """Return the server's side of Web Push, with a new key if the database has none."""
        if not self._settings.push:
            return None
        try:
            from grachten.server.alerts.push import WebPush, new_private_key
        except ImportError:
            log.info("no Web Push: it needs more packages (pip install 'grachten[push]')")
            return None
        key = shared_push_key(self._store.engine, new_private_key())
        return WebPush(key, self._settings.push_sender)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _targets(self, table: LiveTable, seat: int) -> tuple[set[Webhook], list[str]]:
        """Return the webhooks, and the keys of browsers, that get notices of the seat's turns."""
        chair, document = table.chairs[seat], table.document
        webhooks = {
            Webhook(url, language)
            for url, language in (
                (chair.webhook, chair.webhook_language),
                (document.webhook, document.webhook_language),
            )
            if url is not None
        }
        return webhooks, [key for key in chair.keys if key in self._subscribed]

    async def _begin(self, table: LiveTable, turn: Turn, delay: float) -> None:
        """Store and send the notices of a turn, unless that has been done."""
        await asyncio.sleep(delay)
        while turn_of(table, turn.seat) == turn.ply:
            webhooks, keys = self._targets(table, turn.seat)
            if self.web_push is None or table.connections.is_visible(turn.seat):
                keys = []
            try:
                until = self._delivery.held_until()
                notices = await in_thread(
                    partial(begin_turn, self._store.engine, turn, webhooks, keys, until)
                )
            except GrachtenError:  # the database does not answer; the log says so
                await asyncio.sleep(ROUND_SECONDS)
                continue
            for notice in notices:
                self._delivery.start(notice)
            return

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self._delivery.send_due()
                if self._store.shared:
                    self._subscribed |= await in_thread(self._new_subscribers)
                if time.monotonic() - self._tidied > TIDY_SECONDS:
                    self._tidied = time.monotonic()
                    await in_thread(self._tidy)
            except GrachtenError as error:  # the database does not answer
                log.warning("turn notices: %s", error.message)
            except Exception:
                log.exception("turn notices")

    def _new_subscribers(self) -> set[str]:
        return subscribed_keys(self._store.engine, self._store.now() - NEWS_MS)

    def _tidy(self) -> None:
        forget_ended(self._store.engine)
        forget_subscriptions(self._store.engine, self._store.now() - KEPT_MS)
