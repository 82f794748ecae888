"""Keeping tables the same on all nodes: who is connected, who says what, who has to go."""

from collections.abc import Callable

from grachten.server.bots.outside import OutsideBots
from grachten.server.cluster.notifications import Notification, Notifier
from grachten.server.cluster.ownership import Ownership
from grachten.server.tables.registry import TableRegistry
from grachten.server.tables.scheduler import Scheduler
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import Bye, Said

REMOVED = Bye("removed", "you have been removed from this table", False)


class TableSync:
    """Sends what happens at this node's tables to the other nodes, and does what they send."""

    def __init__(
        self,
        node: str,
        tables: TableRegistry,
        scheduler: Scheduler,
        ownership: Ownership,
        notifier: Notifier,
        outside_bots: OutsideBots,
        on_adopted: Callable[[LiveTable], None],
    ) -> None:
        self._node = node
        self._tables = tables
        self._scheduler = scheduler
        self._ownership = ownership
        self._notifier = notifier
        self._outside_bots = outside_bots
        self._on_adopted = on_adopted

    # From this node to all nodes.

    async def say(self, table: LiveTable, said: Said) -> None:
        """Deliver what somebody says to everyone at the table."""
        table.connections.say(said)
        await self._notifier.said(table.id, said)

    async def remove(self, table: LiveTable, seat: int) -> None:
        """End all connections of a seat whose player has been removed."""
        table.connections.drop_seat(seat, REMOVED)
        await self._notifier.dropped(table.id, seat)

    async def presence(self, table: LiveTable, ask: bool = False) -> None:
        """Tell the other nodes who is connected here, and perhaps ask them the same."""
        connections = table.connections
        seats = tuple(sorted(connections.seats_here()))
        hidden = tuple(sorted(connections.hidden_here()))
        await self._notifier.connected(table.id, seats, hidden, connections.watchers_here, ask)

    async def announce(self) -> None:
        for table in self._tables.live_tables():
            if len(table.connections):
                await self.presence(table, ask=True)

    # From other nodes.

    async def receive(self, notification: Notification) -> None:
        if notification.node == self._node:
            return
        if notification.invite is not None:
            self._outside_bots.offer(notification.table, notification.invite)
        table = await self._table_of(notification)
        if table is None:
            return
        if notification.said is not None:
            table.connections.say(notification.said)
        elif notification.seats is not None:
            await self._receive_presence(table, notification)
        elif notification.drop is not None:
            table.connections.drop_seat(notification.drop, REMOVED)
        else:
            await table.receive(notification.version, notification.steps)

    async def _table_of(self, notification: Notification) -> LiveTable | None:
        """Return the table, if this node has it in memory or owns it."""
        found = self._tables.find(notification.table)
        if found is None and (
            self._tables.is_loading(notification.table) or self._ownership.owns(notification.table)
        ):
            return await self._tables.table(notification.table)
        return found

    async def _receive_presence(self, table: LiveTable, notification: Notification) -> None:
        assert notification.seats is not None
        table.connections.set_elsewhere(
            notification.node, notification.seats, notification.hidden, notification.watchers
        )
        if notification.ask and len(table.connections):
            await self.presence(table)

    # What the heartbeat and the listener need of the tables.

    async def watch(self, table: str) -> None:
        live = await self._tables.table(table)
        self._scheduler.schedule(live)
        self._on_adopted(live)

    async def refresh(self, table: str) -> None:
        await (await self._tables.table(table)).refresh()

    async def outdated(self) -> list[str]:
        return await self._tables.outdated()

    def known_tables(self) -> set[str]:
        return {*self._tables.known(), *self._ownership.owned}

    def connected_nodes(self) -> set[str]:
        tables = self._tables.live_tables()
        return {node for table in tables for node in table.connections.other_nodes()}

    def forget_nodes(self, dead: set[str]) -> None:
        for table in self._tables.live_tables():
            table.connections.forget_nodes(dead)
