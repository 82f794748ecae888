"""A step of a Game outcome by outcome: exact odds by name, and the rows of recorded games."""

from fractions import Fraction
from pathlib import Path

import pytest

from game.playing import BOARDS, random_game
from golden.test_golden import VERSION_1, VERSION_2, stored
from grachten.board import load_board
from grachten.errors import IllegalAction, ParseError
from grachten.game import Game
from grachten.game.chance_step import ChanceStep
from grachten.game.record import Record, record_from_json


def follow_by_choice(record: Record) -> int:
    """Choose the recorded outcomes of every step; return how many there were."""
    ours = Game.from_header(record)
    outcomes = 0
    for step in record.steps:
        unseen = int(ours._state.unseen_size) if ours._steps else len(ours.board.contracts)
        numbers = ours._notation.outcomes_of(step.events, unseen)
        if step.action == "resign":
            ours.follow(step)
            continue
        if step.action == "deal":
            taken = ChanceStep.deal(len(ours.players), ours.board, ours.first)
        else:
            taken = ChanceStep(ours, step.action)
        for number in numbers:
            assert taken.kind is not None
            assert sum(taken.odds.values()) == 1
            taken.choose(taken._named(number))
        assert taken.kind is None
        assert taken.events == step.events
        ours.follow(step)
        assert taken.row.tobytes() == ours._row.tobytes()
        outcomes += len(numbers)
    return outcomes


@pytest.mark.parametrize(
    ("path", "every"),
    [
        pytest.param(VERSION_1, 10, id="a tenth of version 1"),
        pytest.param(VERSION_1, 1, id="version 1", marks=pytest.mark.long),
        pytest.param(VERSION_2, 1, id="version 2"),
    ],
)
def test_the_outcomes_of_recorded_games_give_their_rows_bit_for_bit(path: Path, every: int) -> None:
    lines = list(stored(path))[::every]
    assert sum(follow_by_choice(record_from_json(line)) for line in lines) > 1000 / every


@pytest.mark.parametrize("board", BOARDS)
def test_the_outcomes_of_random_games_give_their_rows(board: str) -> None:
    assert follow_by_choice(random_game(board, 3, 5).record()) > 20


def test_odds_have_names_and_are_exact() -> None:
    deal = ChanceStep.deal(3)
    assert (deal.kind, deal.odds) == ("first", dict.fromkeys(range(3), Fraction(1, 3)))
    assert repr(deal) == "<ChanceStep, next outcome: first, chosen: nothing>"
    deal.choose(2)
    assert (deal.kind, deal.odds["wild"]) == ("card", Fraction(8, 44))
    deal.choose("wild")
    assert deal.odds["wild"] == Fraction(7, 43)
    assert deal.chosen == (2, "wild")
    with pytest.raises(ValueError, match="not complete"):
        _ = deal.row


def test_what_cannot_be_is_refused_with_a_reason() -> None:
    game = Game.new(2, seed=1, first=0)
    with pytest.raises(IllegalAction) as caught:
        ChanceStep(game, "draw:deck")
    assert caught.value.code == "keep_first_contracts"
    with pytest.raises(ValueError, match="resigns"):
        ChanceStep(game, "resign")
    step = ChanceStep(game, game.legal_actions()[0])
    assert step.kind is None
    with pytest.raises(ValueError, match="none is left"):
        step.choose("pink")
    with pytest.raises(ValueError, match="'mauve' cannot be the next outcome; possible: pink"):
        ChanceStep.deal(2, load_board("harbor"), first=0).choose("mauve")
    with pytest.raises(ParseError, match="2 to 4 players"):
        ChanceStep.deal(5)
    with pytest.raises(ParseError, match="first is a seat"):
        ChanceStep.deal(2, first=2)
