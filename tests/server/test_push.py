"""Turn notices by Web Push: encrypted, signed, once a turn, and to nobody else."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest

from databases import Postgres
from grachten.errors import NotFound
from grachten.server.alerts.alerts import Alerts
from grachten.server.alerts.webhooks import NOT_DELIVERED
from grachten.server.settings import read_settings
from grachten.server.tables.table import LiveTable
from grachten.store.store import Store
from server.client import Browser, Seat, choose_first, refused
from server.conftest import LIFTED
from server.hooks import CERTIFICATE, Inbox
from server.push_service import PushService
from server.running import Running, data_folder, free_port, wait_until
from server.test_devices import add_phone, devices, other_than_this, revoke

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
MINUTE, DAY = 60, 86_400
PUBLIC = "https://play.example.org"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """A push service whose certificate the servers of this file trust."""
    path: Path = tmp_path_factory.mktemp("tls") / "certificate.pem"
    path.write_text(CERTIFICATE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(path))
        made = PushService(str(path))
        yield made
        made.close()
        assert made.faults == []


@pytest.fixture(scope="module")
def server(service: PushService) -> Iterator[Running]:  # noqa: ARG001
    with Running(data_folder(), **LIFTED, private_webhooks=True, public_url=PUBLIC) as running:
        yield running
        assert running.errors() == []


def start(
    anna: Browser, bert: Browser, days: int = 1, webhook: dict[str, str] | None = None
) -> str:
    """Start a game in which Anna goes first; return its table."""
    clock = {"kind": "move", "seconds": days * DAY}
    table: str = anna.open_table(ME, OPEN, first=0, clock=clock)["id"]
    if webhook is not None:
        assert anna.http.put(f"/api/tables/{table}/webhook", json=webhook).status_code == 200
    bert.join(table, 1, "Bert")
    anna.post(f"/api/tables/{table}/start")
    return table


def draw_two(browser: Browser, table: str, seat: int) -> int:
    """Play a turn: connect, draw two cards, and leave; return the ply of the next turn."""
    with browser.sit(table, seat) as here:
        return draw_two_here(here)


def draw_two_here(here: Seat) -> int:
    """Draw two cards as soon as it is this seat's turn; return the ply of the next turn."""
    for _ in range(2):
        while not here.position.get("legal"):
            here.hear_until("position")
        ply = here.position["ply"]
        here.act("draw:deck")
        while here.position["ply"] == ply:
            here.hear_until("position")
    return int(here.position["ply"])


def waiting_notices(data: Path) -> int:
    """Return how many notices are still to be sent."""
    with closing(sqlite3.connect(data / "grachten.db")) as database:
        return int(database.execute("SELECT count(*) FROM notices").fetchone()[0])


def test_a_notice_is_encrypted_signed_and_in_the_players_language(
    browser: Browser, friend: Browser, service: PushService
) -> None:
    phone = service.subscriber("phone")
    browser.open_table(ME, OPEN)
    phone.subscribe(browser, "de")
    clock = {"kind": "move", "seconds": 7 * DAY}
    table = browser.open_table(ME, OPEN, first=0, clock=clock)["id"]
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    begun = phone.next()
    assert begun.notice == {
        "table": table,
        "ply": 0,
        "title": "Das Spiel hat begonnen.",
        "body": "Am Tisch: Anna und Bert",
    }
    assert begun.key == browser.get("/api/push")["key"]
    assert begun.claims["sub"] == PUBLIC
    assert 0 < begun.claims["exp"] - time.time() <= DAY
    assert (begun.headers["Topic"], begun.headers["Urgency"]) == (f"{table}-0", "normal")
    assert 6 * DAY < int(begun.headers["TTL"]) <= 7 * DAY
    with browser.sit(table, 0) as here, friend.sit(table, 1) as there:
        here.hear_until("position")
        there.hear_until("position")
        choose_first(here, there)
    draw_two(browser, table, 0)
    draw_two(friend, table, 1)
    assert phone.next().notice["title"] == "Du bist dran."
    assert phone.received.empty()  # Anna had the page in view when her first turn began


