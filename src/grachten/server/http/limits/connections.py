"""Limits for open connections: for one address, and in total."""

import errno
import logging
import os
import sys
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network

from grachten.server.http.limits.rates import Count, address_key, is_trusted
from grachten.server.logs import RateLimitedLog

MOST_FILES = 65_536
OTHER_FILES = 128  # for the database, child processes, and files that are sent

log = RateLimitedLog(logging.getLogger("grachten.server"))


class ConnectionLimits:
    """Counts open connections. Trusted proxies are exempt from the limit per address."""

    def __init__(
        self,
        per_address: int,
        total: int,
        proxies: Sequence[IPv4Network | IPv6Network] = (),
    ) -> None:
        self._per_address = per_address
        self._of_address = Count(per_address)
        self._total = total
        self._open = 0
        self._proxies = proxies

    def __len__(self) -> int:
        return self._open

    def enter(self, peer: str) -> Callable[[], None] | None:
        """Count a connection; return a function for its end, or None if there are too many."""
        if self._open >= self._total:
            log.warning(
                "connections",
                "refused a connection: %d are open, as many as the file descriptors allow "
                "(LimitNOFILE of the service, or ulimit -n)",
                self._open,
            )
            return None
        address = "" if is_trusted(self._proxies, peer) else address_key(peer)
        if address and not self._of_address.enter(address):
            log.warning(
                "connections_per_address",
                "refused a connection: %s has %d open (setting connections_per_address)",
                address,
                self._per_address,
            )
            return None
        self._open += 1
        return lambda: self._leave(address)

    def _leave(self, address: str) -> None:
        self._open -= 1
        if address:
            self._of_address.leave(address)


def most_connections() -> int:
    """Raise the limit of open files as far as possible; return how many may be connections."""
    files = _raise_file_limit()
    return max(files - OTHER_FILES, files // 2)


def check_files() -> None:
    """Log if no file descriptor is left: the event loop then closes new connections silently."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno not in (errno.EMFILE, errno.ENFILE):
            raise
        log.warning(
            "files",
            "no file descriptor is left, so new connections are closed "
            "(LimitNOFILE of the service, or ulimit -n): %s",
            error.strerror,
        )


if sys.platform == "win32":

    def _raise_file_limit() -> int:
        return MOST_FILES  # Windows has no such limit

else:
    import resource

    def _raise_file_limit() -> int:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
