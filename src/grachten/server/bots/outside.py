"""Bots from outside: each is a WebSocket that speaks the bot protocol (docs/protocol.md)."""

import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from grachten.errors import GrachtenError
from grachten.server.bots.link import POLICY, Link
from grachten.server.http.auth import AccessControl
from grachten.server.tables.registry import Notification, TableRegistry
from grachten.server.tables.table import LiveTable
from grachten.store.documents import Chair

log = logging.getLogger("grachten.server")

MOST_TABLES = 1000  # that are looked through for a bot that comes back


class OutsideBots:
    """The bots that are connected to this node."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._links: set[Link] = set()
        registry.on_invite.append(self._invite)
        registry.on_change.append(self._changed)

    async def serve(self, websocket: WebSocket, access: AccessControl) -> None:
        """Let a bot in that shows its token, and give it games until it goes."""
        try:
            access.check_origin(websocket)
            address = access.admit(websocket)
            token = _token_of(websocket)
            name = await self.name_of(token)
        except GrachtenError as error:
            await _turn_away(websocket, error)
            return
        if not access.sockets.enter(address):
            await _turn_away(websocket, GrachtenError("too_many_sockets", "too many connections"))
            return
        link = Link(self._registry, self, name, token, websocket)
        self._links.add(link)
        log.info("bot %s has come", name)
        try:
            await websocket.accept()
            await link.run()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._links.discard(link)
            access.sockets.leave(address)
            log.info("bot %s has gone", name)
            await link.leave_all()

    async def name_of(self, token: str) -> str:
        """The bot that has this token; raises where none has, or none any more."""
        name = await self._registry.in_thread(lambda: self._registry.store.bot_of_token(token))
        if name is None:
            raise GrachtenError("not_yours", "this token belongs to no bot here")
        return name

    def check(self, name: str) -> None:
        """Look up at once whether that bot may still play here."""
        for link in self._links:
            if link.name == name:
                link.doubted.set()

    async def waiting_for(self, name: str) -> list[str]:
        """The tables at which this bot sits, and none of its connections plays."""
        found = await self._registry.in_thread(
            lambda: self._registry.store.tables_in(
                ["waiting", "dealing", "playing"], most=MOST_TABLES
            )
        )
        alive = await self.alive_nodes()
        return [
            t.id for t in found if any(self.wants(t.id, c, name, alive) for c in t.document.chairs)
        ]

    async def alive_nodes(self) -> set[str]:
        """The nodes whose connections still play; with SQLite there is only this one."""
        registry = self._registry
        if not registry.store.shared:
            return {registry.node}
        return {
            registry.node,
            *await registry.in_thread(lambda: registry.store.alive_nodes(registry.now())),
        }

    def wants(self, table: str, chair: Chair, name: str, alive: set[str]) -> bool:
        """Whether the chair is for that bot, and none of its connections plays there."""
        return chair.outside and chair.bot == name and not self._plays(table, chair, alive)

    def _plays(self, table: str, chair: Chair, alive: set[str]) -> bool:
        """Whether the connection that the chair names is one of its bot, and there."""
        node, _, rest = (chair.link or "").partition("/")
        if rest.partition("/")[2] != chair.bot:
            return False  # another bot sat there before
        if node == self._registry.node:
            return any(link.id == chair.link and table in link.seats for link in self._links)
        return node in alive

    async def pass_on(self, table: str, name: str) -> None:
        """Offer a table that a connection has left to the others of the same bot."""
        self._invite(table, name)
        await self._registry.tell(Notification(self._registry.node, table, invite=name))

    def _invite(self, table: str, name: str) -> None:
        """Offer a table to whoever has the least to do; who plays looks around afterwards."""
        free = [link for link in self._links if link.name == name and not link.busy]
        if free:
            min(free, key=lambda link: link.load).offer(table)

    def _changed(self, table: LiveTable, _: bool) -> None:
        for link in self._links:
            if table.id in link.seats:
                link.news.set()


def _token_of(websocket: WebSocket) -> str:
    scheme, _, token = websocket.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _turn_away(websocket: WebSocket, error: GrachtenError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.accept()
        await websocket.send_text(
            msgspec.json.encode({"type": "refused", "code": error.code}).decode()
        )
        await websocket.close(POLICY, error.message)
