"""The deal: commitments, terms, seeds. What a dealer or a player could try, and what happens."""

import json
import random
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import Postgres
from grachten.game.record import record_from_json
from grachten.game.verify import verify
from server.bot_client import accept, as_host, get_ready, hear, raw, token_for
from server.client import Browser, Seat, hash_of, play_all, refused
from server.conftest import LIFTED
from server.running import Running, data_folder
from server.test_outside_bots import EXAMPLE, connected

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}
ANNAS, BERTS = "a1" * 32, "b2" * 32


def committed(anna: Browser, bert: Browser, **wishes: Any) -> str:
    """A table at which Anna and Bert have committed to their seeds."""
    table: str = anna.open_table({**ME, "commitment": hash_of(ANNAS)}, OPEN, **wishes)["id"]
    bert.join(table, 1, "Bert", hash_of(BERTS))
    return table


@pytest.fixture(scope="module")
def hasty() -> Iterator[Running]:
    """A server that waits only a moment for seeds."""
    with Running(data_folder(), **LIFTED, reveal_seconds=4) as running:
        yield running
        assert running.errors() == []


def test_no_seed_is_known_to_anybody_before_the_terms_are_locked(
    browser: Browser, friend: Browser, server: Running
) -> None:
    """A dealer who reads the database cannot choose a seed that fits the others' seeds."""
    table = committed(browser, friend)
    seen = friend.get(f"/api/tables/{table}")
    assert [seat["commitment"] for seat in seen["seats"]] == [hash_of(ANNAS), hash_of(BERTS)]
    assert (seen["terms"], seen["player_seeds"]) == (None, None)
    early = friend.http.put(f"/api/tables/{table}/seats/1/seed", json={"seed": BERTS})
    assert refused(early) == "outdated"
    with sqlite3.connect(server.data / "grachten.db") as database:
        rows = database.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchall()
    database.close()
    assert hash_of(BERTS).encode() in rows[0][0]
    assert BERTS.encode() not in rows[0][0]


def test_the_terms_are_locked_before_any_seed_is_revealed(
    browser: Browser, friend: Browser
) -> None:
    table = committed(browser, friend)
    with browser.sit(table, 0) as anna, friend.sit(table, 1) as bert:
        begun = browser.post(f"/api/tables/{table}/start")
        assert begun["state"] == "dealing"
        assert begun["terms"] == {
            "board": "amsterdam",
            "rules": 1,
            "first": None,
            "commitment": begun["commitment"],
            "seats": [
                {"kind": "human", "commitment": hash_of(ANNAS)},
                {"kind": "human", "commitment": hash_of(BERTS)},
            ],
        }
        assert 0 < begun["deal_in"] <= 20_000
        for seat in (anna, bert):
            assert seat.hear_table(lambda t: t["state"] == "dealing")["terms"] == begun["terms"]
        path = f"/api/tables/{table}"
        attempts = [
            browser.http.put(f"{path}/seats/0/commitment", json={"commitment": "00" * 32}),
            browser.http.put(f"{path}/seats/1/bot", json={"bot": "apprentice"}),
            browser.http.delete(f"{path}/seats/1"),
            friend.http.delete(f"{path}/seats/1"),
            browser.http.post(f"{path}/start"),
        ]
        assert {refused(attempt) for attempt in attempts} == {"begun"}
        browser.reveal(table, 0, ANNAS)
        waits = bert.hear_table(lambda t: t["seats"][0]["revealed"])
        assert (waits["state"], waits["player_seeds"]) == ("dealing", None)
        dealt = friend.reveal(table, 1, BERTS)
        assert (dealt["state"], dealt["terms"]) == ("playing", begun["terms"])
        for seat in (anna, bert):
            told = seat.hear_table(lambda t: t["state"] == "playing")
            assert told["player_seeds"] == [ANNAS, BERTS]


def test_the_record_has_what_the_terms_said(browser: Browser, friend: Browser) -> None:
    table = committed(browser, friend)
    begun = browser.post(f"/api/tables/{table}/start")
    browser.reveal(table, 0, ANNAS)
    friend.reveal(table, 1, BERTS)
    with browser.sit(table, 0) as anna, friend.sit(table, 1) as bert:
        play_all([anna, bert], random.Random(5))
    answer = friend.http.get(f"/api/tables/{table}/record?download=true")
    assert "attachment" in answer.headers["content-disposition"]
    record = record_from_json(answer.content)
    assert record.commitment == begun["commitment"]
    assert record.player_commitments == (hash_of(ANNAS), hash_of(BERTS))
    assert record.player_seeds == (ANNAS, BERTS)
    assert record.first_by == "lot"
    verdict = verify(record)
    assert (verdict.difference, verdict.chance_checked) == (None, True)


def test_a_seed_must_match_its_commitment(browser: Browser, friend: Browser) -> None:
    table = committed(browser, friend)
    browser.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/seats/1/seed"
    assert refused(friend.http.put(path, json={"seed": "00" * 32})) == "bad_seed"
    assert refused(friend.http.put(path, json={"seed": "00" * 31})) == "bad_request"
    assert refused(browser.http.put(path, json={"seed": BERTS})) == "not_yours"
    friend.reveal(table, 1, BERTS)
    friend.reveal(table, 1, BERTS)  # a request whose response was lost may be repeated
    browser.reveal(table, 0, ANNAS)
    assert refused(friend.http.put(path, json={"seed": BERTS})) == "not_dealing"


