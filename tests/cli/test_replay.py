"""`grachten replay`: every step in words, forward and back, and only what a seat may see."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pexpect  # type: ignore[import-untyped]
import pytest

from cli.command import game_line, games_file, plain_game, process, run, running_game
from cli.terminals import InTerminal
from grachten.board import Board, load_board
from grachten.bots import make_bot, play_game
from grachten.cli.words import action_words, card_words, step_words
from grachten.game import Game, parse_action
from grachten.game.events import (
    CardDealt,
    CardDrawn,
    ContractKept,
    ContractReturned,
    ContractsOffered,
    DeckReshuffled,
    Event,
    GameOver,
    LastRound,
    MarketFilled,
    MarketReset,
    MerchandiseTaken,
    Passed,
    RouteClaimed,
)
from grachten.game.record import Step
from grachten.words import list_words, number_words

AMSTERDAM = load_board("amsterdam")
NAMES = ["Anna", "Bram"]
DAM = "oude_kerk-dam-pink"
JORDAAN = "jordaan-blauwbrug"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"claim:{DAM}:pink:1", "claim Oude Kerk – Dam, pink, 2 with one pink card and one wild"),
        (f"claim:{DAM}:pink:0", "claim Oude Kerk – Dam, pink, 2 with 2 pink cards"),
        (f"claim:{DAM}:wild:2", "claim Oude Kerk – Dam, pink, 2 with 2 wilds"),
        (f"keep:{JORDAAN}", "keep Jordaan – Blauwbrug, 9 points"),
        ("draw:deck", "draw from the deck"),
        ("draw:wild", "take the wild card"),
        ("contracts", "draw contracts"),
        ("pass", "pass"),
        ("resign", "resign"),
    ],
)
def test_actions_in_words(text: str, words: str) -> None:
    assert action_words(AMSTERDAM, parse_action(text)) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            RouteClaimed(0, DAM, {"pink": 1, "wild": 1}, 2),
            "Anna claims Oude Kerk – Dam, pink, 2 for one pink card and one wild: 2 points.",
        ),
        (CardDealt(1, "red"), "Bram is dealt red."),
        (CardDealt(1), "Bram is dealt a card."),
        (CardDrawn(0, "deck", "red"), "Anna draws red from the deck."),
        (CardDrawn(0, "deck"), "Anna draws from the deck."),
        (CardDrawn(0, "market", "blue", 2), "Anna takes the blue card."),
        (MarketFilled(2, "wild"), "New in the market: wild."),
        (ContractKept(0, JORDAAN), "Anna keeps Jordaan – Blauwbrug, 9 points."),
        (ContractKept(0), "Anna keeps a contract."),
        (ContractReturned(1, JORDAAN), "Bram gives back Jordaan – Blauwbrug, 9 points."),
        (ContractReturned(1), "Bram gives a contract back."),
        (ContractsOffered(1, (JORDAAN,)), "Bram looks at Jordaan – Blauwbrug, 9 points."),
        (ContractsOffered(1, count=2), "Bram looks at 2 contracts."),
        (
            MarketReset(("wild", "red", "wild", "wild", "pink")),
            "Three wilds in the market: all five cards are replaced.",
        ),
        (
            DeckReshuffled({"red": 2, "blue": 1}),
            "The discard pile is shuffled into a new deck.",
        ),
        (MerchandiseTaken(0), "Anna takes a merchandise card."),
        (LastRound(1), "Bram triggers the last round."),
        (Passed(1), "Bram passes."),
        (GameOver("carts"), "The game is over."),
        (GameOver("stalemate"), "Nobody can move anymore: the game is over."),
        (GameOver("resigned", 0), "Anna resigns: the game is over."),
    ],
)
def test_events_in_words(event: Event, words: str) -> None:
    assert step_words(AMSTERDAM, Step(1, 0, "deck", (event,)), NAMES) == [words]


def test_events_of_a_kind_share_a_sentence() -> None:
    events = (
        CardDealt(0, "red"),
        CardDealt(0, "blue"),
        CardDealt(1),
        CardDealt(1),
        MarketFilled(0, "red"),
        MarketFilled(1, "wild"),
    )
    assert step_words(AMSTERDAM, Step(0, None, "deal", events), NAMES) == [
        "Anna is dealt red and blue.",
        "Bram is dealt 2 cards.",
        "New in the market: red and wild.",
    ]


def test_lists_in_words() -> None:
    assert list_words([]) == ""
    assert list_words(["a", "b", "c"]) == "a, b, and c"
    assert card_words({}) == "none"


def test_the_second_of_two_equal_routes_is_told_apart() -> None:
    source: dict[str, Any] = json.loads(json.dumps(load_board("harbor").source))
    double = next(route for route in source["routes"] if len(route["colors"]) == 2)
    double["colors"] = ["red", "red"]
    board: Board = load_board(source)
    a, b = double["between"]
    words = action_words(board, parse_action(f"claim:{a}-{b}-red-2:red:0"))
    assert ", red, " in words
    assert ", second with " in words


def test_every_step_is_printed(tmp_path: Path) -> None:
    ended = run("replay", games_file(tmp_path), "--game", "1")
    assert ended.code == 0
    record = json.loads(game_line(1))
    numbers = [int(n) for n in re.findall(r"^ *(\d+)  ", ended.out, re.MULTILINE)]
    assert numbers == [step["ply"] for step in record["steps"]]
    totals = [number_words(score["total"]) for score in record["result"]["scores"]]
    table = next(line for line in ended.out.splitlines() if line.startswith("Total "))
    assert table.split()[1:] == totals
    assert not re.search(r" -\d", ended.out)
    assert ended.out.rstrip().endswith(("wins.", "share the victory."))
    assert "fulfilled)" in ended.out


def test_printing_can_begin_later(tmp_path: Path) -> None:
    file = games_file(tmp_path)
    whole, rest = run("replay", file), run("replay", file, "--all", "--ply", "5")
    assert whole.out.endswith(rest.out)
    assert rest.out.startswith("   5  ")


def test_a_running_game_says_whose_turn_it_is(tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    file.write_bytes(running_game().record().to_json())
    ended = run("replay", file)
    assert ended.code == 0
    assert re.search(r"The game isn’t over: .*Player [12]", ended.out)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--game", "9"], "contains 3 games, so there is no game 9"),
        (["--ply", "999"], "so there is no step 999"),
        (["--seat", "3"], "the game has seats 0 to 1, so there is no seat 3"),
    ],
)
def test_what_is_not_there_is_told(tmp_path: Path, args: list[str], message: str) -> None:
    ended = run("replay", games_file(tmp_path), *args)
    assert ended.code == 2
    assert message in ended.err


def test_a_false_step_is_told_behind_the_true_ones(tmp_path: Path) -> None:
    plain = plain_game()
    plain["steps"][6]["events"] = []
    file = tmp_path / "false.jsonl"
    file.write_text(json.dumps(plain))
    ended = run("replay", file)
    assert ended.code == 2
    assert "ply 6: its events do not follow from the rules" in ended.err
    assert "\n   5  " in ended.out
    assert "\n   6  " not in ended.out


def test_a_record_without_its_secrets_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "seen.jsonl"
    file.write_bytes(running_game().record_for(0).to_json())
    ended = run("replay", file)
    assert ended.code == 2
    assert "without the secrets" in ended.err


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    plain = plain_game()
    plain["players"][0]["name"] = "[bold]\x1b[2J" + "x" * 1000
    file = tmp_path / "names.jsonl"
    file.write_text(json.dumps(plain))
    ended = run("replay", file)
    assert ended.code == 0
    assert "\x1b" not in ended.out
    assert "[bold]\ufffd[2Jxxx" in ended.out
    assert "x" * 40 not in ended.out


def test_a_seat_sees_no_secrets_of_others(tmp_path: Path) -> None:
    shown = run_seat(tmp_path, running_game().record().to_json())
    assert "Player 2 is dealt 2 cards" in shown
    assert "Player 2 looks at 2 contracts." in shown
    assert re.search(r"Player 2 keeps a contract\.", shown)
    assert not re.search(r"Player 2 (draws (?!from)|(keeps|gives) (?!a contract))", shown)
    assert re.search(r"Player 1 is dealt \w+ and \w+\.\n", shown)


def run_seat(folder: Path, record: bytes) -> str:
    file = folder / "game.jsonl"
    file.write_bytes(record)
    ended = run("replay", file, "--seat", "0")
    assert ended.code == 0
    return ended.out


def test_R4_a_seat_sees_the_first_choices_together(tmp_path: Path) -> None:
    game = Game.new(3, board="harbor", seed=4, first=0)
    game.apply(game.legal_actions()[0])
    out = run_seat(tmp_path, game.record().to_json())
    assert "keeps" not in out.replace("contracts to keep", "")
    for _ in range(2):
        game.apply(game.legal_actions()[0])
    out = run_seat(tmp_path, game.record().to_json())
    assert len(re.findall(r"^   [123]  Player \d keeps", out, re.MULTILINE)) == 3


def test_C8_after_the_end_all_is_shown(tmp_path: Path) -> None:
    shown = run_seat(tmp_path, game_line())
    assert len(re.findall(r"^Player [12]: .*fulfilled\)", shown, re.MULTILINE)) == 2


def test_a_resigned_game(tmp_path: Path) -> None:
    game = running_game(moves=1)
    game.apply("resign", seat=1, by="the clock")
    out = run_seat(tmp_path, game.record().to_json())
    assert "Player 2 resigns: the game is over. (decided by the clock)" in out
    assert out.rstrip().endswith("Player 1 wins.")


def test_four_players_in_a_narrow_terminal(tmp_path: Path) -> None:
    game = Game.new(["A" * 50, "B", "C", "D"], seed=2)
    play_game(game, [make_bot("greedy", seat) for seat in range(4)])
    file = tmp_path / "four.jsonl"
    file.write_bytes(game.record().to_json())
    assert run("replay", file, width=60).code == 0


class Viewer:
    """A person at a terminal of 60 columns."""

    def __init__(self, *args: str | Path) -> None:
        env = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "60"}
        self.child = InTerminal(["replay", *map(str, args)], env, (50, 60))

    def reads(self) -> str:
        """Return what is shown up to the next prompt."""
        self.child.expect("help > ")
        text: str = self.child.before
        return re.sub(r"\x1b\[[0-9;?]*[a-z]", "", text)

    def types(self, line: str) -> str:
        self.child.sendline(line)
        return self.reads()

    def ends(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        status: int = self.child.exitstatus
        return status


def test_stepping_through_a_game(tmp_path: Path) -> None:
    last = len(plain_game()["steps"]) - 1
    viewer = Viewer(games_file(tmp_path))
    first = viewer.reads()
    assert f"Step 0 of {last}" in first
    assert "market" in first
    assert "on offer" in first
    assert "Step 1 of" in viewer.types("")
    assert "Step 2 of" in viewer.types("n")
    assert "Step 1 of" in viewer.types("p")
    assert "Step 9 of" in viewer.types("9")
    assert "Step 0 of" in viewer.types("s")
    assert "This is the first step" in viewer.types("b")
    end = viewer.types("e")
    assert f"Step {last} of {last}" in end
    assert "points for" in end
    assert "fulfilled" in end
    assert "This is the last step" in viewer.types("")
    assert "so there is no step 999" in viewer.types("999")
    assert "the previous step" in viewer.types("?")
    assert "isn’t a command here" in viewer.types("jump")
    viewer.child.sendline("q")
    assert viewer.ends() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave(tmp_path: Path, key: str) -> None:
    viewer = Viewer(games_file(tmp_path), "--ply", "4")
    assert "Step 4 of" in viewer.reads()
    viewer.child.send(key)
    assert viewer.ends() == 0
    assert "Traceback" not in viewer.child.before


def test_stepping_as_a_seat(tmp_path: Path) -> None:
    viewer = Viewer(games_file(tmp_path), "--seat", "1")
    assert "Player 1 is dealt 2 cards" in viewer.reads()
    assert "no choice is shown until" in viewer.types("")
    both = viewer.types("")
    assert "Player 1 keeps" in both
    assert "Player 2 keeps" in both
    viewer.child.sendline("quit")
    assert viewer.ends() == 0


def test_stepping_stops_before_a_false_step(tmp_path: Path) -> None:
    plain = plain_game()
    plain["steps"][6]["events"] = []
    file = tmp_path / "false.jsonl"
    file.write_text(json.dumps(plain))
    viewer = Viewer(file)
    viewer.reads()
    assert "ply 6: its events do not follow" in viewer.types("e")
    assert "ply 6: its events do not follow" in viewer.types("")
    assert "Step 4 of" in viewer.types("p")
    viewer.child.sendline("q")
    assert viewer.ends() == 0


def test_where_nobody_types_all_is_printed(tmp_path: Path) -> None:
    ended = process("replay", games_file(tmp_path))
    assert ended.code == 0
    assert ended.err == ""
