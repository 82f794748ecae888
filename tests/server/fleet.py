"""A fleet of clients that play while servers die, and remember everything they were shown.

Each client comes back when its connection ends, names the last step that it has seen, and goes on.
What must not be is noted in `faults`; at the end all that was shown is compared with the records.
"""

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from grachten.game import Record
from grachten.game.record import record_from_json
from grachten.game.secrecy import step_as_seen
from grachten.game.verify import verify
from server.client import hash_of

AGAIN_SECONDS = 0.1
FINISH_SECONDS = 120.0  # for all games to end once the trouble is over
NAMES = ("Anna", "Bram", "Cato", "Dirk")

# Settings of a server for a fleet, all of which comes from one address.
NO_LIMITS = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "tables_per_address": 100_000,
    "sockets_per_address": 10_000,
    "connections_per_address": 10_000,
}

Seats = tuple[str, ...]

# Who sits at a table: a person with their own browser, one who shares the browser of the person
# before, a bot, or somebody who never answers.
PLANS: Sequence[Seats] = (
    ("own", "own"),
    ("own", "shares"),
    ("own", "bot"),
    ("own", "own", "bot"),
    ("own", "shares", "own"),
    ("own", "bot", "own", "shares"),
    ("own", "own", "bot", "bot"),
)
ANSWER_SECONDS = 15.0  # for a living server to answer, or to show a step that it has mentioned
THINKING_SECONDS = 0.03
EXPECTED = {"stale", "already_chosen", "not_saved", "no_database", "busy", "not_playing"}
PASSING = {"not_saved", "no_database", "busy"}  # try again in a moment


class Fleet:
    """Plays at tables of those servers that answer."""

    def __init__(self, urls: Sequence[str], seed: int) -> None:
        self.urls = list(urls)
        self.rng = random.Random(seed)
        self.faults: list[str] = []
        self.refusals: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.players: dict[str, list[Player]] = {}  # by table
        self.going_on = True
        self.steps = 0  # of games that have been checked
        self.games = 0
        self.shown = 0  # how often a step was shown to a client

    def url(self) -> str:
        return self.rng.choice(self.urls)

    async def play(self, plans: Sequence[Seats], seconds: float = 5) -> None:
        """Play tables with these plans, again and again, until `going_on` is False."""
        async with httpx.AsyncClient(timeout=20) as http, asyncio.TaskGroup() as group:
            for plan in plans:
                group.create_task(self._play_tables(http, plan, seconds))

    async def _play_tables(self, http: httpx.AsyncClient, plan: Seats, seconds: float) -> None:
        while self.going_on:
            table = await self._gather(http, plan, seconds)
            players = self.players[table]
            await asyncio.gather(*(player.play() for player in players))
            record = await self._record(http, table)
            self._check(table, record)

    # Before the game.

    async def _gather(self, http: httpx.AsyncClient, plan: Seats, seconds: float) -> str:
        """Open a table, seat everybody, and begin; return the table."""
        keys = [secrets.token_hex(16)]
        for kind in plan[1:]:
            keys.append(keys[-1] if kind == "shares" else secrets.token_hex(16))
        silent = "silent" in plan
        wishes = {
            "seats": [_wish(i, kind, keys[i] == keys[0]) for i, kind in enumerate(plan)],
            "clock": {"kind": "move", "seconds": seconds} if silent else {"kind": "none"},
        }
        answer = await self._ask(http, "POST", "/api/tables", keys[0], wishes, lambda _: False)
        table: str = answer["id"]
        for seat, kind in enumerate(plan):
            if keys[seat] != keys[0] and kind != "bot":
                path, body = f"/api/tables/{table}/seats/{seat}", {"name": NAMES[seat]}
                await self._ask(http, "POST", path, keys[seat], body, _is_mine(seat))
        await self._deal(http, table, keys[0])
        people = [seat for seat, kind in enumerate(plan) if kind != "bot"]
        self.players[table] = [
            Player(self, table, seat, keys[seat], plan[seat] == "silent") for seat in people
        ]
        self.players[table].append(Player(self, table, None, None, False))
        return table

    async def _deal(self, http: httpx.AsyncClient, table: str, key: str) -> None:
        """Let seat 0 commit to a seed, begin the game, and reveal the seed."""
        seed, path = secrets.token_hex(32), f"/api/tables/{table}"
        asked: Sequence[tuple[str, str, Any, Callable[[dict[str, Any]], bool]]] = (
            (
                "PUT",
                "/seats/0/commitment",
                {"commitment": hash_of(seed)},
                lambda t: bool(t["seats"][0]["commitment"]),
            ),
            ("POST", "/start", None, lambda t: t["state"] != "waiting"),
            ("PUT", "/seats/0/seed", {"seed": seed}, lambda t: t["state"] == "playing"),
        )
        for method, where, body, is_done in asked:
            await self._ask(http, method, path + where, key, body, is_done)

    async def _ask(
        self,
        http: httpx.AsyncClient,
        method: str,
        path: str,
        key: str,
        body: Any,
        is_done: Callable[[dict[str, Any]], bool],
    ) -> dict[str, Any]:
        """Repeat a request until it succeeds; after a lost response, check first whether it did."""
        table_path = "/".join(path.split("/")[:4])
        cookie = {"Cookie": f"grachten={key}"}
        while True:
            try:
                answer = await http.request(method, self.url() + path, json=body, headers=cookie)
                if answer.is_success:
                    found: dict[str, Any] = answer.json()
                    return found
                self._judge(answer)
                if path != table_path:
                    look = await http.get(self.url() + table_path, headers=cookie)
                    if look.is_success and is_done(look.json()):
                        return dict(look.json())
                    if look.status_code == 404:
                        self.faults.append(f"{table_path}: an open table is gone")
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN_SECONDS)

    def _judge(self, answer: httpx.Response) -> None:
        code = answer.json()["code"]
        self.refusals[code] += 1
        # All were seated, and knew it, before anybody asked to begin.
        if answer.status_code not in (409, 503) or code == "open_seats":
            self.faults.append(f"{answer.request.url}: {answer.text}")

    # After the game.

    async def _record(self, http: httpx.AsyncClient, table: str) -> Record:
        found = {}
        while "seed" not in found:  # a node that is behind does not know the end yet
            found = await self._ask(
                http, "GET", f"/api/tables/{table}/record", "", None, lambda _: False
            )
        return record_from_json(json.dumps(found))

    def _check(self, table: str, record: Record) -> None:
        verdict = verify(record)
        if verdict.difference or not verdict.over:
            self.faults.append(f"{table}: {verdict}")
        if [step.ply for step in record.steps] != list(range(len(record.steps))):
            self.faults.append(f"{table}: plies are missing, or there twice")
        for player in self.players[table]:
            self.faults += check_witness(player, record)
            self.shown += len(player.shown)
        self.games += 1
        self.steps += len(record.steps)

    # The state of the games.

    def standing(self) -> str:
        """Describe the games that are not over, to find out what blocks them."""
        lines = [
            f"{table}: {player}"
            for table, players in self.players.items()
            for player in players
            if not player.over
        ]
        return "\n".join(lines)

    def figures(self) -> str:
        return (
            f"{self.games} games, {self.steps} steps shown {self.shown} times, "
            f"{len(self.faults)} faults, refused {dict(self.refusals)}, byes {dict(self.byes)}"
        )


