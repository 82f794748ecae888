"""Lists of tables, tokens of bots, and bans."""

from typing import Any

import pytest
from sqlalchemy import select

from grachten.errors import GrachtenError
from grachten.store.changes import Change
from grachten.store.documents import Chair, State
from grachten.store.schema import nodes
from grachten.store.store import Idle, Listed, Store, check_rules
from store.filling import OpenStore, make_document, open_tables, opening, step_change


def ids(listed: list[Listed]) -> list[str]:
    return [entry.id for entry in listed]


def test_tables_are_listed_by_state_the_last_touched_first(store: Store) -> None:
    states: list[State] = ["waiting", "playing", "over", "closed", "waiting"]
    for number, state in enumerate(states):
        open_tables(store, f"t{number}", state=state, touched=100 - 10 * number)
    assert ids(store.tables_in(["waiting"], most=9)) == ["t0", "t4"]
    assert ids(store.tables_in(["closed", "waiting", "over"], most=9)) == ["t0", "t2", "t3", "t4"]
    assert ids(store.tables_in(["waiting", "playing"], most=2)) == ["t0", "t1"]
    assert store.tables_in([], most=9) == []
    document = make_document(state="playing")
    assert store.tables_in(["playing"], most=9) == [Listed("t1", document, 90)]


def lobby(store: Store, most: int = 9, share: int = 9) -> list[str]:
    return ids(store.lobby_tables(most, share))


def with_open_seat(**changes: Any) -> dict[str, Any]:
    """Return what makes a table appear in the lobby, with some changes."""
    return {"listed": True, "chairs": [Chair(kind="person", name="Anna"), Chair()], **changes}


def test_only_listed_tables_that_wait_with_an_open_seat_are_in_the_lobby(store: Store) -> None:
    open_tables(store, "private", **with_open_seat(listed=False))
    open_tables(store, "full", listed=True)
    open_tables(store, "playing", **with_open_seat(state="playing"))
    open_tables(store, "public", **with_open_seat())
    assert lobby(store) == ["public"]
    hidden = Change("public", 2_000, document=make_document(listed=True), version=1)
    assert store.write([hidden]) == [True]
    assert lobby(store) == []
    shown = Change("full", 3_000, document=make_document(**with_open_seat()), version=1)
    assert store.write([shown]) == [True]
    assert lobby(store) == ["full"]


def test_tables_without_an_open_seat_do_not_empty_the_lobby(store: Store) -> None:
    open_tables(store, "free", **with_open_seat(touched=1))
    open_tables(store, *(f"full-{number}" for number in range(20)), listed=True, touched=2)
    assert lobby(store, most=5) == ["free"]


def test_one_origin_fills_only_its_share_of_the_lobby(store: Store) -> None:
    for number in range(6):
        open_tables(store, f"a{number}", **with_open_seat(origin="a", touched=100 + number))
    for number in range(2):
        open_tables(store, f"b{number}", **with_open_seat(origin="b", touched=10 + number))
    assert lobby(store, most=4, share=2) == ["a5", "a4", "b1", "b0"]
    assert lobby(store, most=2, share=2) == ["a5", "a4"]
    # If there is room, the others of the same origin follow.
    assert lobby(store, most=7, share=2) == ["a5", "a4", "b1", "b0", "a3", "a2", "a1"]
    open_tables(store, "c", **with_open_seat(origin="c", touched=1))
    assert lobby(store, most=5, share=2) == ["a5", "a4", "b1", "b0", "c"]


def test_everybody_has_their_own_tables(store: Store) -> None:
    open_tables(store, "a", owners=["Anna", "Bea"], touched=1)
    open_tables(store, "b", owners=["Anna"], touched=3)
    open_tables(store, "c", owners=["Anna"], touched=2)
    assert ids(store.tables_of("Anna", 9)) == ["b", "c", "a"]
    assert ids(store.tables_of("Anna", 2)) == ["b", "c"]
    assert store.tables_of("Bea", 9) == [Listed("a", make_document(), 1)]
    assert store.tables_of("nobody", 9) == []


