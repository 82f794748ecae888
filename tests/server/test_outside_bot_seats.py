"""Outside bots: the seats that they get and lose, and their time."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest
from websockets.sync.client import ClientConnection

from databases import Postgres
from server.bot_client import (
    accept,
    as_host,
    decide,
    get_ready,
    hear,
    hears_nothing,
    raw,
    token_for,
)
from server.client import Browser, ConnectionClosed
from server.conftest import LIFTED
from server.running import Running, data_folder

ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}
BOT_SECONDS = 3.0


@pytest.fixture(scope="module")
def patient() -> Iterator[Running]:
    """A server that gives outside bots three seconds for a decision."""
    with Running(data_folder(), **LIFTED, bot_seconds=BOT_SECONDS) as running:
        yield running
        assert running.errors() == []


@pytest.fixture
def anna(patient: Running) -> Iterator[Browser]:
    with closing(Browser(patient.url)) as browser:
        yield browser


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def wait_for_seat(browser: Browser, table: str, **fields: object) -> None:
    """Wait until seat 1 has these properties."""
    end = time.monotonic() + 20
    while True:
        seat = browser.get(f"/api/tables/{table}")["seats"][1]
        if all(seat[name] == value for name, value in fields.items()):
            return
        assert time.monotonic() < end, seat
        time.sleep(0.05)


# A seat that belongs to another player.


def seat_pia_instead(anna: Browser, pia: Browser, table: str) -> None:
    """The bot of seat 1 is removed, Pia takes the seat, and the game begins."""
    assert anna.http.delete(f"/api/tables/{table}/seats/1").status_code == 200
    pia.join(table, 1, "Pia")
    anna.post(f"/api/tables/{table}/start")


def check_spy_hears_nothing(spy: ClientConnection, table: str) -> None:
    gone = json.loads(spy.recv(20))
    assert gone == {"type": "gone", "table": table, "code": "removed"}
    spy.send('{"type":"ready","name":"spy"}')
    assert hears_nothing(spy, 2)


def test_a_bot_sees_nothing_of_the_next_owner_of_its_seat(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Spy")) as spy:
        table = anna.open_table(ME, bot("Spy"))["id"]
        accept(spy)
        pia = anna.another()
        seat_pia_instead(anna, pia, table)
        check_spy_hears_nothing(spy, table)
        with pia.sit(table, 1) as seat:
            seat.hear_until("position")
            assert len(seat.position["legal"]) == 3  # nobody has chosen for her
            assert not seat.table["seats"][1]["chosen"]


def test_another_bot_gets_the_seat_instead(patient: Running, anna: Browser) -> None:
    with (
        raw(patient, token_for(patient, "First")) as first,
        raw(patient, token_for(patient, "Second")) as second,
    ):
        table = anna.open_table(ME, bot("First"))["id"]
        accept(first)
        wait_for_seat(anna, table, bot="First")
        anna.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "Second"})
        assert hear(first, "gone")["code"] == "removed"
        assert accept(second) == table
        anna.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "apprentice"})
        assert hear(second, "gone")["code"] == "removed"
        anna.post(f"/api/tables/{table}/start")
        assert hears_nothing(first, 1)
        assert hears_nothing(second, 1)


def test_a_bot_that_is_removed_and_seated_again_plays(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Yoyo")) as socket:
        table = anna.open_table(ME, bot("Yoyo"))["id"]
        accept(socket)
        for name in ("apprentice", "Yoyo"):
            anna.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": name})
        assert hear(socket, "gone")["code"] == "removed"
        assert accept(socket) == table
        anna.post(f"/api/tables/{table}/start")
        get_ready(socket)
        decide(socket)


def test_a_bot_leaves_a_table_that_is_closed(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Shut")) as socket, as_host(patient) as host:
        for begin in (False, True):
            table = anna.open_table(ME, bot("Shut"), begin=begin)["id"]
            accept(socket)
            if begin:
                get_ready(socket)
                decide(socket)
            host.delete(f"/tables/{table}")
            assert hear(socket, "gone") == {"type": "gone", "table": table, "code": "closed"}


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """Two nodes on one database, with one token for their host."""
    flags = ("--database", postgres.create("outside"))
    folder = tmp_path_factory.mktemp("outside")
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(Running(folder / name, *flags, **LIFTED)) for name in ("a", "b")
        )
        yield one, two
        assert one.errors() == two.errors() == []
    postgres.drop("outside")


def test_a_bot_on_another_node_sees_nothing_of_the_next_owner_either(
    nodes: tuple[Running, Running],
) -> None:
    here, there = nodes
    with closing(Browser(here.url)) as anna, raw(there, token_for(here, "Far spy")) as spy:
        table = anna.open_table(ME, bot("Far spy"))["id"]
        accept(spy)
        seat_pia_instead(anna, anna.another(), table)
        check_spy_hears_nothing(spy, table)


def test_a_bot_on_another_node_plays(nodes: tuple[Running, Running]) -> None:
    here, there = nodes
    with closing(Browser(here.url)) as anna, raw(there, token_for(here, "Far")) as socket:
        table = anna.open_table(ME, bot("Far"))["id"]
        accept(socket)
        anna.post(f"/api/tables/{table}/start")
        get_ready(socket)
        decide(socket)
        wait_for_seat(anna, table, chosen=True, away=False)


@pytest.mark.long
def test_a_bot_plays_after_a_long_wait(nodes: tuple[Running, Running]) -> None:
    """A node forgets a table that nobody uses; a bot that waits there uses it."""
    here, there = nodes
    with closing(Browser(here.url)) as anna, raw(there, token_for(here, "Waits")) as socket:
        table = anna.open_table(ME, bot("Waits"))["id"]
        accept(socket)
        time.sleep(75)
        anna.post(f"/api/tables/{table}/start")
        get_ready(socket)


# Several tables.


def test_a_waiting_table_does_not_block_a_bot(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Patient")) as socket:
        abandoned = anna.open_table(ME, bot("Patient"))["id"]
        assert accept(socket) == abandoned
        begun = anna.open_table(ME, bot("Patient"), begin=True)["id"]
        assert accept(socket) == begun
        get_ready(socket)
        decide(socket)
        with anna.sit(begun, 0) as seat:
            seat.hear_until("position")
            seat.send(type="resign")
            hear(socket, "over")
        assert accept(socket) == abandoned  # the bot is asked again
        anna.post(f"/api/tables/{abandoned}/start")
        get_ready(socket)


def test_an_invitation_to_a_busy_bot_is_not_lost(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Busy")) as socket:
        first = anna.open_table(ME, bot("Busy"), begin=True)["id"]
        accept(socket)
        get_ready(socket)
        second = anna.open_table(ME, bot("Busy"), begin=True)["id"]
        third = anna.open_table(ME, bot("Busy"))["id"]
        decide(socket)
        wait_for_seat(anna, second, away=True)  # a substitute plays meanwhile
        with anna.sit(first, 0) as seat:
            seat.hear_until("position")
            seat.send(type="resign")
        hear(socket, "over")
        offered = {hear(socket, "challenge")["table"]}
        socket.send('{"type":"decline"}')
        offered.add(accept(socket))
        assert offered == {second, third}


def test_a_second_connection_takes_the_tables_of_a_busy_one(
    patient: Running, anna: Browser
) -> None:
    token = token_for(patient, "Twins")
    with raw(patient, token) as first:
        tables = {anna.open_table(ME, bot("Twins"))["id"] for _ in range(2)}
        assert {accept(first), accept(first)} == tables
        with raw(patient, token) as second:
            begun, other = tables
            anna.post(f"/api/tables/{begun}/start")
            get_ready(first)
            decide(first)
            while accept(second) != other:  # it was asked before the first connection had its seat
                assert hear(second, "gone")["code"] == "seat_taken"
            second.close()  # and back again, when the first connection has time
            with anna.sit(begun, 0) as seat:
                seat.hear_until("position")
                seat.send(type="resign")
            hear(first, "over")
            assert accept(first) == other


def test_a_declined_table_is_not_offered_again(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Choosy")) as socket:
        anna.open_table(ME, bot("Choosy"), begin=True)
        hear(socket, "challenge")
        socket.send('{"type":"decline"}')
        played = anna.open_table(ME, bot("Choosy"), begin=True)["id"]
        accept(socket)
        get_ready(socket)
        decide(socket)
        with anna.sit(played, 0) as seat:
            seat.hear_until("position")
            seat.send(type="resign")
        hear(socket, "over")
        assert hears_nothing(socket, 1)


def test_no_answer_to_a_challenge_declines_it(patient: Running, anna: Browser) -> None:
    with raw(patient, token_for(patient, "Mute")) as socket:
        table = anna.open_table(ME, bot("Mute"))["id"]
        hear(socket, "challenge")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert closed.value.rcvd.reason == "no answer within 10 s"
        wait_for_seat(anna, table, kind="open")
        said = f"table {table}: bot Mute: no answer within 10 s"
        assert said in [entry["message"] for entry in patient.log]


# Time.


def test_the_clock_of_the_table_is_not_the_bots(patient: Running, anna: Browser) -> None:
    """The server waits no longer for a bot that never comes, and keeps the others' time."""
    token_for(patient, "Never")
    clock = {"kind": "move", "seconds": 600}
    table = anna.open_table(ME, bot("Never"), begin=True, clock=clock)["id"]
    wait_for_seat(anna, table, away=True)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_short_clock_leaves_a_bot_its_time(kind: str) -> None:
    with Running(data_folder(), **LIFTED, bot_seconds=9) as server, ExitStack() as stack:
        anna = stack.enter_context(closing(Browser(server.url)))
        socket = stack.enter_context(raw(server, token_for(server, "Slow")))
        clock = {"kind": kind, "seconds": 5}
        table = anna.open_table(ME, bot("Slow"), begin=True, clock=clock)["id"]
        seat = anna.sit(table, 0)
        seat.hear_until("position")
        seat.act(seat.position["legal"][0])  # the server waits only for the bot
        accept(socket)
        get_ready(socket)
        question = hear(socket, "decide")
        assert 8000 < question["time_ms"] <= 9000
        time.sleep(6.5)
        assert not anna.get(f"/api/tables/{table}")["seats"][1]["away"]
        socket.send(json.dumps({"type": "action", "action": question["legal"][0]}))
        while seat.position["ply"] < 2:
            seat.hear()
        assert all("by" not in step for step in seat.steps)


