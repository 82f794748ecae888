"""The Host headers that the server answers to.

Another site can point its own name at this server (DNS rebinding), and browsers then treat the
server's responses as that site's. Such a request carries the other site's name, so the server
refuses names that are not its own. Addresses and names that no other site can own are safe.
"""

import logging
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.types import Scope

from grachten.errors import GrachtenError
from grachten.server.errors import Misdirected
from grachten.server.http.limits.rates import is_trusted
from grachten.server.http.paths import path_below
from grachten.server.logs import RateLimitedLog
from grachten.server.origins import HOST, parse_origin
from grachten.server.settings import ANY_HOST, Settings

log = RateLimitedLog(logging.getLogger("grachten.server"))

LONGEST_SHOWN = 100
MONITORING = ("/healthz", "/readyz", "/metrics")  # load balancers ask these by address
# Suffixes that the public DNS never delegates to anybody.
LOCAL_SUFFIXES = (".local", ".lan", ".internal", ".home.arpa", ".localhost")


class AllowedHosts:
    """Decides which Host headers are accepted (docs/hosting.md)."""

    def __init__(self, settings: Settings) -> None:
        self._names = set(settings.hosts)
        self._any = ANY_HOST in settings.hosts
        self._only_listed = bool(settings.hosts)
        self._on_network = not is_loopback(settings.host.lower())
        self._proxies = settings.proxies
        if settings.public_url is not None:
            origin = parse_origin(settings.public_url.removesuffix("/"))
            assert origin is not None, "the settings check it"
            self._names.add(origin[1].strip("[]"))

    def allows(self, scope: Scope) -> bool:
        """Return whether the Host header of a request or a WebSocket is acceptable."""
        if self._any:
            return True
        headers = [value for name, value in scope["headers"] if name == b"host"]
        monitoring = path_below(scope) in MONITORING
        if not headers:
            return monitoring  # some load balancers still speak HTTP/1.0
        name = host_name(headers[0].decode("latin-1"))
        if len(headers) > 1 or name is None:
            return False
        if name in self._names or is_loopback(name):
            return True
        if monitoring and _address(name) is not None:
            return True
        if self._only_listed:
            return False
        peer = scope["client"][0] if scope.get("client") else ""
        return is_trusted(self._proxies, peer) or (self._on_network and _is_local_name(name))


def refused_host(scope: Scope) -> GrachtenError:
    """Log that the Host header of this request is refused; return the error for its sender."""
    named = b", ".join(value for name, value in scope["headers"] if name == b"host")
    host = named[:LONGEST_SHOWN].decode("latin-1")
    peer = scope["client"][0] if scope.get("client") else "unknown"
    log.warning(
        "bad_host",
        "refused a request from %s for the host %r; if it is a name of this server, "
        "add it to the setting hosts",
        peer,
        host,
    )
    return Misdirected(
        "bad_host",
        "this server does not answer to that host name; its host can add it to the setting hosts",
    )


def host_name(header: str) -> str | None:
    """Return the name or address in a Host header, without its port; None if it has none."""
    match = HOST.fullmatch(header.lower())
    if match is None:
        return None
    name = match[1].strip("[]").removesuffix(".")
    address = _address(name)
    return name if address is None else str(address)


def is_loopback(name: str) -> bool:
    address = _address(name)
    if address is None:
        return name == "localhost" or name.endswith(".localhost")
    return address.is_loopback


def _is_local_name(name: str) -> bool:
    """Return whether only machines of this network can have that address or name."""
    if _address(name) is not None or name == socket.gethostname().lower():
        return True
    return "." not in name or name.endswith(LOCAL_SUFFIXES)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
