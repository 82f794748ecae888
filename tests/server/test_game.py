"""A game over WebSockets: moves, stale clicks, lost connections, spectators, phrases."""

import random
from typing import Any

import pytest

from server.client import Browser, Seat, choose_first, play_all

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "apprentice"}


def two_people(browser: Browser, friend: Browser, **wishes: object) -> tuple[str, Seat, Seat]:
    """Start a game between two people; Anna begins."""
    table = browser.open_table(ME, OPEN, first=0, **wishes)["id"]
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    anna, bert = browser.sit(table, 0), friend.sit(table, 1)
    anna.hear_until("position")
    bert.hear_until("position")
    return table, anna, bert


def test_R4_first_contracts_are_chosen_at_the_same_time(browser: Browser, friend: Browser) -> None:
    _, anna, bert = two_people(browser, friend)
    offer = bert.position["view"]["offer"]
    assert len(offer) == 2
    assert len(bert.position["legal"]) == 3
    bert.act(f"keep:{offer[1]}")  # although Anna begins
    chosen = bert.hear_until("position")
    assert chosen["view"]["offer"] == []
    assert chosen["view"]["contracts"] == [offer[1]]
    assert chosen["view"]["returned"] == [offer[0]]
    assert chosen["legal"] == []
    anna.hear_table(lambda table: table["seats"][1]["chosen"])
    assert anna.position["view"]["phase"] == "setup"
    bert.act(f"keep:{offer[0]}")
    assert bert.hear_until("refused")["code"] == "already_chosen"
    anna.act(anna.position["legal"][2])
    for seat in (anna, bert):
        position = seat.hear_until("position")
        assert position["view"]["phase"] == "turn"
        assert [step["ply"] for step in position["steps"]] == [1, 2]
    assert bert.position["view"]["contracts"] == [offer[1]]


def test_a_stale_or_doubled_click_is_refused_and_harmless(
    browser: Browser, friend: Browser
) -> None:
    _, anna, bert = two_people(browser, friend)
    choose_first(anna, bert)
    ply = anna.position["ply"]
    for _ in range(2):
        anna.send(type="act", ply=ply, action="draw:deck")
    assert anna.hear_until("position")["ply"] == ply + 1
    refusal = anna.hear_until("refused")
    assert (refusal["code"], refusal["ply"]) == ("stale", ply + 1)
    assert anna.position["view"]["phase"] == "second_draw"
    bert.hear_until("position")
    bert.act("draw:deck")
    refusal = bert.hear_until("refused")
    assert (refusal["code"], refusal["facts"]["rule"]) == ("not_your_turn", "R6")


def ask_why(seat: Seat, action: str) -> dict[str, Any]:
    """The answer to `why`."""
    seat.send(type="why", ply=seat.position["ply"], action=action)
    answer = seat.hear_until("reason")
    assert (answer["ply"], answer["action"]) == (seat.position["ply"], action)
    return answer


def test_why_is_answered_on_and_off_turn_and_changes_nothing(
    browser: Browser, friend: Browser
) -> None:
    table, anna, bert = two_people(browser, friend)
    choose_first(anna, bert)
    for seat in (anna, bert):
        while seat.position["view"]["phase"] == "setup":
            seat.hear_until("position")
    version = browser.get(f"/api/tables/{table}")
    for action in anna.position["legal"]:
        assert ask_why(anna, action)["refusal"] is None
        refusal = ask_why(bert, "draw:deck")["refusal"]
        assert refusal["code"] == "not_your_turn"
        assert refusal["facts"] == {"rule": "R6", "seat": 1, "to_move": 0}
    claim = "claim:haringpakkerstoren-oude_waal-grey:pink:0"
    for seat, off_turn in ((anna, {}), (bert, {"to_move": 0})):
        refusal = ask_why(seat, claim)["refusal"]
        held = seat.position["view"]["hand"].get("pink", 0)
        cards = {"color": "pink", "needed": 4, "held": held}
        route = {"rule": "R13", "route": "haringpakkerstoren-oude_waal-grey"}
        assert (refusal["code"], refusal["facts"]) == ("too_few_cards", route | cards | off_turn)
    assert browser.get(f"/api/tables/{table}") == version
    anna.act("draw:deck")
    assert anna.hear_until("position")["view"]["phase"] == "second_draw"
    assert ask_why(anna, "contracts")["refusal"]["code"] == "second_card"


