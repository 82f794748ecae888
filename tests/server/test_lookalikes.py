"""Names at a table: nobody can take a name that looks like a bot's or another player's."""

import itertools
import random
import unicodedata
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.bots import BOTS
from grachten.server.tables import transitions
from grachten.server.tables.bot_names import LEVEL_NAMES, NAMES, name_bots
from grachten.server.tables.lookalikes import same_name
from grachten.store.documents import Chair, Document
from server.client import Browser, play_all
from server.running import Running

BOT, OPEN = {"kind": "bot", "bot": "apprentice"}, {"kind": "open"}
OUTSIDER = "Häring & Co"

PAIRS = [
    ("Regent", "ｒｅｇｅｎｔ"),  # full-width
    ("Regent", "𝐑𝖊𝗀ℯ𝓃𝚝"),  # mathematical letters
    ("Regent", "ⓡⓔⓖⓔⓝⓣ"),
    ("Regent", "ʀᴇɢᴇɴᴛ"),  # small capitals
    ("Regent", "🅡🅔🅖🅔🅝🅣"),
    ("Regent", "🆁🅴🅶🅴🅽🆃"),
    ("Regent", "🇷🇪🇬🇪🇳🇹"),
    ("Straße", "STRASSE"),
    ("İda", "ida"),
    ("i\u0307da", "ida"),
    ("ıda", "IDA"),
    ("ﬁn", "FIN"),
    ("\u2126", "ω"),
    ("ΌΣΟΣ", "όσος"),
    ("é", "e\u0301"),
    ("Anna  B", "anna\u3000b"),
    ("Anna B", "Anna\u00a0B"),
    ("Coco", "Сосо"),  # all Cyrillic
    ("BEATE", "ВЕАТЕ"),
    ("ANNA", "ꓮꓠꓠꓮ"),  # Lisu
    ("NINA", "ΝΙΝΑ"),  # Greek
    ("Bill", "BiIl"),
    ("Player 1", "Player l"),
    ("Otto", "0tto"),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one, other)
    assert same_name(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Anna", "Änna"),
        ("Anna B", "AnnaB"),
        ("Жанна", "Анна"),
        ("Player 1", "Player 2"),
        ("山田", "山本"),
        ("علي", "على"),
        ("👍", "👎"),
    ],
)
def test_names_that_differ_to_the_eye_differ(one: str, other: str) -> None:
    assert not same_name(one, other)


@given(st.text(st.characters(categories=("L", "M", "N", "P", "S", "Zs")), max_size=24))
def test_case_and_form_never_make_another_name(name: str) -> None:
    for variant in (name, name.casefold(), name.upper().lower(), f" {name}  "):
        assert same_name(name, variant)
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert same_name(name, unicodedata.normalize(form, name))


@pytest.fixture(scope="module")
def outsider(server: Running) -> str:
    """The name of a bot from outside that this server knows."""
    token = (server.data / "admin.token").read_text().strip()
    headers = {"Authorization": f"Bearer {token}"}
    bots = f"{server.url}/api/admin/bots"
    assert httpx.post(bots, json={"name": OUTSIDER}, headers=headers).status_code == 200
    return OUTSIDER


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def open_code(browser: Browser, *seats: dict[str, str]) -> str:
    return code(browser.http.post("/api/tables", json={"seats": list(seats)}))


@pytest.mark.parametrize("name", ["regent", "Ｒｅｇｅｎｔ", "long-route", "Search", "ʀᴇɢᴇɴᴛ"])
def test_nobody_can_take_the_name_of_a_server_bot(
    browser: Browser, friend: Browser, name: str
) -> None:
    assert open_code(browser, me(name), OPEN) == "bot_name"
    table = browser.open_table(me("Anna"), OPEN)["id"]
    answer = friend.http.post(f"/api/tables/{table}/seats/1", json={"name": name})
    assert (answer.status_code, code(answer)) == (409, "bot_name")


def test_every_bot_in_the_registry_is_covered(browser: Browser) -> None:
    assert {open_code(browser, me(name.upper()), OPEN) for name in BOTS} == {"bot_name"}


