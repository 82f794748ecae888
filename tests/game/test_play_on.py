"""Playing on from a position: a new game that continues it, and whose start no file can forge."""

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from game.playing import bot_game, games, random_game
from grachten.board import load_board
from grachten.errors import GameStateError, GrachtenError, ParseError, RecordError
from grachten.game import Game, Record, verify
from grachten.game.continuation import record_hash
from grachten.game.record import record_from_json
from naive.board import Board, read_board
from naive.checker import check_record

OLD = random_game("harbor", 3, 4).record()
Plain = dict[str, Any]


def naive_board(name: str) -> Board:
    return read_board(dict(load_board(name).source))


def finished(game: Game, seed: int) -> Record:
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game.record()


def known(game: Game, seat: int | None) -> Plain:
    """Return what a seat knows of a position, whatever its ply."""
    view: Plain = json.loads(structs.replace(game.view(seat), ply=0).to_json())
    return view


@given(games, st.data())
@settings(max_examples=40, deadline=None)
def test_a_game_can_be_played_on_from_any_position(
    table: tuple[str, int, int], data: st.DataObject
) -> None:
    old = random_game(*table).record()
    ply = data.draw(st.integers(0, len(old.steps) - 2))
    seat = data.draw(st.integers(0, len(old.players) - 1))
    game, before = Game.play_on(old, ply, seat, seed=table[2]), Game.replay(old, ply=ply)
    for viewer in (seat, None):
        assert known(game, viewer) == known(before, viewer)
    assert [str(a) for a in game.legal_for(seat)] == [str(a) for a in before.legal_for(seat)]
    record = finished(game, table[2])
    assert record_from_json(record.to_json()) == record
    assert Game.replay(record).record().to_json() == record.to_json()
    assert verify(record).start == "trusted"
    verdict = verify(record, old)
    assert (verdict.difference, verdict.start, verdict.chance_checked) == (None, "agrees", True)
    assert check_record(json.loads(record.to_json()), naive_board(table[0])) == []


def test_the_new_game_has_its_own_deal_and_its_own_chance() -> None:
    one, other = (Game.play_on(OLD, 20, 1, seed=seed) for seed in (1, 2))
    assert one.view(1) == other.view(1)
    assert any(one.view(seat) != other.view(seat) for seat in (0, 2))
    assert one.commitment != other.commitment
    assert Game.play_on(OLD, 20, 1, seed=1).record() == one.record()
    drawn = {str(Game.play_on(OLD, 20, 1).record(secret=True).secret_seed) for _ in range(3)}
    assert len(drawn) == 3


def test_the_start_names_the_game_the_step_and_the_seat() -> None:
    start = Game.play_on(OLD, 20, 1, players=["Anna", "Ben", "Cleo"]).start
    assert start is not None
    assert (start.record, start.ply, start.seat) == (record_hash(OLD), 20, 1)


def test_a_game_that_was_played_on_can_be_played_on_again() -> None:
    second = finished(Game.play_on(OLD, 20, 1, seed=1), 1)
    third = finished(Game.play_on(second, 3, 0, seed=2), 2)
    assert verify(third, second).start == "agrees"
    assert "from.record" in str(verify(third, OLD).difference)


def test_fulfilled_contracts_of_the_start_count_from_step_0() -> None:
    seats = range(len(OLD.players))
    for ply in range(5, len(OLD.steps) - 1, 5):
        before = Game.replay(OLD, ply=ply)
        for seat in seats:
            game = Game.play_on(OLD, ply, seat, seed=1)
            assert game.fulfilled_at(seat) == dict.fromkeys(before.fulfilled(seat), 0)
            copies = (game.copy(), game.determinize(seat, random.Random(1)))
            assert all(copy.fulfilled_at(seat) == game.fulfilled_at(seat) for copy in copies)


def test_a_guess_knows_nothing_of_the_start() -> None:
    guessed = Game.play_on(OLD, 20, 1, seed=1).determinize(1, random.Random(1))
    with pytest.raises(RecordError, match="leaves out"):
        Game.replay(guessed.record())


def test_positions_that_do_not_exist_are_refused() -> None:
    running = Game.new(2, seed=1).record()
    refused: list[tuple[type[GrachtenError], str, Callable[[], Game]]] = [
        (GameStateError, "not_over", lambda: Game.play_on(running, 0, 0)),
        (GameStateError, "game_over", lambda: Game.play_on(OLD, len(OLD.steps) - 1, 0)),
        (RecordError, "no_such_ply", lambda: Game.play_on(OLD, len(OLD.steps), 0)),
        (ParseError, "unknown_seat", lambda: Game.play_on(OLD, 20, 3)),
        (RecordError, "bad_start", lambda: Game.play_on(OLD, 20, 0, players=["Anna", "Ben"])),
    ]
    for kind, code, call in refused:
        with pytest.raises(kind) as caught:
            call()
        assert caught.value.code == code


def test_an_old_reader_finds_no_deal() -> None:
    plain = json.loads(finished(Game.play_on(OLD, 20, 1, seed=1), 1).to_json())
    del plain["from"]
    assert "the first step is deal" in str(verify(record_from_json(json.dumps(plain))).difference)
    assert "expected deal" in check_record(plain, naive_board("harbor"))[0]


# Starts that somebody has changed.

Spoil = Callable[[Plain], object]
EARLIER = bot_game("amsterdam", ("greedy", "path", "greedy"), 5).record()
CONTINUED = finished(Game.play_on(EARLIER, 40, 1, seed=1), 1)


def first_claimed(state: Plain) -> str:
    return str(next(iter(state["routes"])))