def _wish(seat: int, kind: str, mine: bool) -> dict[str, str]:
    if kind == "bot":
        return {"kind": "bot", "bot": "apprentice"}
    return {"kind": "me", "name": NAMES[seat]} if mine else {"kind": "open"}


def _is_mine(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda table: bool(table["seats"][seat]["mine"])


Trouble = Callable[[Fleet], Coroutine[Any, Any, None]]


def play_through(urls: Sequence[str], plans: Sequence[Seats], trouble: Trouble) -> Fleet:
    """Let a fleet play during trouble; every game must end afterwards."""
    seed = random.randrange(1_000_000)
    fleet = Fleet(urls, seed)

    async def run() -> None:
        playing = asyncio.create_task(fleet.play(plans))
        troubling = asyncio.create_task(trouble(fleet))
        await asyncio.wait((playing, troubling), return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()  # raises errors of the fleet itself
        await troubling
        fleet.going_on = False
        await asyncio.wait((playing,), timeout=FINISH_SECONDS)
        if not playing.done():
            playing.cancel()
            raise AssertionError(f"stuck (seed {seed}):\n{fleet.standing()}\n{fleet.figures()}")
        playing.result()

    asyncio.run(run())
    print(f"seed {seed}: {fleet.figures()}")
    assert not fleet.faults, "\n".join(fleet.faults[:20])
    return fleet


class Player:
    """A seat that plays at random, or a spectator (None); `silent`: it never answers."""

    def __init__(
        self, fleet: Fleet, table: str, seat: int | None, key: str | None, silent: bool
    ) -> None:
        self.table, self.seat = table, seat
        self.shown: list[
            tuple[dict[str, Any], bool]
        ] = []  # steps, and whether the game was over then
        self.sent: dict[int, set[str]] = {}  # by ply, what was sent there
        self.chosen: list[str] | None = None  # first contracts, once the server has said so
        self.last = -1
        self.over = False
        self.here: set[int] = set()  # seats that are connected
        self.said: list[str] = []
        self.connections = 0
        self._fleet = fleet
        self._key = key
        self._silent = silent
        self._rng = random.Random(fleet.rng.random())
        self._standing = "has seen nothing"

    def __str__(self) -> str:
        return f"seat {self.seat} {self._standing}"

    def _fault(self, text: str) -> None:
        self._fleet.faults.append(f"{self.table}: seat {self.seat}, ply {self.last}: {text}")

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        while not self.over:
            # Errors that are not caught here are bugs of the client: the test fails.
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connect()
            if not self.over:
                await asyncio.sleep(self._rng.uniform(0.02, 0.2))

    async def _connect(self) -> None:
        where = f"/api/tables/{self.table}/socket?after={self.last}"
        where += "" if self.seat is None else f"&seat={self.seat}"
        headers = {"Cookie": f"grachten={self._key}"} if self._key else None
        url = self._fleet.url().replace("http", "ws", 1) + where
        async with connect(
            url, additional_headers=headers, compression=None, proxy=None, ping_interval=None
        ) as socket:
            self.connections += 1
            await self._converse(socket)

    async def _converse(self, socket: ClientConnection) -> None:
        expects: str | None = "a position"  # what must arrive soon, as long as the server is alive
        since = time.monotonic()
        while not self.over:
            limit = None if expects is None else since + ANSWER_SECONDS - time.monotonic()
            try:
                text = await asyncio.wait_for(socket.recv(), limit)
            except TimeoutError:
                self._fault(f"waited in vain for {expects}; {self._standing}")
                return
            message = json.loads(text)
            kind = message["type"]
            if kind == "position":
                since = time.monotonic()
                expects = await self._look(socket, message)
            elif kind == "refused":
                expects = await self._refused(message)
                since = time.monotonic()
                if message["code"] in PASSING:
                    return
            elif kind == "bye":
                self._bye(message)
                return
            elif kind == "table":
                await self._look_around(socket, message)
            elif kind == "said":
                self.said.append(message["phrase"])

    async def _look(self, socket: ClientConnection, position: dict[str, Any]) -> str | None:
        """Record a position, and act if it is our turn; return what must come next."""
        self._note(position)
        if not position["legal"] or self._silent:
            return None
        await asyncio.sleep(self._rng.expovariate(1 / THINKING_SECONDS))
        ply, action = position["ply"], self._rng.choice(position["legal"])
        self.sent.setdefault(ply, set()).add(action)
        self._standing = f"has sent {action} at ply {ply}"
        await socket.send(json.dumps({"type": "act", "ply": ply, "action": action}))
        return f"an answer to {action} at ply {ply}"

    async def _look_around(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        """Record who is connected; if a bot has taken over, return."""
        self.here = {i for i, seat in enumerate(table["seats"]) if seat["here"]}
        if self.seat is not None and table["seats"][self.seat]["away"] and not self._silent:
            await socket.send(json.dumps({"type": "back"}))

    def _note(self, position: dict[str, Any]) -> None:
        ply, view = position["ply"], position["view"]
        self._standing = f"stands at ply {ply}, may do {position['legal'][:3]}"
        if ply < self.last:
            self._fault(f"the game has gone back to ply {ply}")
        over = view["phase"] == "over"
        for step in position["steps"]:
            self.shown.append((step, over))
            if step["ply"] > self.last + 1:
                self._fault(f"ply {step['ply']} was shown next")
            self.last = max(self.last, step["ply"])
        if ply > self.last:
            self._fault(f"ply {ply} came without its steps")
        if view["phase"] == "setup" and self.seat is not None:
            self._note_first_contracts(view)
        self.over = over

    def _note_first_contracts(self, view: dict[str, Any]) -> None:
        if not view["offer"]:
            kept = sorted(view["contracts"])
            if self.chosen not in (None, kept):
                self._fault(f"chose {self.chosen}, and has {kept}")
            self.chosen = kept
        elif self.chosen is not None:
            self._fault("may choose its first contracts again")

    async def _refused(self, message: dict[str, Any]) -> str | None:
        """Count a refusal; if the game has moved on, that must be shown soon."""
        code = message["code"]
        self._fleet.refusals[code] += 1
        if code not in EXPECTED:
            self._fault(f"refused: {message}; {self._standing}")
        if code in PASSING:
            await asyncio.sleep(0.1)
        behind = message["ply"] is not None and message["ply"] > self.last
        return f"ply {message['ply']}, of which a refusal spoke" if behind else None

    def _bye(self, message: dict[str, Any]) -> None:
        self._fleet.byes[message["code"]] += 1
        if not message["reconnect"]:
            self._fault(f"turned away: {message}")


def check_witness(player: Player, record: Record) -> list[str]:
    """Return where the final record differs from what a client was shown or has done."""
    who = f"{player.table}: seat {player.seat}"
    found = []
    for shown, over in player.shown:
        if shown["ply"] >= len(record.steps):
            found.append(f"{who} was shown ply {shown['ply']}, which is lost: {shown}")
            continue
        step = record.steps[shown["ply"]]
        right = msgspec.to_builtins(step if over else step_as_seen(step, player.seat))
        if shown != json.loads(json.dumps(right)):
            found.append(f"{who} was shown {shown}, and the record has {right}")
    if player.seat is not None:
        found += _check_own_steps(player, record, who)
    return found


def _check_own_steps(player: Player, record: Record, who: str) -> list[str]:
    """Check that every step of a person is one that they sent at that ply, made once."""
    found = []
    for step in record.steps[1:]:
        if step.seat != player.seat or isinstance(step.by, str):
            continue
        in_setup = step.ply <= len(record.players)
        if step.action not in player.sent.get(0 if in_setup else step.ply - 1, set()):
            found.append(f"{who} has never sent {step.action} for ply {step.ply}")
        if in_setup and player.chosen is not None:
            kept = sorted(step.action.removeprefix("keep:").split("+"))
            if kept != player.chosen:
                found.append(f"{who} was told that it keeps {player.chosen}, not {kept}")
    return found
