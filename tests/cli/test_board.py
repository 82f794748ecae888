"""`grachten board`: what a board has, what is wrong with it, and what it looks like."""

import json
import shutil
from importlib import resources
from pathlib import Path

import pytest

from cli.command import game_line, games_file, plain_game, process, run
from grachten.game import Game, read_record

BAD = Path(__file__).parent.parent / "board" / "bad"
PNG = b"\x89PNG\r\n\x1a\n"


def test_what_the_amsterdam_board_has() -> None:
    ended = run("board", "check", "amsterdam")
    assert ended.code == 0
    assert "Amsterdam can be played on" in ended.out
    for words in (
        "places       17\n",
        "routes       45: 13 pairs of parallel ones, 19 single; 16 with carts\n",
        "contracts    24, worth",
        "cards        44: 6 pink,",
        "carts        16 for each player\n",
        "merchandise  16 cards\n",
        "8/4 with 2 players",
    ):
        assert words in ended.out


def test_a_board_file_is_read(tmp_path: Path) -> None:
    data = resources.files("grachten.board").joinpath("data", "harbor.toml").read_bytes()
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    ended = run("board", "check", file)
    assert ended.code == 0
    assert f"{file}: Harbor can be played on" in ended.out


@pytest.mark.parametrize("file", sorted(BAD.glob("*.toml")), ids=lambda file: file.stem)
def test_all_problems_are_printed(file: Path) -> None:
    ended = run("board", "check", file)
    assert ended.code == 1
    assert ended.out.startswith(f"{file}: ")
    assert "problem" in ended.out.splitlines()[0]
    assert len(ended.out.splitlines()) >= 2


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "there is no such file"),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"places = {", "is not TOML"),
        (b"#" * 1_000_001, "is larger than 1,000,000 bytes"),
    ],
)
def test_what_is_no_board_file_cannot_be_read(
    tmp_path: Path, content: bytes | None, message: str
) -> None:
    file = tmp_path / "board.toml"
    if content is not None:
        file.write_bytes(content)
    ended = run("board", "check", file)
    assert ended.code == 2
    assert message in ended.err


def test_an_unknown_board_cannot_be_read() -> None:
    ended = run("board", "check", "amsterdamm")
    assert ended.code == 2
    assert "amsterdam" in ended.err


def test_drawing_a_board(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    ended = run("board", "draw", "-o", file, "--board", "harbor")
    assert ended.code == 0
    assert ended.out.startswith(f"Wrote {file} (")
    assert "the board Harbor" in ended.out
    svg = file.read_text("utf-8")
    assert svg.startswith("<svg")
    assert "data-seat" not in svg


def test_drawing_a_png(tmp_path: Path) -> None:
    file = tmp_path / "board.PNG"
    assert run("board", "draw", "-o", file, "--board", "harbor", "--width", "300").code == 0
    data = file.read_bytes()
    assert data.startswith(PNG)
    assert int.from_bytes(data[16:20], "big") == 300


def test_drawing_a_position(tmp_path: Path) -> None:
    games, file = games_file(tmp_path), tmp_path / "end.svg"
    ended = run("board", "draw", "-o", file, "--record", games, "--game", "1")
    assert ended.code == 0
    last = len(json.loads(game_line(1))["steps"]) - 1
    assert f"game 1 on Harbor, after step {last} of {last}" in ended.out
    svg = file.read_text("utf-8")
    owners = Game.replay(read_record(games, 1)).view(None).routes
    assert owners
    for route, seat in owners.items():
        piece = svg[svg.index(f'data-route="{route}"') :].split(">", 1)[0]
        assert f'data-seat="{seat}"' in piece
    assert "Player 1" in svg
    assert "Player 2" in svg


def test_drawing_an_earlier_position(tmp_path: Path) -> None:
    file = tmp_path / "start.svg"
    ended = run("board", "draw", "-o", file, "--record", games_file(tmp_path), "--ply", "0")
    assert "after step 0 of" in ended.out
    assert 'class="space" data-seat' not in file.read_text("utf-8")


def test_names_of_strangers_are_drawn_as_text(tmp_path: Path) -> None:
    plain = plain_game()
    plain["players"][0]["name"] = "<script>&\x00\x1b" + "y" * 5000
    games, file = tmp_path / "games.jsonl", tmp_path / "end.svg"
    games.write_text(json.dumps(plain))
    assert run("board", "draw", "-o", file, "--record", games).code == 0
    svg = file.read_text("utf-8")
    assert "<script>" not in svg
    assert "y" * 100 not in svg


@pytest.mark.parametrize(
    ("output", "args", "message"),
    [
        ("x.gif", [], "the file must end in .svg or .png, not in .gif"),
        ("x", [], "the file must end in .svg or .png, not in nothing"),
        ("no/such/folder.svg", [], "cannot be written: No such file or directory"),
        ("x.svg", ["--board", "nowhere"], "there is no such board"),
        ("x.svg", ["--record", "missing.jsonl"], "missing.jsonl: cannot be read"),
    ],
)
def test_what_cannot_be_drawn_is_told(
    tmp_path: Path, output: str, args: list[str], message: str
) -> None:
    ended = run("board", "draw", "-o", tmp_path / output, *args)
    assert ended.code == 2
    assert message in ended.err


@pytest.mark.parametrize(
    ("args", "message"),
    [(["--game", "9"], "there is no game 9"), (["--ply", "999"], "there is no step 999")],
)
def test_a_position_that_is_not_there(tmp_path: Path, args: list[str], message: str) -> None:
    games = games_file(tmp_path)
    ended = run("board", "draw", "-o", tmp_path / "x.svg", "--record", games, *args)
    assert ended.code == 2
    assert message in ended.err
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("--game 0", "need a recorded game; give its file with --record"),
        ("--ply 0", "need a recorded game; give its file with --record"),
        ("--record {games} --board amsterdam", "a recorded game has its own board"),
        ("--width 1600", "--width is only for .png files"),
        ("--record {games} --width 1600", "--width is only for .png files"),
    ],
)
def test_options_that_do_not_go_together(tmp_path: Path, args: str, message: str) -> None:
    given = args.format(games=games_file(tmp_path)).split()
    ended = run("board", "draw", "-o", tmp_path / "x.svg", *given)
    assert ended.code == 2
    assert message in ended.err
    assert not (tmp_path / "x.svg").exists()


def test_exit_codes_of_a_process(tmp_path: Path) -> None:
    shutil.copy(BAD / "empty.toml", tmp_path / "empty.toml")
    for file, code in (("harbor", 0), (str(tmp_path / "empty.toml"), 1), ("nowhere", 2)):
        ended = process("board", "check", file)
        assert ended.code == code
        assert "Traceback" not in ended.err
        assert (ended.err == "") == (code < 2)