def test_idle_tables_wait_or_play_and_were_not_touched(store: Store) -> None:
    states: list[State] = ["waiting", "playing", "over", "closed"]
    for state in states:
        open_tables(store, f"old-{state}", state=state, touched=999)
        open_tables(store, f"new-{state}", state=state, touched=1_000)
    found = [Idle("old-playing", 1, 999), Idle("old-waiting", 1, 999)]
    assert sorted(store.idle_tables(1_000, 9)) == found
    assert len(store.idle_tables(1_000, 1)) == 1
    assert len(store.idle_tables(1_001, 9)) == 4
    assert store.write([Change("old-playing", 5_000, document=make_document(), version=1)])
    assert store.idle_tables(1_000, 9) == found[1:]


def test_what_one_node_writes_the_other_lists(open_store: OpenStore) -> None:
    one, other = open_store(), open_store()
    assert one.write([opening("t", owners=["Anna"])]) == [True]
    assert ids(other.tables_of("Anna", 9)) == ids(other.tables_in(["waiting"], most=9)) == ["t"]


def test_a_bot_is_known_by_its_token_alone(store: Store) -> None:
    store.add_bot_token("herring", "token 1")
    store.add_bot_token("eel", "token 2")
    assert store.bot_names() == ["eel", "herring"]
    assert store.bot_of_token("token 1") == "herring"
    assert store.bot_of_token("token 3") is None
    assert store.bot_of_token("herring") is None
    assert store.remove_bot_token("herring")
    assert not store.remove_bot_token("herring")
    assert store.bot_of_token("token 1") is None
    assert store.bot_of_token("token 2") == "eel"


def test_a_bot_has_one_token_until_it_is_removed(store: Store) -> None:
    store.add_bot_token("herring", "token 1")
    with pytest.raises(GrachtenError, match="there is a bot 'herring' already") as caught:
        store.add_bot_token("herring", "token 2")
    assert caught.value.code == "bot_exists"
    assert store.bot_of_token("token 2") is None
    assert store.remove_bot_token("herring")
    store.add_bot_token("herring", "token 2")
    assert store.bot_of_token("token 2") == "herring"


def test_tokens_are_not_kept_in_clear(store: Store) -> None:
    store.add_bot_token("herring", "a very secret token")
    with store.reading() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM bot_tokens").all()
    assert "secret" not in repr(rows)


def test_an_address_is_banned_until_it_is_let_in(store: Store) -> None:
    store.ban("192.0.2.1", "spam")
    store.ban("2001:db8::/64", "")
    store.ban("192.0.2.1", "spam again")
    assert store.bans() == {"192.0.2.1": "spam", "2001:db8::/64": ""}
    assert store.unban("192.0.2.1")
    assert not store.unban("192.0.2.1")
    assert store.bans() == {"2001:db8::/64": ""}


def test_a_game_by_other_rules_is_not_played() -> None:
    check_rules(make_document())
    with pytest.raises(GrachtenError, match="uses rules 99") as caught:
        check_rules(make_document(rules=99))
    assert caught.value.code == "unknown_rules"


def test_how_far_tables_have_come(store: Store) -> None:
    open_tables(store, "new", "played", "other", state="playing")
    assert store.write([step_change("played", 0, 1)]) == [True]
    document = make_document(state="closed")
    assert store.write([Change("new", 2_000, document=document, version=1)]) == [True]
    assert store.newest(["new", "played", "nowhere"]) == {"new": (2, -1), "played": (1, 1)}
    assert store.newest([]) == {}


def test_a_test_of_writing_leaves_nothing_behind(store: Store) -> None:
    store.check_writing()
    with store.reading() as connection:
        assert connection.execute(select(nodes)).all() == []
