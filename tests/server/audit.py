"""Witnesses that record what each client of a game receives, and check it (docs/record.md)."""

import contextlib
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from grachten.game import Game
from grachten.game.record import record_from_json
from server.client import Browser, Seat

Json = dict[str, Any]

LONGEST_SECONDS = 180.0
ASKED_ROUTES = 5  # of a board that witnesses ask about
WORD = re.compile("[a-z0-9_]+(?:-[a-z0-9_]+)*")


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, ensure_ascii=False).encode()


# The law, written from the documents alone.


def as_seen(step: Json, seat: int | None) -> Json:
    """Return a step without the secrets of other seats."""
    seen = {**step, "events": [_event(event, seat) for event in step["events"]]}
    if step["action"].startswith("keep:") and step["seat"] != seat:
        seen["action"] = "keep"
    return seen


def _event(event: Json, seat: int | None) -> Json:
    kind = event["type"]
    if event.get("seat") == seat:
        return event
    if kind == "card_dealt" or (kind == "card_drawn" and event["from"] == "deck"):
        return _without(event, "card")
    if kind in ("contract_kept", "contract_returned"):
        return _without(event, "contract")
    if kind == "contracts_offered":
        return {**_without(event, "contracts"), "count": len(event["contracts"])}
    return event


def _without(event: Json, name: str) -> Json:
    return {key: value for key, value in event.items() if key != name}


def offers(record: Json) -> dict[str, set[int]]:
    """Return every contract that was ever offered, and to whom."""
    seen: dict[str, set[int]] = {}
    for step in record["steps"]:
        for event in step["events"]:
            if event["type"] == "contracts_offered":
                for contract in event["contracts"]:
                    seen.setdefault(contract, set()).add(event["seat"])
    return seen


def after_choice(view: Json, action: str) -> Json:
    """The view of a seat that has chosen its first contracts, while others still choose."""
    chosen = action.removeprefix("keep:").split("+")
    kept = [contract for contract in view["offer"] if contract in chosen]
    given_back = [contract for contract in view["offer"] if contract not in chosen]
    seats = [dict(seat) for seat in view["seats"]]
    seats[view["seat"]]["contracts"] = len(kept)
    return {
        **view,
        "contracts": kept,
        "offer": [],
        "returned": view["returned"] + given_back,
        "contracts_left": view["contracts_left"] + len(given_back),
        "seats": seats,
    }


class Truth:
    """A whole game, with what each seat may know and do after every step."""

    def __init__(self, data: bytes) -> None:
        self.record: Json = json.loads(data)
        record = record_from_json(data.strip())
        self.players = len(record.players)
        self.choices = {s.seat: s.action for s in record.steps[1 : self.players + 1]}
        self._views: list[dict[int | None, Any]] = []
        self._legal: list[dict[int | None, list[str]]] = []
        self._fulfilled: list[list[dict[str, int]]] = []
        self._claimants: list[dict[str, list[int]]] = []
        self._claims: list[dict[str, list[list[str]]]] = []
        game = Game.from_header(record)
        for step in record.steps:
            game.follow(step)
            viewers = (None, *range(self.players))
            self._views.append({seat: game.view(seat) for seat in viewers})
            self._fulfilled.append([game.fulfilled_at(seat) for seat in range(self.players)])
            routes = [route.name for route in game.board.routes[:ASKED_ROUTES]]
            self._claimants.append({name: list(game.claimants(name)) for name in routes})
            self._claims.append(
                {name: [list(game.claims(name, i)) for i in range(self.players)] for name in routes}
            )
            self._legal.append(
                {seat: [str(a) for a in game.legal_for(seat)] for seat in range(self.players)}
            )

    def check_position(self, message: Json, seat: int | None, after: int) -> int:
        """Check a position sent to a seat that had seen the steps up to `after`; return its ply."""
        view, ply = message["view"], message["ply"]
        setting_up = view["phase"] == "setup"
        assert ply == (0 if setting_up else view["ply"])
        self.check_view(view, seat)
        self.check_legal(message, seat)
        assert message["fulfilled"] == ({} if seat is None else self._fulfilled[view["ply"]][seat])
        over = view["phase"] == "over"
        steps = self.record["steps"][after + 1 : ply + 1]
        expected = [step if over else as_seen(step, seat) for step in steps]
        assert canonical(message["steps"]) == canonical(expected)
        return int(ply)

    def check_view(self, view: Json, seat: int | None) -> None:
        expected = json.loads(self._views[view["ply"]][seat].to_json())
        waits = view["phase"] == "setup" and seat is not None and not view["offer"]
        if waits and expected["offer"]:
            expected = after_choice(expected, self.choices[seat])
        assert canonical(view) == canonical(expected)

    def check_legal(self, message: Json, seat: int | None) -> None:
        view, legal = message["view"], message["legal"]
        waits = seat is None or (view["phase"] == "setup" and not view["offer"])
        assert legal == ([] if waits else self._legal[view["ply"]][seat])

    def check_route(self, message: Json, seat: int | None) -> None:
        """Check the answer to a question about a route."""
        ply, name, refusal = message["ply"], message["route"], message["refusal"]
        assert message["claimants"] == self._claimants[ply][name]
        assert message["payments"] == ([] if seat is None else self._claims[ply][name][seat])
        if seat is None:
            assert refusal is None
        elif ply == 0:
            assert refusal["code"] in ("keep_first_contracts", "already_chosen")
            assert set(refusal["facts"]) <= {"rule", "seat"}
        elif refusal is None:
            assert set(message["payments"]) <= set(self._legal[ply][seat])

    def check_record(self, data: bytes, seat: int | None) -> None:
        """Check a record that this seat was given during the game."""
        found = json.loads(data)
        steps = found.pop("steps")
        header = {k: v for k, v in self.record.items() if k not in ("steps", "seed", "result")}
        assert canonical(found) == canonical(header)
        expected = [as_seen(step, seat) for step in self.record["steps"][: len(steps)]]
        assert canonical(steps) == canonical(expected)
        assert (
            len(steps) == 1 or len(steps) > self.players
        )  # no choice is shown before all have chosen


