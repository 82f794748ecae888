"""Dealing anew what a seat can't see: the seat sees the same, and only chance decides the rest."""

import random
from collections import Counter

import numpy as np
import pytest

from game.playing import positions
from game.test_secrecy import shuffled
from grachten.game import Game
from grachten.game.guess import guess
from grachten.game.view import views_of
from grachten.rules import layout
from grachten.rules.chance import stream
from grachten.rules.jit import jit
from grachten.rules.layout import CHANCE, STATE, TABLES, Row
from grachten.rules.redeal import Likely, redeal

SETUPS = [(board, players) for board in ("amsterdam", "harbor") for players in (2, 3, 4)]
NEUTRAL: Likely = np.ones((layout.MAX_PLAYERS, layout.MAX_CONTRACTS))


@jit
def redeal_row(tables: Row, row: Row, seat: int, likely: Likely, chance: Row, pool: Row) -> None:
    b, s, c = tables.view(TABLES)[0], row.view(STATE)[0], chance.view(CHANCE)[0]
    redeal(b, s, seat, likely, c, pool)


def redealt(game: Game, row: Row, seat: int, seed: int, likely: Likely = NEUTRAL) -> Row:
    made: Row = row.copy()
    chance = stream(random.Random(seed).randbytes(16))
    pool = np.zeros(layout.MAX_CONTRACTS, np.int64)
    redeal_row(game._notation.tables, made, seat, likely, chance, pool)
    return made


def seen(game: Game, row: Row, seat: int) -> object:
    return views_of(game._notation, row, [seat], game.ply, game.players, None)[0]


@pytest.mark.plain
@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_the_seat_sees_the_same_and_all_cards_are_there(board: str, players: int) -> None:
    for ply, game in enumerate(positions(board, players, players)):
        if game.over:
            return
        for seat in range(players):
            row = guess(game.board, game.view(seat), game.first, random.Random(ply))
            made = redealt(game, row, seat, ply)
            assert seen(game, made, seat) == seen(game, row, seat)
            s = made.view(STATE)[0]
            cards = s.deck + s.discards + s.hands.sum(axis=0)
            cards += np.bincount(s.market, minlength=layout.COLORS + 1)[: layout.COLORS]
            assert cards.tolist() == list(game.board.cards)
            assert s.deck.sum() == s.deck_size
            assert (s.hands >= s.known).all()
            assert sorted(contracts_in(game, made)) == list(range(len(game.board.contracts)))


def contracts_in(game: Game, row: Row) -> list[int]:
    """Return all contracts, wherever they are."""
    s = row.view(STATE)[0]
    found = [number for number in s.offer[: len(game.players)].ravel().tolist() if number >= 0]
    for i in range(s.returned_size):
        found.append(s.returned[(s.returned_head + i) % layout.MAX_CONTRACTS] // layout.MAX_PLAYERS)
    for words in (*s.kept[: len(game.players)], s.unseen):
        found += game._notation.indices_in(words)
    return found


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_what_is_hidden_changes_nothing(board: str, players: int) -> None:
    rng = random.Random(players)
    for ply, game in enumerate(positions(board, players, players)):
        if game.over:
            return
        seat = game.to_move
        other = shuffled(game, seat, rng)
        one, two = (redealt(game, each._row, seat, ply) for each in (game, other))
        assert np.array_equal(one, two)


def test_every_hidden_card_is_as_likely_as_its_number_says() -> None:
    game = Game.new(2, board="harbor", seed=5)
    for _ in range(12):
        game.apply(game.legal_actions()[-1])
    seat = game.to_move
    view, other = game.view(seat), 1 - seat
    row = guess(game.board, view, game.first, random.Random(1))
    by_guess, by_redeal, number = Counter[int](), Counter[int](), 3000
    rng = random.Random(2)
    for seed in range(number):
        for counter, made in (
            (by_guess, guess(game.board, view, game.first, rng)),
            (by_redeal, redealt(game, row, seat, seed)),
        ):
            counter.update(made.view(STATE)[0].hands[other].tolist()[:1])
            counter.update(
                100 + c for c in game._notation.indices_in(made.view(STATE)[0].kept[other])
            )
    for value in by_guess | by_redeal:
        share = (by_guess[value] + by_redeal[value]) / (2 * number)
        spread = (2 * share * (1 - share) / number) ** 0.5
        assert abs(by_guess[value] - by_redeal[value]) / number <= 5 * spread + 1e-9


def test_a_likelier_contract_is_dealt_more_often() -> None:
    game = Game.new(2, seed=1)
    while game.setting_up:
        game.apply(game.legal_actions()[0])
    seat = game.to_move
    row = guess(game.board, game.view(seat), game.first, random.Random(1))
    likely = NEUTRAL.copy()
    hidden = game._notation.indices_in(row.view(STATE)[0].unseen)[0]
    likely[1 - seat, hidden] = 1000.0
    found = sum(
        hidden in game._notation.indices_in(made.view(STATE)[0].kept[1 - seat])
        for made in (redealt(game, row, seat, seed, likely) for seed in range(50))
    )
    assert found >= 45
