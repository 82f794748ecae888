"""Copies and determinizations of games, and how games and records are shown."""

import copy
import pickle
import random

import pytest
from hypothesis import given, settings

from game.playing import BOARDS, games, positions, random_game
from grachten import Game, GameStateError, IllegalAction, Record, RecordError


def play_on(game: Game, seed: int) -> Game:
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("duplicate", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_independent_and_has_the_same_future(duplicate: object) -> None:
    assert callable(duplicate)
    for ply, game in enumerate(positions("amsterdam", 3, 4)):
        if ply % 15:
            continue
        before = game.record(secret=True)
        twin = play_on(duplicate(game), ply)
        assert game.record(secret=True) == before
        again = play_on(duplicate(game), ply)
        assert again.record() == twin.record()
        assert twin.over


def test_a_copy_of_a_finished_game_has_its_outcome() -> None:
    game = random_game("harbor", 2, 1)
    assert game.copy().outcome() == game.outcome()


def test_a_game_cannot_be_pickled_but_its_record_says_it_all() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(TypeError, match="save its record instead"):
        pickle.dumps(game)
    assert Game.replay(game.record(secret=True)).record() == game.record()


@settings(max_examples=15)
@given(games)
def test_a_determinized_game_looks_the_same_to_its_seat(setup: tuple[str, int, int]) -> None:
    rng = random.Random(setup[2])
    for game in positions(*setup):
        if game.over:
            return
        for seat in range(setup[1]):
            guessed = game.determinize(seat, rng)
            assert guessed.view(seat) == game.view(seat)
            assert guessed.steps_for(seat) == game.steps_for(seat)
            assert guessed.legal_for(seat) == game.legal_for(seat)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_determinized_game_can_be_played_to_its_end(board: str, players: int) -> None:
    rng = random.Random(players)
    for ply, game in enumerate(positions(board, players, players)):
        if game.over:
            return
        if ply > players and ply % 7:
            continue
        before = game.record(secret=True)
        guessed = play_on(game.determinize(ply % players, rng), ply)
        assert len(guessed.outcome().scores) == players
        assert game.record(secret=True) == before
        assert guessed.commitment != game.commitment
        if ply > players:
            with pytest.raises(RecordError):
                Game.replay(guessed.record())


def test_a_determinized_game_tells_nothing_hidden() -> None:
    """With the same random numbers it is the same game, whatever the others really hold."""
    from game.test_secrecy import shuffled

    for ply, game in enumerate(positions("amsterdam", 3, 8)):
        if game.over:
            return
        if ply > 4 and ply % 5:
            continue
        seat = ply % 3
        other = shuffled(game, seat, random.Random(ply))
        one, two = (g.determinize(seat, random.Random(ply)) for g in (game, other))
        assert one.record(secret=True) == two.record(secret=True)
        assert (one._row == two._row).all()


def test_only_a_seat_of_a_running_game_can_be_determinized() -> None:
    game = random_game("harbor", 2, 3)
    with pytest.raises(GameStateError):
        game.determinize(0, random.Random(1))


def test_what_a_game_shows_of_itself_holds_no_secrets() -> None:
    game = Game.new(["Anna", "Bert"], seed=1, first=1)
    assert repr(game) == "<Game on amsterdam, ply 0: Bert to move; Anna 0, Bert 0>"
    end = random_game("harbor", 2, 1)
    scores = [score.total for score in end.outcome().scores]
    assert repr(end).endswith(f"Player 1 {scores[0]}, Player 2 {scores[1]}>")
    assert "not dealt" in repr(Game.from_header(game.record()))


def test_a_picture_of_a_game_has_its_carts() -> None:
    *_, game = positions("amsterdam", 2, 5)
    claimed = game.view(None).routes
    assert claimed
    svg = game._repr_svg_()
    for route, seat in claimed.items():
        assert f'data-route="{route}"' in svg
        assert f'data-seat="{seat}"' in svg
    assert game.view(0).to_svg(game.board) == svg
    assert "won by" in svg
    assert "to move" in Game.new(["Anna", "Bert"], seed=1)._repr_svg_()


def test_records_are_equal_by_what_they_say() -> None:
    game = random_game("harbor", 2, 5)
    one, two = game.record(), Game.replay(game.record()).record()
    assert isinstance(one, Record)
    assert one == two
    assert one is not two
    assert one != Game.new(2, seed=1).record()
    assert len(repr(one)) < 120


def test_an_illegal_action_of_a_copy_changes_neither() -> None:
    game = Game.new(2, seed=1)
    twin = game.copy()
    with pytest.raises(IllegalAction):
        twin.apply("draw:deck")
    assert twin.record() == game.record()
