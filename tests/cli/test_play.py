"""Whole games through the keyboard, and every kind of input."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.test_play_driver import _home, command, finished, play, saves
from grachten.errors import ParseError, RecordError
from grachten.game import read_record, verify
from grachten.game.record import read_records

__all__ = ["_home"]  # keeps the tests' games apart from the user's


def ones() -> Iterator[str]:
    """Choose always the first move, without confirmation."""
    yield "confirm off"
    for _ in range(4000):
        yield "1"


@pytest.mark.parametrize(
    "seats",
    [
        (),
        pytest.param(("Anna", "Ben"), marks=pytest.mark.long),
        ("Anna", "Ben", "Cas", "Dirk"),
        ("bot:random", "Anna", "bot:greedy", "bot:greedy"),
    ],
)
def test_a_whole_game(seats: tuple[str, ...]) -> None:
    said = play(["", *ones()] if len(seats) > 1 else ones(), *seats)
    assert said.code == 0
    assert "The game is over" in said.text
    assert "win" in said.text or "share the victory" in said.text
    record = finished()
    assert verify(record).difference is None

    assert saves() == []


def test_a_whole_game_on_a_small_board_at_every_number_of_seats() -> None:
    for seats in (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D")):
        said = play(["", *ones()], *seats, board="harbor", seed=f"{len(seats)}")
        assert "The game is over" in said.text


def test_the_real_command_plays_a_game_from_a_pipe(tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for line in ones())
    done = command(tmp_path, "--board", "harbor", "--seed", "7", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "grachten verify" in done.stdout
    assert "\x1b" not in done.stdout
    assert len(list(read_records(tmp_path / "grachten" / "games.jsonl"))) == 1


def test_no_input_at_all_saves_and_ends(tmp_path: Path) -> None:
    done = command(tmp_path)
    assert done.returncode == 0
    assert "grachten play --resume" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_pipe_that_never_moves_is_left_in_the_end() -> None:
    said = play(["nonsense"] * 3000)
    assert said.code == 0
    assert said.prompts() == 1000
    assert "--resume" in said.text


def test_a_choice_can_be_taken_back() -> None:
    said = play(["1", "n", "2", "no thanks", "1", "y"])
    assert said.text.count("Canceled.") == 2
    assert said.text.count("Press Enter or y to confirm") == 3
    assert "You keep" in said.text


def test_enter_confirms() -> None:
    assert "You keep" in play(["1", ""]).text


def test_confirmation_can_be_switched_off_and_on() -> None:
    said = play(["confirm off", "1", "confirm on", "1", "y"])
    assert said.text.count("Press Enter or y to confirm") == 1
    assert "Confirmation is off" in said.text
    assert "Confirmation is on" in said.text


def test_a_word_lists_the_moves_that_speak_of_it() -> None:
    said = play(["confirm off", "1", "dam"])
    listed = said.text.split("Your move: dam\n")[1].split("Your move:")[0]
    assert "Dam" in listed
    assert all("Dam" in line for line in listed.splitlines() if line.strip())


def test_the_numbers_stay_the_same_in_a_shorter_list() -> None:
    said = play(["confirm off", "1", "deck"])
    listed = said.text.split("Your move: deck\n")[1].split("Your move:")[0]
    number = listed.split()[1]
    assert f"{number} from the deck" in said.text.split("Your move: deck")[0]


def test_typed_actions() -> None:
    said = play(["confirm off", "1", "draw:deck", "draw deck", "d", "d"])
    assert said.text.count("You draw") == 4
    assert said.text.count("Your second card") == 2


def test_a_typed_action_that_is_not_legal_says_why() -> None:
    said = play(["draw:deck", "claim:oude_kerk-dam-pink:pink:0", "pass", "p"])
    assert said.text.count("Not now: Keep one or both of the contracts on offer. (R4)") == 4


@pytest.mark.parametrize(
    "line",
    [
        "claim:nowhere-else-pink:pink:0",
        "draw:purple",
        "keep:a+b+c",
        "claim:oude_kerk-dam-pink:pink:9999999999999999999",
        "why",
        "why nonsense",
        "why claim:x:y:z",
        "99999999999999999999999999",
        "0",
        "-1",
        "②",
        "²",
        ":",
        "::::",
        "[bold]",
        "\x1b[2J\x07",
        "\ud800",
        "x" * 100_000,
        "rules R99",
        "rules \x1b[2J",
        "log -1",
        "log 99999999999999999999",
        "log x",
        "routes xyzzy",
        "moves xyzzy",
        "confirm maybe",
        "save /",
        "save \0",
        "save ~nobody_here/x/y",
        "claim",
        "claim dam",
        "keep",
        "draw",
        "take",
        "why draw",
    ],
)
def test_odd_lines_lose_nothing(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = play([line, "1", "y", line])
    assert said.code == 0
    assert "You keep" in said.text
    assert "\x1b" not in said.text
    assert "\x07" not in said.text


@pytest.mark.parametrize("name", ["~nobody_here/x/y", "new/save.json", "~nobody_here/x"])
def test_a_copy_makes_no_folders(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = play([f"save {name}"])
    assert f"{name}: there is no such folder" in said.text
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    with pytest.raises(RecordError, match="there is no such folder"):
        play([], save=Path(name))
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("log abc", "“log 50” for the last 50 steps"),
        ("log -1", "“log 50” for the last 50 steps"),
        ("map dam", "just type “map”; for one place, type “routes dam”"),
        ("hand x", "just type “hand”"),
    ],
)
def test_a_word_too_much_gets_a_hint(line: str, hint: str) -> None:
    said = play([line])
    assert hint in said.text.split(f"Your move: {line}\n")[1].splitlines()[0]


def test_commands_to_copy_stay_on_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    left = play(["confirm off", "save"])
    assert left.save.is_file()
    assert f"To resume: grachten play --resume {left.save}\n" in left.text
    assert f"saved after every move in {left.save}\n" in left.text
    copy = tmp_path / ("long" * 20 + ".json")
    assert f"A copy is in {copy}\n" in play([f"save {copy}"]).text
    for _ in range(2):
        said = play(["resign", "yes"], board="harbor")
    kept = tmp_path / "data" / "grachten" / "games.jsonl"
    assert f" grachten replay {kept} --game 1\n" in said.text
    assert f" grachten verify {kept}\n" in said.text


def test_the_commitment_is_shown_when_a_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    left = play(["confirm off", "1"])
    commitment = read_record(left.save).commitment
    line = f"Commitment {commitment}: with it, grachten verify can prove this deal later\n"
    assert line in left.text
    assert "Commitment" not in play([], seed=None, resume=left.save).text


def test_a_person_adds_to_the_deal() -> None:
    seats = ("bot:random", "Anna", "Ben")
    left = play(["", "confirm off", "1"], *seats, player_seed="my own words")
    record = read_record(left.save)
    added = hashlib.sha256(b"my own words").hexdigest()
    assert list(record.player_seeds) == ["", added, ""]
    commitment = hashlib.sha256(bytes.fromhex(added)).hexdigest()
    assert record.player_commitments == ("", commitment, "")
    assert f"Anna’s commitment {commitment}: it stands for the text Anna added" in left.text
    assert commitment not in play([], seed=None, resume=left.save).text
    assert verify(record).difference is None
    other = play([], *seats, player_seed="other words")
    assert read_record(other.save).steps[0] != record.steps[0]
    assert read_record(other.save).commitment == record.commitment
    with pytest.raises(ParseError, match="leave out those options"):
        play([], seed=None, resume=left.save, player_seed="x")
    with pytest.raises(ParseError, match="valid UTF-8"):
        play([], player_seed="\ud800")


def test_the_real_command_takes_a_persons_seed(tmp_path: Path) -> None:
    done = command(tmp_path, "--player-seed", "abc", "--save", str(tmp_path / "game.json"))
    assert done.returncode == 0, done.stderr
    record = read_record(tmp_path / "game.json")
    seed = hashlib.sha256(b"abc").digest()
    commitment = hashlib.sha256(seed).hexdigest()
    assert record.player_seeds == (seed.hex(), "")
    assert record.player_commitments == (commitment, "")
    assert f"Your commitment {commitment}: it stands for" in done.stdout


def test_commands() -> None:
    said = play(["confirm off", "1", "map", "routes", "routes dam", "hand", "log", "moves", "help"])
    assert "[goal]" in said.text
    assert "On the cheapest ways to fulfill your contracts" in said.text
    assert "Other free routes" in said.text
    assert "You are dealt" in said.text
    assert "quit; you can resume later" in said.text


def test_rules_can_be_read_while_playing() -> None:
    said = play(["rules R19", "rules c11", "rules"])
    assert "R19 With 2 players" in said.text
    assert "C11 A player may resign" in said.text
    assert "R1 2 to 4 players" in said.text


def test_why() -> None:
    said = play(["confirm off", "1", "why pass", "why draw:deck"])
    assert "Not now: You can only pass when no other move is possible. (C5)" in said.text
    assert "You can do that now." in said.text


def test_an_unknown_word_gets_a_hint() -> None:
    said = play(["halp", "xyzzy"])
    assert "Did you mean “help”?" in said.text
    assert "“xyzzy” isn’t a move or a command" in said.text


def test_the_ways_to_pay_are_asked_for_fewest_wilds_first() -> None:
    lines = ["confirm off", "1", *["d"] * 16]
    said = play([*lines, "moves"], "bot:greedy", seed="ways")
    listed = said.text.rsplit("Your move: moves\n")[1].splitlines()
    several = next(line for line in listed if " more" in line)
    number = several.replace("Claim", "").split()[0]
    said = play([*lines, number, "x", number, "1"], "bot:greedy", seed="ways")
    ways = said.text.split(f"Your move: {number}\n")[1].split("How do you want to pay?")[0]
    wilds = [line.count("wild") for line in ways.splitlines()]
    assert wilds == sorted(wilds)
    assert "Canceled." in said.text
    assert said.text.count("You claim") == 1


def test_R6_who_begins_is_said() -> None:
    assert "Ben goes first, as you chose." in play([], "Anna", "Ben", first="BEN").text
    assert "The game drew lots: " in play([], "Anna", "Ben").text
    assert "You go first, as you chose." in play([], first="you").text
    assert "Journeyman goes first, as you chose." in play([], first="bot:journeyman").text


@pytest.mark.parametrize(("word", "name"), [("bot:3", "skipper"), ("bot:4", "merchant")])
def test_a_game_against_a_level(word: str, name: str) -> None:
    said = play(ones(), word, board="harbor")
    assert f"You and {name.capitalize()}" in said.text
    assert "The game is over" in said.text
    assert "is thinking" not in said.text  # nobody waits at a pipe
    assert finished().players[1].name == name


def test_the_same_seed_deals_the_same_cards() -> None:
    def without_name(text: str) -> str:
        return text.split("The game is saved")[0]

    lines = ["confirm off", *["1"] * 9]
    assert without_name(play(lines, seed="x").text) == without_name(play(lines, seed="x").text)
    assert without_name(play(lines, seed="x").text) != without_name(play(lines, seed="y").text)


def test_C11_resigning_ends_a_game_of_two() -> None:
    said = play(["confirm off", "1", "resign", "no", "resign", "yes"])
    assert "You play on." in said.text
    assert "You resigned. Journeyman wins." in said.text
    record = finished()
    assert record.steps[-1].action == "resign"
    assert verify(record).difference is None


def test_C11_a_bot_takes_over_in_a_game_of_three() -> None:
    lines = ["", "confirm off", "1", "", "", "1", "", "", "resign", "yes", "", "", *["1"] * 900]
    said = play(lines, "Anna", "Ben", "bot:random", first="Anna")
    assert "Anna leaves; a bot takes over." in said.text
    assert "Anna (bot)" in said.text
    record = finished()
    assert record.players[0].name == "Anna"
    assert record.players[0].kind == "human"
    decided = [step.by for step in record.steps if step.seat == 0]
    assert decided[0] != "bot:journeyman"
    assert set(decided[1:]) == {"bot:journeyman"}
    assert not any(step.by == "bot:journeyman" for step in record.steps if step.seat != 0)
    assert verify(record).difference is None


def test_C11_when_all_people_have_left_the_bots_play_on() -> None:
    said = play(["resign", "yes"], "Anna", "bot:random", "bot:greedy")
    assert "No human players are left" in said.text
    assert "The game is over" in said.text
