"""Nobody at the keyboard learns another's cards or contracts."""

import io
import random
import re
from collections.abc import Iterator

import pytest
from msgspec import structs

from cli.test_play_driver import _home, finished, play
from grachten.board import Board
from grachten.cli.play.dialog import Dialog, Preferences, Quit
from grachten.cli.play.saves import saves_folder
from grachten.cli.play.terminal import Terminal
from grachten.game import Game, Record
from grachten.game.events import CardDealt, CardDrawn, ContractKept, ContractsOffered, Event

__all__ = ["_home"]

LOOKING = ["map", "routes", "hand", "log all", "moves", "save", "why pass", "", "dam", "quit"]


def seen_by(game: Game, seat: int) -> str:
    """Return everything that a seat can show on the screen when it is to move."""
    assert game.to_move == seat
    target = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{line}\n" for line in LOOKING)), target)
    names = [player.name for player in game.players]
    dialog = Dialog(terminal, game, names, Preferences(), saves_folder() / "x.json")
    with pytest.raises(Quit):
        dialog.decide(game.steps_for(seat))
    return target.getvalue()


def started(seed: int) -> Game:
    """Return a game in which seat 1 has chosen and drawn, and seat 0 is to move."""
    game = Game.new(["Anna", "Ben"], seed=seed, first=1)
    game.apply(game.legal_actions()[-1])
    game.apply(game.legal_actions()[-1])
    game.apply("draw:deck")
    game.apply("draw:deck")
    return game


def with_other_secrets(record: Record) -> Record:
    """Return the same game with other cards and contracts in the hand of seat 1."""
    spare = {"pink": "blue", "blue": "green", "green": "pink", "black": "red"}
    spare |= {"red": "orange", "orange": "black", "wild": "pink"}
    shown = {name for step in record.steps for e in step.events for name in _contracts(e, 0)}
    steps = []
    unseen = _unseen(record, shown)
    fresh = {
        name: next(unseen) for s in record.steps for e in s.events for name in _contracts(e, 1)
    }
    for step in record.steps:
        events = tuple(_other(event, spare, fresh) for event in step.events)
        action = step.action
        if step.seat == 1 and action.startswith("keep:"):
            kept = action.removeprefix("keep:").split("+")
            action = "keep:" + "+".join(fresh[name] for name in kept)
        steps.append(structs.replace(step, action=action, events=events))
    return structs.replace(record, steps=tuple(steps))


def _contracts(event: Event, seat: int) -> tuple[str, ...]:
    if isinstance(event, ContractsOffered) and event.seat == seat:
        return event.contracts if isinstance(event.contracts, tuple) else ()
    return ()


def _unseen(record: Record, shown: set[str]) -> Iterator[str]:
    board: Board = Game.replay(record).board
    mine = {name for step in record.steps for e in step.events for name in _contracts(e, 1)}
    return (c.name for c in board.contracts if c.name not in shown | mine)


def _other(event: Event, cards: dict[str, str], contracts: dict[str, str]) -> Event:
    match event:
        case CardDealt(1, str(card)):
            return structs.replace(event, card=cards[card])
        case CardDrawn(1, "deck", str(card)):
            return structs.replace(event, card=cards[card])
        case ContractsOffered(1, tuple(names)):
            return structs.replace(event, contracts=tuple(contracts[name] for name in names))
        case ContractKept(1, str(name)):
            return structs.replace(event, contract=contracts[name])
    return event


@pytest.mark.parametrize("seed", range(8))
def test_C8_a_seats_screen_does_not_change_with_what_is_hidden(seed: int) -> None:
    game = started(seed)
    record = game.record(secret=True)
    other = Game.replay(with_other_secrets(record))
    assert other.view(1) != game.view(1)
    assert seen_by(other, 0) == seen_by(game, 0)


def test_R23_no_segment_of_one_player_names_the_contracts_of_another() -> None:
    looking = random.Random(1).choices(["1", "log all", "hand", "routes"], [5, 1, 1, 1], k=3000)
    lines = ["", "confirm off", *looking]
    said = play(lines, "Anna", "Ben", "Cas", board="harbor", first="Anna")
    assert "The game is over" in said.text
    before_the_end = said.text.split("The game is over")[0]
    contracts = _kept(finished())
    parts = re.split(r"Pass the keyboard to (\w+)\.", before_the_end)[1:]
    seats = {"Anna": 0, "Ben": 1, "Cas": 2}
    segments = list(zip(parts[::2], parts[1::2], strict=True))
    assert len(segments) > 10
    last = segments.pop()  # it includes the end, where everything is revealed
    assert last
    for name, text in segments:
        for seat, kept in enumerate(contracts):
            if seat != seats[name]:
                assert not any(words in text for words in kept - contracts[seats[name]])


def _kept(record: Record) -> list[set[str]]:
    """Return the contracts of each seat as a screen would name them."""
    board = Game.replay(record).board
    kept: list[set[str]] = [set(), set(), set()]
    for step in record.steps:
        for event in step.events:
            if isinstance(event, ContractKept):
                contract = board.contracts[board.contract_index[str(event.contract)]]
                a, b = board.places[contract.a].name, board.places[contract.b].name
                kept[event.seat] |= {
                    f"{a} – {b} ({contract.points})",
                    f"{contract.points} points  {a} – {b}",
                }
    return kept


def test_R4_nobody_sees_a_choice_before_all_have_chosen() -> None:
    said = play(["", "1", "y", "", "", "log", "hand"], "Anna", "Ben", first="Anna")
    bens = said.text.split("Pass the keyboard to Ben.")[1]
    assert "Anna keeps" not in bens
    assert "contracts" in bens
    assert "keeps" not in bens


def test_the_keyboard_is_passed_before_anything_is_shown() -> None:
    said = play([], "Anna", "Ben", first="Ben")
    assert "Pass the keyboard to Ben. Ben, press Enter." in said.text
    assert "Your hand" not in said.text


def test_one_person_alone_passes_no_keyboard() -> None:
    said = play(["confirm off", *["1"] * 20], "Anna", "bot:greedy", "bot:random")
    assert "Pass the keyboard" not in said.text
