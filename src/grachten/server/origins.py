"""Hosts and origins: what they look like, and which pages may use this server."""

import re
from collections.abc import Sequence

HOST = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?")
DEFAULT_PORTS = {"http": 80, "https": 443}


def origin_allowed(origin: str | None, host: str | None, extra: Sequence[str]) -> bool:
    """Return whether a page of that origin may use the server at that host.

    The server's own pages may, and those of the origins in `extra`. Only browsers send an origin,
    and a page cannot make them leave it out.
    """
    if origin is None:
        return True
    parsed = parse_origin(origin)
    if parsed is None:
        return False
    scheme, *place = parsed
    if host is not None and _parse_host(host, scheme) == tuple(place):
        return True
    return any(parse_origin(other.removesuffix("/")) == parsed for other in extra)


def parse_origin(origin: str) -> tuple[str, str, int] | None:
    """Return the scheme, host and port of an origin; None for `null` and for anything else."""
    scheme, separator, rest = origin.lower().partition("://")
    if not separator or scheme not in DEFAULT_PORTS:
        return None
    place = _parse_host(rest, scheme)
    return None if place is None else (scheme, *place)


def _parse_host(host: str, scheme: str) -> tuple[str, int] | None:
    match = HOST.fullmatch(host.lower())
    if match is None:
        return None
    name, port = match.groups()
    return name, DEFAULT_PORTS[scheme] if port is None else int(port)
