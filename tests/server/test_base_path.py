"""A server below a path of its domain: GRACHTEN_BASE_PATH=/grachten."""

import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cli.command import process
from grachten.cli.serve import free_port
from grachten.server.settings import read_settings
from server.bot_client import raw, token_for
from server.client import SECONDS, Browser, play_all, refused
from server.conftest import LIFTED
from server.running import Running, data_folder

BASE = "/grachten"
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "apprentice"}
HTML = {"Accept": "text/html,*/*;q=0.8"}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running(data_folder(), base_path=BASE, **LIFTED) as running:
        yield running
        assert running.errors() == []
        assert running.metric("grachten_errors_total") == 0


@pytest.fixture
def root(server: Running) -> Iterator[httpx.Client]:
    """A client whose addresses are those of the whole domain."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        yield client


def test_a_game_is_played_and_its_cookie_belongs_to_the_path(
    browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, BOT, first=0, begin=True)["id"]
    assert {cookie.path for cookie in browser.http.cookies.jar} == {f"{BASE}/api"}
    with browser.sit(table, 0) as seat:
        play_all([seat], random.Random(1))
    assert browser.get(f"/api/tables/{table}/record")["steps"]
    assert friend.get(f"/api/tables/{table}")["seats"][0]["mine"] is False


def test_the_page_and_its_files_name_the_path(server: Running, root: httpx.Client) -> None:
    for path in ("/", "/t/abcdefghijklmn", "/replay", "/rules", "/no/such/page"):
        answer = root.get(f"{BASE}{path}", headers=HTML)
        assert answer.status_code == (404 if path == "/no/such/page" else 200)
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        named = [part.partition('"')[0] for part in answer.text.split('="/')[1:]]
        assert len(named) > 5
        assert all(f"/{name}".startswith(f"{BASE}/") for name in named)
        assert f'<meta name="base" content="{BASE}/" />' in answer.text
    for name in named:
        assert root.get(f"/{name}").status_code == 200, name
    worker = root.get(f"{BASE}/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    home = httpx.URL(f"{server.url}/manifest.webmanifest")
    manifest = root.get(home).json()
    assert {str(home.join(manifest[key])) for key in ("start_url", "scope")} == {f"{server.url}/"}
    for icon in manifest["icons"]:
        assert root.get(home.join(icon["src"])).status_code == 200


def test_the_path_without_a_slash_leads_to_the_first_page(root: httpx.Client) -> None:
    answer = root.get(f"{BASE}?lang=de")
    assert (answer.status_code, answer.headers["location"]) == (307, f"{BASE}/?lang=de")
    assert "content-security-policy" in answer.headers
    assert root.get(BASE, follow_redirects=True).status_code == 200
    slash = root.get(f"{BASE}/rules/")
    assert httpx.URL(slash.headers["location"]).path == f"{BASE}/rules"


@pytest.mark.parametrize(
    "path", ["/", "/api/boards", "/healthz", "/metrics", "/grachtenx/", "/worker.js", "/api/admin"]
)
def test_nothing_is_outside_the_path(root: httpx.Client, path: str) -> None:
    answer = root.get(path)
    assert (answer.status_code, refused(answer)) == (404, "no_such_page")
    assert "content-security-policy" in answer.headers
    page = root.get(path, headers=HTML)  # a person sees the page that says so
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")


def test_no_websocket_is_outside_the_path(server: Running, browser: Browser) -> None:
    table = browser.open_table(ME, BOT)["id"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as caught, connect(address, proxy=None):
        pass
    assert caught.value.response.status_code == 404


def test_limits_and_the_description_of_the_api_know_the_path(root: httpx.Client) -> None:
    large = root.post(f"{BASE}/api/replay", content=b" " * 200_000)
    assert refused(large) != "too_large"  # records may be larger than other requests
    assert refused(root.post(f"{BASE}/api/push", content=b" " * 200_000)) == "too_large"
    assert root.get(f"{BASE}/api/boards").headers["cache-control"] == "no-store"
    for path in ("/healthz", "/readyz"):  # without the name of a host that is its own
        assert root.get(f"{BASE}{path}", headers={"Host": "192.0.2.1"}).status_code == 200
    described = root.get(f"{BASE}/api/openapi.json").json()
    assert described["servers"] == [{"url": BASE}]
    assert "/api/boards" in described["paths"]


def test_commands_find_the_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {"GRACHTEN_PORT": str(server.port), "GRACHTEN_BASE_PATH": BASE}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert free_port(read_settings()) == (server.port, server.url)  # `grachten` alone opens it
    healthy = process("healthcheck", **settings)
    assert (healthy.code, healthy.out) == (0, f"healthy: {server.url}\n")
    listed = process("admin", "--data", str(server.data), "bans", **settings)
    assert (listed.code, listed.out) == (0, "No address is banned.\n")


def test_an_outside_bot_connects_below_the_path(server: Running) -> None:
    with raw(server, token_for(server, "outsider")) as socket:
        assert socket.ping().wait(SECONDS)


@pytest.mark.parametrize("public_url", ["https://example.org", "https://example.org/"])
def test_links_of_the_server_name_the_path(
    monkeypatch: pytest.MonkeyPatch, public_url: str
) -> None:
    monkeypatch.setenv("GRACHTEN_PUBLIC_URL", public_url)
    assert read_settings().public_address == "https://example.org"
    monkeypatch.setenv("GRACHTEN_BASE_PATH", BASE)
    assert read_settings().public_address == "https://example.org/grachten"
    monkeypatch.delenv("GRACHTEN_PUBLIC_URL")
    assert read_settings().public_address is None
