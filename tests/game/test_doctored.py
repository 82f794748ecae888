"""Doctored records, a test for each trick: which check finds it, and where it says so.

`verify` and the naive checker must both refuse the record; the few tricks that no record can
betray by itself are tests too, and say what does betray them.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from grachten.board import load_board
from grachten.bots import make_bot, play_game
from grachten.errors import RecordError
from grachten.game import Game, Player, verify
from grachten.game.record import record_from_json
from naive.board import read_board
from naive.checker import check_record

Plain = dict[str, Any]

PLAYERS = [
    Player("Anna"),
    Player("Ben"),
    Player("greedy", "bot"),
    Player("Cleo's bot", "outside"),
]
ANNA, BEN, BOT, CLEO = range(4)
SEEDS = [bytes([seat]) * 32 for seat in range(4)]


def committed(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


@cache
def true_line() -> bytes:
    """A finished game on harbor: Anna and Cleo revealed their seeds, Ben withheld his."""
    game = Game.new(
        PLAYERS,
        board="harbor",
        seed="doctored",
        player_seeds=[SEEDS[ANNA], b"", b"", SEEDS[CLEO]],
        player_commitments=[committed(SEEDS[s]) if s != BOT else "" for s in range(4)],
    )
    play_game(game, [make_bot("random", f"doctored {seat}") for seat in range(4)])
    return game.record().to_json()


@pytest.fixture
def record() -> Plain:
    """The true game, to be doctored."""
    plain: Plain = json.loads(true_line())
    return plain


def naive_problems(plain: Plain) -> list[str]:
    return check_record(plain, read_board(dict(load_board("harbor").source)))


def difference(plain: Plain) -> str:
    """Return what verify says is untrue; the naive checker must refuse the record as well."""
    assert naive_problems(plain) != []
    return verify(record_from_json(json.dumps(plain))).difference or "nothing differs"


def unreadable(plain: Plain) -> str:
    """Return why the record can't be read; the naive checker must refuse it as well."""
    assert naive_problems(plain) != []
    with pytest.raises(RecordError) as error:
        record_from_json(json.dumps(plain), "here")
    assert error.value.code == "bad_record"
    return error.value.message


def events(plain: Plain, kind: str) -> Iterator[tuple[int, int, Plain]]:
    for step in plain["steps"]:
        for i, event in enumerate(step["events"]):
            if event["type"] == kind:
                yield step["ply"], i, event


def deal_again(plain: Plain) -> Plain:
    """Deal and play a whole new game from the record's seeds, as a dealer who cheats could."""
    game = Game.new(
        [Player(**player) for player in plain["players"]],
        board=plain["board"],
        seed=bytes.fromhex(plain["seed"]),
        player_seeds=[bytes.fromhex(seed) for seed in plain["player_seeds"]],
        player_commitments=plain["player_commitments"],
        first=plain["first"] if plain["first_by"] == "choice" else None,
    )
    play_game(game, [make_bot("random", f"doctored {seat}") for seat in range(4)])
    forged: Plain = json.loads(game.record().to_json())
    assert naive_problems(forged) == []
    return forged


def test_the_true_record_is_true(record: Plain) -> None:
    verdict = verify(record_from_json(true_line()))
    assert verdict.difference is None
    assert verdict.chance_checked
    assert verdict.committed == (ANNA, BEN, CLEO)
    assert verdict.withheld == (BEN,)
    assert naive_problems(record) == []


# The dealer's seed.


def test_another_seed_of_the_dealer(record: Plain) -> None:
    record["seed"] = "ab" * 32
    assert difference(record) == "the commitment is not the SHA-256 of the seed"


def test_another_seed_of_the_dealer_with_its_commitment(record: Plain) -> None:
    """Without a new deal the outcomes differ; with one, only who saw the terms can tell."""
    record["seed"] = (b"x" * 32).hex()
    record["commitment"] = committed(b"x" * 32)
    assert "should be" in difference(record)


def test_a_whole_new_deal_from_another_seed_is_a_true_record(record: Plain) -> None:
    """A record can't tell by itself which commitment was shown before the deal.

    Every browser compares the commitment with the terms that it stored before it revealed.
    """
    record["seed"] = (b"x" * 32).hex()
    record["commitment"] = committed(b"x" * 32)
    forged = deal_again(record)
    assert verify(record_from_json(json.dumps(forged))).difference is None
    assert forged["commitment"] != json.loads(true_line())["commitment"]


# The players' seeds and commitments.


def test_a_player_seed_that_does_not_fit_its_commitment(record: Plain) -> None:
    record["player_seeds"][ANNA] = "ab" * 32
    assert difference(record) == "seat 0: its seed does not fit its commitment"


