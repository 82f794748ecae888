"""Playing on from a finished game: a new private table that continues one of its positions."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.playing import bot_game
from grachten.game import Game, Record, verify
from grachten.game.continuation import record_hash
from grachten.game.record import record_from_json
from server.client import Browser, hash_of, refused
from server.running import Running

OLD = bot_game("harbor", ("greedy", "path", "greedy"), 5).record()
PLY, SEAT = 20, 1
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "apprentice"}
SEED = "5a" * 32


def asked(**body: Any) -> dict[str, Any]:
    return {"name": "Anna", "bot": "apprentice", "ply": PLY, "seat": SEAT, **body}


def from_record(browser: Browser, record: Record = OLD, **body: Any) -> dict[str, Any]:
    """Play on from a record that is sent; return the new table."""
    sent = asked(record=json.loads(record.to_json()), **body)
    answer = browser.http.post("/api/play-on", json=sent)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def record_of(browser: Browser, table: str) -> Record:
    return record_from_json(browser.http.get(f"/api/tables/{table}/record").content)


def finished(browser: Browser, board: str = "harbor") -> str:
    """Play a game against a bot to its end; return its table."""
    table: str = browser.open_table(ME, BOT, board=board, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(1))
    return table


def view_then(seat: int | None) -> dict[str, Any]:
    """Return what a seat knew of the old game."""
    view: dict[str, Any] = json.loads(Game.replay(OLD, ply=PLY).view(seat).to_json())
    return view


def test_the_game_continues_at_once_with_what_the_seat_knew(browser: Browser) -> None:
    table = from_record(browser)
    assert table["state"] == "playing"
    assert not table["listed"]
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [
        ("bot", False),
        ("person", True),
        ("bot", False),
    ]
    assert {seat["bot"] for seat in table["seats"]} == {None, "apprentice"}
    assert table["start"] == {"table": None, "ply": PLY, "seat": SEAT}
    assert table["terms"]["start"]["record"] == record_hash(OLD)
    with browser.sit(table["id"], SEAT) as seat:
        seat.hear_until("position")
        assert seat.steps[0]["action"] == "continue"
        if seat.position["ply"] == 0:
            then, now = view_then(SEAT), seat.position["view"]
            assert {k: now[k] for k in ("hand", "contracts", "routes", "market")} == {
                k: then[k] for k in ("hand", "contracts", "routes", "market")
            }
        seat.play_on(random.Random(2))
    record = record_of(browser, table["id"])
    verdict = verify(record, OLD)
    assert (verdict.difference, verdict.start) == (None, "agrees")
    answer = browser.http.get(f"/api/tables/{table['id']}/replay", timeout=120)
    assert len(answer.json()["moments"]) == len(record.steps)
    rematch = browser.post(f"/api/tables/{table['id']}/rematch")
    assert (rematch["state"], rematch["start"]) == ("waiting", None)


def test_a_finished_table_can_be_played_on_by_everybody_who_has_its_link(browser: Browser) -> None:
    old = finished(browser)
    record = record_of(browser, old)
    someone = browser.another()
    answer = someone.http.post(f"/api/tables/{old}/play-on", json=asked(ply=6, seat=0))
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["start"] == {"table": old, "ply": 6, "seat": 0}
    with someone.sit(table["id"], 0) as seat:
        seat.play_on(random.Random(3))
    verdict = verify(record_of(someone, table["id"]), record)
    assert (verdict.difference, verdict.start) == (None, "agrees")
    assert table["id"] in {t["id"] for t in someone.get("/api/mine")["tables"]}


def test_nobody_sees_the_cards_of_the_start_before_the_end(browser: Browser) -> None:
    table = from_record(browser)
    shown = browser.http.get(f"/api/tables/{table['id']}/record").json()
    assert shown["from"] == {"record": record_hash(OLD), "ply": PLY, "seat": SEAT}
    own = browser.http.get(f"/api/tables/{table['id']}/record?seat={SEAT}").json()
    assert own["from"] == shown["from"]
    with browser.sit(table["id"], SEAT) as seat:
        seat.hear_until("position")
        heard = "".join(seat.heard)
    assert '"state":{' not in json.dumps(table, separators=(",", ":")) + heard
    assert '"unseen"' not in heard


def test_the_person_can_add_a_seed(browser: Browser) -> None:
    table = from_record(browser, commitment=hash_of(SEED))
    assert table["state"] == "dealing"
    assert browser.reveal(table["id"], SEAT, SEED)["state"] == "playing"
    with browser.sit(table["id"], SEAT) as seat:
        seat.play_on(random.Random(4))
    verdict = verify(record_of(browser, table["id"]), OLD)
    assert (verdict.difference, verdict.committed, verdict.withheld) == (None, (SEAT,), ())


def test_a_game_that_continues_another_one_survives_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        browser = Browser(server.url)
        table = from_record(browser, seat=0)["id"]
        with browser.sit(table, 0) as seat:
            seat.play_on(random.Random(5), plies=6)
        server.stop()
        server.start()
        with browser.sit(table, 0) as seat:
            seat.play_on(random.Random(6))
        record = record_of(browser, table)
        browser.close()
    verdict = verify(record, OLD)
    assert (verdict.difference, verdict.start) == (None, "agrees")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"ply": len(OLD.steps)}, "no_such_ply"),
        ({"ply": len(OLD.steps) - 1}, "game_over"),
        ({"seat": 3}, "unknown_seat"),
        ({"bot": "nobody"}, "unknown_bot"),
        ({"name": "\u202e"}, "bad_name"),
        ({"ply": -1}, "bad_request"),
        ({"commitment": "x"}, "bad_request"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    browser: Browser, body: dict[str, Any], code: str
) -> None:
    sent = asked(record=json.loads(OLD.to_json()), **body)
    assert refused(browser.http.post("/api/play-on", json=sent)) == code


def test_bad_records_are_refused(browser: Browser) -> None:
    plain = json.loads(OLD.to_json())
    running = {name: value for name, value in plain.items() if name != "result"}
    changed = json.loads(json.dumps(plain).replace('"merchandise_taken"', '"passed"'))
    seen = json.loads(Game.new(2, seed=1).record_for(0).to_json()) | {"result": plain["result"]}
    for record, code in (
        ({}, "unknown_format"),
        ({**plain, "board": "atlantis"}, "unknown_board"),
        ({**plain, "board": {"title": "Nowhere"}}, "bad_board"),
        (running, "not_over"),
        (changed, "differs"),
        (seen, "secrets_left_out"),
    ):
        sent = asked(record=record, ply=PLY if code == "differs" else 0, seat=0)
        answer = browser.http.post("/api/play-on", json=sent)
        assert refused(answer) == code, code


def test_a_game_in_progress_cannot_be_played_on(browser: Browser) -> None:
    table = browser.open_table(ME, BOT)["id"]
    path = f"/api/tables/{table}/play-on"
    assert refused(browser.http.post(path, json=asked(ply=0, seat=0))) == "not_begun"
    browser.post(f"/api/tables/{table}/start")
    assert refused(browser.http.post(path, json=asked(ply=0, seat=0))) == "not_over"


def test_new_tables_like_these_are_limited_for_each_address(tmp_path: Path) -> None:
    with Running(tmp_path, tables_per_address=1) as server:
        browser = Browser(server.url)
        from_record(browser)
        sent = asked(record=json.loads(OLD.to_json()))
        assert refused(browser.http.post("/api/play-on", json=sent)) == "too_many_tables"
        browser.close()
