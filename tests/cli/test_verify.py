"""`grachten verify`: a forged game is named, and no file stops the check, however strange."""

import hashlib
import json
import os
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.command import game_line, games_file, plain_game, process, run, run_json, running_game
from grachten.board import load_board
from grachten.cli import verify as command
from grachten.game import Game, read_record
from grachten.game.record import MAX_LINE

Spoil = Callable[[dict[str, Any]], None]


def line(plain: dict[str, Any]) -> bytes:
    return json.dumps(plain).encode() + b"\n"


def write(folder: Path, *lines: bytes) -> Path:
    path = folder / "file.jsonl"
    path.write_bytes(b"".join(lines))
    return path


def test_true_games(tmp_path: Path) -> None:
    file = games_file(tmp_path, 3)
    ended = run("verify", file)
    assert ended.code == 0
    counted = "3 games: 3 finished, 0 running, 3 true, 3 committed by the dealer only"
    assert ended.out == f"{file}: {counted}\n"
    found = run_json("verify", file)
    assert found["ok"]
    assert found["files"] == [
        {
            "file": str(file),
            "games": 3,
            "finished": 3,
            "running": 0,
            "chance_checked": 3,
            "dealer_only": 3,
            "starts_trusted": 0,
            "starts_agree": 0,
            "withheld": [],
            "problems": [],
        }
    ]


def test_running_games_are_checked_as_far_as_they_go(tmp_path: Path) -> None:
    game = running_game()
    lines = [game.record().to_json(), game.record(secret=True).to_json()]
    file = write(tmp_path, *(text + b"\n" for text in lines))
    ended = run("verify", file)
    assert ended.code == 0
    assert "2 games: 0 finished, 2 running, 2 true" in ended.out
    assert "1 without a seed, so that chance is taken on trust" in ended.out
    assert run_json("verify", file)["files"][0]["chance_checked"] == 1


def test_a_game_that_continues_another_one(tmp_path: Path) -> None:
    earlier = games_file(tmp_path, 2)
    old = read_record(earlier, 1)
    record = Game.play_on(old, 10, 0, seed=1).record(secret=True)
    file = write(tmp_path, record.to_json() + b"\n")
    assert "1 from a position that is taken on trust" in run("verify", file).out
    agrees = run("verify", file, "--from", earlier)
    assert agrees.code == 0
    assert "1 from a position that agrees with the earlier game" in agrees.out
    both = write(tmp_path, old.to_json() + b"\n", record.to_json() + b"\n")
    assert run_json("verify", both)["files"][0]["starts_agree"] == 1
    other = tmp_path / "other.jsonl"
    Game.play_on(old, 11, 0, seed=1).record().append_to(other)
    missing = run("verify", file, "--from", other)
    assert missing.code == 2
    assert f"the game that it continues is not in {other}" in missing.out


def test_a_start_that_differs_from_the_earlier_game(tmp_path: Path) -> None:
    earlier = games_file(tmp_path, 1)
    plain = json.loads(Game.play_on(earlier, 10, 0, seed=1).record(secret=True).to_json())
    plain["from"]["state"]["market"].reverse()
    ended = run("verify", write(tmp_path, line(plain)), "--from", earlier)
    assert ended.code == 1
    assert "what seat 0 knew of it.market" in ended.out


def committed_game() -> dict[str, Any]:
    """Return a game to which Anna and Ben committed; Ben's seed was late."""
    seeds = [b"\x01" * 32, b"\x02" * 32]
    game = Game.new(
        ["Anna", "Ben"],
        board="harbor",
        seed=1,
        player_seeds=[seeds[0], b""],
        player_commitments=[hashlib.sha256(seed).hexdigest() for seed in seeds],
    )
    plain: dict[str, Any] = json.loads(game.record().to_json())
    return plain


def test_a_withheld_seed_is_named_and_is_no_failure(tmp_path: Path) -> None:
    file = write(tmp_path, game_line(), line(committed_game()))
    message = "seat 1 (Ben) committed to a seed and did not reveal it in time"
    ended = run("verify", file)
    assert ended.code == 0
    assert "2 true, 1 without a seed" in ended.out
    assert "1 committed by the dealer only\n" in ended.out
    assert f"  line 2: {message}\n" in ended.out
    found = run_json("verify", file)
    assert found["ok"]
    (report,) = found["files"]
    assert report["dealer_only"] == 1
    assert report["withheld"] == [{"line": 2, "seat": 1, "name": "Ben", "message": message}]


