"""A match on Ray is the same match."""

import json
from pathlib import Path

from cli.command import process
from grachten.arena.files import read_match


def test_ray_changes_nothing(tmp_path: Path) -> None:
    files = {place: tmp_path / f"{place}.jsonl" for place in ("here", "ray")}
    match = ("greedy", "random", "-n", "60", "--board", "harbor", "--seed", "s", "--json")
    here = process("arena", *match, "--out", files["here"], "--jobs", "1")
    there = process("arena", *match, "--out", files["ray"], "--jobs", "2", "--on", "ray")
    assert (there.code, there.err) == (0, "")
    assert json.loads(there.out)["bots"] == json.loads(here.out)["bots"]
    assert read_match(files["ray"]).everything() == read_match(files["here"]).everything()
    assert len(read_match(files["ray"])) == 60


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    ended = process("arena", "greedy", "random", "-n", "2", "--out", out, "--on", "ray://nowhere:1")
    assert ended.code == 2
    assert ended.err.count("\n") == 1
    assert "grachten: Ray has failed" in ended.err