def test_a_page_in_view_needs_no_notice_and_a_hidden_one_does(
    browser: Browser, friend: Browser, service: PushService
) -> None:
    desk = service.subscriber("desk")
    friend.open_table({**ME, "name": "Bert"}, OPEN)
    desk.subscribe(friend)
    table = start(browser, friend)
    assert desk.next().notice["title"] == "The game has begun."
    with browser.sit(table, 0) as here, friend.sit(table, 1) as there:
        here.hear_until("position")
        there.hear_until("position")
        choose_first(here, there)
        draw_two(browser, table, 0)  # Bert sees it
        draw_two(friend, table, 1)
        there.send(type="visible", visible=False)
        there.send(type="say", phrase="hello")
        there.hear_until("said")  # so the server knows
        draw_two(browser, table, 0)
        assert desk.next().notice["title"] == "It’s your turn."
        assert desk.received.empty()


def test_a_browser_that_is_gone_is_forgotten(
    browser: Browser, friend: Browser, service: PushService
) -> None:
    gone, still = service.subscriber("gone"), service.subscriber("still")
    friend.open_table({**ME, "name": "Bert"}, OPEN)
    gone.statuses = [410]
    gone.subscribe(friend)
    still.subscribe(friend)
    for _ in range(2):
        start(browser, friend)
        assert still.next().notice["title"] == "The game has begun."
    assert (gone.refused, gone.received.empty()) == (1, True)


def test_a_revoked_device_gets_no_notice_that_still_waits(service: PushService) -> None:
    data, settings = data_folder(), {**LIFTED, "private_webhooks": True}
    kept, lost = service.subscriber("kept"), service.subscriber("lost")
    with Running(data, **settings) as server:
        anna, bert = Browser(server.url), Browser(server.url)
        table = anna.open_table(ME, OPEN, first=0)["id"]
        phone = add_phone(anna, table)
        for subscriber, browser in ((kept, anna), (lost, phone)):
            subscriber.subscribe(browser)
            subscriber.statuses = [503]
        bert.join(table, 1, "Bert")
        anna.post(f"/api/tables/{table}/start")
        wait_until(lambda: (kept.refused, lost.refused) == (1, 1))
        assert revoke(anna, table, other_than_this(devices(anna, table))["id"]).status_code == 200
        port = server.port
        server.stop()
    with Running(data, port=port, shift=MINUTE, **settings):
        assert kept.next().notice["table"] == table
        wait_until(lambda: waiting_notices(data) == 0)
    assert (lost.refused, lost.received.empty()) == (1, True)
    for browser in (anna, bert, phone):
        browser.close()


def test_only_the_owner_of_a_seat_can_subscribe_and_unsubscribe(
    browser: Browser, friend: Browser, service: PushService
) -> None:
    mine = service.subscriber("mine")
    stranger = friend.another()
    assert refused(stranger.http.post("/api/push", json=mine.request())) == "not_yours"
    browser.open_table(ME, OPEN)
    table = friend.open_table({**ME, "name": "Bert"}, OPEN, first=0)["id"]
    mine.subscribe(friend)
    removal = {"endpoint": mine.endpoint}
    browser.http.post("/api/push/remove", json=removal)  # Bert's stays
    theft = mine.request("pl")
    assert browser.http.post("/api/push", json=theft).status_code == 204  # of Anna's own turns
    browser.join(table, 1, "Anna")
    friend.post(f"/api/tables/{table}/start")
    titles = {mine.next().notice["title"] for _ in range(2)}
    assert titles == {"The game has begun.", "Gra się zaczęła."}
    for one in (browser, friend):
        assert one.http.post("/api/push/remove", json=removal).status_code == 204
    start(browser, friend)
    for text in (browser.http.get("/api/push").text, browser.http.get(f"/api/tables/{table}").text):
        assert mine.endpoint not in text


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/push"},
        {"endpoint": "https://10.1.2.3/push"},
        {"endpoint": "https://[::1]/push"},
        {"endpoint": "https://169.254.169.254/push"},
        {"endpoint": "http://8.8.8.8/push"},
        {"endpoint": "hello"},
        {"p256dh": "B" + "A" * 86},
        {"endpoint": "https://8.8.8.8/push", "auth": "A" * 21},
        {"endpoint": "https://8.8.8.8/" + "x" * 500},
    ],
)
def test_bad_subscriptions_are_refused(
    strict: Running, service: PushService, change: dict[str, str]
) -> None:
    browser = Browser(strict.url, {"X-Forwarded-For": f"10.9.0.{len(str(change))}"})
    browser.open_table(ME, OPEN)
    wanted = {**service.subscriber("bad").request(), "endpoint": "https://8.8.8.8/push"}
    assert browser.http.post("/api/push", json=wanted).status_code == 204
    answer = browser.http.post("/api/push", json=wanted | change)
    assert refused(answer) in ("bad_subscription", "bad_request")
    browser.close()