def test_only_the_first_withheld_seeds_of_a_file_are_shown(tmp_path: Path) -> None:
    file = write(tmp_path, *[line(committed_game())] * 23)
    ended = run("verify", file)
    assert ended.out.count("(Ben) committed to a seed") == 20
    assert ended.out.endswith("  and 3 more seats like these\n")
    assert len(run_json("verify", file)["files"][0]["withheld"]) == 23


def test_the_name_of_a_player_who_withheld_cannot_steer_the_terminal(tmp_path: Path) -> None:
    plain = committed_game()
    plain["players"][1]["name"] = "\x1b[2J\nBen" + "n" * 1000
    (withheld,) = run_json("verify", write(tmp_path, line(plain)))["files"][0]["withheld"]
    assert withheld["message"].isprintable()
    assert len(withheld["message"]) < 150


def test_a_game_of_version_1_is_committed_by_the_dealer_only(tmp_path: Path) -> None:
    plain = plain_game() | {"format": "grachten-record/1"}
    del plain["player_commitments"], plain["first_by"]
    file = write(tmp_path, line(plain))
    ended = run("verify", file)
    assert ended.code == 0
    assert ended.out.endswith("1 true, 1 committed by the dealer only\n")


def spoil_player_seed(plain: dict[str, Any]) -> None:
    plain["player_seeds"][0] = "ab" * 32


def spoil_player_commitment(plain: dict[str, Any]) -> None:
    plain["player_commitments"][0] = ""


def make_anna_a_bot(plain: dict[str, Any]) -> None:
    plain["players"][0]["kind"] = "bot"


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (spoil_player_seed, "seat 0: its seed does not fit its commitment"),
        (spoil_player_commitment, "seat 0: it has a seed, but never committed to one"),
        (make_anna_a_bot, "seat 0: a bot of the dealer can't have a commitment"),
    ],
)
def test_a_player_seed_that_cannot_be_true_differs(
    tmp_path: Path, spoil: Spoil, message: str
) -> None:
    plain = committed_game()
    spoil(plain)
    file = write(tmp_path, line(plain))
    ended = run("verify", file)
    assert ended.code == 1
    assert f"line 1: differs: {message}" in ended.out
    assert "did not reveal" not in ended.out


def test_a_board_of_its_own_is_taken_from_the_record(tmp_path: Path) -> None:
    plain = plain_game()
    plain["board"] = dict(load_board("harbor").source)
    assert run("verify", write(tmp_path, line(plain))).code == 0


def change_score(plain: dict[str, Any]) -> None:
    plain["result"]["scores"][1]["total"] += 1


def change_card(plain: dict[str, Any]) -> None:
    event = plain["steps"][0]["events"][0]
    event["card"] = "red" if event["card"] != "red" else "blue"


def change_seed(plain: dict[str, Any]) -> None:
    plain["seed"] = "0" * 64


def change_seat(plain: dict[str, Any]) -> None:
    plain["steps"][3]["seat"] = -1


def leave_out_a_step(plain: dict[str, Any]) -> None:
    del plain["steps"][5]


def leave_out_the_end(plain: dict[str, Any]) -> None:
    del plain["steps"][-1]


def leave_out_a_secret(plain: dict[str, Any]) -> None:
    del plain["steps"][0]["events"][0]["card"]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (change_score, "result.scores[1].total: should be "),
        (change_card, "ply 0 (deal): events[0].card: should be "),
        (change_seed, "the commitment is not the SHA-256 of the seed"),
        (change_seat, "ply 3: "),
        (leave_out_a_step, "ply 6 stands where ply 5 should be"),
        (leave_out_the_end, "the game is not over"),
        (leave_out_a_secret, "events[0].card: should be "),
    ],
)
def test_a_false_game_is_named_with_its_line(tmp_path: Path, spoil: Spoil, message: str) -> None:
    plain = plain_game()
    spoil(plain)
    file = write(tmp_path, game_line(1), b"\n", line(plain), game_line(2))
    ended = run("verify", file)
    assert ended.code == 1
    assert "3 games" in ended.out
    assert "2 true, 1 differs" in ended.out
    assert "line 3: differs: " in ended.out
    assert message in ended.out
    (problem,) = run_json("verify", file)["files"][0]["problems"]
    assert (problem["line"], problem["kind"]) == (3, "differs")


