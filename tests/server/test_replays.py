"""Replays of finished tables, and of any record that somebody sends, good or bad."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from game.playing import bot_game
from grachten.errors import RecordError
from grachten.game import Game
from grachten.game.record import to_plain
from grachten.server.http.limits.bodies import RECORD_BYTES
from grachten.server.http.replays import replay_of
from server.client import Browser
from server.running import Running, data_folder

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "apprentice"}
PATIENCE = 120.0  # the first replay draws the board


def plain(game: Game) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(game.record().to_json())
    return record


GAME = bot_game("amsterdam", ("random", "greedy", "random"), 4)
FINISHED = plain(GAME)


def sent(browser: Browser, record: object) -> httpx.Response:
    data = record if isinstance(record, bytes) else json.dumps(record).encode()
    return browser.http.post("/api/replay", content=data, timeout=PATIENCE)


def shown(browser: Browser, record: object) -> dict[str, Any]:
    answer = sent(browser, record)
    assert answer.status_code == 200, answer.text
    replay: dict[str, Any] = answer.json()
    return replay


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code == 400, answer.text
    problem = answer.json()
    assert problem["message"]
    code: str = problem["code"]
    return code


def sights(replay: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Return what a seat sees at every step, combined as a client does it."""
    seen: list[dict[str, Any]] = []
    for moment in replay["moments"]:
        before = seen[-1] if seen else {}
        seen.append({**before, **moment["changes"][seat]})
    return seen


def as_json(value: object) -> Any:
    return json.loads(json.dumps(to_plain(value)))


def test_every_seat_sees_at_every_step_what_it_saw_in_the_game(browser: Browser) -> None:
    replay = shown(browser, FINISHED)
    assert replay["over"]
    assert [m["step"] for m in replay["moments"]] == FINISHED["steps"]
    again = Game.from_header(GAME.record())
    seen = [sights(replay, seat) for seat in range(3)]
    for ply, step in enumerate(GAME.steps):
        again.follow(step)
        for seat in range(3):
            sight = seen[seat][ply]
            assert sight.pop("open") == list(again.open_routes(seat))
            assert sight.pop("fulfilled") == again.fulfilled_at(seat)
            assert sight == as_json(again.view(seat))


def test_each_seat_is_shown_the_steps_as_it_saw_them(browser: Browser) -> None:
    replay = shown(browser, FINISHED)
    for seat in range(3):
        told = [step for moment in replay["moments"] for step in moment["seen"][seat]]
        assert [step["ply"] for step in told] == list(range(len(FINISHED["steps"])))
        strangers = [s for s in told[:-1] if s["seat"] != seat and s["action"].startswith("keep")]
        assert strangers
        assert {step["action"] for step in strangers} == {"keep"}
    # While the first contracts are chosen, nobody sees the others' choices (R4).
    assert [len(moment["seen"][2]) for moment in replay["moments"][:4]] == [1, 0, 0, 3]


def test_a_running_game_of_ones_own_is_shown_as_far_as_it_goes(browser: Browser) -> None:
    game = Game.new(2, seed=1, board="harbor")
    record = json.loads(game.record(secret=True).to_json())
    replay = shown(browser, record)
    assert not replay["over"]
    assert len(replay["moments"]) == 1
    assert replay["board"]["name"] == "harbor"


def test_a_record_with_a_board_of_its_own_is_drawn(browser: Browser) -> None:
    board = dict(Game.new(2, board="harbor").board.source) | {"title": "Home"}
    game = Game.new(2, seed=1, board=board)
    drawn = shown(browser, plain(game))["board"]
    assert (drawn["name"], drawn["title"]) == ("", "Home")
    assert all(len(route["spaces"]) == route["length"] for route in drawn["routes"])


def test_a_board_that_takes_too_long_to_draw_is_refused() -> None:
    board = dict(Game.new(2, board="harbor").board.source)
    with pytest.raises(RecordError) as error:
        list(replay_of(Game.new(2, seed=1, board=board).record(), drawing_seconds=0.001))
    assert error.value.code == "board_too_large"


def test_a_finished_table_can_be_looked_at_by_anybody(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, BOT, board="harbor", begin=True)["id"]
    path = f"/api/tables/{table}/replay"
    refused = browser.http.get(path)
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(3))
        result = seat.position["view"]["result"]
    replay = friend.http.get(path, timeout=PATIENCE).json()
    assert sights(replay, 1)[-1]["result"] == result
    assert replay["players"][0]["name"] == "Anna"
    assert replay == shown(friend, friend.get(f"/api/tables/{table}/record"))
    plain_answer = friend.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain_answer.headers
    assert plain_answer.json() == replay