def test_why_at_set_up_is_answered_in_neutral_words(browser: Browser, friend: Browser) -> None:
    _, anna, bert = two_people(browser, friend)
    offers = [seat.position["view"]["offer"] for seat in (anna, bert)]
    for seat, own, other in ((anna, *offers), (bert, *reversed(offers))):
        assert ask_why(seat, f"keep:{own[0]}")["refusal"] is None
        for action in (f"keep:{other[0]}", "draw:deck", "pass", "contracts"):
            refusal = ask_why(seat, action)["refusal"]
            assert (refusal["code"], refusal["facts"]) == ("keep_first_contracts", {"rule": "R4"})
    bert.act(f"keep:{offers[1][0]}")
    bert.hear_until("position")
    assert ask_why(bert, "draw:deck")["refusal"]["code"] == "already_chosen"


def test_who_watches_cannot_ask_why(browser: Browser, friend: Browser) -> None:
    table, _, _ = two_people(browser, friend)
    watcher = friend.another().sit(table, None)
    watcher.hear_until("position")
    watcher.send(type="why", ply=0, action="draw:deck")
    assert watcher.hear_until("refused")["code"] == "watching"


def ask_route(seat: Seat, route: str) -> dict[str, Any]:
    """The answer to `route`."""
    seat.send(type="route", ply=seat.position["ply"], route=route)
    answer = seat.hear_until("route")
    assert set(answer) == {"type", "ply", "route", "claimants", "payments", "refusal"}
    assert (answer["ply"], answer["route"]) == (seat.position["ply"], route)
    return answer


def test_a_route_is_explained_to_everybody_on_and_off_turn_and_nothing_changes(
    browser: Browser, friend: Browser
) -> None:
    table, anna, bert = two_people(browser, friend)
    routes = browser.get("/api/boards/amsterdam")["routes"]
    watcher = friend.another().sit(table, None)
    watcher.hear_until("position")
    at_set_up = ask_route(bert, routes[0]["name"])
    assert at_set_up["refusal"]["code"] == "keep_first_contracts"
    assert at_set_up["claimants"] == [0, 1]
    choose_first(anna, bert)
    for seat in (anna, bert, watcher):
        while seat.position["view"]["phase"] == "setup":
            seat.hear_until("position")
    version = browser.get(f"/api/tables/{table}")
    payable = 0
    for route in (one["name"] for one in routes):
        mine, other, nobody = (ask_route(seat, route) for seat in (anna, bert, watcher))
        assert mine["claimants"] == other["claimants"] == nobody["claimants"] == [0, 1]
        assert (nobody["payments"], nobody["refusal"]) == ([], None)
        prefix = f"claim:{route}:"
        legal = [action for action in anna.position["legal"] if action.startswith(prefix)]
        assert sorted(mine["payments"]) == sorted(legal)
        assert (mine["refusal"] is None) == bool(legal)
        assert all(action.startswith(prefix) for action in other["payments"])
        assert other["refusal"]["facts"]["to_move"] == 0
        assert (other["refusal"]["code"] == "not_your_turn") == bool(other["payments"])
        payable += len(other["payments"])
    assert browser.get(f"/api/tables/{table}") == version
    anna.act("draw:deck")
    anna.hear_until("position")
    anna.act("draw:deck")
    while not bert.position["legal"]:
        bert.hear_until("position")
    claims = [action for action in bert.position["legal"] if action.startswith("claim:")]
    assert len(claims) == payable  # what Bert was told off turn


