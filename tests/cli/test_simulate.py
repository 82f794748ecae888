"""`grachten simulate`: the same seed gives the same games, and nothing played is lost."""

import json
import os
import signal
import subprocess
import time
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from cli.command import GRACHTEN, process, run, run_json
from grachten.arena import processes
from grachten.arena.lines import LineFile
from grachten.arena.processes import processes_for
from grachten.arena.results import GameResult
from grachten.arena.runner import names_of
from grachten.cli import simulate
from grachten.errors import RecordError
from grachten.game import Game, Outcome, Score, read_records, verify

QUICK = ("--board", "harbor", "--seed", "s")


def without_time(figures: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in figures.items() if k not in ("seconds", "games_per_second")}


def test_missing_seats_are_random() -> None:
    figures = run_json("simulate", "greedy", "-p", "3", "-n", "2", *QUICK)
    assert [seat["name"] for seat in figures["seats"]] == ["greedy", "random 1", "random 2"]
    assert [seat["bot"] for seat in figures["seats"]] == ["greedy", "random", "random"]


def test_the_board_is_named_as_it_was_given(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(resources.files("grachten.board").joinpath("data", "harbor.toml").read_bytes())
    for board in ("harbor", str(file)):
        assert run_json("simulate", "-n", "1", "--board", board)["board"] == board


def test_a_bot_alone_meets_a_random_one() -> None:
    figures = run_json("simulate", "greedy", "-n", "1", *QUICK)
    assert [seat["name"] for seat in figures["seats"]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["greedy"] * 5, "5 bots are named, but there are at most 4 seats"),
        (["greedy"] * 3 + ["-p", "2"], "3 bots are named, but there are at most 2 seats"),
        (["gready"], "there is no bot 'gready'"),
        (["--board", "nowhere"], "there is no such board"),
        (["--seed", "\udcff"], "the seed is not UTF-8 text"),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], message: str) -> None:
    ended = run("simulate", "-n", "1", *args)
    assert ended.code == 2
    assert message in ended.err


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    figures = [run_json("simulate", "-n", "5", *QUICK, "--record", file) for file in files]
    assert files[0].read_bytes() == files[1].read_bytes()
    for one in figures:
        del one["record"]
    assert without_time(figures[0]) == without_time(figures[1])


def test_another_seed_gives_other_games() -> None:
    board = ("--board", "harbor", "-n", "5")
    figures = [run_json("simulate", *board, "--seed", seed) for seed in ("1", "2")]
    assert figures[0]["seats"] != figures[1]["seats"]


def test_a_run_without_a_seed_can_be_repeated() -> None:
    figures = run_json("simulate", "-n", "3", "--board", "harbor")
    again = run_json("simulate", "-n", "3", "--board", "harbor", "--seed", figures["seed"])
    assert without_time(again) == without_time(figures)
    assert f"--seed {figures['seed']}" in run("simulate", "-n", "1", "--seed", figures["seed"]).out


def test_processes_change_nothing(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    args = ("simulate", "greedy", "-n", "21", *QUICK)
    one = run_json(*args, "--record", alone)
    many = run_json(*args, "--record", together, "--jobs", "2")
    assert alone.read_bytes() == together.read_bytes()
    assert one["seats"] == many["seats"]


def test_no_jobs_means_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "cores", lambda: 3)
    asked = [(0, 10), (50, 10), (50, 2), (2, 10), (1, 1)]
    assert [processes_for(jobs, games) for jobs, games in asked] == [3, 6, 2, 2, 1]