FORGED: dict[str, Spoil] = {
    "a card too many": lambda s: s["seats"][0]["hand"].update(pink=9),
    "a negative number of cards": lambda s: s["deck"].update(pink=-1),
    "a zero": lambda s: s["discards"].update(pink=0),
    "cards known that are not in the hand": lambda s: s["seats"][0]["known"].update(wild=9),
    "a short market": lambda s: s["market"].pop(),
    "a gap in the market": lambda s: s["market"].__setitem__(0, None),
    "an empty deck": lambda s: s.update(deck={}),
    "no such seat to move": lambda s: s.update(to_move=3),
    "a seat too few": lambda s: s["seats"].pop(),
    "passes without end": lambda s: s.update(passes=3),
    "the phase keep without an offer": lambda s: s.update(phase="keep"),
    "the phase setup": lambda s: s.update(phase="setup"),
    "turns left without a last round": lambda s: s.update(turns_left=1),
    "a last round that nobody triggered": lambda s: s.update(last_round=0, turns_left=3),
    "a contract of no board": lambda s: s["unseen"].append("atlantis-dam"),
    "a contract less": lambda s: s["unseen"].pop(),
    "a contract twice": lambda s: s["unseen"].append(s["seats"][0]["contracts"][0]),
    "contracts out of order": lambda s: s["unseen"].reverse(),
    "a seat without contracts": lambda s: s["seats"][0].update(contracts=[]),
    "an offer off turn": lambda s: s["seats"][0]["offer"].append(s["unseen"].pop()),
    "no such giver": lambda s: s["returned"].append({"contract": s["unseen"].pop(), "seat": 7}),
    "a route of no board": lambda s: s["routes"].update({"atlantis-dam-red": 0}),
    "a route of nobody": lambda s: s["routes"].update({first_claimed(s): -1}),
    "a route of another seat": lambda s: s["routes"].update(
        {first_claimed(s): (s["routes"][first_claimed(s)] + 1) % 3}
    ),
    "a route less": lambda s: s["routes"].pop(first_claimed(s)),
    "points for nothing": lambda s: s["seats"][0].update(points=50),
    "merchandise for nothing": lambda s: s["seats"][0].update(merchandise=9),
    "merchandise in the pile": lambda s: s.update(merchandise_left=9),
}


def changed(spoil: Spoil) -> Plain:
    plain: Plain = json.loads(CONTINUED.to_json())
    spoil(plain["from"]["state"])
    return plain


@pytest.mark.parametrize("name", FORGED)
def test_a_start_that_no_game_can_have_is_refused(name: str) -> None:
    plain = changed(FORGED[name])
    assert plain != json.loads(CONTINUED.to_json())
    record = record_from_json(json.dumps(plain))
    with pytest.raises(RecordError) as caught:
        Game.replay(record)
    assert caught.value.code == "bad_start"
    assert str(verify(record).difference).startswith("from.state.")
    assert check_record(plain, naive_board("amsterdam")) != []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda p: p["from"].pop("record"),
        lambda p: p["from"].update(record="00"),
        lambda p: p["from"].update(ply=-1),
        lambda p: p["from"].update(seat=3),
        lambda p: p["from"]["state"].update(phase="over"),
        lambda p: p["from"]["state"].update(deck=[1]),
        lambda p: p["from"]["state"]["deck"].update(mauve=1),
        lambda p: p.update(first_by="lot"),
        lambda p: p.update({"from": None}),
    ],
)
def test_a_start_that_is_not_one_is_a_bad_record(spoil: Spoil) -> None:
    plain = json.loads(CONTINUED.to_json())
    spoil(plain)
    with pytest.raises(RecordError) as caught:
        record_from_json(json.dumps(plain))
    assert caught.value.code == "bad_record"
    assert check_record(plain, naive_board("amsterdam")) != []


@given(st.sampled_from(range(8)), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_no_junk_in_a_start_is_a_bug(place: int, seed: int) -> None:
    rng = random.Random(seed)
    plain = json.loads(CONTINUED.to_json())
    spots: list[tuple[Any, Any]] = []

    def collect(value: Any) -> None:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in list(items):
            spots.append((value, key))
            if isinstance(inner, dict | list):
                collect(inner)

    collect(plain["from"])
    where, key = rng.choice(spots)
    where[key] = [0, -1, 1, 2**70, "pink", None, [], {}][place]
    with contextlib.suppress(RecordError):  # the only error there may be
        verify(record_from_json(json.dumps(plain)), EARLIER)


# What the record of the earlier game says.

PUBLIC: dict[str, Spoil] = {
    "two cards of the market": lambda s: s["market"].reverse(),
    "a card in the discards": lambda s: move_card(s, "discards", "deck"),
}


def move_card(state: Plain, source: str, target: str) -> None:
    color = next(iter(state[source]))
    state[source][color] -= 1
    state[target][color] = state[target].get(color, 0) + 1
    state[source] = {name: number for name, number in state[source].items() if number}


@pytest.mark.parametrize("name", PUBLIC)
def test_a_start_that_differs_from_the_earlier_game_is_found(name: str) -> None:
    game = Game.play_on(OLD, 20, 1, seed=1)
    plain = json.loads(game.record(secret=True).to_json())
    PUBLIC[name](plain["from"]["state"])
    record = record_from_json(json.dumps(plain))
    assert verify(record).difference is None
    assert "what seat 1 knew" in str(verify(record, OLD).difference)


def test_a_forged_earlier_game_proves_nothing() -> None:
    plain = json.loads(OLD.to_json())
    plain["result"]["winners"] = [0, 1, 2]
    forged = record_from_json(json.dumps(plain))
    record = Game.play_on(forged, 20, 1, seed=1).record()
    assert "the game that it continues: result" in str(verify(record, forged).difference)
