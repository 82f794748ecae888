"""Who may play, and the errors for invalid names."""

from pathlib import Path

import pytest

from cli.test_play_driver import _home, command, play
from grachten.cli.play.seats import bot_of, read_first, read_seats
from grachten.errors import ParseError
from grachten.game import Player

__all__ = ["_home"]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ([], ["You", "journeyman"]),
        (["Anna"], ["Anna", "journeyman"]),
        (["bot:random"], ["You", "random"]),
        (["bot:random", "bot:greedy"], ["You", "random", "greedy"]),
        (["bot:greedy", "Anna"], ["greedy", "Anna"]),
        (["bot:1", "bot:3", "bot:5"], ["You", "apprentice", "skipper", "regent"]),
        (["Anna", "bot:2", "bot:journeyman"], ["Anna", "journeyman", "journeyman 2"]),
        (["Anna", "bot:4", "3"], ["Anna", "merchant", "3"]),
        ([" Anna ", "Ben"], ["Anna", "Ben"]),
        (
            ["Anna", "bot:greedy", "bot:greedy", "bot:greedy"],
            ["Anna", "greedy", "greedy 2", "greedy 3"],
        ),
        (["[red]Anna[/red]", "Zoë 李"], ["[red]Anna[/red]", "Zoë 李"]),
    ],
)
def test_seats(words: list[str], names: list[str]) -> None:
    players = read_seats(words)
    assert [player.name for player in players] == names
    for player in players:
        assert (player.kind == "bot") == (bot_of(player.name) is not None)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["Anna", "Ben", "Cas", "Dirk", "Eva"], "2 to 4 seats, not 5"),
        (["bot:greedy"] * 4, "grachten simulate"),
        (["Anna", "bot:deep"], "there is no bot “bot:deep”; choose from bot:random, bot:greedy"),
        (["bot:"], "there is no bot “bot:”"),
        (["bot:0"], "there is no bot “bot:0”"),
        (["bot:6"], "bot:1 to bot:5"),
        (["bot:3:1s"], "there is no bot “bot:3:1s”"),
        (["bot:regent:1s"], "regent takes no budget"),
        (["Anna", "Anna"], "two seats are named “Anna”"),
        (["Anna", "aNNA"], "two seats are named “aNNA”"),
        (["Anna", "Ａnna"], "two seats are named"),
        (["greedy", "bot:greedy"], "two seats are named “greedy”"),
        (["greedy 2", "bot:greedy", "bot:greedy"], "two seats are named “greedy 2”"),
        (["", "Ben"], "empty"),
        (["   "], "empty"),
        (["An\x1b[2Jna"], "invisible"),
        (["An\nna"], "invisible"),
        (["An\u202ena"], "invisible"),
        (["An\u200bna"], "invisible"),
        (["\u3164"], "invisible"),
        (["\ud800"], "invisible"),
        (["A" * 31], "longer than 30"),
        (["You", "Ben"], "choose another name"),
    ],
)
def test_seats_that_cannot_be(words: list[str], complaint: str) -> None:
    with pytest.raises(ParseError) as error:
        read_seats(words)
    assert complaint in error.value.message
    assert "\x1b" not in error.value.message


def test_who_begins_is_found_by_name() -> None:
    players = [Player("Anna"), Player("greedy", "bot")]
    assert read_first("anna", players) == 0
    assert read_first("bot:greedy", players) == 1
    assert read_first("bot:3", read_seats(["Anna", "bot:3"])) == 1
    with pytest.raises(ParseError, match="choose who goes first from Anna or greedy"):
        read_first("Cas", players)


def test_the_command_says_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    for arguments in (["Anna", "Anna"], ["bot:x"], ["--first", "Cas"], ["--board", "nowhere"]):
        done = command(tmp_path, *arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("grachten: ")
        assert "Traceback" not in done.stderr


def test_a_board_that_is_not_there() -> None:
    with pytest.raises(ParseError, match="there is no board “nowhere”; choose amsterdam, harbor"):
        play([], board="nowhere")


def test_hostile_names_are_shown_as_they_are() -> None:
    said = play(["", "1", "y", ""], "[bold red]Anna[/]", ":smile:", first=":smile:")
    assert "[bold red]Anna[/]" in said.text
    assert "Pass the keyboard to :smile:. :smile:, press Enter." in said.text
