"""An interrupted match resumes as if nothing had happened."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from cli.command import GRACHTEN, run, run_json
from cli.test_arena import games_of, without_time
from grachten.arena.files import read_match
from grachten.game import read_records, verify

BOTS = ("greedy", "random")
MATCH = ("--board", "harbor", "--seed", "s")
SLEEPY = """
import sys
sys.stdin.readline()
print('{"type": "ready", "protocol": 1, "name": "sleepy"}', flush=True)
while line := sys.stdin.readline():
    if '"decide"' in line:
        open("asked", "w").close()
        import time
        time.sleep(60)
"""


def start(folder: Path, *args: object) -> "subprocess.Popen[bytes]":
    """Start a match in its own process group, like a terminal does."""
    return subprocess.Popen(
        [*GRACHTEN, "arena", *map(str, args)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def wait_for_lines(path: Path, lines: int) -> None:
    for _ in range(1200):
        if path.exists() and path.read_bytes().count(b"\n") >= lines:
            return
        time.sleep(0.05)
    pytest.fail("no games were played")


def wait_for_deals(path: Path, deals: int) -> None:
    """Wait for that many whole deals: a process that starts late may leave a gap."""
    for _ in range(600):
        wait_for_lines(path, 1)
        if read_match(path).deals >= deals:
            return
        time.sleep(0.1)
    pytest.fail("no whole deals were played")


def ask_for_few_more(out: Path) -> int:
    """Limit a match that would take hours to a few more games than were played."""
    games = 2 * max(game.deal for game in read_match(out).everything()) + 42
    header = out.read_bytes().replace(b'"games":1000000', b'"games":%d' % games, 1)
    out.write_bytes(header)
    return games


def whole_match(folder: Path, games: int) -> tuple[dict[str, Any], Path]:
    """Play the same match without any interruption."""
    out = folder / "whole.jsonl"
    return run_json("arena", *BOTS, "-n", str(games), *MATCH, "--jobs", "1", "--out", out), out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_loses_nothing_and_resume_plays_the_rest(tmp_path: Path, jobs: str) -> None:
    out, records = tmp_path / "out.jsonl", tmp_path / "records.jsonl"
    options = ("--jobs", jobs, "--out", out, "--records", records)
    with start(tmp_path, *BOTS, "-n", "1000000", *MATCH, *options, "--json") as running:
        wait_for_lines(out, 40)
        os.killpg(running.pid, signal.SIGINT)  # like a terminal: to all processes
        printed, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == b""
    figures = json.loads(printed)
    assert figures["stopped"]
    kept = read_match(out)
    assert 39 <= len(kept) == figures["games_kept"] < 1_000_000
    assert figures["games"] == 2 * kept.deals
    found = list(read_records(records))
    assert len(found) == len(kept)
    assert all(verify(record).difference is None for record in found[-3:])

    games = ask_for_few_more(out)
    out.write_bytes(out.read_bytes()[:-7])  # a truncated last line
    resumed = run_json("arena", "--resume", "--out", out, "-n", str(games), "--jobs", jobs)
    figures, whole = whole_match(tmp_path, games)
    assert games_of(out) == games_of(whole)
    assert without_time(resumed) == without_time(figures)


def test_ctrl_c_tells_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "my match.jsonl"
    with start(tmp_path, *BOTS, "-n", "1000000", *MATCH, "--out", out, "--jobs", "2") as running:
        wait_for_deals(out, 5)
        os.killpg(running.pid, signal.SIGINT)
        printed, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    words = " ".join(printed.decode().split())
    assert "Stopped after" in words
    assert "of 1,000,000 games" in words
    assert f"To resume: grachten arena --resume --out '{out}'" in words
    assert "greedy" in words


def test_a_killed_match_goes_on_too(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    with start(tmp_path, *BOTS, "-n", "1000000", *MATCH, "--out", out, "--jobs", "2") as running:
        wait_for_lines(out, 30)
        running.kill()
        running.communicate(timeout=60)
    games = ask_for_few_more(out)
    resumed = run_json("arena", "--resume", "--out", out, "--jobs", "2")
    figures, whole = whole_match(tmp_path, games)
    assert games_of(out) == games_of(whole)
    assert without_time(resumed) == without_time(figures)


def test_ctrl_c_ends_the_programs_of_the_bots_too(tmp_path: Path) -> None:
    (tmp_path / "sleepy.py").write_text(SLEEPY)
    mark = f"mark{os.getpid()}"
    bot = f"cmd: python3 sleepy.py {mark}"
    out = tmp_path / "out.jsonl"
    with start(
        tmp_path, bot, "random", *MATCH, "--out", out, "--jobs", "2", "--time", "100s"
    ) as it:
        for _ in range(600):
            if (tmp_path / "asked").exists():
                break
            time.sleep(0.05)
        assert len(processes_with(mark)) > 1
        os.killpg(it.pid, signal.SIGINT)
        printed, err = it.communicate(timeout=30)
    assert it.returncode == 130
    assert err == b""
    assert b"Stopped after 0 of 1,000 games" in printed
    for _ in range(100):
        if not processes_with(mark):
            return
        time.sleep(0.05)
    pytest.fail(f"still there: {processes_with(mark)}")


def processes_with(mark: str) -> list[str]:
    """Return the command lines of all processes that contain the word."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if mark in words:
            found.append(words)
    return found


def test_without_a_name_the_last_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    first = run_json("arena", *BOTS, "-n", "4", *MATCH, "--jobs", "1")
    again = run_json("arena", "--resume", "-n", "8", "--jobs", "1")
    assert again["out"] == first["out"]
    assert (again["games"], again["seed"]) == (8, "s")
    nothing = run_json("arena", "--resume")
    assert without_time(nothing) == without_time(again)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["greedy", "hungry"], "the bots of this match are greedy, random"),
        (["random", "greedy"], "the bots of this match are greedy, random"),
        (["--players", "3"], "this match has --players 2"),
        (["--seed", "t"], "this match has --seed s"),
        (["--board", "amsterdam"], "this match is played on another board"),
        (["--time", "1s"], "this match has --time no limit"),
        (["--games", "3"], "--games can only increase that"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, args: list[str], message: str) -> None:
    out = tmp_path / "out.jsonl"
    assert run("arena", *BOTS, "-n", "4", *MATCH, "--jobs", "1", "--out", out).code == 0
    before = out.read_bytes()
    ended = run("arena", *args, "--resume", "--out", out)
    assert ended.code == 2
    assert message in ended.err
    assert out.read_bytes() == before


def test_the_same_match_may_be_named_again(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    for resume in ([], ["--resume"]):
        args = (*BOTS, "-n", "4", "-p", "2", *MATCH, "--jobs", "1", "--out", out)
        assert run("arena", *args, *resume).code == 0
    assert len(read_match(out)) == 4


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    out.write_text("precious")
    ended = run("arena", *BOTS, "-n", "4", *MATCH, "--out", out)
    assert ended.code == 2
    assert "exists already" in ended.err
    assert out.read_text() == "precious"


def test_a_file_alone_starts_no_program(tmp_path: Path) -> None:
    out, started = tmp_path / "match.jsonl", tmp_path / "started"
    run_json("arena", *BOTS, *MATCH, "--games", "2", "--out", out)
    out.write_bytes(out.read_bytes().replace(b'"greedy"', b'"cmd: touch %s"' % bytes(started)))
    refused = run("arena", "--resume", "--out", out, "--games", "4")
    assert refused.code == 2
    assert f"would start cmd: touch {started}" in refused.err
    assert not started.exists()