def test_a_table_that_waits_or_does_not_exist_has_no_replay(browser: Browser) -> None:
    table = browser.open_table(ME, {"kind": "open"})["id"]
    assert browser.http.get(f"/api/tables/{table}/replay").json()["code"] == "not_begun"
    assert browser.http.get("/api/tables/aaaaaaaaaaaaaa/replay").json()["code"] == "no_table"


def changed(**fields: Any) -> dict[str, Any]:
    return {**FINISHED, **fields}


def with_step(number: int, **fields: Any) -> dict[str, Any]:
    steps = list(FINISHED["steps"])
    steps[number] = {**steps[number], **fields}
    return changed(steps=steps)


BOARD = dict(Game.new(2).board.source)
HOSTILE: dict[str, tuple[object, str]] = {
    "nothing": (b"", "not_json"),
    "no text": (b"\xff\xfe\x00", "not_json"),
    "another file": (b"<!doctype html>", "not_json"),
    "cut off": (json.dumps(FINISHED).encode()[:-100], "not_json"),
    "deep": (b'{"x":' + b"[" * 100_000, "not_json"),
    "other JSON": ({"name": "package"}, "unknown_format"),
    "a list": ([], "bad_record"),
    "later rules": (changed(rules=2), "unknown_rules"),
    "later format": (changed(format="grachten-record/9"), "unknown_format"),
    "a long name": (changed(players=[{"name": "x" * 3_000_000}] * 3), "too_large"),
    "a longish name": (changed(players=[{"name": "x" * 101}] * 3), "bad_record"),
    "an unknown board": (changed(board="rome"), "unknown_board"),
    "a file for a board": (changed(board="/etc/passwd"), "unknown_board"),
    "a bad board": (changed(board={**BOARD, "routes": []}), "bad_board"),
    "an empty board": (changed(board={}), "bad_board"),
    "another board": (changed(board="harbor"), "differs"),
    "another seed": (changed(seed="00" * 32), "bad_commitment"),
    "endless steps": (changed(steps=FINISHED["steps"] * 100), "too_many_steps"),
    "steps twice": (changed(steps=FINISHED["steps"] * 2), "wrong_ply"),
    "no deal": (changed(steps=FINISHED["steps"][1:]), "wrong_ply"),
    "a foreign seat": (with_step(5, seat=9), "illegal_step"),
    "a huge number": (with_step(5, ply=2**80), "wrong_ply"),
    "a huge seat": (with_step(5, seat=2**62), "illegal_step"),
    "an unknown action": (with_step(5, action="fly"), "illegal_step"),
    "a long action": (with_step(5, action="claim:" + "x" * 100_000), "illegal_step"),
    "no events": (with_step(0, events=[]), "differs"),
    "many events": (with_step(0, events=FINISHED["steps"][0]["events"] * 500), "differs"),
    "odd events": (with_step(5, events=[{"type": "rain"}]), "bad_record"),
    "secrets left out": (Game.new(2, seed=1).record_for(0).to_json(), "secrets_left_out"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_record_that_cannot_be_shown_is_refused_with_a_reason(
    browser: Browser, what: str
) -> None:
    record, code = HOSTILE[what]
    if code == "too_large":
        answer = sent(browser, record)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    else:
        assert code_of(sent(browser, record)) == code


def test_spoiled_records_never_break_anything(browser: Browser) -> None:
    rng = random.Random(5)
    text = json.dumps(FINISHED)
    for _ in range(60):
        letters = list(text)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randrange(3)] = rng.choice(('"', "9", "}", "-", "e", "null", ""))
        answer = sent(browser, "".join(letters).encode())
        assert answer.status_code in (200, 400), answer.text


def test_the_response_does_not_reveal_which_files_exist(browser: Browser, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.touch()
    answers = {sent(browser, changed(board=str(path))).text for path in (there, tmp_path / "not")}
    assert len(answers) == 1


def test_only_records_may_be_that_large(browser: Browser) -> None:
    assert len(json.dumps(FINISHED)) < RECORD_BYTES
    padded = json.dumps(FINISHED).encode() + b" " * 1_000_000
    assert sent(browser, padded).status_code == 200
    assert sent(browser, b" " * (RECORD_BYTES + 1)).status_code == 413
    assert browser.http.post("/api/tables", content=b" " * 100_000).status_code == 413


def test_other_sites_and_too_many_requests_are_refused() -> None:
    with Running(data_folder(), requests_per_second=1) as slow:
        browser = Browser(slow.url)
        foreign = browser.http.post("/api/replay", headers={"Origin": "https://a.example"})
        assert foreign.json()["code"] == "foreign_origin"
        codes = {sent(browser, {}).json()["code"] for _ in range(6)}
        assert "too_many_requests" in codes
        browser.close()


def test_one_address_has_few_replays_made_at_once(browser: Browser) -> None:
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: sent(browser, FINISHED), range(24)))
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) < len(answers)
    assert {answer.json()["code"] for answer in refused} <= {"busy"}
    assert shown(browser, FINISHED)["over"]
