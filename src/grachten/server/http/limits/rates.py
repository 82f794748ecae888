"""How much one address may ask for, and which address a request comes from."""

import hashlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

UNKNOWN = "unknown"
ORIGIN_DIGITS = 5  # 20 bits: two addresses rarely share an origin, and no origin tells an address
NETWORK_BITS = 64  # an IPv6 customer has at least that many addresses, and changes them at will


class Rate:
    """How often something may be done for a key: `burst` times at once, and then `per_second`.

    Buckets that have filled up again are forgotten, so that memory follows the traffic. If there
    are still too many, the one that was used longest ago is forgotten.
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
        # What was left in a bucket, and when; those used last come last.
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take so much from the key's bucket; False, and nothing is taken, if it holds less."""
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
        """Forget up to two of the oldest: faster than they can come, and in no time."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or self._level(oldest, now) < self._burst:
                return
            del self._buckets[oldest]


class Count:
    """How many things each key holds just now, of which it may hold `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def __len__(self) -> int:
        """The number of keys that hold anything."""
        return len(self._held)

    def enter(self, key: str) -> bool:
        """Hold one more; False, and nothing is held, if the key has all it may have."""
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def leave(self, key: str) -> None:
        """Give one back; only after an `enter` that was granted."""
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]


def address_key(address: str) -> str:
    """What an address is counted under: IPv4 as it is, IPv6 by its network."""
    parsed = _parse(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed), NETWORK_BITS), strict=False))
    return str(parsed)


def origin_of(address: str) -> str:
    """Return what a table's document keeps of the address that opened it.

    The origin is a short hash, the same on every node. About 4000 IPv4 addresses share each
    origin, so it does not identify anybody. A secret key would add nothing: nodes would have to
    share it through the database, beside the hashes.
    """
    return hashlib.sha256(address.encode()).hexdigest()[:ORIGIN_DIGITS]


def client_address(
    peer: str, forwarded_for: str | None, trusted: Sequence[IPv4Network | IPv6Network]
) -> str:
    """The address a request comes from, past the proxies that we trust.

    Each proxy adds, at the right, whom it was called by. So only what trusted ones have added is
    read; the rest is what the client says of itself. Several headers are joined by commas.
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
    """The address, with an IPv4 one in IPv6 clothes undressed; None if it is none."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


def _without_port(entry: str) -> str:
    """The address in `1.2.3.4:80` and `[::1]:80`, as some proxies write it."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
