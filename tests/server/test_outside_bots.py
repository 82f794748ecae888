"""Outside bots: programs that play at the tables of a server."""

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from commands import run
from server.bot_client import hear, raw, token_for
from server.client import Browser
from server.conftest import LIFTED
from server.running import Running, data_folder

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
EXAMPLE = Path(__file__).parents[2] / "examples/stdio_bot.py"


@pytest.fixture(scope="module")
def quick() -> Iterator[Running]:
    """A server that gives outside bots two seconds for a decision."""
    with Running(data_folder(), **LIFTED, bot_seconds=2) as running:
        yield running
        assert running.errors() == []


@pytest.fixture
def anna(quick: Running) -> Iterator[Browser]:
    browser = Browser(quick.url)
    yield browser
    browser.close()


@contextmanager
def connected(server: Running, token: str, *command: str) -> Iterator[subprocess.Popen[str]]:
    """Run `grachten bot connect`, and wait until it has connected."""
    words = [sys.executable, "-m", "grachten", "bot", "connect", server.url, "--token", token]
    process = subprocess.Popen(
        [*words, "--", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    with process:
        try:
            line = process.stdout.readline()
            assert "Connected" in line, line + process.stdout.read()
            yield process
        finally:
            process.terminate()


def test_a_program_at_home_plays_a_whole_game(quick: Running, anna: Browser) -> None:
    token = token_for(quick, "Kees")
    assert "Kees" in [bot["name"] for bot in anna.get("/api/bots")["bots"] if bot["outside"]]
    with connected(quick, token, sys.executable, str(EXAMPLE)) as process:
        table = anna.open_table(ME, {"kind": "bot", "bot": "Kees"}, begin=True)["id"]
        with anna.sit(table, 0) as seat:
            seat.play_on(random.Random(1))
            assert not seat.table["seats"][1]["away"]
            assert all("by" not in step for step in seat.steps)
        assert process.stdout is not None
        assert table in process.stdout.readline()
        assert "The game is over" in process.stdout.readline()


def test_a_bot_is_invited_to_a_waiting_table_and_may_decline(quick: Running, anna: Browser) -> None:
    token = token_for(quick, "Shy")
    with raw(quick, token) as socket:
        table = anna.open_table(ME, OPEN)["id"]
        anna.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "Shy"})
        assert hear(socket, "challenge")["table"] == table
        with anna.sit(table, 0) as seat:
            socket.send('{"type":"decline"}')
            seat.hear_table(lambda info: info["seats"][1]["kind"] == "open")


@pytest.mark.parametrize(
    "answer", ['{"type":"action","action":"draw:wool"}', "not json", '{"type":"ready"}', ""]
)
def test_a_substitute_takes_over_from_a_bot_that_fails(
    quick: Running, anna: Browser, answer: str
) -> None:
    bot = f"Fails {len(answer)}"
    with raw(quick, token_for(quick, bot)) as socket:
        table = anna.open_table(ME, {"kind": "bot", "bot": bot}, begin=True)["id"]
        hear(socket, "challenge")
        socket.send('{"type":"accept"}')
        hear(socket, "hello")
        socket.send('{"type":"ready","name":"x"}')
        hear(socket, "decide")
        if answer:
            socket.send(answer)
        with anna.sit(table, 0) as seat:
            seat.hear_table(lambda info: info["seats"][1]["away"])
            seat.play_on(random.Random(2))
            assert any(step.get("by") == "bot:journeyman" for step in seat.steps)


def test_a_substitute_takes_over_from_a_bot_that_never_comes(quick: Running, anna: Browser) -> None:
    token_for(quick, "Ghost")
    table = anna.open_table(ME, {"kind": "bot", "bot": "Ghost"}, begin=True)["id"]
    with anna.sit(table, 0) as seat:
        seat.play_on(random.Random(3))
        assert seat.table["seats"][1]["away"]


def test_a_bot_that_comes_back_plays_again(quick: Running, anna: Browser) -> None:
    token = token_for(quick, "Back")
    table = anna.open_table(ME, {"kind": "bot", "bot": "Back"}, begin=True)["id"]
    with anna.sit(table, 0) as seat:
        with connected(quick, token, sys.executable, str(EXAMPLE)):
            seat.play_on(random.Random(4), plies=8)
        while seat.position["view"]["to_move"] != 0:
            seat.hear()
        with connected(quick, token, sys.executable, str(EXAMPLE)):
            seat.play_on(random.Random(5))
            assert not seat.table["seats"][1]["away"]


def test_a_wrong_token_is_refused(quick: Running) -> None:
    done = run("bot", "connect", quick.url, "--token", "0" * 32, "--", "true")
    assert done.returncode == 2
    assert "belongs to no bot" in done.stderr
    for arguments in (["ftp://x", "--token", "x"], [quick.url]):
        done = run("bot", "connect", *arguments, "--", "true")
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)


FRAIL = """
import json, sys
from pathlib import Path

starts = Path(sys.argv[1])
starts.write_text(starts.read_text() + "x" if starts.exists() else "x")
if len(starts.read_text()) < 3:
    sys.exit(1)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "frail"}', flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"type": "action", "action": message["legal"][0]}), flush=True)
    elif message["type"] == "over":
        sys.exit(1)
"""


def test_failures_before_a_good_game_are_forgiven(
    quick: Running, anna: Browser, tmp_path: Path
) -> None:
    """It fails twice, plays a game, fails once more, and plays another game."""
    token = token_for(quick, "Frail")
    (tmp_path / "frail.py").write_text(FRAIL)
    command = (sys.executable, str(tmp_path / "frail.py"), str(tmp_path / "starts"))
    with connected(quick, token, *command) as process:
        assert process.stdout is not None
        said = iter(process.stdout.readline, "")
        for attempts in (3, 2):
            table = anna.open_table(ME, {"kind": "bot", "bot": "Frail"}, begin=True)["id"]
            for _ in range(attempts):
                assert any(table in line for line in said)
            with anna.sit(table, 0) as seat:
                seat.hear_table(lambda info: not info["seats"][1]["away"])
                seat.play_on(random.Random(6))
            assert any("The game is over" in line for line in said)