def test_a_player_seed_that_does_not_fit_in_a_game_that_is_not_over(record: Plain) -> None:
    record["player_seeds"][ANNA] = "ab" * 32
    del record["seed"], record["result"]
    record["steps"] = record["steps"][:20]
    assert difference(record) == "seat 0: its seed does not fit its commitment"


def test_a_withheld_seed_filled_in_with_one_ground_afterwards(record: Plain) -> None:
    record["player_seeds"][BEN] = hashlib.sha256(b"ground").hexdigest()
    assert difference(record) == "seat 1: its seed does not fit its commitment"


def test_a_withheld_seed_filled_in_afterwards_with_the_true_one(record: Plain) -> None:
    """It fits, but the cards were dealt without it."""
    record["player_seeds"][BEN] = SEEDS[BEN].hex()
    assert "should be" in difference(record)


def test_a_revealed_seed_reported_as_withheld(record: Plain) -> None:
    record["player_seeds"][ANNA] = ""
    assert "should be" in difference(record)


def test_a_revealed_seed_reported_as_withheld_before_a_new_deal(record: Plain) -> None:
    """A record can't prove that a seed was really not revealed.

    verify names Anna's seat; her browser knows that it revealed in time, and says so.
    """
    record["player_seeds"][ANNA] = ""
    verdict = verify(record_from_json(json.dumps(deal_again(record))))
    assert verdict.difference is None
    assert verdict.withheld == (ANNA, BEN)


def test_a_seed_without_a_commitment(record: Plain) -> None:
    record["player_commitments"][ANNA] = ""
    assert difference(record) == "seat 0: it has a seed, but never committed to one"


def test_a_seat_left_out_of_the_commitments_before_a_new_deal(record: Plain) -> None:
    """Only Anna's browser knows that she had committed: it compares the terms."""
    record["player_commitments"][ANNA] = record["player_seeds"][ANNA] = ""
    verdict = verify(record_from_json(json.dumps(deal_again(record))))
    assert verdict.difference is None
    assert verdict.committed == (BEN, CLEO)


def test_a_seed_for_a_bot_of_the_dealer(record: Plain) -> None:
    record["player_seeds"][BOT] = SEEDS[BOT].hex()
    assert difference(record) == "seat 2: a bot of the dealer can't have a seed"


def test_a_commitment_for_a_bot_of_the_dealer(record: Plain) -> None:
    record["player_commitments"][BOT] = committed(SEEDS[BOT])
    assert difference(record) == "seat 2: a bot of the dealer can't have a commitment"
    record["player_seeds"][BOT] = SEEDS[BOT].hex()
    assert difference(record) == "seat 2: a bot of the dealer can't have a commitment"


def test_a_bot_of_the_dealer_passed_off_as_an_outside_bot(record: Plain) -> None:
    """With a new deal the record is true: the kinds are part of the terms that clients store."""
    record["players"][BOT]["kind"] = "outside"
    record["player_commitments"][BOT] = committed(SEEDS[BOT])
    record["player_seeds"][BOT] = SEEDS[BOT].hex()
    assert "should be" in difference(record)
    assert verify(record_from_json(json.dumps(deal_again(record)))).difference is None


def swap(seats: list[Any], one: int = ANNA, other: int = CLEO) -> None:
    seats[one], seats[other] = seats[other], seats[one]


def test_seeds_swapped_between_seats(record: Plain) -> None:
    swap(record["player_seeds"])
    assert difference(record) == "seat 0: its seed does not fit its commitment"


def test_commitments_swapped_between_seats(record: Plain) -> None:
    swap(record["player_commitments"])
    assert difference(record) == "seat 0: its seed does not fit its commitment"


def test_seeds_and_commitments_swapped_between_seats(record: Plain) -> None:
    """Every seed fits, so that only the outcomes differ."""
    swap(record["player_seeds"])
    swap(record["player_commitments"])
    assert "should be" in difference(record)


def test_commitments_left_out(record: Plain) -> None:
    del record["player_commitments"]
    assert unreadable(record) == "here: player_commitments is missing"


def test_a_commitment_too_many(record: Plain) -> None:
    record["player_commitments"].append("")
    assert unreadable(record) == "here: player_commitments has 5 entries for 4 players"


