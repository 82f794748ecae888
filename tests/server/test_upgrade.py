"""A database of the version before commitments: its games go on, and nothing is lost."""

import lzma
import random
from contextlib import closing
from pathlib import Path

from msgspec import UNSET
from msgspec.structs import replace

from grachten.game import verify
from grachten.game.record import Record, record_from_json
from grachten.store.changes import Change
from grachten.store.documents import Chair, Document
from grachten.store.store import Store, hash_of
from server.client import Browser, play_all
from server.conftest import LIFTED
from server.running import Running

GAMES = Path(__file__).parents[1] / "golden/games.jsonl.xz"
TABLE = "aaaaaaaaaaaaaa"
KEYS = ("0" * 32, "1" * 32)
OLD_SEED = "ab" * 20


def old_record() -> Record:
    """Return a game of version 1 between two people who had both added to the deal."""
    lines = lzma.decompress(GAMES.read_bytes()).splitlines()
    records = (record_from_json(line) for line in lines)
    return next(
        r for r in records if r.board == "amsterdam" and len(r.players) == 2 and all(r.player_seeds)
    )


def chairs(seeds: tuple[str, ...]) -> list[Chair]:
    pairs = zip(("Anna", "Bert"), KEYS, seeds, strict=True)
    return [
        Chair(kind="person", name=name, keys=[hash_of(key)], seed=seed) for name, key, seed in pairs
    ]


def put(folder: Path, document: Document, record: Record | None = None) -> None:
    """Write a table as the older version left it."""
    steps = () if record is None else record.steps[:1]
    with closing(Store(str(folder / "grachten.db"))) as store:
        new = Change(TABLE, 1, (), replace(document, state="waiting", header=None))
        assert store.write([new]) == [True]
        assert store.write([Change(TABLE, 1, steps, document, version=1)]) == [True]


def browsers(server: Running) -> list[Browser]:
    return [Browser(server.url, {"Cookie": f"grachten={key}"}) for key in KEYS]


def document_of(record: Record, seeds: tuple[str, ...], state: str) -> Document:
    assert isinstance(record.seed, str)
    kept = replace(record, steps=(), seed=UNSET, secret_seed=record.seed, result=UNSET)
    begun = state == "playing"
    return Document(
        state="playing" if begun else "waiting",
        board="amsterdam",
        chairs=chairs(seeds),
        opener=hash_of(KEYS[0]),
        seed=record.seed,
        commitment=record.commitment,
        rules=record.rules,
        opened=1,
        begun=2 if begun else None,
        header=kept.to_json() if begun else None,
    )


def test_a_game_that_was_running_finishes_as_version_1(tmp_path: Path) -> None:
    old = old_record()
    put(tmp_path, document_of(old, old.player_seeds, "playing"), old)
    with Running(tmp_path, **LIFTED, away_seconds=1e9) as server:
        anna, bert = browsers(server)
        found = anna.get(f"/api/tables/{TABLE}")
        assert (found["state"], found["terms"], found["player_seeds"]) == ("playing", None, None)
        seats = [
            browser.sit(TABLE, seat, Cookie=f"grachten={KEYS[seat]}")
            for seat, browser in enumerate((anna, bert))
        ]
        play_all(seats, random.Random(4))
        record = record_from_json(bert.http.get(f"/api/tables/{TABLE}/record").content)
        assert record.format == "grachten-record/1"
        assert record.player_seeds == old.player_seeds
        assert record.steps[0] == old.steps[0]
        assert verify(record).difference is None
        for browser in (anna, bert):
            browser.close()
        assert server.errors() == []


def test_a_waiting_table_forgets_old_seeds_and_commits_anew(tmp_path: Path) -> None:
    put(tmp_path, document_of(old_record(), (OLD_SEED, OLD_SEED), "waiting"))
    with Running(tmp_path, **LIFTED) as server:
        anna, bert = browsers(server)
        anna.commit(TABLE, 0, "a1" * 32)
        begun = anna.post(f"/api/tables/{TABLE}/start")
        assert begun["state"] == "dealing"
        dealt = anna.reveal(TABLE, 0, "a1" * 32)
        assert (dealt["state"], dealt["player_seeds"]) == ("playing", ["a1" * 32, ""])
        assert OLD_SEED not in bert.http.get(f"/api/tables/{TABLE}/record").text
        for browser in (anna, bert):
            browser.close()
        assert server.errors() == []
