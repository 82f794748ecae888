"""Saving and resuming: nothing is lost or overwritten, and the cards stay the same."""

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from cli.test_play_driver import Played, _home, finished, play, saves
from grachten.cli.play.saves import SaveFile, games_file, read_save, saves_folder, write_copy
from grachten.errors import ParseError, RecordError
from grachten.game import Game, read_record, verify

__all__ = ["_home"]

LINES = ["confirm off", "1", "d", "d", "d", "d", "1", "1", "6", "d", "d", "map", "c", "1"]


def steps_of(path: Path) -> Any:
    return json.loads(path.read_text())["steps"]


def test_every_step_is_saved_with_the_dealers_secret() -> None:
    said = play(LINES)
    record = read_save(said.save)
    assert saves() == [said.save]
    assert said.save.read_bytes().count(b"\n") == 1
    assert isinstance(record.secret_seed, str)
    assert len(record.steps) > 10
    assert verify(record).difference is None


@pytest.mark.parametrize("left_after", range(1, len(LINES), 3))
def test_a_game_that_was_left_goes_on_with_the_same_cards(left_after: int) -> None:
    at_once = play(LINES, "Anna", "bot:random", "bot:greedy")
    first = play(LINES[:left_after], "Anna", "bot:random", "bot:greedy")
    rest = ["confirm off", *LINES[left_after:]]
    later = play(rest, seed=None, resume=first.save)
    assert later.save == first.save
    assert steps_of(later.save) == steps_of(at_once.save)


def in_version_1(path: Path) -> dict[str, Any]:
    """Rewrite a save as program versions before player commitments wrote it."""
    plain: dict[str, Any] = json.loads(path.read_text())
    assert plain.pop("player_commitments") == ["", ""]
    plain["format"] = "grachten-record/1"
    path.write_text(json.dumps(plain) + "\n")
    return plain


def test_an_old_save_goes_on_in_version_1() -> None:
    at_once = play(LINES)
    left = play(LINES[:4])
    old = in_version_1(left.save)
    later = play(["confirm off", *LINES[4:]], seed=None, resume=left.save)
    plain = json.loads(later.save.read_text())
    assert plain["format"] == "grachten-record/1"
    assert plain.keys() == old.keys()
    assert plain["steps"] == steps_of(at_once.save)
    assert verify(read_save(later.save)).difference is None
    end = play(["resign", "yes"], seed=None, resume=left.save)
    assert "The game is stored in" in end.text
    assert finished().format == "grachten-record/1"
    assert verify(finished()).difference is None


def test_a_save_whose_player_seed_was_changed_is_refused() -> None:
    left = play(LINES[:4], player_seed="my own words")
    plain = json.loads(left.save.read_text())
    plain["player_seeds"][0] = "ab" * 32
    left.save.write_text(json.dumps(plain))
    with pytest.raises(RecordError, match="seat 0: its seed does not fit its commitment") as error:
        play([], seed=None, resume=left.save)
    assert error.value.code == "damaged"


def test_a_save_with_an_outside_bot_cannot_go_on_here() -> None:
    left = play(LINES[:4])
    plain = json.loads(left.save.read_text())
    plain["players"][1]["kind"] = "outside"
    left.save.write_text(json.dumps(plain))
    with pytest.raises(ParseError) as error:
        play([], seed=None, resume=left.save)
    assert error.value.code == "no_bot_here"


def test_a_finished_game_is_moved_to_the_others() -> None:
    lines = ["confirm off", *["1"] * 2000]
    for number in range(2):
        said = play(lines, board="harbor", seed=f"{number}")
        assert f"The game is stored in {games_file()}" in said.text
    assert f"grachten replay {games_file()} --game 1" in said.text
    assert saves() == []
    assert games_file().read_bytes().count(b"\n") == 2


def test_a_finished_game_also_stays_in_the_file_that_was_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(["confirm off", *["1"] * 2000], board="harbor", save=path)
    assert read_record(path) == finished()
    with pytest.raises(RecordError, match="this game is over; replay it with grachten replay"):
        play([], seed=None, resume=path)


def test_an_unfinished_game_is_offered() -> None:
    left = play(LINES[:5])
    said = play(["y"], seed=None)
    assert "You have an unfinished game: You and Journeyman" in said.text
    assert said.save == left.save
    assert "The game resumes after" in said.text


def test_an_offered_game_can_be_left_alone() -> None:
    left = play(LINES[:5])
    before = left.save.read_bytes()
    said = play(["n", "1", "y"], seed=None)
    assert said.save != left.save
    assert left.save.read_bytes() == before
    assert len(saves()) == 2


