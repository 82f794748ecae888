"""Opening tables, taking seats, beginning, coming back: everything around a game."""

import random
from typing import Any

import httpx
import pytest

from grachten.game import verify
from grachten.game.record import record_from_json
from server.client import Browser, play_all, refused
from server.running import Running

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}


def test_boards_and_bots_are_listed(browser: Browser) -> None:
    assert [b["name"] for b in browser.get("/api/boards")["boards"]] == ["amsterdam", "harbor"]
    board = browser.get("/api/boards/amsterdam")
    assert (len(board["places"]), len(board["contracts"])) == (17, 24)
    assert all(len(route["spaces"]) == route["length"] for route in board["routes"])
    levels = [b["name"] for b in browser.get("/api/bots")["bots"] if not b["outside"]]
    assert levels == ["apprentice", "journeyman", "skipper", "merchant", "regent"]
    assert refused(browser.http.get("/api/boards/rome")) == "no_board"
    assert refused(browser.http.get("/api/nothing")) == "no_such_page"


def test_alone_against_a_bot_one_request_is_enough(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)
    assert table["state"] == "playing"
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    with browser.sit(table["id"], 0) as seat:
        seat.play_on(random.Random(1))
        assert seat.position["view"]["result"]["winners"]


def test_a_table_that_cannot_begin_is_not_opened(browser: Browser) -> None:
    before = browser.open_table(ME, OPEN, listed=True)["id"]
    wish = {"seats": [ME, OPEN], "listed": True, "begin": True}
    answer = browser.http.post("/api/tables", json=wish)
    assert (answer.status_code, refused(answer)) == (409, "open_seats")
    assert [table["id"] for table in browser.get("/api/mine")["tables"]] == [before]


def test_friends_join_by_link(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    assert refused(browser.http.post(f"/api/tables/{table}/start")) == "open_seats"
    with browser.sit(table, None) as watching:
        watching.hear()
        joined = friend.join(table, 1, "Bert")
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]
        watching.hear_table(lambda table: table["seats"][1]["name"] == "Bert")
    assert refused(friend.http.post(f"/api/tables/{table}/start")) == "not_yours"
    assert browser.post(f"/api/tables/{table}/start")["state"] == "playing"
    with browser.sit(table, 0) as anna, friend.sit(table, 1) as bert:
        play_all([anna, bert], random.Random(2))
        assert anna.steps[-1] == bert.steps[-1]
        assert [s["name"] for s in anna.position["view"]["seats"]] == ["Anna", "Bert"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [BOT, BOT]}, "only_bots"),
        ({"seats": [ME]}, "bad_request"),
        ({"seats": [ME] * 5}, "bad_request"),
        ({"seats": [ME, ME]}, "name_taken"),
        ({"seats": [ME, {"kind": "bot", "bot": "random"}]}, "unknown_bot"),
        ({"seats": [ME, {"kind": "bot", "bot": "cmd: rm -rf /"}]}, "unknown_bot"),
        ({"seats": [ME, OPEN], "board": "../amsterdam"}, "unknown_board"),
        ({"seats": [ME, OPEN], "first": 2}, "bad_first"),
        ({"seats": [ME, OPEN], "chat": True}, "no_chat"),
        ({"seats": [ME, OPEN], "begin": True}, "open_seats"),
        ({"seats": [ME, OPEN], "clock": {"kind": "move", "seconds": 1}}, "bad_request"),
        ({"seats": [{"kind": "me", "name": "  "}, OPEN]}, "bad_name"),
        ({"seats": [ME, OPEN], "colour": "red"}, "bad_request"),
    ],
)
def test_impossible_tables_are_refused(browser: Browser, wish: dict[str, Any], code: str) -> None:
    assert refused(browser.http.post("/api/tables", json=wish)) == code


def test_a_seat_is_taken_once(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, OPEN)["id"]
    friend.join(table, 1, "Bert")
    late = browser.another().http.post(f"/api/tables/{table}/seats/1", json={"name": "Cees"})
    assert (late.status_code, refused(late)) == (409, "seat_taken")
    same = browser.another().http.post(f"/api/tables/{table}/seats/2", json={"name": "BERT"})
    assert refused(same) == "name_taken"


def test_the_opener_fills_seats_with_bots_and_empties_them(
    browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, OPEN, OPEN)["id"]
    friend.join(table, 1, "Bert")
    path = f"/api/tables/{table}/seats"
    assert refused(friend.http.put(f"{path}/2/bot", json={"bot": "regent"})) == "not_yours"
    answer = browser.http.put(f"{path}/2/bot", json={"bot": "regent"})
    assert answer.json()["seats"][2]["bot"] == "regent"
    assert refused(browser.http.put(f"{path}/1/bot", json={"bot": "regent"})) == "seat_taken"
    assert refused(friend.http.delete(f"{path}/0")) == "not_yours"
    assert friend.http.delete(f"{path}/1").json()["seats"][1]["kind"] == "open"
    friend.join(table, 1, "Bert")
    assert browser.http.delete(f"{path}/1").json()["seats"][1]["kind"] == "open"
    browser.http.delete(f"{path}/2")
    assert [seat["kind"] for seat in browser.get(f"/api/tables/{table}")["seats"]] == [
        "person",
        "open",
        "open",
    ]


