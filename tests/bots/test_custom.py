"""Custom bots: their names, and classes that play in their own process."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.programs import runs
from grachten.bots import Forfeit, check_bot, make_bot, play_game, program
from grachten.bots.process import end_all
from grachten.bots.program import ProgramBot
from grachten.errors import ParseError
from grachten.game import Game

HEAD = """
import os, sys, time
from grachten.bots import Bot
"""
RANDOM = """
class Mine(Bot):
    def choose(self, view, legal, clock):
        return self.rng.choice(legal)
"""


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    program._idle.clear()
    end_all()


def bot_file(folder: Path, text: str, name: str = "mine.py") -> Path:
    path = folder / name
    path.write_text(HEAD + text)
    return path


def play(name: str, seed: int = 0, clock: float | None = None) -> tuple[Game, Forfeit | None]:
    game = Game.new([name[-20:], "other"], board="harbor", seed=seed, first=0)
    return game, play_game(game, [make_bot(name, 1), make_bot("greedy", seed)], clock)


def test_commands_are_read_as_a_shell_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/bin")
    for name in ("cmd: sh -c 'a b'", "cmd:sh -c a\\ b", "cmd:   sh  -c 'a 'b"):
        bot = make_bot(name, 0)
        assert isinstance(bot, ProgramBot)
        assert bot.command == ("sh", "-c", "a b")


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("cmd:", "bad_command", "a command must follow cmd:"),
        ("cmd: 'a", "bad_command", "No closing quotation"),
        ("cmd: ./no_such_bot -x", "no_such_program", "there is no program './no_such_bot'"),
        ("cmd: a\0b", "no_such_program", "no program"),
        ("nowhere.py:Mine", "bad_bot_file", "nowhere.py: No such file"),
        ("a\0b.py:Mine", "bad_bot_file", "is not a valid file name"),
        ("gready", "unknown_bot", "random, greedy"),
        ("gready", "unknown_bot", "file.py:Class and cmd: …"),
        ("mine.py", "unknown_bot", "there is no bot 'mine.py'"),
        ("", "unknown_bot", "there is no bot ''"),
    ],
)
def test_names_that_no_bot_has(name: str, code: str, words: str) -> None:
    with pytest.raises(ParseError) as error:
        make_bot(name, 0)
    assert error.value.code == code
    assert words in error.value.message


@pytest.mark.parametrize(
    ("text", "name", "words"),
    [
        (RANDOM, "Yours", "it has no class 'Yours'; it has Mine"),
        (RANDOM, "", "it has no class ''"),
        ("", "Mine", "it has no class 'Mine' or any other class"),
        ("class Mine(Bot)\n    pass", "Mine", "mine.py, line 4: expected ':'"),
        ("\0", "Mine", "mine.py"),
        ("(" * 100_000, "Mine", "mine.py"),
    ],
)
def test_files_that_no_bot_is_in(tmp_path: Path, text: str, name: str, words: str) -> None:
    path = bot_file(tmp_path, text)
    with pytest.raises(ParseError) as error:
        make_bot(f"{path}:{name}", 0)
    assert error.value.code == "bad_bot_file"
    assert words in error.value.message


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = bot_file(tmp_path, "")
    with pytest.raises(ParseError):
        make_bot(f"{path}:Mine", 0)
    bot_file(tmp_path, RANDOM)
    assert isinstance(make_bot(f"{path}:Mine", 0), ProgramBot)


def test_a_class_plays_the_same_game_again(tmp_path: Path) -> None:
    name = f"{bot_file(tmp_path, RANDOM)}:Mine"
    records = []
    for _ in range(2):
        for seed in (1, 2):
            game, forfeit = play(name, seed)
            assert forfeit is None
            records.append([step.action for step in game.steps])
        program._idle.clear()
        end_all()
    assert records[:2] == records[2:]
    assert records[0] != records[1]


def test_a_plain_class_needs_nothing_but_choose(tmp_path: Path) -> None:
    text = "class Mine:\n    def choose(self, view, legal, clock): return legal[view.seat]"
    assert play(f"{bot_file(tmp_path, text)}:Mine")[1] is None


def test_a_plain_class_is_told_what_it_listens_to(tmp_path: Path) -> None:
    text = """
class Mine:
    def __init__(self):
        self.heard = []
    def start(self, board, seat, players, first):
        self.heard.append((board.title, seat, players, first))
    def observe(self, step):
        self.heard.append(step.ply)
    def choose(self, view, legal, clock):
        assert self.heard == [("Harbor", 0, 2, 0), *range(view.ply + 1)]
        return str(legal[0])
    def over(self, result):
        open(PATH, "w").write(result.reason)
