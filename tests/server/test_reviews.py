"""Reviews of finished games: computed once, kept, and only when the game is over."""

import json
import os
import random
import signal
import struct
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from databases import Postgres
from grachten.game import Game
from server.client import Browser, refused
from server.conftest import LIFTED
from server.running import Running, data_folder
from server.test_replays import FINISHED, HOSTILE

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "apprentice"}
PATIENCE = 240.0  # seconds for a review on a busy machine


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running(data_folder(), **LIFTED, review_queue=100) as running:
        yield running
        assert running.errors() == []
        for process in review_processes(running):
            os.kill(process, signal.SIGKILL)


def resigned(browser: Browser) -> str:
    """Play a short game on a new table: its player resigns at once."""
    table: str = browser.open_table(ME, BOT, board="harbor", begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.hear_until("position")
        seat.send(type="resign")
        while not seat.over:
            seat.hear()
    return table


def short_record() -> bytes:
    game = Game.new(["Anna", "Bert"], seed=1, board="harbor")
    game.apply("resign", game.to_move)
    return game.record().to_json()


def asked(browser: Browser, table: str) -> httpx.Response:
    return browser.http.get(f"/api/tables/{table}/review")


def answer_at(browser: Browser, path: str) -> httpx.Response:
    """Ask for a review until the server is done with it; return the last answer."""
    until = time.monotonic() + PATIENCE
    while (answer := browser.http.get(path)).status_code == 202:
        found = answer.json()
        assert set(found) == {"state", "progress"}
        assert 0 <= found["progress"] <= 1
        assert time.monotonic() < until, found
        time.sleep(0.2)  # gently: an address may not ask all the time
    return answer


def review_at(browser: Browser, path: str) -> dict[str, Any]:
    """Ask for a review until it is there."""
    answer = answer_at(browser, path)
    assert answer.status_code == 200, answer.text
    review: dict[str, Any] = answer.json()
    return review


def review_processes(server: Running) -> list[int]:
    """Return the processes that compute a review for a server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            is_review = b"reviews.process" in (folder / "cmdline").read_bytes()
            if int(parent) == server.pid and is_review:
                found.append(int(folder.name))
    return found


@contextmanager
def stopped_review(server: Running) -> Iterator[int]:
    """Stop the process that computes a review, so that it doesn't end before the block does."""
    until = time.monotonic() + PATIENCE
    while not (processes := review_processes(server)):
        assert time.monotonic() < until
        time.sleep(0.01)
    os.kill(processes[0], signal.SIGSTOP)
    try:
        yield processes[0]
    finally:
        with suppress(ProcessLookupError):
            os.kill(processes[0], signal.SIGCONT)


def test_a_finished_game_is_reviewed_once_and_kept(tmp_path: Path) -> None:
    with Running(tmp_path, **LIFTED) as server:
        browser = Browser(server.url)
        table = resigned(browser)
        path = f"/api/tables/{table}/review"
        first = browser.http.get(path)
        assert (first.status_code, first.json()) == (202, {"state": "computing", "progress": 0.0})
        with stopped_review(server) as process:  # the server dies while it computes
            server.kill()
            os.kill(process, signal.SIGKILL)
        server.start()
        review = review_at(browser, path)
        assert review["players"][0]["name"] == "Anna"
        assert [seat["result"] for seat in review["seats"]] == [0, 1]
        steps = browser.get(f"/api/tables/{table}/record")["steps"]
        plies = [position["ply"] for position in review["positions"]]
        assert plies == [step["ply"] for step in steps]
        assert server.metric("grachten_reviews_total") == 1
        assert server.metric("grachten_review_seconds_count") == 1
        stranger = browser.another()
        assert stranger.get(path) == review
        picture = stranger.http.get(f"{path}.png")
        assert picture.headers["content-type"] == "image/png"
        assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
        server.stop()
        server.start()
        assert browser.get(path) == review
        browser.http.delete(f"/api/tables/{table}/seats/0/name")
        without_name = browser.http.get(path)
        assert without_name.status_code == 200
        assert "Anna" not in without_name.text
        assert browser.http.get(f"{path}.png").content != picture.content
        assert server.metric("grachten_reviews_total") == 0
        browser.close()
        assert server.errors() == []


def test_only_finished_games_are_reviewed(browser: Browser, server: Running) -> None:
    waiting = browser.open_table(ME, {"kind": "open"})["id"]
    playing = browser.open_table(ME, BOT, board="harbor", begin=True)["id"]
    assert asked(browser, waiting).json()["code"] == "not_begun"
    assert asked(browser, "aaaaaaaaaaaaaa").json()["code"] == "no_table"
    answer = asked(browser, playing)
    assert (answer.status_code, refused(answer)) == (409, "not_over")
    assert refused(browser.http.get(f"/api/tables/{playing}/review.png")) == "not_over"
    assert server.metric("grachten_review_queue") == 0


def test_many_requests_start_one_computation_and_bots_play_on(
    browser: Browser, server: Running
) -> None:
    table = resigned(browser)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: asked(browser, table), range(16)))
    assert {answer.status_code for answer in answers} == {202}
    assert server.metric("grachten_review_queue") == 1
    with stopped_review(server):
        assert len(review_processes(server)) == 1
        other = browser.open_table(ME, BOT, board="harbor", begin=True, first=1)["id"]
        with browser.sit(other, 0) as seat:
            seat.play_on(random.Random(1), plies=6)
            assert seat.position["ply"] >= 6
        assert asked(browser, table).json()["state"] == "computing"
    review_at(browser, f"/api/tables/{table}/review")


