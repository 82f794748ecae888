"""Safety: keys, origins, headers, limits, and other things that a stranger could try."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from server.client import Browser, Seat, refused
from server.running import Running

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}
PROXY = {"X-Forwarded-Proto": "https"}


def raw(name: str, value: str) -> list[tuple[bytes, bytes]]:
    """Return a header with any characters."""
    return [(name.encode(), value.encode("latin-1"))]


def host(running: Running) -> dict[str, str]:
    token = (running.data / "admin.token").read_text().strip()
    return {"Authorization": f"Bearer {token}"}


def seated(browser: Browser, friend: Browser, **wishes: Any) -> str:
    """Start a game between the two browsers."""
    table: str = browser.open_table(ME, OPEN, **wishes)["id"]
    friend.join(table, 1, "Ben")
    browser.post(f"/api/tables/{table}/start")
    return table


# URLs of WebSockets.


@pytest.mark.parametrize("query", ["seat=x", "seat=", "seat=0.5", "seat=0&after=now"])
def test_a_malformed_number_is_refused_and_never_watches(browser: Browser, query: str) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    url = browser.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?{query}"
    with connect(url, additional_headers={"Cookie": browser.cookie()}, proxy=None) as socket:
        bye = json.loads(socket.recv(20))
    assert (bye["type"], bye["code"], bye["reconnect"]) == ("bye", "bad_request", False)


# Keys.


def test_the_key_is_in_a_cookie_that_no_script_and_no_other_site_gets(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={"seats": [ME, OPEN]}, headers=PROXY)
    name, *parts = answer.headers["set-cookie"].split("; ")
    assert name.startswith("grachten=")
    assert "HttpOnly" in parts
    assert "SameSite=strict" in parts
    assert "Path=/api" in parts
    assert "Secure" not in parts  # the header did not come from a trusted proxy
    assert "strict-transport-security" not in answer.headers
    assert name.partition("=")[2] not in answer.text


def test_behind_a_trusted_proxy_with_https_the_cookie_is_secure(
    at: Callable[[str], Browser],
) -> None:
    browser = at("198.51.100.1")
    for proto, secure in ((PROXY, True), ({"X-Forwarded-Proto": "http"}, False)):
        answer = browser.http.post("/api/tables", json={"seats": [ME, OPEN]}, headers=proto)
        assert ("Secure" in answer.headers["set-cookie"].split("; ")) == secure
        assert ("strict-transport-security" in answer.headers) == secure


def test_keys_and_tokens_are_kept_as_hashes_and_never_logged(
    server: Running, browser: Browser, friend: Browser
) -> None:
    table = seated(browser, friend)
    link = browser.post(f"/api/tables/{table}/seats/0/link")["key"]
    bot = browser.http.post("/api/admin/bots", json={"name": "Outsider"}, headers=host(server))
    keys = [browser.http.cookies["grachten"], friend.http.cookies["grachten"], link]
    secrets = [*keys, bot.json()["token"], host(server)["Authorization"].split()[1]]
    files = [path for path in server.data.rglob("*") if path.name != "admin.token"]
    kept = b"".join(path.read_bytes() for path in files if path.is_file())
    assert table.encode() in kept
    for secret in secrets:
        assert len(secret) == 32
        assert secret.encode() not in kept
        assert bytes.fromhex(secret) not in kept
        assert secret not in json.dumps(server.log)
    assert Path(server.data / "admin.token").stat().st_mode & 0o777 == 0o600


def test_a_personal_link_works_elsewhere_and_a_wrong_one_does_not(
    browser: Browser, friend: Browser
) -> None:
    table = seated(browser, friend)
    phone = browser.another()
    link = browser.post(f"/api/tables/{table}/seats/0/link")["key"]
    for wrong in ("0" * 32, link[::-1], friend.http.cookies["grachten"][::-1]):
        back = phone.http.post(f"/api/tables/{table}/return", json={"key": wrong})
        assert refused(back) == "bad_link"
        assert "set-cookie" not in back.headers
    other = friend.open_table(ME, OPEN)["id"]
    wrong_table = phone.http.post(f"/api/tables/{other}/return", json={"key": link})
    assert refused(wrong_table) == "bad_link"
    seats = phone.post(f"/api/tables/{table}/return", {"key": link})["seats"]
    assert [seat["mine"] for seat in seats] == [True, False]
    assert phone.http.cookies["grachten"] != link
    with phone.sit(table, 0) as seat:
        assert seat.hear_until("position")["view"]["hand"]


def test_nothing_can_be_done_with_somebody_elses_cookie(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, OPEN)["id"]
    friend.join(table, 1, "Ben")
    for asking in (friend, browser.another()):
        path = f"/api/tables/{table}"
        answers = [
            asking.http.put(f"{path}/seats/0/seed", json={"seed": "ab" * 32}),
            asking.http.put(f"{path}/seats/0/commitment", json={"commitment": "ab" * 32}),
            asking.http.put(f"{path}/seats/0/webhook", json={"url": None}),
            asking.http.put(f"{path}/seats/2/bot", json={"bot": "apprentice"}),
            asking.http.post(f"{path}/seats/0/link"),
            asking.http.post(f"{path}/start"),
            asking.http.delete(f"{path}/seats/0"),
            asking.http.delete(f"{path}/seats/0/name"),
        ]
        assert {refused(answer) for answer in answers} == {"not_yours"}
        with asking.sit(table, 0) as seat:
            assert seat.hear()["code"] == "not_yours"
    assert browser.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna"


def test_spectators_can_do_nothing(browser: Browser, friend: Browser) -> None:
    table = seated(browser, friend)
    messages: list[dict[str, Any]] = [
        {"type": "act", "ply": 0, "action": "draw:deck"},
        {"type": "say", "phrase": "hello"},
        {"type": "chat", "text": "hello"},
        {"type": "resign"},
        {"type": "back"},
        {"type": "vote", "seat": 0},
        {"type": "hint", "ply": 0},
    ]
    for watching in (browser.another(), browser):  # also a player who watches
        with watching.sit(table, None) as seat:
            seat.hear_until("position")
            for message in messages:
                seat.send(**message)
                assert seat.hear_until("refused")["code"] == "watching"


def test_a_removed_player_is_disconnected(
    server: Running, browser: Browser, friend: Browser
) -> None:
    table = seated(browser, friend)
    link = friend.post(f"/api/tables/{table}/seats/1/link")["key"]
    with friend.sit(table, 1) as seat:
        seat.hear_until("position")
        gone = browser.http.delete(f"/api/admin/tables/{table}/seats/1", headers=host(server))
        assert gone.status_code == 200
        assert seat.hear_until("bye")["code"] == "removed"
    with friend.sit(table, 1) as again:
        assert again.hear()["code"] == "not_yours"
    assert refused(friend.http.get(f"/api/tables/{table}/record?seat=1")) == "not_yours"
    back = friend.http.post(f"/api/tables/{table}/return", json={"key": link})
    assert refused(back) == "bad_link"
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(1))
    assert refused(friend.http.post(f"/api/tables/{table}/rematch")) == "not_yours"
    again = browser.post(f"/api/tables/{table}/rematch")["seats"]
    assert [seat["kind"] for seat in again] == ["person", "open"]


def test_the_hosts_routes_need_the_hosts_token(server: Running, browser: Browser) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    wrong = ["", "Bearer", "Bearer x", "Bearer é", "Basic abc", "Bearer " + "0" * 32]
    for token in wrong:
        headers = raw("Authorization", token)
        for method, path in (
            ("GET", "/tables"),
            ("DELETE", f"/tables/{table}"),
            ("DELETE", f"/tables/{table}/seats/0"),
            ("DELETE", f"/tables/{table}/seats/0/name"),
            ("GET", "/bans"),
            ("POST", "/bans"),
            ("DELETE", "/bans/192.0.2.1"),
            ("GET", "/bots"),
            ("POST", "/bots"),
            ("DELETE", "/bots/x"),
        ):
            body = {"address": "192.0.2.1"} if path == "/bans" else {"name": "x"}
            sent: dict[str, Any] = {"json": body} if method == "POST" else {}
            url = f"/api/admin{path}"
            answer = browser.http.request(method, url, headers=headers, **sent)
            assert refused(answer) == "not_admin"
    assert browser.http.get("/api/admin/tables", headers=host(server)).status_code == 200


# Other sites.


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "",
        "http://127.0.0.1",
        "file://",
        "http://a@b",
        "é",
    ],
)
def test_pages_of_other_sites_can_change_nothing_and_hear_nothing(
    browser: Browser, origin: str
) -> None:
    headers: dict[str, Any] = {"Origin": origin}
    table = browser.open_table(ME, OPEN)["id"]
    sent = raw("Origin", origin)
    answers = [
        browser.http.post("/api/tables", json={"seats": [ME, OPEN]}, headers=sent),
        browser.http.delete(f"/api/tables/{table}/seats/0", headers=sent),
        browser.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "regent"}, headers=sent),
    ]
    assert {refused(answer) for answer in answers} == {"foreign_origin"}
    assert all("access-control-allow-origin" not in answer.headers for answer in answers)
    if origin.isascii():
        with browser.sit(table, 0, **headers) as seat:
            assert seat.hear()["code"] == "foreign_origin"


def test_own_pages_may_connect_and_a_strange_host_is_refused(
    server: Running, browser: Browser
) -> None:
    own: dict[str, Any] = {"Origin": server.url}
    table = browser.http.post("/api/tables", json={"seats": [ME, OPEN]}, headers=own)
    assert table.status_code == 201
    with Seat(browser, table.json()["id"], 0, headers=own, wire=3) as seat:
        assert seat.hear()["type"] == "table"
    for strange in ("a;b", "x' 'unsafe-inline", "é", "a" * 300, "[::", "evil.example"):
        answer = browser.http.get("/api/boards", headers=raw("Host", strange))
        assert (answer.status_code, refused(answer)) == (421, "bad_host")
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert (strange in policy) == (strange == "evil.example")


def test_every_response_has_the_security_headers(browser: Browser) -> None:
    large = b'{"seats": "' + b"x" * 100_000
    json_type = {"Content-Type": "application/json"}
    answers = {
        200: browser.http.get("/api/boards"),
        201: browser.http.post("/api/tables", json={"seats": [ME, OPEN]}),
        403: browser.http.get("/api/admin/bots"),
        404: browser.http.get("/nothing/here"),
        405: browser.http.patch("/api/tables"),
        413: browser.http.post("/api/tables", content=large, headers=json_type),
        422: browser.http.post("/api/tables", json={"seats": []}),
    }
    texts = [browser.http.get(path) for path in ("/healthz", "/readyz", "/metrics")]
    for status, answer in [*answers.items(), *((200, text) for text in texts)]:
        assert answer.status_code == status, answer.text
        headers = answer.headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
        if answer.url.path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"
            assert headers["content-type"] == "application/json"
    assert answers[405].headers["allow"]


# Addresses of clients.


def test_alerts_to_private_addresses_are_refused_and_reveal_nothing(
    server: Running, browser: Browser
) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    open_port, closed_port = server.port, 9
    answers = set()
    for port in (open_port, closed_port):
        wish = {"url": f"http://127.0.0.1:{port}/"}
        answer = browser.http.put(f"/api/tables/{table}/seats/0/webhook", json=wish)
        assert refused(answer) == "bad_webhook"
        answers.add(answer.text)
    assert len(answers) == 1
