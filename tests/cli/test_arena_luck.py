"""`grachten arena --adjust-luck`: both results everywhere, and one evaluator for all games."""

import csv
import json
from pathlib import Path

import pytest

from cli.command import process, run, run_json
from cli.test_arena import games_of, without_time
from grachten.arena.files import read_match
from grachten.arena.luck import evaluator_id
from grachten.arena.results import EvaluatorId

MATCH = ("greedy", "random", "-n", "40", "--board", "harbor", "--seed", "s")
ADJUSTED = (*MATCH, "--adjust-luck")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Return the file of an adjusted match."""
    path = tmp_path / "match.jsonl"
    assert run("arena", *ADJUSTED, "--jobs", "1", "--out", path).code == 0
    return path


def test_json_has_both_results_and_the_evaluator(tmp_path: Path) -> None:
    plain = run_json("arena", *MATCH, "--jobs", "1", "--out", tmp_path / "plain.jsonl")
    figures = run_json("arena", *ADJUSTED, "--jobs", "1", "--out", tmp_path / "adjusted.jsonl")
    here = evaluator_id()
    assert figures.pop("evaluator") == {"version": here.version, "hash": here.hash}
    for entry in (*figures["bots"], *figures["pairs"]):
        assert entry["adjusted_low"] <= entry["adjusted_win_rate"] <= entry["adjusted_high"]
        assert entry["adjusted_win_rate"] != entry["win_rate"]
        for name in [name for name in entry if name.startswith("adjusted")]:
            del entry[name]
    assert without_time(figures) == without_time(plain)


def test_the_summary_shows_both(out: Path) -> None:
    words = " ".join(run("arena", "--resume", "--out", out).out.split())
    assert "adjusted for luck rating won 95 % interval width points" in words
    assert f"by the evaluator {evaluator_id()}" in words


def test_the_summary_fits_a_terminal() -> None:
    bots = ("greedy", "random", "hungry")
    ended = run("arena", *bots, "-n", "12", "--board", "harbor", "--adjust-luck", width=72)
    lines = [line for line in ended.out.splitlines() if not line.startswith("All games")]
    assert all(len(line) <= 72 for line in lines)
    assert "adjusted, it is ahead of" in ended.out


def test_ratings_show_both(out: Path) -> None:
    assert "adjusted for luck" in run("ratings", out).out
    rated = {bot["name"]: bot["adjusted_rating"] for bot in run_json("ratings", out)["bots"]}
    alone = run_json("arena", "--resume", "--out", out)["bots"]
    assert rated == pytest.approx({bot["name"]: bot["adjusted_rating"] for bot in alone})


def test_report_and_table_show_both(out: Path, tmp_path: Path) -> None:
    report, table = tmp_path / "report.html", tmp_path / "table.csv"
    files = ("--report", report, "--export", table)
    assert run("arena", "--resume", "--out", out, *files).code == 0
    text = report.read_text("utf-8")
    assert "<h2>Adjusted for luck</h2>" in text
    assert str(evaluator_id()) in text
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    luck = [share for game in read_match(out).everything() for share in game.luck or ()]
    assert [float(row["luck"]) for row in rows] == luck


def test_processes_and_interruptions_change_nothing(out: Path, tmp_path: Path) -> None:
    two = tmp_path / "two.jsonl"
    run("arena", *ADJUSTED, "--jobs", "2", "--out", two)
    assert games_of(two) == games_of(out)
    part = tmp_path / "part.jsonl"
    part.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:18]) + b'{"deal":9')
    resumed = run_json("arena", "--resume", "--out", part, "--jobs", "2")
    assert games_of(part) == games_of(out)
    whole = run_json("arena", "--resume", "--adjust-luck", "--out", out)
    assert without_time(resumed) == without_time(whole)


def test_another_evaluator_does_not_go_on(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = EvaluatorId("new", "4567")
    monkeypatch.setattr("grachten.arena.luck.evaluator_id", lambda: now)
    before = out.read_bytes()
    ended = run("arena", "--resume", "--out", out, "-n", "60")
    assert ended.code == 2
    assert "the luck of this match is measured by the evaluator" in ended.err
    assert "this program has new" in ended.err
    assert out.read_bytes() == before


def test_a_match_begun_without_it_stays_without_it(tmp_path: Path) -> None:
    path = tmp_path / "plain.jsonl"
    assert run("arena", *MATCH, "--jobs", "1", "--out", path).code == 0
    ended = run("arena", "--resume", "--out", path, "--adjust-luck")
    assert (ended.code, "begun without --adjust-luck" in ended.err) == (2, True)


def test_a_question_is_answered_by_adjusted_scores(tmp_path: Path) -> None:
    args = ("hungry", "random", "-n", "4000", "--board", "harbor", "--seed", "s", "--sprt")
    path = tmp_path / "match.jsonl"
    figures = run_json("arena", *args, "--adjust-luck", "--jobs", "1", "--out", path)
    assert figures["sprt"]["above"] is True
    assert "adjusted for luck" in figures["sprt"]["text"]
    assert figures["games"] == figures["sprt"]["games"] < 400
    two = run_json("arena", *args, "--adjust-luck", "--jobs", "2")
    assert two["sprt"] == figures["sprt"]


@pytest.mark.long
def test_ray_changes_nothing(out: Path, tmp_path: Path) -> None:
    there = tmp_path / "ray.jsonl"
    ended = process("arena", *ADJUSTED, "--out", there, "--jobs", "2", "--on", "ray", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert json.loads(ended.out)["evaluator"]["hash"] == evaluator_id().hash
    assert read_match(there).everything() == read_match(out).everything()