def test_a_record_is_reviewed(browser: Browser) -> None:
    answers = [browser.http.post("/api/review", content=short_record()) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [202, 202]
    assert answers[0].json() == answers[1].json()
    path = f"/api/reviews/{answers[0].json()['id']}"
    review = review_at(browser, path)
    assert [player["name"] for player in review["players"]] == ["Anna", "Bert"]
    assert browser.get(path) == review
    unknown = browser.http.get(f"/api/reviews/{'0' * 32}")
    assert (unknown.status_code, refused(unknown)) == (404, "no_review")


@pytest.mark.parametrize("what", HOSTILE)
def test_a_record_that_cannot_be_reviewed_is_refused(
    browser: Browser, server: Running, what: str
) -> None:
    record, code = HOSTILE[what]
    data = record if isinstance(record, bytes) else json.dumps(record).encode()
    answer = browser.http.post("/api/review", content=data)
    assert refused(answer) == code
    assert server.metric("grachten_review_queue") == 0


def test_the_record_of_a_running_game_is_refused(browser: Browser) -> None:
    running = {**FINISHED, "steps": FINISHED["steps"][:-1]}
    del running["result"]
    for record in (running, json.loads(Game.new(2, seed=1).record(secret=True).to_json())):
        assert refused(browser.http.post("/api/review", json=record)) == "not_over"


def test_one_address_gets_few_reviews_and_none_takes_too_long() -> None:
    server = Running(
        data_folder(), proxies="127.0.0.0/8", review_queue=1, review_seconds=0.2, review_nice=0
    )
    with server, ExitStack() as stack:
        browsers = [Browser(server.url, {"X-Forwarded-For": f"192.0.2.{i}"}) for i in range(2)]
        for browser in browsers:
            stack.callback(browser.close)
        one, other = browsers
        tables = [resigned(browser) for browser in (one, one, other)]
        assert asked(one, tables[0]).status_code == 202
        with stopped_review(server):
            full = asked(one, tables[1])
            assert (full.status_code, refused(full)) == (429, "too_many_reviews")
            assert "Retry-After" in full.headers
            assert asked(other, tables[2]).json() == {"state": "waiting", "progress": 0.0}
            assert server.metric("grachten_review_queue") == 2
        answer = answer_at(one, f"/api/tables/{tables[0]}/review")
        assert (answer.status_code, refused(answer)) == (409, "review_too_long")
        assert server.errors() == []


def test_a_review_that_breaks_is_logged_and_not_tried_again_at_once() -> None:
    with Running(data_folder(), **LIFTED) as server:
        browser = Browser(server.url)
        table = resigned(browser)
        assert asked(browser, table).status_code == 202
        with stopped_review(server) as process:
            os.kill(process, signal.SIGKILL)
        answer = answer_at(browser, f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert asked(browser, table).status_code == 500
        assert ["a review has ended" in error["message"] for error in server.errors()] == [True]
        browser.close()


def test_a_host_can_switch_reviews_off() -> None:
    with Running(data_folder(), reviews="false") as server:
        browser = Browser(server.url)
        assert refused(asked(browser, resigned(browser))) == "no_reviews"
        assert refused(browser.http.post("/api/review", content=short_record())) == "no_reviews"
        browser.close()


def test_a_server_that_stops_ends_its_review() -> None:
    with Running(data_folder(), **LIFTED) as server:
        browser = Browser(server.url)
        assert asked(browser, resigned(browser)).status_code == 202
        with stopped_review(server) as process:
            browser.close()
            assert server.stop() == 0
            assert not Path(f"/proc/{process}").exists()


def test_all_nodes_know_a_review_that_one_of_them_computes(
    postgres: Postgres, tmp_path: Path
) -> None:
    flags = ("--database", postgres.create("reviews"))
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(Running(tmp_path / str(i), *flags, **LIFTED)) for i in range(2)
        ]
        browsers = [Browser(node.url) for node in nodes]
        playing = browsers[0].open_table(ME, BOT, board="harbor", begin=True)["id"]
        assert refused(asked(browsers[1], playing)) == "not_over"
        table = resigned(browsers[0])
        assert asked(browsers[0], table).status_code == 202
        with stopped_review(nodes[0]):
            seen = asked(browsers[1], table)
            assert (seen.status_code, seen.json()["state"]) == (202, "computing")
            assert nodes[1].metric("grachten_review_queue") == 0
        review = review_at(browsers[0], f"/api/tables/{table}/review")
        assert browsers[1].get(f"/api/tables/{table}/review") == review
        for browser in browsers:
            browser.close()
    postgres.drop("reviews")