def test_the_first_commitment_of_a_seat_stays(browser: Browser) -> None:
    """A second device of the same player only plays."""
    table = browser.open_table(ME, BOT)["id"]
    assert browser.commit(table, 0, ANNAS)["seats"][0]["commitment"] == hash_of(ANNAS)
    browser.commit(table, 0, ANNAS)
    key = browser.post(f"/api/tables/{table}/seats/0/link")["key"]
    phone = browser.another()
    phone.post(f"/api/tables/{table}/return", {"key": key})
    path = f"/api/tables/{table}/seats/{{}}/commitment"
    for device in (browser, phone):
        other = device.http.put(path.format(0), json={"commitment": hash_of(BERTS)})
        assert refused(other) == "committed"
    assert refused(browser.http.put(path.format(1), json={"commitment": "00" * 32})) == "not_yours"
    browser.post(f"/api/tables/{table}/start")
    assert browser.reveal(table, 0, ANNAS)["player_seeds"] == [ANNAS, ""]


def test_without_commitments_there_is_nothing_to_wait_for(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["terms"]["seats"]] == ["human", "bot"]
    assert table["player_seeds"] == ["", ""]


def test_a_player_who_does_not_reveal_in_time_is_named_and_the_game_begins(hasty: Running) -> None:
    browser = Browser(hasty.url)
    friend = browser.another()
    table = committed(browser, friend)
    browser.post(f"/api/tables/{table}/start")
    with browser.sit(table, 0) as anna, friend.sit(table, 1) as bert:
        browser.reveal(table, 0, ANNAS)
        told = anna.hear_table(lambda t: t["state"] == "playing")
        assert told["player_seeds"] == [ANNAS, ""]
        assert not told["seats"][1]["revealed"]
        play_all([anna, bert], random.Random(2))
    record = record_from_json(browser.http.get(f"/api/tables/{table}/record").content)
    assert record.player_commitments == (hash_of(ANNAS), hash_of(BERTS))
    assert record.player_seeds == (ANNAS, "")
    assert verify(record).difference is None
    browser.close()


def test_a_crash_between_terms_and_deal_comes_back_to_the_same_terms() -> None:
    with Running(data_folder(), **LIFTED, reveal_seconds=600) as server:
        browser = Browser(server.url)
        friend = browser.another()
        table = committed(browser, friend)
        before = browser.post(f"/api/tables/{table}/start")
        browser.reveal(table, 0, ANNAS)
        server.kill()
        server.start()
        after = browser.get(f"/api/tables/{table}")
        assert (after["state"], after["terms"]) == ("dealing", before["terms"])
        assert [seat["revealed"] for seat in after["seats"]] == [True, False]
        assert friend.reveal(table, 1, BERTS)["player_seeds"] == [ANNAS, BERTS]
        browser.close()
        assert server.errors() == []


def test_a_deal_that_was_due_when_the_server_died_is_made_later() -> None:
    with Running(data_folder(), **LIFTED, reveal_seconds=1) as server:
        browser = Browser(server.url)
        table = browser.open_table({**ME, "commitment": hash_of(ANNAS)}, BOT, begin=True)["id"]
        server.kill()
        server.start()
        with browser.sit(table, 0) as anna:
            assert anna.hear_table(lambda t: t["state"] == "playing")["player_seeds"] == ["", ""]
        browser.close()


def test_a_table_closed_before_the_deal_stays_closed_and_the_next_is_fresh(
    browser: Browser, friend: Browser, server: Running
) -> None:
    table = committed(browser, friend)
    before = browser.post(f"/api/tables/{table}/start")
    browser.reveal(table, 0, ANNAS)
    with as_host(server) as host:
        assert host.delete(f"/tables/{table}").status_code == 200
    path = f"/api/tables/{table}/seats/1/seed"
    assert refused(friend.http.put(path, json={"seed": BERTS})) == "not_dealing"
    after = browser.get(f"/api/tables/{table}")
    assert (after["state"], after["player_seeds"]) == ("closed", None)
    assert refused(browser.http.get(f"/api/tables/{table}/record")) == "not_begun"
    assert browser.open_table(ME, OPEN)["commitment"] != before["commitment"]


def test_a_rematch_has_a_new_deal_and_no_old_commitments(browser: Browser, friend: Browser) -> None:
    table = committed(browser, friend)
    before = browser.post(f"/api/tables/{table}/start")
    browser.reveal(table, 0, ANNAS)
    friend.reveal(table, 1, BERTS)
    with browser.sit(table, 0) as anna:
        anna.hear_until("position")
        anna.send(type="resign")
        anna.hear_table(lambda t: t["state"] == "over")
    again = browser.post(f"/api/tables/{table}/rematch")
    assert again["commitment"] != before["commitment"]
    assert [seat["commitment"] for seat in again["seats"]] == ["", ""]


