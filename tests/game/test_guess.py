"""A guess agrees with everything that its seat knows, and knows nothing more."""

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

from game.playing import BOARDS, games, positions
from grachten.errors import GameStateError
from grachten.game import Game, View
from grachten.game.guess import guess
from grachten.game.view import views_of
from grachten.rules import kernel, layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row


def seen(game: Game, row: Row, seat: int) -> View:
    return views_of(game._notation, row, [seat], game.ply, game.players, None)[0]


@settings(max_examples=25)
@given(games)
def test_the_seat_sees_in_its_guess_what_it_sees_in_the_game(setup: tuple[str, int, int]) -> None:
    rng = random.Random(setup[2])
    for game in positions(*setup):
        if game.over:
            return
        for seat in range(setup[1]):
            row = guess(game.board, game.view(seat), game.first, rng)
            assert seen(game, row, seat) == game.view(seat)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_is_a_whole_game_that_can_be_played_to_its_end(board: str, players: int) -> None:
    rng = random.Random(players)
    chance = stream(b"0123456789abcdef")
    for game in positions(board, players, players):
        if game.over:
            return
        tables, out = game._notation.tables, np.zeros(layout.MAX_ACTIONS, np.int64)
        row = guess(game.board, game.view(game.to_move), game.first, rng)
        s, real = row.view(layout.STATE)[0], game._state
        assert s.deck_size == real.deck_size
        cards = s.hands.sum(axis=0) + s.deck + s.discards
        for color in s.market[s.market < layout.NO_CARD].tolist():
            cards[color] += 1
        assert tuple(cards.tolist()) == game.board.cards
        assert sorted(out[: kernel.legal(tables, row, out)].tolist()) == sorted(game.legal_ids())
        kernel.playout(tables, row, chance, out)
        assert s.phase == layout.OVER


def test_hidden_cards_and_contracts_are_dealt_evenly() -> None:
    game = Game.new(2, seed=3, first=0)
    for _ in range(2):
        game.apply(game.legal_actions()[0])
    view = game.view(0)
    rng = random.Random(1)
    cards: Counter[int] = Counter()
    contracts: Counter[str] = Counter()
    for _ in range(2000):
        s = guess(game.board, view, game.first, rng).view(layout.STATE)[0]
        cards.update({c: int(s.hands[1, c]) for c in range(layout.COLORS)})
        contracts.update(game._notation.contracts_in(s.kept[1]))
    hidden = [
        number - int(game._state.hands[0, c]) - list(game._state.market).count(c)
        for c, number in enumerate(game.board.cards)
    ]
    for c, number in enumerate(hidden):
        assert abs(cards[c] / 4000 - number / sum(hidden)) < 0.03
    own = set(view.contracts or ()) | {name for name in view.returned if name}
    assert set(contracts) == set(game._notation.contract_names) - own


def test_no_guess_for_spectators_and_finished_games() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(GameStateError):
        guess(game.board, game.view(None), game.first, random.Random(1))
    game.apply("resign")
    with pytest.raises(GameStateError):
        guess(game.board, game.view(0), game.first, random.Random(1))
