"""`grachten ratings`: the bots of several matches, rated together."""

from pathlib import Path

import pytest

from cli.command import run, run_json


def match(folder: Path, *bots: str, seed: str = "s") -> Path:
    path = folder / f"{'-'.join(bots)}-{seed}.jsonl"
    quick = ("-n", "20", "--board", "harbor", "--jobs", "1", "--seed", seed)
    assert run("arena", *bots, *quick, "--out", path).code == 0
    return path


def test_bots_that_never_met_are_compared_through_others(tmp_path: Path) -> None:
    files = match(tmp_path, "greedy", "random"), match(tmp_path, "hungry", "random", seed="t")
    figures = run_json("ratings", *files)
    assert (figures["files"], figures["games"], figures["deals"]) == (2, 40, 20)
    by_name = {bot["name"]: bot for bot in figures["bots"]}
    assert {name: bot["games"] for name, bot in by_name.items()} == {
        "greedy": 20,
        "hungry": 20,
        "random": 40,
    }
    assert figures["bots"][-1]["name"] == "random"
    assert all(bot["low"] <= bot["rating"] <= bot["high"] for bot in figures["bots"])
    assert {bot["group"] for bot in figures["bots"]} == {1}
    assert "40 games that count, in 20 deals of 2 matches" in run("ratings", *files).out


def test_one_match_has_the_ratings_of_the_arena(tmp_path: Path) -> None:
    path = match(tmp_path, "greedy", "random")
    alone = run_json("arena", "--resume", "--out", path)["bots"]
    rated = {bot["name"]: bot["rating"] for bot in run_json("ratings", path)["bots"]}
    assert rated == pytest.approx({bot["name"]: bot["rating"] for bot in alone})


def test_bots_that_cannot_be_compared_are_in_groups(tmp_path: Path) -> None:
    files = match(tmp_path, "greedy", "random"), match(tmp_path, "hungry", "path")
    text = run("ratings", *files).out
    assert "Ratings of different groups are not comparable" in text
    groups = {bot["name"]: bot["group"] for bot in run_json("ratings", *files)["bots"]}
    assert groups["greedy"] == groups["random"] != groups["hungry"] == groups["path"]


def test_wrong_files_are_refused(tmp_path: Path) -> None:
    path = match(tmp_path, "greedy", "random")
    copy, junk = tmp_path / "copy.jsonl", tmp_path / "junk.jsonl"
    copy.write_bytes(path.read_bytes())
    junk.write_text("{}\n")
    for file, words in (
        (copy, "hold the same match"),
        (junk, "not a match of the arena"),
        (tmp_path / "nothing.jsonl", "there is no such file"),
    ):
        ended = run("ratings", path, file)
        assert (ended.code, words in ended.err, str(file) in ended.err) == (2, True, True)
    assert "hold the same match" in run("ratings", path, path).err
