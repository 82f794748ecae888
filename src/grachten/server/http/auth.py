"""Who asks: the address, the key and the limits of a request; used by all routes."""

import asyncio
import contextlib
from typing import Annotated
from weakref import WeakSet

from fastapi import Depends, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grachten.errors import GrachtenError
from grachten.server.http.cookies import key_hash_of
from grachten.server.http.limits.rates import Count, Rate, address_key, client_address
from grachten.server.node import Node
from grachten.server.origins import origin_allowed
from grachten.server.settings import Settings
from grachten.server.wire.closing import LAST_SECONDS, POLICY_VIOLATION
from grachten.server.wire.messages import Bye, encode
from grachten.store.store import Store

PAGE_COST = 0.2  # of a file, in requests: a page has about 30 of them
HINTS_AT_ONCE = 4  # of one address, so that the bots of others still get to think

BANS_SECONDS = 15.0
BOT_SOCKET = "/api/bot"
SHUT_OUT = "this address is shut out from this server"


class AccessControl:
    """Knows who is shut out, and who asks too much."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        burst = max(1, round(3 * settings.requests_per_second))
        self.requests = Rate(settings.requests_per_second, burst)
        self.tables = Rate(settings.tables_per_address / 3600, settings.tables_per_address)
        self.sockets = Count(settings.sockets_per_address)
        self.hints = Count(HINTS_AT_ONCE)
        self.bans: dict[str, str] = {}
        self._connected: WeakSet[WebSocket] = WeakSet()

    def load_bans(self) -> None:
        self.bans = self._store.bans()

    async def watch_bans(self) -> None:
        """Hear of the bans of other nodes, a little later."""
        while True:
            await asyncio.sleep(BANS_SECONDS)
            with contextlib.suppress(SQLAlchemyError):  # then with the next round
                await asyncio.to_thread(self.load_bans)
            await self.show_out()

    async def show_out(self) -> None:
        """Close what is still open from addresses that are shut out, also where it only listens."""
        unwanted = [
            websocket
            for websocket in self._connected
            if websocket.application_state is WebSocketState.CONNECTED
            and self.address_of(websocket) in self.bans
        ]
        await asyncio.gather(*map(_close, unwanted))

    def address_of(self, connection: HTTPConnection) -> str:
        peer = connection.client.host if connection.client else "unknown"
        # Some proxies add a header of their own behind the client's.
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        return address_key(client_address(peer, forwarded, self._settings.proxies))

    def secure(self, connection: HTTPConnection) -> bool:
        """Whether the client speaks HTTPS, to us or to a proxy of ours."""
        if connection.scope["scheme"] in ("https", "wss"):
            return True
        peer = connection.client.host if connection.client else "unknown"
        trusted = client_address(peer, "0.0.0.0", self._settings.proxies) != peer
        return trusted and connection.headers.getlist("x-forwarded-proto")[-1:] == ["https"]

    def admit(self, connection: HTTPConnection) -> str:
        """The address of who asks; raises where it may not."""
        if self.address_of(connection) in self.bans:
            raise GrachtenError("banned", SHUT_OUT)
        address = self.admit_host(connection)
        if isinstance(connection, WebSocket):
            self._connected.add(connection)
        return address

    def admit_host(self, connection: HTTPConnection) -> str:
        """The same for who shows the host's token: a host can also let its own address in again."""
        address = self.address_of(connection)
        if not self.requests.take(address):
            raise GrachtenError("too_many_requests", "too many requests; wait a moment")
        return address

    def admit_page(self, connection: HTTPConnection) -> None:
        """Count the request for a page or a file; raise if there are too many."""
        if not self.requests.take(self.address_of(connection), PAGE_COST):
            raise GrachtenError("too_many_requests", "too many requests; wait a moment")

    def check_origin(self, connection: HTTPConnection) -> None:
        headers = connection.headers
        origins = self._settings.origins
        if not origin_allowed(headers.get("origin"), headers.get("host"), origins):
            raise GrachtenError("foreign_origin", "another site's page may not do that")


async def _close(websocket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(LAST_SECONDS):
            if websocket.scope["path"] != BOT_SOCKET:  # bots read the reason alone
                bye = Bye("banned", SHUT_OUT, False)
                await websocket.send_text(encode(bye).decode())
            await websocket.close(POLICY_VIOLATION, SHUT_OUT)


def node_of(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


def access_of(request: Request) -> AccessControl:
    access: AccessControl = request.app.state.access
    return access


def asks(request: Request) -> str:
    """Check who asks; the address."""
    access = access_of(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        access.check_origin(request)
    return access.admit(request)


def host_asks(request: Request) -> str:
    """Check who asks with the host's token; the address."""
    access = access_of(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        access.check_origin(request)
    return access.admit_host(request)


def own_key_hash(request: Request) -> str:
    """The hash of the browser's key; who has none owns nothing."""
    key_hash = key_hash_of(request)
    if key_hash is None:
        raise GrachtenError("not_yours", "this browser has no seat at any table")
    return key_hash


ServerNode = Annotated[Node, Depends(node_of)]
Address = Annotated[str, Depends(asks)]
HostAddress = Annotated[str, Depends(host_asks)]
OwnKeyHash = Annotated[str, Depends(own_key_hash)]
KeyHash = Annotated[str | None, Depends(key_hash_of)]
