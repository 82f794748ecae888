"""The first start on a machine: the rules are compiled without blocking anybody."""

import threading
from pathlib import Path

import httpx
import pytest

from grachten.server.bots.compiling import COMPILED
from server.client import Browser
from server.running import Running, wait_until

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "apprentice"}
MEANWHILE = 5
COMPILED_SECONDS = 900.0  # on a busy machine


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_a_server_answers_while_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the event loop compiled them, it would answer nothing before the first deal."""
    monkeypatch.setenv("GRACHTEN_CACHE", str(tmp_path / "cache"))
    with Running(tmp_path / "data", requests_per_second=10_000) as server:
        browser = Browser(server.url)
        browser.http.timeout = httpx.Timeout(COMPILED_SECONDS)
        dealt: list[str] = []
        opening = threading.Thread(
            target=lambda: dealt.append(browser.open_table(ME, BOT, begin=True)["state"])
        )
        opening.start()
        assert progress(server)["part"] == 1  # the rules
        answers = 0
        while opening.is_alive() and answers < MEANWHILE:
            assert httpx.get(f"{server.url}/api/boards", timeout=60).status_code == 200
            answers += 0 if dealt else 1
        opening.join()
        assert dealt == ["playing"]
        assert answers == MEANWHILE
        wait_until(lambda: progress(server)["part"] is None, seconds=COMPILED_SECONDS)
        parts = [entry["number"] for entry in server.log if entry["message"] == "compiling"]
        assert parts == [1, 2, 3, 4]
        browser.close()
        assert server.errors() == []
    with Running(tmp_path / "data") as server:  # nothing is compiled again
        wait_until(lambda: any(entry["message"] == COMPILED for entry in server.log))
        assert not any(entry["message"] == "compiling" for entry in server.log)


def progress(server: Running) -> dict[str, int | None]:
    found: dict[str, int | None] = httpx.get(f"{server.url}/api/preparation", timeout=60).json()
    return found
