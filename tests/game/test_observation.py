"""Observations: no more than a View tells, the same on every way to them, and a fixed layout."""

import doctest
import itertools
import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.playing import BOARDS, positions
from game.test_secrecy import shuffled
from grachten.board import load_board
from grachten.errors import GameStateError, ParseError
from grachten.game import Game, observation
from grachten.game.actions import COLORS
from grachten.game.batch import Batch
from grachten.game.observation import (
    OBSERVATION_VERSION,
    observation_layout,
    observe,
    observe_view,
)
from grachten.game.view import PHASES

SETUPS = [(board, players) for board in BOARDS for players in (2, 3, 4)]
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))]
DOCUMENT = Path(__file__).parents[2] / "docs" / "simulator.md"


def cards(counts: Any) -> dict[str, int]:
    return {color: n for color, n in zip(COLORS, counts.tolist(), strict=True) if n}


def one_of(flags: Any) -> int | None:
    """Which place of a one-hot field is set."""
    assert set(flags.tolist()) <= {0, 1}
    places = np.flatnonzero(flags).tolist()
    assert len(places) <= 1
    return places[0] if places else None


def decoded(game: Game, seat: int) -> dict[str, Any]:
    """What an observation tells, in the words of a View."""
    numbers = observe(game, seat)
    o = observation_layout(game.board, len(game.players)).named(numbers)
    players = len(game.players)
    names = game._notation.contract_names
    order = [(i - seat) % players for i in range(players)]

    def seat_of(place: int | None) -> int | None:
        return None if place is None else (seat + place) % players

    def contracts(flags: Any) -> tuple[str, ...]:
        return tuple(names[i] for i in np.flatnonzero(flags).tolist())

    phase = one_of(o["phase"])
    assert phase is not None
    returned: list[str | None] = [None] * int(o["returned_size"][0])
    for i in np.flatnonzero(o["returned"]).tolist():
        returned[int(o["returned"][i]) - 1] = names[i]
    holders = {
        game.board.routes[route].name: seat_of(place)
        for route in range(len(game.board.routes))
        if (place := one_of(o["routes"][:, route])) is not None
    }
    last_round = seat_of(one_of(o["last_round"]))
    return {
        "phase": PHASES[phase],
        "to_move": seat_of(one_of(o["to_move"])),
        "market": cards(o["market"]),
        "deck": int(o["deck"][0]),
        "discards": cards(o["discards"]),
        "hand": cards(o["hand"]),
        "contracts": contracts(o["kept"]),
        "fulfilled": contracts(o["fulfilled"]),
        "offer": tuple(names[c] for slot in o["offer"] if (c := one_of(slot)) is not None),
        "contracts_left": int(o["contracts_left"][0]),
        "returned": tuple(returned),
        "merchandise_left": int(o["merchandise_left"][0]),
        "routes": holders,
        "last_round": last_round,
        "turns_left": None if last_round is None else int(o["turns_left"][0]),
        "seats": [
            {
                "cards": int(o["cards"][i]),
                "known": cards(o["known"][i]),
                "contracts": None if o["contracts"][i] < 0 else int(o["contracts"][i]),
                "carts": int(o["carts"][i]),
                "merchandise": int(o["merchandise"][i]),
                "points": int(o["points"][i]),
            }
            for i in order
        ],
    }


def told_by_the_view(game: Game, seat: int) -> dict[str, Any]:
    view = game.view(seat)
    told = {name: getattr(view, name) for name in SAME_IN_VIEWS}
    market = [card for card in view.market if card is not None]
    told["market"] = {color: market.count(color) for color in COLORS if color in market}
    order = game.board.contract_index  # a choice that waits is in the order of the offer
    told["contracts"] = tuple(sorted(view.contracts or (), key=order.__getitem__))
    told["fulfilled"] = game.fulfilled(seat)
    told["seats"] = [{name: getattr(s, name) for name in SEAT_FIELDS} for s in view.seats]
    return told


SEAT_FIELDS = ("cards", "known", "contracts", "carts", "merchandise", "points")
SAME_IN_VIEWS = (
    "phase",
    "to_move",
    "deck",
    "discards",
    "hand",
    "contracts",
    "offer",
    "contracts_left",
    "returned",
    "merchandise_left",
    "routes",
    "last_round",
    "turns_left",
)


@pytest.mark.parametrize(("board", "players"), SETUPS)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_observation_tells_what_the_view_tells(board: str, players: int, seed: int) -> None:
    for game in positions(board, players, seed):
        for seat in range(players):
            assert decoded(game, seat) == told_by_the_view(game, seat)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
@pytest.mark.parametrize("choice", range(3))
def test_R4_a_choice_that_waits_is_observed_by_its_seat_alone(
    order: tuple[int, ...], choice: int
) -> None:
    game = Game.new(3, seed=1, first=1)
    for chosen, seat in enumerate(order):
        unaware = [observe(game, other).tobytes() for other in range(3)]
        game.choose_first(seat, game.legal_for(seat)[choice])
        for other in range(3):
            assert decoded(game, other) == told_by_the_view(game, other)
            ours = observe_view(game.board, game.view(other), game.first)
            assert ours.tobytes() == observe(game, other).tobytes()
        if seat != game.first and chosen == 0:
            for other in set(range(3)) - {seat}:
                assert observe(game, other).tobytes() == unaware[other]
    assert not game.setting_up


