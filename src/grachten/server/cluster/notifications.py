"""Notifications: what nodes tell each other about tables, through the database."""

import contextlib

import msgspec

from grachten.errors import GrachtenError
from grachten.game import Step
from grachten.server.database.threads import in_thread
from grachten.server.wire.messages import Said
from grachten.store.changes import Change
from grachten.store.store import Store

MOST_BYTES = 7_999  # that PostgreSQL takes


class Notification(msgspec.Struct, omit_defaults=True):
    """What one node tells the others about a table; without details, that the table has changed.

    If only steps are new, it has them, and the version of the document that they belong to.
    """

    node: str
    table: str
    version: int = 0
    steps: tuple[Step, ...] = ()
    said: Said | None = None
    seats: tuple[int, ...] | None = None  # the seats that are connected to the node
    hidden: tuple[int, ...] = ()  # those of them that have no page in view
    watchers: int = 0
    ask: bool = False  # whether the other nodes reply with who is connected to them
    drop: int | None = None  # a seat whose connections end
    invite: str | None = None  # the outside bot that has been seated there


decode_notification = msgspec.json.Decoder(Notification).decode


class Notifier:
    """Sends the notifications of this node. With SQLite there is no other node to notify."""

    def __init__(self, store: Store, node: str) -> None:
        self._store = store
        self._node = node

    def changed(self, change: Change) -> bytes:
        """Return the notification of a change, which the database sends when it commits."""
        if not self._store.shared:
            return b""
        told = Notification(self._node, change.table)
        if change.document is None:
            told.version, told.steps = change.version, tuple(change.steps)
        text = msgspec.json.encode(told)
        if len(text) > MOST_BYTES:  # the other nodes read the steps from the database
            text = msgspec.json.encode(Notification(self._node, change.table))
        return text

    async def said(self, table: str, said: Said) -> None:
        await self._send(Notification(self._node, table, said=said))

    async def connected(
        self,
        table: str,
        seats: tuple[int, ...],
        hidden: tuple[int, ...],
        watchers: int,
        ask: bool = False,
    ) -> None:
        """Tell who is connected to this node, and perhaps ask who is connected to the others."""
        told = Notification(
            self._node, table, seats=seats, hidden=hidden, watchers=watchers, ask=ask
        )
        await self._send(told)

    async def dropped(self, table: str, seat: int) -> None:
        await self._send(Notification(self._node, table, drop=seat))

    async def invited(self, table: str, bot: str) -> None:
        await self._send(Notification(self._node, table, invite=bot))

    async def _send(self, notification: Notification) -> None:
        """Send it at once. Nothing is stored; if the database fails, the other nodes miss it."""
        if self._store.shared:
            text = msgspec.json.encode(notification).decode()
            with contextlib.suppress(GrachtenError):
                await in_thread(lambda: self._store.notify(text))
