"""The law of secrecy on the wire: every byte that clients receive is compared with the truth."""

import hashlib
import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from server.audit import WORD, Truth, Witness, as_seen, canonical, offers, play_out
from server.client import Browser, Seat, hash_of
from server.running import Running, data_folder

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
NAMES = ("Anna", "Ben", "Cleo", "Dirk")
WEBHOOK = "http://127.0.0.1:9/a-secret-path"
REFUSED = {"type", "code", "message", "facts", "ply"}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server whose whole log is checked."""
    limits = {"requests_per_second": 10_000, "messages_per_second": 10_000}
    with Running(data_folder(), private_webhooks=True, **limits) as running:
        yield running
        assert running.errors() == []
        assert running.metric("grachten_errors_total") == 0
        assert WEBHOOK not in json.dumps(running.log)


def seated(
    browser: Browser, people: int, bots: int = 0, **wishes: Any
) -> tuple[str, list[Browser]]:
    """Start a game; return its table, and the browsers of its people by seat."""
    browsers = [browser, *(browser.another() for _ in range(people - 1))]
    bot = {"kind": "bot", "bot": "apprentice"}
    table = browsers[0].open_table(ME, *[OPEN] * (people - 1), *[bot] * bots, **wishes)["id"]
    seeds = [f"{seat:02x}" * 32 for seat in range(people)]
    for seat in range(1, people):
        browsers[seat].join(table, seat, NAMES[seat], commitment=hash_of(seeds[seat]))
    browsers[0].post(f"/api/tables/{table}/start")
    for seat in range(1, people):
        browsers[seat].reveal(table, seat, seeds[seat])
    return table, browsers


@pytest.mark.parametrize(
    ("people", "bots", "board"),
    [
        (1, 1, "harbor"),
        (2, 0, "amsterdam"),
        (2, 1, "harbor"),
        (3, 1, "amsterdam"),
        (4, 0, "harbor"),
    ],
)
def test_nobody_receives_more_than_the_truth_without_the_secrets(
    browser: Browser, people: int, bots: int, board: str
) -> None:
    rng = random.Random(f"{people} {bots} {board}")
    table, browsers = seated(browser, people, bots, board=board)
    stranger = browser.another()
    hook = browsers[0].http.put(f"/api/tables/{table}/seats/0/webhook", json={"url": WEBHOOK})
    assert hook.status_code == 200
    witnesses = [Witness(browser, table, seat) for seat, browser in enumerate(browsers)]
    witnesses += [Witness(stranger, table, None), Witness(browsers[0], table, None)]
    seats = people + bots

    def look_again(witness: Witness) -> None:
        if not witness.now.over and rng.random() < 0.5:
            ply = witness.now.position["ply"]
            witness.open(rng.choice([-1, rng.randrange(-1, ply + 1), ply, 100_000]))
        elif witness is not witnesses[-1]:  # which is a player too
            witness.poll(seats)
            witness.ask_route(rng)

    for witness in witnesses[:-1]:
        witness.poll(seats)
        witness.ask_route(rng)
    play_out(witnesses, rng, look_again)
    truth = Truth(stranger.http.get(f"/api/tables/{table}/record").content)
    keys = [browser.http.cookies["grachten"] for browser in browsers]
    for witness in witnesses:
        assert witness.check(truth) > len(truth.record["steps"]) / 2
        everything = witness.everything()
        witness.check_words(truth)
        assert truth.record["seed"] not in everything
        assert '"seed":"' not in everything
        assert "a-secret-path" not in everything
        for key in keys:
            assert key not in everything
            assert hashlib.sha256(key.encode()).hexdigest() not in everything


def test_an_outside_bot_receives_no_more_than_its_seat_may_know(
    server: Running, browser: Browser
) -> None:
    admin = {"Authorization": f"Bearer {(server.data / 'admin.token').read_text().strip()}"}
    bot = browser.http.post("/api/admin/bots", json={"name": "Outer"}, headers=admin).json()
    bearer = {"Authorization": f"Bearer {bot['token']}"}
    url = server.url.replace("http", "ws", 1) + "/api/bot"
    with connect(url, additional_headers=bearer, proxy=None) as socket:
        outside = {"kind": "bot", "bot": "Outer"}
        other = {"kind": "bot", "bot": "apprentice"}
        table = browser.open_table(ME, outside, other, board="harbor")["id"]
        heard: list[str] = []
        playing = threading.Thread(target=play_as_bot, args=(socket, heard))
        playing.start()
        browser.post(f"/api/tables/{table}/start")
        with browser.sit(table, 0) as seat:
            seat.play_on(random.Random(3))
        playing.join(60)
    truth = Truth(browser.http.get(f"/api/tables/{table}/record").content)
    check_bot(truth, 1, heard)


def play_as_bot(socket: ClientConnection, heard: list[str]) -> None:
    """Answer every message, with a legal action if it is our turn, until the game is over."""
    rng = random.Random(4)
    answers = {"challenge": {"type": "accept"}, "hello": {"type": "ready", "name": "Outer"}}
    while True:
        text = str(socket.recv(60))
        heard.append(text)
        message = json.loads(text)
        if message["type"] == "over":
            return
        if message["type"] == "decide":
            answers["decide"] = {"type": "action", "action": rng.choice(message["legal"])}
        if message["type"] in answers:
            socket.send(json.dumps(answers[message["type"]]))


def check_bot(truth: Truth, seat: int, heard: list[str]) -> None:
    messages = [json.loads(text) for text in heard]
    last = max(i for i, message in enumerate(messages) if message["type"] == "decide")
    steps = 0
    for i, message in enumerate(messages):
        if message["type"] == "decide":
            truth.check_view(message["view"], seat)
            truth.check_legal(message, seat)
        elif message["type"] == "events":
            step = truth.record["steps"][message["ply"]]
            told = canonical({k: v for k, v in message.items() if k != "type"})
            after_the_end = canonical(step) if i > last else None
            assert told in (canonical(as_seen(step, seat)), after_the_end)
            steps += 1
    assert steps == len(truth.record["steps"])
    before = "\n".join(
        t for t, m in zip(heard[:last], messages, strict=False) if m["type"] != "hello"
    )
    words = set(WORD.findall(before))
    assert truth.record["seed"] not in before
    for contract, seats in offers(truth.record).items():
        assert seat in seats or contract not in words


def test_a_first_choice_is_seen_by_nobody_before_all_have_chosen(browser: Browser) -> None:
    table, browsers = seated(browser, 3, first=0)
    seats = [browser.sit(table, seat) for seat, browser in enumerate(browsers)]
    watcher = browser.another().sit(table, None)
    everybody = [*seats, watcher]
    for seat in everybody:
        seat.hear_until("position")
    for order, chooser in enumerate((2, 0)):
        settle(everybody)
        marks = [len(seat.heard) for seat in everybody]
        before = [seat.position for seat in everybody]
        seats[chooser].act(seats[chooser].position["legal"][2 * order])  # one of two, then both
        own = seats[chooser].hear_until("position")
        assert own["view"]["offer"] == own["legal"] == own["steps"] == []
        settle(everybody)
        for seat, mark, was in zip(everybody, marks, before, strict=True):
            if seat is seats[chooser]:
                continue
            assert {json.loads(text)["type"] for text in seat.heard[mark:]} == {"table", "said"}
            assert seat.position is was
            again = reconnected(seat, browsers, table)
            assert [step["ply"] for step in again["steps"]] == [0]
            assert same_but_whose_turn(again["view"]) == same_but_whose_turn(was["view"])
            assert again["legal"] == was["legal"]
    assert [seat["chosen"] for seat in watcher.table["seats"]] == [True, False, True]
    for browser in browsers:
        record = browser.get(f"/api/tables/{table}/record")
        assert [step["action"] for step in record["steps"]] == ["deal"]
    seats[1].act(seats[1].position["legal"][0])
    told = watcher.hear_until("position")
    assert [(step["seat"], step["action"]) for step in told["steps"]] == [
        (0, "keep"),
        (1, "keep"),
        (2, "keep"),
    ]


def settle(seats: list[Seat]) -> None:
    """Receive everything that was sent so far: a phrase from a seat comes after all of it."""
    seats[0].send(type="say", phrase="hello")
    for seat in seats:
        seat.hear_until("said")


def reconnected(seat: Seat, browsers: list[Browser], table: str) -> dict[str, Any]:
    browser = Browser(browsers[0].url) if seat.seat is None else browsers[seat.seat]
    with browser.sit(table, seat.seat) as again:
        return again.hear_until("position")


def same_but_whose_turn(view: dict[str, Any]) -> bytes:
    """That somebody has chosen is public; what they have chosen is secret."""
    return canonical({**view, "ply": None, "to_move": None})


def test_a_player_who_left_a_seat_does_not_see_the_cards_of_the_next(browser: Browser) -> None:
    anna, ben, cleo = browser, browser.another(), browser.another()
    table = anna.open_table(ME, OPEN)["id"]
    ben.join(table, 1, "Ben")
    with ben.sit(table, 1) as old:
        assert ben.http.delete(f"/api/tables/{table}/seats/1").status_code == 200
        assert old.hear_until("bye")["code"] == "removed"
        cleo.join(table, 1, "Cleo")
        anna.post(f"/api/tables/{table}/start")
        assert not old.position
    with ben.sit(table, 1) as again:
        assert again.hear()["code"] == "not_yours"
    assert ben.get("/api/mine") == {"tables": [], "games": {}}


def refusal(seat: Seat, action: str, ply: int | None = None) -> dict[str, Any]:
    seat.send(type="act", ply=seat.position["ply"] if ply is None else ply, action=action)
    refused = seat.hear_until("refused")
    assert set(refused) == REFUSED
    return refused


def test_refusals_reveal_no_hidden_contracts(browser: Browser) -> None:
    table, browsers = seated(browser, 2, 1, first=0)
    seats = [browser.sit(table, seat) for seat, browser in enumerate(browsers)]
    for seat in seats:
        seat.hear_until("position")
    mine, theirs = (seat.position["view"]["offer"] for seat in seats)
    board = browsers[0].get("/api/boards/amsterdam")
    others = [contract["name"] for contract in board["contracts"] if contract["name"] not in mine]
    assert set(theirs) < set(others)
    first = {canonical(refusal(seats[0], f"keep:{name}")) for name in others}
    first |= {canonical(refusal(seats[0], f"keep:{mine[0]}+{name}")) for name in others}
    assert len(first) == 1, first
    for seat in seats:
        seat.act(seat.position["legal"][0])
    seats[0].hear_until("position")
    while not seats[0].position["legal"]:
        seats[0].hear_until("position")
    seats[0].act("contracts")
    seats[0].hear_until("position")
    offer = seats[0].position["view"]["offer"]
    others = [c["name"] for c in board["contracts"] if c["name"] not in offer]
    later = {canonical({**refusal(seats[0], f"keep:{name}"), "message": ""}) for name in others}
    words = {refusal(seats[0], f"keep:{n}")["message"].replace(n, "N") for n in others}
    assert len(later) == len(words) == 1


def test_acting_out_of_turn_is_refused_in_the_same_words_whatever_is_tried(
    browser: Browser,
) -> None:
    table, browsers = seated(browser, 2, first=0)
    seats = [browser.sit(table, seat) for seat, browser in enumerate(browsers)]
    for seat in seats:
        seat.hear_until("position")
        seat.act(seat.position["legal"][0])
    for seat in seats:
        while seat.position["view"]["phase"] == "setup":
            seat.hear_until("position")
    waiting = seats[1]
    route = browsers[0].get("/api/boards/amsterdam")["routes"][0]
    claims = [f"claim:{route['name']}:{route['color']}:{wilds}" for wilds in (0, 1)]
    keeps = [f"keep:{name}" for seat in seats for name in seat.position["view"]["contracts"]]
    tries = ["draw:deck", "draw:wild", "contracts", "pass", *claims, *keeps]
    answers = {canonical(refusal(waiting, action)) for action in tries}
    assert len(answers) == 1
    assert json.loads(answers.pop())["code"] == "not_your_turn"
    stale = {canonical(refusal(waiting, action, ply=0)) for action in tries}
    assert len(stale) == 1
    assert json.loads(stale.pop())["code"] == "stale"


def test_a_claim_that_cannot_be_paid_is_refused_with_ones_own_cards(browser: Browser) -> None:
    table, browsers = seated(browser, 2, first=0)
    seats = [browser.sit(table, seat) for seat, browser in enumerate(browsers)]
    for seat in seats:
        seat.hear_until("position")
        seat.act(seat.position["legal"][0])
    me = seats[0]
    while me.position["view"]["phase"] == "setup":
        me.hear_until("position")
    hand = me.position["view"]["hand"]
    asked = 0
    for route in browsers[0].get("/api/boards/amsterdam")["routes"]:
        for color in ("pink", "blue", "green", "black", "red", "orange"):
            action = f"claim:{route['name']}:{color}:0"
            if action in me.position["legal"] or route["color"] not in ("grey", color):
                continue
            refused = refusal(me, action)
            if refused["code"] == "too_few_cards":
                asked += 1
                facts = {"color": color, "needed": route["length"], "held": hand.get(color, 0)}
                assert refused["facts"] == {"rule": "R13", "route": route["name"], **facts}
    assert asked > 10


def test_a_hint_names_only_legal_actions_of_its_seat(browser: Browser) -> None:
    table, browsers = seated(browser, 2, first=0, hints=True)
    seats = [browser.sit(table, seat) for seat, browser in enumerate(browsers)]
    watcher = browser.another().sit(table, None)
    for seat in (*seats, watcher):
        seat.hear_until("position")
    for expected in ("setup", "turn", "second_draw"):
        me = seats[0]
        while not me.position["legal"]:
            me.hear_until("position")
        assert me.position["view"]["phase"] == expected
        check_hint(me)
        with_offer = [a for a in me.position["legal"] if a.startswith("keep:")]
        me.act(with_offer[0] if with_offer else "draw:deck")
        if expected == "setup":
            seats[1].act(seats[1].position["legal"][0])
        me.hear_until("position")
    settle([*seats, watcher])
    for other in (seats[1], watcher):
        assert all(json.loads(text)["type"] != "hint" for text in other.heard)
    watcher.send(type="hint", ply=watcher.position["ply"])
    assert watcher.hear_until("refused")["code"] == "watching"
    seats[0].send(type="hint", ply=seats[0].position["ply"])  # it is the other's turn
    assert seats[0].hear_until("refused")["code"] == "not_your_turn"


def check_hint(seat: Seat) -> None:
    seat.send(type="hint", ply=seat.position["ply"])
    hint = seat.hear_until("hint")
    assert set(hint) == {"type", "ply", "ideas"}
    assert hint["ply"] == seat.position["ply"]
    assert 1 <= len(hint["ideas"]) <= 5
    for idea in hint["ideas"]:
        assert set(idea) == {"action", "chance", "playouts"}
        assert idea["action"] in seat.position["legal"]
        assert 0 <= idea["chance"] <= 1
        assert idea["playouts"] >= 0


def test_a_review_reveals_nothing_of_a_running_game(browser: Browser) -> None:
    table, browsers = seated(browser, 2, board="harbor")
    witnesses = [Witness(browser, table, seat) for seat, browser in enumerate(browsers)]
    stranger = browser.another()
    answers = set()

    def ask(_: Witness | None = None) -> None:
        for one in (*browsers, stranger):
            for path in (f"/api/tables/{table}/review", f"/api/tables/{table}/review.png"):
                answer = one.http.get(path)
                if answer.status_code == 409:  # 202: the game has just ended
                    answers.add(answer.content)
        cut = stranger.get(f"/api/tables/{table}/record")
        if "result" not in cut:
            refused = stranger.http.post("/api/review", json=cut)
            assert (refused.status_code, refused.json()["code"]) == (400, "secrets_left_out")

    ask()
    for seat in witnesses:
        while not seat.act(random.Random(1)):
            seat.now.hear()
    ask()
    problem = {"code": "not_over", "message": "the game is not over yet", "facts": {}}
    assert [json.loads(answer) for answer in answers] == [problem]
