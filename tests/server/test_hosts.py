"""The Host headers that the server answers to, and those that it refuses."""

import socket
from typing import Any

import httpx
import pytest

from grachten.server.http.limits.hosts import AllowedHosts
from grachten.server.settings import Settings, read_settings
from server.client import Browser
from server.hostile import UPGRADE, answer_to
from server.running import Running, data_folder

LOCAL = ["localhost", "LOCALHOST:8017", "localhost.", "127.0.0.1", "127.0.0.1:80", "[::1]:8017"]
NETWORK = ["192.168.1.5:8017", "[fd00::5]", "laptop", "laptop:8017", "laptop.local", "pc.home.arpa"]
FOREIGN = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "local", "evil.lan"]
MALFORMED = [
    "",
    "a;b",
    "é",
    "[::",
    "localhost:x",
    "evil.example, localhost",
    "localhost@evil.example",
]


def settings_with(**flags: Any) -> Settings:
    return read_settings(**flags)


def allows(
    *named: str, peer: str = "192.0.2.1", path: str = "/", settings: Settings | None = None
) -> bool:
    headers = [(b"host", host.encode("latin-1")) for host in named]
    scope = {"type": "http", "path": path, "headers": headers, "client": (peer, 1)}
    return AllowedHosts(settings or settings_with()).allows(scope)


@pytest.mark.parametrize("host", LOCAL)
def test_local_names_are_always_accepted(host: str) -> None:
    for settings in (
        settings_with(),
        settings_with(host="0.0.0.0"),
        settings_with(hosts=("play.example",)),
    ):
        assert allows(host, settings=settings)


@pytest.mark.parametrize("host", NETWORK)
def test_a_server_for_the_network_is_reached_by_address_and_by_local_name(host: str) -> None:
    assert allows(host, settings=settings_with(host="0.0.0.0"))
    assert not allows(host, settings=settings_with(host="127.0.0.1"))
    assert not allows(host, settings=settings_with(host="0.0.0.0", hosts=("play.example",)))


def test_a_server_for_the_network_is_reached_by_its_own_name() -> None:
    assert allows(socket.gethostname() + ":8017", settings=settings_with(host="0.0.0.0"))


@pytest.mark.parametrize("host", [*FOREIGN[:3], *MALFORMED])
def test_other_names_are_refused(host: str) -> None:
    for settings in (
        settings_with(),
        settings_with(host="0.0.0.0"),
        settings_with(hosts=("play.example",)),
    ):
        assert not allows(host, settings=settings)


def test_no_host_and_two_hosts_are_refused() -> None:
    assert not allows()
    assert not allows("localhost", "localhost")


def test_listed_hosts_and_the_public_url_are_accepted() -> None:
    listed = settings_with(
        hosts=("Play.Example", "192.0.2.7", "[2001:DB8::1]"),
        public_url="https://public.example:8443/",
    )
    for host in ("play.example", "PLAY.example:81", "192.0.2.7:80", "[2001:db8:0::1]:80"):
        assert allows(host, settings=listed)
    assert allows("public.example", settings=listed)
    assert not allows("sub.play.example", settings=listed)
    assert allows("evil.example", settings=settings_with(hosts=("*",)))


def test_a_trusted_proxy_passes_on_any_name_unless_hosts_are_listed() -> None:
    trusting = {"proxies": ("10.0.0.0/8",)}
    assert allows("play.example", peer="10.1.2.3", settings=settings_with(**trusting))
    assert not allows("play.example", peer="192.0.2.1", settings=settings_with(**trusting))
    listed = settings_with(**trusting, hosts=("play.example",))
    assert allows("play.example", peer="10.1.2.3", settings=listed)
    assert not allows("other.example", peer="10.1.2.3", settings=listed)


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_load_balancers_may_use_the_address(path: str) -> None:
    listed = settings_with(hosts=("play.example",))
    assert allows("10.0.0.11:8017", path=path, settings=listed)
    assert allows(path=path, settings=listed)
    assert not allows("evil.example", path=path, settings=listed)
    assert not allows("10.0.0.11:8017", path="/", settings=listed)


def test_a_foreign_name_is_refused_and_logged_once() -> None:
    with Running(data_folder()) as server:
        foreign = {"Host": f"evil.example:{server.port}"}
        for path in ("/", "/api/boards", "/assets/x.js", "/healthz"):
            answer = httpx.get(server.url + path, headers=foreign)
            assert (answer.status_code, answer.json()["code"]) == (421, "bad_host")
            assert answer.headers["x-content-type-options"] == "nosniff"
        browser = Browser(server.url)
        table = browser.open_table({"kind": "me", "name": "Anna"}, {"kind": "open"})["id"]
        for path in (f"/api/tables/{table}/socket", "/api/bot", "/nowhere"):
            lines = (f"GET {path} HTTP/1.1", "Host: evil.example", *UPGRADE, "", "")
            refused = answer_to(server.port, "\r\n".join(lines).encode())
            assert refused.startswith(b"HTTP/1.1 421 ")
            assert b"bad_host" in refused
        browser.close()
        warnings = [entry for entry in server.log if entry.get("kind") == "bad_host"]
        assert len(warnings) == 1
        assert "setting hosts" in warnings[0]["message"]
        assert "evil.example" in warnings[0]["message"]
        assert server.errors() == []


def test_a_server_on_all_addresses_answers_by_address_and_by_name() -> None:
    with Running(data_folder(), "--host", "0.0.0.0") as server:
        for host in ("192.168.1.5", f"laptop.local:{server.port}", socket.gethostname()):
            assert httpx.get(f"{server.url}/api/boards", headers={"Host": host}).status_code == 200
        refused = httpx.get(f"{server.url}/api/boards", headers={"Host": "evil.example"})
        assert refused.json()["code"] == "bad_host"
