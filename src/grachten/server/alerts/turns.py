"""Turn alerts: to the address that a player, or the whole table, has given for them."""

import asyncio
import logging

from grachten.server.alerts.webhooks import Webhooks
from grachten.server.tables.registry import TableRegistry
from grachten.server.tables.table import LiveTable

log = logging.getLogger("grachten.server")


class Alerts:
    """Sends an alert for every turn that begins on this node."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._webhooks = Webhooks(registry.settings.private_webhooks)
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_change.append(self._changed)

    def _changed(self, table: LiveTable, here: bool) -> None:
        if not here:  # the node where it happened has told them
            return
        for seat in table.deciding():
            urls = {table.chairs[seat].webhook, table.document.webhook} - {None}
            if urls and table.person_at(seat) and self._is_new(table, seat):
                for url in urls:
                    task = asyncio.create_task(self._send(table, seat, str(url)))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    def _is_new(self, table: LiveTable, seat: int) -> bool:
        """Whether the seat's turn begins with the last step; a second draw is no new turn."""
        game = table.game
        assert game is not None
        told = table.alerted.get(seat)
        table.alerted[seat] = table.ply
        return told != table.ply and (game.setting_up or game.last_step.seat != seat)

    async def _send(self, table: LiveTable, seat: int, url: str) -> None:
        public = (self._registry.settings.public_url or "").rstrip("/")
        payload = {
            "event": "your_turn",
            "table": table.id,
            "seat": seat,
            "name": table.chairs[seat].name,
            "ply": table.ply,
            "url": f"{public}/t/{table.id}" if public else None,
        }
        reason = await self._webhooks.send(url, payload)
        if reason is not None:
            told = {"table": table.id}
            log.info("table %s: an alert was not delivered: %s", table.id, reason, extra=told)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._webhooks.close()