def test_only_a_game_of_the_same_players_is_offered() -> None:
    play(LINES[:5])
    assert "unfinished" not in play([], "Anna", "Ben", seed=None).text
    assert "unfinished" in play(["n"], "Anna", "Ben", seed=None).text
    assert "unfinished" in play(["n"], "You", seed=None).text


def test_only_a_game_on_the_board_that_was_named_is_offered() -> None:
    play(LINES[:5])
    assert "unfinished" not in play([], board="harbor", seed=None).text
    assert "unfinished" in play([], board="harbor", seed=None).text


def test_nothing_is_offered_where_a_seed_or_a_file_is_named(tmp_path: Path) -> None:
    play(LINES[:5])
    assert "unfinished" not in play([], seed="b").text
    assert "unfinished" not in play([], seed=None, save=tmp_path / "new.json").text


def test_an_offer_is_answered_by_yes_or_no_alone() -> None:
    left = play(["confirm off", "1"])
    said = play(["maybe", "1", "quit", "y"], seed=None)
    assert said.prompts("Press Enter or y to resume") == 4
    assert said.text.count("Please answer y or n.") == 3
    assert said.save == left.save
    assert play(["maybe"], seed=None).code == 0
    endless = play(["maybe"] * 3000, seed=None)
    assert endless.prompts("Press Enter or y to resume") == 1000
    assert saves() == [left.save]


def test_one_move_is_no_moves() -> None:
    left = play(["", "confirm off", "1"], "Anna", "Ben", first="Anna")
    assert len(steps_of(left.save)) == 2
    offered = play(["y"], "Anna", "Ben", seed=None)
    assert "1 move made." in offered.text
    assert "The game resumes after 1 move." in offered.text


def test_the_end_of_input_at_the_offer_changes_nothing() -> None:
    left = play(LINES[:5])
    said = play([], seed=None)
    assert said.code == 0
    assert saves() == [left.save]


def test_the_newest_game_that_can_be_read_is_offered() -> None:
    left = play(LINES[:5])
    later = time.time() + 5
    for name, content in (("broken.json", b"{"), ("empty.json", b""), ("other.json", b"{}\n")):
        (saves_folder() / name).write_bytes(content)
        os.utime(saves_folder() / name, (later, later))
    assert play([""], seed=None).save == left.save


def test_a_board_file_that_vanished_does_not_matter(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    shipped = Path("src/grachten/board/data/harbor.toml").read_text("utf-8")
    board.write_text(shipped.replace('title = "Harbor"', 'title = "My own port"'), "utf-8")
    left = play(["confirm off", "1"], board=str(board))
    board.unlink()
    said = play(["confirm off", *["1"] * 2000], seed=None, resume=left.save)
    assert "My own port" in said.text
    assert "The game is over" in said.text
    assert verify(finished()).difference is None


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is empty"),
        (b"\n\n", "is empty"),
        (b"hello\n", "not a whole JSON object"),
        (b"# A text\n\nof several lines\n", "not a game record"),
        (b"{\n}\n", "not a game record"),
        (b"\xff\xfe\x00", "JSON"),
        (b"{}\n", "not a game record"),
        (b"[" * 100_000, "JSON|nested|Expected `object`"),
        (b'{"format": "grachten-record/1", "rules": 1}\n', "missing required field"),
        (b'{"format": "grachten-record/3"}\n', "not a game record"),
    ],
)
def test_files_that_are_no_saves(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=complaint):
        play([], seed=None, resume=path)
    assert path.read_bytes() == content


def test_a_save_that_is_cut_off_or_tampered_with(tmp_path: Path) -> None:
    whole = play(LINES).save.read_bytes()
    path = tmp_path / "save.json"
    record = json.loads(whole)
    for changed in (
        whole[:-100],
        json.dumps({**record, "steps": record["steps"][2:]}).encode(),
        json.dumps({**record, "steps": []}).encode(),
        json.dumps({**record, "secret_seed": "00" * 32}).encode(),
        json.dumps({**record, "board": "/etc/passwd.toml"}).encode(),
        json.dumps({**record, "players": record["players"][:1]}).encode(),
        whole + whole,
    ):
        path.write_bytes(changed)
        with pytest.raises(RecordError if b"passwd" not in changed else Exception):
            play([], seed=None, resume=path)