@pytest.mark.parametrize("seed", ["ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_a_player_seed_of_another_form(record: Plain, seed: str) -> None:
    record["player_seeds"][ANNA] = seed
    assert unreadable(record) == "here: a player seed is 64 hex digits, or empty"


@pytest.mark.parametrize("commitment", ["ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_a_commitment_of_another_form(record: Plain, commitment: str) -> None:
    record["player_commitments"][BEN] = commitment
    assert unreadable(record) == "here: a player commitment is 64 hex digits, or empty"


# Version 1 as a way around the checks.


def test_passed_off_as_version_1(record: Plain) -> None:
    record["format"] = "grachten-record/1"
    assert unreadable(record) == "here: version 1 of the record has no player_commitments"
    del record["player_commitments"]
    assert unreadable(record) == "here: version 1 of the record has no players of kind outside"


def test_rewritten_as_version_1_it_is_committed_by_the_dealer_only(record: Plain) -> None:
    """The record is true, but verify reports it as one to which no player committed."""
    record["format"] = "grachten-record/1"
    del record["player_commitments"]
    record["players"][CLEO]["kind"] = "human"
    verdict = verify(record_from_json(json.dumps(record)))
    assert verdict.difference is None
    assert verdict.committed == verdict.withheld == ()


# Who begins.


def test_another_first_player_by_lot(record: Plain) -> None:
    assert record["first_by"] == "lot"
    first = record["first"]
    record["first"] = (first + 1) % 4
    assert difference(record) == f"first: should be {first}, the file says {(first + 1) % 4}"


def test_a_chosen_first_player_passed_off_as_drawn_by_lot(record: Plain) -> None:
    record["first"] = (record["first"] + 1) % 4
    record["first_by"] = "choice"
    forged = {**deal_again(record), "first_by": "lot"}
    assert difference(forged).startswith("first: should be ")


def test_a_lot_passed_off_as_a_choice_differs_from_the_terms_only(record: Plain) -> None:
    """Nothing else changes, so the record stays true: `first` in the terms tells."""
    record["first_by"] = "choice"
    assert verify(record_from_json(json.dumps(record))).difference is None
    assert naive_problems(record) == []


def test_first_by_left_out(record: Plain) -> None:
    del record["first_by"]
    assert unreadable(record) == "here: first_by is missing"


# Cards and steps.


def test_a_changed_draw(record: Plain) -> None:
    ply, i, event = next(e for e in events(record, "card_drawn") if e[2]["from"] == "deck")
    right = event["card"]
    event["card"] = "red" if right != "red" else "blue"
    assert f"ply {ply} (draw:deck): events[{i}].card: should be '{right}'" in difference(record)


def test_a_changed_contract(record: Plain) -> None:
    offers = events(record, "contracts_offered")
    (ply, i, one), (_, _, other) = next(offers), next(offers)
    one["contracts"][0], other["contracts"][0] = other["contracts"][0], one["contracts"][0]
    assert difference(record).startswith(f"ply {ply} (deal): events[{i}].contracts[0]: should be ")


@pytest.mark.parametrize("finished", [True, False])
def test_a_phantom_reshuffle_of_a_deck_that_is_not_empty(record: Plain, finished: bool) -> None:
    ply, i, _ = next(e for e in events(record, "market_filled") if e[0] > 0)
    step = record["steps"][ply]
    step["events"].insert(i, {"type": "deck_reshuffled", "cards": {"red": 1}})
    if not finished:
        cut(record, ply)
    found = difference(record)
    assert found.startswith(f"ply {ply} ({step['action']}): events[{i}]")
    assert "deck_reshuffled" in found


@pytest.mark.parametrize("finished", [True, False])
def test_a_reshuffle_of_other_cards_than_the_discards(record: Plain, finished: bool) -> None:
    ply, i, event = next(events(record, "deck_reshuffled"))
    color, number = next((c, n) for c, n in event["cards"].items() if n > 0)
    event["cards"][color] = number - 1
    event["cards"]["wild"] = event["cards"].get("wild", 0) + 1
    if not finished:
        cut(record, ply)
    assert f"ply {ply} " in difference(record)
    assert f"events[{i}].cards." in difference(record)


def cut(record: Plain, ply: int) -> None:
    """Make it a game in progress that ends with this step: its seed is not known."""
    del record["seed"], record["result"]
    record["steps"] = record["steps"][: ply + 1]


def test_a_reshuffle_left_out(record: Plain) -> None:
    ply, i, _ = next(events(record, "deck_reshuffled"))
    del record["steps"][ply]["events"][i]
    assert difference(record).startswith(f"ply {ply} ")


def test_a_step_left_out(record: Plain) -> None:
    del record["steps"][9]
    assert difference(record) == "ply 10 stands where ply 9 should be"


def test_a_changed_result(record: Plain) -> None:
    record["result"]["scores"][BEN]["total"] += 10
    assert difference(record).startswith(f"result.scores[{BEN}].total: should be ")
