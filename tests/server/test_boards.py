"""Tables on boards that players bring along: checked, limited, played and recorded."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from grachten.board import load_board
from server.bot_client import hear, raw, token_for
from server.client import Browser, hash_of, refused
from server.conftest import LIFTED
from server.running import Running, data_folder

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}
PATIENCE = 120.0  # a board is drawn in a process of its own
HARBOR = resources.files("grachten.board").joinpath("data", "harbor.toml").read_text("utf-8")
FILE = HARBOR.replace('title = "Harbor"', 'title = "My quay"')
BAD = FILE.replace('"vuurtoren"', '"vuurtorn"', 1)


def board(**changes: Any) -> dict[str, Any]:
    return {**load_board("harbor").source, "title": "My quay", **changes}


def check(browser: Browser, file: str | bytes) -> httpx.Response:
    data = file.encode() if isinstance(file, str) else file
    return browser.http.post("/api/boards", content=data, timeout=PATIENCE)


def opened(browser: Browser, *seats: dict[str, Any], **wishes: Any) -> httpx.Response:
    body = {"seats": list(seats), **wishes}
    return browser.http.post("/api/tables", json=body, timeout=PATIENCE)


def table_with(browser: Browser, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
    answer = opened(browser, *seats, **{"board": board(), **wishes})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def test_a_good_file_comes_back_as_a_board_with_its_drawing(browser: Browser) -> None:
    answer = check(browser, FILE)
    assert answer.status_code == 200, answer.text
    assert answer.json()["board"] == board()
    drawing = answer.json()["drawing"]
    assert (drawing["name"], drawing["title"]) == ("", "My quay")
    assert all(len(route["spaces"]) == route["length"] for route in drawing["routes"])


def test_a_bad_file_is_refused_with_the_messages_of_board_check(
    browser: Browser, tmp_path: Path
) -> None:
    assert BAD != FILE
    answer = check(browser, BAD)
    assert refused(answer) == "bad_board"
    problems = answer.json()["facts"]["problems"]
    assert {problem["code"] for problem in problems} >= {"unknown_place"}
    path = tmp_path / "bad.toml"
    path.write_text(BAD, "utf-8")
    words = [sys.executable, "-m", "grachten", "board", "check", str(path)]
    printed = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    lines = [f"  {problem['key']}: {problem['message']}" for problem in problems]
    assert printed.splitlines()[1:] == lines


NO_BOARDS: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "missing_key"),
    "no text": (b"\xff\xfe\x00", "not_utf8"),
    "a picture": (b"\x89PNG\r\n\x1a\n", "not_utf8"),
    "a page": (b"<!doctype html>", "not_toml"),
    "a record": (b'{"format": "grachten-record/2"}', "not_toml"),
    "a deep list": (b"x = " + b"[" * 10_000, "not_toml"),
    "a long key": (b".".join([b"a"] * 5_000) + b" = 1", "not_toml"),
    "a huge number": (b"x = " + b"9" * 10_000, "not_toml"),
    "a long title": (FILE.replace("My quay", "x" * 61).encode(), "text_too_long"),
    "an invisible title": (FILE.replace("My quay", "My\u202equay").encode(), "invisible_character"),
    "a title with a line break": (
        FILE.replace("My quay", "My\\nquay").encode(),
        "invisible_character",
    ),
}


@pytest.mark.parametrize("what", NO_BOARDS)
def test_a_file_that_is_no_board_is_refused_with_a_reason(browser: Browser, what: str) -> None:
    data, code = NO_BOARDS[what]
    answer = check(browser, data)
    assert refused(answer) == "bad_board"
    problems = answer.json()["facts"]["problems"]
    assert code in {problem["code"] for problem in problems}
    assert all(problem["message"].isprintable() for problem in problems)


def test_a_table_and_its_record_carry_the_whole_board(
    browser: Browser, friend: Browser, tmp_path: Path
) -> None:
    seed = "ab" * 32
    table = table_with(browser, {**ME, "commitment": hash_of(seed)}, BOT, begin=True)
    assert (table["board"], table["board_title"]) == ("", "My quay")
    assert table["terms"]["board"] == board()
    browser.reveal(table["id"], 0, seed)
    drawn = friend.http.get(f"/api/tables/{table['id']}/board", timeout=PATIENCE).json()
    assert drawn["title"] == "My quay"
    with browser.sit(table["id"], 0) as seat:
        seat.play_on(random.Random(1))
    record = friend.http.get(f"/api/tables/{table['id']}/record").content
    assert json.loads(record)["board"] == board()
    path = tmp_path / "game.jsonl"
    path.write_bytes(record)
    words = [sys.executable, "-m", "grachten", "verify", str(path)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    replay = friend.http.get(f"/api/tables/{table['id']}/replay", timeout=PATIENCE).json()
    assert replay["board"] == drawn


def test_the_lobby_shows_the_title_and_not_the_board(browser: Browser, friend: Browser) -> None:
    table = table_with(browser, ME, OPEN, listed=True)["id"]
    listed = {one["id"]: one for one in friend.get("/api/tables")["tables"]}[table]
    assert (listed["board"], listed["board_title"]) == ("", "My quay")
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    for path in ("/api/tables", "/api/mine"):
        assert "vuurtoren" not in browser.http.get(path).text


def test_a_board_of_the_package_is_known_by_its_name(browser: Browser) -> None:
    table = browser.open_table(ME, BOT, board="harbor")
    assert (table["board"], table["board_title"]) == ("harbor", "Harbor")
    drawn = browser.get(f"/api/tables/{table['id']}/board")
    assert drawn == browser.get("/api/boards/harbor")


def test_a_rematch_keeps_the_board(browser: Browser) -> None:
    table = table_with(browser, ME, BOT, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.hear_until("position")
        seat.send(type="resign")
        while not seat.over:
            seat.hear()
    again = browser.post(f"/api/tables/{table}/rematch")
    assert again["board_title"] == "My quay"
    begun = browser.post(f"/api/tables/{again['id']}/start")
    assert begun["terms"]["board"] == board()


@pytest.mark.parametrize("level", ["merchant", "regent"])
def test_the_servers_bots_and_hints_play_on_it(browser: Browser, level: str) -> None:
    table = table_with(browser, ME, {"kind": "bot", "bot": level}, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(2), plies=6)
        while not seat.position["legal"]:
            seat.hear()
        seat.send(type="hint", ply=seat.position["ply"])
        assert seat.hear_until("hint")["ideas"]


def play_as_bot(socket: ClientConnection) -> None:
    """Answer every question with the first legal action, until the game is over."""
    while (message := json.loads(socket.recv(PATIENCE)))["type"] != "over":
        if message["type"] == "decide":
            socket.send(json.dumps({"type": "action", "action": message["legal"][0]}))


def test_an_outside_bot_gets_the_board_and_plays_on_it(server: Running, browser: Browser) -> None:
    with raw(server, token_for(server, "Reader")) as socket, ThreadPoolExecutor(1) as pool:
        table = table_with(browser, ME, {"kind": "bot", "bot": "Reader"}, begin=True)["id"]
        assert hear(socket, "challenge")["board"] == board()
        socket.send('{"type":"accept"}')
        assert hear(socket, "hello")["board"] == board()
        socket.send('{"type":"ready","name":"x"}')
        playing = pool.submit(play_as_bot, socket)
        with browser.sit(table, 0) as seat:
            seat.play_on(random.Random(3))
            assert all("by" not in step for step in seat.steps)
        playing.result()
    record = browser.get(f"/api/tables/{table}/record")
    assert record["players"][1] == {"name": "Reader", "kind": "outside"}
    assert record["board"] == board()


CARDS = dict(board()["cards"])


def test_a_board_that_makes_games_too_long_is_refused(browser: Browser) -> None:
    many = ", ".join(f"{color} = 400" for color in CARDS)
    file = re.sub("(?m)^cards = .*$", f"cards = {{ {many} }}", FILE)
    for answer in (
        check(browser, file),
        opened(browser, ME, BOT, board=board(cards=dict.fromkeys(CARDS, 400))),
    ):
        assert refused(answer) == "board_too_large"
        assert "2,000 steps" in answer.json()["message"]


def crowded() -> dict[str, Any]:
    """A board with long keys, and far too many ways to pay for its routes."""
    keys = [f"{'x' * 36}_{n:03}" for n in range(64)]
    places = {
        key: {"name": key, "x": 60 + 100 * (n % 8), "y": 60 + 100 * (n // 8)}
        for n, key in enumerate(keys)
    }
    pairs = [(n, n + 1) for n in range(63)] + [(n, n + 8) for n in range(56)]
    routes = [{"between": [keys[a], keys[b]], "length": 12, "colors": ["grey"]} for a, b in pairs]
    contracts = [{"between": [keys[n], keys[n + 5]], "points": 5} for n in range(50)]
    points = {str(n): n for n in range(1, 13)}
    return board(
        places=places,
        routes=routes[:110],
        contracts=contracts,
        points_by_length=points,
        carts_per_player=100,
        cards=dict.fromkeys(CARDS, 5),
    )


def test_a_board_with_too_many_ways_to_pay_is_refused(browser: Browser) -> None:
    answer = opened(browser, ME, BOT, board=crowded())
    assert refused(answer) == "board_too_large"
    assert "ways to pay" in answer.json()["message"]


def test_a_bad_board_opens_no_table(browser: Browser) -> None:
    bad: dict[str, tuple[object, str]] = {
        "empty": ({}, "bad_board"),
        "no routes": (board(routes=[]), "bad_board"),
        "more": (board(script="<script>"), "bad_board"),
        "a file": ("/etc/passwd", "unknown_board"),
        "a list": ([], "bad_request"),
        "a number": (7, "bad_request"),
    }
    for reference, code in bad.values():
        assert refused(opened(browser, ME, BOT, board=reference)) == code
    huge = board(title="x" * 200_000)
    answer = opened(browser, ME, BOT, board=huge)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert check(browser, b"#" * 1_000_001).status_code == 413
    assert browser.get("/api/mine")["tables"] == []


def test_foreign_pages_cannot_have_boards_checked(browser: Browser) -> None:
    answer = browser.http.post("/api/boards", headers={"Origin": "https://a.example"})
    assert refused(answer) == "foreign_origin"


@pytest.fixture
def restarted() -> Iterator[tuple[Browser, str]]:
    """A browser and its table, on a server that was started again."""
    folder = data_folder()
    with Running(folder, **LIFTED) as first:
        before = Browser(first.url)
        table = table_with(before, ME, BOT, begin=True)["id"]
        cookies = before.http.cookies
        before.close()
    with Running(folder, **LIFTED) as second:
        after = Browser(second.url)
        after.http.cookies = cookies
        yield after, table
        after.close()
        assert second.errors() == []


def test_a_restarted_server_reads_the_board_from_the_table(
    restarted: tuple[Browser, str],
) -> None:
    browser, table = restarted
    assert browser.get(f"/api/tables/{table}")["board_title"] == "My quay"
    drawn = browser.http.get(f"/api/tables/{table}/board", timeout=PATIENCE)
    assert drawn.json()["title"] == "My quay"
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(4))
        assert seat.over