def test_an_outside_bot_takes_part_in_the_deal(browser: Browser, server: Running) -> None:
    seed = "c3" * 32
    with raw(server, token_for(server, "Fair")) as socket:
        table = browser.open_table(
            {**ME, "commitment": hash_of(ANNAS)}, {"kind": "bot", "bot": "Fair"}
        )["id"]
        assert hear(socket, "challenge")["table"] == table
        socket.send(json.dumps({"type": "accept", "commitment": hash_of(seed)}))
        with browser.sit(table, 0) as anna:
            anna.hear_table(lambda t: t["seats"][1]["commitment"] == hash_of(seed))
            terms = browser.post(f"/api/tables/{table}/start")["terms"]
            assert terms["seats"][1] == {"kind": "outside", "commitment": hash_of(seed)}
            asked = hear(socket, "reveal")
            assert (asked["table"], asked["seat"], asked["terms"]) == (table, 1, terms)
            browser.reveal(table, 0, ANNAS)
            socket.send(json.dumps({"type": "seed", "seed": seed}))
            told = anna.hear_table(lambda t: t["state"] == "playing")
            assert told["player_seeds"] == [ANNAS, seed]
        hear(socket, "hello")
        socket.send('{"type":"ready"}')
        assert hear(socket, "start")["player_seeds"] == [ANNAS, seed]


@pytest.mark.parametrize("seed", ["", "00" * 32])
def test_a_bot_that_does_not_reveal_its_seed_still_plays(hasty: Running, seed: str) -> None:
    browser = Browser(hasty.url)
    name = f"Shy{len(seed)}"
    with raw(hasty, token_for(hasty, name)) as socket:
        table = browser.open_table(ME, {"kind": "bot", "bot": name})["id"]
        assert hear(socket, "challenge")["table"] == table
        socket.send(json.dumps({"type": "accept", "commitment": hash_of(BERTS)}))
        with browser.sit(table, 0) as anna:
            anna.hear_table(lambda t: t["seats"][1]["commitment"])
            browser.post(f"/api/tables/{table}/start")
            hear(socket, "reveal")
            socket.send(json.dumps({"type": "seed", "seed": seed}))
            assert anna.hear_table(lambda t: t["state"] == "playing")["player_seeds"] == ["", ""]
        get_ready(socket)
    browser.close()


def test_a_bot_that_does_not_know_seeds_plays_without_one(
    browser: Browser, server: Running
) -> None:
    with raw(server, token_for(server, "Old")) as socket:
        table = browser.open_table(ME, {"kind": "bot", "bot": "Old"})["id"]
        assert accept(socket) == table
        assert browser.post(f"/api/tables/{table}/start")["state"] == "playing"
        get_ready(socket)


def test_bot_connect_commits_and_reveals_for_a_program(browser: Browser, server: Running) -> None:
    token = token_for(server, "Stdio")
    with connected(server, token, sys.executable, str(EXAMPLE)):
        table = browser.open_table(ME, {"kind": "bot", "bot": "Stdio"})["id"]
        with browser.sit(table, 0) as seat:
            commitment = seat.hear_table(lambda t: t["seats"][1]["commitment"])["seats"][1]
            browser.post(f"/api/tables/{table}/start")
            seeds = seat.hear_table(lambda t: t["state"] == "playing")["player_seeds"]
            assert hash_of(seeds[1]) == commitment["commitment"]
            seat.play_on(random.Random(3))
    record = record_from_json(browser.http.get(f"/api/tables/{table}/record").content)
    assert [player.kind for player in record.players] == ["human", "outside"]
    assert verify(record).difference is None


def test_seeds_may_come_to_different_nodes(postgres: Postgres, tmp_path: Path) -> None:
    flags = ("--database", postgres.create("dealing"))
    with (
        Running(tmp_path / "a", *flags, **LIFTED) as one,
        Running(tmp_path / "b", *flags, **LIFTED) as two,
    ):
        anna, bert = Browser(one.url), Browser(two.url)
        table = committed(anna, bert)
        terms = anna.post(f"/api/tables/{table}/start")["terms"]
        with bert.sit(table, 1) as seat:
            assert seat.hear_table(lambda t: t["state"] == "dealing")["terms"] == terms
            bert.reveal(table, 1, BERTS)
            anna.reveal(table, 0, ANNAS)
            dealt = seat.hear_table(lambda t: t["state"] == "playing")
            assert dealt["player_seeds"] == [ANNAS, BERTS]
        anna.close()
        bert.close()
    postgres.drop("dealing")


def test_pages_of_an_older_version_are_told_to_reload(browser: Browser, server: Running) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    with browser.sit(table, 0, Origin=server.url) as seat:
        bye = seat.hear_until("bye")
        assert (bye["code"], bye["reconnect"]) == ("outdated", False)
    with browser.sit(table, 0) as seat:  # a program, which sends no origin
        seat.hear_until("position")
    with Seat(browser, table, 0, headers={"Origin": server.url}, wire=3) as seat:
        seat.hear_until("position")
