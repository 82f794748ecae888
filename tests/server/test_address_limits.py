"""Limits for one address: tables, connections, requests, messages, spectators, hints."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from grachten.server.http.limits.rates import origin_of
from server.client import Browser, refused
from server.conftest import LIFTED
from server.hostile import connected, handshake, memory_mb
from server.running import Running, data_folder
from server.test_safety import host, seated

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server without limits, where people may chat."""
    with Running(data_folder(), chat=True, **LIFTED) as running:
        yield running
        assert running.errors() == []
        assert running.metric("grachten_errors_total") == 0


def test_bans_hold_for_the_address_that_the_trusted_proxy_names(
    server: Running, strict: Running, at: Callable[[str], Browser]
) -> None:
    bad, good = "203.0.113.7", "203.0.113.8"
    for running in (server, strict):
        wish = {"address": bad, "reason": "rude"}
        url = f"{running.url}/api/admin/bans"
        assert httpx.post(url, json=wish, headers=host(running)).status_code == 200
    rude = at(good)
    table = rude.open_table(ME, BOT, begin=True)["id"]
    chains: dict[bool, list[list[str]]] = {
        True: [[bad], ["198.51.100.9, " + bad], ["198.51.100.9", bad], [bad + ":1234"]],
        False: [[good], [f"{bad}, {good}"], [bad, good], ["127.0.0.1"], ["nonsense"]],
    }
    for banned, ways in chains.items():
        for way in ways:
            headers = [("X-Forwarded-For", entry) for entry in way]
            answer = httpx.get(f"{strict.url}/api/boards", headers=headers)
            assert (answer.status_code == 403) == banned, way
            assert not banned or refused(answer) == "banned"
            untrusted = httpx.get(f"{server.url}/api/boards", headers=headers)
            assert untrusted.status_code == 200
    here, there = ({"X-Forwarded-For": address} for address in (good, bad))
    with rude.sit(table, 0, -1, **there) as shut_out:
        assert shut_out.hear()["code"] == "banned"
    with rude.sit(table, 0, -1, **here) as seat:
        seat.hear_until("position")
        ban = {"address": good}
        httpx.post(f"{strict.url}/api/admin/bans", json=ban, headers=host(strict))
        assert seat.hear_until("bye")["code"] == "banned"
    for address in (bad, good):
        url = f"{strict.url}/api/admin/bans/{address}"
        assert httpx.delete(url, headers=host(strict)).status_code == 200
    assert rude.get("/api/boards")


def test_a_rematch_is_a_table_like_any_other(at: Callable[[str], Browser]) -> None:
    browser = at("198.51.100.9")

    def play_once() -> str:
        table: str = browser.open_table(ME, BOT, begin=True)["id"]
        with browser.sit(table, 0) as seat:
            seat.send(type="resign")
            seat.hear_table(lambda info: info["state"] == "over")
        return f"/api/tables/{table}/rematch"

    first, second = play_once(), play_once()
    again = browser.post(first)["id"]
    fourth = browser.http.post(second)
    assert (fourth.status_code, refused(fourth)) == (429, "too_many_tables")
    assert browser.post(first)["id"] == again  # it exists already


def test_a_table_keeps_the_origin_of_its_opener_and_only_until_its_end(
    strict: Running, at: Callable[[str], Browser]
) -> None:
    address = "198.51.100.10"
    browser = at(address)
    table = browser.open_table(ME, BOT, begin=True)["id"]

    def document() -> bytes:
        with closing(sqlite3.connect(strict.data / "grachten.db")) as database:
            chosen = "SELECT document FROM tables WHERE id = ?"
            found: bytes = database.execute(chosen, (table,)).fetchone()[0]
            return found

    assert json.loads(document())["origin"] == origin_of(address)
    assert address.encode() not in document()
    with browser.sit(table, 0) as seat:
        seat.send(type="resign")
        seat.hear_table(lambda info: info["state"] == "over")
    assert json.loads(document())["origin"] == ""


def refusals_of_a_flood(browser: Browser, path: str) -> set[str]:
    """Send many requests at a time until some come too fast; return the codes of the refusals."""
    codes: set[str] = set()
    with ThreadPoolExecutor(8) as pool:
        while "too_many_requests" not in codes:
            answers = pool.map(lambda _: browser.http.get(path), range(100))
            codes |= {refused(answer) for answer in answers if answer.status_code != 200}
    return codes


