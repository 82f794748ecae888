"""A whole training run: what it writes, and that neither processes nor interruptions matter."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from cli.command import GRACHTEN, process, run
from grachten.bots.value.weights import read_weights
from grachten.cli import train as cli_train
from grachten.errors import RecordError
from grachten.train import workers
from grachten.train.folder import Folder
from train.runs import OPTIONS, RUN, Stops, contents, train, with_more_generations


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run without interruptions."""
    path = tmp_path_factory.mktemp("train") / "whole"
    train(path)
    return path


def test_the_command_trains_and_reports(tmp_path: Path, whole: Path) -> None:
    out = tmp_path / "out"
    ended = process("train", "--out", out, *OPTIONS, "--jobs", "2")
    assert (ended.code, ended.err) == (0, "")
    assert "Generation 1: " in ended.out
    assert "generation 0" in ended.out
    assert contents(out) == contents(whole)

    weights = read_weights(out / "net-2.npz")
    training = weights.training
    assert training is not None
    assert (training.version, training.players, training.board) == ("tiny", 2, "harbor")
    assert training.games > 20
    assert sum(training.deal_means) == pytest.approx(1)
    results = json.loads((out / "training.json").read_bytes())
    assert results["hash"] == weights.hash
    assert [len(found["curve"]) for found in results["generations"]] == [3, 3]
    assert results["generations"][0]["losses"]["constant"] == pytest.approx(0.6931, abs=1e-4)
    assert [len(found["ladder"]) for found in results["generations"]] == [3, 4]

    page = (out / "report.html").read_text("utf-8")
    assert page.count("<figure>") == page.count("<table") - 2 == 3
    assert "://" not in page.partition("<script>")[0]  # what follows is Plotly


def test_processes_change_nothing(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "ALONE", 0.0)
    train(tmp_path / "out", jobs=2)
    assert contents(tmp_path / "out") == contents(whole)


STAGES = (
    *("Games for the test", "Games of the policy", "Fit of generation 0"),
    *("Games of the ladder", "Deals", "Games of generation 0", "Fit of generation 1"),
)


def test_an_interruption_changes_nothing(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "out"
    for at, title in enumerate(STAGES, 1):
        stops = Stops(title, at)
        with pytest.raises(KeyboardInterrupt):
            train(path, stops=stops)
        assert stops.titles[-1] == title
        assert len(stops.titles) <= 2 or at == 1  # what was complete is not computed again
    train(path)
    assert contents(path) == contents(whole)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_how_to_resume(tmp_path: Path, whole: Path, jobs: str) -> None:
    out = tmp_path / "my run"
    command = [*GRACHTEN, "train", "--out", str(out), *OPTIONS, "--jobs", jobs]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as running:
        for _ in range(6000):
            if (out / "test" / "000001.npz").exists():
                break
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)  # like a terminal: to all processes
        printed, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == b""
    resume = f"To resume: grachten train --resume --out '{out}'"
    assert resume in " ".join(printed.decode().split())
    ended = process("train", "--resume", "--out", out, "--jobs", jobs)
    assert (ended.code, ended.err) == (0, "")
    assert contents(out) == contents(whole)


def test_a_run_can_get_more_generations(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "out"
    train(path, with_more_generations(RUN, 0))
    ended = process("train", "--resume", "--out", path, "--generations", "1", "--jobs", "1")
    assert ended.code == 0
    assert contents(path) == contents(whole)


@pytest.mark.long
def test_ray_changes_nothing(tmp_path: Path) -> None:
    runs = {place: tmp_path / place for place in ("here", "ray")}
    options = (*OPTIONS, "--generations", "0", "--jobs", "2")
    assert process("train", "--out", runs["here"], *options).code == 0
    there = process("train", "--out", runs["ray"], *options, "--on", "ray")
    assert (there.code, there.err) == (0, "")
    assert contents(runs["ray"]) == contents(runs["here"])


def test_damaged_files_are_told(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        train(path, stops=Stops("Games of the policy", 20))
    (path / "positions-0" / "000003.npz").write_bytes(b"PK")
    with pytest.raises(RecordError, match=r"000003\.npz: damaged .* delete this file, then resume"):
        train(path)
    (path / "run.json").write_bytes(b"{}")
    with pytest.raises(RecordError, match="not a training run"):
        Folder(path).read_run()


def test_without_plotly_there_is_everything_but_the_page(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_train, "find_spec", lambda _: None)
    ended = run("train", "--out", tmp_path / "out", *OPTIONS, "--jobs", "1")
    assert ended.code == 0
    assert "no report page without Plotly" in " ".join(ended.out.split())
    assert not (tmp_path / "out" / "report.html").exists()
    assert contents(tmp_path / "out") == contents(whole)


def test_bad_options_are_told(tmp_path: Path) -> None:
    begun, full = tmp_path / "run", tmp_path / "full"
    full.mkdir()
    (full / "letter.txt").write_text("Dear")
    Folder(begun).create(RUN)
    cases = {
        "--positions must be at least 20": ("--out", "new", "--positions", "5"),
        "--ladder-games must be at least 40": ("--out", "new", "--ladder-games", "39"),
        "--hidden must be two numbers": ("--out", "new", "--hidden", "64"),
        "--hidden allows 1 to 512": ("--out", "new", "--hidden", "500,500"),
        "--on must be ray": ("--out", "new", "--on", "moon"),
        "is not empty": ("--out", str(full)),
        "there is no training run": ("--out", str(full), "--resume"),
        "another --seed": ("--out", str(begun), "--resume", "--seed", "t"),
        "another --board": ("--out", str(begun), "--resume", "--board", "amsterdam"),
        "can only increase": ("--out", str(begun), "--resume", "--generations", "0"),
    }
    for message, options in cases.items():
        ended = process("train", *options)
        assert ended.code == 2, options
        assert message in ended.err
        assert ended.err.count("\n") == 1
