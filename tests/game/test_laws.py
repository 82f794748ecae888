"""Laws that hold at every ply of every game."""

import numpy as np
from hypothesis import given, settings

from game.playing import games, positions
from grachten.game import Game, parse_action
from grachten.game.events import RouteClaimed
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


@settings(max_examples=5, deadline=None)
@given(games)
def test_only_claimants_claim_a_route_and_only_with_the_claims_they_can_pay(
    setup: tuple[str, int, int],
) -> None:
    routes = [route.name for route in Game.new(2, board=setup[0], seed=0).board.routes]
    asked: dict[str, set[int]] = {route: set(range(setup[1])) for route in routes}
    for game in positions(*setup):
        for event in game.last_step.events:
            if isinstance(event, RouteClaimed):
                assert event.seat in asked[event.route]  # at every ply before this one
        for route in routes:
            asked[route] &= set(game.claimants(route))  # nobody can claim it again later
        if game.over:
            assert not any(asked.values())
            return
        mover, legal = game.to_move, game.legal_texts(game.to_move)
        for seat in range(len(game.players)):
            for route in routes[::9]:
                claims = game.claims(route, seat)
                assert seat in asked[route] or not claims or game.view(None).turns_left is not None
                if seat == mover and game.view(None).phase == "turn":
                    assert set(claims) == {a for a in legal if a.startswith(f"claim:{route}:")}
                    assert (game.why_not_claim(route, seat) is None) == bool(claims)
                else:
                    assert game.why_not_claim(route, seat) is not None


@FEW
@given(games)
def test_a_contract_is_fulfilled_at_the_step_that_connects_its_places(
    setup: tuple[str, int, int],
) -> None:
    known: list[dict[str, int]] = [{} for _ in range(setup[1])]
    for game in positions(*setup):
        for seat, before in enumerate(known):
            now = {name: before.get(name, game.ply) for name in game.fulfilled(seat)}
            assert game.fulfilled_at(seat) == now
            known[seat] = now


@FEW
@given(games)
def test_a_turn_is_the_steps_of_one_seat_in_a_row(setup: tuple[str, int, int]) -> None:
    """The log of the pages counts on it."""
    phase = "setup"
    for game in positions(*setup):
        step = game.last_step
        if step.ply > 0:
            begins = phase in ("setup", "turn")
            assert begins == (step.seat != game.steps[-2].seat)
        phase = game.view(None).phase