@pytest.mark.parametrize(("board", "players"), SETUPS)
@pytest.mark.parametrize("seed", SEEDS)
def test_shuffling_what_is_hidden_changes_no_byte(board: str, players: int, seed: int) -> None:
    rng = random.Random(seed)
    for game in positions(board, players, seed):
        if game.over:
            break
        for seat in range(players):
            twin = shuffled(game, seat, rng)
            assert observe(twin, seat).tobytes() == observe(game, seat).tobytes()


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_a_view_gives_the_same_observation(board: str, players: int) -> None:
    for game in positions(board, players, 11):
        if game.over:
            break
        for seat in range(players):
            ours = observe_view(game.board, game.view(seat), game.first)
            assert ours.tobytes() == observe(game, seat).tobytes()


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_a_batch_gives_the_same_observations(board: str, players: int) -> None:
    games = Batch(players, 4, seed=1, board=board, mode="recorded")
    rng = np.random.default_rng(1)
    out = games.layout.empty(4)
    ended = 0
    for step in range(200 if board == "amsterdam" else 80):
        games.step((rng.random(games.masks.shape) * games.masks).argmax(axis=1))
        if step % 10 and not games.dones.any():
            continue
        singles = [games.game(slot) for slot in range(4)]
        assert games.observe(out=out) is out
        for slot, game in enumerate(singles):
            assert out[slot].tobytes() == observe(game, game.to_move).tobytes()
        for seat in range(players):
            for slot, game in enumerate(singles):
                assert games.observe(seat)[slot].tobytes() == observe(game, seat).tobytes()
        seats = [(slot + step) % players for slot in range(4)]
        mixed = games.observe(seats, final=True)
        last = games.observe(final=True)
        for slot in range(4):
            over = bool(games.dones[slot])
            game = games.game(slot, final=over)
            assert mixed[slot].tobytes() == observe(game, seats[slot]).tobytes()
            assert last[slot].tobytes() == observe(game, game.to_move).tobytes()
            ended += over
    assert ended > 0


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_no_number_is_higher_than_the_layout_says(board: str, players: int) -> None:
    games = Batch(players, 64, seed=2, board=board)
    rng = np.random.default_rng(2)
    fields = games.layout.fields
    seen = dict.fromkeys(fields, 0)
    for _ in range(250):
        games.step((rng.random(games.masks.shape) * games.masks).argmax(axis=1))
        for name, numbers in games.layout.named(games.observe(final=True)).items():
            assert numbers.min() >= (-1 if name == "contracts" else 0)
            assert numbers.max() <= fields[name].highest
            seen[name] = max(seen[name], int(numbers.max()))
    assert all(seen.values())


def test_named_fields_are_views_of_the_array_and_cover_it() -> None:
    for board, players in SETUPS:
        form = observation_layout(load_board(board), players)
        numbers = form.empty(3)
        for name, field in form.named(numbers).items():
            assert field.shape == (3, *form.fields[name].shape)
            assert np.shares_memory(field, numbers)
            assert (field == 0).all()
            field += 1
        assert (numbers == 1).all()


def test_a_board_with_large_numbers_takes_a_larger_type() -> None:
    source: dict[str, Any] = dict(load_board("harbor").source)
    source["carts_per_player"] = 100
    assert observation_layout(load_board(source), 2).dtype == np.int8
    assert set(source["cards"]) == set(COLORS)
    source["cards"] = dict.fromkeys(COLORS, 400)
    board = load_board(source)
    assert observation_layout(board, 2).dtype == np.int16
    game = Game.new(2, board=board, seed=1)
    assert decoded(game, 0) == told_by_the_view(game, 0)
    source["points_by_length"] = dict.fromkeys(source["points_by_length"], 1000)
    source["cards"] = dict.fromkeys(COLORS, 1000)
    form = observation_layout(load_board(source), 2)
    assert form.fields["points"].highest == 1000 * len(board.routes)


LAYOUT_1: Mapping[str, tuple[int, tuple[int, ...]]] = {
    "phase": (0, (5,)),
    "to_move": (5, (2,)),
    "last_round": (7, (2,)),
    "turns_left": (9, (1,)),
    "market": (10, (7,)),
    "deck": (17, (1,)),
    "discards": (18, (7,)),
    "hand": (25, (7,)),
    "cards": (32, (2,)),
    "known": (34, (2, 7)),
    "carts": (48, (2,)),
    "points": (50, (2,)),
    "merchandise": (52, (2,)),
    "merchandise_left": (54, (1,)),
    "contracts": (55, (2,)),
    "contracts_left": (57, (1,)),
    "returned_size": (58, (1,)),
    "routes": (59, (2, 45)),
    "kept": (149, (24,)),
    "fulfilled": (173, (24,)),
    "offer": (197, (2, 24)),
    "returned": (245, (24,)),
}


def test_the_layout_of_version_1_never_changes() -> None:
    form = observation_layout(load_board("amsterdam"), 2)
    assert {name: (f.offset, f.shape) for name, f in form.fields.items()} == LAYOUT_1
    assert (OBSERVATION_VERSION, form.version, form.size, str(form.dtype)) == (1, 1, 269, "int8")


def test_the_document_lists_every_field_in_order() -> None:
    text = DOCUMENT.read_text("utf-8").partition("### Observations")[2]
    form = observation_layout(load_board("amsterdam"), 2)
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    assert [name for name, _, _ in rows] == list(form.fields)
    for name, _, meaning in rows:
        assert meaning == form.fields[name].meaning, name


def test_wrong_arguments_are_refused() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(ParseError, match="a seat is a number from 0 to 1"):
        observe(game, 2)
    with pytest.raises(ParseError, match="2 to 4 players"):
        observation_layout(game.board, 5)
    with pytest.raises(ValueError, match="it needs shape"):
        observe(game, 0, np.zeros(3, np.int8))
    with pytest.raises(GameStateError, match="a guess is made for a seat"):
        observe_view(game.board, game.view(None), game.first)


def test_the_examples_run() -> None:
    results = doctest.testmod(observation)
    assert results.attempted > 0
    assert results.failed == 0
