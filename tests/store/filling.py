"""Tables and games to put into a store."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.playing import bot_game
from grachten.game import Game, Step
from grachten.game.record import RULES
from grachten.store.changes import Change
from grachten.store.documents import Chair, Document
from grachten.store.store import SavedTable, Store, hash_of

OpenStore = Callable[[], Store]


def make_document(**changes: Any) -> Document:
    """Return a table that waits for players, with some changes."""
    document = Document(
        board="harbor",
        chairs=[Chair(kind="person", name="Anna"), Chair(kind="bot", bot="journeyman")],
        opener=hash_of("Anna's key"),
        seed="5e" * 32,
        commitment="c0" * 32,
        rules=RULES,
        opened=1_000,
    )
    return replace(document, **changes)


def opening(table: str, touched: int = 1_000, owners: Sequence[str] = (), **changes: Any) -> Change:
    """Return the change that creates a table."""
    return Change(table, touched, document=make_document(**changes), owners=owners)


def open_tables(store: Store, *tables: str, **changes: Any) -> None:
    assert all(store.write([opening(table, **changes) for table in tables]))


def load(store: Store, table: str, after: int = -1) -> SavedTable:
    """Return a table that must exist."""
    kept = store.load(table, after)
    assert kept is not None
    return kept


def make_step(ply: int, by: str = "somebody") -> Step:
    """Return a step that is identified by who made it."""
    return Step(ply=ply, seat=0, action="deck", events=(), by=by)


def step_change(table: str, *plies: int, by: str = "somebody", version: int = 1) -> Change:
    return Change(table, 2_000, [make_step(ply, by) for ply in plies], version=version)


@cache
def whole_game(seed: int) -> Game:
    """Return a game of bots from the deal to the end."""
    return bot_game("harbor", ("planner", "greedy"), seed)


def put_game(store: Store, table: str, seed: int) -> None:
    """Write a table with a whole game and owners, like a server does."""
    game = whole_game(seed)
    header = game.record(secret=True).to_json()
    document = make_document(state="over", header=header, ended=3_000)
    owners = [hash_of(f"key {table} {seat}") for seat in range(2)]
    assert store.write([opening(table, owners=owners, state="playing")]) == [True]
    for step in game.steps[:5]:
        assert store.write([Change(table, 2_000, [step], version=1)]) == [True]
    assert store.write([Change(table, 3_000, game.steps[5:], document, version=1)]) == [True]


def fill(store: Store, tables: int = 4) -> None:
    """Write some of everything that a store can hold."""
    for number in range(tables):
        put_game(store, f"game-{number}", number % 2)
    open_tables(store, "waiting", listed=True)
    open_tables(store, "playing", state="playing")
    store.add_bot_token("Häring & Söhne 🐟", "token of the herrings")
    store.add_bot_token("second", "another token")
    store.ban("192.0.2.7", 'said "…\n" too often')
    store.beat("node-1", 10_000)
    assert store.claim("node-1", "playing", 5_000)