def test_a_bots_time_starts_when_it_is_ready(patient: Running, anna: Browser) -> None:
    """A substitute plays until a slow bot is ready; then the bot has its seat and its time."""
    with raw(patient, token_for(patient, "Sleepy")) as socket:
        table = anna.open_table(ME, bot("Sleepy"), begin=True, first=0)["id"]
        accept(socket)
        hear(socket, "hello")
        wait_for_seat(anna, table, away=True, chosen=True)
        with anna.sit(table, 0) as seat:
            seat.hear_until("position")
            seat.act(seat.position["legal"][0])
            while seat.position["ply"] < 2:
                seat.hear()
            socket.send('{"type":"ready","name":"x"}')
            wait_for_seat(anna, table, away=False)
            while seat.position["view"]["to_move"] == 0:
                seat.act(seat.position["legal"][0])
                seat.hear_until("position")
            question = decide(socket)
            assert BOT_SECONDS * 500 <= question["time_ms"] <= BOT_SECONDS * 1000
            seat.hear_until("position")
            assert "by" not in seat.steps[-1]


# Bots that may no longer play.


def test_a_bot_that_is_removed_is_told_so(patient: Running, anna: Browser) -> None:
    with (
        raw(patient, token_for(patient, "Out")) as socket,
        raw(patient, token_for(patient, "In")) as other,
        as_host(patient) as host,
    ):
        assert host.delete("/bots/Out").status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "this bot may no longer play here"
        table = anna.open_table(ME, bot("In"))["id"]
        assert accept(other) == table


def test_a_bot_removed_on_another_node_is_told_so(nodes: tuple[Running, Running]) -> None:
    here, there = nodes
    with raw(there, token_for(here, "Far out")) as socket, as_host(here) as host:
        assert host.delete("/bots/Far out").status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.recv(25)
