"""Outside bots: programs that play over a WebSocket (docs/protocol.md)."""

import logging
from collections.abc import Iterator

from starlette.websockets import WebSocket

from grachten.server.bots.connection import BotConnection
from grachten.server.bots.seats import holder_of
from grachten.server.bots.tables import Tables
from grachten.server.cluster.notifications import Notifier
from grachten.server.database.threads import in_thread
from grachten.server.errors import UnknownToken
from grachten.store.documents import OPEN_STATES, Chair
from grachten.store.store import Store

log = logging.getLogger("grachten.server")

MOST_TABLES = 1000  # that are searched for a bot that connects


class OutsideBots:
    """The outside bots that are connected to this node."""

    def __init__(
        self, store: Store, node: str, tables: Tables, notifier: Notifier, bot_ms: int
    ) -> None:
        self._store = store
        self._node = node
        self._tables = tables
        self._notifier = notifier
        self._bot_ms = bot_ms
        self._connections: set[BotConnection] = set()

    async def serve(self, websocket: WebSocket, name: str, token: str) -> None:
        """Accept the connection of a bot, and play games with it until it ends."""
        connection = BotConnection(
            self._node, self._tables, self, self._bot_ms, name, token, websocket
        )
        self._connections.add(connection)
        log.info("bot %s connected", name)
        try:
            await websocket.accept()
            await connection.run()
        finally:
            self._connections.discard(connection)
            log.info("bot %s disconnected", name)
            await connection.leave_all()

    async def name_of(self, token: str) -> str:
        """Return the bot with that token; raise `not_yours` if there is none."""
        name = await in_thread(lambda: self._store.bot_of_token(token))
        if name is None:
            raise UnknownToken()
        return name

    def check_tokens(self, bot: str) -> None:
        """Check at once whether the connections of a bot may still play here."""
        for connection in self._connections_of(bot):
            connection.check_token()

    def wake(self, table: str) -> None:
        """Wake the connections that have a seat at a table, which has changed."""
        for connection in self._connections:
            if table in connection.seats:
                connection.wake()

    async def invite(self, table: str, bot: str) -> None:
        """Offer a table to the connections of a bot, on all nodes."""
        self.offer(table, bot)
        await self._notifier.invited(table, bot)

    def offer(self, table: str, bot: str) -> None:
        """Offer a table to the least loaded connection of a bot here.

        A connection that plays a game searches for tables afterwards by itself.
        """
        free = [connection for connection in self._connections_of(bot) if not connection.busy]
        if free:
            min(free, key=lambda connection: connection.load).offer(table)

    async def waiting_for(self, bot: str) -> list[str]:
        """Return the tables where the bot has a seat that none of its connections plays."""
        found = await in_thread(lambda: self._store.tables_in(OPEN_STATES, most=MOST_TABLES))
        alive = await self.alive_nodes()
        return [
            t.id for t in found if any(self.is_free(t.id, c, bot, alive) for c in t.document.chairs)
        ]

    async def alive_nodes(self) -> set[str]:
        """Return the nodes whose connections are alive; with SQLite only this one."""
        if not self._store.shared:
            return {self._node}
        return {self._node, *await in_thread(lambda: self._store.alive_nodes(self._store.now()))}

    def is_free(self, table: str, chair: Chair, bot: str, alive: set[str]) -> bool:
        """Return whether a chair is for the bot and none of its connections plays there."""
        return chair.outside and chair.bot == bot and not self._is_played(table, chair, alive)

    def _is_played(self, table: str, chair: Chair, alive: set[str]) -> bool:
        """Return whether a live connection of the chair's bot plays there."""
        node, bot = holder_of(chair)
        if bot != chair.bot:
            return False  # another bot sat there before
        if node == self._node:
            return any(c.id == chair.link and table in c.seats for c in self._connections)
        return node in alive

    def _connections_of(self, bot: str) -> Iterator[BotConnection]:
        return (connection for connection in self._connections if connection.name == bot)