class Witness:
    """A seat or a spectator that records every byte received before the game is over."""

    def __init__(self, browser: Browser, table: str, seat: int | None) -> None:
        self.browser = browser
        self.seat = seat
        self.table = table
        self.bytes: list[str] = []
        self.sessions: list[tuple[int, Seat]] = []
        self.records: list[tuple[int | None, bytes]] = []
        self._answered: Json = {}
        self.open(-1)

    @property
    def now(self) -> Seat:
        return self.sessions[-1][1]

    def open(self, after: int) -> None:
        """Connect, or connect again with the steps up to there."""
        if self.sessions:
            self.now.close()
        self.sessions.append((after, self.browser.sit(self.table, self.seat, after)))
        self.now.hear_until("position")

    def catch_up(self) -> bool:
        """Take everything that has arrived; return whether there was anything."""
        before = len(self.now.heard)
        with contextlib.suppress(TimeoutError):
            while not self.now.over:
                self.now.hear(0)
        return len(self.now.heard) > before

    def poll(self, seats: int) -> None:
        """Read everything that HTTP offers."""
        table = f"/api/tables/{self.table}"
        for path in (table, "/api/mine", "/api/tables", "/metrics", "/api/openapi.json"):
            answer = self.browser.http.get(path)
            assert answer.status_code == 200, answer.text
            self.bytes.append(answer.text)
        for seat in (None, *range(seats)):
            asked = "" if seat is None else f"?seat={seat}"
            answer = self.browser.http.get(f"{table}/record{asked}")
            allowed = seat is None or seat == self.seat
            assert (answer.status_code == 200) == allowed, answer.text
            if not allowed:
                assert answer.json()["code"] == "not_yours"
            elif "result" not in answer.json():
                self.records.append((seat, answer.content))

    def ask_route(self, rng: random.Random) -> None:
        """Ask about a route; the answer comes with everything else."""
        board = self.browser.get(f"/api/tables/{self.table}/board")
        route = rng.choice(board["routes"][:ASKED_ROUTES])["name"]
        self.now.send(type="route", ply=self.now.position["ply"], route=route)

    def act(self, rng: random.Random) -> bool:
        """Act if it is this seat's turn and it has not acted yet."""
        position = self.now.position
        if position is self._answered or not position["legal"]:
            return False
        self._answered = position
        claims = [action for action in position["legal"] if action.startswith("claim:")]
        self.now.act(rng.choice(claims or position["legal"]))
        return True

    def everything(self) -> str:
        """Return everything that it received before the end, as one text."""
        heard = [text for _, session in self.sessions for text in session.heard]
        before = [text for text in heard if not _tells_the_end(text)]
        return "\n".join([*before, *self.bytes, *(r.decode() for _, r in self.records)])

    def check(self, truth: Truth) -> int:
        """Compare everything received with the truth; return the number of positions."""
        positions = 0
        for after, session in self.sessions:
            seen = after
            for text in session.heard:
                message = json.loads(text)
                if message["type"] == "position":
                    if seen > message["ply"]:  # it claimed to have seen more than there was
                        seen = message["ply"] - len(message["steps"])
                    seen = truth.check_position(message, self.seat, seen)
                    positions += 1
                if message["type"] == "route":
                    truth.check_route(message, self.seat)
        for seat, data in self.records:
            truth.check_record(data, seat)
        return positions

    def check_words(self, truth: Truth) -> None:
        """Check that no byte names a contract that only others were offered."""
        known = set(WORD.findall(self.everything()))
        for contract, seats in offers(truth.record).items():
            if self.seat not in seats:
                assert contract not in known, contract


def play_out(
    witnesses: Sequence[Witness], rng: random.Random, now_and_then: Callable[[Witness], None]
) -> None:
    """Let the witnesses that have a seat play to the end, step by step."""
    until = time.monotonic() + LONGEST_SECONDS
    while not all(witness.now.over for witness in witnesses):
        assert time.monotonic() < until
        heard = [witness.catch_up() for witness in witnesses]
        acted = [witness.act(rng) for witness in witnesses if witness.seat is not None]
        if rng.random() < 0.2:
            now_and_then(rng.choice(witnesses))
        elif not any(heard) and not any(acted):
            with contextlib.suppress(TimeoutError):
                waiting = [witness.now for witness in witnesses if not witness.now.over]
                for seat in waiting[:1]:
                    seat.hear(0.01)


def _tells_the_end(text: str) -> bool:
    message: Json = json.loads(text)
    return bool(message["type"] == "position" and message["view"]["phase"] == "over")