def test_one_address_has_limits_for_tables_connections_and_requests(
    strict: Running, at: Callable[[str], Browser]
) -> None:
    browser, other = at("198.51.100.2"), at("198.51.100.3")
    tables = [browser.open_table(ME, OPEN)["id"] for _ in range(3)]
    fourth = browser.http.post("/api/tables", json={"seats": [ME, OPEN]})
    assert (fourth.status_code, refused(fourth)) == (429, "too_many_tables")
    assert other.open_table(ME, OPEN)
    forwarded: dict[str, Any] = {"X-Forwarded-For": "198.51.100.2"}
    seats = [browser.sit(tables[0], 0, -1, **forwarded) for _ in range(4)]
    with browser.sit(tables[0], 0, -1, **forwarded) as fifth:
        assert fifth.hear()["code"] == "too_many_sockets"
    seats[0].close()
    while strict.metric("grachten_sockets") > 3:
        pass
    with browser.sit(tables[0], 0, -1, **forwarded) as again:
        assert again.hear()["type"] == "table"
    assert refusals_of_a_flood(other, "/api/boards") == {"too_many_requests"}
    assert "too_many_requests" in refusals_of_a_flood(other, "/api/admin/bots")
    assert browser.http.get("/api/boards").status_code == 200


def test_pages_count_as_requests_but_less(at: Callable[[str], Browser]) -> None:
    browser = at("198.51.100.10")
    for _ in range(5):  # a family opens the page at once
        answers = [browser.http.get("/assets/nothing.js") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {404}
    assert browser.http.get("/api/boards").status_code == 200


def test_too_many_pages_are_refused() -> None:
    with Running(data_folder(), requests_per_second=0.01) as server:
        paths = ["/", "/assets/nothing.js", "/nowhere", "/api/socket.json"] * 5
        answers = [httpx.get(server.url + path) for path in paths]
        assert {refused(answer) for answer in answers[-4:]} == {"too_many_requests"}
        assert {answer.status_code for answer in answers[:5]} <= {200, 404}
        for path in ("/healthz", "/readyz"):
            assert httpx.get(server.url + path).status_code == 200


def test_a_table_has_a_limit_for_spectators(at: Callable[[str], Browser]) -> None:
    browser = at("198.51.100.4")
    table = browser.open_table(ME, OPEN)["id"]
    watchers = [at(f"198.51.100.{i}") for i in (5, 6, 7)]
    for watcher, code in zip(watchers, (None, None, "too_many_watchers"), strict=True):
        assert watcher.sit(table, None).hear().get("code") == code
    with browser.sit(table, 0) as seat:  # players always get in
        assert seat.hear()["watchers"] == 2


def test_too_many_and_too_large_messages_are_refused_clearly(at: Callable[[str], Browser]) -> None:
    browser = at("198.51.100.8")
    table = browser.open_table(ME, BOT, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.hear_until("position")
        for _ in range(30):
            seat.send(type="back")
        assert seat.hear_until("refused")["code"] == "too_many_messages"
        for _ in range(150):
            seat.send(type="back")
        assert seat.hear_until("bye")["code"] == "too_many_messages"
    with browser.sit(table, 0) as seat:
        seat.send(type="chat", text="x" * 5000)
        assert seat.hear_until("bye")["code"] == "too_large"
    with browser.sit(table, 0) as seat:
        seat.send(type="chat", text="x" * 100_000)
        with pytest.raises(ConnectionClosedError) as closed:
            seat.hear_until("bye")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_one_address_cannot_take_all_bot_threads(browser: Browser) -> None:
    tables = [browser.open_table(ME, BOT, begin=True, first=0)["id"] for _ in range(6)]
    seats = [browser.sit(table, 0) for table in tables]
    for seat in seats:
        seat.hear_until("position")
    for seat in seats:
        seat.send(type="hint", ply=0)
    answers = []
    for seat in seats:
        while (heard := seat.hear())["type"] not in ("hint", "refused"):
            pass
        answers.append(heard.get("code", "hint"))
    assert sorted(answers) == ["busy"] * 2 + ["hint"] * 4
    seats[0].send(type="hint", ply=0)
    assert seats[0].hear_until("hint")["ideas"]


def test_slow_readers_are_dropped_and_delay_nobody(
    server: Running, browser: Browser, friend: Browser
) -> None:
    table = seated(browser, friend, chat=True)
    anna, ben = browser.sit(table, 0), friend.sit(table, 1)
    text = "\U0001f600" * 300
    dropped, before = server.metric("grachten_dropped_total"), memory_mb(server.pid)
    with connected(server.port) as one, connected(server.port) as two:
        for slow in (one, two):
            slow.sendall(handshake(table))
        longest = 0.0
        while server.metric("grachten_dropped_total") < dropped + 2:
            for _ in range(200):
                began = time.perf_counter()
                anna.send(type="chat", text=text)
                for seat in (anna, ben):
                    assert seat.hear_until("said")["text"] == text
                longest = max(longest, time.perf_counter() - began)
        assert longest < 5.0
        assert memory_mb(server.pid) < before + 30
    anna.send(type="say", phrase="good_game")
    while ben.hear_until("said")["phrase"] != "good_game":
        pass
