"""People who are away: clocks that run out, votes, substitutes, and coming back."""

import contextlib
import random
import time
from collections.abc import Iterator
from typing import Literal

import pytest

from grachten.errors import GrachtenError
from grachten.game import Game
from grachten.server.tables.clocks import deadline
from grachten.server.tables.transitions import come_back, vote
from grachten.store.documents import Chair, Clock, Document
from server.client import Browser, Seat, choose_first
from server.conftest import LIFTED
from server.running import Running, data_folder

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def impatient() -> Iterator[Running]:
    """A server that waits only one second for people."""
    with Running(data_folder(), **LIFTED, away_seconds=1.5, vote_seconds=0.5) as running:
        yield running
        assert running.errors() == []


@pytest.fixture
def anna(impatient: Running) -> Iterator[Browser]:
    browser = Browser(impatient.url)
    yield browser
    browser.close()


def with_bert(anna: Browser, **wishes: object) -> tuple[str, Seat, Seat]:
    """Start a game between Anna and Bert; Anna begins."""
    bert = anna.another()
    table = anna.open_table(ME, OPEN, first=0, **wishes)["id"]
    bert.join(table, 1, "Bert")
    anna.post(f"/api/tables/{table}/start")
    seats = anna.sit(table, 0), bert.sit(table, 1)
    for seat in seats:
        seat.hear_until("position")
    return table, *seats


def hear_all(seat: Seat) -> None:
    """Receive until no more messages arrive."""
    with contextlib.suppress(TimeoutError):
        while True:
            seat.hear(2)


def waiting_for_anna(clock: Clock) -> Document:
    return Document(
        board="amsterdam",
        chairs=[Chair(kind="person"), Chair(kind="person")],
        clock=clock,
        opener="",
        seed="",
        commitment="",
        rules=1,
        opened=0,
        begun=1000,
    )


def test_without_a_clock_a_bot_takes_over_after_a_while(anna: Browser) -> None:
    _, here, away = with_bert(anna)
    here.act(here.position["legal"][0])
    here.hear_table(lambda table: table["seats"][1]["away"])  # Bert has not chosen
    while here.position["view"]["phase"] == "setup":
        here.hear_until("position")
    assert here.steps[2]["by"] == "bot:journeyman"
    away.play_on(random.Random(0), plies=2)
    for _ in range(2):
        here.act("draw:deck")
        here.hear_until("position")
    here.hear_until("position")
    assert here.steps[-1]["by"] == "bot:journeyman"


def test_a_person_who_acts_is_back(anna: Browser) -> None:
    _, here, away = with_bert(anna, clock={"kind": "move", "seconds": 5})
    choose_first(here, away)
    deadline, now = here.position["deadlines"][0], here.position["now"]
    assert 4000 < deadline - now <= 5000
    assert here.position["deadlines"][1] is None
    here.hear_table(lambda table: table["seats"][0]["away"])  # Anna's clock has run out
    while away.position["view"]["to_move"] != 1:
        away.hear_until("position")
    assert away.steps[-1]["by"] == "bot:journeyman"
    here.send(type="back")
    here.hear_table(lambda table: not table["seats"][0]["away"])
    for _ in range(2):
        away.act("draw:deck")
        away.hear_until("position")
    while here.position["ply"] < away.position["ply"]:
        here.hear_until("position")
    here.act("draw:deck")
    here.hear_until("position")
    assert "by" not in here.steps[-1]


def test_the_others_can_vote_a_bot_in(anna: Browser) -> None:
    _, here, away = with_bert(anna)
    choose_first(here, away)
    away.send(type="vote", seat=1)
    assert away.hear_until("refused")["code"] == "no_vote"
    time.sleep(0.6)
    away.send(type="vote", seat=0)
    away.hear_table(lambda table: table["seats"][0]["away"])
    while away.position["view"]["to_move"] != 1:
        away.hear_until("position")
    assert away.steps[-1]["by"] == "bot:journeyman"


def test_a_table_with_a_clock_has_no_vote(anna: Browser) -> None:
    _, here, away = with_bert(anna, clock={"kind": "game", "seconds": 600})
    choose_first(here, away)
    time.sleep(0.6)
    away.send(type="vote", seat=0)
    assert away.hear_until("refused")["code"] == "no_vote"
    assert not away.table["seats"][0]["away"]


def test_a_person_who_is_back_is_not_voted_away_at_once() -> None:
    document = waiting_for_anna(Clock())
    document.chairs[0].votes = [1]
    come_back(document, 0, ply=1, now=100_000)
    with pytest.raises(GrachtenError, match=r"seconds to wait: 1$"):
        vote(document, 0, 1, deciding=True, since=1000, wait_ms=60_000, now=159_999)
    vote(document, 0, 1, deciding=True, since=1000, wait_ms=60_000, now=160_000)
    assert document.chairs[0].away


