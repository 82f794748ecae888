"""Rate limits and counts, compared with plain models, and the address that counts."""

from ipaddress import IPv4Address, IPv6Address, ip_network

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grachten.server.http.limits.rates import Count, Rate, address_key, client_address


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_refills() -> None:
    clock = Clock()
    rate = Rate(per_second=2, burst=3, clock=clock)
    assert [rate.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert rate.take("b")
    clock.now += 0.5
    assert [rate.take("a") for _ in range(2)] == [True, False]
    clock.now += 3600
    assert [rate.take("a") for _ in range(4)] == [True, True, True, False]


def test_costs_differ() -> None:
    rate = Rate(per_second=1, burst=10, clock=Clock())
    assert rate.take("a", 7.5)
    assert not rate.take("a", 3)
    assert rate.take("a", 2.5)
    assert not rate.take("b", 11)


def test_the_default_clock_is_that_of_the_machine() -> None:
    rate = Rate(per_second=0.001, burst=1)
    assert [rate.take("a"), rate.take("a")] == [True, False]


# All numbers are exact in binary, so that the model needs no tolerance.
takes = st.tuples(
    st.integers(0, 40).map(lambda eighths: eighths / 8),
    st.sampled_from("abcdef"),
    st.sampled_from([0.5, 1.0, 2.0]),
)


@given(st.lists(takes, max_size=80))
def test_forgetting_full_buckets_changes_no_answer(asked: list[tuple[float, str, float]]) -> None:
    clock, left = Clock(), dict.fromkeys("abcdef", 4.0)
    rate = Rate(per_second=0.5, burst=4, clock=clock)
    for seconds, key, cost in asked:
        clock.now += seconds
        left = {k: min(4.0, level + seconds / 2) for k, level in left.items()}
        granted = left[key] >= cost
        assert rate.take(key, cost) == granted
        left[key] -= cost if granted else 0


def test_memory_follows_the_traffic() -> None:
    clock = Clock()
    rate = Rate(per_second=1, burst=5, clock=clock)
    for i in range(1000):
        rate.take(str(i))
    assert len(rate) == 1000
    clock.now += 60
    for _ in range(600):
        clock.now += 60
        rate.take("one")
    assert len(rate) == 1


@given(st.lists(st.integers(0, 50).map(str), max_size=200), st.integers(1, 10))
def test_memory_is_bounded(keys: list[str], most: int) -> None:
    rate = Rate(per_second=1, burst=2, most_keys=most, clock=Clock())
    for key in keys:
        rate.take(key)
        assert len(rate) <= most


def test_the_oldest_of_too_many_buckets_is_forgotten() -> None:
    rate = Rate(per_second=1, burst=2, most_keys=2, clock=Clock())
    assert all(rate.take(key) for key in ("a", "b", "b", "a", "c"))
    assert not rate.take("a")
    assert rate.take("b")


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abc")), max_size=60))
def test_counts_are_bounded_and_end_at_nothing(
    asked: list[tuple[bool, str]],
) -> None:
    count, held = Count(most=3), dict.fromkeys("abc", 0)
    for enters, key in asked:
        if enters:
            assert count.enter(key) == (held[key] < 3)
            held[key] = min(3, held[key] + 1)
        elif held[key]:
            count.leave(key)
            held[key] -= 1
        assert len(count) == sum(number > 0 for number in held.values())
    for key, number in held.items():
        for _ in range(number):
            count.leave(key)
    assert len(count) == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "unknown"),
        ("testclient", "unknown"),
        ("192.0.2.7:80", "unknown"),
        ("1.2.3", "unknown"),
    ],
)
def test_addresses_of_one_customer_count_together(address: str, key: str) -> None:
    assert address_key(address) == key


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_a_network_is_one_customer(address: IPv6Address, rest: int) -> None:
    neighbor = IPv6Address(int(address) >> 64 << 64 | rest)
    if not address.ipv4_mapped and not neighbor.ipv4_mapped:
        assert address_key(str(address)) == address_key(str(neighbor))


TRUSTED = [ip_network("10.0.0.0/8"), ip_network("fd00::/8"), ip_network("127.0.0.1/32")]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", None, "192.0.2.1"),
        ("192.0.2.1", "198.51.100.1", "192.0.2.1"),  # anybody could claim that
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.9,198.51.100.1 , 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "198.51.100.1, unknown, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "198.51.100.1, ", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("fd00::1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("::ffff:10.0.0.1", "198.51.100.1, ::ffff:127.0.0.1", "198.51.100.1"),
        ("", "198.51.100.1", ""),
        ("testclient", "198.51.100.1", "testclient"),
    ],
)
def test_only_trusted_proxies_name_the_client(
    peer: str, forwarded: str | None, client: str
) -> None:
    assert client_address(peer, forwarded, TRUSTED) == client


@given(st.text(max_size=60), st.ip_addresses())
def test_no_client_can_choose_its_address(said: str, real: IPv4Address | IPv6Address) -> None:
    """Whatever a client sends, the proxy appends the true address, and only that counts."""
    assume(not any(real in network for network in TRUSTED))
    assume(not (isinstance(real, IPv6Address) and real.ipv4_mapped))
    assert client_address("10.0.0.1", f"{said}, {real}", TRUSTED) == str(real)
