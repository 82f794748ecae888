"""Set-up: all seats choose their first contracts at the same time (R4, C7)."""

import itertools
import random

import pytest

from grachten import Game, IllegalAction, ParseError, RecordError
from grachten.game import Step


def choose_all(order: tuple[int, ...], picks: tuple[int, ...], first: int) -> Game:
    game = Game.new(len(order), seed=4, first=first)
    for seat in order:
        game.choose_first(seat, game.legal_for(seat)[picks[seat]], at=f"2026-01-01T00:00:0{seat}Z")
    return game


def without_times(steps: tuple[Step, ...]) -> list[tuple[object, ...]]:
    return [(step.ply, step.seat, step.action, step.events) for step in steps]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C7_the_order_of_choosing_changes_nothing(players: int) -> None:
    rng = random.Random(players)
    for first in range(players):
        picks = tuple(rng.randrange(3) for _ in range(players))
        expected = Game.new(players, seed=4, first=first)
        for _ in range(players):
            expected.apply(expected.legal_actions()[picks[expected.to_move]])
        for order in itertools.permutations(range(players)):
            game = choose_all(order, picks, first)
            assert without_times(game.steps) == without_times(expected.steps)
            assert (game._row == expected._row).all()
            assert game.steps[-1].at == f"2026-01-01T00:00:0{order[-1]}Z"


def test_R4_a_seat_sees_its_own_choice_at_once() -> None:
    game = Game.new(3, seed=1, first=0)
    one, two = game.view(2).offer or ()
    assert game.choose_first(2, f"keep:{two}") == ()
    view = game.view(2)
    assert (view.contracts, view.offer, view.returned) == ((two,), (), (one,))
    assert view.contracts_left == game.view(1).contracts_left + 1
    assert view.seats[2].contracts == 1
    assert game.has_chosen(2)
    assert game.legal_for(2) == []
    assert (game.ply, game.to_move) == (0, 0)
    assert len(game.record().steps) == 1
    game.choose_first(0, game.legal_for(0)[2])
    assert game.to_move == 1
    game.choose_first(1, game.legal_for(1)[2])
    assert game.steps[-1].action == f"keep:{two}"
    assert game.view(2).contracts == (two,)


def test_R4_a_seat_chooses_once_and_only_from_its_own_offer() -> None:
    game = Game.new(3, seed=1, first=0)
    others = (game.view(0).offer or ()) + (game.view(2).offer or ())
    tries = ["draw:deck", "draw:pink", "pass", "contracts", "claim:oude_kerk-dam-pink:blue:0"]
    tries += ["claim:oude_kerk-dam-pink:pink:0"]
    for text in [*tries, *(f"keep:{name}" for name in others), "resign"]:
        with pytest.raises(IllegalAction) as error:
            game.choose_first(1, text)
        assert (error.value.code, error.value.facts) == ("keep_first_contracts", {"rule": "R4"})
    game.apply(game.legal_for(1)[0], 1)
    for text in [*tries, str(game.legal_for(0)[0])]:
        with pytest.raises(IllegalAction) as error:
            game.choose_first(1, text)
        assert error.value.code == "already_chosen"
    with pytest.raises(ParseError):
        game.choose_first(3, game.legal_for(0)[0])
    assert game.ply == 0


def test_R4_nobody_chooses_first_contracts_later() -> None:
    game = choose_all((1, 0), (0, 0), 0)
    with pytest.raises(IllegalAction):
        game.choose_first(0, "keep:dam-de_drie_hendricken")
    game.apply("resign", 1)
    with pytest.raises(IllegalAction) as error:
        game.choose_first(0, "keep:dam-de_drie_hendricken")
    assert error.value.code == "game_over"


def test_who_chose_for_a_seat_is_noted_in_its_step() -> None:
    game = Game.new(3, seed=1, first=0)
    game.choose_first(1, game.legal_for(1)[0], by="bot:journeyman")
    game.choose_first(0, game.legal_for(0)[0])
    assert [step.by for step in game.steps[1:]] == [game.steps[0].by, "bot:journeyman"]


def test_a_copy_knows_the_choices_that_wait() -> None:
    game = Game.new(2, seed=1, first=0)
    game.choose_first(1, game.legal_for(1)[0])
    twin = game.copy()
    twin.choose_first(0, twin.legal_for(0)[0])
    assert not twin.setting_up
    assert game.setting_up
    assert twin.view(1).contracts == game.view(1).contracts


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_a_guess_keeps_the_choice_of_its_seat(order: tuple[int, ...]) -> None:
    rng = random.Random(str(order))
    game = Game.new(3, seed=1, first=2)
    for chooser in order:
        for seat in range(3):
            guessed = game.determinize(seat, rng)
            assert guessed.view(seat) == game.view(seat)
            assert guessed.legal_for(seat) == game.legal_for(seat)
            while not guessed.over:
                guessed.apply(rng.choice(guessed.legal_actions()))
            kept = set(game.view(seat).contracts or ())
            assert kept <= set(guessed.view(seat).contracts or ())
        game.choose_first(chooser, rng.choice(game.legal_for(chooser)))


def test_a_recorded_step_takes_the_place_of_a_choice_that_waits() -> None:
    """A node that follows another one knows choices before it learns of their steps."""
    game = Game.new(2, seed=1, first=0)
    follower = game.copy()
    follower.choose_first(1, follower.legal_for(1)[0])
    game.choose_first(1, game.legal_for(1)[0])
    game.choose_first(0, game.legal_for(0)[0])
    for step in game.steps[1:]:
        follower.follow(step)
    assert follower.record() == game.record()
    assert not follower._choices


def test_a_game_without_its_seed_takes_no_choice() -> None:
    game = Game.replay(Game.new(2, seed=1, first=0).record())
    with pytest.raises(RecordError) as error:
        game.choose_first(0, game.legal_for(0)[0])
    assert error.value.code == "no_seed"
    assert game.ply == 0
