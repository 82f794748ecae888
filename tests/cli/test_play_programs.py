"""`grachten play` with custom bots: shown by short names, saved, and replaced."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.programs import GOOD, Script
from cli.test_play_driver import _home, command, finished, play, saves
from grachten.bots.process import end_all
from grachten.cli.play.seats import LONGEST_NAME, read_seats, shown_names
from grachten.errors import GrachtenError, ParseError
from grachten.game import read_record, verify

__all__ = ["_home"]

FAILING = """
for message in questions():
    if message["view"]["ply"] > 6:
        sys.exit("that was too hard")
    answer(message)
"""
REST = ["confirm off", *["1"] * 900]


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    end_all()


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    said = play(REST, "Anna", f"bot:{script.name}", "bot:greedy", board="harbor")
    assert "The game is over" in said.text
    assert "has failed" not in said.text
    record = finished()
    assert [player.name for player in record.players] == ["Anna", script.name, "greedy"]
    assert verify(record).difference is None
    end_all()
    script.assert_gone()


def test_its_name_is_short(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    players = read_seats(["Anna", f"bot:{script.name}", f"bot:{script.name}", "bot:greedy"])
    names = shown_names(players)
    assert names[0::3] == ["Anna", "greedy"]
    assert names[1].startswith("cmd: python")
    assert names[1].endswith("bot.py")
    assert names[2] == f"{names[1]} 2"
    assert all(len(name) <= LONGEST_NAME for name in names)
    text = play(["quit"], "Anna", f"bot:{script.name}").text
    assert f"Anna and {names[1]}" in text
    assert str(tmp_path) not in text.split("The game is saved")[0]


def test_long_names_are_cut(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    [_, name] = shown_names(read_seats([f"bot:{script.name} {'--an-option-of-it ' * 9}"]))
    assert len(name) <= LONGEST_NAME
    assert name.endswith("…")
    with pytest.raises(ParseError, match="longer than 500"):
        read_seats([f"bot:{script.name} {'x' * 500}"])


def test_a_person_cannot_be_taken_for_a_program(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    shown = shown_names(read_seats([f"bot:{script.name}"]))[1]
    with pytest.raises(ParseError, match="two seats are named"):
        read_seats([shown, f"bot:{script.name}"])


def test_a_program_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    script = Script(tmp_path, FAILING)
    said = play(REST, "Anna", f"bot:{script.name}", board="harbor")
    assert said.text.count("has failed") == 1
    words = " ".join(said.text.split())
    assert "(exited with code 1: that was too hard); Journeyman takes over." in words
    assert "The game is over" in said.text
    assert "bot.py (Journeyman)" in said.text
    script.assert_gone()
    by = [step.by for step in finished().steps if step.seat == 1 and step.ply > 6]
    assert set(by) == {"bot:journeyman"}


def test_a_program_that_does_not_start_is_replaced_at_once(tmp_path: Path) -> None:
    said = play(REST, f"bot:{Script(tmp_path, 'sys.exit(7)').name}", board="harbor")
    assert "has failed (exited with code 7)" in " ".join(said.text.split())
    assert "The game is over" in said.text


def test_a_program_that_resigns_among_three_is_replaced(tmp_path: Path) -> None:
    script = Script(tmp_path, "next(questions()); say(type='action', action='resign')")
    said = play(REST, "Anna", f"bot:{script.name}", "bot:random", board="harbor")
    assert "has failed (it resigns); Journeyman takes over." in " ".join(said.text.split())
    assert finished().steps[-1].action != "resign"


def test_a_saved_game_starts_its_program_only_when_told_to(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    left = play(["confirm off", "1", "1"], "Anna", f"bot:{script.name}", board="harbor").save
    script.assert_gone()
    started = len(script.pids)

    asked = play([], seed=None, resume=left)
    assert script.name in asked.text.replace("\n", "")
    assert "Press y to start it, n to let Journeyman play instead" in asked.text
    assert len(script.pids) == started

    refused = play(["", "n", "quit"], seed=None, resume=left)
    assert "Please answer y or n." in refused.text
    assert "bot.py (Journeyman)" in refused.text
    assert len(script.pids) == started

    said = play(["y", *REST], seed=None, resume=left)
    assert len(script.pids) == started + 1
    assert "The game is over" in said.text
    assert "has failed" not in said.text
    assert {step.by for step in finished().steps if step.seat == 1} == {finished().steps[0].by}


def test_a_game_left_is_offered_with_its_program(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    seats = ("Anna", f"bot:{script.name}")
    play(["confirm off", "1", "1"], *seats, board="harbor", seed=None)
    said = play(["y", "y", "quit"], *seats, seed=None)
    assert "You have an unfinished game: Anna and cmd: python" in " ".join(said.text.split())
    assert "The game resumes" in said.text
    assert len(saves()) == 1


def test_a_saved_game_is_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    text = (
        "from grachten.bots import Bot\nclass Mine(Bot):\n    def choose(self, _, legal, clock):\n"
    )
    file.write_text(text + "        return self.rng.choice(legal)\n")
    seat = f"bot:{file}:Mine"
    play(REST, "Anna", seat, board="harbor")
    whole = [step.action for step in finished().steps]
    left = play(["confirm off", *["1"] * 5], "Anna", seat, board="harbor").save
    play(["y", *REST], seed=None, resume=left)
    resumed = read_record(tmp_path / "data" / "grachten" / "games.jsonl", 1)
    assert [step.action for step in resumed.steps] == whole


def test_a_program_that_is_gone_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine: pass")
    left = play(["quit"], "Anna", f"bot:{file}:Mine", board="harbor").save
    file.unlink()
    with pytest.raises(GrachtenError) as error:
        play(["y"], seed=None, resume=left)
    assert "plays one of the seats" in error.value.message
    assert "mine.py: No such file" in error.value.message


def test_a_save_file_cannot_make_a_program_take_over() -> None:
    left = play(["confirm off", "1", "1"], "Anna", "bot:greedy", board="harbor").save
    text = left.read_text().replace('"seat":1,', '"by":"bot:cmd: sh -c true","seat":1,')
    assert "cmd:" in text
    left.write_text(text)
    with pytest.raises(GrachtenError, match="no such bot here"):
        play(["y"], seed=None, resume=left)


@pytest.mark.parametrize(
    ("word", "complaint"),
    [
        ("bot:cmd: ./nothing", "there is no program './nothing'"),
        ("bot:nothing.py:Bot", "nothing.py: No such file"),
        ("bot:greedy:1s", "greedy takes no budget"),
        ("bot:greddy", "bot:file.py:Class, or bot:cmd: …"),
        ("bot:cmd: sh \x1b[2J", "invisible"),
    ],
)
def test_bots_that_cannot_be(tmp_path: Path, word: str, complaint: str) -> None:
    with pytest.raises(ParseError) as error:
        read_seats(["Anna", word])
    assert complaint in error.value.message
    done = command(tmp_path, "Anna", word)
    assert done.returncode == 2
    assert done.stderr.startswith("grachten: ")