"""
    end = tmp_path / "end"
    name = f"{bot_file(tmp_path, text.replace('PATH', repr(str(end))))}:Mine"
    game, forfeit = play(name)
    assert forfeit is None
    program._idle.clear()
    end_all()
    assert end.read_text() == game.outcome().reason


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import nothing_of_this_name\nclass Mine(Bot): pass", "ModuleNotFoundError: No"),
        ("class Mine: pass", "Mine in {path} has no method choose"),
        ("class Mine:\n    def __init__(self, a): 0\n    def choose(self, *_): 0", "TypeError"),
    ],
)
def test_what_cannot_be_a_bot_is_refused_before_a_game(
    tmp_path: Path, text: str, words: str
) -> None:
    path = bot_file(tmp_path, text)
    with pytest.raises(ParseError, match="cannot play: ") as error:
        check_bot(f"{path}:Mine")
    assert error.value.code == "bad_bot_file"
    assert words.format(path=path) in error.value.message


def test_a_class_plays_in_another_process_and_is_told_all(tmp_path: Path) -> None:
    text = """
class Mine(Bot):
    def start(self, board, seat, players, first):
        super().start(board, seat, players, first)
        self.seen = []
        print("this must not spoil anything")
        assert input.__doc__ and sys.stdin.read() == ""

    def observe(self, step):
        self.seen.append(step.ply)

    def choose(self, view, legal, clock):
        assert self.seen[0] == 0 and self.seen == list(range(len(self.seen)))
        assert clock == 10 and view.seat == self.seat == 0 and self.board.title == "Harbor"
        return legal[0]

    def over(self, result):
        self.result = result

    def close(self):
        with open(PATH, "a") as file:
            file.write(f"{os.getpid()} {len(self.seen)} {self.result.reason}\\n")
"""
    log = tmp_path / "log"
    name = f"{bot_file(tmp_path, text.replace('PATH', repr(str(log))))}:Mine"
    games = [play(name, seed) for seed in (1, 2)]
    assert [forfeit for _, forfeit in games] == [None, None]
    program._idle.clear()
    end_all()
    lines = [line.split() for line in log.read_text().splitlines()]
    assert [line[1:] for line in lines] == [
        [str(game.ply + 1), game.outcome().reason] for game, _ in games
    ]
    assert lines[0][0] == lines[1][0]
    assert not runs(int(lines[0][0]))


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("import nothing_of_this_name\nclass Mine(Bot): pass", "died", "ModuleNotFoundError: No"),
        ("class Mine: pass", "died", "Mine in {path} has no method choose"),
        ("Mine = 7", "died", "is not a class"),
        ("class Mine(Bot): pass", "died", "has no method choose"),
        ("class Mine(Bot):\n    def choose(self, *_): [][0]", "died", "IndexError: list index"),
        ("class Mine(Bot):\n    def choose(self, *_): time.sleep(99)", "late", "no answer"),
        ("class Mine(Bot):\n    def choose(self, *_): os._exit(7)", "died", "exited with code 7"),
        ("class Mine(Bot):\n    def choose(self, *_): return 'win'", "illegal", "chose 'win'"),
        ("class Mine(Bot):\n    def choose(self, *_): return None", "illegal", "chose 'None'"),
    ],
)
def test_a_class_that_breaks_forfeits_with_its_reason(
    tmp_path: Path, text: str, code: str, words: str
) -> None:
    path = bot_file(tmp_path, text)
    game, forfeit = play(f"{path}:Mine", clock=0.5)
    assert game.outcome().reason == "resigned"
    assert forfeit is not None
    assert (forfeit.seat, forfeit.code) == (0, code)
    assert words.format(path=path) in forfeit.reason


def test_files_beside_it_can_be_imported_but_shadow_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "helper.py").write_text("FIRST = 0")
    text = (
        "import helper\nclass Mine(Bot):\n    def choose(self, _, legal, clock): return legal[{}]"
    )
    text = text.format("helper.FIRST")
    bot_file(folder, text, "random.py")
    (tmp_path / "json.py").write_text("raise ImportError('this is another json')")
    monkeypatch.chdir(tmp_path)
    assert play("bots/random.py:Mine")[1] is None


def test_the_command_of_a_class_is_this_python(tmp_path: Path) -> None:
    bot = make_bot(f"{bot_file(tmp_path, RANDOM)}:Mine", 0)
    assert isinstance(bot, ProgramBot)
    assert bot.command[0] == sys.executable
