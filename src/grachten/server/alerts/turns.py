"""Turn alerts, sent to the URL that a player, or the opener of the table, has set for them."""

import asyncio
import logging
from weakref import WeakKeyDictionary

from grachten.server.alerts.webhooks import Webhooks
from grachten.server.tables.table import LiveTable

log = logging.getLogger("grachten.server")


class Alerts:
    """Sends an alert for every turn that begins on this node."""

    def __init__(self, public_url: str | None, private_webhooks: bool) -> None:
        self._public_url = (public_url or "").rstrip("/")
        self._webhooks = Webhooks(private_webhooks)
        self._tasks: set[asyncio.Task[None]] = set()
        # For each table and seat, the ply of its last alert.
        self._alerted: WeakKeyDictionary[LiveTable, dict[int, int]] = WeakKeyDictionary()

    def alert(self, table: LiveTable) -> None:
        """Alert the people whose turn begins with the last step of the game."""
        for seat in table.deciding():
            urls = {table.chairs[seat].webhook, table.document.webhook} - {None}
            if urls and table.person_at(seat):
                is_new = self._is_new_turn(table, seat)
                self._alerted.setdefault(table, {})[seat] = table.ply
                for url in urls if is_new else ():
                    task = asyncio.create_task(self._send(table, seat, str(url)))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    def _is_new_turn(self, table: LiveTable, seat: int) -> bool:
        """Return whether the last step begins the seat's turn; a second draw does not."""
        game = table.game
        assert game is not None
        last_alert = self._alerted.get(table, {}).get(seat)
        return last_alert != table.ply and (game.setting_up or game.last_step.seat != seat)

    async def _send(self, table: LiveTable, seat: int, url: str) -> None:
        payload = {
            "event": "your_turn",
            "table": table.id,
            "seat": seat,
            "name": table.chairs[seat].name,
            "ply": table.ply,
            "url": f"{self._public_url}/t/{table.id}" if self._public_url else None,
        }
        reason = await self._webhooks.send(url, payload)
        if reason is not None:
            extra = {"table": table.id}
            log.info("table %s: an alert was not delivered: %s", table.id, reason, extra=extra)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._webhooks.close()