def test_nobody_can_take_the_name_of_an_outside_bot(
    browser: Browser, friend: Browser, outsider: str
) -> None:
    assert open_code(browser, me("HÄRING & CO"), OPEN) == "bot_name"
    table = browser.open_table(me("Anna"), OPEN, {"kind": "bot", "bot": outsider})["id"]
    answer = friend.http.post(f"/api/tables/{table}/seats/1", json={"name": "häring  & ｃｏ"})
    assert code(answer) == "bot_name"


def test_nobody_can_take_a_name_that_looks_like_anothers(browser: Browser, friend: Browser) -> None:
    assert open_code(browser, me("Anna"), me("Ａｎｎａ")) == "name_taken"
    table = browser.open_table(me("Coco"), OPEN)["id"]
    for name in ("Сосо", "C0CO", "𝐂oco"):
        answer = friend.http.post(f"/api/tables/{table}/seats/1", json={"name": name})
        assert (answer.status_code, code(answer)) == (409, "name_taken")
    friend.join(table, 1, "Koko")


def test_a_bot_that_comes_later_gets_another_name(browser: Browser, server: Running) -> None:
    """The person had the name before the host registered the bot."""
    table = browser.open_table(me("eel"), OPEN)["id"]
    token = (server.data / "admin.token").read_text().strip()
    headers = {"Authorization": f"Bearer {token}"}
    added = httpx.post(f"{server.url}/api/admin/bots", json={"name": "Eel"}, headers=headers)
    assert added.status_code == 200
    put = browser.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "Eel"})
    assert [seat["name"] for seat in put.json()["seats"]] == ["eel", "Eel 2"]
    assert put.json()["seats"][1]["bot"] == "Eel"


def test_a_removed_name_is_replaced_by_a_free_one(browser: Browser) -> None:
    table = browser.open_table(me("Anna"), me("Player 1"), BOT, begin=True)["id"]
    with browser.sit(table, 0) as anna, browser.sit(table, 1) as other:
        play_all([anna, other], random.Random(1))
    seats = browser.http.delete(f"/api/tables/{table}/seats/0/name").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Player 4", "Player 1", "Pieter"]


def test_a_rematch_renames_a_bot_whose_name_a_person_has() -> None:
    """Tables of older versions may have a person of that name."""
    person = Chair(kind="person", name="Regent", keys=["a" * 64])
    bots = [Chair(kind="bot", name="regent", bot="regent") for _ in range(2)]
    document = Document(
        state="over",
        board="harbor",
        chairs=[person, *bots],
        opener="a" * 64,
        seed="00" * 32,
        commitment="",
        rules=1,
        opened=0,
    )
    again = transitions.rematch_of(document, "a" * 64, origin="", now=1)
    assert [chair.name for chair in again.chairs] == ["Regent", "Cornelis", "Hendrickje"]


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_bots_have_names_of_their_own(browser: Browser) -> None:
    table = browser.open_table(me("Anna"), BOT, BOT, {"kind": "bot", "bot": "regent"})
    assert names(table) == ["Anna", "Pieter", "Hendrickje", "Cornelis"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "apprentice", "apprentice", "regent"]


def test_a_bot_gives_its_name_up_to_a_person(browser: Browser, friend: Browser) -> None:
    assert names(browser.open_table(me("PIETER"), BOT)) == ["PIETER", "Hendrickje"]
    table = browser.open_table(me("Anna"), OPEN, BOT, BOT)
    assert names(table)[2:] == ["Pieter", "Hendrickje"]
    joined = friend.join(table["id"], 1, "ｐieter")
    assert names(joined)[2:] == ["Joost", "Hendrickje"]


def test_a_bot_is_renamed_with_its_level(browser: Browser) -> None:
    table = browser.open_table(me("Anna"), OPEN)["id"]
    for level, name in (("skipper", "Maarten"), ("merchant", "Saskia")):
        put = browser.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": level})
        assert names(put.json()) == ["Anna", name]


def test_there_are_names_enough_for_every_table() -> None:
    for names_of_people in itertools.permutations(NAMES, 3):
        people = [Chair(kind="person", name=name) for name in names_of_people]
        bots = [Chair(kind="bot", name="x", bot=level) for level in LEVEL_NAMES]
        name_bots([*people, *bots])
        assert len({chair.name for chair in (*people, *bots)}) == 8
