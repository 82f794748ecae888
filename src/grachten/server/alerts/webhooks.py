"""Requests to URLs that players have set: webhooks, and the push services of their browsers.

Strangers choose the URL and the server calls it, so it must not let them reach the server's own
network. The server looks up the host name, checks all addresses found, and connects to one of
exactly those. If the name resolves to another address a moment later, that changes nothing.
"""

import asyncio
import socket
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

import httpx

from grachten.errors import GrachtenError

LONGEST_URL = 500
SECONDS = 5.0  # for one notice, from the lookup of the name to the response
CONNECT_SECONDS = 2.0  # for each address
MOST_ADDRESSES = 3  # that are tried
MOST_AT_ONCE = 20
MOST_WAITING = 200
PORTS = {"http": 80, "https": 443}

NAT64 = ip_network("64:ff9b::/96")
PUBLIC_IPV6 = ip_network("2000::/3")
# Public addresses that reach the internal services of some clouds.
INSIDE_CLOUDS = (ip_network("192.0.0.0/24"), ip_network("168.63.129.16/32"))

NOT_DELIVERED = "no connection could be made, or its certificate is not valid"
STOPPING = "the server is stopping"

Address = IPv4Address | IPv6Address

# Own threads: a slow name server must delay nothing but notices.
_lookups = ThreadPoolExecutor(8, thread_name_prefix="lookup")


class Answer(NamedTuple):
    """What became of a request: the status of the response, and why it was not delivered."""

    status: int | None = None
    reason: str | None = None
    uncertain: bool = False  # it may have arrived, although there was no response
    retry_after: str = ""  # the header of the response


async def check_url(url: str, allow_private: bool, schemes: Collection[str] = PORTS) -> None:
    """Raise if no notice can or should be sent to the URL."""
    parsed = _parse(url)
    if parsed.scheme not in schemes:
        raise _bad("the URL must start with https://")
    try:
        async with asyncio.timeout(SECONDS):
            await _look_up(parsed, allow_private)
    except TimeoutError:
        raise _unreachable(parsed) from None


class Webhooks:
    """Sends notices, a few at a time."""

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting = 0
        self._closed = False
        # A transport, not a client, which would store cookies. No connection is used twice: its
        # certificate may have been checked for another name at the same address.
        limits = httpx.Limits(max_connections=MOST_AT_ONCE, max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(limits=limits)

    async def send(self, url: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        """Post a notice. Never raise.

        The body of the response is not read, and redirects are not followed.
        """
        if self._closed:
            return Answer(reason=STOPPING)
        if self._waiting >= MOST_WAITING:
            return Answer(reason="too many notices are waiting")
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        try:
            if self._closed:
                return Answer(reason=STOPPING)
            return await self._deliver(url, content, headers)
        finally:
            self._turns.release()

    async def close(self) -> None:
        """Wait a few seconds at most for the notices that are being sent."""
        if self._closed:
            return
        self._closed = True
        for _ in range(MOST_AT_ONCE):
            await self._turns.acquire()
        await self._transport.aclose()

    async def _deliver(self, url: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        try:
            async with asyncio.timeout(SECONDS):
                parsed = _parse(url)
                addresses = await _look_up(parsed, self._allow_private)
                response = await self._post_to_any(parsed, addresses, content, headers)
        except GrachtenError as error:
            return Answer(reason=error.message)
        except TimeoutError:
            return Answer(reason=f"no response within {SECONDS:g} seconds", uncertain=True)
        except httpx.ConnectError:
            return Answer(reason=NOT_DELIVERED)
        except httpx.HTTPError:
            return Answer(reason="the response was incomplete or is not HTTP", uncertain=True)
        status = response.status_code
        reason = None if 200 <= status < 300 else f"the response was {status}, not 200"
        return Answer(status, reason, retry_after=response.headers.get("Retry-After", ""))

    async def _post_to_any(
        self,
        url: httpx.URL,
        addresses: Sequence[Address],
        content: bytes,
        headers: Mapping[str, str],
    ) -> httpx.Response:
        """Post to the first address that can be connected to; return the head of the response."""
        for address in addresses[:MOST_ADDRESSES]:
            try:
                return await self._post(url, address, content, headers)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
        raise httpx.ConnectError(NOT_DELIVERED)

    async def _post(
        self, url: httpx.URL, address: Address, content: bytes, headers: Mapping[str, str]
    ) -> httpx.Response:
        request = httpx.Request(
            "POST",
            url.copy_with(host=str(address)),
            headers={
                **headers,
                "Host": url.netloc.decode("ascii"),
                "User-Agent": "grachten",
                "Connection": "close",
            },
            content=content,
            extensions={
                "sni_hostname": _host(url),
                "timeout": {"connect": CONNECT_SECONDS},
            },
        )
        response = await self._transport.handle_async_request(request)
        await response.aclose()
        return response


def is_public(address: Address) -> bool:
    """Return whether the address, or the one that it wraps, is on the public internet."""
    if isinstance(address, IPv6Address):
        wrapped = _wrapped(address)
        if wrapped is None:
            return address in PUBLIC_IPV6 and address.is_global
        address = wrapped
    inside = address.is_multicast or any(address in network for network in INSIDE_CLOUDS)
    return address.is_global and not inside


def _wrapped(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that this one wraps: mapped, 6to4, or translated by NAT64."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def _parse(url: str) -> httpx.URL:
    if len(url) > LONGEST_URL:
        raise _bad(f"the URL is longer than {LONGEST_URL} characters")
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, UnicodeError):  # UnicodeError: lone surrogates
        raise _bad("this is not a URL") from None
    if parsed.scheme not in PORTS:
        raise _bad("the URL must start with https:// or http://")
    if parsed.userinfo:
        raise _bad("the URL must not contain a user name or password")
    if not parsed.raw_host:
        raise _bad("the URL names no host")
    if not 1 <= _port(parsed) <= 65535:
        raise _bad("the port in the URL must be from 1 to 65535")
    return parsed


def _host(url: httpx.URL) -> str:
    """Return the host as it is looked up; `url.host` would fail on badly encoded names."""
    return url.raw_host.decode("ascii")


def _port(url: httpx.URL) -> int:
    return PORTS[url.scheme] if url.port is None else url.port


async def _look_up(url: httpx.URL, allow_private: bool) -> list[Address]:
    """Return the addresses of the URL's host, if the server may connect to all of them."""
    query = partial(socket.getaddrinfo, _host(url), _port(url), type=socket.SOCK_STREAM)
    try:
        rows = await asyncio.get_running_loop().run_in_executor(_lookups, query)
    except (OSError, UnicodeError):  # UnicodeError: names that cannot be encoded
        raise _unreachable(url) from None
    addresses = list(dict.fromkeys(ip_address(row[4][0]) for row in rows))
    if not allow_private and not all(is_public(address) for address in addresses):
        raise _unreachable(url)
    return addresses


def _unreachable(url: httpx.URL) -> GrachtenError:
    """Return the same error for unknown and forbidden hosts, so that it reveals nothing."""
    return _bad(f"{_host(url)!r} cannot be reached over the internet")


def _bad(message: str) -> GrachtenError:
    return GrachtenError("bad_webhook", message)
