"""Laws that hold at every ply of every game."""

import numpy as np
from hypothesis import given, settings

from game.playing import games, positions
from grachten.game import Game, parse_action
from grachten.game.notation import Notation
from grachten.rules import kernel, layout
from grachten.rules.tape import SILENT

FEW = settings(max_examples=25, deadline=None)


def inside(game: Game) -> tuple[Notation, np.ndarray, np.record]:
    return game._notation, game._row, game._state


@FEW
@given(games)
def test_cards_carts_merchandise_and_contracts_are_conserved(setup: tuple[str, int, int]) -> None:
    for game in positions(*setup):
        notation, _, s = inside(game)
        board = notation.board
        cards = s.hands.sum(axis=0) + s.deck + s.discards
        for color in s.market[s.market < layout.NO_CARD].tolist():
            cards[color] += 1
        assert tuple(cards.tolist()) == board.cards
        assert (s.known <= s.hands).all()
        assert (s.known >= 0).all()
        assert s.deck.sum() == s.deck_size
        assert s.discards.sum() == s.discards_size
        for seat in range(s.players):
            held = [board.routes[i] for i in notation.indices_in(s.owned[seat])]
            assert s.carts[seat] == board.carts - sum(route.length for route in held)
            assert s.points[seat] == sum(board.points[route.length] for route in held)
        assert s.merchandise.sum() + s.merchandise_left == board.merchandise
        places = [*notation.contracts_in(s.unseen)]
        for seat in range(s.players):
            places += notation.contracts_in(s.kept[seat])
            places += [notation.contract_names[c] for c in s.offer[seat].tolist() if c >= 0]
        for i in range(s.returned_size):
            entry = int(s.returned[(s.returned_head + i) % layout.MAX_CONTRACTS])
            places.append(notation.contract_names[entry // layout.MAX_PLAYERS])
        assert sorted(places) == sorted(notation.contract_names)
        assert len(notation.contracts_in(s.unseen)) == s.unseen_size


@FEW
@given(games)
def test_replay_equals_live(setup: tuple[str, int, int]) -> None:
    rows = [game._row.copy() for game in positions(*setup)]
    *_, game = positions(*setup)
    record = game.record()
    again = Game.from_header(record)
    for row, step in zip(rows, record.steps, strict=True):
        again.follow(step)
        assert (again._row == row).all()
    assert again.record() == record
    halfway = Game.replay(record, ply=len(rows) // 2)
    assert (halfway._row == rows[len(rows) // 2]).all()


@FEW
@given(games)
def test_mask_equals_list_equals_single_answers(setup: tuple[str, int, int]) -> None:
    for game in positions(*setup):
        notation, row, _ = inside(game)
        out = np.zeros(layout.MAX_ACTIONS, np.int64)
        mask = np.ones(notation.actions, np.bool_)
        n = kernel.legal_mask(notation.tables, row, out, mask)
        listed = game.legal_ids()
        assert len(set(listed)) == len(listed) == n
        assert np.flatnonzero(mask).tolist() == sorted(listed)
        allowed = [
            number
            for number in range(-2, notation.actions + 2)
            if kernel.refusal(notation.tables, row, number) == layout.ALLOWED
        ]
        assert allowed == sorted(listed)


@FEW
@given(games)
def test_every_listed_action_applies_and_every_other_is_refused(
    setup: tuple[str, int, int],
) -> None:
    for game in positions(*setup):
        notation, row, _ = inside(game)
        listed = set(game.legal_ids())
        chance = np.array([1, 2, 3, game.ply], np.int64)
        for number in range(-1, notation.actions + 1):
            after = row.copy()
            applied = kernel.apply(notation.tables, after, number, chance.copy(), SILENT)
            assert applied == (number in listed)
            assert applied != (after == row).all()


@FEW
@given(games)
def test_ids_and_texts_round_trip(setup: tuple[str, int, int]) -> None:
    for game in positions(*setup):
        notation, _, _ = inside(game)
        offer = game._offer()
        for number, action in zip(game.legal_ids(), game.legal_actions(), strict=True):
            assert notation.id_of(action, offer) == number
            assert notation.action_of(number, offer) == action
            assert parse_action(str(action)) == action
            assert notation.text_of(number, offer) == str(action)
            assert game.why_not(action) is None
        for seat in range(len(game.players)):
            assert game.legal_texts(seat) == tuple(map(str, game.legal_for(seat)))
