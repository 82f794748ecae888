"""verify: true games are true, and a tampered one is found out at the very place."""

import json
import random
from typing import Any

import pytest

from game.playing import BOARDS, bot_game, random_game
from grachten.game import Game, Verdict, verify
from grachten.game.record import record_from_json


def check(record: dict[str, Any]) -> Verdict:
    return verify(record_from_json(json.dumps(record)))


@pytest.fixture
def record() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(
        bot_game("amsterdam", ("greedy", "random"), 3).record().to_json()
    )
    return made


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_true_games_are_true(board: str, players: int) -> None:
    game = random_game(board, players, 6)
    verdict = verify(game.record())
    assert verdict == Verdict(plies=game.ply + 1, over=True, chance_checked=True, difference=None)


def test_a_running_game_is_checked_as_far_as_it_goes() -> None:
    game = Game.new(2, seed=1)
    game.apply(game.legal_actions()[0])
    assert verify(game.record()) == Verdict(2, over=False, chance_checked=False, difference=None)
    assert verify(game.record(secret=True)).chance_checked


def running(record: dict[str, Any]) -> None:
    """Cut the last step off, and what is known only at the end."""
    del record["seed"], record["result"]
    record["steps"].pop()


def test_a_finished_game_must_show_its_seed(record: dict[str, Any]) -> None:
    seed = record.pop("seed")
    assert check(record).difference == "seed: the game is over, so it must be there"
    found = check({**record, "seed": seed, "secret_seed": "ab" * 32}).difference
    assert found == "secret_seed: the game is over, so there can be none"


def event_of(record: dict[str, Any], kind: str) -> tuple[int, int, dict[str, Any]]:
    for ply, step in enumerate(record["steps"]):
        for i, event in enumerate(step["events"]):
            if event["type"] == kind and ply > 5:
                return ply, i, event
    raise AssertionError(kind)


def test_a_changed_card_is_named(record: dict[str, Any]) -> None:
    ply, i, event = event_of(record, "market_filled")
    right = event["card"]
    event["card"] = "wild" if right != "wild" else "pink"
    found = check(record).difference or ""
    assert found.startswith(f"ply {ply} (")
    assert f"events[{i}].card: should be '{right}', the file says '{event['card']}'" in found


def test_a_changed_card_that_leads_elsewhere_is_found_without_a_seed_too(
    record: dict[str, Any],
) -> None:
    running(record)
    assert check(record).difference is None
    ply, _, event = event_of(record, "route_claimed")
    event["points"] += 1
    found = check(record).difference or ""
    assert found.startswith(f"ply {ply} (claim:")
    assert ".points: should be" in found


@pytest.mark.parametrize("seeded", [True, False])
def test_an_impossible_card_is_found(record: dict[str, Any], seeded: bool) -> None:
    """Seven wilds dealt to the first eight places: more than 8 wilds can never lie there."""
    if not seeded:
        running(record)
    for event in record["steps"][0]["events"]:
        if event["type"] in ("card_dealt", "market_filled"):
            event["card"] = "wild"
    assert (check(record).difference or "").startswith("ply 0")


@pytest.mark.parametrize("seeded", [True, False])
def test_a_changed_action_is_found(record: dict[str, Any], seeded: bool) -> None:
    if not seeded:
        running(record)
    ply, _, _ = event_of(record, "route_claimed")
    record["steps"][ply]["action"] = "pass"
    assert (check(record).difference or "").startswith(f"ply {ply}: You may pass only")


def test_steps_left_out_doubled_or_turned_round(record: dict[str, Any]) -> None:
    steps = record["steps"]
    assert "ply" in (check({**record, "steps": steps[:7] + steps[8:]}).difference or "")
    assert "ply" in (
        check({**record, "steps": [*steps[:7], steps[6], *steps[7:]]}).difference or ""
    )
    assert "ply" in (check({**record, "steps": [*steps, steps[-1]]}).difference or "")
    cut = check({**record, "steps": steps[:-1]})
    assert cut.difference == "result: the game is not over, so there can be none"


def test_header_and_result(record: dict[str, Any]) -> None:
    other = "ab" * 32
    assert "commitment" in (check({**record, "commitment": other}).difference or "")
    assert "commitment" in (check({**record, "seed": other}).difference or "")
    assert check({**record, "player_seeds": ["aa" * 32, ""]}).difference is not None
    assert "first" in (check({**record, "first": 1 - record["first"]}).difference or "")
    result = json.loads(json.dumps(record["result"]))
    result["scores"][1]["total"] += 1
    found = check({**record, "result": result}).difference or ""
    assert found.startswith("result.scores[1].total: should be ")
    del record["result"]
    assert (check(record).difference or "").startswith("result: should be ")


def test_wrong_seats_and_a_deal_that_is_none(record: dict[str, Any]) -> None:
    record["steps"][3]["seat"] = 1 - record["steps"][3]["seat"]
    assert (check(record).difference or "").startswith("ply 3: it is the turn of seat")
    record["steps"][0]["seat"] = 0
    assert (check(record).difference or "").startswith("ply 0")


def test_a_record_with_secrets_left_out_is_no_proof() -> None:
    game = random_game("amsterdam", 2, 2)
    half = Game.replay(game.record(), ply=20)
    assert verify(half.record_for(0)).difference is not None
    assert verify(half.record_for(None)).difference is not None


def test_any_single_change_of_an_event_is_found(record: dict[str, Any]) -> None:
    rng = random.Random(2)
    for _ in range(150):
        copy = json.loads(json.dumps(record))
        step = rng.choice(copy["steps"])
        event = rng.choice(step["events"])
        key = rng.choice([k for k in event if k != "type"])
        value = event[key]
        if isinstance(value, int):
            event[key] = value + 1
        elif isinstance(value, str) and value in ("pink", "blue", "green", "black", "red"):
            event[key] = "orange"
        else:
            del event[key]
        try:
            found = check(copy).difference
        except Exception as error:  # a record that cannot be read is found out as well
            found = str(error)
        assert found, (step["ply"], key, value)
