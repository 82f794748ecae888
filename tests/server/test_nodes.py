"""Several nodes on one database: a table's players use different nodes, and any may die."""

import asyncio
import json
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import httpx
import pytest

from databases import Postgres
from grachten.game.record import record_from_json
from grachten.game.verify import verify
from server.client import Browser, Seat
from server.fleet import NO_LIMITS, PLANS, Fleet, play_through
from server.running import Running, free_port
from server.test_boards import FILE, PATIENCE

CLOCKED = (("own", "silent"), ("own", "bot", "silent"), ("silent", "own", "own"))
AT_ONCE = 2.0  # seconds, on a busy machine
TAKEN_OVER = 20.0  # a node counts as dead after 7 seconds, and is checked every 2

ME, BRAM = {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bram"}
OTHER, BOT = {"kind": "open"}, {"kind": "bot", "bot": "apprentice"}


@pytest.fixture(scope="module")
def all_nodes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Running]]:
    """Three nodes on one database."""
    flags = ("--database", postgres.create("nodes"))
    folder = tmp_path_factory.mktemp("nodes")
    with ExitStack() as stack:
        running = [
            Running(folder / str(i), *flags, port=free_port(), **NO_LIMITS) for i in range(3)
        ]
        for node in running:
            stack.push(node)
        yield running
    postgres.drop("nodes")


@pytest.fixture
def nodes(all_nodes: list[Running]) -> list[Running]:
    """Three live nodes."""
    for node in all_nodes:
        if not node.alive:
            node.spawn()
    for node in all_nodes:
        node.wait_until_listening()
    return all_nodes


async def kill_now_and_then(
    nodes: list[Running], seconds: float, naps: float, rng: random.Random
) -> int:
    """Kill one node after the other, at random, and start it again a while later.

    With the probability `naps` it only sleeps, so long that the others take it to be dead.
    """
    end, kills = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        await asyncio.sleep(rng.uniform(0.05, 2.0))
        node = rng.choice(nodes)
        if node.alive and rng.random() < naps:
            node.send(signal.SIGSTOP)
            await asyncio.sleep(8.0)
            node.send(signal.SIGCONT)
            continue
        await asyncio.to_thread(node.kill)
        kills += 1
        await asyncio.sleep(rng.uniform(0.0, 1.0))
        node.spawn()
        if rng.random() < 0.7:
            await asyncio.to_thread(node.wait_until_listening)
    for node in nodes:
        await asyncio.to_thread(node.wait_until_listening)
    print(f"{kills} kills")
    return kills


def play_while_nodes_die(nodes: list[Running], seconds: float, naps: float) -> None:
    async def trouble(fleet: Fleet) -> None:
        rng = random.Random(fleet.rng.random())
        assert await kill_now_and_then(nodes, seconds, naps, rng) > 0

    plans = (*PLANS[:4], *CLOCKED)
    fleet = play_through([node.url for node in nodes], plans, trouble)
    assert fleet.games >= len(plans)
    assert [node.errors() for node in nodes] == [[], [], []]


def test_nodes_that_die_lose_nothing(nodes: list[Running]) -> None:
    play_while_nodes_die(nodes, 8, naps=0)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_nodes_that_die_for_minutes_lose_nothing(nodes: list[Running]) -> None:
    play_while_nodes_die(nodes, 180, naps=0.15)


def hear_when(seat: Seat, is_so: Callable[[Seat], bool], seconds: float) -> None:
    """Wait until a condition holds, which must be in time."""
    end = time.monotonic() + seconds
    while not (seat.table and is_so(seat)):
        seat.hear(max(0.0, end - time.monotonic()))


def same_browser(browser: Browser, node: Running) -> Browser:
    """Return the same browser on another node."""
    other = Browser(node.url)
    other.http.cookies.update(browser.http.cookies)
    return other


def test_what_happens_on_one_node_is_seen_on_the_others(nodes: list[Running]) -> None:
    with ExitStack() as stack:
        anna, bram, visitor = (stack.enter_context(closing(Browser(n.url))) for n in nodes)
        table = anna.open_table(ME, OTHER)["id"]
        first, watcher = anna.sit(table, 0), visitor.sit(table, None)
        hear_when(watcher, lambda seat: bool(seat.table["seats"][0]["here"]), AT_ONCE)
        bram.join(table, 1, "Bram")
        hear_when(first, lambda seat: seat.table["seats"][1]["name"] == "Bram", AT_ONCE)
        second = bram.sit(table, 1)
        everybody = (first, second, watcher)
        for one in everybody:
            hear_when(one, lambda seat: _all_here(seat) and seat.table["watchers"] == 1, AT_ONCE)

        anna.post(f"/api/tables/{table}/start")
        for one in everybody:
            hear_when(one, lambda seat: bool(seat.position), AT_ONCE)
            assert one.table["state"] == "playing"

        first.send(type="say", phrase="good_luck")
        for one in everybody:
            said = one.hear_until("said", AT_ONCE)
            assert (said["seat"], said["phrase"]) == (0, "good_luck")

        for one in (
            first,
            second,
        ):  # the first contracts, chosen at the same time on different nodes
            one.act(one.position["legal"][0])
        for one in everybody:
            hear_when(one, lambda seat: seat.position["ply"] == 2, AT_ONCE)

        nodes[0].kill()
        hear_when(second, lambda seat: not seat.table["seats"][0]["here"], TAKEN_OVER)