def test_a_taken_route_has_no_claimants_and_its_parallel_route_neither_with_two(
    browser: Browser, friend: Browser
) -> None:
    _, anna, bert = two_people(browser, friend)
    choose_first(anna, bert)
    routes = {one["name"]: one for one in browser.get("/api/boards/amsterdam")["routes"]}
    seats = (anna, bert)
    while not (taken := dict(anna.position["view"]["routes"])):
        for seat in seats:
            if seat.position["legal"]:
                legal = seat.position["legal"]
                claims = [one for one in legal if one.startswith("claim:")]
                seat.act((claims or legal)[0])
                seat.hear_until("position")
        for seat in seats:
            while seat.position["ply"] < max(one.position["ply"] for one in seats):
                seat.hear_until("position")
    (name, holder), *_ = taken.items()
    ends = {routes[name]["a"], routes[name]["b"]}
    for route in routes.values():
        answer = ask_route(seats[1 - holder], route["name"])
        closed = {route["a"], route["b"]} == ends
        assert answer["claimants"] == ([] if closed else [0, 1])
        if closed:
            assert answer["payments"] == []
            assert answer["refusal"]["code"] in ("route_taken", "twin_closes")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "route", "ply": 3, "route": "nowhere-dam-pink"}, "unknown_route"),
        ({"type": "route", "ply": 77, "route": "oude_kerk-dam-pink"}, "stale"),
        ({"type": "route", "ply": 3, "route": "x" * 201}, "bad_message"),
        ({"type": "act", "ply": 3, "action": "claim:nowhere-dam-pink:pink:0"}, "unknown_route"),
        ({"type": "act", "ply": 3, "action": "nonsense"}, "unreadable_action"),
        ({"type": "act", "ply": 3, "action": "resign"}, "use_resign"),
        ({"type": "act", "ply": -3, "action": "draw:deck"}, "bad_message"),
        ({"type": "act", "action": "draw:deck"}, "bad_message"),
        ({"type": "dance"}, "bad_message"),
        ({"type": "say", "phrase": "you smell"}, "bad_message"),
        ({"type": "chat", "text": "hello"}, "no_chat"),
        ({"type": "vote", "seat": 1}, "no_vote"),
        ({"type": "hint", "ply": 77}, "not_your_turn"),
        ({"type": "why", "ply": 77, "action": "draw:deck"}, "stale"),
        ({"type": "why", "ply": 3, "action": "nonsense"}, "unreadable_action"),
        ({"type": "why", "action": "draw:deck"}, "bad_message"),
    ],
)
def test_a_refusal_says_why(
    browser: Browser, friend: Browser, message: dict[str, object], code: str
) -> None:
    _, anna, bert = two_people(browser, friend, hints=True)
    choose_first(anna, bert)
    if message.get("ply") == 3:
        message = {**message, "ply": anna.position["ply"]}
    anna.send(**message)
    assert anna.hear_until("refused")["code"] == code
    anna.act("draw:deck")
    anna.hear_until("position")


def test_a_client_that_reconnects_gets_what_it_missed(browser: Browser, friend: Browser) -> None:
    table, anna, bert = two_people(browser, friend)
    choose_first(anna, bert)
    seen = bert.position["ply"]
    bert.close()
    for _ in range(2):
        anna.act("draw:deck")
        anna.hear_until("position")
    with friend.sit(table, 1, after=seen) as again:
        position = again.hear_until("position")
        assert [step["ply"] for step in position["steps"]] == [seen + 1, seen + 2]
        assert "card" not in position["steps"][0]["events"][0]
        assert position["legal"]
        with friend.sit(table, 1, after=99_999) as ahead:  # of another game
            assert ahead.hear_until("position")["steps"] == []
        with friend.sit(table, 1) as second_tab:
            assert len(second_tab.hear_until("position")["steps"]) == seen + 3
            again.act("draw:deck")
            assert second_tab.hear_until("position")["ply"] == seen + 3


def test_watching(browser: Browser, friend: Browser) -> None:
    table, anna, bert = two_people(browser, friend)
    with browser.another().sit(table, None) as watching:
        position = watching.hear_until("position")
        assert position["view"]["seat"] is None
        assert "hand" not in position["view"]
        assert position["legal"] == []
        anna.hear_table(lambda table: table["watchers"] == 1)
        watching.send(type="act", ply=0, action="draw:deck")
        assert watching.hear_until("refused")["code"] == "watching"
        play_all([anna, bert], random.Random(1))
        while not watching.over:
            watching.hear()
        assert len(watching.steps) == len(anna.steps)


def test_only_the_owner_of_a_seat_may_connect_to_it(browser: Browser, friend: Browser) -> None:
    table, _, _ = two_people(browser, friend)
    for who in (friend, browser.another()):
        with who.sit(table, 0) as seat:
            assert seat.hear()["code"] == "not_yours"


def test_C11_resigning_of_two_ends_the_game(browser: Browser, friend: Browser) -> None:
    _, anna, bert = two_people(browser, friend)
    choose_first(anna, bert)
    bert.send(type="resign")  # out of turn
    for seat in (anna, bert):
        result = seat.hear_until("position")["view"]["result"]
        assert (result["reason"], result["winners"]) == ("resigned", [0])
    assert anna.table["state"] == "over"
    anna.send(type="act", ply=anna.position["ply"], action="draw:deck")
    assert anna.hear_until("refused")["code"] == "not_playing"


