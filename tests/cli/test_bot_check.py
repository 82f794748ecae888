"""`grachten bot check` and `grachten bots`: a bot's mistakes are found and named."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bots.programs import GOOD, Script
from cli.command import process, run, run_json
from grachten.bots import BOTS, program
from grachten.bots.process import end_all
from grachten.cli.bot_check import bot_name


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    program._idle.clear()
    end_all()


def check(script: Script, *options: str) -> Any:
    return run_json("bot", "check", script.name, *options)


def test_all_bots_are_listed() -> None:
    text = run("bots").out
    listed = run_json("bots")
    assert [bot["name"] for bot in listed["bots"]] == list(BOTS)
    for name, kind in BOTS.items():
        assert f"\n{name} " in text
        assert kind.description
    for words in ("cmd: COMMAND", "FILE.py:CLASS", "NAME:BUDGET"):
        assert words in text


def test_a_good_bot_is_fine(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    ended = run("bot", "check", script.name, "--games", "36")
    assert ended.code == 0
    assert "36 games" in ended.out
    assert "No faults found." in ended.out
    script.assert_gone()
    figures = check(script, "--games", "5")
    assert figures["fine"]
    assert figures["games"] == figures["games_asked"] == 5
    assert 0 < figures["median_ms"] <= figures["slowest_ms"]
    assert figures["decisions"] > 20


# What must have happened to a bot in the games of a check, judging by what it was sent.
MOMENTS = """
seen = set()

def note(message):
    view, legal = message["view"], message["legal"]
    kinds = {action.partition(":")[0] for action in legal}
    seen.add(f"{view['players']} players")
    seen.add(view["phase"])
    if kinds == {"pass"}: seen.add("must pass")
    if kinds == {"contracts"}: seen.add("must draw contracts")
    if kinds == {"keep"}: seen.add(f"keeps of {len(legal)}")
    if None in view["market"]: seen.add("gap")
    if not view["deck"]: seen.add("no deck")
    if view["last_round"] is not None: seen.add("last round")
    if not view["contracts_left"]: seen.add("no contracts")
    if view["phase"] == "second_draw" and "wild" in view["market"] and "draw:wild" not in legal:
        seen.add("wilds as first card only")
    if sum(seat["name"].startswith("itself") for seat in view["seats"]) > 1: seen.add("twins")

for message in messages():
    if message["type"] == "events":
        seen.update(event["type"] for event in message["events"])
    if message["type"] == "hello":
        seen.add(f"{len(message['board']['places'])} places")
        seen.add(f"{message['board']['cards']['wild']} wilds")
    if message["type"] == "decide":
        note(message)
        say(type="action", action=message["legal"][-1])
    if message["type"] == "over":
        seen.add("ended by " + message["result"]["reason"])
with open(LOG, "a") as file:
    file.write("\\n".join(sorted(seen)) + "\\n")
"""


def test_all_that_is_rare_happens_in_a_check(tmp_path: Path) -> None:
    log = tmp_path / "log"
    script = Script(tmp_path, MOMENTS.replace("LOG", repr(str(log))))
    assert check(script)["fine"]
    seen = set(log.read_text().splitlines())
    assert seen >= {"2 players", "3 players", "4 players", "setup", "turn", "second_draw", "keep"}
    assert seen >= {"must pass", "must draw contracts", "keeps of 1", "keeps of 3", "no contracts"}
    assert seen >= {"gap", "no deck", "deck_reshuffled", "market_reset", "last round", "last_round"}
    assert seen >= {"wilds as first card only", "twins", "passed", "merchandise_taken"}
    assert seen >= {"ended by carts", "ended by resigned"}
    assert seen >= {"8 places", "4 wilds", "3 wilds"}
    assert len([moment for moment in seen if moment.endswith(" places")]) == 2


def test_several_faults_are_found_in_one_run(tmp_path: Path) -> None:
    text = """
for message in questions():
    ply = message["view"]["ply"]
    if ply > 8 and message["view"]["players"] == 3:
        say(type="action", action="win")
    elif ply > 8 and message["view"]["players"] == 4:
        sys.exit("four are too many")
    else:
        answer(message)