@pytest.mark.parametrize(
    ("player", "complaint"),
    [
        ({"name": "Anna\x1b[2J", "kind": "human"}, "invisible"),
        ({"name": "x" * 31, "kind": "human"}, "longer"),
        ({"name": "deepest", "kind": "bot"}, "no such bot here"),
    ],
)
def test_a_save_with_players_that_cannot_be(
    tmp_path: Path, player: dict[str, str], complaint: str
) -> None:
    record = json.loads(play(LINES).save.read_bytes())
    path = tmp_path / "save.json"
    path.write_text(json.dumps({**record, "players": [player, record["players"][1]]}))
    with pytest.raises(Exception, match=complaint) as error:
        play([], seed=None, resume=path)
    assert "\x1b" not in str(error.value)


def test_a_save_without_the_dealers_secret_cannot_go_on(tmp_path: Path) -> None:
    record = json.loads(play(LINES).save.read_bytes())
    del record["secret_seed"]
    path = tmp_path / "save.json"
    path.write_text(json.dumps(record))
    with pytest.raises(RecordError, match="next card can’t be dealt"):
        play([], seed=None, resume=path)


def test_missing_files_and_folders(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path, Path("a\0b"), tmp_path / ("x" * 300)):
        with pytest.raises(RecordError):
            play([], seed=None, resume=path)


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna")
    for taken in (path, tmp_path, Path("/dev/null")):
        with pytest.raises(RecordError, match="already exists"):
            play([], save=taken)
    said = play([f"save {path}"])
    assert "already exists and isn’t a save of this game" in said.text
    assert path.read_text() == "Dear Anna"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "save.json", tmp_path / ("x" * 300), Path("a\0b")):
        with pytest.raises(RecordError):
            play([], save=path)


def test_a_game_goes_on_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    said = play(["confirm off", *["1"] * 2000], board="harbor")
    assert said.text.count("The game couldn’t be saved") == 1
    assert "The game couldn’t be stored with your other games" in said.text
    assert "The game is over" in said.text


def test_a_copy_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a copy.json"
    said = play(["confirm off", "1", f"save {path}", "save", "d", f"save {path}"])
    assert said.text.count("A copy is in") == 2
    assert str(said.save) in said.text
    assert steps_of(path) == steps_of(said.save)
    assert "'" in play(["quit"], seed=None, resume=path).text  # quoted for the shell


def test_save_and_resume_in_another_file(tmp_path: Path) -> None:
    left = play(LINES[:5])
    before = left.save.read_bytes()
    said = play(LINES[5:], seed=None, resume=left.save, save=tmp_path / "other.json")
    assert said.save == tmp_path / "other.json"
    assert left.save.read_bytes() == before


def test_two_windows_do_not_overwrite_each_other() -> None:
    left = play(LINES[:5]).save
    one = SaveFile.of(left)
    two = SaveFile.of(left)
    games = [Game.replay(left), Game.replay(left)]
    games[0].apply("draw:deck")
    one.write(games[0])
    two.write(games[1])
    assert one.path == left
    assert two.path != left
    assert steps_of(one.path) == steps_of(two.path) + steps_of(one.path)[-1:]
    one.write(games[0])
    two.remove()
    assert saves() == [left]


def test_a_save_that_fails_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    left = play(LINES[:5]).save
    before = left.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match="No space left"):
        SaveFile.of(left).write(Game.replay(left))
    assert saves() == [left]
    assert left.read_bytes() == before


def test_a_copy_keeps_to_itself(tmp_path: Path) -> None:
    game = Game.new(2, seed=1)
    path = write_copy(game, tmp_path / "one.json")
    with pytest.raises(RecordError, match="isn’t a save of this game"):
        write_copy(Game.new(2, seed=2), path)


def test_a_bot_that_took_over_plays_on_after_a_pause() -> None:
    lines = ["", "confirm off", "1", "", "", "1", "", "", "resign", "yes", "", "", "1"]
    left = play(lines, "Anna", "Ben", "bot:random", first="Anna")
    said: Played = play(["confirm off", *["1"] * 900], seed=None, resume=left.save)
    assert "Pass the keyboard" not in said.text
    assert "Anna (bot)" in said.text
    assert "The game is over" in said.text
    by = {step.by for step in finished().steps[5:] if step.seat == 0}
    assert by == {"bot:journeyman"}


def test_options_that_a_saved_game_has_itself() -> None:
    left = play(LINES[:5]).save
    with pytest.raises(Exception, match="leave out those options"):
        play([], "Anna", seed=None, resume=left)
    with pytest.raises(Exception, match="leave out those options"):
        play([], seed="x", resume=left)
    with pytest.raises(Exception, match="leave out those options"):
        play([], seed=None, board="amsterdam", resume=left)
