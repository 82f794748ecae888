"""The first start on a machine: the rules are compiled without blocking anybody."""

import threading
from pathlib import Path

import httpx
import pytest

from server.client import Browser
from server.running import Running

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "apprentice"}
MEANWHILE = 5


@pytest.mark.long
def test_a_server_answers_while_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the event loop compiled them, it would answer nothing before the first deal."""
    monkeypatch.setenv("GRACHTEN_CACHE", str(tmp_path / "cache"))
    with Running(tmp_path / "data", requests_per_second=10_000) as server:
        browser = Browser(server.url)
        browser.http.timeout = httpx.Timeout(120)
        dealt: list[str] = []
        opening = threading.Thread(
            target=lambda: dealt.append(browser.open_table(ME, BOT, begin=True)["state"])
        )
        opening.start()
        answers = 0
        while opening.is_alive() and answers < MEANWHILE:
            assert httpx.get(f"{server.url}/api/boards", timeout=60).status_code == 200
            answers += 0 if dealt else 1
        opening.join()
        assert dealt == ["playing"]
        assert answers == MEANWHILE
        browser.close()
        assert server.errors() == []