def test_several_seats_in_one_browser(browser: Browser) -> None:
    """On a shared device, each seat has its own connection."""
    table = browser.open_table(ME, {"kind": "me", "name": "Bert"}, BOT, begin=True)
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
    with browser.sit(table["id"], 0) as anna, browser.sit(table["id"], 1) as bert:
        play_all([anna, bert], random.Random(3))
        assert anna.over
        assert bert.over


def test_the_lobby_shows_listed_tables_with_an_open_seat(browser: Browser, friend: Browser) -> None:
    listed = browser.open_table(ME, OPEN, listed=True)["id"]
    private = browser.open_table(ME, OPEN)["id"]
    shown = [t["id"] for t in friend.get("/api/tables")["tables"]]
    assert listed in shown
    assert private not in shown
    friend.join(listed, 1, "Bert")
    assert listed not in [t["id"] for t in friend.get("/api/tables")["tables"]]
    assert {listed, private} <= {t["id"] for t in browser.get("/api/mine")["tables"]}
    assert [t["id"] for t in friend.get("/api/mine")["tables"]] == [listed]
    assert browser.another().get("/api/mine") == {"tables": [], "games": {}}


def test_a_personal_link_brings_the_seat_to_another_device(
    browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    key = browser.post(f"/api/tables/{table}/seats/0/link")["key"]
    assert refused(friend.http.post(f"/api/tables/{table}/seats/0/link")) == "not_yours"
    wrong = friend.http.post(f"/api/tables/{table}/return", json={"key": "0" * 32})
    assert (wrong.status_code, refused(wrong)) == (403, "bad_link")
    assert friend.post(f"/api/tables/{table}/return", {"key": key})["seats"][0]["mine"]
    with friend.sit(table, 0) as seat:
        seat.play_on(random.Random(4))
    assert [t["id"] for t in friend.get("/api/mine")["tables"]] == [table]


def test_the_opener_can_begin_from_another_device(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    friend.join(table, 1, "Bert")
    key = browser.post(f"/api/tables/{table}/seats/0/link")["key"]
    phone = browser.another()
    assert phone.post(f"/api/tables/{table}/return", {"key": key})["opener"]
    assert not friend.get(f"/api/tables/{table}")["opener"]
    assert refused(friend.http.post(f"/api/tables/{table}/start")) == "not_yours"
    assert phone.post(f"/api/tables/{table}/start")["state"] == "playing"


def test_a_player_who_loses_a_seat_is_told_only_that(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    friend.join(table, 1, "Bert")
    with friend.sit(table, 1) as bert:
        bert.hear_table(lambda table: table["seats"][1]["here"])
        browser.http.delete(f"/api/tables/{table}/seats/1")
        assert (bert.hear()["type"], bert.heard[-1].count("removed")) == ("bye", 1)


def test_a_rematch_keeps_the_people_and_their_seats(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, BOT, hints=False)["id"]
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    early = browser.http.post(f"/api/tables/{table}/rematch")
    assert (early.status_code, refused(early)) == (409, "not_over")
    with browser.sit(table, 0) as anna, friend.sit(table, 1) as bert:
        play_all([anna, bert], random.Random(6))
        again = friend.post(f"/api/tables/{table}/rematch")
        anna.hear_table(lambda table: table["next"] == again["id"])
    assert browser.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Bert", "Pieter"]
    assert [seat["mine"] for seat in again["seats"]] == [False, True, False]
    assert again["hints"] is False
    assert friend.post(f"/api/tables/{again['id']}/start")["state"] == "playing"
    stranger = browser.another()
    stranger.open_table(ME, OPEN)  # so that it has a key
    assert refused(stranger.http.post(f"/api/tables/{table}/rematch")) == "not_yours"


def test_names_can_be_removed_from_finished_games(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    path = f"/api/tables/{table}/seats/0/name"
    assert refused(browser.http.delete(path)) == "not_over"
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(7))
    assert refused(friend.http.delete(path)) == "not_yours"
    assert browser.http.delete(path).json()["seats"][0]["name"] == "Player 1"
    record = friend.http.get(f"/api/tables/{table}/record").content
    assert b"Anna" not in record
    assert verify(record_from_json(record)).difference is None


def test_broken_links_are_refused(browser: Browser, server: Running) -> None:
    for path in ("/api/tables/aaaaaaaaaaaaaa", "/api/tables/aaaaaaaaaaaaaa/record"):
        answer = browser.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
    with browser.sit("aaaaaaaaaaaaaa", None) as seat:
        bye = seat.hear_until("bye")
        assert (bye["code"], bye["reconnect"]) == ("no_table", False)
    waiting = browser.open_table(ME, OPEN)["id"]
    assert refused(browser.http.get(f"/api/tables/{waiting}/record")) == "not_begun"
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
