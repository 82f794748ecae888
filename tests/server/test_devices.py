"""The devices of a seat: its player lists them, revokes them, and links work once."""

import random
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from databases import Postgres
from grachten.server.http.routes.devices import revoke_device
from grachten.server.tables.keys import MOST_KEYS, MOST_LINKS, add_key, add_link, use_link
from grachten.store.documents import Chair, Document, from_bytes, to_bytes
from grachten.store.store import hash_of
from server.client import Browser
from server.fleet import NO_LIMITS
from server.running import Running

ME, BRAM = {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bram"}
BOT, OPEN = {"kind": "bot", "bot": "apprentice"}, {"kind": "open"}


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def devices(browser: Browser, table: str, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/api/tables/{table}/seats/{seat}/devices")[
        "devices"
    ]
    return found


def new_link(browser: Browser, table: str, seat: int = 0) -> str:
    return str(browser.post(f"/api/tables/{table}/seats/{seat}/link")["key"])


def revoke(browser: Browser, table: str, device: str, seat: int = 0) -> httpx.Response:
    return browser.http.delete(f"/api/tables/{table}/seats/{seat}/devices/{device}")


def other_than_this(found: list[dict[str, Any]]) -> dict[str, Any]:
    (other,) = [device for device in found if not device["current"]]
    return other


def add_phone(browser: Browser, table: str, seat: int = 0) -> Browser:
    """Another device of the same player."""
    phone = browser.another()
    phone.post(f"/api/tables/{table}/return", {"key": new_link(browser, table, seat)})
    return phone


def test_the_devices_of_a_seat_are_listed(browser: Browser) -> None:
    before = time.time_ns() // 1_000_000
    table = browser.open_table(ME, BOT, begin=True)["id"]
    (only,) = devices(browser, table)
    assert (only["kind"], only["current"]) == ("browser", True)
    link = new_link(browser, table)
    unused = other_than_this(devices(browser, table))
    assert unused["kind"] == "link"
    phone = browser.another()
    phone.post(f"/api/tables/{table}/return", {"key": link})
    here, there = devices(browser, table), devices(phone, table)
    assert [(d["kind"], d["current"]) for d in here] == [("browser", True), ("browser", False)]
    assert [d["current"] for d in there] == [False, True]
    assert [d["id"] for d in here] == [d["id"] for d in there]
    now = time.time_ns() // 1_000_000
    assert all(before <= device["added"] <= now for device in (*here, unused))
    told = str(here)
    for key in (link, browser.http.cookies["grachten"]):
        assert key not in told
        assert hash_of(key)[:8] not in told


def test_a_link_works_once(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    link = new_link(browser, table)
    phone, thief = browser.another(), browser.another()
    assert phone.post(f"/api/tables/{table}/return", {"key": link})["seats"][0]["mine"]
    again = thief.http.post(f"/api/tables/{table}/return", json={"key": link})
    assert (again.status_code, code(again)) == (403, "bad_link")
    assert "set-cookie" not in again.headers
    # The phone itself may ask again, if the response got lost.
    assert phone.post(f"/api/tables/{table}/return", {"key": link})["seats"][0]["mine"]
    assert len(devices(browser, table)) == 2


def test_the_key_of_a_link_is_no_key_of_a_browser(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    thief = browser.another()
    thief.http.cookies.set("grachten", new_link(browser, table))
    assert not thief.get(f"/api/tables/{table}")["seats"][0]["mine"]
    assert code(thief.http.get(f"/api/tables/{table}/seats/0/devices")) == "not_yours"


def test_a_revoked_link_does_not_work(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    link = new_link(browser, table)
    left = revoke(browser, table, other_than_this(devices(browser, table))["id"])
    assert [device["current"] for device in left.json()["devices"]] == [True]
    back = browser.another().http.post(f"/api/tables/{table}/return", json={"key": link})
    assert code(back) == "bad_link"


def test_a_revoked_device_is_out_at_once(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    phone = add_phone(browser, table)
    with phone.sit(table, 0) as seat, browser.sit(table, 0) as own:
        seat.hear_until("position")
        own.hear_until("position")
        assert revoke(browser, table, other_than_this(devices(browser, table))["id"]).is_success
        bye = seat.hear_until("bye")
        assert (bye["code"], bye["reconnect"]) == ("removed", False)
        with pytest.raises(ConnectionClosed):
            seat.hear()
        own.play_on(random.Random(1), plies=3)
    with phone.sit(table, 0) as again:
        assert again.hear()["code"] == "not_yours"
    path = f"/api/tables/{table}"
    answers = [
        phone.http.get(f"{path}/seats/0/devices"),
        phone.http.get(f"{path}/record?seat=0"),
        phone.http.post(f"{path}/seats/0/link"),
    ]
    assert {code(answer) for answer in answers} == {"not_yours"}
    assert phone.get("/api/mine") == {"tables": [], "games": {}}


def test_a_revoked_device_has_none_of_the_openers_rights(browser: Browser, friend: Browser) -> None:
    """The table was opened on the device that got lost."""
    table = browser.open_table(ME, OPEN)["id"]
    friend.join(table, 1, "Ben")
    phone = add_phone(browser, table)
    lost = other_than_this(devices(phone, table))["id"]
    assert revoke(phone, table, lost).is_success
    assert not browser.get(f"/api/tables/{table}")["opener"]
    assert code(browser.http.post(f"/api/tables/{table}/start")) == "not_yours"
    assert code(browser.http.delete(f"/api/tables/{table}/seats/1")) == "not_yours"
    assert not friend.get(f"/api/tables/{table}")["opener"]
    assert phone.post(f"/api/tables/{table}/start")["state"] == "playing"


def test_nobody_revokes_the_device_in_use(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, begin=True)["id"]
    (only,) = devices(browser, table)
    answer = revoke(browser, table, only["id"])
    assert (answer.status_code, code(answer)) == (409, "this_device")
    nothing = revoke(browser, table, "0" * 16)
    assert (nothing.status_code, code(nothing)) == (404, "no_device")


def test_only_the_seats_player_sees_or_revokes_its_devices(
    browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, OPEN, begin=False)["id"]
    friend.join(table, 1, "Ben")
    add_phone(friend, table, 1)
    hers, his = devices(browser, table, 0), devices(friend, table, 1)
    stranger = browser.another()
    stranger.open_table(ME, OPEN)
    for asking, seat, device in (
        (browser, 1, his[0]["id"]),  # not even whoever opened the table
        (friend, 0, hers[0]["id"]),
        (stranger, 0, hers[0]["id"]),
    ):
        path = f"/api/tables/{table}/seats/{seat}/devices"
        assert code(asking.http.get(path)) == "not_yours"
        assert code(asking.http.delete(f"{path}/{device}")) == "not_yours"
    assert code(revoke(browser, table, his[0]["id"])) == "no_device"
    assert len(devices(friend, table, 1)) == 2
    info = stranger.http.get(f"/api/tables/{table}").text
    assert not any(device["id"] in info for device in hers + his)


def test_a_seat_of_the_same_browser_is_not_touched(browser: Browser) -> None:
    table = browser.open_table(ME, BRAM, begin=True)["id"]
    phone = add_phone(browser, table, 0)
    revoke(phone, table, other_than_this(devices(phone, table))["id"])
    seats = browser.get(f"/api/tables/{table}")["seats"]
    assert [seat["mine"] for seat in seats] == [False, True]
    with browser.sit(table, 1) as seat:
        seat.hear_until("position")


def test_a_device_revoked_on_one_node_is_out_on_another(postgres: Postgres, tmp_path: Path) -> None:
    flags = ("--database", postgres.create("devices"))
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(Running(tmp_path / str(i), *flags, **NO_LIMITS)) for i in range(2)
        )
        browser = stack.enter_context(closing(Browser(one.url)))
        phone = stack.enter_context(closing(Browser(other.url)))
        table = browser.open_table(ME, BOT, begin=True)["id"]
        phone.post(f"/api/tables/{table}/return", {"key": new_link(browser, table)})
        with phone.sit(table, 0) as seat:
            seat.hear_until("position")
            device = other_than_this(devices(browser, table))["id"]
            assert revoke(browser, table, device).is_success
            assert seat.hear_until("bye")["code"] == "removed"
        assert one.errors() == other.errors() == []
    postgres.drop("devices")


# The document.


def old_document(*keys: str) -> Document:
    """Return a table of an older version, which had only keys."""
    document = Document(
        board="harbor",
        chairs=[Chair(kind="person", name="Anna", keys=list(keys)), Chair()],
        opener=keys[0],
        seed="",
        commitment="",
        rules=1,
        opened=0,
    )
    older = to_bytes(document).replace(b'"added":{},"links":{},', b"")
    assert b"links" not in older
    return from_bytes(older)


def test_links_of_an_older_version_work_once() -> None:
    document = old_document("browser", "link")
    assert use_link(document, "link", "phone", 1)
    assert document.chairs[0].keys == ["browser", "phone"]
    assert not use_link(document, "link", "thief", 1)
    assert not use_link(document, "phone", "thief", 1)


def test_devices_of_an_older_version_are_revoked() -> None:
    from grachten.server.http.routes.devices import device_id

    document = old_document("browser", "phone")
    revoke_device(document, 0, device_id("browser"), "phone")
    assert (document.chairs[0].keys, document.opener) == (["phone"], "phone")
    assert not document.opened_by("browser")


def test_a_seat_has_limits_for_devices_and_links() -> None:
    chair = Chair()
    for number in range(MOST_KEYS + 3):
        add_key(chair, f"key {number}", 1)
    assert len(chair.keys) == MOST_KEYS
    assert chair.keys[0] == "key 0"
    assert chair.added.keys() == set(chair.keys)
    for number in range(MOST_LINKS + 3):
        add_link(chair, f"link {number}", 1)
    assert list(chair.links) == [f"link {number}" for number in range(3, MOST_LINKS + 3)]
