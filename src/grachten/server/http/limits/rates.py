"""Rate limits, and the address that a request comes from."""

import hashlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

UNKNOWN = "unknown"
ORIGIN_DIGITS = 5  # 20 bits: addresses rarely share an origin, and an origin reveals no address
NETWORK_BITS = 64  # an IPv6 customer has such a network, and may change addresses within it


class Rate:
    """A token bucket for each key: `burst` times at once, after that `per_second`.

    Full buckets are forgotten, so that memory follows the traffic. If there are still too many
    buckets, the one that was used longest ago is forgotten.
    """

    def __init__(
        self,
        per_second: float,
        burst: int,
        most_keys: int = 100_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most_keys = most_keys
        self._clock = clock
        # What was left in each bucket, and when; the most recently used come last.
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take `cost` from the key's bucket; return False, and take nothing, if it holds less."""
        now = self._clock()
        self._forget_full(now)
        level = self._level(key, now)
        if level < cost:
            return False
        self._buckets[key] = (level - cost, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most_keys:
            self._buckets.popitem(last=False)
        return True

    def _level(self, key: str, now: float) -> float:
        if key not in self._buckets:
            return self._burst
        left, then = self._buckets[key]
        return min(self._burst, left + (now - then) * self._per_second)

    def _forget_full(self, now: float) -> None:
        """Forget up to two of the oldest buckets: faster than new ones can appear."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or self._level(oldest, now) < self._burst:
                return
            del self._buckets[oldest]


class Count:
    """Counts the things that each key holds, of which it may hold `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def __len__(self) -> int:
        """Return the number of keys that hold anything."""
        return len(self._held)

    def enter(self, key: str) -> bool:
        """Hold one more; return False if the key holds as many as it may."""
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def leave(self, key: str) -> None:
        """Release one; call this only after an `enter` that returned True."""
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]


def address_key(address: str) -> str:
    """Return the key for the limits of an address: an IPv4 address itself, an IPv6 network."""
    parsed = _parse(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed), NETWORK_BITS), strict=False))
    return str(parsed)


def origin_of(address: str) -> str:
    """Return what a table's document stores of the address that opened it.

    The origin is a short hash, the same on every node. About 4000 IPv4 addresses share each
    origin, so it does not identify anybody. A secret key would add nothing: nodes would have to
    share it through the database, beside the hashes.
    """
    return hashlib.sha256(address.encode()).hexdigest()[:ORIGIN_DIGITS]


def client_address(
    peer: str, forwarded_for: str | None, trusted: Sequence[IPv4Network | IPv6Network]
) -> str:
    """Return the address that a request comes from, seen through trusted proxies.

    Each proxy appends the address that it was called from. Only what trusted proxies have appended
    counts; the client may have made up the rest. Several headers are joined by commas.
    """
    if not is_trusted(trusted, peer):
        return peer
    nearest = peer
    for entry in reversed((forwarded_for or "").split(",")):
        address = _without_port(entry.strip())
        if _parse(address) is None:
            break
        nearest = address
        if not is_trusted(trusted, address):
            break
    return nearest


def is_trusted(trusted: Sequence[IPv4Network | IPv6Network], address: str) -> bool:
    """Return whether the address belongs to one of the trusted networks."""
    parsed = _parse(address)
    return parsed is not None and any(parsed in network for network in trusted)


def _parse(address: str) -> IPv4Address | IPv6Address | None:
    """Return the parsed address, or None; IPv4-mapped IPv6 addresses are unwrapped."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


def _without_port(entry: str) -> str:
    """Return the address in `1.2.3.4:80` or `[::1]:80`, as some proxies write it."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