def test_records_are_true_and_appended(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    for _ in range(2):
        assert run("simulate", "greedy", "-n", "2", *QUICK, "--record", file).code == 0
    records = list(read_records(file))
    assert len(records) == 4
    assert all(verify(record).difference is None for record in records)
    assert records[0] == records[2] != records[1]
    assert [(p.name, p.kind) for p in records[0].players] == [("greedy", "bot"), ("random", "bot")]
    assert records[0].first_by == "lot"
    assert records[0] == Game.replay(records[0]).record()


def test_lots_are_drawn_in_every_game(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    run("simulate", "-p", "3", "-n", "25", *QUICK, "--record", file)
    assert {record.first for record in read_records(file)} == {0, 1, 2}


def test_a_game_cut_off_is_not_glued_to_the_next(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    file.write_bytes(b'{"cut off')
    run("simulate", "-n", "2", *QUICK, "--record", file)
    lines = file.read_bytes().splitlines()
    assert lines[0] == b'{"cut off'
    assert len(lines) == 3


@pytest.mark.parametrize("name", ["", "no/such/folder.jsonl"])
def test_an_unwritable_record_is_refused_before_the_first_game(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play_in_order", None)
    ended = run("simulate", "-n", "1", "--record", tmp_path / name)
    assert ended.code == 2
    assert "cannot be written" in ended.err


def test_a_full_disk_is_told() -> None:
    ended = run("simulate", "-n", "1", *QUICK, "--record", "/dev/full")
    assert ended.code == 2
    assert "cannot be written: No space left" in ended.err


def test_a_full_disk_leaves_no_half_line(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"

    class Full:
        """Yield a file on a disk with room for ten more bytes."""

        def __init__(self, file: Any) -> None:
            self.file = file
            self.room = 10

        def write(self, data: bytes) -> int:
            if not self.room:
                raise OSError(28, "No space left on device")
            written: int = self.file.write(data[: self.room])
            self.room -= written
            return written

        def __getattr__(self, name: str) -> Any:
            return getattr(self.file, name)

    with LineFile(path) as file:
        file.write(b"whole\n")
        file._file = Full(file._file)  # type: ignore[assignment]
        with pytest.raises(RecordError, match="No space left"):
            file.write(b"a line that is too long\n")
    assert path.read_bytes() == b"whole\n"


def test_names_tell_bots_of_a_kind_apart() -> None:
    assert names_of(["a", "b", "a", "a"]) == ["a 1", "b", "a 2", "a 3"]


def outcome(*totals: int) -> Outcome:
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome("carts", winners, tuple(Score(t, 1, 2, -1, 0, t) for t in totals))


def test_shared_victories_count_in_shares() -> None:
    totals = simulate.Totals(("x", "y", "z"))
    for number, points in enumerate(((5, 5, 1), (7, 1, 1), (3, 3, 3))):
        totals.add(GameResult(number, 0, ("x", "y", "z"), 0, 10, outcome(*points)))
    figures = totals.figures("s", "harbor", 3, False, None)
    wins = [seat["wins"] for seat in figures["seats"]]
    assert wins == pytest.approx([1 / 2 + 1 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert sum(wins) == pytest.approx(figures["games"])
    assert [seat["total"] for seat in figures["seats"]] == pytest.approx([5, 3, 5 / 3])
    assert figures["plies_per_game"] == 10
    assert figures["endings"] == {"carts": 3, "stalemate": 0, "resigned": 0}
    assert all(0 < seat["win_rate_margin"] < 0.6 for seat in figures["seats"])


def test_the_figures_are_those_of_the_records(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    figures = run_json("simulate", "greedy", "-n", "6", *QUICK, "--record", file)
    results = [record.result for record in read_records(file)]
    scores = [result.scores[0] for result in results if isinstance(result, Outcome)]
    seat = figures["seats"][0]
    assert len(scores) == seat["games"] == figures["games"] == 6
    for name in ("total", "routes", "contracts", "merchandise", "fulfilled"):
        assert seat[name] == pytest.approx(sum(getattr(s, name) for s in scores) / 6)


def test_the_summary_fits_a_narrow_terminal() -> None:
    ended = run("simulate", "-p", "4", "-n", "2", *QUICK, width=60)
    assert ended.code == 0
    assert all(len(line) <= 60 for line in ended.out.splitlines())
    for word in ("won", "contracts fulfilled", "games a second", "stalemate", "--seed s"):
        assert word in ended.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "out.jsonl"
    args = ["simulate", "-n", "1000000", *QUICK, "--jobs", jobs, "--json", "--record", str(file)]
    with subprocess.Popen(
        [*GRACHTEN, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as running:
        wait_for_games(file, 20)
        os.killpg(running.pid, signal.SIGINT)  # like a terminal: to all processes
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"Traceback" not in err
    figures = json.loads(out)
    records = list(read_records(file))
    assert figures["stopped"]
    assert 20 <= figures["games"] == len(records) < figures["games_asked"]
    assert all(verify(record).difference is None for record in records[-3:])


def wait_for_games(file: Path, games: int) -> None:
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") >= games:
            return
        time.sleep(0.1)
    pytest.fail("no games were played")


def test_ctrl_c_before_the_first_game_has_nothing_to_sum_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*_: object) -> Any:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(simulate, "play_in_order", interrupted)
    ended = run("simulate", "-n", "5", *QUICK)
    assert ended.code == 130
    assert "Stopped after 0 of 5 games" in ended.out
    figures = run_json("simulate", "-n", "5", *QUICK)
    assert figures["seats"][0]["win_rate"] is None


def test_in_a_pipe_there_is_no_progress_bar() -> None:
    ended = process("simulate", "-n", "3", *QUICK, "--json")
    assert ended.code == 0
    assert ended.err == ""
    assert json.loads(ended.out)["games"] == 3


COMPILING = "Compiling the rules for this machine (once, about 15 seconds) …\n"


def test_a_first_start_says_that_it_compiles(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*GRACHTEN, "simulate", "-n", "1", *QUICK],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "GRACHTEN_CACHE": str(tmp_path)},
    ) as running:
        assert running.stderr is not None
        assert running.stderr.readline() == COMPILING
        running.kill()  # compiling takes long


@pytest.mark.long
def test_a_first_start_compiles_and_plays(tmp_path: Path) -> None:
    ended = process("simulate", "-n", "1", *QUICK, "--json", GRACHTEN_CACHE=str(tmp_path))
    assert ended.err == COMPILING
    assert json.loads(ended.out)["games"] == 1
