"""The file of a match: whole lines, read back unchanged, and no other file overwritten."""

import os
import time
from pathlib import Path

import msgspec
import pytest

from arena.playing import played, small_match
from grachten.arena import files
from grachten.arena.files import last_path, line_of, new_file, new_path, read_match, reopen_file
from grachten.arena.lines import check_replaceable, replace_file
from grachten.arena.results import Match, Results
from grachten.errors import RecordError


def match_file(folder: Path, **header: object) -> Path:
    """Write a file with a whole match and a modified header."""
    match = small_match(games=6)
    path = folder / "match.jsonl"
    shown = msgspec.structs.replace(match, **header)
    path.write_bytes(b"".join([line_of(shown), *map(line_of, played(match))]))
    return path


def test_a_match_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = small_match()
    games = played(match)
    with new_file(path, Results(match)) as file:
        for game in reversed(games):
            file.write(line_of(game))
    results = read_match(path)
    assert results.match == match
    assert results.everything() == games


def test_the_header_says_what_it_is(tmp_path: Path) -> None:
    header = msgspec.json.decode(match_file(tmp_path).read_bytes().splitlines()[0])
    assert header == {
        "format": "grachten-arena/1",
        "bots": ["greedy", "random"],
        "players": 2,
        "board": "harbor",
        "seed": "s",
        "games": 6,
        "time": None,
        "software": "grachten 0.1.0",
    }


def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    with pytest.raises(RecordError, match="exists already"):
        new_file(path, Results(small_match()))
    assert path.read_text() == "precious"


@pytest.mark.parametrize("rest", [b'{"deal":2,"or', b"\xff\xfe", b'{"deal":2,"order":1}'])
def test_a_torn_last_line_is_dropped(tmp_path: Path, rest: bytes) -> None:
    path = match_file(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + rest)
    results = read_match(path)
    assert len(results) == 6
    with reopen_file(path, results):
        pass
    assert path.read_bytes() == whole


def test_more_games_are_written_into_the_header(tmp_path: Path) -> None:
    path = match_file(tmp_path)
    before = read_match(path)
    more = Results(msgspec.structs.replace(before.match, games=10), before.everything())
    with reopen_file(path, more):
        pass
    after = read_match(path)
    assert after.match.games == 10
    assert after.everything() == before.everything()


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    path = match_file(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[1]]))
    assert len(read_match(path)) == 6


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "does not begin with the header"),
        (b"\n", "does not begin with the header"),
        (b"deal,order\n1,2\n", "does not begin with the header"),
        (b'{"format":"grachten-record/1"}\n', "does not begin with the header"),
        (b"[" * 100_000 + b"\n", "does not begin with the header"),
        (b"\xff\n", "does not begin with the header"),
    ],
)
def test_what_is_no_match_is_refused(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=why):
        read_match(path)


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ({"format": "grachten-arena/9"}, "its format is 'grachten-arena/9'"),
        ({"software": "grachten 0.0.1"}, "started by 'grachten 0.0.1'"),
        ({"players": 7}, "makes no sense"),
        ({"games": 0}, "makes no sense"),
        ({"games": 10**12}, "makes no sense"),
        ({"bots": ()}, "makes no sense"),
        ({"bots": tuple(map(str, range(400)))}, "makes no sense"),
        ({"bots": ("hungry", "random")}, "line 2: this game is not one of the match"),
        ({"players": 3}, "line 2: this game is not one of the match"),
    ],
)
def test_headers_that_do_not_fit_are_refused(
    tmp_path: Path, header: dict[str, object], why: str
) -> None:
    with pytest.raises(RecordError, match=why):
        read_match(match_file(tmp_path, **header))


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = match_file(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = b'{"deal": 1}\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(RecordError, match="line 4: not a game of a match"):
        read_match(path)


def test_files_that_are_not_there_are_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="there is no such file"):
        read_match(tmp_path / "nowhere.jsonl")
    with pytest.raises(RecordError, match="it is not a file"):
        read_match(tmp_path)
    with pytest.raises(RecordError, match="there is no such file"):
        read_match(Path("a\0b"))


def test_the_last_match_is_the_one_written_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "matches_folder", lambda: tmp_path / "arena")
    with pytest.raises(RecordError, match="no match to resume"):
        last_path()
    match: Match = small_match()
    paths = []
    for _ in range(2):
        paths.append(new_path())
        new_file(paths[-1], Results(match)).__exit__()
    assert paths[0] != paths[1]
    os.utime(paths[0], (time.time() + 60,) * 2)
    assert last_path() == paths[0]


def test_a_file_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_text("old")

    def fail(new: Path) -> None:
        new.write_text("half")
        raise OSError(28, "No space left on device")

    def write_new(new: Path) -> None:
        new.write_text("new")

    with pytest.raises(RecordError, match="No space left"):
        replace_file(path, fail)
    assert path.read_text() == "old"
    replace_file(path, write_new)
    assert path.read_text() == "new"
    assert os.listdir(tmp_path) == ["table.csv"]


def test_what_cannot_be_replaced_is_told_before(tmp_path: Path) -> None:
    check_replaceable(tmp_path / "new.csv")
    assert os.listdir(tmp_path) == []
    with pytest.raises(RecordError, match="it is a folder"):
        check_replaceable(tmp_path)
    with pytest.raises(RecordError, match="cannot be written"):
        check_replaceable(tmp_path / "no" / "folder.csv")
