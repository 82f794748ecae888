"""Whole games, stored once: the program must still play them to the byte.

Two hundred are records of version 1, which proves that it is still read and written. The others are
of version 2; `python tests/golden/make_games.py` makes their file anew. Do that only when the rules
or the record format change on purpose, and say so in the changelog.
"""

import json
import lzma
from pathlib import Path

import pytest
from msgspec import structs

from grachten.board import load_board
from grachten.game import Game, verify
from grachten.game.record import Record, record_from_json
from naive.board import read_board
from naive.checker import check_record

VERSION_1 = Path(__file__).parent / "games.jsonl.xz"
VERSION_2 = Path(__file__).parent / "games-2.jsonl.xz"


def stored(path: Path) -> list[bytes]:
    return lzma.decompress(path.read_bytes()).splitlines()


def played_again(record: Record) -> Game:
    """The same seeds and the same actions, played live."""
    game = Game.from_header(record)
    game.redo(record.steps[0])
    for step in record.steps[1:]:
        game.apply(step.action, step.seat)
    return game


def test_there_are_two_hundred_games_of_all_kinds() -> None:
    records = [record_from_json(line) for line in stored(VERSION_1)]
    assert {r.format for r in records} == {"grachten-record/1"}
    kinds = {(r.board, len(r.players)) for r in records if isinstance(r.board, str)}
    assert len(records) == 200
    assert kinds == {(b, n) for b in ("amsterdam", "harbor") for n in (2, 3, 4)}
    assert any(isinstance(r.board, dict) for r in records)
    assert {r.first_by for r in records} == {"lot", "choice"}
    reasons = {r.result.reason for r in records if r.result}
    assert reasons == {"carts", "stalemate", "resigned"}


def test_the_games_of_version_2_are_of_all_kinds() -> None:
    records = [record_from_json(line) for line in stored(VERSION_2)]
    assert len(records) == 24
    assert {r.format for r in records} == {"grachten-record/2"}
    assert {p.kind for r in records for p in r.players} == {"human", "bot", "outside"}
    assert {r.first_by for r in records} == {"lot", "choice"}
    verdicts = [verify(record) for record in records]
    assert any(verdict.withheld for verdict in verdicts)
    assert any(verdict.committed and not verdict.withheld for verdict in verdicts)
    reasons = {r.result.reason for r in records if r.result}
    assert reasons == {"carts", "stalemate", "resigned"}


@pytest.mark.parametrize("path", [VERSION_1, VERSION_2])
def test_they_are_played_again_to_the_byte(path: Path) -> None:
    for line in stored(path):
        record = record_from_json(line)
        again = played_again(record).record()
        assert structs.replace(again, software=record.software).to_json() == line


@pytest.mark.parametrize("path", [VERSION_1, VERSION_2])
def test_they_verify_and_keep_their_bytes(path: Path) -> None:
    for line in stored(path):
        record = record_from_json(line)
        assert verify(record).difference is None
        assert record.to_json() == line


def test_the_naive_checker_agrees_on_version_2() -> None:
    for line in stored(VERSION_2):
        plain = json.loads(line)
        board = load_board(plain["board"]).source
        assert check_record(plain, read_board(dict(board))) == []


def test_seeds_and_commitments_alone_make_the_same_game() -> None:
    """A record of version 2 has all that it takes to deal its game again."""
    for line in stored(VERSION_2):
        record = record_from_json(line)
        assert isinstance(record.seed, str)
        assert isinstance(record.player_commitments, tuple)
        game = Game.new(
            record.players,
            board=record.board,
            seed=bytes.fromhex(record.seed),
            player_seeds=[bytes.fromhex(seed) for seed in record.player_seeds],
            player_commitments=record.player_commitments,
            first=None if record.first_by == "lot" else record.first,
        )
        for step in record.steps[1:]:
            game.apply(step.action, step.seat)
        assert structs.replace(game.record(), software=record.software).to_json() == line