def _all_here(seat: Seat) -> bool:
    return all(chair["here"] for chair in seat.table["seats"])


def play_to(seat: Seat, ply: int, seconds: float) -> None:
    """Take the first legal action on every turn, up to that ply."""
    hear_when(seat, lambda seat: bool(seat.position), AT_ONCE)
    while seat.position["ply"] < ply:
        if seat.position["legal"]:
            seat.act(seat.position["legal"][0])
        seat.hear_until("position", seconds)


def test_bots_move_and_clocks_run_out_after_their_node_died(nodes: list[Running]) -> None:
    with closing(Browser(nodes[0].url)) as browser:
        table = browser.open_table(ME, BOT, first=0, begin=True)["id"]
        clock = {"kind": "move", "seconds": 5}
        clocked = browser.open_table(ME, BRAM, first=0, begin=True, clock=clock)["id"]
        seat = browser.sit(table, 0)
        hear_when(seat, lambda seat: bool(seat.table["seats"][1]["chosen"]), TAKEN_OVER)
        nodes[0].kill()  # the owner of the table
        with closing(same_browser(browser, nodes[1])) as elsewhere:
            waiting = elsewhere.sit(clocked, 1)
            play_to(waiting, 0, AT_ONCE)
            waiting.act(waiting.position["legal"][0])
            play_to(elsewhere.sit(table, 0), 10, TAKEN_OVER)
            hear_when(waiting, lambda seat: seat.position["ply"] >= 3, TAKEN_OVER)
            assert waiting.table["seats"][0]["away"]


@pytest.mark.long
def test_a_bot_moves_for_somebody_who_comes_back_elsewhere(nodes: list[Running]) -> None:
    """The owner of a table forgets it while nobody uses it; a move must wake it."""
    with closing(Browser(nodes[0].url)) as browser:
        table = browser.open_table(ME, BOT, first=0, begin=True)["id"]
        with browser.sit(table, 0) as seat:
            play_to(seat, 2, TAKEN_OVER)
        end = time.monotonic() + 120
        while nodes[0].metric("grachten_tables") > 0:
            assert time.monotonic() < end, "it is never forgotten"
            time.sleep(1)
        with closing(same_browser(browser, nodes[1])) as elsewhere:
            play_to(elsewhere.sit(table, 0), 8, TAKEN_OVER)


def test_a_game_on_a_players_own_board_continues_on_another_node(nodes: list[Running]) -> None:
    rng = random.Random(15)
    with ExitStack() as stack:
        here = stack.enter_context(closing(Browser(nodes[0].url)))
        checked = here.http.post("/api/boards", content=FILE.encode(), timeout=PATIENCE)
        board = checked.json()["board"]
        wish = {"seats": [ME, BRAM], "first": 0, "begin": True, "board": board}
        opened = here.http.post("/api/tables", json=wish, timeout=PATIENCE)
        assert opened.status_code == 201, opened.text
        table = opened.json()["id"]
        play_both(here, table, rng, plies=12)
        there = stack.enter_context(closing(same_browser(here, nodes[1])))
        drawn = there.http.get(f"/api/tables/{table}/board", timeout=PATIENCE)
        assert drawn.json() == checked.json()["drawing"]
        watcher = here.sit(table, None)
        play_both(there, table, rng)
        hear_when(watcher, lambda seat: seat.over, TAKEN_OVER)
        answers = [httpx.get(f"{n.url}/api/tables/{table}/record") for n in nodes]
    assert len({answer.content for answer in answers}) == 1
    record = record_from_json(answers[0].content.strip())
    assert json.loads(answers[0].content)["board"] == board
    verdict = verify(record)
    assert verdict.difference is None
    assert verdict.chance_checked


def play_both(browser: Browser, table: str, rng: random.Random, plies: int = 10_000) -> None:
    """Play both seats of a table up to that ply, or to the end."""
    seats = [browser.sit(table, number) for number in range(2)]
    for seat in seats:
        seat.hear_until("position")
    while not seats[0].over and seats[0].position["ply"] < plies:
        for seat in seats:
            if legal := seat.position["legal"]:
                claims = [action for action in legal if action.startswith("claim:")]
                seat.act(rng.choice(claims or legal))
                seat.hear_until("position")
        newest = max(seat.position["ply"] for seat in seats)
        for seat in seats:
            while seat.position["ply"] < newest:
                seat.hear_until("position")
