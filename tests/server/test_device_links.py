"""One-time device links, which bring all games of a browser to another device."""

from collections.abc import Callable
from pathlib import Path

import httpx

from server.client import Browser
from server.running import Running

ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}
At = Callable[[str], Browser]


def make_link(browser: Browser) -> str:
    return str(browser.post("/api/device-link")["token"])


def use(browser: Browser, token: str) -> httpx.Response:
    return browser.http.post("/api/device-link/use", json={"token": token})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["code"])


def own_tables(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.get("/api/mine")["tables"]}


def test_a_link_brings_all_games_to_another_device(at: At) -> None:
    desk, phone = at("10.1.0.1"), at("10.1.0.2")
    begun = desk.open_table(ME, BOT, begin=True)["id"]
    waiting = desk.open_table(ME, OPEN)["id"]
    link = desk.post("/api/device-link")
    assert link["seconds"] == 300
    answer = use(phone, link["token"])
    assert answer.status_code == 204
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert own_tables(phone) == {begun, waiting}
    with phone.sit(begun, 0) as seat:
        assert seat.hear_until("position")["view"]["seat"] == 0
    later = phone.open_table(ME, BOT)["id"]
    assert later in own_tables(desk)


def test_a_link_works_once(at: At) -> None:
    desk, phone, thief = at("10.1.1.1"), at("10.1.1.2"), at("10.1.1.3")
    desk.open_table(ME, OPEN)
    token = make_link(desk)
    assert use(phone, token).status_code == 204
    assert code(use(thief, token)) == (403, "device_link_gone")
    assert own_tables(thief) == set()


def test_a_new_link_ends_the_one_before(at: At) -> None:
    desk, phone = at("10.1.2.1"), at("10.1.2.2")
    desk.open_table(ME, OPEN)
    first, second = make_link(desk), make_link(desk)
    assert code(use(phone, first)) == (403, "device_link_gone")
    assert use(phone, second).status_code == 204


def test_guesses_strangers_and_other_sites_get_nothing(at: At) -> None:
    stranger = at("10.1.3.1")
    assert code(stranger.http.post("/api/device-link")) == (403, "not_yours")
    assert code(use(stranger, "0" * 32)) == (403, "device_link_gone")
    assert code(use(stranger, "0" * 31)) == (422, "bad_request")
    stranger.open_table(ME, OPEN)
    headers = {"Origin": "https://evil.example"}
    for path in ("/api/device-link", "/api/device-link/use"):
        answer = stranger.http.post(path, json={"token": "0" * 32}, headers=headers)
        assert code(answer) == (403, "foreign_origin")


def test_an_address_can_make_and_use_few_links_a_minute(at: At) -> None:
    browser = at("10.1.4.1")
    browser.open_table(ME, OPEN)
    answers = [use(browser, "0" * 32) for _ in range(20)]
    assert code(answers[-1]) == (429, "too_many_requests")
    assert [answer.status_code for answer in answers].count(403) < 15


def test_neither_key_nor_token_is_stored_or_logged(at: At, strict: Running) -> None:
    desk, phone = at("10.1.5.1"), at("10.1.5.2")
    desk.open_table(ME, OPEN)
    token = make_link(desk)
    key = desk.http.cookies["grachten"]
    secrets = (token.encode(), key.encode())
    before = everything_in(strict.data)  # while the link is valid
    assert use(phone, token).status_code == 204
    assert phone.http.cookies["grachten"] == key
    for content in (before, everything_in(strict.data), str(strict.log).encode()):
        assert not any(secret in content for secret in secrets)


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
