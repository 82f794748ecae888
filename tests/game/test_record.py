"""Records: written, read, and refused with a clear error where they are no records."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, structs

from game.playing import bot_game, random_game
from grachten.errors import GrachtenError, RecordError
from grachten.game import Game, Player, read_record, read_records, verify
from grachten.game.record import MAX_LINE, record_from_json


def plain(game: Game) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(game.record().to_json())
    return record


FINISHED = plain(bot_game("amsterdam", ("random", "greedy"), 4))
RUNNING = plain(Game.new(2, seed=4))


def test_what_is_written_is_read() -> None:
    for board in ("amsterdam", "harbor"):
        for players in (2, 3, 4):
            record = random_game(board, players, 3).record()
            assert record_from_json(record.to_json()) == record


def test_a_board_of_ones_own_is_kept_whole(tmp_path: Path) -> None:
    board = Game.new(board="harbor").board.source
    game = random_game("harbor", 2, 1)
    own = Game.new(2, board=dict(board), seed=1)
    assert isinstance(own.record().board, dict)
    own.record(secret=True).append_to(tmp_path / "own.jsonl")
    again = Game.replay(tmp_path / "own.jsonl")
    assert again.board.routes == game.board.routes
    assert again.steps == own.steps


def test_fields_that_are_added_later_are_passed_over() -> None:
    record = {**FINISHED, "weather": "rain"}
    record["steps"] = [{**step, "mood": 1} for step in record["steps"]]
    assert verify(record_from_json(json.dumps(record))).difference is None


def changed(**fields: Any) -> str:
    return json.dumps({**FINISHED, **fields})


def without(name: str, **fields: Any) -> str:
    return json.dumps({k: v for k, v in {**FINISHED, **fields}.items() if k != name})


def in_version_1(**fields: Any) -> str:
    return without("player_commitments", format="grachten-record/1", **fields)


UNREADABLE: list[tuple[bytes | str, str]] = [
    (b"", "not_json"),
    (b"\xff\xfe\x00", "not_json"),
    (b"null", "bad_record"),
    (b"[]", "bad_record"),
    (b"{}", "unknown_format"),
    (b'{"x":' + b"[" * 100_000, "not_json"),
    (json.dumps(FINISHED)[:-40], "not_json"),
    (json.dumps(FINISHED) + "x", "not_json"),
    (changed(format="grachten-record/3"), "unknown_format"),
    (changed(format=7), "bad_record"),
    (changed(rules=2), "unknown_rules"),
    (changed(rules=True), "bad_record"),
    (changed(players=[]), "bad_record"),
    (changed(players=FINISHED["players"] * 3), "bad_record"),
    (changed(players=[{"name": "a", "kind": "cat"}] * 2), "bad_record"),
    (changed(first=2), "bad_record"),
    (changed(first=-1), "bad_record"),
    (changed(first=0.5), "bad_record"),
    (changed(commitment="xyz"), "bad_record"),
    (changed(player_seeds=["", "", ""]), "bad_record"),
    (changed(player_seeds=["", "0"]), "bad_record"),
    (changed(player_seeds=["", "00" * 33]), "bad_record"),
    (changed(player_seeds=["", "00" * 31]), "bad_record"),
    (changed(player_commitments=[""]), "bad_record"),
    (changed(player_commitments=["", "xyz"]), "bad_record"),
    (changed(player_commitments=["", "AB" * 32]), "bad_record"),
    (changed(player_commitments=None), "bad_record"),
    (changed(first_by=None), "bad_record"),
    (without("first_by"), "bad_record"),
    (without("player_commitments"), "bad_record"),
    (changed(format="grachten-record/1"), "bad_record"),  # it has player_commitments
    (in_version_1(player_seeds=["", "00" * 33]), "bad_record"),
    (in_version_1(players=[{"name": "a", "kind": "outside"}] * 2), "bad_record"),
    (changed(seed="00"), "bad_record"),
    (changed(seed=None), "bad_record"),
    (changed(board=None), "bad_record"),
    (changed(steps=None), "bad_record"),
    (changed(steps=[]), "bad_record"),
    (changed(steps=[{}]), "bad_record"),
    (changed(result={"reason": "boredom", "winners": [], "scores": []}), "bad_record"),
]


@pytest.mark.parametrize(("line", "code"), UNREADABLE)
def test_what_is_no_record(line: bytes | str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        record_from_json(line, "here")
    assert error.value.code == code
    assert error.value.message.startswith("here: ")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(RecordError) as error:
        read_record(path)
    assert error.value.code == "unreadable"
    path.write_text("\n\n" + json.dumps(FINISHED) + "\n\n" + json.dumps(RUNNING) + "\n{cut")
    assert read_record(path, 0).result is not None
    assert read_record(path, 1) == record_from_json(json.dumps(RUNNING))
    with pytest.raises(RecordError) as error:
        list(read_records(path))
    assert error.value.message.startswith(f"{path}, line 6: ")
    path.write_text(json.dumps(FINISHED))
    with pytest.raises(RecordError) as error:
        read_record(path, 1)
    assert error.value.code == "no_such_game"
    with pytest.raises(RecordError) as error:
        read_record(tmp_path)
    assert error.value.code == "unreadable"
    with pytest.raises(RecordError) as error:
        record_from_json(json.dumps(FINISHED)).append_to(tmp_path / "no" / "such" / "folder")
    assert error.value.code == "unwritable"


def test_a_cut_off_line_does_not_spoil_the_game_written_after_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    record = record_from_json(json.dumps(FINISHED))
    path.write_bytes(record.to_json()[:100])
    record.append_to(path)
    record.append_to(path)
    lines = path.read_bytes().splitlines()
    assert [len(line) for line in lines] == [100, len(record.to_json()), len(record.to_json())]


def test_a_line_without_end_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    with path.open("wb") as file:
        file.truncate(MAX_LINE * 100)
    with pytest.raises(RecordError) as error:
        read_record(path)
    assert error.value.code == "too_large"


def test_no_such_ply() -> None:
    record = record_from_json(json.dumps(FINISHED))
    for ply in (-1, len(record.steps)):
        with pytest.raises(RecordError) as error:
            Game.replay(record, ply=ply)
        assert error.value.code == "no_such_ply"


def test_a_board_in_a_record_never_opens_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("here = 1")
    with pytest.raises(GrachtenError) as error:
        Game.replay(record_from_json(changed(board=str(path))))
    assert "there is no such board" in error.value.message


def junk() -> st.SearchStrategy[Any]:
    leaf = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    return st.recursive(
        leaf,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=5,
    )


def spoil(node: Any, pick: Callable[[int], int], value: Any) -> Any:
    """The structure with one node somewhere in it replaced."""
    children = (
        list(node) if isinstance(node, dict) else range(len(node) if isinstance(node, list) else 0)
    )
    if not children or pick(6) == 0:
        return value
    key = list(children)[pick(len(children))]
    copy = node.copy()
    copy[key] = spoil(node[key], pick, value)
    return copy


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_spoiled_record_is_refused_or_found_out_but_never_breaks_anything(
    data: st.DataObject,
) -> None:
    source = data.draw(st.sampled_from([FINISHED, RUNNING]))
    spoiled = spoil(source, lambda n: data.draw(st.integers(0, n - 1)), data.draw(junk()))
    try:
        record = record_from_json(json.dumps(spoiled))
        verdict = verify(record)
        Game.replay(record)
    except GrachtenError:
        return
    assert verdict.difference is None or verdict.difference.startswith(("result", "first", "seed"))


def test_version_1_is_written_back_as_version_1() -> None:
    """Its short player seeds too, also those of bots, and no word on how lots were drawn."""
    plain = json.loads(in_version_1(player_seeds=["", "00ff"]))
    del plain["first_by"], plain["result"]
    plain["secret_seed"] = plain.pop("seed")
    header = record_from_json(json.dumps(plain))
    game = Game.from_header(header)
    assert game.player_commitments is None
    game.redo(header.steps[0])
    game.apply(game.legal_actions()[0])
    written = json.loads(game.record(secret=True).to_json())
    assert written["format"] == "grachten-record/1"
    assert written.keys() == plain.keys()
    assert written["player_seeds"] == ["", "00ff"]
    assert verify(game.record(secret=True)).difference is None
    assert json.loads(game.record_for(0).to_json())["format"] == "grachten-record/1"
    again = Game.replay(game.record(secret=True))
    assert again.record(secret=True) == game.record(secret=True)


def test_version_2_is_written_with_commitments_at_once() -> None:
    seats = [Player("Anna"), Player("greedy", "bot"), Player("my bot", "outside")]
    game = Game.new(seats, seed=1, player_seeds=[b"\x01" * 32, b"", b"\x02" * 32])
    for record in (game.record(), game.record_for(None), game.record_for(1)):
        plain = json.loads(record.to_json())
        assert plain["format"] == "grachten-record/2"
        assert plain["player_seeds"] == ["01" * 32, "", "02" * 32]
        assert plain["player_commitments"] == list(game.player_commitments or ())
        assert [player["kind"] for player in plain["players"]] == ["human", "bot", "outside"]
    assert Game.replay(game.record(secret=True)).record() == game.record()


def test_a_record_that_was_never_read_is_checked_before_it_is_replayed() -> None:
    record = Game.new(2, seed=1, player_seeds=[b"a", b""]).record(secret=True)
    cases: list[tuple[dict[str, Any], str]] = [
        ({"player_commitments": UNSET}, "bad_record"),
        ({"first_by": UNSET}, "bad_record"),
        ({"player_seeds": ("x", "")}, "bad_record"),
        ({"player_seeds": ("ab" * 32, "")}, "bad_player_seeds"),
    ]
    for fields, code in cases:
        doctored = structs.replace(record, **fields)
        with pytest.raises(RecordError) as error:
            Game.replay(doctored)
        assert error.value.code == code
        assert verify(doctored).difference == error.value.message
