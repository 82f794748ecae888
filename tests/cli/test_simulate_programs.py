"""`grachten simulate` with custom bots: forfeits are counted and named."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.programs import GOOD, Script
from cli.command import process, run, run_json
from grachten.bots import program
from grachten.bots.process import end_all
from grachten.game import read_records, verify

QUICK = ("--board", "harbor", "--seed", "s", "-n", "6")
FAILING = """
for message in questions():
    if message["view"]["seat"] == 0 and message["view"]["ply"] > 6:
        say(type="action", action="win")
    else:
        answer(message)
"""


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    program._idle.clear()
    end_all()


def test_forfeits_are_counted_and_named(tmp_path: Path) -> None:
    script = Script(tmp_path, FAILING)
    file = tmp_path / "games.jsonl"
    figures = run_json("simulate", script.name, "greedy", *QUICK, "--record", file)
    assert figures["forfeits"] == [
        {
            "bot": script.name,
            "code": "illegal",
            "reason": "chose 'win': that is not an action",
            "games": 6,
        }
    ]
    assert figures["endings"] == {"carts": 0, "stalemate": 0, "resigned": 6}
    assert [seat["wins"] for seat in figures["seats"]] == [0, 6]
    records = list(read_records(file))
    assert [record.steps[-1].action for record in records] == ["resign"] * 6
    assert all(verify(record).difference is None for record in records)


def test_the_summary_names_them_too(tmp_path: Path) -> None:
    text = run("simulate", Script(tmp_path, FAILING).name, *QUICK).out
    assert "by resignation: 6" in text
    assert "bot.py forfeited 6 games, illegal: chose 'win': that is not an action" in text
    assert "forfeited" not in run("simulate", Script(tmp_path, GOOD).name, *QUICK).out


def test_processes_change_nothing(tmp_path: Path) -> None:
    script = Script(tmp_path, FAILING)
    figures = [
        run_json("simulate", "random", script.name, *QUICK, "--jobs", jobs) for jobs in ("1", "2")
    ]
    assert figures[0]["seats"] == figures[1]["seats"]
    assert figures[0]["forfeits"] == figures[1]["forfeits"] == []
    program._idle.clear()
    end_all()
    script.assert_gone()


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("cmd: ./nothing", "there is no program './nothing'"),
        ("nothing.py:Mine", "nothing.py: No such file"),
        ("nothing", "file.py:Class and cmd: …"),
        ("cmd: sh \udcff", "is not UTF-8 text"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(bot: str, words: str) -> None:
    ended = process("simulate", bot, *QUICK)
    assert ended.code == 2
    assert words in ended.err
    assert ended.err.count("\n") == 1
