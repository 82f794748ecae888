"""URLs for turn notices: harmful ones are refused, and never called."""

import asyncio
import socket
import threading
from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grachten.errors import GrachtenError
from grachten.server.alerts import webhooks
from grachten.server.alerts.webhooks import Webhooks, check_url, is_public
from server.hooks import Names, send_to, sending

INSIDE = [
    "http://127.0.0.1",
    "http://127.1",
    "http://localhost",
    "http://LOCALHOST.:80/x",
    "http://[::1]",
    "http://[::]",
    "http://0.0.0.0",
    "http://0x7f000001",
    "http://2130706433",
    "http://0177.0.0.1",
    "http://10.1.2.3",
    "http://172.16.0.1",
    "http://192.168.1.1",
    "http://100.64.0.1",
    "http://169.254.169.254/latest/meta-data",
    "http://192.0.0.192",
    "http://168.63.129.16",
    "http://224.0.0.1",
    "http://240.0.0.1",
    "http://255.255.255.255",
    "http://[::ffff:10.0.0.1]",
    "http://[::ffff:7f00:1]",
    "http://[::127.0.0.1]",
    "http://[64:ff9b::10.0.0.1]",
    "http://[64:ff9b:1::1]",
    "http://[2002:7f00:1::]",
    "http://[2001:0:7f00:1::]",
    "http://[fe80::1]",
    "http://[fec0::1]",
    "http://[fd00::1]",
    "http://[ff02::1]",
]
UNUSABLE = [
    "",
    "hello",
    "//example.org",
    "ftp://example.org/x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://",
    "http:///path",
    "http://user@8.8.8.8/",
    "http://user:password@8.8.8.8/",
    "http://:@8.8.8.8/",
    "http://8.8.8.8:0/",
    "http://8.8.8.8:65536/",
    "http://8.8.8.8:-1/",
    "http://8.8.8.8:x/",
    "http://8.8.8.8/\r\nX-Header: 1",
    "http://[::1",
    "http://a..b/",
    "http://" + "a" * 64 + ".example/",
    "http://%00/",
    "http://xn--a-99999999/",
    "http://xn--\x7f/",
    "http://no-such-name.invalid/",
    "http://8.8.8.8/" + "x" * 500,
    "http://\ud800/",
    "http://8.8.8.8/\ud800",
]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    return Names(monkeypatch)


@pytest.fixture(scope="module")
def careful() -> Webhooks:
    return Webhooks(allow_private=False)


@pytest.mark.parametrize("url", INSIDE + UNUSABLE)
def test_bad_urls_are_refused_and_never_called(url: str, careful: Webhooks) -> None:
    with pytest.raises(GrachtenError) as caught:
        asyncio.run(check_url(url, allow_private=False))
    assert caught.value.code == "bad_webhook"
    assert asyncio.run(send_to(careful, url)) == caught.value.message


@pytest.mark.parametrize("url", UNUSABLE)
def test_private_networks_do_not_make_bad_urls_good(url: str) -> None:
    with pytest.raises(GrachtenError):
        asyncio.run(check_url(url, allow_private=True))


@pytest.mark.parametrize(
    "url",
    [
        "https://8.8.8.8/",
        "HTTP://8.8.8.8:8080/a?b=c#d",
        "https://[2606:4700::1111]",
        "http://[::ffff:8.8.8.8]",
        "http://[64:ff9b::8.8.8.8]",
        "http://[2002:808:808::]",
    ],
)
def test_good_urls_are_accepted(url: str) -> None:
    asyncio.run(check_url(url, allow_private=False))


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000", "http://localhost", "http://10.1.2.3"])
def test_private_networks_are_accepted_if_the_host_allows_them(url: str) -> None:
    asyncio.run(check_url(url, allow_private=True))


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["2606:4700::1111", "::1"], ["::ffff:10.0.0.1"]],
)
def test_one_private_address_among_others_is_refused(addresses: list[str], names: Names) -> None:
    names.answers["hooks.example"] = [addresses, ["8.8.8.8", "2606:4700::1111"]]
    with pytest.raises(GrachtenError):
        asyncio.run(check_url("https://hooks.example/", allow_private=False))
    asyncio.run(check_url("https://hooks.example/", allow_private=False))


def test_unknown_and_private_names_get_the_same_answer(names: Names) -> None:
    """Otherwise strangers could list the names of the server's own network."""
    words = set()
    names.answers["printer.invalid"] = [["10.0.0.7"]]
    for name in ("printer.invalid", "scanner.invalid"):
        with pytest.raises(GrachtenError) as caught:
            asyncio.run(check_url(f"http://{name}", allow_private=False))
        words.add(caught.value.message.replace(name, "name"))
    assert len(words) == 1


@pytest.mark.timeout(30)
def test_a_silent_name_service_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lookups block neither alerts nor the shutdown of the server."""
    released = threading.Event()
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: released.wait() and [])

    async def both() -> str | None:
        with pytest.raises(GrachtenError, match="cannot be reached"):
            await check_url("http://slow.example/", allow_private=False)
        async with sending() as sender:
            return await send_to(sender, "http://slow.example/")

    try:
        assert asyncio.run(both()) == "no response within 0.2 seconds"
    finally:
        released.set()


@given(st.ip_addresses(v=4))
def test_wrapping_an_address_changes_nothing(address: IPv4Address) -> None:
    number = int(address)
    mapped = ip_address(f"::ffff:{address}")
    translated = ip_address(f"64:ff9b::{address}")
    tunneled = ip_address(f"2002:{number >> 16:x}:{number & 0xFFFF:x}::1")
    assert {is_public(a) for a in (mapped, translated, tunneled)} == {is_public(address)}


@given(st.ip_addresses())
def test_nothing_special_is_public(address: IPv4Address | IPv6Address) -> None:
    special = (
        address.is_private,
        address.is_loopback,
        address.is_link_local,
        address.is_multicast,
        address.is_unspecified,
    )
    assume(any(special))
    assert not is_public(address)


@given(st.text(st.characters(exclude_categories=()), max_size=30))
def test_any_other_text_is_refused_with_a_message(text: str) -> None:
    """A URL with a user name is never looked up."""
    with pytest.raises(GrachtenError):
        asyncio.run(check_url(f"http://user@{text}", allow_private=False))