"""
    script = Script(tmp_path, text)
    figures = check(script, "--games", "9")
    assert not figures["fine"]
    assert figures["games"] == 9
    found = {fault["code"]: fault for fault in figures["faults"]}
    assert set(found) == {"illegal", "died"}
    illegal = found["illegal"]
    assert illegal["reason"] == "chose 'win': that is not an action"
    assert json.loads(illegal["said"]) == {"type": "action", "action": "win"}
    sent = json.loads(illegal["sent"])
    assert sent["type"] == "decide"
    assert sent["view"]["players"] == illegal["players"] == 3
    assert sent["view"]["ply"] == illegal["ply"] > 8
    assert sent["view"]["seat"] == illegal["seat"]
    assert illegal["seed"] == f"check {illegal['game']}"
    assert found["died"]["players"] == 4
    assert "four are too many" in found["died"]["reason"]
    assert found["died"]["said"] == ""
    ended = run("bot", "check", script.name, "--games", "9")
    assert ended.code == 1
    for words in ("2 faults found.", "it was sent: {", "it answered: {", "3 players", "seat"):
        assert words in ended.out


def test_what_it_writes_to_standard_error_is_shown(tmp_path: Path) -> None:
    text = """
for message in questions():
    print("I think of", message["view"]["ply"], file=sys.stderr, flush=True)
    answer(message)
"""
    script = Script(tmp_path, text)
    ended = run("bot", "check", script.name, "--games", "2")
    assert "its last lines on standard error:\n  I think of" in ended.out
    assert check(script, "--games", "2")["log"].count("I think of") == 10
    failing = Script(tmp_path, text.replace("answer(message)", "say(type='action', action='win')"))
    (fault,) = check(failing, "--games", "1")["faults"]
    assert fault["log"].startswith("I think of")
    assert "   its last lines on standard error:" in run("bot", "check", failing.name).out


def test_the_time_is_kept(tmp_path: Path) -> None:
    text = "for message in questions():\n    assert message['time_ms'] == 100\n    time.sleep(9)"
    script = Script(tmp_path, text)
    figures = check(script, "--games", "2", "--time", "100ms")
    assert [(fault["code"], fault["games"]) for fault in figures["faults"]] == [("late", 2)]
    script.assert_gone()
    ended = run("bot", "check", script.name, "--games", "1", "--time", "100ms")
    assert "late: no answer within 0.1 s" in ended.out
    assert "it answered: nothing" in ended.out
    assert "Does it flush its output" in ended.out


def test_a_check_of_a_hopeless_bot_ends_early(tmp_path: Path) -> None:
    figures = check(Script(tmp_path, "next(questions()); sys.exit()"))
    assert figures["games"] == 10
    assert figures["games_asked"] == 50


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("for message in questions():\n    answer(message)\ntime.sleep(600)", "does_not_end"),
        (GOOD.replace("questions", "answered"), "unasked"),
    ],
)
def test_faults_behind_the_last_game(
    tmp_path: Path, text: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "END_SECONDS", 1.0)
    answered = """
def answered():
    for message in messages():
        if message["type"] == "decide":
            yield message
        elif message["type"] == "over":
            say(type="thanks")
"""
    script = Script(tmp_path, answered + text)
    figures = check(script, "--games", "1")
    assert figures["faults"][0]["code"] == code
    assert "after the last game" in run("bot", "check", script.name, "--games", "1").out
    script.assert_gone()


def test_what_cannot_be_started_has_a_code_of_its_own(tmp_path: Path) -> None:
    script = Script(tmp_path, "sys.exit('not today')")
    ended = run("bot", "check", script.name)
    assert ended.code == 2
    assert "cannot be started: died: exited with code 1: not today" in ended.err
    assert check(script)["code"] == "died"
    assert run("bot", "check", "./no_such_bot").code == 2


def test_a_bare_command_with_options_of_its_own(tmp_path: Path) -> None:
    text = f"assert sys.argv[1:] == ['--fast', '--depth', '3'], sys.argv\n{GOOD}"
    script = Script(tmp_path, text)
    words = [sys.executable, str(script.path), "--fast", "--depth", "3"]
    assert process("bot", "check", "--games", "2", *words).code == 0
    assert process("bot", "check", *words, "--games", "2").code == 0
    assert process("bot", "check", "--games", "2", "--", *words).code == 0


def test_names_and_commands_are_told_apart() -> None:
    assert bot_name(["greedy"]) == "greedy"
    assert bot_name(["mine.py:Mine"]) == "mine.py:Mine"
    assert bot_name(["cmd: ./mine --fast"]) == "cmd: ./mine --fast"
    assert bot_name(["./mine"]) == "cmd: ./mine"
    assert bot_name(["./my bot", "-x"]) == "cmd: './my bot' -x"


def test_bots_of_ours_can_be_checked_too() -> None:
    assert run("bot", "check", "greedy", "--games", "4").code == 0


@pytest.mark.parametrize("time", ["1000", "soon", "0s", "1sx2"])
def test_bad_times_are_refused(time: str) -> None:
    ended = run("bot", "check", "greedy", "--time", time)
    assert (ended.code, "the time per decision must be like 200ms" in ended.err) == (2, True)
    assert run("arena", "greedy", "--time", time).err == ended.err
