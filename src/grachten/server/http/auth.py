"""Access control: who sends a request, and whether they may. All routes use it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from grachten.errors import Forbidden, GrachtenError
from grachten.server.errors import TooManyRequests
from grachten.server.http.limits.rates import Count, Rate, address_key, client_address
from grachten.server.origins import origin_allowed
from grachten.server.settings import Settings
from grachten.store.store import Store

PAGE_COST = 0.2  # of a file, in requests: a page loads about 30 files
DEVICE_LINKS_PER_MINUTE = 10  # made or used from one address
HINTS_AT_ONCE = 4  # for one address, so that bots still get their turn

BANS_SECONDS = 15.0
BANNED = "this address is banned from this server"

Drop = Callable[[str], Awaitable[None]]  # ends a WebSocket, with a reason


class AccessControl:
    """Knows which addresses are banned, and which ask for too much."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        burst = max(1, round(3 * settings.requests_per_second))
        self.requests = Rate(settings.requests_per_second, burst)
        self.tables = Rate(settings.tables_per_address / 3600, settings.tables_per_address)
        self.device_links = Rate(DEVICE_LINKS_PER_MINUTE / 60, DEVICE_LINKS_PER_MINUTE)
        self.hints = Count(HINTS_AT_ONCE)
        self.bans: dict[str, str] = {}
        self._sockets = Count(settings.sockets_per_address)
        self._open: dict[object, tuple[str, Drop]] = {}  # the address of each open WebSocket

    def load_bans(self) -> None:
        self.bans = self._store.bans()

    async def watch_bans(self) -> None:
        """Follow the bans that other nodes make, a little later."""
        while True:
            await asyncio.sleep(BANS_SECONDS)
            with contextlib.suppress(SQLAlchemyError):  # the next round will do
                await asyncio.to_thread(self.load_bans)
            await self.drop_banned()

    async def drop_banned(self) -> None:
        """Drop the open WebSockets of banned addresses, even those that only listen."""
        banned = [drop for address, drop in self._open.values() if address in self.bans]
        await asyncio.gather(*(drop(BANNED) for drop in banned))

    @contextlib.contextmanager
    def open_socket(self, address: str, drop: Drop) -> Iterator[None]:
        """Count an open WebSocket; `drop` is called if its address is banned meanwhile."""
        if not self._sockets.enter(address):
            raise GrachtenError("too_many_sockets", "too many connections")
        key = object()
        self._open[key] = address, drop
        try:
            yield
        finally:
            del self._open[key]
            self._sockets.leave(address)

    def address_of(self, connection: HTTPConnection) -> str:
        peer = connection.client.host if connection.client else "unknown"
        # Some proxies append a header of their own to the client's.
        forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
        return address_key(client_address(peer, forwarded, self._settings.proxies))

    def secure(self, connection: HTTPConnection) -> bool:
        """Return whether the client uses HTTPS, to this server or to a trusted proxy."""
        if connection.scope["scheme"] in ("https", "wss"):
            return True
        peer = connection.client.host if connection.client else "unknown"
        trusted = client_address(peer, "0.0.0.0", self._settings.proxies) != peer
        return trusted and connection.headers.getlist("x-forwarded-proto")[-1:] == ["https"]

    def admit(self, connection: HTTPConnection) -> str:
        """Return the client's address; raise if it is banned or asks too often."""
        if self.address_of(connection) in self.bans:
            raise Forbidden("banned", BANNED)
        return self.admit_host(connection)

    def admit_host(self, connection: HTTPConnection) -> str:
        """Do the same for the host, who may have banned their own address and must get in."""
        address = self.address_of(connection)
        if not self.requests.take(address):
            raise TooManyRequests()
        return address

    def admit_page(self, connection: HTTPConnection) -> None:
        """Count a request for a page or a file; raise if there are too many."""
        if not self.requests.take(self.address_of(connection), PAGE_COST):
            raise TooManyRequests()

    def check_origin(self, connection: HTTPConnection) -> None:
        headers = connection.headers
        origins = self._settings.origins
        if not origin_allowed(headers.get("origin"), headers.get("host"), origins):
            raise Forbidden("foreign_origin", "a page of another site may not do that")
