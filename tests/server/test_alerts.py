"""Turn alerts: requests to the URL that a player, or the opener of the table, has set."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.client import Browser
from server.conftest import LIFTED
from server.hooks import Inbox
from server.running import Running, data_folder, free_port

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    box = Inbox()
    yield box
    box.close()


@pytest.fixture
def anna() -> Iterator[Browser]:
    public = "https://play.example.org/"
    with Running(data_folder(), **LIFTED, private_webhooks=True, public_url=public) as server:
        browser = Browser(server.url)
        yield browser
        browser.close()
        assert server.errors() == []


def test_a_player_and_a_table_are_alerted_once_a_turn(anna: Browser, inbox: Inbox) -> None:
    bert = anna.another()
    table = anna.open_table(ME, OPEN, first=0)["id"]
    bert.join(table, 1, "Bert")
    path = f"/api/tables/{table}"
    assert anna.http.put(f"{path}/webhook", json={"url": f"{inbox.url}/all"}).status_code == 200
    mine = bert.http.put(f"{path}/seats/1/webhook", json={"url": f"{inbox.url}/bert"})
    assert mine.status_code == 200
    assert inbox.url not in mine.text
    anna.post(f"{path}/start")
    chosen = {inbox.next()[1]["seat"] for _ in range(3)}  # both for the table, Bert for himself
    assert chosen == {0, 1}
    with anna.sit(table, 0) as here, bert.sit(table, 1) as there:
        for seat in (here, there):
            seat.hear_until("position")
            seat.act(seat.position["legal"][0])
        while here.position["view"]["phase"] == "setup":
            here.hear_until("position")
        where, alert = inbox.next()
        assert (where, alert["seat"], alert["name"]) == ("/all", 0, "Anna")
        assert alert["url"] == f"https://play.example.org/t/{table}"
        for _ in range(2):
            here.act("draw:deck")
            here.hear_until("position")
    alerts = [inbox.next(), inbox.next()]
    assert {where for where, _ in alerts} == {"/all", "/bert"}
    assert {(a["event"], a["seat"], a["ply"]) for _, a in alerts} == {("your_turn", 1, 4)}
    assert inbox.got.empty()


def test_the_log_names_the_table_of_an_undelivered_alert() -> None:
    with Running(data_folder(), **LIFTED, private_webhooks=True) as server:
        browser = Browser(server.url)
        table = browser.open_table(ME, BOT)["id"]
        path = f"/api/tables/{table}"
        nowhere = {"url": f"http://127.0.0.1:{free_port()}/"}
        assert browser.http.put(f"{path}/webhook", json=nowhere).status_code == 200
        browser.post(f"{path}/start")
        told: list[dict[str, Any]] = []
        while not told:
            told = [entry for entry in server.log if "not delivered" in entry["message"]]
            time.sleep(0.1)
        assert told[0]["table"] == table
        browser.close()


def test_only_the_player_and_the_opener_can_ask_for_alerts(
    browser: Browser, friend: Browser, inbox: Inbox
) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    friend.join(table, 1, "Bert")
    path, wish = f"/api/tables/{table}", {"url": "https://example.org/hook"}
    for answer in (
        friend.http.put(f"{path}/webhook", json=wish),
        friend.http.put(f"{path}/seats/0/webhook", json=wish),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    private = browser.http.put(f"{path}/webhook", json={"url": inbox.url})
    assert private.json()["code"] == "bad_webhook"