def test_a_host_can_turn_web_push_off() -> None:
    with Running(data_folder(), push=False) as server:
        browser = Browser(server.url)
        assert browser.get("/api/push") == {"key": None}
        browser.close()
        assert server.errors() == []


def test_without_the_extra_the_server_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "grachten.server.alerts.push", None)  # can't be imported
    store = Store(str(tmp_path / "grachten.db"))

    async def start_alerts() -> None:
        alerts = Alerts(store, read_settings(), no_table)
        await alerts.start()
        assert alerts.web_push is None
        await alerts.close()

    with caplog.at_level("INFO", "grachten.server"):
        asyncio.run(start_alerts())
    store.close()
    assert "pip install 'grachten[push]'" in caplog.text


@pytest.mark.long
def test_several_nodes_send_each_notice_once(
    service: PushService, postgres: Postgres, tmp_path: Path
) -> None:
    """A page in view at one node counts at the other too; one node dies."""
    database = postgres.create("notices")
    settings = {**LIFTED, "private_webhooks": True}
    nodes = [
        Running(tmp_path / str(number), "--database", database, port=free_port(), **settings)
        for number in range(2)
    ]
    phones = [service.subscriber("node-0"), service.subscriber("node-1")]
    inbox = Inbox()
    turns = [(0, 0), (1, 0)]  # seats, and plies

    def waiting() -> int:
        with psycopg.connect(database) as connection:
            row = connection.execute("SELECT count(*) FROM notices").fetchone()
        assert row is not None
        return int(row[0])

    with nodes[0], ExitStack() as stack:
        anna, bert = (stack.enter_context(closing(Browser(nodes[0].url))) for _ in range(2))
        for phone, browser in zip(phones, (anna, bert), strict=True):
            browser.open_table(ME, OPEN)
            phone.subscribe(browser)
        with nodes[1]:
            move_to(bert, nodes[1])
            table = start(anna, bert, webhook={"url": f"{inbox.url}/all"})
            assert [phone.next().notice["ply"] for phone in phones] == [0, 0]
            here = stack.enter_context(anna.sit(table, 0))  # until the end
            here.hear_until("position")
            with visit(bert, here) as there:
                there.hear_until("position")
                choose_first(here, there)
            turns.append((0, here.position["ply"]))
            turns.append((1, draw_two_here(here)))
            assert phones[1].next().notice["ply"] == turns[-1][1]
            with visit(bert, here) as there:
                turns.append((0, draw_two_here(there)))
            wait_until(lambda: inbox.got.qsize() == len(turns))
            wait_until(lambda: waiting() == 0)
            nodes[1].kill()
        move_to(bert, nodes[0])
        turns.append((1, draw_two_here(here)))
        assert phones[1].next().notice["ply"] == turns[-1][1]
        with visit(bert, here) as there:
            turns.append((0, draw_two_here(there)))
        wait_until(lambda: inbox.got.qsize() == len(turns))
        wait_until(lambda: waiting() == 0)
    notices = [inbox.next()[1] for _ in turns]
    assert sorted((notice["seat"], notice["ply"]) for notice in notices) == sorted(turns)
    assert inbox.got.empty()
    assert all(phone.received.empty() for phone in phones)
    inbox.close()
    postgres.drop("notices")