def test_C11_with_three_players_a_bot_takes_the_seat(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, BOT)["id"]
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    with browser.sit(table, 0) as anna, friend.sit(table, 1) as bert:
        bert.hear_until("position")
        bert.send(type="resign")
        bert.hear_table(lambda table: table["seats"][1]["resigned"])
        for message in ({"type": "back"}, {"type": "act", "ply": 0, "action": "draw:deck"}):
            bert.send(**message)
            assert bert.hear_until("refused")["code"] == "resigned"
        anna.play_on(random.Random(2))
        steps = [step for step in anna.steps if step["seat"] == 1]
        assert steps
        assert all(step["by"] == "bot:journeyman" for step in steps)


def test_phrases_and_presence(browser: Browser, friend: Browser) -> None:
    table, anna, bert = two_people(browser, friend)
    bert.send(type="say", phrase="good_luck")
    for seat in (anna, bert):
        said = seat.hear_until("said")
        assert (said["seat"], said["phrase"], said["text"]) == (1, "good_luck", None)
    bert.close()
    anna.hear_table(lambda table: not table["seats"][1]["here"])
    with friend.sit(table, 1):
        anna.hear_table(lambda table: table["seats"][1]["here"])


def test_hints_where_the_table_allows_them(browser: Browser, friend: Browser) -> None:
    _, anna, bert = two_people(browser, friend, hints=True)
    choose_first(anna, bert)
    anna.send(type="hint", ply=anna.position["ply"])
    hint = anna.hear_until("hint")
    assert hint["ply"] == anna.position["ply"]
    assert hint["ideas"][0]["action"] in anna.position["legal"]
    chances = [idea["chance"] for idea in hint["ideas"]]
    assert 1 >= chances[0] >= chances[-1] >= 0
    assert chances == sorted(chances, reverse=True)
    _, anna, bert = two_people(browser, friend, hints=False)
    choose_first(anna, bert)
    anna.send(type="hint", ply=anna.position["ply"])
    assert anna.hear_until("refused")["code"] == "no_hints"


def test_people_get_no_hints_unless_the_table_allows_them(
    browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, BOT, first=0)
    assert table["hints"] is True
    browser.http.delete(f"/api/tables/{table['id']}/seats/1")  # the seat is now for a friend
    assert browser.get(f"/api/tables/{table['id']}")["hints"] is False
    friend.join(table["id"], 1, "Bert")
    browser.post(f"/api/tables/{table['id']}/start")
    anna, bert = browser.sit(table["id"], 0), friend.sit(table["id"], 1)
    for seat in (anna, bert):
        seat.hear_until("position")
    choose_first(anna, bert)
    anna.send(type="hint", ply=anna.position["ply"])
    assert anna.hear_until("refused")["code"] == "no_hints"


def test_by_default_hints_are_for_a_person_who_plays_alone(browser: Browser) -> None:
    def allows(*seats: dict[str, str], **wishes: object) -> bool:
        return bool(browser.open_table(*seats, **wishes)["hints"])

    other = {"kind": "me", "name": "Bea"}
    assert allows(ME, BOT, BOT)
    assert not allows(ME, other)
    assert not allows(ME, OPEN, BOT)
    assert allows(ME, OPEN, hints=True)
    assert not allows(ME, BOT, hints=False)


@pytest.mark.parametrize("bot", ["apprentice", "merchant", "regent"])
def test_bots_of_all_kinds_move_within_seconds(browser: Browser, bot: str) -> None:
    table = browser.open_table(ME, {"kind": "bot", "bot": bot}, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.play_on(random.Random(3), plies=9)
        assert any(step["seat"] == 1 for step in seat.steps)


def test_ones_own_tables_say_whose_turn_it_is_and_who_won(
    browser: Browser, friend: Browser
) -> None:
    table = browser.open_table(ME, OPEN, first=0)["id"]
    assert browser.get("/api/mine")["games"].get(table) is None
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    assert friend.get("/api/mine")["games"][table] == {"deciding": [0, 1], "final": None}
    with browser.sit(table, 0) as anna:
        view = anna.hear_until("position")["view"]
        anna.send(type="resign")
        anna.hear_table(lambda info: info["state"] == "over")
    assert view["phase"] == "setup"
    final = friend.get("/api/mine")["games"][table]["final"]
    assert final["winners"] == [1]
    assert len(final["points"]) == 2