def header(**fields: Any) -> bytes:
    return line({**plain_game(), **fields})


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in plain_game().items() if key != name}


DEPTH = 200_000  # more than any version of Python can read
NESTED = b'{"a":' * DEPTH + b"1" + b"}" * DEPTH
HOSTILE: dict[str, tuple[bytes, str]] = {
    "cut off": (game_line()[:700], "not a whole JSON object"),
    "binary": (bytes(set(range(256)) - {10}), "not a whole JSON object"),
    "a list": (b"[]", "Expected `object`, got `array`"),
    "deep lists": (b"[" * 1_000_000, "Expected `object`"),
    "a deep board": (header(board=1).replace(b'"board": 1', b'"board": ' + NESTED), "deep"),
    "a huge number": (b'{"format": "grachten-record/1", "rules": ' + b"9" * 9999 + b"}", "range"),
    "a huge seat": (header(first=10**30), "first is a seat from 0 to 1"),
    "a huge ply": (header(steps=[{**plain_game()["steps"][0], "ply": 10**30}]), "stands where"),
    "a negative seat": (header(first=-1), "first is a seat from 0 to 1"),
    "a wrong type": (header(players="Anna"), "Expected `array`, got `str`"),
    "a fraction": (header(first=0.5), "Expected `int`, got `float`"),
    "not a number": (game_line().replace(b'"first":', b'"first":NaN,"x":'), "not a whole"),
    "infinity": (game_line().replace(b'"first":', b'"first":1e999,"x":'), "out of range"),
    "a key twice": (game_line().rstrip()[:-1] + b',"first":1}', "'first' appears twice"),
    "a broken board": (header(board={"title": "x"}), "cannot be played on: carts_per_player"),
    "an unknown board": (header(board="nowhere"), "there is no such board"),
    "a board in a file": (header(board="./board.toml"), "there is no such board"),
    "no steps": (header(steps=[]), "no steps, not even the deal"),
    "other rules": (header(rules=9), "played by rules 9; this program knows rules 1"),
    "another format": (header(format="x/1"), "its format is 'x/1'"),
    "no format": (b"{}", "not a game record"),
    "five players": (header(players=[{"name": "a"}] * 5), "2 to 4 players, not 5"),
    "a long word": (header(first_by="z" * 100_000), "Invalid enum value 'zzz"),
    "steering": (header(first_by="\x1b[2J"), "Invalid enum value '\\x1b[2J'"),
    "no first_by": (line(without("first_by")), "first_by is missing"),
    "no commitments": (line(without("player_commitments")), "player_commitments is missing"),
    "a short player seed": (header(player_seeds=["ab", ""]), "64 hex digits, or empty"),
    "too few commitments": (header(player_commitments=[""]), "1 entries for 2 players"),
    "an outside bot in version 1": (
        line(
            {
                **without("player_commitments"),
                "format": "grachten-record/1",
                "players": [{"name": "a", "kind": "outside"}] * 2,
            }
        ),
        "version 1 of the record has no players of kind outside",
    ),
    "half a letter": (game_line().replace(b'"Player 1"', b'"\xff"'), "not a whole JSON object"),
    "a seat's record": (running_game().record_for(1).to_json(), "it omits secrets"),
    "a spectator's": (running_game().record_for(None).to_json(), "it omits secrets"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_line_is_told_and_the_others_are_checked(tmp_path: Path, name: str) -> None:
    text, message = HOSTILE[name]
    file = write(tmp_path, game_line(1), text.rstrip(b"\n") + b"\n", game_line(2))
    ended = run("verify", file)
    found = run_json("verify", file)["files"][0]
    (problem,) = found["problems"]
    assert message in problem["message"]
    assert problem["line"] == 2
    assert problem["message"].isprintable()
    assert len(problem["message"]) <= 500
    assert message in ended.out
    if name == "a huge ply":  # readable, but not a game
        assert (ended.code, problem["kind"], found["games"]) == (1, "differs", 3)
    else:
        assert (ended.code, problem["kind"], found["games"]) == (2, "unreadable", 2)


def test_a_line_of_20_megabytes_is_skipped(tmp_path: Path) -> None:
    file = write(tmp_path, b"x" * (MAX_LINE + 4_000_000) + b"\n", game_line())
    ended = run("verify", file)
    assert ended.code == 2
    assert "1 game: 1 finished, 0 running, 1 true, 1 line cannot be read" in ended.out
    assert "line 1: cannot be read: longer than 16,000,000 bytes" in ended.out


def test_an_endless_line_ends() -> None:
    assert run("verify", "/dev/zero").code == 2


@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_a_file_without_a_game_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    file = write(tmp_path, content)
    ended = run("verify", file)
    assert ended.code == 2
    assert ended.out == f"{file}: holds no game\n"
    assert not run_json("verify", file)["ok"]


def test_a_missing_file_does_not_stop_the_others(tmp_path: Path) -> None:
    file = games_file(tmp_path, 1)
    ended = run("verify", tmp_path / "missing", tmp_path, file)
    assert ended.code == 2
    assert "missing: cannot be read: No such file" in ended.out
    assert f"{tmp_path}: cannot be read: Is a directory" in ended.out
    assert f"{file}: 1 game: 1 finished" in ended.out


def test_unreadable_weighs_more_than_false(tmp_path: Path) -> None:
    plain = plain_game()
    change_score(plain)
    assert run("verify", write(tmp_path, line(plain), b"?\n", line(plain))).code == 2


def test_of_many_unreadable_lines_the_first_are_shown(tmp_path: Path) -> None:
    file = write(tmp_path, b"?\n" * 50)
    ended = run("verify", file)
    assert len(ended.out.splitlines()) == 1 + command.SHOWN + 1
    assert "and 30 more lines like these" in ended.out
    assert len(run_json("verify", file)["files"][0]["problems"]) == 50


def test_a_name_that_steers_a_terminal_is_not_printed(tmp_path: Path) -> None:
    file = tmp_path / "a\x1b[2Jb"
    file.write_bytes(b"")
    assert "\x1b" not in run("verify", file).out


def spoiled(rng: random.Random, plain: Any, values: list[Any]) -> None:
    """Put a strange value somewhere into an object, or omit something."""
    target = plain
    while True:
        key = rng.choice(list(target) if isinstance(target, dict) else range(len(target)))
        inner = target[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.9:
            target = inner
        elif rng.random() < 0.2:
            del target[key]
            return
        else:
            alike = [value for value in values if type(value) is type(inner)]
            target[key] = rng.choice(alike if alike and rng.random() < 0.7 else values)
            return


def test_no_spoiled_record_breaks_the_check(tmp_path: Path) -> None:
    rng = random.Random(7)
    words = ["", "wild", "pink", "keep", "deal", "resign", "pass", "draw:deck", "\x1b[2J", "\ud800"]
    values: list[Any] = [
        None,
        True,
        -1,
        0,
        1,
        2,
        5,
        10**18,
        10**30,
        1.5,
        [],
        {},
        "x" * 9999,
        *words,
    ]
    lines = []
    for _ in range(400):
        plain = plain_game(rng.randrange(3))
        if rng.random() < 0.3:
            plain["board"] = json.loads(json.dumps(load_board("harbor").source))
        for _ in range(rng.choice([1, 1, 2])):
            spoiled(rng, plain, values)
        lines.append(line(plain))
    report = command.check_file(write(tmp_path, *lines))
    assert len(report.problems) > 300
    assert all(problem.message.isprintable() for problem in report.problems)


def test_exit_codes_of_a_process(tmp_path: Path) -> None:
    plain = plain_game()
    change_score(plain)
    for content, code in ((game_line(), 0), (line(plain), 1), (b"\xff\n", 2)):
        ended = process("verify", write(tmp_path, content))
        assert ended.code == code
        assert ended.err == ""


def test_a_pipe_can_be_checked(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(game_line(),))
    writer.start()
    assert run("verify", pipe).code == 0
    writer.join()


def test_players_may_have_any_name(tmp_path: Path) -> None:
    plain = plain_game()
    plain["players"][0] = {"name": "[red]\x1b[2J" + "x" * 9999, "kind": "human"}
    assert run("verify", write(tmp_path, line(plain))).code == 0
