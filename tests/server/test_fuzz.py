"""Malformed, replayed and hostile bytes, requests and messages: nothing breaks or leaks."""

import contextlib
import json
import random
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Browser, play_all
from server.hostile import (
    JUNK,
    MARK,
    answer_to,
    connected,
    frame,
    handshake,
    head,
    hostile_message,
    memory_mb,
    pour,
)
from server.running import Running

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}
AT_ONCE = 20  # messages before their answers are read
UNFIT = "positive_data_acceptance,allow_header_conformance,ignored_auth"


# Bytes.


@pytest.mark.parametrize("what", JUNK)
def test_junk_is_answered_and_its_connection_ended(server: Running, what: str) -> None:
    answer = answer_to(server.port, JUNK[what])
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4") or what.startswith("junk behind")
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_floods_of_pings_and_fragments_are_cut_off(server: Running, browser: Browser) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    names = b"".join(b"x%d: y\r\n" % i for i in range(1000))
    floods = {
        "pings": (handshake(table), frame(9, b"x" * 125) * 100),
        "empty pieces": (handshake(table) + frame(1, b"", last=False), frame(0, b"", last=False)),
        "headers": (b"GET / HTTP/1.1\r\n", names),
        "one header": (b"GET / HTTP/1.1\r\nX: ", b"x" * 10_000),
        "one line": (b"GET /", b"x" * 10_000),
    }
    before = memory_mb(server.pid)
    for what, (beginning, more) in floods.items():
        with connected(server.port) as connection:
            connection.sendall(beginning)
            assert pour(connection, more * (1 + 10_000 // len(more)), 40_000_000), what
    assert memory_mb(server.pid) < before + 20


@pytest.mark.parametrize("length", ["Content-Length: 100000", "Transfer-Encoding: chunked"])
def test_a_large_body_is_refused_before_it_is_read(server: Running, length: str) -> None:
    chunk = b"2710\r\n" + b" " * 10_000 + b"\r\n"
    body = chunk * 10 + b"0\r\n\r\n" if "chunked" in length else b" " * 100_000
    sent = head("POST /api/tables", length, "Content-Type: application/json", "Connection: close")
    answer = answer_to(server.port, sent + body)
    assert (
        answer.startswith(b"HTTP/1.1 413 ") or not answer
    )  # the connection may be reset while the client sends
    with httpx.Client(base_url=server.url) as client:
        again = client.post("/api/tables", content=iter([b" " * 10_000] * 10))
        assert (again.status_code, again.json()["code"]) == (413, "too_large")


def test_invalid_text_ends_only_its_own_connection(server: Running, browser: Browser) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    with browser.sit(table, 0) as seat:
        seat.socket.socket.sendall(frame(1, b"\xff\xfe"))
        with pytest.raises(ConnectionClosed):
            seat.hear_until("refused")
    assert server.errors() == []


# Requests.


def schemathesis(running: Running, folder: Path, *options: str, table: str | None = None) -> None:
    """Try everything that the API description allows, and much that it does not."""
    settings = folder / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.table_id" = "{table}"\n' if table else "")
    program = str(Path(sys.executable).with_name("schemathesis"))
    command = [program, "--config-file", str(settings), "run"]
    tried = subprocess.run(
        [*command, f"{running.url}/api/openapi.json", "--phases", "coverage,fuzzing", *options],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert tried.returncode == 0, tried.stdout[-5000:] + tried.stderr


def try_the_api(server: Running, browser: Browser, folder: Path, examples: int) -> None:
    token = (server.data / "admin.token").read_text().strip()
    count = ("--max-examples", str(examples), "--seed", "1", "--generation-database", "none")
    host = ("-H", f"Authorization: Bearer {token}")
    schemathesis(server, folder, *count, *host, "--exclude-checks", UNFIT)
    table = browser.open_table(ME, BOT, OPEN)["id"]
    seated = ("-H", f"Cookie: {browser.cookie()}", "--exclude-path-regex", "admin")
    unfit = ("--exclude-checks", f"{UNFIT},negative_data_rejection")  # its table is always valid
    schemathesis(server, folder, *count, *seated, *unfit, table=table)
    assert browser.get(f"/api/tables/{table}")["id"] == table


def test_the_api_keeps_to_its_description(
    server: Running, browser: Browser, tmp_path: Path
) -> None:
    try_the_api(server, browser, tmp_path, 1)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_api_keeps_to_its_description_for_long(
    server: Running, browser: Browser, tmp_path: Path
) -> None:
    try_the_api(server, browser, tmp_path, 300)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 25,
        "A\nB",
        "A\u202eB",
        "A\u200bB",
        "A\0B",
        "pаypal",  # with a Cyrillic letter
        "Z\u0301\u0302\u0303\u0304\u0305",
        "\ud800",
        "Anna",  # who sits there already
        "ANNA",
    ],
)
def test_deceptive_and_unreadable_names_are_refused(browser: Browser, name: str) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    path = f"/api/tables/{table}/seats/1"
    body = json.dumps({"name": name}).encode()
    answer = browser.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["code"] in ("bad_name", "name_taken", "bad_request")


@pytest.mark.parametrize("name", ["<script>", "'; DROP TABLE", "{{7*7}}", "../..", "%s%n", "null"])
def test_other_names_are_just_names(browser: Browser, name: str) -> None:
    table = browser.open_table(ME, OPEN)["id"]
    seats = browser.another().join(table, 1, name)["seats"]
    assert seats[1]["name"] == name
    answer = browser.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"


# Messages.


class Attacker:
    """A connection that sends nonsense, and checks all answers."""

    def __init__(self, browser: Browser, table: str, seat: int | None) -> None:
        self._browser = browser
        self._table = table
        self._seat = seat
        self._sent: list[str | bytes] = []
        self.answers: list[str] = []
        self.seat = browser.sit(table, seat)
        self.seat.hear_until("position")

    def attack(self, rng: random.Random) -> None:
        """Send a few messages, and read the answer to each."""
        try:
            for _ in range(AT_ONCE):
                ply, legal = self.seat.position["ply"], self.seat.position["legal"]
                message = hostile_message(rng, ply, legal, self._sent)
                self._sent = [*self._sent[-50:], message]
                self.seat.socket.send(message)
            self._hear_all()
        except ConnectionClosed:
            self.come_back(rng)
        if rng.random() < 0.05:
            self.come_back(rng)

    def _hear_all(self) -> None:
        self.seat.send(type="say", phrase=MARK)
        refused = 0
        while True:
            heard = self.seat.hear()
            if heard["type"] == "said" and (heard["seat"], heard["phrase"]) == (self._seat, MARK):
                return
            refused += heard["type"] == "refused"
            if self._seat is None and refused == AT_ONCE + 1:  # every message of a spectator
                return

    def come_back(self, rng: random.Random) -> None:
        self.answers += self.seat.heard
        self.seat.close()
        after = rng.choice((-1, 0, self.seat.position["ply"], 100_000))
        self.seat = self._browser.sit(self._table, self._seat, after)
        self.seat.hear_until("position")

    def everything(self) -> list[str]:
        return self.answers + self.seat.heard


def rude_visit(port: int, table: str, rng: random.Random) -> None:
    """Connect, send half a message, and disconnect."""
    with contextlib.suppress(ConnectionError), connected(port) as connection:
        connection.sendall(handshake(table))
        opcode, data = rng.randrange(16), rng.randbytes(rng.randrange(120))
        connection.sendall(frame(opcode, data)[: rng.randrange(1, 130)])


@contextlib.contextmanager
def honest_game(browser: Browser) -> Iterator[None]:
    """Another game, which continues meanwhile and must end."""
    friend = browser.another()
    table = browser.open_table(ME, OPEN, begin=False)["id"]
    friend.join(table, 1, "Ben")
    browser.post(f"/api/tables/{table}/start")
    seats = [browser.sit(table, 0), friend.sit(table, 1)]
    playing = threading.Thread(target=play_all, args=(seats, random.Random(5)))
    playing.start()
    yield
    playing.join(120)
    assert all(seat.over for seat in seats)


def bombard(server: Running, browser: Browser, messages: int) -> None:
    rng = random.Random(messages)
    friend = browser.another()
    first = browser.open_table(ME, OPEN, hints=False)["id"]
    friend.join(first, 1, "Ben")
    browser.post(f"/api/tables/{first}/start")
    second = browser.open_table(ME, BOT, hints=False, begin=True)["id"]
    attackers = [Attacker(browser, first, 0), Attacker(friend, first, 1)]
    attackers += [Attacker(browser, second, 0), Attacker(browser.another(), first, None)]
    memory = []
    with honest_game(browser):
        for _ in range(2):
            for _ in range(messages // (2 * AT_ONCE)):
                rng.choice(attackers).attack(rng)
                if rng.random() < 0.2:
                    rude_visit(server.port, first, rng)
            memory.append(memory_mb(server.pid))
    assert memory[1] < memory[0] + 15
    check_answers(browser, [text for attacker in attackers for text in attacker.everything()])
    for players in ([attackers[0], attackers[1]], [attackers[2]]):  # the tables still play
        play_all([attacker.seat for attacker in players], rng)
    while not attackers[3].seat.over:
        attackers[3].seat.hear()
    seeds = [browser.get(f"/api/tables/{table}/record")["seed"] for table in (first, second)]
    for attacker in attackers:
        everything = "".join(attacker.everything())
        assert not any(seed in everything for seed in seeds)
    assert server.metric("grachten_errors_total") == 0
    assert server.errors() == []


def check_answers(browser: Browser, answers: Sequence[str]) -> None:
    """Every answer has one of the documented types."""
    schema: dict[str, Any] = browser.get("/api/socket.json")
    to_client = {"$ref": "#/$defs/ToClient", "$defs": schema["$defs"]}
    validator = jsonschema_rs.validator_for(to_client)
    kinds = set()
    for text in answers:
        message = json.loads(text)
        validator.validate(message)
        kinds.add(message.get("code", message["type"]))
        assert message.get("code") != "fault"
    assert {"bad_message", "stale", "watching", "position"} <= kinds


def test_hostile_messages_hurt_nobody(server: Running, browser: Browser) -> None:
    bombard(server, browser, 3_000)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_hostile_messages_hurt_nobody_for_long(server: Running, browser: Browser) -> None:
    bombard(server, browser, 100_000)