def test_an_early_vote_is_refused_with_the_time_to_wait(browser: Browser, friend: Browser) -> None:
    table = browser.open_table(ME, OPEN, first=0)["id"]
    friend.join(table, 1, "Bert")
    browser.post(f"/api/tables/{table}/start")
    with friend.sit(table, 1) as bert:
        bert.hear_until("position")
        bert.send(type="vote", seat=0)
        refusal = bert.hear_until("refused")
        assert refusal["code"] == "too_early"
        assert 55 <= int(refusal["facts"]["seconds"]) <= 60


def test_nobody_is_replaced_while_nobody_waits(anna: Browser) -> None:
    """A person alone against bots may think as long as they like."""
    bots = [{"kind": "bot", "bot": "apprentice"}] * 2
    table = anna.open_table(ME, *bots, begin=True)["id"]
    with anna.sit(table, 0) as seat:
        seat.play_on(random.Random(1), plies=4)
        while not seat.position["legal"]:
            seat.hear()
        with pytest.raises(TimeoutError):
            seat.hear(2.5)
        assert not seat.table["seats"][0]["away"]


@pytest.mark.parametrize("kind", ["move", "game", "none"])
def test_coming_back_gives_no_new_time_for_the_same_decision(
    kind: Literal["move", "game", "none"],
) -> None:
    document = waiting_for_anna(Clock(kind=kind, seconds=5))
    game = Game.new(2, seed=1)
    before = deadline(document, game, 0, 900_000)
    document.chairs[0].away = True
    come_back(document, 0, ply=0, now=20_000)
    assert deadline(document, game, 0, 900_000) == before
    assert document.chairs[0].forfeited == 0  # a bot still makes this decision
    document.chairs[0].votes = [1]
    come_back(document, 0, ply=0, now=30_000)
    assert deadline(document, game, 0, 900_000) == before


def test_a_person_who_never_left_forfeits_nothing() -> None:
    document = waiting_for_anna(Clock())
    document.chairs[0].votes = [1]
    come_back(document, 0, ply=7, now=20_000)
    assert document.chairs[0].forfeited is None
    assert not document.paused


def test_coming_back_in_set_up_keeps_what_the_bot_chose(anna: Browser) -> None:
    """All choose at once; a choice that a bot made is recorded as the bot's."""
    _, here, away = with_bert(anna)
    away.act(away.position["legal"][0])
    here.hear_table(lambda table: table["seats"][0]["away"])
    here.send(type="back")
    while here.position["view"]["phase"] == "setup":
        here.hear_until("position")
    assert next(s["by"] for s in here.steps if s["seat"] == 0) == "bot:journeyman"


# Tables at which no person plays any more.


def test_bots_stop_when_the_last_person_resigns(anna: Browser) -> None:
    bots = [{"kind": "bot", "bot": "apprentice"}] * 2
    table = anna.open_table(ME, *bots, begin=True, first=1)["id"]
    with anna.sit(table, 0) as seat, anna.another().sit(table, None) as watcher:
        seat.hear_until("position")
        seat.send(type="resign")
        seat.hear_table(lambda table: table["paused"])
        watcher.hear_table(lambda table: table["paused"])
        hear_all(watcher)
        assert watcher.position["view"]["phase"] == "setup"
        assert watcher.table["state"] == "playing"


def test_bots_go_on_when_somebody_comes_back_to_a_paused_table(anna: Browser) -> None:
    """Bert has resigned and Anna's clock has run out: nothing moves until she is back."""
    bert = anna.another()
    bot = {"kind": "bot", "bot": "apprentice"}
    table = anna.open_table(ME, OPEN, bot, first=0, clock={"kind": "move", "seconds": 5})["id"]
    bert.join(table, 1, "Bert")
    anna.post(f"/api/tables/{table}/start")
    with anna.sit(table, 0) as here, bert.sit(table, 1) as gone:
        here.hear_until("position")
        gone.hear_until("position")
        choose_first(here, gone)
        gone.send(type="resign")
        here.hear_table(lambda table: table["paused"])
        assert here.position["view"]["to_move"] == 0
        here.send(type="back")
        here.hear_table(lambda table: not table["paused"])
        forfeited = here.hear_until("position")["steps"][0]
        assert (forfeited["seat"], forfeited["by"]) == (0, "bot:journeyman")
        while {step["seat"] for step in here.steps[4:]} != {0, 1, 2}:
            if here.hear()["type"] == "table" and here.table["seats"][0]["away"]:
                here.send(type="back")  # and her next decision is a bot's again
        assert {step["seat"] for step in here.steps[4:]} == {0, 1, 2}
