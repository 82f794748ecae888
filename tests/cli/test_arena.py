"""`grachten arena`: matches as a user plays them."""

import json
import os
import re
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from cli.command import process, run, run_json
from grachten.arena.files import read_match
from grachten.board import load_board
from grachten.game import read_records, verify

QUICK = ("--board", "harbor", "--seed", "s", "--jobs", "1")


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirect matches without --out to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "grachten" / "arena"


def games_of(path: Path) -> list[bytes]:
    """Return the lines of all games of a match, in an order independent of processes."""
    return sorted(path.read_bytes().splitlines()[1:])


def without_time(figures: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in figures.items() if k not in ("seconds", "out")}


def test_the_better_bot_is_found() -> None:
    figures = run_json("arena", "random", "greedy", "-n", "60", *QUICK)
    (pair,) = figures["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "greedy", 60)
    assert pair["low"] <= pair["win_rate"] <= pair["high"] < 0.5
    assert [bot["name"] for bot in figures["bots"]] == ["random", "greedy"]
    assert figures["bots"][0]["rating"] < figures["bots"][1]["rating"]
    assert (figures["games"], figures["deals"], figures["players"]) == (60, 30, 2)
    assert (figures["seed"], figures["board"]) == ("s", "harbor")
    assert (figures["forfeits"], figures["stopped"], figures["sprt"]) == ([], False, None)


def test_every_pair_is_there_once_in_the_order_named() -> None:
    figures = run_json("arena", "hungry", "random", "greedy", "-n", "5", *QUICK)
    pairs = [(pair["a"], pair["b"]) for pair in figures["pairs"]]
    assert pairs == [("hungry", "random"), ("hungry", "greedy"), ("random", "greedy")]


def test_games_are_rounded_up_to_whole_deals_and_that_is_said() -> None:
    figures = run_json("arena", "greedy", "random", "-p", "3", "-n", "7", *QUICK)
    assert (figures["games"], figures["deals"], figures["games_a_deal"]) == (12, 2, 6)
    ended = run("arena", "greedy", "random", "-p", "3", "-n", "7", *QUICK)
    assert "7 games, rounded up to whole deals, are 12" in ended.out


def test_a_bot_named_several_times_is_one_bot() -> None:
    args = ("arena", "greedy", "random", "random", "random", "-p", "4", "-n", "4", *QUICK)
    figures = run_json(*args)
    assert [(bot["name"], bot["games"]) for bot in figures["bots"]] == [
        ("greedy", 4),
        ("random", 12),
    ]
    assert len(figures["pairs"]) == 1


def test_a_bot_alone_plays_itself() -> None:
    figures = run_json("arena", "random", "-n", "4", *QUICK)
    assert (figures["games"], figures["pairs"]) == (4, [])
    assert run("arena", "random", "-n", "4", *QUICK).code == 0


def test_processes_change_nothing(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    args = ("arena", "greedy", "random", "-n", "60", "--board", "harbor", "--seed", "s", "--out")
    one = run_json(*args, files[0], "--jobs", "1")
    two = run_json(*args, files[1], "--jobs", "2")
    assert games_of(files[0]) == games_of(files[1])
    assert without_time(one) == without_time(two)


def test_a_match_without_a_seed_can_be_repeated(own_state: Path) -> None:
    args = ("arena", "greedy", "random", "-n", "4", "--board", "harbor", "--jobs", "1")
    first = run_json(*args)
    again = run_json(*args, "--seed", first["seed"])
    assert games_of(Path(first["out"])) == games_of(Path(again["out"]))
    assert first["out"] != again["out"]
    assert len(list(own_state.iterdir())) == 2
    other = run_json(*args)
    assert games_of(Path(first["out"])) != games_of(Path(other["out"]))


def test_the_summary_tells_all() -> None:
    ended = run("arena", "greedy", "random", "hungry", "-n", "12", *QUICK)
    assert ended.code == 0
    assert "12 games of 2 players on Harbor" in ended.out
    assert "95 % intervals by bootstrap over 2 deals" in ended.out
    assert "The first player wins" in ended.out
    assert re.search(r"^1 +greedy +\d{4} +\d+\.\d% .* 8 ", ended.out, re.MULTILINE)
    assert "comes out ahead of" in ended.out
    assert "All games are in" in ended.out
    assert "--seed s" in ended.out


def test_the_summary_fits_a_terminal() -> None:
    ended = run("arena", "greedy", "random", "hungry", "path", "-n", "12", *QUICK, width=72)
    lines = [line for line in ended.out.splitlines() if not line.startswith("All games")]
    assert all(len(line) <= 72 for line in lines)


def test_records_are_true_and_appended(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for seed in ("1", "2"):
        args = ("--board", "harbor", "--seed", seed, "--jobs", "2", "--records", file)
        assert run("arena", "greedy", "random", "-n", "6", *args).code == 0
    records = list(read_records(file))
    assert len(records) == 12
    assert all(verify(record).difference is None for record in records)
    assert run("verify", file).code == 0


def test_tables_are_exported(tmp_path: Path) -> None:
    files = [tmp_path / f"table{ending}" for ending in (".csv", ".parquet", ".jsonl")]
    options = [part for file in files for part in ("--export", file)]
    assert run("arena", "greedy", "random", "-n", "6", *QUICK, *options).code == 0
    table = pyarrow.parquet.read_table(files[1]).to_pylist()
    assert len(table) == 12
    assert [json.loads(line) for line in files[2].read_text().splitlines()] == table
    assert len(files[0].read_text().splitlines()) == 13


def test_a_report_is_written(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert run("arena", "greedy", "random", "-n", "6", *QUICK, "--report", file).code == 0
    assert "greedy" in file.read_text("utf-8")


def test_a_board_file_is_kept_with_the_match(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    data = resources.files("grachten.board").joinpath("data", "harbor.toml").read_bytes()
    board.write_bytes(data)
    out = tmp_path / "match.jsonl"
    args = ("-n", "4", "--seed", "s", "--jobs", "2", "--out", out)
    assert run("arena", "greedy", "random", "--board", board, *args).code == 0
    board.unlink()
    figures = run_json("arena", "--resume", "--out", out, "-n", "6")
    assert figures["games"] == 6
    assert figures["board"] == load_board("harbor").title


CRASHES = """
from grachten.bots.base import Bot

class Crashes(Bot):
    def choose(self, view, legal, clock):
        if view.ply > 9:
            raise RuntimeError("no idea")
        return legal[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_crashes_forfeits_and_the_match_goes_on(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "mine.py").write_text(CRASHES)
    bot = f"{tmp_path / 'mine.py'}:Crashes"
    out, records = tmp_path / "out.jsonl", tmp_path / "games.jsonl"
    options = ("-n", "2", "--board", "harbor", "--jobs", jobs, "--out", out, "--records", records)
    figures = run_json("arena", bot, "random", *options)
    (forfeit,) = figures["forfeits"]
    assert (forfeit["bot"], forfeit["code"], forfeit["games"]) == (bot, "died", 2)
    assert "no idea" in forfeit["reason"]
    assert figures["pairs"][0]["win_rate"] == 0
    assert run("verify", records).code == 0
    words = " ".join(run("arena", bot, "random", "--resume", "--out", out).out.split())
    assert "forfeited 2 games (died):" in words
    assert "RuntimeError: no idea" in words


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_class_that_is_no_bot_is_refused(tmp_path: Path, command: str) -> None:
    (tmp_path / "mine.py").write_text("class Mine: pass")
    ended = run(command, f"{tmp_path / 'mine.py'}:Mine", "random", "-n", "2")
    assert (ended.code, "has no method choose" in ended.err) == (2, True)


def test_long_names_can_be_told_apart(tmp_path: Path) -> None:
    bots = [f"cmd: {sys.executable} -P {tmp_path / name}" for name in ("first.py", "other.py")]
    for name in ("first.py", "other.py"):
        (tmp_path / name).write_text("raise SystemExit(3)")
    words = run("arena", *bots, "-n", "2", *QUICK, width=100).out
    for bot in bots:
        assert f"{bot} forfeited 1 game (died)" in words
    rows = [line for line in words.splitlines() if re.match(r"[12] ", line)]
    assert sum("…" in row and "first.py " in row for row in rows) == 2
    assert sum("…" in row and "other.py " in row for row in rows) == 2


def test_a_question_ends_the_match_as_soon_as_it_is_answered(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    args = ("--board", "harbor", "--seed", "s", "--sprt")
    figures = run_json(
        "arena", "greedy", "random", "-n", "4000", *args, "--jobs", "1", "--out", out
    )
    assert figures["sprt"]["above"] is True
    assert figures["sprt"]["bar"] == 0.5
    assert figures["games"] == figures["sprt"]["games"] < 400
    assert not figures["stopped"]
    two = run_json("arena", "greedy", "random", "-n", "4000", *args, "--jobs", "2")
    assert two["sprt"] == figures["sprt"]
    assert two["bots"] == figures["bots"]
    ended = run("arena", "--resume", "--out", out, "--sprt")
    assert figures["sprt"]["text"] in " ".join(ended.out.split())
    below = run_json("arena", "random", "greedy", "-n", "4000", *args, "--jobs", "1")
    assert below["sprt"]["above"] is False


def test_a_question_that_stays_open_is_not_answered() -> None:
    ended = run("arena", "random", "greedy", "-n", "2", *QUICK, "--sprt", "--bar", "0.2")
    assert ended.code == 0
    text = "It is not clear yet whether random wins more than 20.0%"
    assert text in " ".join(ended.out.split())
    sprt = run_json("arena", "random", "greedy", "-n", "2", *QUICK, "--sprt", "--bar", "0.2")[
        "sprt"
    ]
    assert text in sprt.pop("text")
    assert sprt == {"above": None, "bar": 0.2, "alpha": 0.05, "beta": 0.05}


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "name the bots that play"),
        (["random"] * 400, "400 bots can be seated at tables of 2 in too many ways"),
        (["greedy", "gready"], "there is no bot 'gready'"),
        (["greedy", "cmd: cat \udcff"], "the name of a bot is not UTF-8 text"),
        (["greedy", "greedy:3s"], "takes no budget"),
        (["greedy", "random", "--board", "nowhere"], "there is no such board"),
        (["greedy", "random", "--seed", "\udcff"], "the seed is not UTF-8 text"),
        (["greedy", "random", "--time", "1 minute"], "the time per decision must be like 200ms"),
        (["greedy", "random", "--time", "1000"], "the time per decision must be like 200ms or"),
        (["greedy", "random", "--bar", "0.6"], "--bar needs --sprt"),
        (["greedy", "random", "--sprt", "--bar", "1.5"], "--bar must be between 0 and 1"),
        (["greedy", "random", "--sprt", "--alpha", "0"], "--alpha must be between 0 and 0.5"),
        (["greedy", "random", "--export", "table.xlsx"], "an export file must end in .csv"),
        (["greedy", "random", "--export", "no/folder.csv"], "cannot be written"),
        (["greedy", "random", "--report", "no/folder.html"], "cannot be written"),
        (["greedy", "random", "--records", "no/folder.jsonl"], "cannot be written"),
        (["greedy", "random", "--out", "no/folder.jsonl"], "cannot be written"),
        (["greedy", "random", "--on", "sun"], "--on must be ray or the address of a cluster"),
        (["cmd: cat", "random", "--on", "ray://far:1"], "exists on this machine only"),
        (["--resume"], "there is no match to resume"),
        (["--resume", "--out", "nowhere.jsonl"], "there is no such file"),
    ],
)
def test_what_cannot_be_played_is_refused(
    args: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("arena", "-n", "1", *args)
    assert ended.code == 2
    assert message in ended.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_full_disk_is_told() -> None:
    ended = run("arena", "greedy", "random", "-n", "2", *QUICK, "--records", "/dev/full")
    assert ended.code == 2
    assert "cannot be written: No space left" in ended.err


def test_in_a_pipe_there_is_nothing_but_json() -> None:
    ended = process("arena", "greedy", "random", "-n", "4", *QUICK, "--json")
    assert ended.err == ""
    assert json.loads(ended.out)["games"] == 4
    assert read_match(Path(json.loads(ended.out)["out"])).deals == 2


def test_a_time_limit_is_part_of_the_match(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert (
        run_json("arena", "greedy", "random", "-n", "2", *QUICK, "--time", "500ms", "--out", out)[
            "time"
        ]
        == 0.5
    )
    assert read_match(out).match.time == 0.5
    assert os.listdir(tmp_path) == ["match.jsonl"]
