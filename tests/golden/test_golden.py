"""Two hundred whole games, stored once: the program must still play them to the byte.

`python tests/golden/make_games.py` makes the file anew; do that only when the rules or the
record format change on purpose, and say so in the changelog.
"""

import lzma
from pathlib import Path

from msgspec import structs

from grachten.game import Game, verify
from grachten.game.record import Record, record_from_json

GAMES = Path(__file__).parent / "games.jsonl.xz"


def stored() -> list[bytes]:
    return lzma.decompress(GAMES.read_bytes()).splitlines()


def played_again(record: Record) -> Game:
    """The same seeds and the same actions, played live."""
    game = Game.from_header(record)
    game.redo(record.steps[0])
    for step in record.steps[1:]:
        game.apply(step.action, step.seat)
    return game


def test_there_are_two_hundred_games_of_all_kinds() -> None:
    records = [record_from_json(line) for line in stored()]
    kinds = {(r.board, len(r.players)) for r in records if isinstance(r.board, str)}
    assert len(records) == 200
    assert kinds == {(b, n) for b in ("amsterdam", "harbor") for n in (2, 3, 4)}
    assert any(isinstance(r.board, dict) for r in records)
    assert {r.first_by for r in records} == {"lot", "choice"}
    reasons = {r.result.reason for r in records if r.result}
    assert reasons == {"carts", "stalemate", "resigned"}


def test_they_are_played_again_to_the_byte() -> None:
    for line in stored():
        record = record_from_json(line)
        again = played_again(record).record()
        assert structs.replace(again, software=record.software).to_json() == line


def test_they_verify_and_keep_their_bytes() -> None:
    for line in stored():
        record = record_from_json(line)
        assert verify(record).difference is None
        assert record.to_json() == line