@contextmanager
def visit(bert: Browser, here: Seat) -> Iterator[Seat]:
    """Let Bert have the page in view for a while, which Anna's node knows from beginning to end."""
    with bert.sit(here.table["id"], 1) as there:
        here.hear_table(lambda info: bool(info["seats"][1]["here"]))
        yield there
    here.hear_table(lambda info: not info["seats"][1]["here"])


def move_to(browser: Browser, node: Running) -> None:
    """Let a browser use another node."""
    browser.url = node.url
    browser.http.base_url = node.url


async def no_table(table: str) -> LiveTable:
    raise NotFound("no_table", f"there is no table {table}")


def has_logged(server: Running, words: str) -> bool:
    return any(words in entry["message"] for entry in server.log)


@pytest.mark.long
@pytest.mark.timeout(1800)  # each start is a new process, whose clock is shifted
def test_a_slow_game_with_restarts_loses_no_notice_and_sends_none_twice(
    service: PushService,
) -> None:
    """Two days with a turn every six hours, and a restart after each.

    One third of the notices arrive before the restart. The push service refuses another third,
    while the webhook can't be reached, and the rest are for turns after which the server ends at
    once. Every second end is a `kill -9`.
    """
    data, settings = data_folder(), {**LIFTED, "private_webhooks": True}
    subscribers = [service.subscriber("slow-0"), service.subscriber("slow-1")]
    inbox = Inbox(free_port())  # where nobody else listens meanwhile
    # The plies of the notices for each seat: in its browser, and from the table's webhook.
    got: dict[tuple[str, int], list[int]] = {
        (way, seat): [] for way in ("browser", "webhook") for seat in (0, 1)
    }
    expected = {target: [0] for target in got}
    killed: set[int] = set()  # plies whose notices may come twice: the server was killed at once

    def wait_for_notices() -> None:
        for (way, seat), plies in expected.items():
            while not set(plies) <= set(got[way, seat]):
                if way == "browser":
                    got[way, seat].append(subscribers[seat].next().notice["ply"])
                else:
                    _, notice = inbox.next()
                    got[way, notice["seat"]].append(notice["ply"])

    with Running(data, **settings) as server:
        browsers = [Browser(server.url), Browser(server.url)]
        for subscriber, browser in zip(subscribers, browsers, strict=True):
            browser.open_table({**ME, "name": "Cleo"}, OPEN)
            subscriber.subscribe(browser)
        webhook = {"url": f"{inbox.url}/all"}
        table = start(browsers[0], browsers[1], days=3, webhook=webhook)
        wait_for_notices()
        with browsers[0].sit(table, 0) as here, browsers[1].sit(table, 1) as there:
            here.hear_until("position")
            there.hear_until("position")
            choose_first(here, there)
            expected["webhook", 0].append(here.position["ply"])  # the browser shows the page
            wait_for_notices()
        port = server.port
        server.stop()
    for turn in range(8):
        mover, waiting = turn % 2, 1 - turn % 2
        with Running(data, port=port, shift=turn * DAY / 4, **settings) as server:
            wait_for_notices()
            if turn % 3 == 1:  # the next attempt follows the restart
                subscribers[waiting].statuses = [503]
                inbox.close()
            ply = draw_two(browsers[mover], table, mover)
            for way in ("browser", "webhook"):
                expected[way, waiting].append(ply)
            if turn % 3 == 0:
                wait_for_notices()
            if turn % 3 == 1:
                wait_until(lambda: not any(one.statuses for one in subscribers))
                wait_until(partial(has_logged, server, NOT_DELIVERED))
                inbox.open()
            if turn % 2:
                killed.add(ply)
            server.kill() if turn % 2 else server.stop()
    with Running(data, port=port, shift=2 * DAY, **settings):
        wait_for_notices()
        wait_until(lambda: waiting_notices(data) == 0)
    inbox.close()
    for target, plies in expected.items():
        assert [ply for ply in got[target] if ply not in killed] == [
            ply for ply in plies if ply not in killed
        ]
        assert set(got[target]) == set(plies)
    assert all(subscriber.received.empty() for subscriber in subscribers)
    assert inbox.got.empty()
    for browser in browsers:
        browser.close()
